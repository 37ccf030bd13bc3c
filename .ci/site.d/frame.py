"""Pages: their frame, navigation, files and search index."""
import json
import posixpath
import re
import struct
from dataclasses import dataclass, field
from html import escape

from tool import SiteError


@dataclass
class Page:
    path: str
    title: str
    summary: str
    body: str
    kind: str = "guide"
    # Identifiers and texts of headings, for the list at the side.
    headings: list = field(default_factory=list)
    # Further entries of the search index: title, anchor, kind, text.
    entries: list = field(default_factory=list)
    wide: bool = False
    # Links to the pages before and after, as pairs of title and path.
    neighbours: tuple = (None, None)
    # Words by which search finds the page, beside its title and summary.
    terms: str = ""


class Site:
    def __init__(self):
        self.pages, self.files, self.groups = {}, {}, []

    def add(self, page):
        if page.path in self.pages:
            raise SiteError(f"two pages have the path '{page.path}'")
        self.pages[page.path] = page

    def file(self, path, data):
        if self.files.setdefault(path, data) != data:
            raise SiteError(f"two files have the path '{path}'")
        return path

    def group(self, title, links):
        self.groups.append((title, links))

    # Writing

    def write(self, folder):
        for path, data in sorted(self.files.items()):
            save(folder / path, data)
        for path, page in sorted(self.pages.items()):
            save(folder / path, self.framed(page).encode())
        save(folder / "assets/search-index.js", self.index().encode())

    def index(self):
        rows = []
        for path, page in self.pages.items():
            rows.append([page.title, path, page.kind, f"{page.summary} {page.terms}".strip()])
            rows += [[title, f"{path}#{anchor}" if anchor else path, kind, text]
                     for title, anchor, kind, text in page.entries]
        lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
        return f"window.galleyIndex=[\n{lines}\n];\n"

    def framed(self, page):
        up = "../" * page.path.count("/")
        side = [(anchor, text) for level, anchor, text in page.headings if level == 2]
        toc = ""
        if len(side) > 1 and not page.wide:
            items = "".join(f'<li><a href="#{escape(anchor)}">{text}</a></li>' for anchor, text in side)
            toc = f'<nav class="toc" aria-labelledby="toc-title"><p id="toc-title">On this page</p><ul>{items}</ul></nav>'
        before, after = page.neighbours
        foot = "".join(
            f'<a class="{name}" href="{relative(page.path, link[1])}"><span>{label}</span> {escape(link[0])}</a>'
            for link, name, label in ((before, "before", "Before"), (after, "after", "Next")) if link)
        title = "Galley" if page.path == "index.html" else f"{escape(page.title)} · Galley"
        classes = " ".join(filter(None, ["wide" if page.wide else "", "home" if page.path == "index.html" else ""]))
        return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'self'; font-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'">
<title>{title}</title>
<meta name="description" content="{escape(page.summary)}">
<link rel="icon" href="{up}assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="{up}assets/site.css">
<script src="{up}assets/site.js" defer></script>
</head>
<body data-root="{up}"{f' class="{classes}"' if classes else ''}>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<button type="button" class="menu" aria-expanded="false" aria-controls="site-nav" hidden><span class="lines" aria-hidden="true"></span>Menu</button>
<a class="brand" href="{up}index.html"><img src="{up}assets/mark.svg" alt="" width="22" height="22">Galley</a>
<form class="search" role="search" action="{up}search.html">
<label class="hidden" for="q">Search this site</label>
<input id="q" name="q" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-controls="hits" aria-describedby="search-key">
<span id="search-key" class="hidden">The key / moves here from anywhere on the page.</span>
<div id="hits" class="hits" hidden></div>
</form>
</header>
<div class="columns">
<nav id="site-nav" class="site-nav" aria-label="Site">
{self.navigation(page)}
</nav>
<main id="content" tabindex="-1">
{page.body}
{f'<nav class="neighbours" aria-label="Neighbours">{foot}</nav>' if foot else ''}
</main>
{toc}
</div>
<footer class="end"><p>Built by <code>.ci/site</code> from the repository; every picture was drawn by <code>galley render</code>. MIT. The typefaces have <a href="{up}assets/fonts/LICENSE.txt">a licence of their own</a>.</p></footer>
</body>
</html>
"""

    def navigation(self, page):
        parts = []
        for title, links in self.groups:
            items = []
            for name, path in links:
                here = ' aria-current="page"' if path == page.path else ""
                below = ""
                folder = posixpath.dirname(path)
                # The page of a folder lists its pages itself.
                if posixpath.basename(path) == "index.html" and folder == posixpath.dirname(page.path) and path != page.path:
                    below = self.below(folder, page)
                items.append(f'<li><a href="{relative(page.path, path)}"{here}>{escape(name)}</a>{below}</li>')
            parts.append(f"<section><h2>{escape(title)}</h2><ul>{''.join(items)}</ul></section>")
        return "\n".join(parts)

    def below(self, folder, page):
        """The list of a folder's pages, on pages of that folder."""
        items = []
        for path, other in self.pages.items():
            if posixpath.dirname(path) == folder and posixpath.basename(path) != "index.html":
                here = ' aria-current="page"' if path == page.path else ""
                items.append(f'<li><a href="{relative(page.path, path)}"{here}>{escape(other.title)}</a></li>')
        return f'<ul class="below">{"".join(items)}</ul>'


def relative(start, path):
    return posixpath.relpath(path, posixpath.dirname(start) or ".")


def save(path, data):
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise SiteError(f"cannot write '{path}': {error.strerror}") from error


def slug(text):
    """The identifier of a heading."""
    return re.sub(r"[^\w.]+", "-", text.lower()).strip("-.") or "section"


def size(png):
    """Width and height of a PNG in pixels."""
    if png[:8] != b"\x89PNG\r\n\x1a\n":
        raise SiteError("a picture is not a PNG file")
    return struct.unpack(">II", png[16:24])


def table(heads, rows, label, classes=""):
    """A table whose cells name their column, so that narrow screens can stack them. Cells are HTML."""
    head = "".join(f'<th scope="col">{head}</th>' for head in heads)
    lines = []
    for row in rows:
        anchor, cells = (row[0], row[1:]) if len(row) == len(heads) + 1 else (None, row)
        place = f' id="{escape(anchor)}"' if anchor else ""
        rest = "".join(f'<td data-head="{escape(head)}">{cell}</td>' for head, cell in zip(heads[1:], cells[1:]))
        lines.append(f'<tr{place}><th scope="row">{cells[0]}</th>{rest}</tr>')
    return (f'<div class="scroll"><table class="{classes}"><caption class="hidden">{escape(label)}</caption>'
            f'<thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>')
