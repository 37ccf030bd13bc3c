import GalleyParsing
import GalleyPlatform
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// The references of a merge: drawn from the merged documents once for all files that git merges, and
/// kept in git's folder until the next merge.
struct MergedReferences {
  /// The outcome for a file.
  enum Outcome {
    /// It was drawn, and both sides were what their documents make.
    case drawn([UInt8])
    case refused(String)
  }

  private let folder: String
  private let refusals: SyntaxValue

  /// Draws the references of a merge, unless that was done.
  ///
  /// - Throws: `FileError` when the files of a side cannot be written out.
  init(_ commits: MergedCommits, _ sources: SourceOptions) throws {
    var hash = ContentHash(seed: RunningProgram.digest ?? 0)
    for word in [commits.base, commits.ours, commits.theirs] + sources.files { hash.add(word) }
    guard let place = GitQuery.ownPath("galley-merge") else {
      throw FileError(operation: "find", path: "galley-merge", reason: "git names no folder for it")
    }
    folder = "\(place)/\(String(hash.value, radix: 16))"
    let list = "\(folder)/refusals.json"
    if !File.exists(list) {
      try? Directory.remove(place)
      let found = try MergeDrawing(commits, sources, folder: folder).refusals
      let value = SyntaxValue.object(found.map { ($0.key, .text($0.value)) })
      try File.write(Array(JSONWriter.text(of: value).utf8), to: list)
    }
    refusals = JSONParser.parse(try SourceText(file: list)).value ?? .null
  }

  /// The outcome for a file, by its path from the top of the working tree.
  func outcome(of path: String) -> Outcome {
    if let reason = refusals[path]?.text { return .refused(reason) }
    guard let bytes = try? File.read("\(folder)/files/\(path)") else {
      return .refused("no document of a corpus draws it")
    }
    return .drawn(bytes)
  }

  /// The reason why a picture was not drawn, by the path of its file without the ending; nil if it was.
  func refusal(ofPicture place: String) -> String? { refusals[place]?.text }
}

/// Draws the cases of a merge: on both sides they must pass as they are, and then the merged documents
/// are recorded.
private struct MergeDrawing {
  /// The reasons why files are not drawn, by path.
  private(set) var refusals: [String: String] = [:]
  private let folder: String
  private let sources: SourceOptions
  private let conflicts: Set<String>
  private let base: String

  init(_ commits: MergedCommits, _ sources: SourceOptions, folder: String) throws {
    (self.folder, self.sources, base) = (folder, sources, commits.base)
    guard let merged = commits.merged else {
      throw FileError(
        operation: "merge the trees of", path: commits.theirs,
        reason: "\"git merge-tree --write-tree\" failed; it needs git 2.38 or later")
    }
    conflicts = merged.conflicts
    defer { try? Directory.remove(trees) }
    let sides = [("ours", commits.ours), ("theirs", commits.theirs), ("merged", merged.tree)]
    for (name, tree) in sides { try MergedCommits.write(tree, to: side(name)) }
    let paths = commits.bothChanged
    for root in Self.roots(of: paths, in: side("merged")) {
      try draw(root, paths.filter { $0.hasPrefix("\(root)/") })
    }
  }

  /// The folder of the trees that are drawn.
  private var trees: String { "\(folder)/trees" }
  private func side(_ name: String) -> String { "\(trees)/\(name)" }

  /// The folders of corpora that files belong to: the nearest above them with a lock file.
  private static func roots(of paths: Set<String>, in folder: String) -> [String] {
    let roots = paths.compactMap { path -> String? in
      var place = FilePath(path).folder
      while !place.string.isEmpty, place.string != "." {
        if File.exists("\(folder)/\(place.string)/\(LockFile.name)") { return place.string }
        place = place.folder
      }
      return nil
    }
    return Set(roots).sorted()
  }

  private mutating func draw(_ root: String, _ paths: Set<String>) throws {
    let places = try mergeLines(paths)
    let names = try inside("merged") { try touched(root, paths, places) }
    for place in places { refusals[place] = "no document of '\(root)' draws it" }
    guard !names.isEmpty else { return }
    var failures: [String: String] = [:]
    for (name, title) in [("ours", "our side"), ("theirs", "their side")] {
      for (found, reason) in try inside(name, { try check(root, names) }) {
        failures[found] = failures[found] ?? "\(title): \(reason)"
      }
    }
    let chosen = names.filter { failures[$0] == nil }
    let (recorded, refused) = try inside("merged") { try record(root, chosen) }
    failures.merge(refused) { first, _ in first }
    try keep(recorded.filter { failures[$0.name] == nil }, root, paths, failures)
  }

  /// Works in the folder of a side, in which relative paths mean the same as in the working tree.
  private func inside<Value>(_ name: String, _ work: () throws -> Value) throws -> Value {
    guard let before = File.workingFolder, chdir(side(name)) == 0 else {
      throw FileError(operation: "enter", path: side(name), reason: lastSystemError())
    }
    defer { _ = chdir(before) }
    return try work()
  }

