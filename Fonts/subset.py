#!/usr/bin/env python3
"""Makes the faces of `Faces/World` from Debian's Noto packages.

    apt-get download fonts-noto-core fonts-noto-extra fonts-noto-cjk
    for package in *.deb; do dpkg -x $package noto; done
    pip install fonttools==4.68.0
    python3 Fonts/subset.py noto

then record the list of faces anew, as README.md says. Every face loses its hinting, which nothing
here uses; glyphs go only from those of Latin, mathematics and Chinese, Japanese and Korean. A run writes the same bytes
again: fontTools keeps the time stamps of the sources. Other versions of it pack some tables differently.
"""

import pathlib
import sys

import fontTools
from fontTools import subset, ttLib

VERSION = "4.68.0"

FACES = pathlib.Path(__file__).resolve().parent / "Faces"
OUTPUT = FACES / "World"

REGULAR = ["Regular"]
BOTH = ["Regular", "Bold"]

# Bold where the pair is small, or the script one of the hundred most spoken languages.
SCRIPTS = {
    "NotoSansAdlam": BOTH, "NotoSansArmenian": BOTH, "NotoSansBengali": BOTH,
    "NotoSansCanadianAboriginal": REGULAR, "NotoSansCherokee": REGULAR,
    "NotoSansEthiopic": BOTH, "NotoSansGeorgian": BOTH, "NotoSansGujarati": BOTH,
    "NotoSansGurmukhi": BOTH, "NotoSansJavanese": REGULAR, "NotoSansKannada": BOTH,
    "NotoSansKhmer": BOTH, "NotoSansLao": BOTH, "NotoSansMalayalam": BOTH,
    "NotoSansMeeteiMayek": BOTH, "NotoSansMongolian": REGULAR, "NotoSansMyanmar": BOTH,
    "NotoSansNKo": REGULAR, "NotoSansOlChiki": BOTH, "NotoSansOriya": BOTH,
    "NotoSansSinhala": BOTH, "NotoSansSundanese": BOTH, "NotoSansTamil": BOTH,
    "NotoSansTelugu": BOTH, "NotoSansThaana": BOTH, "NotoSansTifinagh": REGULAR,
    "NotoSerifTibetan": REGULAR, "NotoNastaliqUrdu": BOTH,
}


def characters(*ranges):
    return {scalar for first, last in ranges for scalar in range(first, last + 1)}


# Letter-like characters, arrows, operators, technical signs, and the alphabets of mathematics.
MATH = characters((0x2000, 0x27FF), (0x2900, 0x2BFF), (0x1D400, 0x1D7FF))


def options(features=("*",)):
    result = subset.Options()
    result.hinting = False
    result.layout_features = list(features)
    result.notdef_outline = True
    result.glyph_names = False
    result.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    result.name_languages = [0x409]
    return result


def write(source, name, keep=None, options=options()):
    font = subset.load_font(str(source), options)
    covered = set(font.getBestCmap())
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=covered if keep is None else covered & keep)
    subsetter.subset(font)
    target = OUTPUT / name
    subset.save_font(font, str(target), options)
    print(f"{target.stat().st_size:>9} {name}")


def plane(codec, rows, cells=range(0xA1, 0xFF)):
    """What the two-byte codes of an encoding stand for."""
    found = set()
    for row in rows:
        for cell in cells:
            try:
                text = bytes([row, cell]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                found.add(ord(text))
    return found


def han():
    """The characters of GB 2312, level 1 of Big5, JIS X 0208 and KS X 1001, all Hangul syllables, kana
    and bopomofo."""
    big5_cells = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    return (
        plane("gb2312", range(0xA1, 0xF8))
        | plane("big5", range(0xA1, 0xC7), big5_cells)
        | plane("euc_jp", range(0xA1, 0xF5))
        | plane("euc_kr", [*range(0xA1, 0xAD), *range(0xCA, 0xFE)])
        | characters(
            (0x20, 0x7E), (0xA0, 0xA0), (0x3000, 0x312F), (0x3131, 0x318E), (0x31A0, 0x31BF),
            (0x31F0, 0x33FF), (0xAC00, 0xD7A3), (0xFF00, 0xFFEF)))


def main(root):
    truetype = root / "usr/share/fonts/truetype/noto"
    opentype = root / "usr/share/fonts/opentype/noto"
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for family, styles in SCRIPTS.items():
        for style in styles:
            write(truetype / f"{family}-{style}.ttf", f"{family}-{style}.ttf")
    # Simplified Chinese is what the face draws of itself; `locl` has the other regions.
    pan = options(["locl", "ccmp", "ljmo", "vjmo", "tjmo", "kern", "liga"])
    pan.font_number = 2
    pan.bidi_closure = False
    pan.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    write(opentype / "NotoSansCJK-Regular.ttc", "NotoSansCJKsc-Regular.otf", han(), pan)
    inter = set(ttLib.TTFont(FACES / "Inter/Inter-roman.var.ttf").getBestCmap())
    latin = characters(
        (0x20, 0x52F), (0x1D00, 0x1FFF), (0x2C60, 0x2C7F), (0xA640, 0xA69F), (0xA700, 0xA7FF),
        (0xAB30, 0xAB6F))
    extended = (latin - inter) | characters((0x20, 0x20), (0x25CC, 0x25CC), (0x300, 0x36F))
    for style in BOTH:
        write(truetype / f"NotoSans-{style}.ttf", f"NotoSans-{style}.ttf", extended)
    write(truetype / "NotoSansSymbols-Regular.ttf", "NotoSansSymbols-Regular.ttf")
    write(truetype / "NotoSansSymbols2-Regular.ttf", "NotoSansSymbols2-Regular.ttf")
    write(truetype / "NotoSansMath-Regular.ttf", "NotoSansMath-Regular.ttf", MATH)


if __name__ == "__main__":
    if fontTools.version != VERSION:
        sys.exit(f"fontTools {fontTools.version} writes other bytes than {VERSION}")
    main(pathlib.Path(sys.argv[1]))
