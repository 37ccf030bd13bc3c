#!/usr/bin/env python3
"""Makes `Faces/Hyphenation` from the hyphenation patterns of the TeX users' groups.

    git clone https://github.com/hyphenation/tex-hyphen    # at 5684c0f5
    python3 Fonts/hyphenation.py tex-hyphen

Each file has the least number of letters before and after a hyphen in its first line, then a pattern or, after `=`,
a word with its hyphens in each line. Only patterns whose licences allow everybody to change and to pass them on are taken; their
notices are in `LICENSE.txt`.
"""

import pathlib
import re
import sys

OUTPUT = pathlib.Path(__file__).resolve().parent / "Faces" / "Hyphenation"
PATTERNS = "hyph-utf8/tex/generic/hyph-utf8/patterns"

# The language of a text, and the name of its patterns.
LANGUAGES = {
    "af": "af", "be": "be", "ca": "ca", "cy": "cy", "da": "da", "de": "de-1996", "el": "el-monoton",
    "en": "en-us", "en-gb": "en-gb", "es": "es", "et": "et", "fr": "fr", "gl": "gl", "hr": "hr",
    "is": "is", "it": "it", "nl": "nl", "pl": "pl", "pt": "pt", "ru": "ru", "sk": "sk", "sl": "sl", "sv": "sv",
    "tr": "tr", "uk": "uk",
}


def main(root):
    OUTPUT.mkdir(exist_ok=True)
    notices = []
    for language, name in LANGUAGES.items():
        # What stands before the first command of TeX: the licence is at one place or another of it.
        head = re.split(r"(?m)^\\", (root / f"tex/hyph-{name}.tex").read_text("utf-8"))[0]
        notice = head.rstrip("% \n")
        left = re.search(r"typesetting:.*?left:\s*(\d+)", head, re.S)
        right = re.search(r"typesetting:.*?right:\s*(\d+)", head, re.S)
        lines = [f"{left[1]} {right[1]}"]
        lines += (root / f"txt/hyph-{name}.pat.txt").read_text("utf-8").split()
        exceptions = root / f"txt/hyph-{name}.hyp.txt"
        if exceptions.exists():
            lines += [f"={word}" for word in exceptions.read_text("utf-8").split()]
        (OUTPUT / f"{language}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        notices.append(f"{language}.txt, made of hyph-{name}\n\n" + re.sub(r"(?m)^% ?", "", notice))
    (OUTPUT / "LICENSE.txt").write_text("\n\n----\n\n".join(notices) + "\n", "utf-8")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]) / PATTERNS)
