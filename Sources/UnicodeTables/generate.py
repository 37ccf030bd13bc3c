#!/usr/bin/env python3
"""Writes `unicode.data` and `include/unicode_layout.h` from the Unicode Character Database.

    generate.py UCD DICTIONARIES

UCD is a folder as Debian's package `unicode-data` installs it (`/usr/share/unicode`).
DICTIONARIES is a folder with ICU's compiled word lists `thaidict.dict`, `laodict.dict`,
`khmerdict.dict` and `burmesedict.dict`, as `icupkg -x 'brkitr/*dict.dict' icudtNNl.dat` writes
them from the data of ICU's source package.

Where a table holds values of an enumeration, they are numbered in the alphabetical order of the
abbreviations that the database uses; the enumerations of the room Unicode follow the same rule.
"""

import re
import struct
import sys
from pathlib import Path

LIMIT = 0x110000
folder = Path(__file__).parent
ucd = Path(sys.argv[1])


def rows(name):
    """The rows of a file as (first, last, other fields)."""
    for line in (ucd / name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        yield int(first, 16), int(last or first, 16), fields[1:]


def aliases(name):
    """Long to short names of a property's values."""
    found = {}
    for line in (ucd / "PropertyValueAliases.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0] == name:
            found.update({long: fields[1] for long in fields[1:]})
    return found


def values(name, default, short=None, missing=False):
    """A property by code point, from the file of its derived or given values."""
    table = [default] * LIMIT
    if missing:
        for line in (ucd / name).read_text(encoding="utf-8").splitlines():
            match = re.match(r"# @missing: (\w+)\.\.(\w+); (\w+)", line)
            if match:
                first, last = int(match[1], 16), int(match[2], 16)
                table[first : last + 1] = [short[match[3]]] * (last - first + 1)
    for first, last, fields in rows(name):
        value = short[fields[0]] if short else fields[0]
        table[first : last + 1] = [value] * (last - first + 1)
    return table


def members(name, prop):
    """The code points with a binary property (or a value given as `InCB; Linker`)."""
    found = set()
    for first, last, fields in rows(name):
        if fields[: len(prop)] == prop:
            found.update(range(first, last + 1))
    return found


def numbered(table):
    """The values of a table as numbers, and their order."""
    order = sorted(set(table))
    index = {value: number for number, value in enumerate(order)}
    return [index[value] for value in table], order


# --- One record of 64 bits for all that is asked of a character ---

category = values("extracted/DerivedGeneralCategory.txt", "Cn")
width = values("EastAsianWidth.txt", "N")
pictographic = members("emoji/emoji-data.txt", ["Extended_Pictographic"])

line_break = values("LineBreak.txt", "XX")
for c in range(LIMIT):
    value = line_break[c]
    if value in ("AI", "SG", "XX"):  # LB1
        line_break[c] = "AL"
    elif value == "SA" and category[c] in ("Mn", "Mc"):
        line_break[c] = "CM"
    elif value == "QU" and category[c] in ("Pi", "Pf"):
        line_break[c] = "QU" + category[c]
    elif c == 0x25CC:
        line_break[c] = "DOTTED"

scripts = values("Scripts.txt", "Zzzz", aliases("sc"))
script_numbers, script_order = numbered(scripts)
script_index = {script: number for number, script in enumerate(script_order)}
extension_sets = [()]
extensions = [0] * LIMIT
for first, last, fields in rows("ScriptExtensions.txt"):
    members_of = tuple(sorted(script_index[script] for script in fields[0].split()))
    if members_of not in extension_sets:
        extension_sets.append(members_of)
    extensions[first : last + 1] = [extension_sets.index(members_of)] * (last - first + 1)

brackets = [0] * LIMIT
for first, last, fields in rows("BidiBrackets.txt"):
    brackets[first] = {"o": 1, "c": 2}[fields[1]]
mirrors = {first: int(fields[0], 16) for first, _, fields in rows("BidiMirroring.txt")}
for first, last, fields in rows("BidiBrackets.txt"):
    assert mirrors[first] == int(fields[0], 16)

lower, upper = {}, {}
combining = [0] * LIMIT
decompositions = {}
for line in (ucd / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
    fields = line.split(";")
    c = int(fields[0], 16)
    combining[c] = int(fields[3])
    if fields[5] and not fields[5].startswith("<"):
        parts = [int(part, 16) for part in fields[5].split()]
        decompositions[c] = (parts + [0])[:2]
    if fields[12]:
        upper[c] = [int(fields[12], 16)]
    if fields[13]:
        lower[c] = [int(fields[13], 16)]
for first, _, fields in rows("SpecialCasing.txt"):
    if len(fields) > 3 and fields[3]:
        continue  # What depends on language or context is written out in the room Unicode.
    lower[first] = [int(part, 16) for part in fields[0].split()]
    upper[first] = [int(part, 16) for part in fields[2].split()]
cases = sorted(
    c
    for c in set(lower) | set(upper)
    if lower.get(c, [c]) != [c] or upper.get(c, [c]) != [c]
)


def flags(*places):
    table = [0] * LIMIT
    for bit, place in enumerate(places):
        for c in place:
            table[c] |= 1 << bit
    return table


derived = "DerivedCoreProperties.txt"
conjunct = [0] * LIMIT
for value, name in enumerate(["Consonant", "Extend", "Linker"], start=1):
    for c in members(derived, ["InCB", name]):
        conjunct[c] = value

bidi_short = aliases("bc")
fields = [
    ("LINE_BREAK", 6, numbered(line_break)[0]),
    # 0 narrow or neutral, 1 ambiguous, 2 wide.
    ("EAST_ASIAN", 2, [2 if value in "FWH" else value == "A" for value in width]),
    ("GENERAL_CATEGORY", 5, numbered(category)[0]),
    ("BIDI_CLASS", 5,
     numbered(values("extracted/DerivedBidiClass.txt", "L", bidi_short, missing=True))[0]),
    ("GRAPHEME_BREAK", 4,
     numbered(values("auxiliary/GraphemeBreakProperty.txt", "XX", aliases("GCB")))[0]),
    ("CONJUNCT_BREAK", 2, conjunct),
    ("WORD_BREAK", 5,
     numbered(values("auxiliary/WordBreakProperty.txt", "XX", aliases("WB")))[0]),
    ("SCRIPT", 8, script_numbers),
    ("SCRIPT_EXTENSIONS", 8, extensions),
    ("COMBINING_CLASS", 8, combining),
    ("EMOJI", 4, flags(members("emoji/emoji-data.txt", ["Emoji"]),
                       members("emoji/emoji-data.txt", ["Emoji_Presentation"]),
                       members("emoji/emoji-data.txt", ["Emoji_Modifier"]), pictographic)),
    ("DEFAULT_IGNORABLE", 1, flags(members(derived, ["Default_Ignorable_Code_Point"]))),
    ("BRACKET", 2, brackets),
    ("CASE", 3, flags(members(derived, ["Cased"]), members(derived, ["Case_Ignorable"]),
                      members("PropList.txt", ["Soft_Dotted"]))),
    ("HAS_CASE_MAPPING", 1, flags(cases)),
]

records, record_index, trie = [], {}, []
for c in range(LIMIT):
    record, shift = 0, 0
    for name, bits, table in fields:
        assert 0 <= table[c] < 1 << bits, name
        record |= table[c] << shift
        shift += bits
    if record not in record_index:
        record_index[record] = len(records)
        records.append(record)
    trie.append(record_index[record])
assert shift == 64 and len(records) < 1 << 16

BLOCK = 64
blocks, block_index, stage1 = [], {}, []
for start in range(0, LIMIT, BLOCK):
    block = tuple(trie[start : start + BLOCK])
    if block not in block_index:
        block_index[block] = len(blocks)
        blocks.append(block)
    stage1.append(block_index[block])
PAGE = 64
pages, page_index, stage0 = [], {}, []
for start in range(0, len(stage1), PAGE):
    page = tuple(stage1[start : start + PAGE])
    if page not in page_index:
        page_index[page] = len(pages)
        pages.append(page)
    stage0.append(page_index[page])

# --- Case, normalisation, mirroring ---

pool, pool_index, case_rows = [0], {}, []


def pooled(sequence, own):
    if sequence == [own]:
        return 0
    key = tuple(sequence)
    if key not in pool_index:
        pool_index[key] = len(pool)
        pool.append(len(sequence))
        pool.extend(sequence)
    return pool_index[key]


for c in cases:
    case_rows.append((c, pooled(lower.get(c, [c]), c), pooled(upper.get(c, [c]), c)))
assert len(pool) < 1 << 16

excluded = members("DerivedNormalizationProps.txt", ["Full_Composition_Exclusion"])
decomposed = sorted(decompositions)
composed = sorted(
    (index for index, c in enumerate(decomposed) if c not in excluded),
    key=lambda index: decompositions[decomposed[index]],
)

# --- Word lists, as minimal acyclic automata ---


def words_of_icu(path):
    """The words of a compiled dictionary of ICU: a trie of bytes behind a header."""
    data = path.read_bytes()
    data = data[struct.unpack_from("<H", data)[0] :]
    offset, _, _, size, kind, transform = struct.unpack_from("<6i", data)
    assert kind & 7 == 0 and transform & 0x7F000000 == 0x1000000
    base, trie = transform & 0x1FFFFF, data[offset:size]
    words = []

    def value(position, lead):
        lead >>= 1
        if lead < 0x51:
            return lead - 0x10, position
        if lead < 0x6C:
            return (lead - 0x51) << 8 | trie[position], position + 1
        if lead < 0x7E:
            return (lead - 0x6C) << 16 | int.from_bytes(trie[position : position + 2], "big"), position + 2
        count = 3 if lead == 0x7E else 4
        return int.from_bytes(trie[position : position + count], "big"), position + count

    def delta(position):
        lead = trie[position]
        position += 1
        if lead < 0xC0:
            return lead, position
        if lead < 0xF0:
            return (lead - 0xC0) << 8 | trie[position], position + 1
        if lead < 0xFE:
            return (lead - 0xF0) << 16 | int.from_bytes(trie[position : position + 2], "big"), position + 2
        count = 3 if lead == 0xFE else 4
        return int.from_bytes(trie[position : position + count], "big"), position + count

    def branch(position, length, word):
        while length > 5:
            distance, after = delta(position + 1)
            branch(after + distance, length >> 1, word)
            length -= length >> 1
            position = after
        for _ in range(length - 1):
            byte, lead = trie[position], trie[position + 1]
            number, position = value(position + 2, lead)
            if lead & 1:
                words.append(word + bytes([byte]))
            else:
                node(position + number, word + bytes([byte]))
        node(position + 1, word + bytes([trie[position]]))

    def node(position, word):
        while True:
            lead = trie[position]
            position += 1
            if lead < 0x10:
                length = lead
                if lead == 0:
                    length = trie[position]
                    position += 1
                return branch(position, length + 1, word)
            if lead < 0x20:
                count = lead - 0x10 + 1
                word += trie[position : position + count]
                position += count
            else:
                words.append(word)
                if lead & 1:
                    return
                _, position = value(position, lead)

    node(0, b"")
    # 0xFE and 0xFF stand for the joiners, which the search passes over.
    return base, sorted(word for word in set(words) if max(word) < 0x80)


def automaton(words):
    """The edges of the least automaton that accepts the words, the first state's first.

    An edge is a byte, whether a word ends with it (bit 8), whether it is its state's last (bit
    9), and above that the number of the first edge of the state it leads to, 0 for none.
    """
    root = {}
    for word in words:
        state = root
        for byte in word[:-1]:
            state = state.setdefault(byte, [False, {}])[1]
        state.setdefault(word[-1], [False, {}])[0] = True
    known, edges = {}, []

    def place(state):
        """Numbers the states behind a state, then the state; equal ones only once."""
        rows = []
        for byte, (ends, target) in sorted(state.items()):
            rows.append((byte | ends << 8, place(target) if target else 0))
        key = tuple(rows)
        if key not in known:
            known[key] = len(edges) + 1
            for index, (head, target) in enumerate(rows):
                edges.append(head | (index + 1 == len(rows)) << 9 | target << 10)
        return known[key]

    start = place(root)
    return [start] + edges


sys.setrecursionlimit(10000)
dictionaries = []
for name in ("thai", "lao", "khmer", "burmese"):
    base, words = words_of_icu(Path(sys.argv[2]) / f"{name}dict.dict")
    dictionaries.append((name, base, len(words), automaton(words)))

# --- Writing ---

version = re.search(r"-([\d.]+)\.txt", (ucd / "Scripts.txt").read_text(encoding="utf-8"))[1]
data = bytearray()
layout = []


def section(name, code, items):
    while len(data) % 8:
        data.append(0)
    layout.append((name, len(data)))
    for item in items:
        data.extend(struct.pack("<" + code, *(item if isinstance(item, (tuple, list)) else (item,))))


section("RECORDS", "Q", records)
section("STAGE_0", "B", stage0)
section("STAGE_1", "H", [block for page in pages for block in page])
section("STAGE_2", "H", [number for block in blocks for number in block])
section("SCRIPT_TAGS", "I", [int.from_bytes(script.encode(), "big") for script in script_order])
starts = [0]
for scripts_of in extension_sets:
    starts.append(starts[-1] + len(scripts_of))
section("EXTENSION_STARTS", "H", starts)
section("EXTENSIONS", "B", [script for scripts_of in extension_sets for script in scripts_of])
section("CASES", "IHH", case_rows)
section("CASE_POOL", "I", pool)
section("DECOMPOSITIONS", "III", [(c, *decompositions[c]) for c in decomposed])
section("COMPOSITIONS", "H", composed)
section("MIRRORS", "II", sorted(mirrors.items()))
for name, base, count, edges in dictionaries:
    section(name.upper(), "I", edges)
(folder / "unicode.data").write_bytes(data)

lines = [
    "// Written by generate.py: where the parts of unicode.data begin, in bytes, how many entries",
    "// the searched ones have, and where the fields of a character's record lie, in bits.",
    "#ifndef GALLEY_UNICODE_LAYOUT_H",
    "#define GALLEY_UNICODE_LAYOUT_H",
    "",
    f'#define GALLEY_UNICODE_VERSION "{version}"',
    "",
    "enum {",
]
lines += [f"  GALLEY_UNICODE_{name} = {offset}," for name, offset in layout]
for name, items in [("CASE", cases), ("DECOMPOSITION", decomposed), ("COMPOSITION", composed),
                    ("MIRROR", mirrors)]:
    lines.append(f"  GALLEY_UNICODE_{name}_COUNT = {len(items)},")
shift = 0
for name, bits, _ in fields:
    lines.append(f"  GALLEY_{name}_SHIFT = {shift}, GALLEY_{name}_MASK = {(1 << bits) - 1:#x},")
    shift += bits
lines += ["};", "", "#endif", ""]
(folder / "include" / "unicode_layout.h").write_text("\n".join(lines))

print(f"Unicode {version}: {len(records)} records, {len(pages)} pages, {len(blocks)} blocks")
for (name, start), end in zip(layout, [start for _, start in layout[1:]] + [len(data)]):
    print(f"{end - start:8} {name}")
for name, _, count, edges in dictionaries:
    print(f"{name}: {count} words, {len(edges)} edges")
