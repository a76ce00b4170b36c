import pytest

from tests.test_ledger import cited, ledger, unshown


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", type=int, default=1, metavar="N", help="play N times as many random matches"
    )


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
