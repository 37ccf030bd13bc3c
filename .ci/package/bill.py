"""The bill of materials, as CycloneDX: what is linked into the command or lies beside it, each with the hash
of what was linked or copied: of the archive of a library, of its source where it was built here, of the
commit of a package.

bill.py SCRATCH VERSION, in the folder of the package.
"""

import hashlib, json, pathlib, re, shutil, subprocess, sys

scratch, version = pathlib.Path(sys.argv[1]), sys.argv[2]
repository = pathlib.Path(__file__).parents[2]
release = dict(
    line.rstrip().split("=", 1) for line in open("/etc/os-release") if "=" in line
)["VERSION_CODENAME"]


def installed(package):
    return subprocess.check_output(
        ["dpkg-query", "--show", "--showformat=${Version}", package], text=True
    )


def hashed(*paths):
    """The hash of files, one after the other."""
    digest = hashlib.sha256()
    assert paths, "a component without files"
    for path in paths:
        digest.update(pathlib.Path(path).read_bytes())
    return [{"alg": "SHA-256", "content": digest.hexdigest()}]


def component(name, version, licence, purl=None, *, hashes, **more):
    more["hashes"] = hashes
    known = {"license": {"id": licence}} if " " not in licence else {"expression": licence}
    found = {"type": "library", "name": name, "version": version, "licenses": [known], **more}
    return found | ({"purl": purl} if purl else {})


def debian(name, version, licence, hashes):
    purl = f"pkg:deb/debian/{name}@{version}?distro={release}"
    return component(name, version, licence, purl, hashes=hashes)


def archive(name):
    """The archive that the linker is given."""
    path = subprocess.check_output(["g++", f"-print-file-name=lib{name}.a"], text=True).strip()
    return pathlib.Path(path).resolve(strict=True)


components = [
    debian(
        name, (scratch / f"libraries/share/licences/{name}/version").read_text().strip(), licence,
        hashed(next((scratch / "sources").glob(f"{name}_*.orig.tar.*z"))),
    )
    for name, licence in [
        ("cairo", "LGPL-2.1-only OR MPL-1.1"), ("pixman", "MIT"), ("freetype", "FTL"),
        ("harfbuzz", "MIT-Modern-Variant"),
    ]
] + [
    debian(name, installed(name), licence, hashed(*map(archive, archives.split())))
    for name, licence, archives in [
        ("libpng-dev", "libpng-2.0", "png16"), ("zlib1g-dev", "Zlib", "z"),
        ("libexpat1-dev", "MIT", "expat"), ("libdeflate-dev", "MIT", "deflate"),
        ("libturbojpeg0-dev", "BSD-3-Clause AND IJG AND Zlib", "turbojpeg"),
        ("libwebp-dev", "BSD-3-Clause", "webp"),
        ("libminizip-dev", "Zlib", "minizip"), ("libcmark-dev", "BSD-2-Clause", "cmark"),
        ("libyaml-dev", "MIT", "yaml"),
        ("libbrotli-dev", "MIT", "brotlidec brotlicommon"),
        ("libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1", "stdc++"),
    ]
]
swift = pathlib.Path(shutil.which("swift")).resolve().parents[1]
compiler = subprocess.check_output(["swift", "--version"], text=True, stderr=subprocess.DEVNULL)
components.append(
    component(
        "swift-runtime", re.search(r"Swift version (\S+)", compiler)[1],
        "Apache-2.0 WITH Swift-exception",
        hashes=hashed(*sorted((swift / "lib/swift_static/linux").glob("*.a"))),
    )
)
pins = json.loads((scratch.parent / "Package.resolved").read_text())["pins"]
licences = {"swift-argument-parser": "Apache-2.0 WITH Swift-exception", "flyingfox": "MIT"}
for pin in pins:
    place = re.sub(r"^https://|\.git$", "", pin["location"])
    number = pin["state"]["version"]
    components.append(
        component(
            pin["identity"], number, licences[pin["identity"]], f"pkg:swift/{place}@{number}",
            hashes=[{"alg": "SHA-1", "content": pin["state"]["revision"]}],
        )
    )
tables = (repository / "Sources/UnicodeTables/include/unicode_layout.h").read_text()
data = repository / "Sources/UnicodeTables/unicode.data"
icons = sorted(path for path in (repository / "Sources/CData/Icons").rglob("*") if path.is_file())
unicode = re.search(r'UNICODE_VERSION "(.*)"', tables)[1]
components.append(component("unicode-data", unicode, "Unicode-3.0", hashes=hashed(data)))
components.append(component("phosphor-icons", "2", "MIT", hashes=hashed(*icons)))
for folder in sorted((repository / "Fonts/Faces").iterdir()):
    if not folder.is_dir():
        continue
    if folder.name == "Hyphenation":
        terms = "MIT AND LPPL-1.3c AND BSD-3-Clause AND Unlicense AND FSFAP"
        patterns = sorted(path for path in folder.iterdir() if path.name != "LICENSE.txt")
        components.append(component("hyphenation-patterns", "2026-02-24", terms, hashes=hashed(*patterns)))
        continue
    licence = "OFL-1.1"
    if "Apache License" in (folder / "LICENSE.txt").read_text():
        licence = "Apache-2.0"
    faces = sorted(path for path in folder.rglob("*") if path.suffix in (".ttf", ".otf"))
    components.append(component(f"font-{folder.name}", version, licence, hashes=hashed(*faces)))

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
