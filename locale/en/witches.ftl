## The track of witches

witches-start = START
witches-finish = FINISH

witches-to-move = { $name } to move
witches-to-answer = { $name } to answer
witches-to-lay = Secret choice of tiles
witches-neutral = neutral ({ $colour })

witches-step-lay =
    { $count ->
        [one] One player still chooses
       *[other] { $count } players still choose
    }
witches-step-deal = The tiles are about to be shuffled
witches-step-roll = The die is about to be thrown
witches-step-witch = Which witch flies?
witches-step-card-own = A card to fly on, or stop on tile { $at }
witches-step-card-back = A card to send her back from tile { $at }, or leave her
witches-step-card-must = A card must be played for the witch on tile { $at }

witches-end-home = A third witch has reached the finish
witches-end-alone = Everybody else has resigned

witches-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
witches-pile =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
witches-laid = has chosen
witches-choosing = is choosing
witches-resigned = resigned
witches-aside-leave = Leave her
witches-aside-stop = Stop

## The track of witches in words

witches-alt-setup = Witches' race, being set up: everybody chooses tiles in secret.
witches-alt-turn = Witches' race, turn { $turn }.
witches-alt-over = Witches' race, over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
witches-alt-chosen = Have chosen: { $names }.
witches-alt-waiting = Still choosing: { $names }.
witches-alt-to-move = { $name } to move.
witches-alt-to-answer = { $name } to answer for the witch on tile { $at }.
witches-alt-own-card = { $name } to decide on a card for the witch on tile { $at }.
witches-alt-die = Die { $die }.
witches-alt-clan = { $name } ({ $colour }, { $letter })
witches-alt-bare-clan = { $colour } ({ $letter })
witches-alt-points = { $clan } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
witches-alt-rank = { $clan }, rank { $rank }
witches-alt-gone = { $clan }, resigned
witches-alt-places = { $clan }, witches { $places }
witches-alt-cards = { $clan }, cards { $cards }
witches-alt-no-cards = { $clan }, no cards
witches-alt-at-start = start
witches-alt-at-finish = finish { $worth }
witches-alt-clans = { $clans }.
witches-alt-up = Face-up tiles: { $tiles }; all others face down.
witches-alt-all-down = All 48 tiles lie face down.
witches-alt-all-up = Tiles, all face up: { $tiles }.
witches-alt-down = Face down: { $tiles }.
witches-alt-magic = M is magic.

## The race, told

witches-title = Hexen Rennen
witches-pitch = Fly your three witches over tiles nobody knows, and use your magic on everybody else. 2–4 players.

witches-clan = the { $colour } clan
witches-tile = { $number } ({ $owner })
witches-tile-magic = magic ({ $owner })

witches-tell-laid = { $name } has chosen.
witches-tell-deal = The tiles are shuffled and lie face down.
witches-tell-first = { $name } begins.
witches-tell-resign = { $name } has resigned.
witches-tell-turn = { $name } { $clauses }.
witches-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
witches-tell-lost = cannot move any witch
witches-tell-witch = flew { $start }→{ $end }
witches-tell-up = turned up { $tile }
witches-tell-hop = on { $start }→{ $end }
witches-tell-held = whose { $by } leads nowhere now
witches-tell-card-on = played { $card } to fly on, { $start }→{ $end }
witches-tell-card-back = sent the witch of { $owner } back with { $card }, { $start }→{ $end }
witches-tell-stop = stopped there
witches-tell-leave = left the witch of { $owner } there
witches-tell-cannot = had no card that fits
witches-tell-turned = { $clan } turned { $card } and sent her back, { $start }→{ $end }
witches-tell-vain = { $clan } turned { $card }, in vain
witches-tell-empty = { $clan } has no cards
witches-tell-home = home for { $points }
witches-place-start = start
witches-place-finish = finish
witches-card-number = a { $number }
witches-card-magic = magic

