#!/usr/bin/env python3
"""Makes the fonts of this folder from a face of `Fonts/Faces`, whose licence (Apache 2.0,
`Fonts/Faces/JetBrainsMono/LICENSE.txt`) is theirs too.

    pip install fonttools brotli
    python3 Tests/TextTests/Fonts/make.py

Packed.woff and Packed.woff2 are the letters A to J; Layers.ttf has coloured layers with three palettes
(COLR 0), Paints.woff2 every kind of paint (COLR 1), a letter each.
"""

import pathlib

from fontTools import subset, ttLib
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.ttLib.tables.otTables import CompositeMode, ExtendMode, PaintFormat

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parents[2] / "Fonts/Faces/JetBrainsMono/JetBrainsMono-Bold.ttf"
LETTERS = "ABCDEFGHIJKLMN"


def letters(family):
    options = subset.Options()
    options.hinting = False
    options.glyph_names = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.layout_features = []
    font = subset.load_font(str(SOURCE), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS + " ")
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = family.replace(" ", "") if record.nameID == 6 else family
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = 0x40
    font["head"].macStyle = 0
    return font


def save(font, name, flavor=None):
    font.flavor = flavor
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / name)


def color(hexadecimal, alpha=1.0):
    return tuple(int(hexadecimal[at : at + 2], 16) / 255 for at in (0, 2, 4)) + (alpha,)


def add_colors(font, glyphs, version):
    palettes = [
        [color("1f6feb"), color("f2cc0c"), color("d1242f"), color("1a7f37"), color("ffffff", 0.5)],
        [color("0a3069"), color("7d4e00"), color("82071e"), color("044f1e"), color("000000", 0.5)],
        [color("79c0ff"), color("ffe066"), color("ff7b72"), color("7ee787"), color("ffffff", 0.8)],
    ]
    # The second is for light backgrounds, the third for dark ones.
    font["CPAL"] = buildCPAL(palettes, paletteTypes=[0, 1, 2])
    font["COLR"] = buildCOLR(glyphs, version=version, glyphMap=font.getReverseGlyphMap())


def solid(index, alpha=1.0):
    return {"Format": PaintFormat.PaintSolid, "PaletteIndex": index, "Alpha": alpha}


def line(*stops, extend=ExtendMode.PAD):
    return {
        "Extend": extend,
        "ColorStop": [
            {"StopOffset": at, "PaletteIndex": index, "Alpha": 1.0} for at, index in stops
        ],
    }


def linear(colors, x0, y0, x1, y1, x2=None, y2=None):
    # The third point is at a right angle unless it is given: the gradient leans with it.
    if x2 is None:
        x2, y2 = x0 - (y1 - y0), y0 + (x1 - x0)
    return {
        "Format": PaintFormat.PaintLinearGradient, "ColorLine": colors,
        "x0": x0, "y0": y0, "x1": x1, "y1": y1, "x2": x2, "y2": y2,
    }


def radial(colors, x0, y0, r0, x1, y1, r1):
    return {
        "Format": PaintFormat.PaintRadialGradient, "ColorLine": colors,
        "x0": x0, "y0": y0, "r0": r0, "x1": x1, "y1": y1, "r1": r1,
    }


def sweep(colors, x, y, start, end):
    return {
        "Format": PaintFormat.PaintSweepGradient, "ColorLine": colors,
        "centerX": x, "centerY": y, "startAngle": start, "endAngle": end,
    }


def glyph(name, paint):
    return {"Format": PaintFormat.PaintGlyph, "Glyph": name, "Paint": paint}


def layers(*paints):
    return {"Format": PaintFormat.PaintColrLayers, "Layers": list(paints)}


def composed(source, mode, backdrop):
    return {
        "Format": PaintFormat.PaintComposite, "SourcePaint": source, "CompositeMode": mode,
        "BackdropPaint": backdrop,
    }


def main():
    save(letters("Galley Packed"), "Packed.woff", "woff")
    save(letters("Galley Packed"), "Packed.woff2", "woff2")

    font = letters("Galley Layers")
    add_colors(font, {"A": [("H", 1), ("A", 0)], "B": [("I", 2), ("B", 0xFFFF)]}, 0)
    save(font, "Layers.ttf")

    font = letters("Galley Paints")
    # The letters are 600 wide and 730 high.
    center = {"centerX": 300, "centerY": 365}
    three = line((0, 0), (0.5, 1), (1, 2))
    two = [(0, 0), (1, 1)]
    paints = {
        "A": layers(glyph("A", solid(0)), glyph("I", solid(0xFFFF, 0.5))),
        "B": glyph("B", linear(three, 0, 0, 0, 730)),
        "C": glyph("C", radial(line((0, 2), (1, 3)), 300, 365, 150, 300, 365, 400)),
        "D": glyph("D", sweep(three, 300, 365, 45, 315)),
        "E": {
            "Format": PaintFormat.PaintRotateAroundCenter, "angle": 30, **center,
            "Paint": glyph("E", linear(three, 0, 0, 600, 730)),
        },
        "F": composed(glyph("F", solid(2)), CompositeMode.XOR, glyph("H", solid(0))),
        "G": layers(
            {
                "Format": PaintFormat.PaintScaleUniformAroundCenter, "scale": 1.2, **center,
                "Paint": {"Format": PaintFormat.PaintColrGlyph, "Glyph": "C"},
            },
            {
                "Format": PaintFormat.PaintSkewAroundCenter, "xSkewAngle": 20, "ySkewAngle": 0,
                **center, "Paint": glyph("I", solid(1)),
            },
        ),
        "H": glyph("H", linear(line(*two, extend=ExtendMode.REPEAT), 0, 0, 150, 0)),
        "I": glyph("I", linear(line(*two, extend=ExtendMode.REFLECT), 0, 0, 0, 150)),
        "J": glyph("J", radial(three, 250, 300, 0, 300, 365, 400)),
        "K": composed(
            glyph("K", linear(three, 0, 0, 600, 0)), CompositeMode.SRC_IN, glyph("D", solid(0))),
        "L": glyph(
            "M",
            {
                "Format": PaintFormat.PaintTransform,
                "Transform": (1.0, 0.25, 0.5, 1.0, 20.0, -10.0),
                "Paint": linear(three, 0, 100, 0, 500),
            },
        ),
        "M": glyph("M", linear(three, 0, 0, 600, 0, 300, 400)),
        "N": composed(glyph("N", solid(1)), CompositeMode.MULTIPLY, glyph("D", solid(3))),
    }
    add_colors(font, paints, 1)
    save(font, "Paints.woff2", "woff2")


main()
