"""What a bot measures of itself, as Prometheus would read it."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from data.store import SqlStore
from service.health import Vitals, health_endpoint
from service.metrics import Metrics
from tests.service.test_health import answers, free_port

DOCS = Path(__file__).resolve().parents[2] / "docs"
Figures = dict[tuple[str, str], float]


def figures(metrics: Metrics) -> Figures:
    """Every figure, by its name and the values of its labels."""
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


async def test_the_database_is_measured(tmp_path: Path):
    metrics = Metrics()
    async with SqlStore.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        store.database.listeners.append(metrics.transacted)
        await store.tables.all_ids()
        await store.servers.alter(1, lambda settings: settings)
    told = figures(metrics)
    assert told["hedgepost_database_seconds_count", "read"] == 1
    assert told["hedgepost_database_seconds_count", "write"] == 1


async def test_a_timer_that_is_late_says_how_much():
    metrics = Metrics()
    metrics.acted("out", 90)
    metrics.acted("out", -1)
    told = figures(metrics)
    assert told["hedgepost_timer_late_seconds_sum", "out"] == 90
    assert told["hedgepost_timer_late_seconds_count", "out"] == 2


async def test_how_late_the_loop_is_is_noted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("service.metrics.LAG_SECONDS", 0.0)
    metrics = Metrics()
    async with metrics.measuring_lag():
        while not figures(metrics)["hedgepost_loop_lag_seconds_count", ""]:
            await asyncio.sleep(0)


async def test_they_are_read_from_the_health_port():
    metrics, port = Metrics(), free_port()
    metrics.stepped("witches", 3)
    async with (
        health_endpoint("127.0.0.1", port, Vitals(lambda: True, answers, metrics.text)),
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        assert answer.content_type == "text/plain"
        assert 'hedgepost_steps_total{game="witches"} 3.0' in await answer.text()


def test_the_dashboard_and_the_page_know_every_figure_by_its_name():
    metrics = Metrics()
    metrics.watch({"boards": lambda: 0})
    names = {family.name for family in metrics.registry.collect()}
    for document in ("operating.md", "grafana.json"):
        text = (DOCS / document).read_text(encoding="utf-8")
        named = set(re.findall(r"hedgepost_[a-z_]+", text))
        assert {
            one.removesuffix("_total").removesuffix("_bucket").removesuffix("_count")
            for one in named
        } == names
