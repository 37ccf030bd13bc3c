import GalleyPlatform
package import GalleySystem

/// `run.cases` beside `run.manifest`: which file of the corpus belongs to which case, and what it held,
/// when nothing had changed. With it a run of the same tests looks at those cases alone whose files are
/// others now; the reports of that run, kept in the folder `settled`, tell of the rest.
///
///     galley cases 2 5f3c… 77c1… 9f3a…
///     names 8d01…
///     case 3 k Snapshots/badge/count.json
///     file 5d20… 31ff… a3d0… 0
///     unused Snapshots/badge/old.light.png
///
/// The first line has the seal, which is the keyed hash of everything behind it, then run and content of the manifest
/// that it belongs to. A
/// case has the number of its results, `k` where there is nothing to tell but that they passed and `o`
/// where the document has settings of its own, and its document. A file has the hash of its path, its
/// stamp, which is 0 where it must not be trusted, the hash of its bytes, and the number of its case, `-`
/// where it is not of one case alone.
package struct CaseMemory: Hashable, Sendable {
  /// The name of the file.
  package static let name = "run.cases"
  /// The folder for the reports.
  package static let folder = "settled"
  private static let head = "galley cases 2"

  /// One case.
  package struct Case: Hashable, Sendable {
    /// Its document.
    package var path: String
    /// The number of its results.
    package var results: Int
    /// Whether they say nothing but that they passed.
    package var isPlain: Bool
    /// Whether its document says how it is checked.
    package var hasOwnSettings: Bool
  }

  /// A file of the corpus.
  struct KnownFile: Hashable, Sendable {
    var stamp: UInt64
    var digest: UInt64
    /// The case that alone is made from it.
    var owner: Int?
  }

  /// The hash of all names in the corpus.
  private let names: UInt64
  /// All cases, in the order of the run.
  package private(set) var cases: [Case] = []
  /// References that no case declares.
  package private(set) var unused: [String] = []
  private var files: [UInt64: KnownFile] = [:]

  /// What a run found in which nothing was looked at.
  ///
  /// - Parameters:
  ///   - found: The cases that ran, in order.
  ///   - looks: The files, all of them read.
  ///   - shared: Paths of files that were read or looked for besides those that cases declare.
  ///   - settled: Times before this one are trusted.
  /// - Returns: Nil when the report tells of other cases, or a file could not be read.
  package init?(
    _ found: [SnapshotCase], unused: [String], _ report: SnapshotReport, _ tree: FolderTree,
    _ looks: [FolderTree.Look], shared: [String], settled: Int64
  ) {
    names = tree.namesDigest
    self.unused = unused
    files.reserveCapacity(looks.count)
    for look in looks {
      guard let digest = look.digest else { return nil }
      files[look.path] = KnownFile(
        stamp: look.newest < settled ? look.stamp : 0, digest: digest)
    }
    var next = 0
    for (number, subject) in found.enumerated() {
      let start = next
      var isPlain = true
      while next < report.results.count, report.results[next].caseName == subject.name {
        isPlain = isPlain && !report.results[next].needsDetails
        next += 1
      }
      guard next > start else { return nil }
      cases.append(
        Case(
          path: subject.path, results: next - start, isPlain: isPlain,
          hasOwnSettings: subject.hasOwnSettings))
      for path in [subject.path] + subject.declaredFiles {
        files[tree.hash(of: path)]?.owner = number
      }
    }
    guard next == report.results.count else { return nil }
    for path in shared { files[tree.hash(of: path)]?.owner = nil }
    for subject in found {
      for path in [subject.samePath, subject.differentPath] {
        if let path { files[tree.hash(of: path)]?.owner = nil }
      }
    }
  }

  // MARK: What has changed

  /// The cases that have to be looked at, besides those that have something to tell, in order.
  ///
  /// - Parameters:
  ///   - looks: The files as they are.
  ///   - trustsStamps: Whether files whose stamps are what they were are taken for unchanged; others
  ///     are read, unless they were.
  /// - Returns: Nil when something has changed that may matter to any case.
  package func changed(
    _ tree: FolderTree, _ looks: [FolderTree.Look], trustsStamps: Bool, threads: Int
  ) -> [Int]? {
    guard tree.namesDigest == names, looks.count == files.count else { return nil }
    var unread: [Int] = []
    var changed: Set<Int> = []
    /// Whether the change of a file is that of one case.
    func note(_ look: FolderTree.Look) -> Bool {
      guard let known = files[look.path] else { return false }
      if look.digest == known.digest { return true }
      guard let owner = known.owner, !cases[owner].hasOwnSettings else { return false }
      changed.insert(owner)
      return true
    }
    for (place, look) in looks.enumerated() {
      if look.digest != nil {
        guard note(look) else { return nil }
        continue
      }
      guard let known = files[look.path] else { return nil }
      if !trustsStamps || known.stamp == 0 || known.stamp != look.stamp { unread.append(place) }
    }
    for look in tree.read(unread, threads: threads) {
      guard note(look) else { return nil }
    }
    return changed.sorted()
  }

  /// Takes over the stamps of files that were looked at again and hold the same.
  package mutating func settle(_ looks: [FolderTree.Look], settled: Int64) {
    for look in looks where look.newest < settled && look.digest == files[look.path]?.digest {
      files[look.path]?.stamp = look.stamp
    }
  }

  // MARK: The file

  /// Reads what belongs to a manifest and was sealed with a key; nil otherwise.
  package static func load(
    output: String, for manifest: RunManifest, key: HashKey
  ) -> CaseMemory? {
    guard let bytes = try? File.read("\(output)/\(name)", limit: 1 << 30),
      let content = MemorySeal.opened(bytes, head: head, key: key),
      let end = content.firstIndex(of: 0x0A),
      content[..<end].elementsEqual(origin(manifest).utf8)
    else { return nil }
    return CaseMemory(lines: content[(end + 1)...])
  }

  private static func origin(_ manifest: RunManifest) -> String {
    "\(hexadecimal(manifest.run)) \(hexadecimal(manifest.content))"
  }

  private init?(lines: ArraySlice<UInt8>) {
    var (names, cases): (UInt64?, [Case]) = (nil, [])
    files.reserveCapacity(lines.count / 64)
    var reader = WordReader(lines)
    var isThere = reader.firstLine()
    while isThere {
      switch reader.word().first {
      case UInt8(ascii: "f"):
        guard let path = reader.number(), let stamp = reader.number(),
          let digest = reader.number()
        else { return nil }
        let owner = reader.number(radix: 10).map { Int(truncatingIfNeeded: $0) }
        guard owner.map({ cases.indices.contains($0) }) != false else { return nil }
        files[path] = KnownFile(stamp: stamp, digest: digest, owner: owner)
      case UInt8(ascii: "c"):
        guard let count = reader.number(radix: 10) else { return nil }
        let marks = reader.word()
        cases.append(
          Case(
            path: reader.text(), results: Int(truncatingIfNeeded: count),
            isPlain: marks.contains(UInt8(ascii: "k")),
            hasOwnSettings: marks.contains(UInt8(ascii: "o"))))
      case UInt8(ascii: "n"): names = reader.number()
      case UInt8(ascii: "u"): unused.append(reader.text())
      default: return nil
      }
      isThere = reader.nextLine()
    }
    guard let names else { return nil }
    (self.names, self.cases) = (names, cases)
  }

  /// Writes the file. One that cannot be written costs time, nothing else.
  package func save(output: String, for manifest: RunManifest, key: HashKey) {
    var text = "\(Self.origin(manifest))\nnames \(hexadecimal(names))\n"
    for found in cases {
      let marks = (found.isPlain ? "k" : "") + (found.hasOwnSettings ? "o" : "")
      text +=
        "case \(found.results) \(marks.isEmpty ? "-" : marks) \(LockFile.escaped(found.path))\n"
    }
    for path in unused { text += "unused \(LockFile.escaped(path))\n" }
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      text += "file \(hexadecimal(path)) \(hexadecimal(file.stamp)) \(hexadecimal(file.digest)) "
      text += (file.owner.map { "\($0)" } ?? "-") + "\n"
    }
    try? File.write(
      MemorySeal.sealed(text, head: Self.head, key: key), to: "\(output)/\(Self.name)")
  }
}

extension PictureResult {
  /// Whether there is more to show than that everything is equal.
  var needsDetails: Bool { !isPassed || !lints.isEmpty || !tolerated.isEmpty }
}
