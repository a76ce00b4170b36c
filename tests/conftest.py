import os
import subprocess
import sys

import pytest

from tests.test_ledger import cited, ledger, unshown


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", type=int, default=1, metavar="N", help="play N times as many random matches"
    )
    parser.addoption(
        "--busy", action="store_true", help="keep every core busy with something else meanwhile"
    )


_OTHERS: list[subprocess.Popen[bytes]] = []


def pytest_sessionstart(session: pytest.Session) -> None:
    config = session.config
    if config.getoption("--busy") and not hasattr(config, "workerinput"):
        spin = [sys.executable, "-c", "while True: pass"]
        _OTHERS.extend(subprocess.Popen(spin) for _ in range(os.cpu_count() or 1))


def pytest_sessionfinish() -> None:
    for one in _OTHERS:
        one.kill()
        one.wait()
    _OTHERS.clear()


_LONGEST = ("arena/test_cluster.py", "web/test_browser.py::test_in_", "web/test_wasm.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest comes first, some of it for each process, so that nothing waits for it.

    The rest stays in order, so that tests that share a server are run by one process; only those
    of the package, which share what they install, come before it.
    """
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    longest = [item for item in items if any(part in item.nodeid for part in _LONGEST)]
    rest = [item for item in items if item not in longest]
    rest.sort(key=lambda item: "test_package.py" not in item.nodeid)
    ordered: list[pytest.Item] = []
    for left in range(processes, 0, -1):  # as xdist deals them out
        share, first = (len(items) - len(ordered)) // left, len(longest) // left
        ordered += [*longest[:first], *rest[: share - first]]
        del longest[:first], rest[: share - first]
    items[:] = ordered


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> int:
    times = request.config.getoption("--soak")
    assert isinstance(times, int)
    return times


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    known = ledger()
    terminalreporter.write_line(
        f"ledger: {len(known & set(cited()))} of {len(known)} IDs cited by tests, "
        f"{len(unshown())} with a reason instead"
    )
