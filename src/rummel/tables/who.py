"""Who sends a command."""

from msgspec import Struct

from rummel.wire import Avatar


class Who(Struct, frozen=True, kw_only=True):
    """A person, as a request shows them."""

    id: str
    name: str
    language: str
    account: bool = False
    bot: bool = False  # a program
    avatar: Avatar = ""
    shown: bool = True  # to friends: that they are here
    session: str = ""
