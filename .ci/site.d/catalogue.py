"""Pages of components, keys, icons, colours and themes."""
import base64
import json
import re
from html import escape

from articles import MODES, code, words
from frame import Page, relative, slug, table
from tool import SiteError, pretty

# Two pictures of this width are side by side from 768 pixels on, and one fills a phone.
WIDTH = 350

# What people search for under other names than those of tools, by the type or key that they mean.
TERMS = {"Flex": ["flexbox"], "appearance": ["dark mode", "light mode", "night mode", "colour scheme"]}


def inline(text):
    """A text of the reference as HTML: names in code."""
    html = escape(text, quote=False)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    return re.sub(r'(?<![\w>])"([^"<]+)"', r"<code>\1</code>", html)


def reference(text):
    """The sections of a reference in Markdown: name, summary and rows of cells."""
    found = []
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        name, _, rest = part.partition("\n")
        lines = rest.strip().splitlines()
        rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines if line.startswith("|")]
        summary = " ".join(line for line in lines if line and not line.startswith("|"))
        # The first two rows are the heads and the line below them.
        found.append((name, summary, rows[2:]))
    return found


def keys(cell):
    """The names of a key: the first is the one to write."""
    return re.findall(r"`([^`]+)`", cell)


def key_rows(rows):
    """Rows of a table of keys of a component: key, meaning, what it takes, default."""
    lines = []
    for names, _, takes, default, meaning in rows:
        first, *others = keys(names)
        also = f' <span class="also">also {", ".join(f"<code>{escape(name)}</code>" for name in others)}</span>' if others else ""
        lines.append((f"key-{first}", f"<code>{escape(first)}</code>{also}", inline(meaning), inline(takes), inline(default) or "–"))
    return lines


def key_tables(rows, level=3):
    html = []
    for place, title in (("values", "Values"), ("properties", "Properties")):
        chosen = [row for row in rows if row[1] == place]
        if chosen:
            html.append(f"<h{level} id=\"{place}\">{title}</h{level}>")
            html.append(table(("Key", "Meaning", "Takes", "Default"), key_rows(chosen), f"Keys in {place}", "keys"))
    rest = [row for row in rows if row[1] not in ("values", "properties")]
    if rest:
        html.append(f"<h{level} id=\"beside\">Beside them</h{level}>")
        html.append(table(("Key", "Meaning", "Takes", "Default"), key_rows(rest), "Other keys", "keys"))
    return "".join(html)


def components(site, tool, pictures, scratch):
    """A page for each component, an overview of them, and the index of all keys."""
    sections = reference(tool.run("schema", "--reference"))
    names = sorted((name for name, _ in tool.names("components")), key=str.lower)
    described = {name: (summary, rows) for name, summary, rows in sections}
    relatives = related(tool)
    # The documents are wanted, so that their pictures may be small.
    tool.run("gallery", "components", "--documents", "--appearance", "light", "--scale", "0.25", "-o", scratch)
    order = [(name, f"components/{name}.html") for name in names]
    cards = []
    for place, name in enumerate(names):
        if name not in described:
            raise SiteError(f"'galley schema --reference' does not describe the component '{name}'")
        summary, rows = described[name]
        path = f"components/{name}.html"
        # The gallery writes the document with the picture's name: TYPE.light.json for one appearance.
        file = next((scratch / f for f in (f"{name}.light.json", f"{name}.json") if (scratch / f).exists()), None)
        if file is None:
            raise SiteError(f"'galley gallery components' wrote no document for '{name}'")
        groups = samples(json.loads(file.read_text(encoding="utf-8")))
        body = [f"<h1>{name}</h1><p class=\"lead\">{inline(summary)}</p>"]
        headings = []
        if len(groups) > 1:
            links = " ".join(f'<a class="chip" href="#state-{slug(state)}">{escape(state)}</a>' for state, _ in groups)
            body.append(f'<h2 id="states">States</h2><p class="chips">{links}</p>')
            headings.append((2, "states", "States"))
        else:
            body.append('<h2 id="sample">Sample</h2>')
            headings.append((2, "sample", "Sample"))
        for state, document in groups:
            alt = f"{name}{f' in the state {state}' if state else ''}"
            shots = pictures.place(f"{name}{f'-{slug(state)}' if state else ''}", alt, {"document": document})
            source = code(pretty(document), "json", f"{name}.json")
            if state:
                body.append(f'<h3 id="state-{slug(state)}">{escape(state.capitalize())}</h3>{shots}'
                            f'<details><summary>The document of this picture</summary>{source}</details>')
            else:
                body.append(f'<div class="beside">{shots}{source}</div>')
        body.append('<h2 id="keys">Keys</h2>')
        headings.append((2, "keys", "Keys"))
        if rows:
            body.append(key_tables(rows))
        common = relative(path, "reference/every-component.html")
        body.append(f'<p>{"It has the" if rows else "It has no keys of its own; it has the"} <a href="{common}">keys of every component</a>'
                    f"{' as well' if rows else ''}: size, padding, background, border, shadow and the rest.</p>")
        site.add(Page(path, name, words(inline(summary)), "".join(body), "component", headings,
                      neighbours=(order[place - 1] if place else None, order[place + 1] if place + 1 < len(order) else None),
                      terms=" ".join(filter(None, [
                          "Keys: " + " ".join(" ".join(keys(row[0])) for row in rows) if rows else "",
                          "Elsewhere: " + ", ".join(relatives[name]) if name in relatives else ""]))))
        cards.append((name, summary, groups[0][1]))
    overview(site, pictures, cards)
    for name, path, title in (("Every component", "reference/every-component.html", "Keys of every component"),
                              ("canvas", "reference/canvas.html", "Keys of the canvas")):
        if name not in described:
            raise SiteError(f"'galley schema --reference' has no section '{name}'")
        summary, rows = described[name]
        lead = summary or ("The picture around a document: size, scale, appearance and reader." if name == "canvas"
                           else "Keys that all components read beside their own.")
        site.add(Page(path, title, lead, f'<h1>{title}</h1><p class="lead">{inline(lead)}</p>' + key_tables(rows, 2), "reference", wide=True))
    key_index(site, described, names, relatives)


