"""`docs/errors.md`: every refusal with its code and its meaning."""

from rummel.errors import CODES

ERRORS = "docs/errors.md"


def written() -> str:
    rows = [f"| `{code}` | {meaning} |" for code, meaning in CODES.items()]
    head = [
        "# Refusals",
        "",
        "Every refusal has a stable code and facts (the names in the text). Made from",
        "`src/rummel/errors.py`; the words for people stand under `src/rummel/lang/`.",
        "",
        "| code | meaning |",
        "|---|---|",
    ]
    return "\n".join([*head, *rows, ""])


def outputs() -> dict[str, str]:
    return {ERRORS: written()}
