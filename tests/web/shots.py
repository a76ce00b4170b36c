"""`python -m tests.web.shots` takes the pictures of the README anew, with a server of its own."""

import os
import subprocess
import tempfile
from pathlib import Path

from tests.server.kit import serving
from tests.web.test_browser import WEB

if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/rummel.db", Path(folder)) as node,
    ):
        subprocess.run(
            ["npm", "run", "--silent", "shots"],
            cwd=WEB,
            env={**os.environ, "RUMMEL_URL": node.url},
            check=True,
        )
