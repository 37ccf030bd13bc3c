"""Reference pages: commands, theme files, suites, and lists of names."""
import json
import re
from html import escape

from articles import code, words
from catalogue import inline, keys, reference
from frame import Page, slug, table
from tool import SiteError


def theme_files(site, tool):
    body, headings, entries = [], [], []
    for name, summary, rows in reference(tool.run("schema", "--theme", "--reference")):
        anchor = slug(name)
        lines = []
        for row in rows:
            first, *others = keys(row[0])
            also = f' <span class="also">also {", ".join(f"<code>{escape(other)}</code>" for other in others)}</span>' if others else ""
            lines.append((f"{anchor}-{first}", f"<code>{escape(first)}</code>{also}", inline(row[2]), inline(row[1])))
            entries.append((first, f"{anchor}-{first}", "theme key", f"{name}: {words(inline(row[2]))}"))
        body.append(f'<h2 id="{anchor}"><code>{escape(name)}</code></h2>{f"<p>{inline(summary)}</p>" if summary else ""}'
                    + table(("Key", "Meaning", "Takes"), lines, f"Keys of {name}", "keys"))
        headings.append((2, anchor, f"<code>{escape(name)}</code>"))
    lead = "Every key of a theme file: colours, dimensions, text styles, tokens and schemes."
    site.add(Page("reference/themes.html", "Theme files", lead,
                  f'<h1>Theme files</h1><p class="lead">{lead} <a href="../guide/a-theme-of-your-own.html">A theme of your own</a> begins with one; '
                  f'<code>galley schema --theme</code> is its schema for editors.</p>' + "".join(body), "reference", headings, entries))


def suites(site, tool):
    schema = json.loads(tool.run("schema", "--suite"))
    rows, entries = [], []

    def walk(node, path):
        for key, value in node.get("properties", {}).items():
            if key == "$schema":
                continue
            name = f"{path}{key}"
            anchor = slug(name)
            rows.append((anchor, f"<code>{escape(name)}</code>", inline(value.get("description", "")) or "–", inline(takes(value))))
            entries.append((name, anchor, "suite key", words(inline(value.get("description", "")))))
            for inner in [value, value.get("items"), value.get("additionalProperties"), *value.get("anyOf", []), *value.get("oneOf", [])]:
                if isinstance(inner, dict):
                    walk(inner, name + (".NAME." if inner is value.get("additionalProperties") else "."))

    walk(schema, "")
    lead = "Every key of suite.json, which says how the documents of a folder are checked."
    site.add(Page("reference/suites.html", "Suites", lead,
                  f'<h1>Suites</h1><p class="lead">Every key of <code>suite.json</code>, which says how the documents of a folder are checked. '
                  f'<a href="../guide/testing-with-snapshots.html">Testing with snapshots</a> explains them; <code>galley schema --suite</code> is the schema for editors.</p>'
                  + table(("Key", "Meaning", "Takes"), rows, "Keys of suite.json", "keys"), "reference", entries=entries, wide=True))


def takes(node):
    """What a schema takes, in words."""
    if "enum" in node:
        return ", ".join(json.dumps(value) for value in node["enum"])
    if "const" in node:
        return json.dumps(node["const"])
    for word in ("anyOf", "oneOf"):
        if word in node:
            return " or ".join(dict.fromkeys(takes(choice) for choice in node[word]))
    kinds = node.get("type", "any value")
    names = {"boolean": "true or false", "integer": "a whole number", "number": "a number", "string": "a string", "object": "an object"}
    found = []
    for kind in kinds if isinstance(kinds, list) else [kinds]:
        if kind == "array":
            found.append(f"a list of: {takes(node['items'])}" if isinstance(node.get("items"), dict) else "a list")
        else:
            text = names.get(kind, kind)
            if kind in ("number", "integer"):
                text += "".join(f" {word} {node[key]:,}" for key, word in
                                (("minimum", "from"), ("exclusiveMinimum", "above"), ("maximum", "to"), ("exclusiveMaximum", "below")) if key in node)
            found.append(text)
    return " or ".join(found)


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
