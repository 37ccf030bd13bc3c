"""Articles in Markdown: links between them, code with its colours, and pictures of the documents in them."""
import csv
import hashlib
import io
import json
import re
import shlex
from html import escape, unescape

from markdown_it import MarkdownIt

from frame import Page, relative, size, slug
from tool import SiteError

SWIFT = ("as actor async await case catch class default defer do else enum extension false for func guard if "
         "import in init inout internal is let nil private protocol public return self some static struct "
         "switch throw throws true try typealias var where while any mutating").split()
TOKENS = {
    "json": r'(?P<key>"(?:[^"\\]|\\.)*")(?=\s*:)|(?P<string>"(?:[^"\\]|\\.)*")|(?P<number>-?\b\d[\d.eE+-]*)|(?P<word>\b(?:true|false|null)\b)',
    "swift": r'(?P<comment>//[^\n]*)|(?P<string>"(?:[^"\\\n]|\\.)*")|(?P<number>\b\d[\d_.]*\b)|(?P<key>[@#]\w+)|(?P<word>\b(?:' + "|".join(SWIFT) + r")\b)",
    "sh": r"(?P<comment>(?:(?<=\s)|^)#[^\n]*)|(?P<string>\"(?:[^\"\\]|\\.)*\"|'[^']*')|(?P<key>(?<=\s)--?[A-Za-z][\w-]*)|(?P<word>^\w[\w./-]*)",
    "python": r"(?P<comment>#[^\n]*)|(?P<string>f?\"(?:[^\"\\\n]|\\.)*\"|b?'[^'\n]*')|(?P<number>\b\d[\d.]*\b)|(?P<word>\b(?:import|from|for|in|if|else|with|as|def|async|await|return|raise|try|except|assert|not|while|print)\b)",
    "js": r"(?P<comment>//[^\n]*)|(?P<string>'[^'\n]*'|\"[^\"\n]*\")|(?P<number>\b\d[\d.]*\b)|(?P<word>\b(?:const|let|await|new|require|return|function)\b)",
    "yaml": r"(?P<comment>#[^\n]*)|(?P<key>[\w.-]+(?=:))|(?P<string>'[^'\n]*'|\"[^\"\n]*\")",
}
NAMES = {"json": "JSON", "sh": "Shell", "swift": "Swift", "python": "Python", "js": "JavaScript", "csv": "CSV",
         "yaml": "YAML", "xml": "XML", "html": "HTML", "text": "Text", "": "Text", "ini": "INI", "toml": "TOML", "lua": "Lua",
         "diff": "Diff", "groovy": "Groovy", "starlark": "Starlark"}


def highlight(text, language):
    """Code as HTML with its tokens marked."""
    pattern = TOKENS.get({"jsonc": "json", "jsonl": "json", "bash": "sh", "yml": "yaml", "javascript": "js"}.get(language, language))
    if not pattern:
        return escape(text, quote=False)
    parts, end = [], 0
    for match in re.finditer(pattern, text, re.M):
        parts.append(escape(text[end:match.start()], quote=False))
        parts.append(f'<span class="{match.lastgroup[0]}">{escape(match[0], quote=False)}</span>')
        end = match.end()
    return "".join(parts) + escape(text[end:], quote=False)


def code(text, language="", name=None):
    label = f"<span>{escape(name)}</span>" if name else f"<span>{NAMES.get(language, language)}</span>"
    title = escape(f"{name or NAMES.get(language, language)}, code")
    # A command of one long line is read as a paragraph; other code keeps its columns.
    wrap = " wrap" if language == "sh" and any(len(line) > 100 for line in text.splitlines()) else ""
    return (f'<figure class="code{wrap}"><figcaption>{label}</figcaption>'
            f'<pre tabindex="0" role="group" aria-label="{title}"><code>{highlight(text.rstrip(), language)}</code></pre></figure>')


def words(html):
    """The text of HTML."""
    return " ".join(unescape(re.sub(r"<[^>]*>", "", html)).split())


def clipped(text, length=240):
    """The beginning of a text, up to the end of a word."""
    return text if len(text) <= length else text[:length].rpartition(" ")[0].rstrip(",;:") + " …"


MODES = ("light", "dark")


