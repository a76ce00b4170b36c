"""What handlers ask Litestar for, by the names that they use."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from rummel.server.people import Who
from rummel.server.service import Service

TheService = NamedDependency[Service]
Sender = NamedDependency[Who | None]  # None: nobody has signed in
InPath = FromPath[str]
