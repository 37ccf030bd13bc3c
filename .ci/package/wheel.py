"""The wheel: the command with its fonts under the environment's prefix, and a thin module.

wheel.py PREFIX VERSION PLATFORM FOLDER
"""

import base64, hashlib, os, pathlib, sys, time, zipfile

prefix, version, platform, folder = sys.argv[1:]
prefix, here = pathlib.Path(prefix), pathlib.Path(__file__).parent
name, tag = f"galley_render-{version}", f"py3-none-{platform}"
stamp = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]

entries = {f"galley/{path.name}": path for path in sorted((here / "galley").glob("*.py*"))}
entries[f"{name}.data/scripts/galley"] = prefix / "bin/galley"
for part in "galley", "man", "doc":
    for path in sorted((prefix / "share" / part).rglob("*")):
        if path.is_file():
            entries[f"{name}.data/data/{path.relative_to(prefix)}"] = path

texts = {
    f"{name}.dist-info/METADATA": f"""Metadata-Version: 2.1
Name: galley-render
Version: {version}
Summary: Pictures of component trees, the same on every machine
License: MIT
Requires-Python: >=3.8
Description-Content-Type: text/markdown

{(here / "wheel.md").read_text()}""",
    f"{name}.dist-info/WHEEL": f"""Wheel-Version: 1.0
Generator: galley
Root-Is-Purelib: false
Tag: {tag}
""",
}

record = []
with zipfile.ZipFile(f"{folder}/{name}-{tag}.whl", "w", zipfile.ZIP_DEFLATED, True, 9) as wheel:

    def add(path, data, mode=0o644):
        entry = zipfile.ZipInfo(path, stamp)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = (0o100000 | mode) << 16
        wheel.writestr(entry, data)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append(f"{path},sha256={digest},{len(data)}")

    for path, source in entries.items():
        add(path, source.read_bytes(), 0o755 if "/scripts/" in path else 0o644)
    for path, text in texts.items():
        add(path, text.encode())
    last = f"{name}.dist-info/RECORD"
    add(last, "\n".join([*record, f"{last},,", ""]).encode())