witches-ask-lay = Choose your tiles in secret: three numbers for each of the three stages; a magic tile goes with each by itself. Your own numbers carry your witches on, so think of where you want to be quick. Take a proposal or fill in your own. What you choose stands.
witches-ask-deal = You have chosen. The tiles are about to be shuffled.
witches-ask-witch = 🎲 **{ $die }**. Which of your witches flies?
witches-ask-card-own = Your witch stands on your own magic, tile { $at }. A card takes her on; or stop here.
witches-ask-card-back = A witch of the { $colour } clan stands on your magic, tile { $at }. Send her back with a card, or leave her.
witches-ask-must-own = Your witch was sent back onto your own magic, tile { $at }: you must play a card, and it takes her on.
witches-ask-must-back = A witch of the { $colour } clan was sent back onto your magic, tile { $at }: you must play a card.
witches-ask-roll = The turn is over.
witches-ask-over = The race is over.
witches-reveals = turns up a tile
witches-label-start = start→{ $end }
witches-label-leave = Leave her
witches-label-stop = Stop
witches-label-card = { $card }: →{ $end }
witches-label-magic = Magic: →{ $end }
witches-label-lay-even = Even: { $tiles }
witches-label-lay-quick = Quick start: { $tiles }
witches-label-lay-mixed = Mixed: { $tiles }
witches-label-lay = { $tiles }
witches-field-first = Stage 1 (tiles 1–16)
witches-field-second = Stage 2 (tiles 17–32)
witches-field-third = Stage 3 (tiles 33–48)
witches-standing =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
witches-secrets-none = You have not chosen your tiles yet.
witches-secrets = Your tiles, by stage: **{ $first }** · **{ $second }** · **{ $third }**, each with one magic. Nobody, you included, knows the order they lie in.
witches-secrets-hidden = Still face down: stage 1 { $first } · stage 2 { $second } · stage 3 { $third }.
witches-secrets-all-up = none

## Deciding beforehand

witches-answer-ask = Ask me
witches-answer-leave = Leave everyone on my magic
witches-answer-back =
    Send back { $who ->
        [leader] whoever leads
       *[anyone] anyone
    }{ $lowest ->
        [2] { "" }
       *[other] , with a card of { $lowest } or more
    }{ $holding ->
        [1] { "" }
       *[other] , while I hold { $holding } cards or more
    }{ $otherwise ->
        [leave] ; leave the others
       *[ask] ; else ask me
    }
witches-standing-about = It is carried out at once whenever another player's witch lands on your magic, always with the highest number that fits, and nobody else is told. Where you must play a card and it names none, you are asked. Your own terms: `/standing answer: back leader with 8 holding 5 else leave`.

## Decide beforehand: the words one types, other spellings behind the first

witches-word-ask = ask
witches-word-leave = leave
witches-word-back = back
witches-word-leader = leader
witches-word-anyone = anyone, anybody, everyone, everybody
witches-word-with = with
witches-word-holding = holding
witches-word-else = else, otherwise

refused-bad-lay = Lay all nine numbers from 2 to 10, three for each stage, like `lay 2 5 9 / 3 4 10 / 6 7 8`. Proposals: { $choices }
refused-lay-first = First everybody chooses tiles, like `lay 2 5 9 / 3 4 10 / 6 7 8`. Proposals: { $choices }
refused-already-laid = You have chosen your tiles, and a choice once made stands. The others are still choosing.
refused-witch-first = Now one of your witches flies. You can play: { $choices }
refused-no-witch = No witch of yours stands there (`{ $move }`). You can play: { $choices }
refused-witch-too-far = { $die } takes the witch on tile { $place } past the finish. You can play: { $choices }
refused-witch-taken = The tile { $die } ahead of tile { $place } is taken. You can play: { $choices }
refused-magic-forced = She was sent back onto your magic, so a card must be played. You can play: { $choices }
refused-magic-now = Now a card is to be played, or none. You can play: { $choices }
refused-magic-spent = You no longer hold that card. You can play: { $choices }
refused-magic-no-twin = No free tile with your symbol lies face up that way. You can play: { $choices }
refused-magic-blocked = That card would take her to a tile that is taken, or off the track. You can play: { $choices }
refused-bad-standing = `{ $move }` is no standing answer. There are: { $choices }

## Matches

witches-match = Match
witches-match-about = Several rounds; their points are added up.
witches-rounds = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }

## The result

witches-feat = Longest chain: { $name }, { $count } hops in a turn.
