"""A server in the process of its test, which can look into it."""

import socket
import threading
from typing import Any

import uvicorn

from rummel.server.protocol import HttpProtocol, SocketProtocol


class Server:
    """Our protocols around any application."""

    def __init__(self, app: Any, **wanted: Any) -> None:
        usual = {"http": HttpProtocol, "ws": SocketProtocol, "lifespan": "off"}
        config = uvicorn.Config(app, port=0, log_config=None, **{**usual, **wanted})
        self.uvicorn = uvicorn.Server(config)
        self.bound = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.bound],))

    def __enter__(self) -> "Server":
        self.thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()

    @property
    def url(self) -> str:
        host, port = self.bound.getsockname()
        return f"http://{host}:{port}"

    def connect(self) -> socket.socket:
        return socket.create_connection(self.bound.getsockname(), timeout=120)
