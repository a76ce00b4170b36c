"""Work on a Ray cluster: one that runs already, or one of our own on this machine."""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from time import monotonic
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

from rummel import __version__
from rummel.errors import Fact
from rummel.workers import Done, Item, Workers, cores

LOCAL: Final = "local"
AUTO: Final = "auto"

_PORT_OF_CLIENTS: Final = 10001  # of ray:// addresses without one
_PATIENCE: Final = 10.0  # seconds for an answer from the address
_TRIES: Final = 5  # for a piece whose process or machine dies
_LEAST_AHEAD: Final = 16  # pieces that wait even where no machine has started yet
_LOOK_AGAIN: Final = 5.0  # seconds; clusters grow when work waits
_STORE: Final = 256 << 20  # bytes for results on their way, in a cluster of our own


class ClusterError(Exception):
    """Nothing can be done there. The code is one of

    - "missing": Ray is not installed;
    - "address": this is not an address;
    - "unreachable": no cluster answers there;
    - "version": it has another version of Rummel, or none;
    - "failed": it has given up.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Cluster(Workers):
    """A Ray cluster, connected for as long as the context lasts.

    The address is `local` for a cluster of our own on this machine with `jobs` processes, `auto`
    for the one that runs here or that `RAY_ADDRESS` names, or `host:port` or `ray://host:port`;
    there `jobs` is how many pieces are worked on at once. Every machine of the cluster needs the
    same version of Rummel. In a process that is already connected to a cluster, `auto` is that one.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        if find_spec("ray") is None or find_spec("grpc") is None:
            raise ClusterError("missing")
        self._any = address == AUTO
        if address == AUTO:
            address = os.environ.get("RAY_ADDRESS", "").strip() or AUTO
        self.address, self.jobs = address, jobs
        self._endpoint = None if address in (LOCAL, AUTO) else _endpoint(address)
        self._open = ExitStack()
        self._ray: Any = None  # the module

    def __enter__(self) -> "Cluster":
        self._ray = ray = import_module("ray")  # which takes a second
        with ExitStack() as opened:
            if self.address == LOCAL:
                opened.enter_context(_on_loopback_only())
            if not (self._any and ray.is_initialized()):
                self._connect(opened)
            there = self._get(ray.remote(num_cpus=0)(_version_asker()).remote())
            if there != __version__:
                raise ClusterError("version", version=there or "–", here=__version__)
            self._open = opened.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    def _connect(self, opened: ExitStack) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self.address == LOCAL:
            # In a folder of its own, so that nobody else takes it for a cluster to be used.
            quiet |= {
                "_temp_dir": opened.enter_context(TemporaryDirectory(prefix="rummel-ray-")),
                "include_dashboard": False,
                "num_cpus": self.jobs or cores(),
                "object_store_memory": _STORE,
            }
        if self._endpoint:
            self._knock(*self._endpoint)
        try:
            self._ray.init(self.address, **quiet)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise self._unreachable(str(error)) from error
        opened.callback(self._ray.shutdown)

    def _knock(self, host: str, port: int) -> None:
        """Finds out whether anybody speaks gRPC there; Ray itself would try for minutes."""
        import grpc  # noqa: PLC0415

        try:
            socket.create_connection((host, port), _PATIENCE).close()
        except OSError as error:
            raise self._unreachable(error.strerror or str(error)) from None
        if os.environ.get("RAY_USE_TLS", "0") != "0":
            return
        target = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        with grpc.insecure_channel(target) as channel:
            try:
                grpc.channel_ready_future(channel).result(_PATIENCE)
            except grpc.FutureTimeoutError:
                raise self._unreachable("gRPC") from None

    def _unreachable(self, reason: str) -> ClusterError:
        return ClusterError("unreachable", address=self.address, reason=_first_line(reason))

    def run(
        self, task: Callable[[Item], Done], pieces: Sequence[Item], each: Callable[[Done], None]
    ) -> None:
        if not pieces:
            return
        ray = self._ray
        remote = ray.remote(max_retries=_TRIES)(_do)
        shared = ray.put(task)
        waiting = deque(pieces)
        under_way: list[Any] = []
        ahead, looked = 0, 0.0
        try:
            while waiting or under_way:
                if not ahead or monotonic() - looked > _LOOK_AGAIN:
                    ahead, looked = self._ahead(), monotonic()
                while waiting and len(under_way) < ahead:
                    under_way.append(remote.remote(__version__, shared, waiting.popleft()))
                ready, under_way = ray.wait(under_way)
                for one in ready:
                    each(self._get(one))
        finally:
            for one in under_way:
                ray.cancel(one)

    def _ahead(self) -> int:
        """How many pieces are handed out at once: enough that no process has to wait for one."""
        if self.jobs and self.address != LOCAL:
            return self.jobs
        return max(_LEAST_AHEAD, 2 * int(self._ray.cluster_resources().get("CPU", 0)))

    def _get(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, Exception) and not isinstance(
                cause, errors.RayError | ImportError
            ):
                raise cause from None
            raise ClusterError("failed", reason=_first_line(str(cause))) from error
        except (errors.RayError, ConnectionError) as error:
            raise ClusterError("failed", reason=_first_line(str(error))) from error


@contextmanager
def _on_loopback_only() -> Iterator[None]:
    """Lets a cluster that is started meanwhile listen on the loopback interface only.

    Ray has a switch for that, which its processes read from the environment when they start. In
    this one somebody may have imported it before.
    """
    constants: Any = import_module("ray._private.ray_constants")
    name, before = constants.ENABLE_RAY_CLUSTERS_ENV_VAR, constants.ENABLE_RAY_CLUSTER
    in_environment = os.environ.get(name)
    os.environ[name], constants.ENABLE_RAY_CLUSTER = "0", False
    try:
        yield
    finally:
        constants.ENABLE_RAY_CLUSTER = before
        if in_environment is None:
            del os.environ[name]
        else:
            os.environ[name] = in_environment


def _endpoint(address: str) -> tuple[str, int]:
    """Where to knock."""
    bare = address.removeprefix("ray://")
    try:
        parts = urlsplit(f"//{bare}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if bare != address:
        port = port or _PORT_OF_CLIENTS
    if not host or not port or "/" in bare or "@" in bare:
        raise ClusterError("address", address=address)
    return host, port


def _version_asker() -> Callable[[], str | None]:
    # A function within a function goes to the cluster as it is, so it works without Rummel too.
    def version() -> str | None:
        try:
            from rummel import __version__ as there  # noqa: PLC0415
        except ImportError:
            return None
        return there

    return version


def _do(version: str, task: Callable[[Item], Done], piece: Item) -> Done:
    if version != __version__:
        raise ClusterError("version", version=__version__, here=version)
    return task(piece)


def _first_line(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip()), "")[:200].rstrip(".")
