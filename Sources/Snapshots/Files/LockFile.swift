import GalleyParsing
import GalleySystem

/// `snapshots.lock`: one line for each picture, sorted, so that two branches merge line by line.
///
///     badge/count.light 9f3a… 77c1… 5d20… 1834 31ff… a3d0…
///     badge/count.dark = badge/count.light
///
/// The fields are the digest, the hash of the pixels, the hash of the tree, the size of the file in bytes,
/// the hash of its bytes, and a hash of the line itself with its name, so that neither halves of two lines
/// nor the line of another picture are taken for one; in the second form a variant shares another's
/// picture. With it a run at a desk can pass without the pictures themselves. It guards against mistakes:
/// the author of a line can compute its hash, so that on CI machines no line replaces a look at the picture.
package struct LockFile: Hashable, Sendable {
  /// The contents of one line.
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
    /// `ContentHash` of the file's bytes.
    package var file: UInt64

    /// Makes a record.
    package init(digest: UInt64, pixels: UInt64, tree: UInt64, size: Int, file: UInt64) {
      self.digest = digest
      self.pixels = pixels
      self.tree = tree
      self.size = size
      self.file = file
    }

    /// The hash that binds the fields to one another and to a name.
    fileprivate func bond(to name: String) -> UInt64 {
      var hash = ContentHash(seed: 14)
      hash.add(name)
      for word in [digest, pixels, tree, UInt64(bitPattern: Int64(size)), file] { hash.add(word) }
      return hash.value
    }
  }

  /// The name of the file in the corpus.
  package static let name = "snapshots.lock"
  /// The lines by the name of the picture.
  package var entries: [String: Entry] = [:]
  /// Lines that count for nothing, in order.
  package private(set) var faults: [LineFault] = []

  /// An empty file.
  package init() {}

  /// Reads a file. A line that cannot be read counts for nothing, as do all that have different values
  /// of one picture.
  package init(text: String) { self.init(bytes: Array(text.utf8)) }

  /// The same of its bytes, which every run reads.
  init(bytes: [UInt8]) {
    var reader = WordReader(bytes[...])
    var isThere = reader.firstLine()
    while isThere {
      do throws(LineFault) {
        let (name, entry) = try Self.line(&reader)
        if let old = entries.updateValue(entry, forKey: name), old != entry {
          throw LineFault(line: reader.line, reason: .contradiction, name: name)
        }
      } catch {
        faults.append(error)
      }
      isThere = reader.nextLine()
    }
    for fault in faults { if let name = fault.name { entries[name] = nil } }
  }

  private static func line(_ reader: inout WordReader) throws(LineFault) -> (String, Entry) {
    let name = reader.text()
    var fault = LineFault(line: reader.line, reason: .unreadable, name: name)
    if MergeConflict.isMark(name) { throw LineFault(line: reader.line, reason: .mergeMark) }
    let second = reader.word()
    if second.elementsEqual("=".utf8) {
      let other = reader.text()
      guard !other.isEmpty, reader.word().isEmpty else { throw fault }
      return (name, .alias(other))
    }
    guard let digest = WordReader.number(second), let pixels = reader.number(),
      let tree = reader.number(), let size = reader.number(radix: 10)
    else { throw fault }
    let rest = reader.word()
    fault.reason = rest.isEmpty ? .earlierVersion : .unreadable
    guard let file = WordReader.number(rest), let bond = reader.number(), reader.word().isEmpty
    else {
      throw fault
    }
    let record = Record(
      digest: digest, pixels: pixels, tree: tree, size: Int(truncatingIfNeeded: size), file: file)
    fault.reason = .edited
    guard record.bond(to: name) == bond else { throw fault }
    return (name, .picture(record))
  }

  /// Returns true if the line of a picture is that of a file with these bytes.
  package func describes(_ reference: [UInt8], as name: String) -> Bool {
    Record(ofReference: reference).map { entries[name] == .picture($0) } ?? false
  }

  /// Replaces invalid lines by values from the references themselves.
  mutating func mend(root: String) {
    for name in Set(faults.compactMap(\.name)) {
      let bytes = try? File.read("\(root)/\(name).png", limit: ReferencePicture.limit)
      entries[name] = bytes.flatMap { Record(ofReference: $0) }.map(Entry.picture)
    }
    faults = []
  }

  /// The text, lines in the order of the bytes of their names.
  package var text: String {
    let names = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.map(line).joined()
  }

  /// The line of a picture with its line feed; empty for a name without.
  func line(of name: String) -> String {
    switch entries[name] {
    case .picture(let record):
      "\(Self.escaped(name)) \(hexadecimal(record.digest)) \(hexadecimal(record.pixels)) "
        + "\(hexadecimal(record.tree)) \(record.size) \(hexadecimal(record.file)) "
        + "\(hexadecimal(record.bond(to: name)))\n"
    case .alias(let other): "\(Self.escaped(name)) = \(Self.escaped(other))\n"
    case nil: ""
    }
  }

  /// Escapes the separators of fields and lines, so that a name is one field whatever it contains.
  ///
  /// The scalars are examined, not the characters: a line feed behind a carriage return, and a space in front of a
  /// combining accent, are parts of other characters but separate fields all the same.
  static func escaped(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { escape(of: $0) != nil }) else { return name }
    return name.unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escape(of: scalar) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Undoes `escaped`.
  static func unescaped(_ field: String) -> String {
    guard field.utf8.contains(UInt8(ascii: "%")) else { return field }
    let parts = field.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      let escape = "%" + String(part.prefix(2))
      // A `%` that does not begin an escape is part of a name that was written by hand.
      let separator = separators.first { self.escape(of: $0) == escape }
      text.unicodeScalars.append(separator ?? "%")
      text.unicodeScalars.append(contentsOf: separator == nil ? part : part.dropFirst(2))
    }
  }

  private static let separators: [Unicode.Scalar] = [" ", "%", "\n", "\r", "\t"]

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " ": "%20"
    case "%": "%25"
    case "\n": "%0A"
    case "\r": "%0D"
    case "\t": "%09"
    default: nil
    }
  }
}
