"""Data for research: rounds between bots, as records or as arrays, in files of equal size.

What a file holds follows from the plan and its number alone: who makes it, and in which order,
changes nothing.
"""

from rummel.data.folder import Folder, WrongFolder
from rummel.data.plan import MOST_FILES, MOST_ROUNDS_OF_A_FILE, Format, Plan, Portion
from rummel.data.records import read_records
from rummel.data.run import generate

__all__ = [
    "MOST_FILES",
    "MOST_ROUNDS_OF_A_FILE",
    "Folder",
    "Format",
    "Plan",
    "Portion",
    "WrongFolder",
    "generate",
    "read_records",
]
