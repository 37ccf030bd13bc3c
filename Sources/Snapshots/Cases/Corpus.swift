package import GalleyParsing
package import GalleySystem

/// A folder of documents with what they must become.
///
/// Every `<name>.json` whose name has no other dot is a case; `suite.json` declares variants for
/// its folder and those below, `<name>.suite.json` for one case. Folders that begin with `_` or
/// `.` hold resources and are not looked into. Each snapshot in `<name>.steps.json`, or
/// `<name>.<anything>.steps.json`, is a case beside that of its document.
package struct Corpus: Sendable {
  /// The folder.
  package let root: String
  /// The cases in the order of their names.
  package private(set) var cases: [SnapshotCase] = []
  /// Every file that looks like a reference, by path.
  package private(set) var referenceFiles: [String] = []
  /// Temporary files that processes left beside references because they were killed while writing, by path.
  package private(set) var temporaryFiles: [String] = []
  /// The errors of the corpus itself, each with the file in which it was found.
  package private(set) var findings: [Finding] = []

  /// A finding and the source it speaks of.
  package struct Finding: Sendable {
    /// The description of the error.
    package var diagnostic: Diagnostic
    /// The source the range belongs to.
    package var source: SourceText

    package init(diagnostic: Diagnostic, source: SourceText) {
      (self.diagnostic, self.source) = (diagnostic, source)
    }
  }

  /// True if the corpus cannot be run as it is.
  package var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }

  /// Looks through a folder; linear in the number of files.
  package init(root: String, settings: CaseSettings = CaseSettings()) throws(FileError) {
    self.root = root
    var documents: [Declaration] = []
    try visit(root, name: "", Inherited(settings: settings), &documents, depth: 0)
    try read(documents)
    findCollisions()
    findControlCharacters()
  }

  /// Makes a corpus from the references of cases that are not documents, such as the previews of a package.
  ///
  /// - Parameters:
  ///   - root: The folder of the references, which need not be there yet; its `suite.json` and the
  ///     cases' own hold as they do for documents.
  ///   - cases: Their names, which are names of files, and the sources they were written in.
  package init(root: String, cases: [(name: String, path: String)]) throws(FileError) {
    self.root = root
    var inherited = Inherited(settings: CaseSettings())
    if Directory.exists(root) {
      var documents: [Declaration] = []
      try visit(root, name: "", inherited, &documents, depth: 0)
    }
    if File.exists("\(root)/suite.json") {
      inherited = try Self.suite("\(root)/suite.json", inheriting: inherited, &findings)
    }
    for (name, path) in cases {
      var settings = inherited
      if File.exists("\(root)/\(name).suite.json") {
        settings = try Self.suite("\(root)/\(name).suite.json", inheriting: inherited, &findings)
      }
      var found = SnapshotCase(
        name: name, path: path, folder: root, stem: name, settings: settings.settings)
      found.suites = settings.suites
      self.cases.append(found)
    }
    findCollisions()
  }

  /// The suite files that hold for cases, by path, outer folders first.
  package var suiteFiles: [String] {
    var known: Set<String> = []
    return cases.flatMap(\.suites).map(\.name)
      .filter { $0.hasSuffix("suite.json") && known.insert($0).inserted }
  }

  /// Adds what is wrong in what the cases are made of.
  package mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Settings, and the suite files they come from.
  private struct Inherited: Sendable {
    var settings: CaseSettings
    var suites: [NamedDigest] = []
  }

  /// A document that is a case, with the declarations of its folder about it.
  private struct Declaration: Sendable {
    var stem: String
    var folder: String
    var prefix: String
    var inherited: Inherited
    /// The names in the folder.
    var listing: Set<String>
    /// The names of the files of steps.
    var steps: [String] = []
  }

  private mutating func visit(
    _ folder: String, name: String, _ inherited: Inherited, _ documents: inout [Declaration],
    depth: Int
  ) throws(FileError) {
    guard depth < 64 else { return }
    let names = try Directory.names(in: folder)
    let listing = Set(names)
    var inherited = inherited
    if listing.contains("suite.json") {
      inherited = try Self.suite("\(folder)/suite.json", inheriting: inherited, &findings)
    }
    let steps = Dictionary(grouping: names.filter(Self.isSteps)) { String($0.prefix { $0 != "." }) }
    findStrays(steps, in: folder, listing)
    for entry in names where !entry.hasPrefix(".") && !entry.hasPrefix("_") {
      let path = "\(folder)/\(entry)"
      let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 2, parts[1] == "json", entry != "suite.json", entry != "galley.json" {
        documents.append(
          Declaration(
            stem: String(parts[0]), folder: folder, prefix: name, inherited: inherited,
            listing: listing, steps: steps[String(parts[0])] ?? []))
      } else if entry.hasSuffix(".png") || entry.hasSuffix(".layout.txt") {
        referenceFiles.append(path)
      } else if Self.isTemporary(entry) {
        temporaryFiles.append(path)
      } else if !entry.hasSuffix(".xcassets"), try Directory.isThere(path) {
        try visit(
          path, name: name.isEmpty ? entry : "\(name)/\(entry)", inherited, &documents,
          depth: depth + 1)
      }
    }
  }

  private static func isSteps(_ name: String) -> Bool {
    name.hasSuffix(".steps.json") && !name.hasPrefix(".") && !name.hasPrefix("_")
  }

  /// Adds an error for steps without a document.
  private mutating func findStrays(
    _ steps: [String: [String]], in folder: String, _ listing: Set<String>
  ) {
    for (stem, names) in steps.sorted(by: { $0.key < $1.key })
    where !listing.contains("\(stem).json") {
      for name in names {
        let source = SourceText(name: "\(folder)/\(name)", bytes: [])
        let message = "there is no document '\(stem).json' on which the steps could be played"
        findings.append(Finding(diagnostic: Diagnostic(.error, message, at: nil), source: source))
      }
    }
  }

  /// Files are written under their own name with six letters and `.tmp` behind it.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasSuffix(".tmp") else { return false }
    let target = name.dropLast(10)
    return [".png.", ".layout.txt.", "\(LockFile.name)."].contains { target.hasSuffix($0) }
  }

  /// Reads the documents, which takes most of the time, on all processors.
  private mutating func read(_ documents: [Declaration]) throws(FileError) {
    let read = Workers.map(documents.count, threads: Workers.processorCount) { index in
      Result { () throws(FileError) in try Self.read(documents[index]) }
    }
    for result in read {
      let (found, more) = try result.get()
      cases += found
      findings += more
    }
  }

  private static func read(
    _ declaration: Declaration
  ) throws(FileError) -> (cases: [SnapshotCase], findings: [Finding]) {
    let (stem, folder) = (declaration.stem, declaration.folder)
    let path = "\(folder)/\(stem).json"
    var inherited = declaration.inherited
    var findings: [Finding] = []
    if declaration.listing.contains("\(stem).suite.json") {
      inherited = try suite("\(folder)/\(stem).suite.json", inheriting: inherited, &findings)
    }
    guard let bytes = try bytes(of: path) else { return ([], findings) }
    let own = declared(in: bytes, of: path, inheriting: inherited.settings, &findings)
    let settings = own ?? inherited.settings
    var found = SnapshotCase(
      name: declaration.prefix.isEmpty ? stem : "\(declaration.prefix)/\(stem)", path: path,
      folder: folder, stem: stem, settings: settings)
    found.hasOwnSettings = own != nil
    found.documentDigest = ContentHash.of(bytes)
    found.suites = inherited.suites
    if declaration.listing.contains("\(stem).same.json") {
      found.samePath = "\(folder)/\(stem).same.json"
    }
    if declaration.listing.contains("\(stem).differs.json") {
      found.differentPath = "\(folder)/\(stem).differs.json"
    }
    var cases = [found]
    for name in declaration.steps {
      cases += try steps("\(folder)/\(name)", of: found, &findings)
    }
    return (cases, findings)
  }

  /// The bytes of a document; nil for a folder with such a name.
  private static func bytes(of path: String) throws(FileError) -> [UInt8]? {
    do { return try File.read(path) } catch {
      if Directory.exists(path) { return nil }
      throw error
    }
  }

  /// The cases that the steps in a file are, each with the settings of its document.
  private static func steps(
    _ path: String, of document: SnapshotCase, _ findings: inout [Finding]
  ) throws(FileError) -> [SnapshotCase] {
    let source = try SourceText(file: path, limit: 1 << 24)
    let (names, mistakes) = CaseSteps.snapshots(in: source)
    findings += mistakes.map { Finding(diagnostic: $0, source: source) }
    return names.map { name in
      var settings = document.settings
      settings.steps = CaseSteps(path: path, snapshot: name)
      var found = SnapshotCase(
        name: "\(document.name)-\(name)", path: document.path, folder: document.folder,
        stem: "\(document.stem)-\(name)", settings: settings)
      found.hasOwnSettings = document.hasOwnSettings
      found.documentDigest = document.documentDigest
      found.suites =
        document.suites + [NamedDigest(name: path, digest: ContentHash.of(source.bytes))]
      return found
    }
  }

  /// Returns the settings that a document declares for itself; nil for most, which declare nothing and are
  /// not parsed here.
  private static func declared(
    in bytes: [UInt8], of path: String, inheriting settings: CaseSettings,
    _ findings: inout [Finding]
  ) -> CaseSettings? {
    guard mayDeclare(bytes) else { return nil }
    let source = SourceText(file: path, bytes: bytes)
    guard let value = JSONParser.parse(source).value?["snapshot"] else { return nil }
    let result = SuiteReader.read(value, of: source, inheriting: settings)
    findings += result.diagnostics.map { Finding(diagnostic: $0, source: source) }
    return result.settings
  }

  /// Returns true if a document may declare settings for itself; most do not, and are not parsed to find that out.
  package static func mayDeclare(_ bytes: [UInt8]) -> Bool {
    let word = Array("\"snapshot\"".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
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

  private static func suite(
    _ path: String, inheriting inherited: Inherited, _ findings: inout [Finding]
  ) throws(FileError) -> Inherited {
    let source = try SourceText(file: path, limit: 1 << 20)
    let result = SuiteReader.read(source, inheriting: inherited.settings)
    findings += result.diagnostics.map { Finding(diagnostic: $0, source: source) }
    let file = NamedDigest(name: path, digest: ContentHash.of(source.bytes))
    return Inherited(settings: result.settings, suites: inherited.suites + [file])
  }

  /// Returns the case of one document, read again; nil if the folders above it cannot be read without errors,
  /// or if it is not a case.
  ///
  /// - Parameter path: The document, below the root as other cases name theirs.
  package static func found(at path: String, below root: String) throws(FileError) -> SnapshotCase?
  {
    guard let place = FilePath(path).relative(to: FilePath(root)) else { return nil }
    let names = FilePath(place).components
    guard let document = names.last, document.hasSuffix(".json") else { return nil }
    var inherited = Inherited(settings: CaseSettings())
    var folder = root
    var findings: [Finding] = []
    for depth in names.indices {
      if File.exists("\(folder)/suite.json") {
        inherited = try suite("\(folder)/suite.json", inheriting: inherited, &findings)
      }
      if depth < names.count - 1 { folder += "/\(names[depth])" }
    }
    let stem = String(document.dropLast(5))
    let others = ["suite", "same", "differs"].map { "\(stem).\($0).json" }
    let declaration = Declaration(
      stem: stem, folder: folder, prefix: names.dropLast().joined(separator: "/"),
      inherited: inherited, listing: Set(others.filter { File.exists("\(folder)/\($0)") }))
    let read = try read(declaration)
    guard let found = read.cases.first else { return nil }
    return (findings + read.findings).isEmpty && found.path == path ? found : nil
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

  /// Reference files that no case declares, in the order of their paths. A picture that was never recorded is
  /// not included: it may be one that documents show.
  package var unreferencedFiles: [String] {
    let declared = Set(cases.flatMap(\.declaredFiles))
    let others = referenceFiles.filter { !declared.contains($0) && !Directory.exists($0) }
    guard others.contains(where: { $0.hasSuffix(".png") }) else { return others }
    let lock = try? SnapshotRun.lock(at: "\(root)/\(LockFile.name)")
    return others.filter { path in
      !path.hasSuffix(".png") || lock?.entries[pictureName(ofFile: path)] != nil
        || SnapshotMetadata.isCarried(byReference: path)
    }
  }

  /// The name of a picture from the path of its file.
  package func pictureName(ofFile path: String) -> String {
    let name = FilePath(path).relative(to: FilePath(root)) ?? path
    return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }
}
