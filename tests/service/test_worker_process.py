"""Processes that work for the bot: a patient one lets others go first."""

import os

import pytest

from render import Picture, Theme
from service.worker import PATIENCE, framed
from service.worker_process import WorkerProcess
from tests.render.hedgehogs.positions import after

VIEW, EVENTS = after(2, 1, 12)


@pytest.mark.parametrize(("patient", "behind"), [(False, 0), (True, PATIENCE)])
async def test_only_a_patient_process_stands_back(patient: bool, behind: int):
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    process = await WorkerProcess[Picture].open("render.worker", patient=patient)
    try:
        await process.send(framed((VIEW, Theme(), (), EVENTS, {})))
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(ours + behind, 19)
    finally:
        await process.close()
