"""The bill of materials, as CycloneDX: what is linked into the command or lies beside it.

bill.py SCRATCH VERSION, in the folder of the package.
"""

import hashlib, json, pathlib, re, subprocess, sys

scratch, version = pathlib.Path(sys.argv[1]), sys.argv[2]
repository = pathlib.Path(__file__).parents[2]
release = dict(
    line.rstrip().split("=", 1) for line in open("/etc/os-release") if "=" in line
)["VERSION_CODENAME"]


def installed(package):
    return subprocess.check_output(
        ["dpkg-query", "--show", "--showformat=${Version}", package], text=True
    )


def component(name, version, licence, purl=None, **more):
    known = {"license": {"id": licence}} if " " not in licence else {"expression": licence}
    found = {"type": "library", "name": name, "version": version, "licenses": [known], **more}
    return found | ({"purl": purl} if purl else {})


def debian(name, version, licence):
    return component(name, version, licence, f"pkg:deb/debian/{name}@{version}?distro={release}")


components = [
    debian(name, (scratch / f"libraries/share/licences/{name}/version").read_text().strip(), licence)
    for name, licence in [
        ("cairo", "LGPL-2.1-only OR MPL-1.1"), ("pixman", "MIT"), ("freetype", "FTL"),
        ("harfbuzz", "MIT-Modern-Variant"),
    ]
] + [
    debian(name, installed(name), licence)
    for name, licence in [
        ("libpng-dev", "libpng-2.0"), ("zlib1g-dev", "Zlib"), ("libexpat1-dev", "MIT"),
        ("libdeflate-dev", "MIT"), ("libturbojpeg0-dev", "BSD-3-Clause AND IJG AND Zlib"),
        ("libminizip-dev", "Zlib"), ("libcmark-dev", "BSD-2-Clause"), ("libbrotli-dev", "MIT"),
        ("libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ]
]
compiler = subprocess.check_output(["swift", "--version"], text=True, stderr=subprocess.DEVNULL)
components.append(
    component(
        "swift-runtime", re.search(r"Swift version (\S+)", compiler)[1],
        "Apache-2.0 WITH Swift-exception",
    )
)
pins = json.loads((scratch.parent / "Package.resolved").read_text())["pins"]
licences = {"swift-argument-parser": "Apache-2.0 WITH Swift-exception", "flyingfox": "MIT"}
for pin in pins:
    place = re.sub(r"^https://|\.git$", "", pin["location"])
    number = pin["state"]["version"]
    components.append(
        component(pin["identity"], number, licences[pin["identity"]], f"pkg:swift/{place}@{number}")
    )
tables = (repository / "Sources/UnicodeTables/include/unicode_layout.h").read_text()
unicode = re.search(r'UNICODE_VERSION "(.*)"', tables)[1]
components.append(component("unicode-data", unicode, "Unicode-3.0"))
components.append(component("phosphor-icons", "2", "MIT"))
for folder in sorted((repository / "Fonts/Faces").iterdir()):
    if not folder.is_dir():
        continue
    licence = "OFL-1.1"
    if "Apache License" in (folder / "LICENSE.txt").read_text():
        licence = "Apache-2.0"
    digest = hashlib.sha256()
    for face in sorted(path for path in folder.rglob("*") if path.suffix in (".ttf", ".otf")):
        digest.update(face.read_bytes())
    components.append(
        component(
            f"font-{folder.name}", version, licence,
            hashes=[{"alg": "SHA-256", "content": digest.hexdigest()}],
        )
    )

print(
    json.dumps(
        {
            "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
            "metadata": {
                "component": {
                    "type": "application", "name": "galley", "version": version,
                    "licenses": [{"license": {"id": "MIT"}}],
                }
            },
            "components": components,
        },
        indent=1,
    )
)
