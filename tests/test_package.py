"""What people install: an sdist and a wheel with the pages, into an environment with nothing else.

The slow tests here build both as `make dist` does, install the wheel into an empty environment in
an empty folder, and play there, in a real browser too. The image can't be built without Docker:
its commands are run outside of it.
"""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

import rummel
from rummel.server.site import FOLDER
from tests.server.kit import Node, free_port
from tests.web.test_browser import WEB, missing

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
_PAGES: Final = "rummel/server/static"
_NAME: Final = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def run(*command: str | Path, **more: Any) -> str:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **more
    )
    output = str(done.stdout)
    assert done.returncode == 0, f"{command}\n{output[-4000:]}"
    return output


# --------------------------------------------------------------------------------- the lock files


def locked(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Versions and hashes by package."""
    versions = {}
    for part in re.split(r"\n(?=\w)", (ROOT / name).read_text("utf-8")):
        match = _NAME.match(part)
        assert match, f"{name}: not pinned: {part[:60]}"
        hashes = frozenset(re.findall(r"--hash=(sha256:[0-9a-f]{64})", part))
        assert hashes, f"{name}: {match[1]} has no hash"
        versions[match[1]] = (match[2], hashes)
    return versions


@pytest.mark.parametrize("name", ["requirements-play.lock", "requirements-build.lock"])
def test_what_playing_needs_is_part_of_what_is_tested(name: str) -> None:
    assert locked(name).items() <= locked("requirements.lock").items()


def test_playing_needs_no_tools_of_developers() -> None:
    play = locked("requirements-play.lock").keys() | locked("requirements-build.lock").keys()
    extras = PROJECT["project"]["optional-dependencies"]
    for name in (*extras["dev"], *extras["peers"]):
        plain = re.split(r"[\[<>=;]", name)[0].replace("_", "-")
        if plain != "httpx":  # which Litestar wants
            assert plain not in play
    assert {"litestar", "msgspec", "uvicorn"} <= play


def test_nothing_of_the_machine_that_wrote_them_is_in_the_lock_files() -> None:
    for path in [*ROOT.glob("*.lock"), WEB / "package-lock.json"]:
        assert not re.search(r"file:|--index-url|\"resolved\"", path.read_text("utf-8")), path


# ------------------------------------------------------------------------------------ the version


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT["project"]
    assert "version" not in json.loads((WEB / "package.json").read_text("utf-8"))
    assert re.fullmatch(r"\d+\.\d+\.\d+", rummel.__version__)
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = re.findall(r"^## (\S+)", changes, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1] == rummel.__version__, "the changelog has the newest version first"


def test_the_workflows_call_what_there_is() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    called = set()
    for path in (ROOT / ".github" / "workflows").iterdir():
        for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values():
            for step in job["steps"]:
                called |= set(re.findall(r"\bmake ([a-z-]+)", step.get("run", "")))
    assert {"check", "test", "dist"} <= called <= targets


# ----------------------------------------------------------------------------------- sdist, wheel


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A path on which running Node.js fails."""
    folder = tmp_path_factory.mktemp("no-node")
    for name in ("node", "npm", "npx"):
        (folder / name).write_text("#!/bin/sh\necho Node.js was called >&2\nexit 99\n")
        (folder / name).chmod(0o755)
    return f"{folder}:{Path(sys.executable).parent}:{os.environ['PATH']}"


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder with something slow to build: built once for all workers."""
    root = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent
    folder, done = root / name, root / f"{name}.done"
    with (root / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (FOLDER / "index.html").is_file(), "the web client is not built: make web"

    def make(folder: Path) -> None:
        build = "import sys; from scikit_build_core.build import build_sdist as b; b(sys.argv[1])"
        run(sys.executable, "-c", build, folder, cwd=ROOT)

    (archive,) = once(tmp_path_factory, "sdist", make).iterdir()
    return archive


def _kernel() -> str:
    spec = find_spec("rummel._kernel")
    assert spec
    assert spec.origin
    return spec.origin


@pytest.fixture(scope="module")
def wheel(sdist: Path, no_node: str, tmp_path_factory: pytest.TempPathFactory, soak: int) -> Path:
    """Built from the sdist, without Node.js.

    The kernel is the one that these tests run with, since the sdist has the same sources (see
    below) and compiling them takes more than a minute; with `--soak` it is compiled.
    """
    kernel = [] if soak > 1 else ["-C", f"cmake.define.RUMMEL_KERNEL={_kernel()}"]

    def make(folder: Path) -> None:
        run(
            *(sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps"),
            *kernel,
            *("-w", folder, sdist),
            env={**os.environ, "PATH": no_node},
            cwd=folder,
        )

    (file,) = once(tmp_path_factory, "wheel", make).glob("*.whl")
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel, its dependencies, and nothing else."""

    def make(folder: Path) -> None:
        venv.create(folder, with_pip=True)
        pip = (folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check")
        lock = ROOT / "requirements-play.lock"
        # Only wheels: no compiler is needed.
        install = (*pip, "install", "-q", "--no-compile", "--only-binary=:all:")
        run(*install, "--require-hashes", "-r", lock, cwd=folder)
        run(*install, "--no-deps", wheel, cwd=folder)
        run(*pip, "check", cwd=folder)  # all dependencies of the wheel are there

    return once(tmp_path_factory, "installed", make) / "bin"


@pytest.mark.slow
def test_the_sdist_has_the_pages_and_no_rubbish(sdist: Path) -> None:
    assert sdist.name == f"rummel-{rummel.__version__}.tar.gz"
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    built = {f"src/{_PAGES}/{path.relative_to(FOLDER)}" for path in FOLDER.rglob("*.*")}
    assert built <= set(names)
    for rubbish in ("*.so", "*.pyc", "*node_modules*", "build/*", ".venv/*", ".ci/*", "*.db"):
        assert [name for name in names if fnmatch(name, rubbish)] == []


@pytest.mark.slow
def test_the_sdist_has_all_sources_of_the_kernel(sdist: Path) -> None:
    """And of what builds it, byte for byte: it compiles there as it does here."""
    kernel = [path for path in (ROOT / "native").rglob("*") if path.is_file()]
    assert len(kernel) > 50
    with tarfile.open(sdist) as archive:
        for path in (*kernel, ROOT / "pyproject.toml"):
            packed = archive.extractfile(f"rummel-{rummel.__version__}/{path.relative_to(ROOT)}")
            assert packed, path
            assert packed.read() == path.read_bytes(), path


@pytest.mark.slow
def test_the_wheel_has_the_pages_and_the_kernel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {f"{_PAGES}/{path.relative_to(FOLDER)}" for path in FOLDER.rglob("*.*")} <= names
    assert any(fnmatch(name, "rummel/_kernel.*.so") for name in names)
    for kind in ("", ".br", ".gz"):  # the kernel for browsers: `make wasm`
        assert any(fnmatch(name, f"{_PAGES}/assets/*.wasm{kind}") for name in names), "make wasm"
    assert {"rummel/py.typed", "rummel/nets/gin.bin", "rummel/nets/romme.bin"} <= names
    languages = {name.split("/")[2] for name in names if fnmatch(name, "rummel/lang/*/*.ftl")}
    assert len(languages) == 9


@pytest.mark.slow
def test_a_wheel_without_pages_is_refused(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.iterdir()
    shutil.rmtree(tree / "src" / _PAGES)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", tree],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
    )
    assert done.returncode != 0
    assert "make web" in done.stdout + done.stderr


@pytest.mark.slow
def test_the_installed_wheel_plays_solves_and_serves(installed: Path, tmp_path: Path) -> None:
    output = run(installed / "python", ROOT / "tools" / "smoke.py", cwd=tmp_path)
    assert rummel.__version__ in output
    where = run(installed / "python", "-c", "import rummel; print(rummel.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    assert run(installed / "rummel", "--version").strip() == f"rummel {rummel.__version__}"


@pytest.mark.slow
def test_a_match_in_the_browser_against_the_installed_wheel(
    installed: Path, tmp_path: Path
) -> None:
    assert not missing()
    data = {"XDG_DATA_HOME": str(tmp_path / "data")}
    (tmp_path / "empty").mkdir()
    node = Node("", tmp_path / "log", data, program=installed / "rummel", cwd=tmp_path / "empty")
    node.start()
    try:
        run(
            *("npm", "run", "--silent", "e2e", "--", "e2e/karo8.test.ts", "-t", "by keys alone"),
            cwd=WEB,
            env={
                **os.environ,
                "RUMMEL_URL": node.url,
                "RUMMEL_PROGRAM": str(installed / "rummel"),
                "RUMMEL_SEEN": str(ROOT / "build" / "browser" / "package"),
                "NO_COLOR": "1",
            },
        )
    finally:
        node.stop()
    assert (tmp_path / "data" / "rummel" / "rummel.db").is_file()
    assert list((tmp_path / "empty").iterdir()) == []


# -------------------------------------------------------------------------------------- the image


def _instructions() -> Iterator[tuple[str, str, str]]:
    """Stage, instruction and argument of each line of the Dockerfile."""
    text = (ROOT / "Dockerfile").read_text("utf-8")
    stage = ""
    for line in re.sub(r"\\\n\s*", " ", text).splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            stage = rest.partition(" AS ")[2]
        if word and word != "#":
            yield stage, word, rest.strip()


def test_the_image_copies_what_there_is_and_what_is_not_ignored() -> None:
    sent = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    stages = {stage for stage, _, _ in _instructions()}
    for _, word, rest in _instructions():
        if word == "COPY" and "--from=" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source.split('/')[0]}" in sent, source
        elif word == "COPY":
            match = re.match(r"--from=(\w+) ", rest)
            assert match
            assert match[1] in stages


def test_the_image_runs_without_rights_and_says_whether_it_is_well(tmp_path: Path) -> None:
    last = [(word, rest) for stage, word, rest in _instructions() if not stage]
    words = dict(last)
    assert words["USER"] == "rummel"
    assert [word for word, _ in last].index("USER") < [w for w, _ in last].index("ENTRYPOINT")
    assert json.loads(words["ENTRYPOINT"])[1:] == ["serve"]
    check = json.loads(words["HEALTHCHECK"].partition("CMD ")[2])
    port = free_port()
    command = [sys.executable, *check[1:]]
    environment = {**os.environ, "RUMMEL_PORT": str(port)}
    down = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert down.returncode != 0
    settings = dict(one.split("=", 1) for one in words["ENV"].split())
    settings |= {"RUMMEL_HOST": "127.0.0.1", "RUMMEL_DATABASE": f"sqlite:///{tmp_path}/a.db"}
    node = Node("", tmp_path / "log", settings)
    node.start()
    try:
        run(*command, env={**os.environ, "RUMMEL_PORT": str(node.port)})
    finally:
        node.stop()


def test_the_nodes_of_the_compose_file_are_that_image() -> None:
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    for name in ("node-a", "node-b"):
        build = compose["services"][name]["build"]
        assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).resolve() == (
            ROOT / "Dockerfile"
        )
        assert compose["services"]["proxy"]["depends_on"][name]["condition"] == "service_healthy"


def test_what_the_image_copies_is_enough_for_the_pages() -> None:
    """The first stage has `web/` and what its configuration names outside of it."""
    outside = {
        place
        for path in (*WEB.glob("*.ts"), *WEB.glob("*.js"))
        for place in re.findall(r"\.\./(src/[\w/]+)", path.read_text("utf-8"))
    }
    copied = {
        source.rstrip("/")
        for stage, word, rest in _instructions()
        if (stage, word) == ("pages", "COPY")
        for source in rest.split()[:-1]
    }
    assert outside - {"src/" + _PAGES} <= copied
    assert "web" in {source.partition("/")[0] for source in copied}