def samples(document):
    """The samples of a gallery's page: one without a name, or one for each state, whose name is a caption."""
    root = document["root"]
    groups, state, held = [], None, []
    captions = [item for item in root["subviews"] if is_caption(item)]
    for item in root["subviews"]:
        if captions and is_caption(item):
            if held:
                groups.append((state, held))
            state, held = item["values"]["text"], []
        else:
            held.append(item)
    groups.append((state, held))
    canvas = {**document["canvas"], "width": WIDTH}
    return [(name, {"canvas": canvas, "root": {**root, "subviews": items}}) for name, items in groups]


def is_caption(item):
    return item["type"] == "Text" and item.get("properties") == {"font": "caption", "foregroundColor": "secondaryLabel"}


def overview(site, pictures, cards):
    items = []
    for name, summary, document in cards:
        root = document["root"]
        middle = {**root["properties"], "horizontalAlignment": "center", "alignment": "center"}
        small = {"canvas": {**document["canvas"], "width": 300}, "root": {**root, "properties": middle}}
        shots = pictures.place(f"{name}-small", name, {"document": small})
        items.append(f'<li data-filter="{escape((name + " " + summary).lower())}"><a href="{name}.html"><b>{name}</b></a>'
                     f"<p>{inline(summary)}</p><div class=\"thumb\">{shots}</div></li>")
    body = (f'<h1>Components</h1><p class="lead">The {len(cards)} types that documents may name, each with samples in light and dark, '
            f'its states and its keys.</p>{filter_box("components", len(cards))}<ul class="cards" id="components">{"".join(items)}</ul>')
    site.add(Page("components/index.html", "Components", f"All {len(cards)} component types with samples, states and keys.", body, "component", wide=True))


def filter_box(name, count):
    return (f'<div class="filter" hidden><label for="filter-{name}">Filter {name}</label>'
            f'<input id="filter-{name}" type="search" data-list="{name}" autocomplete="off" spellcheck="false">'
            f'<output for="filter-{name}">{count:,} of {count:,}</output><span class="copied" role="status"></span></div>')


def related(tool):
    """The names of other tools by what they are called here, as the reader of documents knows them."""
    found = {}
    for name, meanings in tool.names("relatives"):
        # The second meaning of a name is a guess.
        found.setdefault(meanings.split(", ")[0], []).append(name)
    for name, terms in TERMS.items():
        found.setdefault(name, []).extend(terms)
    return found


