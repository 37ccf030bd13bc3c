"""The package for Node: the command with its fonts under the environment's prefix, and a thin module.

npm.py PREFIX VERSION MACHINE FOLDER
"""

import gzip, io, json, os, pathlib, sys, tarfile

prefix, version, machine, folder = sys.argv[1:]
prefix, here = pathlib.Path(prefix), pathlib.Path(__file__).parent
stamp = int(os.environ["SOURCE_DATE_EPOCH"])
cpu = {"x86_64": "x64", "aarch64": "arm64"}[machine]

manifest = {
    "name": "galley-render",
    "version": version,
    "description": "Pictures of component trees, the same on every machine",
    "license": "MIT",
    "main": "index.js",
    "types": "index.d.ts",
    "bin": {"galley": "vendor/bin/galley"},
    "engines": {"node": ">=18"},
    "os": ["linux"],
    "cpu": [cpu],
}

entries = {"package.json": json.dumps(manifest, indent=2).encode() + b"\n"}
for path in sorted((here / "node").iterdir()):
    entries[path.name] = path.read_bytes()
for part in "bin", "share/galley", "share/doc":
    for path in sorted((prefix / part).rglob("*")):
        if path.is_file():
            entries[f"vendor/{path.relative_to(prefix)}"] = path.read_bytes()

memory = io.BytesIO()
with tarfile.open(fileobj=memory, mode="w", format=tarfile.USTAR_FORMAT) as archive:
    for path, data in sorted(entries.items()):
        entry = tarfile.TarInfo(f"package/{path}")
        entry.size, entry.mtime = len(data), stamp
        entry.mode = 0o755 if path.startswith("vendor/bin/") else 0o644
        archive.addfile(entry, io.BytesIO(data))
target = pathlib.Path(folder, f"galley-render-{version}-linux-{cpu}.tgz")
target.write_bytes(gzip.compress(memory.getvalue(), 9, mtime=0))
print(target)
