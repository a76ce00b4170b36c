"""Deals and data by a real Ray of two processes: the same as on one machine without it.

One test asks for it, since every process that runs one would start a Ray of its own.
"""

import json
import os
import signal
import socket
from functools import partial
from pathlib import Path

import pytest

from rummel.arena import Contest, arena_rules, run
from rummel.errors import RuleError
from rummel.games import find
from rummel.workers import Processes
from rummel.workers import cluster as clusters
from rummel.workers.cluster import Cluster, ClusterError
from tests.cli.kit import rummel, rummel_here

ARENA = ("arena", "karo8", "--bots", "steady,random", "--pairs", "8", "--json")


def contest(*bots: str) -> Contest:
    rules = arena_rules(find("karo8"), {})
    return Contest(game="karo8", rules=rules, bots=bots, seed="cluster")


def the_same_deals_records_and_errors(cluster: Cluster, tmp_path: Path) -> None:
    duel = contest("greedy", "random")
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    local = run(duel, range(1, 9), workers=Processes(1), folder=here)
    order: list[int] = []
    remote = run(
        duel,
        range(1, 9),
        workers=cluster,
        folder=there,
        each=lambda deal: order.append(deal.deal),
    )
    assert remote == local
    assert sorted(order) == list(range(1, 9))
    kept = {path.name: path.read_bytes() for path in here.iterdir()}
    assert len(kept) == 16
    assert {path.name: path.read_bytes() for path in there.iterdir()} == kept
    with pytest.raises(RuleError) as failed:
        run(contest("greedy", "nobody"), [1], workers=cluster)
    assert failed.value.code == "unknown-bot"


def commands_on_the_cluster(tmp_path: Path) -> None:
    """Half is done here and half there, and a process from outside finds it by its address."""
    import ray  # noqa: PLC0415

    whole = rummel_here(*ARENA, "--jobs", "1")
    half = (*ARENA[:5], "4", *ARENA[6:], "--resume", "run")
    assert rummel_here(*half, "--jobs", "1", at=tmp_path).code == 0
    there = rummel_here(*ARENA, "--resume", "run", "--ray", "auto", at=tmp_path)
    assert there.out == whole.out
    address = ray.get_runtime_context().gcs_address
    assert address.startswith("127.0.0.1:")
    outside = rummel(*ARENA, "--ray", address, "--jobs", "1")
    assert (outside.code, outside.out) == (0, whole.out)

    data = ("generate", "gin", "--rounds", "9", "--part", "4")
    for form in ("records", "arrays"):
        here, cloud = tmp_path / f"{form}-here", tmp_path / f"{form}-there"
        assert rummel_here(*data, "--format", form, "--out", here, "--jobs", "1").code == 0
        assert rummel_here(*data, "--format", form, "--out", cloud, "--ray", "auto").code == 0
        kept = {path.name: path.read_bytes() for path in here.iterdir()}
        assert len(kept) == 4
        assert {path.name: path.read_bytes() for path in cloud.iterdir()} == kept


def _fragile(folder: Path, piece: int) -> int:
    """Dies the first time that it gets an odd piece."""
    mark = folder / str(piece)
    if piece % 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def a_piece_whose_process_dies_is_tried_again(cluster: Cluster, tmp_path: Path) -> None:
    done: list[int] = []
    cluster.run(partial(_fragile, tmp_path), range(4), done.append)
    assert sorted(done) == [0, 1, 4, 9]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3"]


@pytest.mark.slow
def test_on_a_cluster(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("deals", "commands", "fragile")]
    for folder in folders:
        folder.mkdir()
    with Cluster("local", 2) as cluster:
        the_same_deals_records_and_errors(cluster, folders[0])
        commands_on_the_cluster(folders[1])
        a_piece_whose_process_dies_is_tried_again(cluster, folders[2])


# ------------------------------------------------------------------------------------ without Ray


@pytest.mark.parametrize(
    "address",
    ["", "here", "host", "host:", "host:port", "host:99999", "ray://", "http://host:1", "a@b:1",
     "ray://host:1/x", ":6379"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    ran = rummel_here(*ARENA, "--ray", address)
    assert ran.code == 2
    assert json.loads(ran.err)["error"] == "ray-address"


@pytest.mark.parametrize("kind", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_a_cluster_that_is_not_there_is_refused(kind: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    ran = rummel_here(*ARENA[:-1], "--ray", kind.format(port), "--resume", tmp_path / "run")
    assert ran.code == 2
    assert f"No Ray cluster can be reached at {kind.format(port)}" in ran.err
    assert "--ray local" in ran.err


def test_a_port_of_somebody_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as other:
        ran = rummel_here(*ARENA, "--ray", f"127.0.0.1:{other.getsockname()[1]}")
    assert json.loads(ran.err)["error"] == "ray-unreachable"


def test_without_ray_a_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda _name: None)
    for command in (ARENA[:-1], ("generate", "gin", "--out", "never")):
        ran = rummel_here(*command, "--ray", "local")
        assert ran.code == 2
        assert 'pip install "rummel[ray]"' in ran.err
    assert not Path("never").exists()
    with pytest.raises(ClusterError):
        Cluster("auto")