def key_index(site, described, names, relatives):
    """The page of all keys, each with its meanings and the components that read it."""
    found = {}
    for name in names + ["Every component", "canvas"]:
        for row in described[name][1]:
            first, *others = keys(row[0])
            found.setdefault(first, {}).setdefault(row[4], ([], others))[0].append(name)
    items, entries = [], []
    targets = {"Every component": "reference/every-component.html", "canvas": "reference/canvas.html"}
    for key in sorted(found, key=lambda text: (text.lower(), text)):
        meanings = []
        for meaning, (owners, _) in found[key].items():
            links = ", ".join(f'<a href="{targets.get(owner, f"components/{owner}.html")}#key-{key}">{owner}</a>' for owner in owners)
            meanings.append(f"<p>{inline(meaning)}</p><p class=\"owners\">{links}</p>")
        others = sorted({other for _, more in found[key].values() for other in more})
        also = f' <span class="also">also {", ".join(f"<code>{escape(other)}</code>" for other in others)}</span>' if others else ""
        items.append(f'<li id="{key}" data-filter="{escape(" ".join([key, *others, *found[key]]).lower())}">'
                     f'<h2><code>{key}</code>{also}</h2>{"".join(meanings)}</li>')
        first = next(iter(found[key]))
        owners = dict.fromkeys(owner for names, _ in found[key].values() for owner in names)
        also_text = f" Also {', '.join(others)}." if others else ""
        if key in relatives:
            also_text += f" Elsewhere: {', '.join(relatives[key])}."
        entries.append((key, key, "key", f"{words(inline(first))}{also_text} In {', '.join(owners)}."))
    body = (f'<h1>Keys</h1><p class="lead">Every key that a component or the canvas reads, and who reads it.</p>'
            f'{filter_box("keys", len(items))}<ul class="key-list" id="keys">{"".join(items)}</ul>')
    site.add(Page("keys.html", "Keys", "Every key that a component or the canvas reads, and who reads it.", body, "component", entries=entries, wide=True))


# Icons

def icons(site, tool):
    names = [name for name, _ in tool.names("icons")]
    jobs = [{"document": {"canvas": {"background": "clear"}, "root": {
        "type": "Image", "values": {"systemIconName": name},
        "properties": {"width": 24, "height": 24, "foregroundColor": "000000"}}}, "format": "svg"} for name in names]
    items = []
    for number, (name, (answer, data)) in enumerate(zip(names, tool.draw(jobs))):
        if "error" in answer:
            raise SiteError(f"cannot draw the icon '{name}': {answer['error'].strip()}")
        items.append(f'<li id="{escape(name)}" data-filter="{escape(name.lower())}"><button type="button" data-copy="{escape(name)}">'
                     f'{drawing(name, data.decode(), number)}<span>{escape(name).replace(".", ".<wbr>")}</span></button></li>')
    sample = code(pretty({"type": "Image", "values": {"systemIconName": names[0]}, "properties": {"foregroundColor": "systemOrange"}}), "json")
    body = (f'<h1>Icons</h1><p class="lead">The {len(names):,} icons that <code>systemIconName</code> may name, under the names of SF Symbols. '
            f'Press one to copy its name.</p>{filter_box("icons", len(names))}'
            f'<ul class="icons" id="icons">{"".join(items)}</ul><h2 id="use">In a document</h2>{sample}'
            f'<p>Names of Material Symbols, Feather, Lucide and Font Awesome lead to the icon with their meaning. The drawings are those of Phosphor Icons and Galley\'s own.</p>')
    site.add(Page("icons.html", "Icons", f"{len(names):,} icons by their names in SF Symbols, with search.", body, "catalogue",
                  entries=[(name, name, "icon", "") for name in names], wide=True))


def drawing(name, svg, number):
    """An icon's shapes, drawn in the current text colour."""
    shapes = []
    for tag, attributes in re.findall(r"<(path|rect|image|use)\b([^>]*?)/?>", svg):
        given = dict(re.findall(r'([\w:-]+)="([^"]*)"', attributes))
        style = dict(part.strip().split(":", 1) for part in given.get("style", "").split(";") if ":" in part)
        if tag == "image":
            # A cut-out is a raster picture, whose coverage becomes a mask.
            image = given.get("xlink:href", given.get("href", ""))
            if not image.startswith("data:image/png;base64,"):
                raise SiteError(f"the icon '{name}' has a picture that is not inside of it")
            base64.b64decode(image.partition(",")[2], validate=True)
            size = given["width"], given["height"]
            shapes.append(f'<mask id="mask-{number}" mask-type="alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">'
                          f'<image width="{size[0]}" height="{size[1]}"{place(svg)} href="{image}"/></mask>'
                          f'<path d="M0 0H24V24H0Z" mask="url(#mask-{number})"/>')
            continue
        if "url(#" in style.get("fill", "") or tag == "use":
            continue
        if tag == "rect":
            raise SiteError(f"the icon '{name}' has a rectangle, which is not expected in its drawing")
        shapes.append(shape(given, style))
    if not shapes:
        raise SiteError(f"the icon '{name}' has no shapes")
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{"".join(shapes)}</svg>'


