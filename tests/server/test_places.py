"""What the environment sets, and where everything is kept when nobody names a database."""

import stat
from pathlib import Path

import pytest

from rummel.errors import RuleError
from rummel.server.settings import data_folder, default_database, from_environment, unknown
from tests.server.kit import Node, serving


@pytest.fixture
def started_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that the server is started from; the user's data are elsewhere."""
    folder = tmp_path / "started in"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_a_new_database_lies_among_the_users_data(started_in: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    url = default_database({"XDG_DATA_HOME": str(data)})
    assert url == f"sqlite:///{data}/rummel/rummel.db"
    assert stat.S_IMODE((data / "rummel").stat().st_mode) == 0o700  # it holds secrets of deals
    assert list(started_in.iterdir()) == []


def test_a_database_of_an_earlier_version_is_used_on(started_in: Path, tmp_path: Path) -> None:
    (started_in / "rummel.db").touch()
    url = default_database({"XDG_DATA_HOME": str(tmp_path)})
    assert url == f"sqlite:///{started_in}/rummel.db"


def test_what_is_named_comes_first(started_in: Path, tmp_path: Path) -> None:
    (started_in / "rummel.db").touch()
    by_name = {"RUMMEL_DATABASE": "sqlite:///a.db", "XDG_DATA_HOME": str(tmp_path / "data")}
    assert from_environment(by_name).database == "sqlite:///a.db"
    assert from_environment(by_name, database="sqlite:///b.db").database == "sqlite:///b.db"
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("RUMMEL_ORIGIN", "RUMMEL_ORIGINS"),
        ("RUMMEL_RATES", "RUMMEL_RATE"),
        ("RUMMEL_STRICTRATE", "RUMMEL_STRICT_RATE"),
        ("RUMMEL_DATABASE_URL", "RUMMEL_DATABASE"),
        ("RUMMEL_SECURE_COOKIE", "RUMMEL_SECURE_COOKIES"),
        ("RUMMEL_MAX_CONNECTIONS", "RUMMEL_MOST_CONNECTIONS"),
    ],
)
def test_a_misspelt_setting_is_refused_by_the_name_that_is_meant(name: str, meant: str) -> None:
    with pytest.raises(RuleError) as refusal:
        from_environment({"RUMMEL_DATABASE": "sqlite:///a.db", name: "1"})
    assert refusal.value.code == "setting-unknown"
    assert refusal.value.facts == {"name": name, "meant": meant}


def test_names_that_are_like_no_setting_are_ignored(tmp_path: Path) -> None:
    """And named, unless they are the command line's or those of a Kubernetes service."""
    others = ("LANG", "SERVICE_HOST", "SERVICE_PORT", "PORT_8017_TCP_ADDR")
    environment = {f"RUMMEL_{name}": "de" for name in (*others, "LANGUAGE", "COLOUR")}
    assert unknown(environment) == ("RUMMEL_COLOUR", "RUMMEL_LANGUAGE")
    set_here = from_environment({"RUMMEL_DATABASE": "sqlite:///a.db"})
    assert from_environment({"RUMMEL_DATABASE": "sqlite:///a.db", **environment}) == set_here
    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, **environment) as node:
        assert "no settings, and ignored: RUMMEL_COLOUR RUMMEL_LANGUAGE" in node.log.read_text()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/ana/.local/share"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/ana/.local/share"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/ana/.local/share"),
        ("freebsd14", {}, "/home/ana/.local/share"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/ana/Library/Application Support"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local"),
        ("win32", {}, "/home/ana/AppData/Local"),
    ],
)
def test_each_system_has_its_own_place(
    platform: str, environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    assert data_folder(environment, platform) == Path(folder)


@pytest.mark.usefixtures("started_in")
def test_a_place_that_can_not_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(RuleError) as refusal:
        from_environment({"XDG_DATA_HOME": str(tmp_path / "file")})
    assert refusal.value.code == "bad-setting"
    assert refusal.value.facts["name"] == "database"


def test_the_server_says_where_everything_is_kept(started_in: Path, tmp_path: Path) -> None:
    settings = {"XDG_DATA_HOME": str(tmp_path / "data"), "RUMMEL_LANG": "de"}
    node = Node("", tmp_path / "log", settings, cwd=started_in).start()
    assert node.stop() == 0
    file = tmp_path / "data" / "rummel" / "rummel.db"
    lines = node.log.read_text("utf-8").splitlines()
    assert lines[0] == node.url
    assert f"Alles wird in {file} aufbewahrt." in lines
    assert file.is_file()
    assert list(started_in.iterdir()) == []
