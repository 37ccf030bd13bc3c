"""The extension for Visual Studio Code: a package (.vsix) with the schemas that the given command prints.

vscode.py GALLEY VERSION FOLDER
"""

import json, os, pathlib, subprocess, sys, zipfile
from datetime import datetime, timezone
from xml.sax.saxutils import escape, quoteattr

galley, version, folder = sys.argv[1:]
here = pathlib.Path(__file__).parent
stamp = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
# Zip files know no time before 1980.
date = max(stamp.timetuple()[:6], (1980, 1, 1, 0, 0, 0))

manifest = json.loads((here / "vscode/package.json").read_text())
manifest["version"] = version


def schema(*words):
    return subprocess.run([galley, "schema", *words], check=True, stdout=subprocess.PIPE).stdout


entries = {f"extension/{path.name}": path.read_bytes() for path in sorted((here / "vscode").iterdir())}
entries["extension/package.json"] = json.dumps(manifest, indent=2).encode() + b"\n"
entries["extension/LICENSE.txt"] = (here.parent.parent / "LICENSE").read_bytes()
entries["extension/schemas/galley.schema.json"] = schema()
for kind in "theme", "suite", "tokens":
    entries[f"extension/schemas/{kind}.schema.json"] = schema(f"--{kind}")

types = {"js": "application/javascript", "json": "application/json", "md": "text/markdown", "txt": "text/plain"}
types["vsixmanifest"] = "text/xml"
defaults = "".join(f'<Default Extension=".{ending}" ContentType="{type}"/>' for ending, type in sorted(types.items()))
entries["[Content_Types].xml"] = (
    '<?xml version="1.0" encoding="utf-8"?>\n'
    f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{defaults}</Types>\n'
).encode()

identity = " ".join(
    f"{key}={quoteattr(value)}"
    for key, value in {
        "Language": "en-US", "Id": manifest["name"], "Version": version, "Publisher": manifest["publisher"],
    }.items()
)
entries["extension.vsixmanifest"] = f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity {identity}/>
    <DisplayName>{escape(manifest["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(manifest["description"])}</Description>
    <Categories>{escape(",".join(manifest["categories"]))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(manifest["engines"]["vscode"])}/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
""".encode()

target = pathlib.Path(folder, f"galley-{version}.vsix")
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path, data in sorted(entries.items()):
        entry = zipfile.ZipInfo(path, date)
        entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
        archive.writestr(entry, data)
print(target)
