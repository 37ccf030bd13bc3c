import GalleyPlatform
package import GalleySystem

/// `run.manifest` in the output folder: the dependencies of a run in which nothing was examined, since
/// nothing had changed, and its output. While all of it is unchanged, the next run gives the same output
/// without reading the corpus case by case.
///
///     galley run 4 5f3c… 77c1…
///     card fbcf8c63ceb739b2
///     tree 9f3a… 12ab… 8d01…
///     file 5d20… Snapshots/_assets/star.png
///     report 0 31ff… report/page.js
///     report 98 a3d0… results.json
///     report 52 6e01… junit.xml 31 402
///     time 2026-03-01T09:30:00Z
///     passed 15000
///     status 0
///     text … … …
///
/// The numbers behind a report are the offsets of the run's time in it. The first line has the seal, which
/// is the keyed hash of everything behind it, then the hash of what the run was: program, processor, fonts,
/// settings, options. A file that was edited or cut off, was not sealed with the user's key, or belongs to
/// another run counts for nothing. The hashes of files are keyed as well, but for those of reports.
package struct RunManifest: Hashable, Sendable {
  /// The name of the file.
  package static let name = "run.manifest"
  private static let head = "galley run 4"

  /// A report as it is in the output folder.
  package struct Report: Hashable, Sendable {
    /// The path below the output folder.
    package var path: String
    /// The number of bytes at the beginning that contain the time and the duration of the run; the bytes
    /// behind them are the same for the next run.
    package var moving: Int
    /// The places of the time of the run behind these bytes: offsets from the first byte that follows.
    package var moments: [Int]
    /// The hash of all bytes; 0 where there must be no such report.
    package var digest: UInt64

    /// Makes an entry.
    package init(path: String, moving: Int, moments: [Int] = [], digest: UInt64) {
      (self.path, self.moving, self.moments, self.digest) = (path, moving, moments, digest)
    }
  }

  /// The hash of everything but files that decided.
  package var run: UInt64
  /// The hash of the renderer's test card, which depends on the same inputs as ``run``.
  package var card: UInt64
  /// The corpus: its bytes, and its stamps, which are 0 where they must not be trusted.
  package var content: UInt64
  package var stamps: UInt64
  package var probe: UInt64
  /// Files outside of the corpus, or of other kinds, that were read or looked for.
  package var files: [NamedDigest] = []
  package var reports: [Report] = []
  /// The time of the run, as in reports.
  package var time: String
  /// The number of results, all of which passed.
  package var passed: Int
  /// The exit status; lint findings may fail a run whose pictures pass.
  package var status: Int32
  /// The printed text, without the part that gives the duration.
  package var summary: String
  /// The text printed before that while the run went on.
  package var progress = ""
  /// The output after everything else.
  package var annotations = ""

  /// Makes a manifest without files and reports.
  package init(
    run: UInt64, card: UInt64, content: UInt64, stamps: UInt64, probe: UInt64, time: String,
    passed: Int, status: Int32, summary: String
  ) {
    (self.run, self.card) = (run, card)
    (self.content, self.stamps, self.probe) = (content, stamps, probe)
    (self.time, self.passed, self.status, self.summary) = (time, passed, status, summary)
  }

  /// Reads the manifest of a folder; nil unless one for this run was sealed with the key.
  package static func load(output: String, run: UInt64, key: HashKey) -> RunManifest? {
    guard let bytes = try? File.read("\(output)/\(name)", limit: 1 << 28),
      let content = MemorySeal.opened(bytes, head: head, key: key),
      let end = content.firstIndex(of: 0x0A),
      content[..<end].elementsEqual(hexadecimal(run).utf8)
    else { return nil }
    return RunManifest(lines: content[(end + 1)...], run: run)
  }

  private init?(lines: ArraySlice<UInt8>, run: UInt64) {
    self.init(
      run: run, card: 0, content: 0, stamps: 0, probe: 0, time: "", passed: 0, status: 0,
      summary: "")
    for line in lines.split(separator: 0x0A) {
      let fields = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      let digests = fields.dropFirst().map { UInt64($0, radix: 16) ?? 0 }
      switch (fields[0], fields.count) {
      case ("card", 2): card = digests[0]
      case ("tree", 4): (content, stamps, probe) = (digests[0], digests[1], digests[2])
      case ("file", 3):
        files.append(NamedDigest(name: LockFile.unescaped(fields[2]), digest: digests[0]))
      case ("report", 4...):
        guard let moving = Int(fields[1]) else { return nil }
        let moments = fields[4...].compactMap { Int($0) }
        guard moments.count == fields.count - 4 else { return nil }
        reports.append(
          Report(
            path: LockFile.unescaped(fields[3]), moving: moving, moments: moments,
            digest: digests[1]))
      case ("time", 2): time = fields[1]
      case ("passed", 2): passed = Int(fields[1]) ?? 0
      case ("status", 2): status = Int32(fields[1]) ?? 0
      case ("text", 4):
        let texts = fields.dropFirst().map { LockFile.unescaped(String($0.dropFirst())) }
        (progress, summary, annotations) = (texts[0], texts[1], texts[2])
      default: return nil
      }
    }
  }

  /// Writes the manifest. One that cannot be written costs time, nothing else.
  package func save(output: String, key: HashKey) {
    var text = "\(hexadecimal(run))\ncard \(hexadecimal(card))\n"
    text += "tree \([content, stamps, probe].map(hexadecimal).joined(separator: " "))\n"
    for file in files {
      text += "file \(hexadecimal(file.digest)) \(LockFile.escaped(file.name))\n"
    }
    for report in reports {
      text += "report \(report.moving) \(hexadecimal(report.digest)) "
      text +=
        ([LockFile.escaped(report.path)] + report.moments.map { String($0) })
        .joined(separator: " ") + "\n"
    }
    text += "time \(time)\npassed \(passed)\nstatus \(status)\n"
    // A sign before each, since there may be none.
    let texts = [progress, summary, annotations].map { "=\(LockFile.escaped($0))" }
    text += "text \(texts.joined(separator: " "))\n"
    try? File.write(
      MemorySeal.sealed(text, head: Self.head, key: key), to: "\(output)/\(Self.name)")
  }

  // MARK: Whether it still holds

  /// The files that a corpus is read from, by their names.
  package static func tree(of root: String, key: HashKey) -> FolderTree? {
    FolderTree(root: root, key: key) { name in
      endings.contains { ending in
        name.count >= ending.utf8CodeUnitCount
          && memcmp(
            name.baseAddress! + name.count - ending.utf8CodeUnitCount, ending.utf8Start,
            ending.utf8CodeUnitCount) == 0
      }
    }
  }

  private static let endings: [StaticString] = [
    ".png", ".json", ".layout.txt", "snapshots.lock", "snapshots.inputs",
  ]

  /// Returns true if the corpus and all other files are unchanged.
  ///
  /// - Parameters:
  ///   - trustsStamps: True if number, length and times of a file, all unchanged, prove that its bytes are
  ///     unchanged; otherwise every file is read.
  ///   - seen: The state of the tree as far as it was looked at before.
  package func holds(
    for tree: FolderTree, seen: FolderTree.State, trustsStamps: Bool, threads: Int
  ) -> Bool {
    if let bytes = seen.content {
      guard bytes == content else { return false }
    } else if !trustsStamps || stamps != seen.stamps {
      // In the checkout that was seen before, other stamps mean that something was written.
      if trustsStamps, stamps != 0, probe == tree.probe { return false }
      guard tree.state(reading: true, threads: threads).content == content else { return false }
    }
    return areOthersUnchanged(key: tree.key, threads: threads)
  }

  /// Returns true if the files besides the corpus that were read or looked for are unchanged.
  package func areOthersUnchanged(key: HashKey, threads: Int) -> Bool {
    let others = files
    return Workers.map(others.count, threads: threads, scratch: [UInt8]()) { memory, index in
      Self.digest(of: others[index].name, key, &memory) == others[index].digest
    }.allSatisfy { $0 }
  }

  /// The keyed hash of a file's bytes, or of the names in a folder; 0 where there is neither.
  private static func digest(
    of path: String, _ key: HashKey, _ memory: inout [UInt8]
  ) -> UInt64 {
    File.digest(path, key: key, memory: &memory) ?? Directory.digests(path, key: key)?.keyed ?? 0
  }

  /// Notes files besides the corpus that the run was made from.
  package mutating func add(files paths: [String], key: HashKey) {
    var memory: [UInt8] = []
    for path in paths {
      files.append(NamedDigest(name: path, digest: Self.digest(of: path, key, &memory)))
    }
  }
}