class Pictures:
    """Documents that are drawn in one process, in light and dark, once all are known."""

    def __init__(self, site, tool):
        self.site, self.tool, self.jobs, self.slots, self.missing = site, tool, [], [], []

    def place(self, name, alt, job, where=None, modes=MODES):
        """A placeholder that is replaced by the pictures of a job; `where` names a sample that may fail."""
        self.slots.append((name, alt, where, modes))
        self.jobs += [{**job, "appearance": mode, "scale": 2} for mode in modes]
        return f"\0{len(self.slots) - 1}\0"

    def draw(self):
        answers = self.tool.draw(self.jobs)
        made = {}
        for index, (name, _, where, modes) in enumerate(self.slots):
            pair, answers = answers[:len(modes)], answers[len(modes):]
            error = next((answer["error"] for answer, _ in pair if "error" in answer), None)
            if error and where is None:
                raise SiteError(f"cannot draw the sample of '{name}': {error.strip()}")
            if error:
                self.missing.append((where, error.strip().splitlines()[0]))
            made[index] = [] if error else [self.keep(name, mode, data) for mode, (_, data) in zip(modes, pair)]
        pattern = re.compile("\0(\\d+)\0")
        for page in self.site.pages.values():
            def figure(match, path=page.path):
                index = int(match[1])
                return self.figure(path, made[index], self.slots[index][1], self.slots[index][3])
            page.body = pattern.sub(figure, page.body)

    def keep(self, name, mode, data):
        width, height = size(data)
        stamp = hashlib.sha256(data).hexdigest()[:8]
        path = self.site.file(f"pictures/{name}.{mode}.{stamp}.png", data)
        return path, width / 2, height / 2, stamp

    @staticmethod
    def figure(page, pictures, alt, modes):
        if not pictures:
            return ""
        same = len(modes) > 1 and len({stamp for _, _, _, stamp in pictures}) == 1
        shown = []
        for mode, (path, width, height, _) in zip(modes, pictures):
            label = "light and dark" if same else mode
            shown.append(
                f'<figure class="shot {"" if same else mode}"><img src="{relative(page, path)}" width="{width:g}" height="{height:g}" '
                f'alt="{escape(alt)}, {label}" loading="lazy"><figcaption>{label.capitalize()}</figcaption></figure>')
            if same:
                break
        return f'<div class="shots">{"".join(shown)}</div>'


# Types that articles make themselves, which the command does not know.
OF_ARTICLES = {"adding-a-component.md": {
    "Badge": "There is no picture of it here: the command draws its own components, and an executable with this catalogue draws yours."}}


def is_document(value):
    return isinstance(value, dict) and (
        isinstance(value.get("type"), str) or
        isinstance(value.get("root"), dict) and "type" in value["root"])


