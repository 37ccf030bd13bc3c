import GalleyParsing
import GalleySystem

/// `passed.tsv` in the output folder: a cache of the inputs with which each snapshot case last passed. A case whose
/// inputs are unchanged need not be drawn again; see `UnchangedCases`.
///
///     galley 2 a3d0… 5f3c…
///     badge/count⇥9f3a…⇥77c1…:Snapshots/badge/assets/star.png 0000…:Snapshots/badge/assets/star@2x.png⇥[{…}]
///
/// (`⇥` is a tab.) The header has three fields, separated by spaces: the format and its version, the seal, and the
/// hash of what all cases have in common, which is the program, the fonts and the settings. The seal is a message
/// authentication code of the rest of the file; it shows that this user's Galley wrote the file, see `MemoryKey`.
///
/// Each further line describes one case, with two to four fields that are separated by tabs:
///
/// 1. The name of the case.
/// 2. One hash of all files that belong to the case: its document, suites, references and frame dumps, and the lines
///    of its references in the lock file.
/// 3. Other files that reading the document involved, each as `hash:path`, separated by spaces. The hash is 0 for a
///    file that was looked for but did not exist: once it exists, the document may be read differently.
/// 4. The results as JSON, if they contain more than that all checks passed.
///
/// Line 2 of the example is a case in which an image was found and a variant of it was not. The hashes of files are
/// keyed as well. `LockFile.escaped` keeps the separators out of names and paths, and JSON keeps them out of results.
struct PassedFile: Hashable, Sendable {
  static let name = "passed.tsv"
  /// The format and its version; a file that begins otherwise is not read.
  private static let format = "galley 2"
  /// The size up to which a file is read: larger than that of any corpus, and small enough for the memory of a
  /// machine that runs tests.
  private static let maximumSize = 1 << 30

  /// The inputs of one case, and its results.
  struct Entry: Hashable, Sendable {
    /// The hash of the files that belong to the case.
    var digest: UInt64
    /// The other files that reading the document involved.
    var files: [NamedDigest]
    /// The results as JSON; empty if they contain only that all checks passed.
    var results = ""
  }

  /// The hash of the program, fonts and settings, which all cases have in common.
  var run: UInt64
  /// The entries by the names of the cases.
  var entries: [String: Entry] = [:]
  /// A message for the user about a file that exists but was not accepted because of its seal; nil otherwise. A file
  /// of another program, or of other fonts or settings, is out of date rather than wrong and has no message.
  private(set) var refusal: String?

  init(run: UInt64) { self.run = run }

  /// Reads the file. The result has no entries if the file or the key does not exist, if the seal was not made with
  /// the key, or if the program, fonts or settings differ.
  static func load(_ path: String, run: UInt64, key: HashKey?) -> PassedFile {
    var file = PassedFile(run: run)
    guard let key, let bytes = try? File.read(path, limit: maximumSize) else { return file }
    guard let content = MemorySeal.opened(bytes, head: format, key: key) else {
      file.refusal = MemorySeal.refusal(of: path)
      return file
    }
    var lines = content.split(separator: UInt8(ascii: "\n"))[...]
    guard lines.popFirst()?.elementsEqual(hexadecimal(run).utf8) == true else { return file }
    file.entries.reserveCapacity(lines.count)
    // The seal proves that Galley wrote these lines. A line that cannot be read only costs time: its case is
    // drawn again.
    for line in lines {
      guard let (name, entry) = read(line) else { continue }
      file.entries[name] = entry
    }
    return file
  }

  private static func read(_ line: ArraySlice<UInt8>) -> (String, Entry)? {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count >= 2, let digest = WordReader.number(fields[1]) else { return nil }
    var entry = Entry(digest: digest, files: [])
    if fields.count > 2 {
      for file in fields[2].split(separator: UInt8(ascii: " ")) {
        let parts = file.split(separator: UInt8(ascii: ":"), maxSplits: 1)
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

  /// Returns the content of the file, sealed with a key.
  func bytes(key: HashKey) -> [UInt8] { MemorySeal.sealed(text, head: Self.format, key: key) }

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