def place(svg):
    """The transform of a cut-out's raster picture, from its pattern."""
    matrix = re.search(r'patternTransform="matrix\(([^)]*)\)"', svg)
    return f' transform="matrix({matrix[1]})"' if matrix else ""


def shape(given, style):
    in_grid = "transform" in given
    outline = path_data(given["d"], 1 if in_grid else 2)
    attributes = [f'd="{outline}"']
    if in_grid:
        attributes.append(f'transform="{given["transform"]}"')
    if style.get("fill") == "none":
        attributes.append('class="line"')
        if style["stroke-width"] != "17":
            attributes.append(f'stroke-width="{style["stroke-width"]}"')
        if "stroke-dasharray" in style:
            attributes.append(f'stroke-dasharray="{style["stroke-dasharray"]}"')
    opacity = style.get("stroke-opacity" if style.get("fill") == "none" else "fill-opacity", "1")
    if opacity != "1":
        attributes.append(f'opacity="{opacity}"')
    if style.get("fill-rule") == "evenodd":
        attributes.append('fill-rule="evenodd"')
    return f"<path {' '.join(attributes)}/>"


def path_data(data, digits):
    # The writer begins a figure that nothing follows after each one that is closed.
    data = re.sub(r"Z M [-\d.]+ [-\d.]+ ?$", "Z", data.strip())
    data = re.sub(r"-?\d+\.\d+", lambda match: number(float(match[0]), digits), data)
    return re.sub(r"\s*([A-Za-z])\s*", r"\1", data)


def number(value, digits):
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


# Colours

def colors(site, tool):
    items, entries = [], []
    for name, summary in tool.names("colors"):
        match = re.fullmatch(r"#([0-9A-F]{6}(?:[0-9A-F]{2})?)(?:, dark #([0-9A-F]{6}(?:[0-9A-F]{2})?))?", summary)
        if not match:
            raise SiteError(f"'galley list colors' describes '{name}' as '{summary}'")
        light, dark = match[1], match[2] or match[1]
        values = f"<code>#{light}</code>" if light == dark else f"<code>#{light}</code> <code>#{dark}</code>"
        items.append(f'<li id="{name}" data-filter="{name.lower()} #{light.lower()} #{dark.lower()}"><button type="button" data-copy="{name}">'
                     f'{swatch(light, dark)}<b>{name}</b><span class="values">{values}</span></button></li>')
        entries.append((name, name, "colour", summary))
    body = (f'<h1>Colours</h1><p class="lead">The {len(items)} colours that documents may name, each in light on white and in dark on black. '
            f'Press one to copy its name. A theme adds names of its own.</p>{filter_box("colours", len(items))}'
            f'<ul class="swatches" id="colours">{"".join(items)}</ul>')
    site.add(Page("colors.html", "Colours", f"The {len(items)} colours that documents may name, in light and dark, with search.", body, "catalogue", entries=entries, wide=True))


def swatch(light, dark):
    def box(x, ground, value):
        opacity = f' fill-opacity="{int(value[6:], 16) / 255:.3g}"' if len(value) == 8 else ""
        area = f'd="M{x} 0h{120 - x}v56h-{120 - x}z"'
        below = f'<path {area} fill="{ground}"/>' if opacity else ""
        return f'{below}<path {area} fill="#{value[:6]}"{opacity}/>'
    return f'<svg class="swatch" viewBox="0 0 120 56" preserveAspectRatio="none" aria-hidden="true">{box(0, "#fff", light)}{box(60, "#000", dark) if dark != light or len(light) == 8 else ""}</svg>'


# Themes

SAMPLE = {
    "canvas": {"width": WIDTH},
    "root": {
        "type": "VStack",
        "properties": {"spacing": 12, "padding": 16, "horizontalAlignment": "leading", "maxWidth": "infinity", "alignment": "leading"},
        "subviews": [
            {"type": "Text", "properties": {"font": "title2", "fontWeight": "bold"}, "values": {"text": "Good morning"}},
            {"type": "Text", "values": {"text": "Reading text in the theme's own colours."}},
            {"type": "Button", "values": {"title": "Continue"}},
            {"type": "TextField", "values": {"placeholder": "Your name"}},
            {"type": "Cell", "properties": {"accessory": "disclosure"}, "values": {"title": "Settings", "detail": "Sound, light, language", "systemIconName": "gear"}},
            {"type": "Switch", "properties": {"isOn": True}},
        ],
    },
}
PAGES = (("palette", "Palette"), ("type", "Type"), ("spacing", "Spacing"), ("radii", "Radii"), ("shadows", "Shadows"))


