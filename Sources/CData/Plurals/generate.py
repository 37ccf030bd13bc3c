#!/usr/bin/env python3
"""Writes `plurals.tsv` and the samples of its tests from CLDR's plural rules.

    generate.py CLDR SAMPLES

CLDR is the folder `common` as Debian's package `unicode-cldr-core` installs it
(`/usr/share/unicode/cldr/common`), SAMPLES the file for the tests. Rows of both have the
languages, the category and, with a tab between, the condition in the syntax of UTS #35 or the
numbers that it must choose. Samples in compact form (`1c6`) are left out: no format makes them.
"""

import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

root = xml.parse(Path(sys.argv[1]) / "supplemental" / "plurals.xml").getroot()
rules, samples = [], []
for group in root.findall("plurals[@type='cardinal']/pluralRules"):
    for rule in group:
        condition, *parts = re.split(r"@(?:integer|decimal)", rule.text)
        if condition.strip():
            rules.append((group.get("locales"), rule.get("count"), condition.strip()))
        numbers = [number for part in parts for number in re.split(r"[\s,~…]+", part) if number]
        numbers = [number for number in numbers if not re.search("[ce]", number)]
        if numbers:
            samples.append((group.get("locales"), rule.get("count"), " ".join(numbers)))


def write(path, rows):
    path.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")


write(Path(__file__).parent / "plurals.tsv", rules)
write(Path(sys.argv[2]), samples)
