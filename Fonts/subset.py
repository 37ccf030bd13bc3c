#!/usr/bin/env python3
"""Makes the faces of `Faces/World` from Debian's Noto packages and two projects of Google Fonts.

    apt-get download fonts-noto-core fonts-noto-extra fonts-noto-cjk
    for package in *.deb; do dpkg -x $package noto; done
    apt-get download fonts-noto-color-emoji      # of Debian 13
    dpkg -x fonts-noto-color-emoji_2.051*.deb noto
    git clone https://github.com/googlefonts/literata   # at 0c2761b7
    git clone https://github.com/googlefonts/nunito     # at 8c6a9bb9
    pip install fonttools==4.68.0
    python3 Fonts/subset.py noto literata nunito

then record the list of faces anew, as README.md says. Every face loses its hinting, which nothing
here uses; glyphs go only from those of Latin, mathematics and Chinese, Japanese and Korean. A run writes the same bytes
again: fontTools keeps the time stamps of the sources. Other versions of it pack some tables differently.
"""

import pathlib
import shutil
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
    "NotoSansChakma": REGULAR, "NotoSansVai": REGULAR, "NotoSansYi": REGULAR,
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


# The characters of the faces for the designs `serif` and `rounded`: those of Latin, Greek and Cyrillic text with
# its punctuation.
DESIGNS = characters(
    (0x20, 0x52F), (0x1E00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF),
    (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x2193), (0x2200, 0x22FF), (0xFB01, 0xFB02))


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
    """The characters of GBK, Big5 with Hong Kong's supplement, JIS X 0213 and KS X 1001, all Hangul syllables,
    kana and bopomofo: what is written daily in China, Taiwan, Hong Kong, Japan and Korea, with names of
    people and places."""
    big5_cells = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    gbk_cells = [*range(0x40, 0x7F), *range(0x80, 0xFF)]
    return (
        plane("gbk", range(0x81, 0xFF), gbk_cells)
        | plane("big5hkscs", range(0x87, 0xFF), big5_cells)
        | plane("euc_jis_2004", range(0xA1, 0xFF))
        | plane("euc_jp", range(0xA1, 0xF5))
        | plane("euc_kr", [*range(0xA1, 0xAD), *range(0xCA, 0xFE)])
        | characters(
            (0x20, 0x7E), (0xA0, 0xA0), (0x3000, 0x312F), (0x3131, 0x318E), (0x31A0, 0x31BF),
            (0x31F0, 0x33FF), (0xAC00, 0xD7A3), (0xFF00, 0xFFEF))
        # A form of 吉 in names, which no Japanese standard has.
        | {0x20BB7})


def designs(literata, nunito):
    """The faces of the designs `serif` and `rounded`."""
    for folder, family, files in [
        (literata, "Literata", ["Literata[opsz,wght]", "Literata-Italic[opsz,wght]"]),
        (nunito, "Nunito", ["Nunito[wght]", "Nunito-Italic[wght]"]),
    ]:
        (OUTPUT / family).mkdir(exist_ok=True)
        for name in files:
            style = "italic" if "Italic" in name else "roman"
            write(
                folder / f"fonts/variable/{name}.ttf", f"{family}/{family}-{style}.var.ttf", DESIGNS,
                options(["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum", "lnum", "onum", "frac"]))
        shutil.copyfile(folder / "OFL.txt", OUTPUT / family / "LICENSE.txt")


def emoji(truetype):
    """The emoji that are newer than `NotoColorEmoji.ttf`, with the modifiers and joiners of their sequences."""
    source = truetype / "NotoColorEmoji.ttf"
    older = set(ttLib.TTFont(FACES / "NotoColorEmoji/NotoColorEmoji.ttf").getBestCmap())
    newer = set(ttLib.TTFont(source).getBestCmap()) - older
    parts = characters((0x1F3FB, 0x1F3FF)) | {0x200D, 0xFE0F}
    write(source, "NotoColorEmoji-Newer.ttf", newer | parts)


def main(root, literata, nunito):
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
    designs(literata, nunito)
    emoji(truetype)


if __name__ == "__main__":
    if fontTools.version != VERSION:
        sys.exit(f"fontTools {fontTools.version} writes other bytes than {VERSION}")
    main(*map(pathlib.Path, sys.argv[1:4]))
