"""What handlers ask Litestar for, by the names that they use."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from rummel.server.service import Service
from rummel.tables.who import Who

TheService = NamedDependency[Service]
Sender = NamedDependency[Who | None]  # None: nobody has signed in
InPath = FromPath[str]
