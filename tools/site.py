"""What MkDocs adds to the site: rules of each game with pictures, and pages from outside of docs/.

`mkdocs.yml` names this file as a hook. `make docs` builds the site.
"""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from rummel.cli.rules import whole_lines
from rummel.family import Game
from rummel.games import GAMES
from rummel.lang import DEFAULT, Words, languages, own_name
from rummel.rulings import rulings
from tools import figures, pictures

ROOT: Final = Path(__file__).parent.parent
# Pages that stand elsewhere because people look for them there.
MOVED: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
SIGN: Final = ROOT / "web" / "public" / "icon.svg"
_PACKED: Final = (".html", ".css", ".js", ".json", ".svg")
# The search knows the English pages only: eight translations of each would hide the rest.
_UNSEARCHED: Final = "---\nsearch:\n  exclude: true\n---\n"


def on_config(config: MkDocsConfig) -> None:
    """The rules of every game stand below "Rules", after their contents."""
    assert config.nav
    words = Words(strict=True)
    rules = next(part["Rules"] for part in config.nav if "Rules" in part)
    rules[1:1] = [{words(f"game-{game}"): _place(DEFAULT, game)} for game in GAMES]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, text in pages().items():
        files.append(File.generated(config, place, content=text))
    files.append(File.generated(config, SIGN.name, content=SIGN.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Links out of docs/ lead nowhere on the site; programs are shown where a page names them."""
    markdown = re.sub(r"\[([^\]]+)\]\(\.\./[^)]+\)", r"\1", markdown)
    return re.sub(
        r"<!-- source: (\S+) -->",
        lambda match: f"```python\n{(ROOT / match[1]).read_text('utf-8')}```",
        markdown,
    )


def on_post_build(config: MkDocsConfig) -> None:
    """Packs what is text, as the server sends it to browsers that can unpack it."""
    for path in Path(config.site_dir).rglob("*"):
        if path.suffix in _PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def pages() -> dict[str, str]:
    """Every page that is not a file of docs/, by its place in the site."""
    texts = {to: _moved((ROOT / name).read_text("utf-8")) for name, to in MOVED.items()}
    shown = figures.figures()
    for language in languages():
        words = Words(language=language, strict=True)
        head = "" if language == DEFAULT else _UNSEARCHED
        texts[_place(language, "index")] = head + "\n".join(_contents(words, language))
        for game in GAMES.values():
            lines = _rules(game, words, language, shown[game.id])
            texts[_place(language, game.id)] = head + "\n\n".join(lines) + "\n"
    return texts


def _moved(text: str) -> str:
    """Links of a page at the root, seen from docs/."""
    text = text.replace("](docs/", "](")
    for name, to in MOVED.items():
        text = text.replace(f"]({name}", f"]({to}")
    return text


def _place(language: str, page: str) -> str:
    return f"rules/{page}.md" if language == DEFAULT else f"rules/{language}/{page}.md"


def _contents(words: Words, language: str) -> Iterator[str]:
    yield f"# {words('web-no-server-rules')}\n"
    yield _other_languages(language, "index") + "\n"
    for game in GAMES.values():
        name, about = words(f"game-{game.id}"), words(f"game-{game.id}.about")
        yield f"- [{name}]({game.id}.md) ({words.numbers(game.seats)}): {_line(about)}"


def _rules(game: Game, words: Words, language: str, places: list[figures.Place]) -> Iterator[str]:
    yield f"# {words(f'game-{game.id}')}"
    yield _other_languages(language, game.id)
    yield f"*{_line(words(f'game-{game.id}.about'))}*"
    paragraphs = words(f"rules-{game.id}").split("\n\n")
    for paragraph, place in zip(paragraphs, places, strict=True):
        if place.chapter:
            yield f"## {words(place.chapter)}"
        yield from _blocks(paragraph)
        for figure in place.figures:
            caption = pictures.caption(figure, words)
            yield (
                f"<figure>{pictures.drawn(game, figure, words)}"
                f"<figcaption>{_plain(caption)}</figcaption></figure>"
            )
    disputed = rulings(game)
    if disputed:
        yield f"## {words('web-chapter-disputed')}"
        yield words("web-chapter-disputed-about")
    for one in disputed:
        yield f"**{_plain(words(one.key))}** {_plain(words(f'{one.key}.ruling'))} `{one.id}`"


def _other_languages(language: str, page: str) -> str:
    up = "" if language == DEFAULT else "../"
    return " · ".join(
        f"**{own_name(other)}**"
        if other == language
        else f"[{own_name(other)}]({up}{_place(other, page).removeprefix('rules/')})"
        for other in languages()
    )


def _blocks(paragraph: str) -> Iterator[str]:
    """A paragraph, or a list where its lines begin with dashes or numbers."""
    items: list[str] = []
    for mark, line in whole_lines(paragraph):
        if mark:
            items.append(f"- {_plain(line)}")
        else:
            yield _plain(line)
    if items:
        yield "\n".join(items)


def _line(text: str) -> str:
    return _plain(" ".join(text.split()))


def _plain(text: str) -> str:
    """Text that Markdown shows as it is."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text)
