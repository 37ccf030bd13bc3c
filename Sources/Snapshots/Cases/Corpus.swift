package import GalleyParsing
package import GalleySystem

/// A folder of documents with what they must become.
///
/// Every `<name>.json` whose name has no other dot is a case; `suite.json` declares variants for
/// its folder and those below, `<name>.suite.json` for one case. Folders that begin with `_` or
/// `.` hold resources and are not looked into.
package struct Corpus: Sendable {
  /// The folder.
  package let root: String
  /// The cases in the order of their names.
  package private(set) var cases: [SnapshotCase] = []
  /// Every file that looks like a reference, by path.
  package private(set) var referenceFiles: [String] = []
  /// What processes that were killed while they wrote left beside references, by path.
  package private(set) var temporaryFiles: [String] = []
  /// What is wrong with the corpus itself, with the file it was found in.
  package private(set) var findings: [Finding] = []

  /// A finding and the source it speaks of.
  package struct Finding: Sendable {
    /// What is wrong.
    package var diagnostic: Diagnostic
    /// The source the range belongs to.
    package var source: SourceText
  }

  /// Whether the corpus cannot be run as it is.
  package var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }

  /// Looks through a folder; linear in the number of files.
  package init(root: String, settings: CaseSettings = CaseSettings()) throws(FileError) {
    self.root = root
    try visit(root, name: "", settings: settings, depth: 0)
    findCollisions()
    findControlCharacters()
  }

  private mutating func visit(
    _ folder: String, name: String, settings inherited: CaseSettings, depth: Int
  ) throws(FileError) {
    guard depth < 64 else { return }
    let names = try Directory.names(in: folder)
    let listing = Set(names)
    var settings = inherited
    if listing.contains("suite.json") {
      settings = try suite("\(folder)/suite.json", inheriting: settings)
    }
    for entry in names where !entry.hasPrefix(".") && !entry.hasPrefix("_") {
      let path = "\(folder)/\(entry)"
      let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 2, parts[1] == "json", entry != "suite.json", entry != "galley.json" {
        try add(String(parts[0]), in: folder, prefix: name, settings, listing)
      } else if entry.hasSuffix(".png") || entry.hasSuffix(".layout.txt") {
        referenceFiles.append(path)
      } else if Self.isTemporary(entry) {
        temporaryFiles.append(path)
      } else if parts.count == 1, Directory.exists(path) {
        try visit(
          path, name: name.isEmpty ? entry : "\(name)/\(entry)", settings: settings,
          depth: depth + 1)
      }
    }
  }

  /// Files are written under their own name with six letters and `.tmp` behind it.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasSuffix(".tmp") else { return false }
    let target = name.dropLast(10)
    return [".png.", ".layout.txt.", "\(LockFile.name)."].contains { target.hasSuffix($0) }
  }

  private mutating func add(
    _ stem: String, in folder: String, prefix: String, _ inherited: CaseSettings,
    _ listing: Set<String>
  ) throws(FileError) {
    var settings = inherited
    if listing.contains("\(stem).suite.json") {
      settings = try suite("\(folder)/\(stem).suite.json", inheriting: settings)
    }
    settings = try declared(in: "\(folder)/\(stem).json", inheriting: settings)
    var found = SnapshotCase(
      name: prefix.isEmpty ? stem : "\(prefix)/\(stem)", path: "\(folder)/\(stem).json",
      folder: folder, stem: stem, settings: settings)
    if listing.contains("\(stem).same.json") { found.samePath = "\(folder)/\(stem).same.json" }
    if listing.contains("\(stem).differs.json") {
      found.differentPath = "\(folder)/\(stem).differs.json"
    }
    cases.append(found)
  }

  /// What a document says about itself; most say nothing and are not parsed here.
  private mutating func declared(
    in path: String, inheriting settings: CaseSettings
  ) throws(FileError) -> CaseSettings {
    let bytes = try File.read(path)
    guard Self.contains(bytes, Array("\"snapshot\"".utf8)) else { return settings }
    let source = SourceText(file: path, bytes: bytes)
    guard let value = JSONParser.parse(source).value?["snapshot"] else { return settings }
    let result = SuiteReader.read(value, of: source, inheriting: settings)
    findings += result.diagnostics.map { Finding(diagnostic: $0, source: source) }
    return result.settings
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place + word.count <= bytes.count {
        if bytes[place] == word[0], bytes[place..<(place + word.count)].elementsEqual(word) {
          return true
        }
        place += 1
      }
      return false
    }
  }

  private mutating func suite(
    _ path: String, inheriting settings: CaseSettings
  ) throws(FileError) -> CaseSettings {
    let source = try SourceText(file: path, limit: 1 << 20)
    let result = SuiteReader.read(source, inheriting: settings)
    findings += result.diagnostics.map { Finding(diagnostic: $0, source: source) }
    return result.settings
  }

  private mutating func findCollisions() {
    let pictures = cases.flatMap { found in found.variants.map { found.picturePath($0) } }
    for group in PictureName.collisions(in: pictures) {
      let list = group.map { "'\($0)'" }.joined(separator: " and ")
      let source = SourceText(name: group[0], bytes: [])
      findings.append(
        Finding(
          diagnostic: Diagnostic(
            .error, "\(list) are one file where case does not count; rename a case", at: nil),
          source: source))
    }
  }

  /// Journals, lists and archives hold one name a line.
  private mutating func findControlCharacters() {
    for found in cases
    where found.path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      findings.append(
        Finding(
          diagnostic: Diagnostic(
            .error,
            "the name \"\(found.name)\" has a line break or another control character; "
              + "rename the document", at: nil),
          source: SourceText(name: found.path, bytes: [])))
    }
  }

  /// Reference files that no case declares, in the order of their paths.
  package var unreferencedFiles: [String] {
    let declared = Set(cases.flatMap(\.declaredFiles))
    return referenceFiles.filter { !declared.contains($0) }
  }

  /// The name of a picture from the path of its file.
  package func pictureName(ofFile path: String) -> String {
    let name = FilePath(path).relative(to: FilePath(root)) ?? path
    return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }
}
