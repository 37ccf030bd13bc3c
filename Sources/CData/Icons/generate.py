#!/usr/bin/env python3
"""Writes phosphor.tsv: the drawings of Phosphor Icons that symbols.tsv names, as centre lines and as
fills, in one table.

Usage: generate.py WHEEL
  WHEEL  py_phosphor_icons-0.1.1-py3-none-any.whl (pip download --no-deps py-phosphor-icons==0.1.1)

A row holds, between tabs: the name; the centre lines as SVG path data, to be drawn 16 wide with round
ends; the discs drawn with the lines as "x y radius" one after the other; the fill as SVG path data;
"line" for an icon without an inside, which is not filled. The box is 256 × 256.
"""
import math
import re
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
# What badges show.
PARTS = ["check", "clock", "exclamation-mark", "minus", "moon", "plus", "question-mark", "x"]
# Shapes that icons are put into.
PARTS += ["hexagon", "octagon", "seal", "shield", "triangle"]


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def matrix(text):
    """The map of a list of translations and rotations, as (a, b, c, d, tx, ty)."""
    a, b, c, d, x, y = 1, 0, 0, 1, 0, 0
    for name, body in re.findall(r"(\w+)\(([^)]*)\)", text or ""):
        values = [float(v) for v in re.split(r"[ ,]+", body.strip())]
        if name == "translate":
            values += [0] * (2 - len(values))
            x, y = a * values[0] + c * values[1] + x, b * values[0] + d * values[1] + y
        elif name == "rotate" and len(values) == 1:
            s, k = math.sin(math.radians(values[0])), math.cos(math.radians(values[0]))
            a, b, c, d = a * k + c * s, b * k + d * s, c * k - a * s, d * k - b * s
        else:
            raise SystemExit(f"unexpected transform {text}")
    return a, b, c, d, x, y


COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def turned(path, transform):
    """Path data under a map that turns and moves."""
    a, b, c, d, tx, ty = matrix(transform)
    tokens = re.findall(r"[a-zA-Z]|-?(?:\d*\.\d+|\d+)(?:e-?\d+)?", path)
    result, index, verb, x, y, start = [], 0, "", 0.0, 0.0, (0.0, 0.0)
    while index < len(tokens):
        if tokens[index].isalpha():
            verb, index = tokens[index], index + 1
        kind, count = verb.lower(), COUNTS[verb.lower()]
        values = []
        while len(values) < count:
            token = tokens[index]
            # The flags of an arc may stand together with what follows.
            if kind == "a" and len(values) in (3, 4) and len(token) > 1:
                tokens[index : index + 1] = [token[0], token[1:]]
                token = token[0]
            values.append(float(token))
            index += 1
        base = (x, y) if verb.islower() else (0.0, 0.0)
        if kind == "z":
            result.append("Z")
            x, y = start
            continue
        if kind in "hv":
            points = [(base[0] + values[0], y) if kind == "h" else (x, base[1] + values[0])]
            kind = "l"
        elif kind == "a":
            points = [(base[0] + values[5], base[1] + values[6])]
        else:
            points = [(base[0] + values[i], base[1] + values[i + 1]) for i in range(0, count, 2)]
        x, y = points[-1]
        if kind == "m":
            start = (x, y)
        moved = [(a * u + c * v + tx, b * u + d * v + ty) for u, v in points]
        text = " ".join(number(v) for point in moved for v in point)
        if kind == "a":
            turn = values[2] + math.degrees(math.atan2(b, a))
            # A circle has no direction.
            turn = 0 if values[0] == values[1] else turn
            flags = f"{number(values[0])} {number(values[1])} {number(turn)} {int(values[3])} {int(values[4])}"
            text = f"{flags} {text}"
        result.append(kind.upper() + text)
        if kind == "m":
            verb = "l" if verb == "m" else "L"
    return "".join(result)


def attributes(text):
    return dict(re.findall(r'([\w-]+)="([^"]*)"', text))


def points_path(text, close):
    values = [float(v) for v in re.split(r"[ ,]+", text.strip())]
    pairs = [f"{number(values[i])} {number(values[i + 1])}" for i in range(0, len(values), 2)]
    return "M" + "L".join(pairs) + ("Z" if close else "")


def ellipse(cx, cy, rx, ry):
    k = [number(v) for v in (cx + rx, cy, rx, ry, cx - rx)]
    return (
        f"M{k[0]} {k[1]}A{k[2]} {k[3]} 0 1 1 {k[4]} {k[1]}A{k[2]} {k[3]} 0 1 1 {k[0]} {k[1]}Z"
    )


