internal import GalleyUnicode

/// A list of the faces in a folder with all facts needed to choose among them, so that a font is
/// not opened before it is used. The file is named `Faces.manifest` and lies in the folder.
///
/// Lines of a key and a value; `face` begins a face. See `description` for all keys. A test
/// compares the list that comes with Galley with the files.
struct FontManifest {
  static let fileName = "Faces.manifest"
  static let header = "galley-faces 1"

  struct Entry: Hashable {
    /// The path below the folder, with slashes.
    var path = ""
    var index = 0
    var digest: UInt64 = 0
    var facts = FontFacts()
    var coverage = ListedCoverage(text: "")
    var sensitivity = ListedSensitivity()
    /// The ISO 15924 codes of the scripts that the face is for.
    var scripts: [UInt32] = []
  }

  var entries: [Entry]
  /// The folder, below this one, with a list of further faces, and the size of that list in bytes.
  var further: (folder: String, size: Int)?

  /// The faces, unopened, of a folder.
  func faces(in folder: String) -> [FontFace] {
    entries.map { entry in
      FontFace(
        file: "\(folder)/\(entry.path)", index: entry.index, facts: entry.facts,
        digest: entry.digest,
        listed: FontFace.Listed(
          coverage: entry.coverage, sensitivity: entry.sensitivity, scripts: entry.scripts))
    }
  }
}

/// Coverage in its written form, read when it is first asked for.
struct ListedCoverage: Hashable, Sendable {
  var text: String

  func read() -> FontCoverage? { FontCoverage(parsing: text) }
}

/// The sensitivity of a colour space, in its written form.
struct ListedSensitivity: Hashable, Sendable {
  var contextual = ListedCoverage(text: "")
  var before = ListedCoverage(text: "")
  var after = ListedCoverage(text: "")

  func read() -> SpaceSensitivity? {
    guard let contextual = contextual.read(), let before = before.read(), let after = after.read()
    else { return nil }
    return SpaceSensitivity(contextual: contextual, before: before, after: after)
  }
}

extension FontManifest.Entry {
  /// Describes a face of an opened file.
  init(_ face: FontFace, path: String) {
    self.path = path
    index = face.index
    digest = face.digest
    facts = face.facts
    coverage = ListedCoverage(text: face.coverage.description)
    sensitivity.contextual.text = face.spaceSensitivity.contextual.description
    sensitivity.before.text = face.spaceSensitivity.before.description
    sensitivity.after.text = face.spaceSensitivity.after.description
    scripts = face.coverage.scripts
  }
}

extension FontCoverage {
  /// The scripts that have at least eight characters here, by how many they have.
  fileprivate var scripts: [UInt32] {
    var counts: [UInt32: Int] = [:]
    for scalar in ranges.joined() { counts[CharacterProperties(scalar).script, default: 0] += 1 }
    let common = [tag("Zyyy"), tag("Zinh"), tag("Zzzz")]
    return counts.filter { $0.value >= 8 && !common.contains($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