class Articles:
    """Renders Markdown of the repository. `links` maps files of the repository to pages."""

    def __init__(self, site, pictures, folder, links, titles):
        self.site, self.pictures, self.folder, self.links, self.titles = site, pictures, folder, links, titles
        self.parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])

    def page(self, source, path, kind="guide", draws=True, text=None, title=None):
        """The page of a Markdown file."""
        text = source.read_text(encoding="utf-8") if text is None else text
        text = self.resolve(text, source)
        tokens = self.parser.parse(text)
        made = self.render(tokens, source, path, draws)
        body, found = made.html(), made.title or source.stem
        first = re.search(r"<p>(.*?)</p>", body, re.S)
        summary = clipped(words(first[1])) if first else found
        title = title or found
        page = Page(path, title, summary, body, kind, made.headings,
                    [(name, anchor, f"in {title}", " ".join(content)) for name, anchor, content in made.sections])
        self.site.add(page)
        return page

    def resolve(self, text, source):
        """Links of DocC as links of Markdown, outside code."""
        def link(match):
            name, _, anchor = match[1].partition("#")
            if name not in self.titles:
                raise SiteError(f"{source}: the article 'doc:{name}' does not exist")
            return f"[{self.titles[name]}](doc:{name}{'#' + anchor if anchor else ''})"
        parts = re.split(r"(^```.*?^```)", text, flags=re.S | re.M)
        return "".join(part if part.startswith("```") else re.sub(r"<doc:([^>]+)>", link, part) for part in parts)

    def target(self, href, source, path):
        """The target of a link: a page, an anchor or an external address; None for other files of the repository."""
        if re.match(r"https?:|mailto:", href):
            return href
        name, _, anchor = href.partition("#")
        if name.startswith("doc:"):
            page = f"guide/{name[4:]}.html"
        elif not name:
            return f"#{slug(anchor)}"
        else:
            file = (source.parent / name).resolve()
            page = self.links.get(file)
            if page is None:
                if not file.exists():
                    raise SiteError(f"{source}: the link '{href}' leads to no file")
                return None
        return relative(path, page) + (f"#{slug(anchor)}" if anchor else "")

    def render(self, tokens, source, path, draws):
        for token in tokens:
            if token.type == "inline":
                self.links_in(token, source, path)
        self.shells = self.parts(tokens)
        body = Body(self, tokens, source, path, draws)
        body.write()
        return body

    def heads(self, tokens, index):
        """The texts of a table's first row."""
        end = next(place for place in range(index, len(tokens)) if tokens[place].type == "thead_close")
        return [words(self.inline(token)) for token in tokens[index:end] if token.type == "inline"]

    def inline(self, token):
        return self.parser.renderer.renderInline(token.children or [], self.parser.options, {})

    def links_in(self, token, source, path):
        children, closed = [], []
        for child in token.children or []:
            if child.type == "link_open":
                target = self.target(child.attrGet("href"), source, path)
                closed.append(target is None)
                if target is None:
                    continue
                child.attrSet("href", target)
            if child.type == "link_close" and closed.pop():
                continue
            if child.type == "image":
                raise SiteError(f"{source}: pictures in articles are not copied: {child.attrGet('src')}")
            children.append(child)
        token.children = children

    # Samples

    @staticmethod
    def file_name(tokens, index):
        """The file name of a block, from the paragraph before it."""
        if index < 3 or tokens[index - 1].type != "paragraph_close" or tokens[index - 1].level:
            return None
        text = tokens[index - 2].content
        match = re.match(r"`([^`\n]+)`[^\n]*:$", text)
        return match[1] if match and re.fullmatch(r"[\w@./ -]+\.\w+", match[1]) else None

    def named_only(self, tokens, index):
        name = self.file_name(tokens, index)
        return name is not None and tokens[index - 2].content == f"`{name}`:"

    def parts(self, tokens):
        """The files and the commands of each part of an article."""
        found, number = {}, 0
        for index, token in enumerate(tokens):
            if token.type == "heading_open" and token.tag == "h2":
                number += 1
            if token.type == "fence":
                files, commands = found.setdefault(number, ({}, []))
                name = self.file_name(tokens, index)
                if name:
                    files[name] = token.content
                elif token.info.strip() == "sh":
                    commands += token.content.replace("\\\n", " ").splitlines()
        return found

    def fence(self, tokens, index, part, source, draws):
        token = tokens[index]
        language = (token.info or "").strip().split(" ")[0]
        name = self.file_name(tokens, index)
        shown = name if self.named_only(tokens, index) else None
        html = code(token.content, language, shown if draws else None)
        if not draws or language != "json":
            return html
        try:
            value = json.loads(token.content)
        except ValueError:
            return html
        if not is_document(value):
            return html
        line = token.map[0] + 1
        if value.get("type") in OF_ARTICLES.get(source.name, ()):
            return html + f'<p>{escape(OF_ARTICLES[source.name][value["type"]])}</p>'
        job = self.job(value, name, part)
        alt = f"The document {name}" if name else "The document above"
        return html + self.pictures.place(
            f"{part[0]}-{line}", f"{alt} as Galley draws it", job, f"{source.name}:{line}")

    @staticmethod
    def is_asset(path, files):
        """Whether a picture belongs into a set of an asset catalogue among the files."""
        return f"{path.rpartition('/')[0]}/Contents.json" in files

    def job(self, value, name, part):
        folder = f"{part[0]}/{part[1]}"
        files, commands = self.shells.get(part[1], ({}, []))
        place = self.folder / folder
        place.mkdir(parents=True, exist_ok=True)
        named = json.dumps(value)
        others = {file: text for part_files, _ in self.shells.values() for file, text in part_files.items() if f'"{file}"' in named}
        for file, text in {**others, **files}.items():
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            (place / file).write_text(text, encoding="utf-8")
        if not name:
            return {"document": value, "folder": folder}
        job = {"document": f"{folder}/{name}"}
        for line in commands:
            try:
                arguments = shlex.split(line, comments=True)
            except ValueError:
                continue
            options = dict(zip(arguments, arguments[1:]))
            if arguments[:2] == ["galley", "new"] and options.get("--from") == name:
                # A document of another tool is shown as it is when it has been converted.
                self.pictures.tool.run(*arguments[1:], below=folder)
                job["document"] = f"{folder}/{arguments[2]}"
                break
            if arguments[:2] == ["galley", "render"] and self.is_asset(options.get("-o", ""), files):
                self.pictures.tool.run(*arguments[1:], below=folder)
            if arguments[:2] == ["galley", "render"] and name in arguments:
                theme = options.get("--theme", "\0")
                if theme in files or any(file.startswith(f"{theme}/") for file in files):
                    job["theme"] = f"{folder}/{theme}"
                if options.get("--data") in files:
                    job["data"] = records(options["--data"], files[options["--data"]])
                    if '"rows"' not in json.dumps(value):
                        job["row"] = 1
                break
        return job