def rectangle(x, y, w, h, r):
    if not r:
        return f"M{number(x)} {number(y)}H{number(x + w)}V{number(y + h)}H{number(x)}Z"
    n = number
    return (
        f"M{n(x + r)} {n(y)}H{n(x + w - r)}A{n(r)} {n(r)} 0 0 1 {n(x + w)} {n(y + r)}"
        f"V{n(y + h - r)}A{n(r)} {n(r)} 0 0 1 {n(x + w - r)} {n(y + h)}"
        f"H{n(x + r)}A{n(r)} {n(r)} 0 0 1 {n(x)} {n(y + h - r)}"
        f"V{n(y + r)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(y)}Z"
    )


def strokes(svg, name):
    """The centre lines and the discs of a drawing."""
    lines, discs = "", []
    for tag, body in re.findall(r"<(\w+)([^>]*)>", svg):
        a = attributes(body)
        if tag == "svg" or tag == "rect" and "stroke" not in a:
            continue
        f = lambda key: float(a.get(key, 0))
        if "stroke" not in a:
            if tag != "circle":
                raise SystemExit(f"{name}: a filled <{tag}> among the lines")
            discs.append(f"{number(f('cx'))} {number(f('cy'))} {number(f('r'))}")
            continue
        if tag == "path":
            path = a["d"]
        elif tag == "line":
            path = f"M{a['x1']} {a['y1']}L{a['x2']} {a['y2']}"
        elif tag in ("polyline", "polygon"):
            path = points_path(a["points"], tag == "polygon")
        elif tag == "circle":
            path = ellipse(f("cx"), f("cy"), f("r"), f("r"))
        elif tag == "ellipse":
            path = ellipse(f("cx"), f("cy"), f("rx"), f("ry"))
        elif tag == "rect":
            path = rectangle(f("x"), f("y"), f("width"), f("height"), f("rx"))
        else:
            raise SystemExit(f"{name}: unexpected <{tag}>")
        lines += turned(path, a["transform"]) if "transform" in a else path
    return lines, " ".join(discs)


# Icons without an inside. What Phosphor calls their fill is a tile or a disc with the icon cut out, or
# solid arrow heads.
LINES = re.compile(
    r"(arrow|arrows|caret|text|list|chart-line|chart-scatter|wifi|dots|currency|sort|number)(-.*)?|"
    r"angle|brackets-.*|check|checks|code|crop|cursor-text|divide|equals|exclamation-mark|"
    r"frame-corners|function|funnel-simple|hash|infinity|line-vertical|line-segments?|link|magnifying-.*|"
    r"math-operations|minus|option|paperclip|percent|play-?list|plus|plus-minus|pulse|question-mark|"
    r"radical|scribble.*|selection.*|sigma|spinner|switch|the-tilde|waveform|wave-sine|waves|wind|x")
# Arrows in something that has an inside.
INSIDE = re.compile(r"arrow-(circle|square|fat)-.*|arrow-fat.*|caret-circle-.*|dots-three-circle.*")


def is_line(name):
    return bool(LINES.fullmatch(name)) and not INSIDE.fullmatch(name)


def main():
    wheel = zipfile.ZipFile(sys.argv[1])
    root = "py_phosphor_icons/svgs/"
    rows = [line.split("\t") for line in (HERE / "symbols.tsv").read_text().splitlines()]
    if [row[0] for row in rows] != sorted({row[0] for row in rows}):
        raise SystemExit("symbols.tsv is not sorted, or has a name twice")
    own = {line.split("\t")[0] for line in (HERE / "drawings.tsv").read_text().splitlines()}
    names = set(PARTS)
    for row in rows:
        source = row[1]
        if source.startswith("own:") and source not in own:
            raise SystemExit(f"drawings.tsv has no {source}")
        if source and ":" not in source and source != "none":
            names.add(source)
    lines = []
    for name in sorted(names):
        line = wheel.read(f"{root}stroke/regular/{name}.svg").decode()
        fill = wheel.read(f"{root}flat/fill/{name}-fill.svg").decode()
        paths = "".join(re.findall(r' d="([^"]*)"', fill))
        drawn, discs = strokes(line, name)
        lines.append("\t".join([name, drawn, discs, paths, "line" if is_line(name) else ""]))
    (HERE / "phosphor.tsv").write_text("\n".join(lines) + "\n")
    print(f"{len(lines)} drawings")


main()
