"""Manual pages from what `galley --experimental-dump-help` prints: one for each command.

manual.py HELP.json VERSION FOLDER
"""

import datetime, json, os, pathlib, re, sys


def escaped(text):
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def spelled(name):
    return {"long": "--", "longWithSingleDash": "-"}.get(name["kind"], "-") + name["name"]


def section(title, *lines):
    return [f".SH {title}", *lines]


def paragraphs(text):
    """Running text; indented lines, examples among them, stay lines."""
    for line in text.splitlines():
        if not line.strip():
            yield ".PP"
        elif line.startswith("  "):
            yield from (".RS 4", ".nf", rf"\fB{escaped(line.strip())}\fR", ".fi", ".RE")
        else:
            yield escaped(line)


def option(argument):
    names = [rf"\fB{escaped(spelled(name))}\fR" for name in argument.get("names", [])]
    value = rf"\fI{escaped(argument.get('valueName', ''))}\fR"
    if argument["kind"] == "positional":
        names = [value]
    elif argument["kind"] == "option":
        names[-1] += " " + value
    yield ".TP"
    yield ", ".join(names)
    yield escaped(" ".join((argument.get("abstract", ""), argument.get("discussion", ""))).strip())
    if argument.get("defaultValue"):
        yield escaped(f"(default: {argument['defaultValue']})")
    # Cases of an enumeration that the help does not list itself.
    if argument.get("allValues"):
        yield escaped(f"One of {', '.join(argument['allValues'])}.")


def page(command, parents, version, day):
    """The page of a command and those of the commands in it."""
    names = [*parents, command["commandName"]]
    full, title = " ".join(names), "-".join(names)
    shown = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    verbs = [c for c in command.get("subcommands", []) if c["commandName"] != "help"]
    values = "".join(
        rf" \fI{escaped(a['valueName'])}\fR" + (" ..." if a["isRepeating"] else "")
        for a in shown
        if a["kind"] == "positional"
    )
    lines = [f'.TH {title.upper()} 1 {day} "galley {version}"']
    lines += section("NAME", escaped(f"{title} - {command['abstract'].rstrip('.')}"))
    verb = r" \fIcommand\fR" if verbs else ""
    lines += section("SYNOPSIS", rf"\fB{full}\fR{verb} [\fIoptions\fR]{values}")
    about, *examples = re.split(r"^Examples?:\n", command.get("discussion", ""), flags=re.M)
    if about.strip():
        lines += section("DESCRIPTION", *paragraphs(about.strip()))
    if shown:
        lines += section("OPTIONS", *(line for a in shown for line in option(a)))
    if verbs:
        lines += section("COMMANDS")
        for verb in verbs:
            name = escaped(f"{title}-{verb['commandName']}")
            lines += [".TP", rf"\fB{name}\fR(1)", escaped(verb["abstract"])]
    if examples:
        lines += section("EXAMPLES", *paragraphs(examples[0].rstrip("\n")))
    if parents:
        lines += section("SEE ALSO", rf"\fB{escaped('-'.join(parents))}\fR(1)")
    yield title, "\n".join(lines) + "\n"
    for verb in verbs:
        yield from page(verb, names, version, day)


help_file, version, folder = sys.argv[1:]
root = json.loads(pathlib.Path(help_file).read_text())["command"]
stamp = int(os.environ.get("SOURCE_DATE_EPOCH", 0))
day = datetime.datetime.fromtimestamp(stamp, datetime.timezone.utc).date().isoformat()
for title, text in page(root, [], version, day):
    pathlib.Path(folder, f"{title}.1").write_text(text)
