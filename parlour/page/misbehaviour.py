"""The page's panel of faults: Discord misbehaving at the press of a button."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from parlour.faults import EventFault, Faults, RestFault
from parlour.page.desk import Desk
from parlour.page.requests import BadRequest, Fields, answering
from parlour.world.events import Event

_EVERYWHERE = "* *"


class Misbehaviour:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._faults.happened = self._tell

    @property
    def _faults(self) -> Faults:
        return self._desk.parlour.faults

    async def show(self, _: web.Request) -> dict[str, Any]:
        return self._shown()

    async def cause(self, request: web.Request) -> dict[str, Any]:
        fields = await Fields.of(request)
        what = fields.text("what")
        if not await self._upset_gateway(what, fields) and not self._await_fault(what, fields):
            raise BadRequest(f"there is no fault {what[:40]!r}")
        self._tell()
        return self._shown()

    async def _upset_gateway(self, what: str, fields: Fields) -> bool:
        """Let something happen to the gateway at once; gives whether there is such a fault."""
        faults = self._faults
        match what:
            case "drop-gateway":
                await faults.drop_gateway()
            case "ask-reconnect":
                await faults.ask_reconnect()
            case "invalid-session":
                await faults.invalidate_session(resumable=fields.flag("resumable"))
            case "withhold-acks":
                faults.withhold_acks = fields.flag("on", True)
            case "lag":
                faults.gateway_lag = fields.amount("seconds", 1.0, least=0.0, most=600.0)
            case "clear":
                faults.clear()
            case _:
                return False
        return True

    def _await_fault(self, what: str, fields: Fields) -> bool:
        """Let what comes next go wrong; gives whether there is such a fault."""
        faults = self._faults
        times = int(fields.amount("times", 1, least=1, most=1000))
        seconds = fields.amount("seconds", 1.0, least=0.0, most=600.0)
        where = fields.text("where", _EVERYWHERE, most=200) or _EVERYWHERE
        match what:
            case "fail":
                status = int(fields.amount("status", 500, least=500, most=599))
                faults.fail(where, status, times=times, done=fields.flag("done"))
            case "limit":
                via = fields.flag("via", True)
                everywhere = fields.flag("everywhere")
                faults.limit(where, seconds, times=times, via=via, everywhere=everywhere)
            case "slow":
                faults.slow(where, seconds, times=times, done=fields.flag("done"))
            case "hang-up":
                faults.hang_up(where, times=times, done=fields.flag("done"))
            case "never-answer":
                faults.never_answer(where, times=times, done=fields.flag("done"))
            case "duplicate":
                faults.duplicate(fields.text("event", "INTERACTION_CREATE"), times=times)
            case "late":
                faults.late(fields.text("event", "INTERACTION_CREATE"), seconds, times=times)
            case _:
                return False
        return True

    def _tell(self) -> None:
        """Panels that are open show what is still to come."""
        self._desk.world.events.tell(Event("faults", self._shown()))

    def _shown(self) -> dict[str, Any]:
        faults = self._faults
        waiting = [_rest(one) for one in faults.rest] + [_event(one) for one in faults.dispatches]
        return {
            "withhold_acks": faults.withhold_acks,
            "lag": faults.gateway_lag,
            "waiting": waiting,
        }


def _rest(fault: RestFault) -> dict[str, Any]:
    kind = str(fault.status or "slow")
    if fault.hang_up or fault.silent:
        kind = "hang up" if fault.hang_up else "no answer"
    if fault.status == 429 and not fault.via:
        kind += " without Via"
    return {
        "what": kind,
        "where": "" if fault.where == _EVERYWHERE else fault.where,
        "times": fault.times,
        "seconds": fault.delay or fault.retry_after,
        "done": fault.done,
    }


def _event(fault: EventFault) -> dict[str, Any]:
    kind = "late" if fault.delay else f"{fault.copies} copies"
    where = {"where": fault.name, "times": fault.times}
    return {"what": kind, "seconds": fault.delay, "done": False} | where


def add_routes(app: web.Application, desk: Desk) -> None:
    misbehaviour = Misbehaviour(desk)
    app.router.add_get("/parlour/faults", answering(misbehaviour.show))
    app.router.add_post("/parlour/faults", answering(misbehaviour.cause))
