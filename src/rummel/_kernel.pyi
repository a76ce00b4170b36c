from collections.abc import Mapping, Sequence
from typing import Any

from rummel.pieces import Hand, Meld, Piece

# verdict, fault, possible, proven, tidy, table, laid, left, points, moved, steps
_Answer = tuple[int, int, bool, bool, bool, tuple[Meld, ...], Hand, Hand, int, int, int]

# A hand must be a tuple, a list or bytes; Sequence only because a list of Piece is no list of int.

def least_deadwood(hand: Sequence[int], cap: int, most_left: int, discard: bool = False) -> int:
    """Least worth left outside melds with at most `most_left` pieces left; -1 if impossible.

    With `discard` one more piece may be left, the one best thrown away, and does not count.
    """

def least_deadwood_many(
    hands: Sequence[Sequence[int]], cap: int, most_left: int, discard: bool = False
) -> list[int]:
    """`least_deadwood` of each hand; other threads run meanwhile."""

def least_after_discard(hand: Sequence[int], cap: int, most_left: int) -> list[int]:
    """`least_deadwood` after the discard of each position of the hand."""

def best_melds(hand: Sequence[int], cap: int, most_left: int) -> list[list[int]]:
    """The melds of one best arrangement; ValueError if there is none."""

# Only rummel.solve.arranger makes questions; it says what their numbers mean.

def arrange(
    table: Sequence[Sequence[int]],
    rack: Sequence[int],
    laws: tuple[int, ...],
    settings: tuple[int, ...],
    objectives: tuple[int, ...],
    known: tuple[Piece, ...],
) -> _Answer:
    """The best arrangement; pieces of the answer are taken from `known`."""

def arrange_many(
    questions: Sequence[
        tuple[
            Sequence[Sequence[int]],
            Sequence[int],
            tuple[int, ...],
            tuple[int, ...],
            tuple[int, ...],
        ]
    ],
    known: tuple[Piece, ...],
) -> list[_Answer]:
    """The best arrangement for each of many questions."""

class NotNativeError(ValueError): ...

def families() -> list[dict[str, Any]]:
    """What there is of native rounds; `rummel.native` reads it."""

class Chance:
    """Where the chance of rounds comes from."""

    @staticmethod
    def keyed(key: bytes, at: int = 0) -> Chance:
        """The numbers of `rummel.deal.Stream`."""
    @staticmethod
    def seeded(seed: int) -> Chance:
        """Fast numbers that nobody has to verify."""
    def below(self, bound: int) -> int: ...
    @property
    def at(self) -> int: ...

# code, to, seat, piece, number; what an event has not is -1
_Event = tuple[int, int, int, int, int]

class Round:
    """One round of a family; seats and actions that there are not are a ValueError."""

    def __init__(self, family: str, options: Mapping[str, Sequence[int]]) -> None: ...
    def copy(self) -> Round: ...
    def __copy__(self) -> Round: ...
    def deal(
        self,
        chance: Chance,
        first: int = -1,
        carried: Sequence[int] = (),
        previous: Sequence[int] = (),
    ) -> list[_Event]:
        """With the totals of a match before this round and what the last one booked."""
    def play(self, seat: int, action: int, chance: Chance) -> list[_Event]: ...
    def resample(self, seat: int, chance: Chance) -> None:
        """Draw again what a seat, or a spectator (-1), can't know."""
    def acting(self) -> list[int]: ...
    def actions(self, seat: int) -> list[int]:
        """What the seat may do, in the order of the engine's legal moves."""
    def offered(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """The move of an action that the engine does not list: its word and its fields."""
    def greedy(self, seat: int) -> int: ...
    def rollout(
        self,
        seat: int,
        actions: Sequence[int],
        policy: str,
        worlds: int,
        work: int,
        seed: int,
        certainty: float,
    ) -> tuple[list[tuple[int, int, tuple[float, ...], float, float]], int]:
        """For each action: worlds, points of each seat, margin and its error; decisions made."""
    def observation(self, seat: int) -> bytes: ...
    def layout(self) -> list[tuple[str, int, str]]:
        """The parts of an observation: name, length, and what each place is."""
    def action_parts(self) -> list[tuple[str, int, str]]:
        """The same for the actions."""
    def fields(self) -> dict[str, Any]: ...
    def set(self, fields: Mapping[str, Any]) -> None: ...
    def memory(self) -> dict[str, Any]:
        """What players remember that is no field; `set` forgets it."""
    def remember(self, memory: Mapping[str, Any]) -> None: ...
    def features(self, seat: int, needs: Sequence[int]) -> bytes:
        """What a net is shown; `needs`: the points each seat needs to win the match."""
    def feature_layout(self) -> list[tuple[str, int, str]]: ...
    def feature_hash(self) -> int: ...
    def rules_hash(self) -> int: ...
    def chosen(self, seat: int) -> list[tuple[int, int]]:
        """The actions that are a net's to choose among, and which of its numbers each is."""
    @property
    def players(self) -> int: ...
    @property
    def result(self) -> tuple[Any, ...] | None: ...
    @property
    def questions(self) -> tuple[int, int]:
        """What this thread has asked the arranger for rounds of the family; of it from memory."""

class Net:
    """A small net that plays rounds of a family; a file that is none is a ValueError."""

    def __init__(self, file: bytes) -> None: ...
    @property
    def family(self) -> str: ...
    @property
    def width(self) -> int: ...
    @property
    def actions(self) -> int: ...
    def knows(self, round: Round) -> bool:
        """Whether the net was trained for such rounds."""
    def evaluate(self, rows: bytes) -> tuple[list[float], list[float]]:
        """Values, and the numbers of all actions, of rows of features."""
    def judge(
        self, round: Round, seat: int, needs: Sequence[int], ways: int = 1
    ) -> tuple[float, list[tuple[int, float]]] | None:
        """The value, and the logarithm of each action's chance; None without a choice.

        On average over so many `ways` to exchange suits, where these are all the same.
        """

class Rounds:
    """Many rounds side by side, on several threads, stepping by arrays.

    `policies` says for each seat who decides: `random`, `greedy`, or the caller (an empty name).
    """

    def __init__(
        self,
        family: str,
        options: Mapping[str, Sequence[int]],
        count: int,
        seed: int,
        threads: int,
        policies: Sequence[str] = (),
    ) -> None: ...
    @property
    def observations(self) -> memoryview: ...
    @property
    def legal(self) -> memoryview: ...
    @property
    def seats(self) -> memoryview: ...
    @property
    def points(self) -> memoryview: ...
    @property
    def over(self) -> memoryview: ...
    def reset(self, seed: int | None = None) -> None:
        """Deals every round; without a seed as at first."""
    def step(self, actions: Any) -> None: ...
    def sample(self, actions: Any) -> None:
        """Writes any legal action of each round into the array; 0 where it is over."""
    def choose(self, policies: Sequence[str], actions: Any) -> None:
        """The same for what the policy of the seat that acts does."""
    def play(
        self, policies: Sequence[str], rounds: int, looking: bool = False
    ) -> tuple[int, int, tuple[int, ...]]:
        """Rounds, decisions and points of each seat."""
    @property
    def questions(self) -> tuple[int, int]:
        """What all threads have asked the arranger; how much of it from memory."""
