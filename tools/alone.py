"""`python tools/alone.py FOLDER`: what a page needs to play alone, without a server.

That is Python for browsers (Pyodide, npm's `pyodide`), msgspec built for it (PyPI, by
`requirements-browser.lock`), and the engine: the same modules as on the server, up to the tables.
The kernel that they ask is the one of `tools/wasm.py`. Nothing else of the project is asked for, so
that the image can build the files too. Archives are stored as they are: a server packs better.
"""

import io
import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
LOCK: Final = ROOT / "requirements-browser.lock"
SOURCE: Final = ROOT / "src"
STAND_IN: Final = ROOT / "native" / "wasm" / "_kernel.py"

AS_THEY_ARE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Of the engine's package: what needs a server, a terminal or files.
ABOVE: Final = {"arena", "cli", "data", "env", "lang", "server", "terminal", "workers"}
# Of the standard library: what nobody asks for in a page.
NOT_NEEDED: Final = {
    *("_pyrepl", "ctypes", "curses", "dbm", "email", "ensurepip", "html", "http"),
    *("idlelib", "lib2to3", "multiprocessing", "pydoc_data", "sqlite3", "tkinter", "turtledemo"),
    *("unittest", "urllib", "venv", "wsgiref", "xml", "xmlrpc"),
    *("argparse.py", "bdb.py", "configparser.py", "difflib.py", "doctest.py", "fractions.py"),
    *("ftplib.py", "imaplib.py", "ipaddress.py", "mailbox.py", "nntplib.py", "optparse.py"),
    *("pdb.py", "pickletools.py", "poplib.py", "pydoc.py", "smtplib.py", "statistics.py"),
    *("tarfile.py", "turtle.py", "_pydecimal.py", "_pyio.py", "zipapp.py", "trace.py"),
}
# Texts are UTF-8; these read everything else.
CODECS: Final = {"utf_8.py", "__init__.py", "aliases.py", "ascii.py", "latin_1.py", "cp437.py"}

LICENCES: Final = """\
What is served here so that games can be played without a connection:

pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm: Pyodide {pyodide}, Mozilla Public License 2.0.
  Its source is at https://github.com/pyodide/pyodide (tag {pyodide}).
pyodide.asm.wasm, python_stdlib.zip: CPython and its library, Python Software Foundation License 2.
  Modules that are not needed here have been left out. Source: https://github.com/python/cpython
rummel.zip: msgspec {msgspec}, BSD 3-Clause License, which the archive contains.
rummel.zip, nets.zip: Rummel itself, MIT License.
"""


def library() -> bytes:
    """The standard library without what is not needed."""
    kept = io.BytesIO()
    with (
        zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole,
        zipfile.ZipFile(kept, "w", zipfile.ZIP_STORED) as archive,
    ):
        for name in sorted(whole.namelist()):
            first, _, rest = name.partition("/")
            if first in NOT_NEEDED or (first == "encodings" and rest not in CODECS):
                continue
            _put(archive, name, whole.read(name))
    return kept.getvalue()


def engine(wheel: Path) -> bytes:
    """Our own modules, the stand-in for the kernel, and msgspec."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(wheel) as msgspec,
        zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive,
    ):
        for path in sorted(_own(".py")):
            _put(archive, path.relative_to(SOURCE).as_posix(), path.read_bytes())
        _put(archive, "rummel/_kernel.py", STAND_IN.read_bytes())
        for name in sorted(msgspec.namelist()):
            if not name.endswith(".pyi"):
                _put(archive, name, msgspec.read(name))
    return made.getvalue()


def nets() -> bytes:
    """Apart, since they seldom change."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(_own(".bin")):
            _put(archive, path.relative_to(SOURCE).as_posix(), path.read_bytes())
    return made.getvalue()


def _own(suffix: str) -> Iterator[Path]:
    package = SOURCE / "rummel"
    for path in package.rglob("*"):
        inside = path.relative_to(package).parts
        if inside[0] not in ABOVE and path.suffix == suffix:
            yield path


def _put(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """The same bytes for the same files, whenever it is built."""
    archive.writestr(zipfile.ZipInfo(name), content)


def fetched(folder: Path) -> Path:
    """The wheel of msgspec for Python in browsers."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    abi, python = lock["info"]["abi_version"], lock["info"]["python"].rpartition(".")[0]
    command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(LOCK)]
    command += ["--platform", f"pyemscripten_{abi}_wasm32", "--python-version", python]
    subprocess.run([*command, "-d", str(folder)], check=True)
    return next(folder.glob("msgspec-*.whl"))


def build(folder: Path) -> None:
    """What has not changed stays as it is, with what the build of the pages has packed of it."""
    files = made()
    folder.mkdir(parents=True, exist_ok=True)
    same = {
        path.name
        for path in folder.iterdir()
        if path.name in files and path.read_bytes() == files[path.name]
    }
    for path in folder.iterdir():
        if path.name.removesuffix(".br").removesuffix(".gz") not in same:
            path.unlink()
    for name in files.keys() - same:
        (folder / name).write_bytes(files[name])
    (folder / "rummel.zip").touch()  # by which make sees that nothing is to be done


def made() -> dict[str, bytes]:
    files = {name: (PYODIDE / name).read_bytes() for name in AS_THEY_ARE}
    files["python_stdlib.zip"] = library()
    files["nets.zip"] = nets()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    version = lock["info"]["version"] = json.loads((PYODIDE / "package.json").read_text())[
        "version"
    ]
    lock["packages"] = {}
    files["lock.txt"] = json.dumps(lock).encode()
    with tempfile.TemporaryDirectory() as name:
        wheel = fetched(Path(name))
        files["rummel.zip"] = engine(wheel)
    licences = LICENCES.format(pyodide=version, msgspec=wheel.name.split("-")[1])
    files["licences.txt"] = licences.encode()
    return files


if __name__ == "__main__":
    build(Path(sys.argv[1]))