class Body:
    """The HTML of an article, its headings, and the text of its sections for search."""

    def __init__(self, articles, tokens, source, path, draws):
        self.articles, self.tokens, self.source, self.draws = articles, tokens, source, draws
        self.pieces, self.headings, self.sections, self.used = [], [], [], {}
        self.title, self.heads, self.column = None, [], 0
        # The name of the page and the number of its part, each of which has a folder for its files.
        self.part = [path.removesuffix(".html").rpartition("/")[2], 0]

    def html(self):
        return re.sub(r'<th scope="col"[^>]*></th>', "<td></td>", "".join(self.pieces))

    def write(self):
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.type == "heading_open":
                self.heading(token, self.articles.inline(self.tokens[index + 1]))
                index += 3
                continue
            if token.type in ("fence", "code_block"):
                self.code(index)
            elif token.type == "inline":
                self.text(self.articles.inline(token))
            elif not token.type.startswith("paragraph") or not token.hidden:
                self.pieces.append(self.tag(token, index))
            index += 1

    def text(self, html):
        self.pieces.append(html)
        if self.sections:
            self.sections[-1][2].append(words(html))

    def heading(self, token, content):
        text = words(content)
        if token.tag == "h1":
            self.title = text
            self.pieces.append(f"<h1>{content}</h1>")
            return
        if token.tag == "h2":
            self.part[1] += 1
        # DocC asks for this heading; on a page the text simply begins.
        if text == "Overview":
            return
        anchor = slug(text)
        self.used[anchor] = self.used.get(anchor, 0) + 1
        if self.used[anchor] > 1:
            anchor += f"-{self.used[anchor]}"
        self.pieces.append(f'<{token.tag} id="{anchor}"><a class="anchor" href="#{anchor}">{content}</a></{token.tag}>')
        self.headings.append((int(token.tag[1]), anchor, content))
        self.sections.append((text, anchor, []))

    def code(self, index):
        if self.draws and self.articles.named_only(self.tokens, index):
            # The name is the title of the block, not the paragraph before it.
            del self.pieces[-3:]
        self.pieces.append(self.articles.fence(self.tokens, index, self.part, self.source, self.draws))
        if self.sections:
            self.sections[-1][2].append(self.tokens[index].content)

    def tag(self, token, index):
        if token.type == "table_open":
            self.heads = self.articles.heads(self.tokens, index)
            # Wide tables of numbers scroll on narrow screens, others are stacked.
            stacked = ' class="stack"' if len(self.heads) <= 5 else ""
            return f'<div class="scroll" tabindex="0" role="region" aria-label="Table"><table{stacked}>'
        if token.type == "table_close":
            return "</table></div>"
        if token.type == "tr_open":
            self.column = 0
        if token.type in ("th_open", "td_open"):
            return self.cell(token)
        return self.articles.parser.renderer.renderToken(self.tokens, index, self.articles.parser.options, {})

    def cell(self, token):
        head = self.heads[self.column]
        self.column += 1
        attributes = ' scope="col"' if token.tag == "th" else f' data-head="{escape(head)}"' if head else ""
        # Alignment as a class, because the pages allow no styles of their own.
        style = token.attrGet("style")
        return f"<{token.tag}{attributes}" + (f' class="{style.partition(":")[2]}">' if style else ">")


def records(name, text):
    """The records of a table or of objects, as `--data` reads them."""
    if name.endswith((".jsonl", ".ndjson")):
        return [json.loads(line) for line in text.splitlines() if line]
    if name.endswith(".json"):
        return json.loads(text)
    return list(csv.DictReader(io.StringIO(text), delimiter="\t" if name.endswith(".tsv") else ","))
