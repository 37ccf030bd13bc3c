/// `snapshots.lock`: one line for each picture, sorted, so that two branches merge line by line.
///
///     badge/count.light 9f3a… 77c1… 5d20… 1834
///     badge/count.dark = badge/count.light
///
/// The fields are the digest, the hash of the pixels, the hash of the tree and the size of the
/// file in bytes; the second form says that a variant shares another's picture. With it a run can
/// pass without the pictures themselves.
package struct LockFile: Hashable, Sendable {
  /// What one line says.
  package enum Entry: Hashable, Sendable {
    /// A picture of its own.
    case picture(Record)
    /// Another picture shows the same.
    case alias(String)
  }

  /// The fields of a picture.
  package struct Record: Hashable, Sendable {
    /// `PictureDigest.combined`.
    package var digest: UInt64
    /// `Bitmap.pixelHash`.
    package var pixels: UInt64
    /// The hash of the frame dump.
    package var tree: UInt64
    /// The size of the file, in bytes.
    package var size: Int

    /// Makes a record.
    package init(digest: UInt64, pixels: UInt64, tree: UInt64, size: Int) {
      self.digest = digest
      self.pixels = pixels
      self.tree = tree
      self.size = size
    }
  }

  /// The name of the file in the corpus.
  package static let name = "snapshots.lock"
  /// The lines by the name of the picture.
  package var entries: [String: Entry] = [:]

  /// An empty file.
  package init() {}

  /// Reads a file; lines that cannot be read are left out, as is what merge conflicts leave
  /// behind: a missing line costs one comparison, never a verdict.
  package init(text: String) { self.init(bytes: Array(text.utf8)) }

  /// The same of its bytes, which every run reads.
  init(bytes: [UInt8]) {
    var reader = WordReader(bytes[...])
    var isThere = reader.firstLine()
    while isThere {
      if let (name, entry) = Self.line(&reader) { entries[name] = entry }
      isThere = reader.nextLine()
    }
  }

  private static func line(_ reader: inout WordReader) -> (String, Entry)? {
    let name = reader.text()
    let second = reader.word()
    if second.elementsEqual("=".utf8) {
      let other = reader.text()
      return other.isEmpty || !reader.word().isEmpty ? nil : (name, .alias(other))
    }
    guard let digest = WordReader.number(second), let pixels = reader.number(),
      let tree = reader.number(), let size = reader.number(radix: 10), reader.word().isEmpty
    else { return nil }
    return (
      name,
      .picture(
        Record(digest: digest, pixels: pixels, tree: tree, size: Int(truncatingIfNeeded: size)))
    )
  }

  /// The text, lines in the order of the bytes of their names.
  package var text: String {
    let names = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.map { name in
      switch entries[name] {
      case .picture(let record):
        "\(Self.escaped(name)) \(hexadecimal(record.digest)) \(hexadecimal(record.pixels)) "
          + "\(hexadecimal(record.tree)) \(record.size)\n"
      case .alias(let other): "\(Self.escaped(name)) = \(Self.escaped(other))\n"
      case nil: ""
      }
    }.joined()
  }

  static func escaped(_ name: String) -> String {
    name.contains(where: { " %\n".contains($0) })
      ? name.map { [" ": "%20", "%": "%25", "\n": "%0A"][$0] ?? String($0) }.joined() : name
  }

  static func unescaped(_ field: String) -> String {
    guard field.contains("%") else { return field }
    let parts = field.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      text += ["20": " ", "25": "%", "0A": "\n"][part.prefix(2)] ?? "%"
      text += part.dropFirst(2)
    }
  }
}
