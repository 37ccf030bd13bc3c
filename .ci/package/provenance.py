"""The provenance of a release: an in-toto statement with the predicate of SLSA 1.0.

provenance.py FILES SCRATCH COMMIT: the subjects are the files of the release in FILES; the materials are
the commit, the packages and libraries of the bill of materials with their hashes, and the compiler. The
builder is GALLEY_BUILDER, an address by which the project names the machines that build releases; without
it the statement says that nobody vouches for the machine. There is no time in it, so that the same commit
makes the same statement.
"""

import hashlib, json, os, pathlib, sys

files, scratch, commit = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


names = {"SHA-256": "sha256", "SHA-1": "gitCommit"}
bill = json.loads(next(files.glob("*.cdx.json")).read_text())
materials = [{"uri": "git+file:galley", "digest": {"gitCommit": commit}}]
for component in bill["components"]:
    digests = {names[entry["alg"]]: entry["content"] for entry in component["hashes"]}
    materials.append(
        {
            "uri": component.get("purl", f"pkg:generic/{component['name']}@{component['version']}"),
            "name": component["name"], "digest": digests,
        }
    )
own = ("SHA256SUMS", "SHA256SUMS.minisig")
print(
    json.dumps(
        {
            "_type": "https://in-toto.io/Statement/v1",
            "subject": [
                {"name": path.name, "digest": {"sha256": sha256(path)}}
                for path in sorted(files.iterdir())
                if path.name not in own and not path.name.endswith(".intoto.json")
            ],
            "predicateType": "https://slsa.dev/provenance/v1",
            "predicate": {
                "buildDefinition": {
                    "buildType": "urn:galley:release:1",
                    "externalParameters": {"script": ".ci/release", "commit": commit},
                    "internalParameters": {"machine": os.uname().machine},
                    "resolvedDependencies": materials,
                },
                "runDetails": {
                    "builder": {"id": os.environ.get("GALLEY_BUILDER") or "urn:galley:unnamed-builder"}
                },
            },
        },
        indent=1,
    )
)
