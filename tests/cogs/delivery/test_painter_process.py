"""The process that draws: one for films lets others go first."""

import os

import pytest

from cogs.delivery.painter_process import PainterProcess
from render import Theme
from render.worker import PATIENCE
from tests.render.hedgehogs.positions import after

VIEW, EVENTS = after(2, 1, 12)


@pytest.mark.parametrize(("patient", "behind"), [(False, 0), (True, PATIENCE)])
async def test_only_a_patient_process_stands_back(patient: bool, behind: int):
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    process = await PainterProcess.open(patient=patient)
    try:
        await process.paint((VIEW, Theme(), (), EVENTS, {}))
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(ours + behind, 19)
    finally:
        await process.close()
