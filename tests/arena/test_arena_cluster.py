"""Games on a Ray cluster of two machines, one of which is lost. Ray weighs 240 MB, so `./check` does not install it."""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from some_bots import write_bots

from rotonde.arena.plan import MalformedArena, make_plan
from rotonde.arena.running import here, hold

try:
    import ray
except ImportError:
    ray = None

needs_ray = pytest.mark.skipif(ray is None, reason="Ray is not installed (pip install 'rotonde[ray]')")


@pytest.mark.skipif(ray is not None, reason="Ray is installed")
def test_without_ray_it_says_so() -> None:
    from rotonde.arena.cluster import on_cluster

    with pytest.raises(MalformedArena, match="no_ray"):
        on_cluster("auto")


@needs_ray
@pytest.mark.filterwarnings("ignore")  # of Ray's own making
def test_a_machine_that_is_lost_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ray.cluster_utils import Cluster

    from rotonde.arena.cluster import on_cluster

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # Ray's processes look for Rotonde there
    write_bots(tmp_path)
    plan = make_plan("rocket", ["mine.py:Slow", "random"], games=60, seed="lost")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        other = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        workers, room = on_cluster(cluster.address)
        assert room == 2
        played: Counter[object] = Counter()
        found = {}
        lost = False
        for piece in hold(plan, workers, room, tmp_path / "out"):
            played.update(outcome.task for outcome in piece)
            found |= {outcome.task: (outcome.scores, outcome.winners) for outcome in piece}
            if len(found) >= 10 and not lost:
                cluster.remove_node(other, allow_graceful=False)
                lost = True
        assert lost
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert set(played) == set(plan.tasks())
    assert set(played.values()) == {1}
    assert len((tmp_path / "out" / "games.jsonl").read_text().splitlines()) == 60
    assert found == {o.task: (o.scores, o.winners) for piece in hold(plan, here, 1) for o in piece}


@needs_ray
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_no_cluster_there(address: str) -> None:
    from rotonde.arena.cluster import on_cluster

    with pytest.raises(MalformedArena, match="no_cluster"):
        on_cluster(address)