def themes(site, tool, pictures, scratch, data):
    """A page for each of Galley's own themes, and one for all."""
    own = json.loads(data.read_text(encoding="utf-8"))
    names = [name for name, _ in tool.names("themes")]
    cards = []
    for place, name in enumerate(names):
        path = f"themes/{name}.html"
        schemes = own.get(name, {}).get("schemes", {})
        document = {"theme": name, **SAMPLE}
        body = [f'<h1>{name}</h1><p class="lead">{lead(schemes)}</p>'
                f'<h2 id="sample">Sample</h2>{pictures.place(f"theme-{name}", f"Text and controls in the theme {name}", {"document": document})}'
                f'{code(pretty(document), "json", f"{name}.json")}']
        headings = [(2, "sample", "Sample")]
        folder = scratch / name
        tool.run("gallery", "tokens", name, "--documents", "--appearance", "light", "--scale", "0.25", "-o", folder)
        # Palette and steps are the same for all; a theme of its own is known by its type.
        for page, title in PAGES if not schemes else PAGES[1:2]:
            file = next((folder / f for f in (f"{page}.light.json", f"{page}.json") if (folder / f).exists()), None)
            if file is None:
                continue
            document = json.loads(file.read_text(encoding="utf-8"))
            # Text styles have colours of their own, which are made for a light background.
            shots = pictures.place(f"theme-{name}-{page}", f"{title} of the theme {name}", {"document": document, "theme": name},
                                   modes=("light",) if page == "type" else MODES)
            if page == "palette":
                shots = f"<details><summary>The palette with its contrasts</summary>{shots}</details>"
            body.append(f'<h2 id="{page}">{title}</h2>{shots}')
            headings.append((2, page, title))
        entries = []
        if schemes:
            rows = []
            for scheme in sorted(schemes, key=str.lower):
                entries.append((scheme, f"scheme-{slug(scheme)}", "scheme", f"A scheme of the theme {name}"))
                rows.append(f'<li id="scheme-{slug(scheme)}" data-filter="{escape(scheme.lower())}"><details><summary><code>{escape(scheme)}</code></summary>'
                            f'{code(pretty(schemes[scheme]), "json", scheme)}</details></li>')
            body.append(f'<h2 id="schemes">Schemes</h2><p>The settings of the theme for each kind of element; <code>"scheme": "NAME"</code> gives one to a component.</p>'
                        f'{filter_box("schemes", len(rows))}<ul class="schemes" id="schemes-list">{"".join(rows)}</ul>'.replace('data-list="schemes"', 'data-list="schemes-list"'))
            headings.append((2, "schemes", "Schemes"))
        order = [(other, f"themes/{other}.html") for other in names]
        site.add(Page(path, name, words(lead(schemes)), "".join(body), "theme", headings, entries,
                      neighbours=(order[place - 1] if place else None, order[place + 1] if place + 1 < len(order) else None)))
        cards.append(f'<li data-filter="{escape((name + " " + " ".join(schemes)).lower())}"><a href="{name}.html"><b>{name}</b></a><p>{lead(schemes)}</p>'
                     f'<div class="thumb tall">{pictures.place(f"theme-{name}", f"Text and controls in the theme {name}", {"document": {"theme": name, **SAMPLE}})}</div></li>')
    body = (f'<h1>Themes</h1><p class="lead">Galley\'s own themes, which <code>"theme": "NAME"</code> in a document or <code>--theme NAME</code> chooses and '
            f'<code>"extends"</code> in a theme of your own builds on. The filter finds themes by their schemes as well.</p>'
            f'{filter_box("themes", len(cards))}<ul class="cards" id="themes">{"".join(cards)}</ul>'
            f'<p>To write one: <a href="../guide/a-theme-of-your-own.html">A theme of your own, with a font</a>, and <a href="../reference/themes.html">all keys of theme files</a>.</p>')
    site.add(Page("themes/index.html", "Themes", "Galley's own themes with their palette, type, spacing, radii, shadows and schemes.", body, "theme", wide=True))


def lead(schemes):
    if not schemes:
        return "The platform's look, which documents have that name no theme."
    return f"A theme of Galley's own with {len(schemes)} scheme{'s' if len(schemes) > 1 else ''}."