  /// The names of the cases whose references both sides changed, or the lines about them.
  private func touched(
    _ root: String, _ paths: Set<String>, _ places: Set<String>
  ) throws -> [String] {
    try Corpus(root: root).cases.filter { found in
      found.declaredFiles.contains(where: paths.contains)
        || found.variants.contains { places.contains("\(root)/\(found.pictureName($0))") }
    }.map(\.name)
  }

  /// Puts the lines of both sides beside the merged documents; ours where they contradict each other.
  ///
  /// - Returns: The pictures of contradictions, by the paths of their files without the ending.
  private func mergeLines(_ paths: Set<String>) throws -> Set<String> {
    var places: Set<String> = []
    for path in paths {
      guard let kind = LineMerge.Kind(path: path) else { continue }
      let old = CommandOutput.of(["git", "cat-file", "blob", "\(base):\(path)"]) ?? []
      let sides = try ["ours", "theirs"].map { try File.readIfPresent("\(side($0))/\(path)") ?? [] }
      guard let merge = try? LineMerge(kind, base: old, ours: sides[0], theirs: sides[1]) else {
        continue
      }
      try File.write(Array(merge.textOfOurs.utf8), to: "\(side("merged"))/\(path)")
      let folder = FilePath(path).folder
      for name in merge.contradictions.keys { places.insert(folder.appending(name).string) }
    }
    return places
  }

  private var options: RunOptions {
    var options = RunOptions()
    options.workers = Workers.processorCount
    (options.usesCache, options.believesDigests) = (false, false)
    (options.output, options.writesAttachments) = ("\(trees)/output", false)
    return options
  }

  private func run(
    _ cases: [SnapshotCase], _ root: String, _ mode: RecordMode
  ) throws -> [PictureResult] {
    var options = options
    options.mode = mode
    let pictures = try sources.pictures()
    return try SnapshotRun(root: root, options: options, prepare: pictures.preparation)
      .run(cases).results
  }

  /// The reasons why cases of a side differ from what their documents make, by name.
  private func check(_ root: String, _ names: [String]) throws -> [String: String] {
    let corpus = try Corpus(root: root)
    let cases = corpus.cases.filter { names.contains($0.name) }
    var failures: [String: String] = [:]
    for name in names where !cases.contains(where: { $0.name == name }) {
      failures[name] = "there is no such case"
    }
    for result in try run(cases, root, .never) where result.status != .passed {
      failures[result.caseName] = failures[result.caseName] ?? Self.reason(of: result)
    }
    let bytes = try File.readIfPresent("\(root)/\(LockFile.name)") ?? []
    let lock = LockFile(text: String(decoding: bytes, as: UTF8.self))
    for found in cases where failures[found.name] == nil {
      failures[found.name] = try Self.unbound(found, lock)
    }
    return failures
  }

  /// Returns the reason why a picture of a case is not the one that the lock file describes; nil if all are.
  private static func unbound(_ found: SnapshotCase, _ lock: LockFile) throws -> String? {
    for variant in found.variants {
      let (path, name) = (found.picturePath(variant), found.pictureName(variant))
      guard found.settings.hasPictures, File.exists(path) else { continue }
      guard try lock.describes(File.read(path), as: name) else {
        return "the line of '\(name)' in \(LockFile.name) is not that of the picture"
      }
    }
    return nil
  }

  private static func reason(of result: PictureResult) -> String {
    "'\(result.name)' does not pass: \(result.message.prefix { !$0.isNewline })"
  }

  /// Records cases of the merged documents.
  private func record(
    _ root: String, _ names: [String]
  ) throws -> (recorded: [SnapshotCase], failures: [String: String]) {
    let cases = try Corpus(root: root).cases.filter { names.contains($0.name) }
    var failures: [String: String] = [:]
    for result in try run(cases, root, .failed) {
      if let path = result.dependencies.first(where: conflicts.contains) {
        failures[result.caseName] = "'\(path)' is in conflict"
      } else if ![.passed, .recorded].contains(result.status) {
        failures[result.caseName] = failures[result.caseName] ?? Self.reason(of: result)
      }
    }
    return (cases, failures)
  }

  /// Keeps the files for later calls of the driver.
  private mutating func keep(
    _ cases: [SnapshotCase], _ root: String, _ paths: Set<String>, _ failures: [String: String]
  ) throws {
    for found in try inside("merged", { try Corpus(root: root).cases }) {
      let places = found.variants.map { "\(root)/\(found.pictureName($0))" }
      guard let reason = failures[found.name] else {
        let isDrawn = cases.contains { $0.name == found.name }
        if isDrawn { for place in places { refusals[place] = nil } }
        continue
      }
      for place in places + found.declaredFiles { refusals[place] = reason }
    }
    let wanted = cases.flatMap(\.declaredFiles).filter(paths.contains)
    for path in wanted + paths.filter({ LineMerge.Kind(path: $0) != nil }) {
      let to = "\(folder)/files/\(path)"
      // Lines of which none is left have no file.
      let empty: [UInt8]? = LineMerge.Kind(path: path) == nil ? nil : []
      guard let bytes = try File.readIfPresent("\(side("merged"))/\(path)") ?? empty else {
        continue
      }
      try Directory.create(FilePath(to).folder.string)
      try File.write(bytes, to: to)
    }
  }
}
