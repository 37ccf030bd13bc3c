"""Reference pages: commands, theme files, suites, and lists of names."""
import re
from html import escape

from articles import code, words
from catalogue import inline, keys, reference
from frame import Page, slug, table
from tool import SiteError


def theme_files(site, tool):
    lead = "Every key of a theme file: colours, dimensions, text styles, tokens and schemes."
    keys_of(site, tool, "theme", "Theme files", lead, "a-theme-of-your-own", "A theme of your own", "begins with one")


def suites(site, tool):
    lead = "Every key of suite.json, which says how the documents of a folder are checked."
    keys_of(site, tool, "suite", "Suites", lead, "testing-with-snapshots", "Testing with snapshots", "explains them")


def keys_of(site, tool, kind, title, lead, guide, name_of_guide, verb):
    """The page of a reference that the command prints: a table for each object."""
    body, headings, entries = [], [], []
    for name, summary, rows in reference(tool.run("schema", f"--{kind}", "--reference")):
        anchor = slug(name)
        lines = []
        for row in rows:
            first, *others = keys(row[0])
            also = f' <span class="also">also {", ".join(f"<code>{escape(other)}</code>" for other in others)}</span>' if others else ""
            lines.append((f"{anchor}-{first}", f"<code>{escape(first)}</code>{also}", inline(row[2]), inline(row[1])))
            entries.append((first, f"{anchor}-{first}", f"{kind} key", f"{name}: {words(inline(row[2]))}"))
        body.append(f'<h2 id="{anchor}"><code>{escape(name)}</code></h2>{f"<p>{inline(summary)}</p>" if summary else ""}'
                    + table(("Key", "Meaning", "Takes"), lines, f"Keys of {name}", "keys"))
        headings.append((2, anchor, f"<code>{escape(name)}</code>"))
    site.add(Page(f"reference/{kind}s.html", title, lead,
                  f'<h1>{title}</h1><p class="lead">{lead} <a href="../guide/{guide}.html">{name_of_guide}</a> {verb}; '
                  f'<code>galley schema --{kind}</code> is the schema for editors.</p>' + "".join(body), "reference", headings, entries))


def commands(site, tool):
    """A page for each command from its help."""
    names = subcommands(tool.run("--help"))
    rows = []
    for name, summary in names:
        text = tool.run("help", *name.split())
        parts, entries = described(text, name)
        inner = subcommands(text)
        for word, _ in inner:
            more, found = described(tool.run("help", *name.split(), word), f"{name} {word}", level=3)
            parts.append(f'<h2 id="{word}"><code>galley {name} {word}</code></h2>' + "".join(more))
            entries += found
            for below, _ in subcommands(tool.run("help", *name.split(), word)):
                raise SiteError(f"the command '{name} {word} {below}' is too deep for a page")
        path = f"commands/{name}.html"
        site.add(Page(path, f"galley {name}", summary, f'<h1><code>galley {name}</code></h1>' + "".join(parts), "command",
                      [(2, word, f"<code>{word}</code>") for word, _ in inner], entries))
        rows.append((f'<a href="{name}.html"><code>galley {name}</code></a>', inline(summary)))
    lead = f"The {len(names)} commands of galley, with all their options."
    site.add(Page("commands/index.html", "Commands", lead, f'<h1>Commands</h1><p class="lead">{lead}</p>'
                  + table(("Command", "What it does"), rows, "Commands", "keys"), "command", wide=True))


def subcommands(text):
    _, _, rest = text.partition("\nSUBCOMMANDS:\n")
    return [(re.split(r"[ ,(]", name)[0], summary) for name, summary in listed(rest.partition("\n  See 'galley")[0])]


def listed(text):
    """Names with their descriptions, from a column of the help."""
    found = []
    for line in text.splitlines():
        match = re.match(r"  (\S.*?)(?:\s{2,}(\S.*))?$", line)
        if match and not line.startswith("   "):
            found.append([match[1], match[2] or ""])
        elif line.startswith("      ") and found and line.strip():
            found[-1][1] = f"{found[-1][1]} {line.strip()}".strip()
    return [tuple(item) for item in found]


def described(text, name, level=2):
    """The help of a command as HTML, and entries of the index for its options."""
    blocks = re.split(r"^([A-Z][A-Z -]+):[ \n]", text, flags=re.M)
    html, entries = [], []
    for title, body in zip(blocks[1::2], blocks[2::2]):
        if title == "SUBCOMMANDS":
            continue
        if title == "OVERVIEW":
            for paragraph in re.split(r"\n\n+", body.strip()):
                example = re.match(r"Examples?:\n(.*)", paragraph, re.S)
                if example:
                    lines = "\n".join(line.strip() for line in example[1].splitlines())
                    html.append(code(lines, "sh", "Examples" if "\n" in lines else "Example"))
                else:
                    html.append(f"<p>{inline(' '.join(paragraph.split()))}</p>")
        elif title == "USAGE":
            html.append(code(" ".join(body.split()), "text", "Usage"))
        else:
            rows = []
            for option, meaning in listed(body):
                anchor = slug(f"{name} {option}")
                rows.append((anchor, f"<code>{escape(option)}</code>", inline(meaning) or "–"))
                if option.startswith("-") and "--help" not in option:
                    entries.append((option, anchor, "option", f"galley {name}: {meaning}"))
            html.append(f'<h{level} id="{slug(name + " " + title)}">{title.capitalize()}</h{level}>'
                        + table(("Option" if title != "ARGUMENTS" else "Argument", "Meaning"), rows, f"{title.capitalize()} of galley {name}", "keys options"))
    return html, entries


def names(site, tool):
    """Devices, fonts, text sizes, lints and reporters."""
    body, headings, entries = [], [], []
    for kind, title, text in (
            ("devices", "Devices", "Screens for <code>--device</code> and the canvas's <code>device</code>."),
            ("text-sizes", "Text sizes", "The reader's text sizes for <code>--text-size</code>."),
            ("fonts", "Font families", "The families in the package; <code>--fonts FOLDER</code> adds others."),
            ("lints", "Lints", "What <code>galley lint</code> and <code>galley test</code> look for."),
            ("reporters", "Reporters", "Reports that <code>galley test</code> and <code>galley report</code> write.")):
        items = tool.names(kind)
        anchor = slug(title)
        if any(summary for _, summary in items):
            rows = [(slug(name), f"<code>{escape(name)}</code>", inline(summary)) for name, summary in items]
            shown = table(("Name", "Meaning"), rows, title, "keys")
        else:
            shown = f'<ul class="names">{"".join(f"<li id={chr(34)}{slug(name)}{chr(34)}><code>{escape(name)}</code></li>" for name, _ in items)}</ul>'
        body.append(f'<h2 id="{anchor}">{title}</h2><p>{text}</p>{shown}')
        headings.append((2, anchor, title))
        entries += [(name, slug(name), title.lower().rstrip("s"), summary) for name, summary in items]
    site.add(Page("reference/names.html", "Devices, fonts, lints", "Names that documents and options may use.",
                  '<h1>Devices, text sizes, fonts, lints and reporters</h1><p class="lead">Names that documents and options may use; <code>galley list</code> prints them.</p>'
                  + "".join(body), "reference", headings, entries))
