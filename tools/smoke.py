"""`python tools/smoke.py`: whether an installed wheel works, whatever machine it is on.

Deals, solves with the kernel, starts the server and asks for its pages. It uses nothing but the
standard library and what it checks, so that it runs wherever a wheel has been built.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import rummel
from rummel.pieces import parse_pieces
from rummel.solve import Question, arrange

_PATIENCE = 120  # seconds, on a machine that is busy with other things


def engine() -> None:
    match = rummel.new("gin", seed="7")
    assert match.view(match.to_act[0]).legal
    assert arrange(Question(rack=parse_pieces("5h 5c 5s *"))).points == 20


def fetch(address: str) -> str:
    """A page as text. A server that has just printed its address may take a moment to listen."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=_PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError as error:
            if time.monotonic() > until or isinstance(error, urllib.error.HTTPError):
                raise
            time.sleep(0.1)


def server() -> None:
    program = Path(sys.executable).with_name("rummel")
    executable = shutil.which(str(program)) or shutil.which("rummel")
    assert executable, "there is no program `rummel`"
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [
                executable,
                "serve",
                "--port=0",
                f"--database=sqlite:///{Path(folder, 'a.db').as_posix()}",
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert process.stdout
            address = process.stdout.readline().strip()
            page = fetch(address)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script, f"not a page of the client: {page[:500]}"
            assert fetch(address + script[1])
            assert len(json.loads(fetch(f"{address}/api/games"))) == len(rummel.GAMES)
        finally:
            process.terminate()
            process.wait(_PATIENCE)


if __name__ == "__main__":
    engine()
    server()
    print(f"rummel {rummel.__version__} plays, solves and serves its pages")
