import GalleyParsing
import GalleySystem

/// `passed.tsv` in the output folder: what each case was made from when it passed last.
///
///     galley 2 a3d0… 5f3c…
///     badge/count⇥9f3a…⇥77c1…:Snapshots/badge/assets/star.png
///
/// (`⇥` is a tab.) The first line has the seal, which is the keyed hash of everything behind it, and names the
/// program, fonts and settings of the runs. The others have, between tabs, the name of a case, the hash of its
/// document, suites, references and their lines in the lock file, then hash and name of every further file
/// that was read or looked for, and, if more is reported than that all checks passed, the results as
/// JSON. All hashes of files are keyed; see `MemoryKey`.
struct PassedFile: Hashable, Sendable {
  static let name = "passed.tsv"
  private static let head = "galley 2"

  /// What one case was made from.
  struct Entry: Hashable, Sendable {
    var digest: UInt64
    var files: [NamedDigest]
    /// The results as JSON; empty when they say nothing but that they passed.
    var results = ""
  }

  /// The hash of what all cases have in common.
  var run: UInt64
  /// The cases by name.
  var entries: [String: Entry] = [:]
  /// Why a file that is there counts for nothing, for a person; nil when it counts, or belongs to another
  /// program.
  private(set) var refusal: String?

  init(run: UInt64) { self.run = run }

  /// Reads the file; it is empty when there is none or no key, when it belongs to another program, or when
  /// it was not sealed with the key.
  static func load(_ path: String, run: UInt64, key: HashKey?) -> PassedFile {
    var file = PassedFile(run: run)
    guard let key, let bytes = try? File.read(path, limit: 1 << 30) else { return file }
    guard let content = MemorySeal.opened(bytes, head: head, key: key) else {
      file.refusal = MemorySeal.refusal(of: path)
      return file
    }
    var lines = content.split(separator: 0x0A)[...]
    guard lines.popFirst()?.elementsEqual(hexadecimal(run).utf8) == true else { return file }
    file.entries.reserveCapacity(lines.count)
    for line in lines {
      guard let (name, entry) = read(line) else { continue }
      file.entries[name] = entry
    }
    return file
  }

  private static func read(_ line: ArraySlice<UInt8>) -> (String, Entry)? {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count >= 2, let digest = WordReader.number(fields[1]) else { return nil }
    var entry = Entry(digest: digest, files: [])
    if fields.count > 2 {
      for file in fields[2].split(separator: 0x20) {
        let parts = file.split(separator: 0x3A, maxSplits: 1)
        guard parts.count == 2, let digest = WordReader.number(parts[0]) else { return nil }
        entry.files.append(NamedDigest(name: text(parts[1]), digest: digest))
      }
    }
    if fields.count > 3 { entry.results = String(decoding: fields[3], as: UTF8.self) }
    return (text(fields[0]), entry)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    LockFile.unescaped(String(decoding: bytes, as: UTF8.self))
  }

  /// The file, sealed with a key.
  func bytes(key: HashKey) -> [UInt8] { MemorySeal.sealed(text, head: Self.head, key: key) }

  private var text: String {
    var text = hexadecimal(run) + "\n"
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let files = entry.files.map { "\(hexadecimal($0.digest)):\(LockFile.escaped($0.name))" }
      text += "\(LockFile.escaped(name))\t\(hexadecimal(entry.digest))"
      if !files.isEmpty || !entry.results.isEmpty { text += "\t\(files.joined(separator: " "))" }
      if !entry.results.isEmpty { text += "\t\(entry.results)" }
      text += "\n"
    }
    return text
  }
}
