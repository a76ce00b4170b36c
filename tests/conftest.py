import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", type=int, default=1, metavar="N", help="play N times as many random matches"
    )


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> int:
    times = request.config.getoption("--soak")
    assert isinstance(times, int)
    return times
