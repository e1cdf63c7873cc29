"""`python -m engine`: the games, computers' matches and leagues, without Discord."""

import argparse
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from tqdm import tqdm

from engine.core import UMPIRE, AnyGame
from engine.games import GAMES, UnknownGame, game_named
from engine.option_words import BadOptions, spelled
from engine.record import BadRecord, Moment, Record, out_of_reach, replay
from engine.record_reading import parse, verify
from engine.tools.arguments import add_game_arguments, chosen_game
from engine.tools.commandline import BadArgument, OneLineParser, read_text, run, write_bytes
from engine.tools.contests import add_commands
from engine.tools.drive import Drive
from engine.tools.handovers import add_command as add_handovers
from engine.tools.leagues import add_commands as add_leagues
from engine.tools.selfplay import (
    BrokenInvariant,
    Tally,
    check_invariants,
    derived_seed,
    play_random_game,
    record_of,
)

BROKEN_RULES = 1
IN_PART = 3
"""A record holds, or is shown, only as far as our rules reach."""


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    program = f"python -m engine {arguments.command}"
    return run(program, lambda: arguments.run(arguments), BadOptions, BadRecord, UnknownGame)


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="python -m engine", description="Hedgepost's games, without Discord."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    listing = commands.add_parser("list", help="games, seat ranges, options")
    listing.add_argument("--json", action="store_true", help="for other programs")
    listing.set_defaults(run=list_games)

    driving = commands.add_parser("drive", help="play by JSON lines")
    add_game_arguments(driving)
    driving.add_argument(
        "--as", dest="viewer", type=int, metavar="SEAT", help="print only what that seat may know"
    )
    driving.set_defaults(run=drive)

    playing = commands.add_parser("selfplay", help="games to the end, at random or by the computer")
    add_game_arguments(playing)
    playing.add_argument(
        "--computer",
        default="",
        metavar="SEATS",
        help="seats that the computer plays, as in 0,2; the others play at random (none)",
    )
    playing.add_argument("--games", type=int, default=100, metavar="K", help="how many (100)")
    playing.add_argument("--records", type=Path, metavar="DIR", help="write a record of each there")
    playing.set_defaults(run=selfplay)

    add_commands(commands, time.process_time)
    add_handovers(commands)
    add_leagues(commands)

    replaying = commands.add_parser(
        "replay", help="show a position of a recorded game; 3 if it is of older rules"
    )
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument(
        "--ply", type=int, metavar="N", help="after that step (default: the last)"
    )
    replaying.set_defaults(run=show_ply)

    verifying = commands.add_parser(
        "verify", help="check a record against its seed; 3 if not all of it can be replayed"
    )
    verifying.add_argument("file", type=Path, metavar="FILE")
    verifying.set_defaults(run=verify_file)
    return parser


