import os
from collections.abc import Iterator

import pytest

from tests.server.kit import Node, Postgres, patient, postgres_programs, serving
from tests.server.push_kit import LOCAL


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_programs() is None:
        # On a developer's machine it may be missing; where everything is tested it may not.
        assert os.environ.get("CI") != "true", "PostgreSQL is not installed"
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    started = Postgres().start()
    yield started
    started.remove()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with an embedded database that many tests share."""
    folder = tmp_path_factory.mktemp("node")
    with serving(f"sqlite:///{folder}/rummel.db", folder) as serving_node:
        yield serving_node


@pytest.fixture(scope="session")
def patient_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server for tests in which everybody reveals their words, however long it takes."""
    folder = tmp_path_factory.mktemp("patient")
    environment = patient(folder / "begins")
    with serving(f"sqlite:///{folder}/rummel.db", folder, **environment) as serving_node:
        yield serving_node


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with each kind of database."""
    folder = tmp_path_factory.mktemp("friends")
    if request.param == "sqlite":
        database = f"sqlite:///{folder}/rummel.db"
    else:
        database = request.getfixturevalue("postgres").new(folder.name.lower())
    with serving(database, folder, **LOCAL) as node:
        yield node.url
