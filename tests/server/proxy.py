"""In front of several nodes: our own small proxy, and the nginx of `deploy/`."""

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.kit import PATIENCE, free_port

CONFIG: Final = Path(__file__).parents[2] / "deploy" / "nginx.conf"
_READ: Final = 64 * 1024


class Proxy:
    """Spreads connections over nodes, whatever the protocol, and skips dead nodes."""

    def __init__(self, ports: Sequence[int], seed: object = 0) -> None:
        self._ports = ports
        self._chance = Random(f"{seed}")
        self._pipes: set[asyncio.Task[None]] = set()
        self.served = dict.fromkeys(ports, 0)  # connections by node

    async def serve(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._pipes.add(task)
        try:
            for port in self._chance.sample(self._ports, len(self._ports)):
                with suppress(OSError):
                    node, to_node = await asyncio.open_connection("127.0.0.1", port)
                    self.served[port] += 1
                    await _both(_pipe(client, to_node), _pipe(node, back))
                    return
        except asyncio.CancelledError:
            pass  # closed; the stream server would complain about it
        finally:
            back.close()
            self._pipes.discard(task)

    def close(self) -> None:
        for task in self._pipes:
            task.cancel()


async def _pipe(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(_READ):
            sink.write(data)
            await sink.drain()
    except OSError:
        pass
    finally:
        sink.close()


async def _both(*pipes: Coroutine[Any, Any, None]) -> None:
    """Until either end hangs up."""
    tasks = [asyncio.create_task(pipe) for pipe in pipes]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def spreading(ports: Sequence[int], seed: object = 0) -> AsyncIterator[str]:
    """The address of a proxy in front of these nodes; in the end all of them were used."""
    proxy = Proxy(ports, seed)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()
        server.close()
    assert all(proxy.served.values()), proxy.served


# --------------------------------------------------------------------------------------- nginx


def nginx_program() -> str | None:
    return shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")


class Nginx:
    """nginx with the configuration that we ship; only the addresses differ."""

    def __init__(self, ports: Sequence[int], folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        servers = " ".join(f"server 127.0.0.1:{port};" for port in ports)
        site = CONFIG.read_text()
        for old, new in (
            ("server 127.0.0.1:8017;", servers),
            ("server 127.0.0.1:8018;", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.port};"),
        ):
            assert site.count(old) == 1, old
            site = site.replace(old, new)
        whole = folder / "nginx.conf"
        whole.write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{ access_log off;\n"
            + "".join(
                f"{kind}_temp_path {folder}/{kind};\n"
                for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            )
            + f"{site}\n}}\n"
        )
        program = nginx_program()
        assert program
        self._process = subprocess.Popen(
            [program, "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(whole)]
        )

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
