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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browsers first: they take longest, and what is short fills the gaps at the end."""
    items.sort(key=lambda item: "test_browser.py::test_in_" not in item.nodeid)


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