def list_games(arguments: argparse.Namespace) -> int:
    if arguments.json:
        _print_json([_description(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        seats = game.options.seats
        print(f"{game.key}: {seats[0]} to {seats[-1]} players")
        for option in game.options.offered:
            print(f"  {option.key:<7} {option.title}")
            for word in option.words:
                print(f"  {'':<7}   {option.key} {spelled(word)}: {word.title}")
        for preset in game.options.presets:
            print(f"  {preset.key}: {preset.title} ({preset.options or 'no options'})")
    return 0


def _description(game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.key,
        "rules": game.rules_version,
        "seats": list(game.options.seats),
        "options": [
            {
                "key": option.key,
                "title": option.title,
                "group": option.group,
                "words": [spelled(word) for word in option.words],
                "seats": list(option.possible or game.options.seats),
            }
            for option in game.options.offered
        ],
        "presets": [
            {"key": preset.key, "title": preset.title, "options": preset.options}
            for preset in game.options.presets
        ],
    }


def drive(arguments: argparse.Namespace) -> int:
    game, chosen, seed = chosen_game(arguments)
    viewer = UMPIRE if arguments.viewer is None else arguments.viewer
    if arguments.viewer is not None and not 0 <= viewer < arguments.seats:
        raise BadArgument(f"there is no seat {viewer}; seats are 0 to {arguments.seats - 1}")
    lines = () if sys.stdin is None else sys.stdin.buffer  # pyright: ignore[reportUnnecessaryComparison]
    for report in Drive(game, chosen, arguments.seats, seed, viewer).run(lines):
        _print_json(report)
    return 0


def selfplay(arguments: argparse.Namespace) -> int:
    try:
        return _selfplay(arguments)
    except BrokenInvariant as broken:
        print(f"broken invariant: {broken}", file=sys.stderr)
        return BROKEN_RULES


def _selfplay(arguments: argparse.Namespace) -> int:
    game, chosen, seed = chosen_game(arguments)
    if arguments.games < 1:
        raise BadArgument("--games is at least 1")
    computer = _computer_seats(arguments)
    records: Path | None = arguments.records
    if records is not None:
        _make_folder(records)
    date = datetime.now(UTC).date().isoformat()
    tally = Tally()
    seconds = 0.0
    for number in tqdm(range(arguments.games), unit="game", leave=False, disable=None):
        began = time.process_time()
        played = play_random_game(
            game,
            chosen,
            arguments.seats,
            derived_seed(seed, f"game {number}"),
            computer=computer,
        )
        seconds += time.process_time() - began
        check_invariants(game, played)
        tally.add(game, played)
        if records is not None:
            text = record_of(game, chosen, arguments.seats, played, date)
            write_bytes(records / f"{game.key}-{tally.games:04}.hpr", text.encode())
    print(f"{game.key}, {arguments.seats} seats, options {chosen or 'none'}, seed {seed.hex()}")
    print(f"{tally.games} games, {tally.steps} steps, {tally.steps / seconds:,.0f} steps/s")
    mean = tally.steps / tally.games
    print(f"length: mean {mean:.1f} steps, shortest {tally.shortest}, longest {tally.longest}")
    print(f"won by: {_counts(tally.wins)}")
    print(f"ended: {_counts(tally.reasons)}")
    if computer:
        won = sum(tally.shares.get(seat, 0.0) for seat in computer) / tally.games
        fair = len(computer) / arguments.seats
        print(f"computer: {won:.0%} of the games, where chance alone would give {fair:.0%}")
    return 0


def _computer_seats(arguments: argparse.Namespace) -> tuple[int, ...]:
    words = [word for word in arguments.computer.replace(",", " ").split() if word]
    seats = [int(word) for word in words if word.isdecimal() and len(word) < 3]
    if len(seats) < len(words) or not set(seats) <= set(range(arguments.seats)):
        raise BadArgument(f"--computer takes seats, as in 0,1; they are 0 to {arguments.seats - 1}")
    return tuple(sorted(set(seats)))


def _counts(counter: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counter.items()))


def show_ply(arguments: argparse.Namespace) -> int:
    record = parse(read_text(arguments.file))
    last = len(record.plays)
    asked = last if arguments.ply is None else arguments.ply
    if not 0 <= asked <= last:
        raise BadArgument(f"there is no ply {asked}; this game has 0 to {last}")
    _show_head(record, asked)
    first = record.header.first_known
    if first is None or asked < first:
        known = "" if first is None else f"; from step {first} on positions can be told"
        print(record.steps[asked].strip())
        print(f"position: not to be told: {out_of_reach(record.header)}{known}")
        return IN_PART
    for moment in replay(record):
        if moment.ply == asked:
            _show(record, moment)
            break
    return 0


def _show_head(record: Record, ply: int) -> None:
    game = game_named(record.header.game)
    players = ", ".join(
        f"{game.seat_name(seat)} {name}" for seat, name in enumerate(record.header.names)
    )
    print(f"{game.key}, options {record.header.options or 'none'}: {players}")
    print(f"ply {ply} of {len(record.plays)}")


def _show(record: Record, moment: Moment) -> None:
    game = game_named(record.header.game)
    viewer = None if record.seed is None else UMPIRE
    view = game.view(moment.state, viewer)
    for event in moment.events:
        if event.visible_to(viewer):
            who = "" if event.seat is None else f"{game.seat_name(event.seat)} "
            print(f"  {who}{event.text}{' (no choice)' if event.forced else ''}")
    print(f"position: {game.position(view)}")
    for seat in view.waiting_on:
        moves = game.choices(moment.state, seat).moves
        print(f"to decide: {game.seat_name(seat)}: {', '.join(moves)}")
    if view.outcome is not None:
        print(f"ended: {view.outcome.reason}")
        names = record.header.names
        for seat in sorted(range(len(names)), key=lambda seat: view.outcome.ranks[seat]):
            rank, points = view.outcome.ranks[seat], view.outcome.points[seat]
            print(f"rank {rank}: {game.seat_name(seat)} {names[seat]} ({points})")


def verify_file(arguments: argparse.Namespace) -> int:
    record = verify(read_text(arguments.file))
    header, last = record.header, len(record.plays)
    left_out = out_of_reach(header)
    if not left_out:
        print(f"{arguments.file}: holds, {last} steps of {header.game}")
        return 0
    print(f"{arguments.file}: holds as far as it can be checked, {last} steps of {header.game}")
    print("checked: the seal, and the digits of every line")
    if header.first_known is not None and header.first_known < last:
        replayed = f"steps {header.first_known + 1} to {last}"
        print(f"checked: {replayed}, replayed by rules {header.last_rules} from the seed")
    print(f"not replayed: {left_out}")
    return IN_PART


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise BadArgument(f"cannot make the folder {path}: {failed.strerror}") from None


def _print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
