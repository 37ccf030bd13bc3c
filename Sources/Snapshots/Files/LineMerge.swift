import GalleySystem

/// The three-way merge of a file beside the references, by the names that its lines begin with: whatever
/// one side added, changed or removed counts, and only what both did otherwise to one name contradicts.
package struct LineMerge: Hashable, Sendable {
  /// A file that is merged this way.
  package enum Kind: Sendable {
    case lock, inputs

    /// The kind of a file by its name; nil for others.
    package init?(path: String) {
      let name = FilePath(path).lastComponent
      guard let kind = [Kind.lock, .inputs].first(where: { $0.fileName == name }) else {
        return nil
      }
      self = kind
    }

    /// The name of the file.
    package var fileName: String { self == .lock ? LockFile.name : InputsFile.name }
  }

  /// The two contradicting lines of a name; nil for a side that removed it.
  package struct Contradiction: Hashable, Sendable {
    package let ours: String?
    package let theirs: String?
  }

  /// The lines that are settled, by name, each with its line feed.
  private var lines: [String: String] = [:]
  /// The contradictions that are left, by name.
  package private(set) var contradictions: [String: Contradiction] = [:]

  /// Merges the texts of two branches over that of their common base.
  ///
  /// - Throws: The first line of one of the two that cannot be read. Those of the base count as absent.
  package init(
    _ kind: Kind, base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) throws(LineFault) {
    let base = Self.lines(kind, base).lines
    let (own, other) = (try Self.readable(kind, ours), try Self.readable(kind, theirs))
    for name in Set(own.keys).union(other.keys) {
      let (old, one, two) = (base[name], own[name], other[name])
      if one == two || two == old {
        lines[name] = one
      } else if one == old {
        lines[name] = two
      } else {
        contradictions[name] = Contradiction(ours: one, theirs: two)
      }
    }
  }

  private static func readable(
    _ kind: Kind, _ bytes: [UInt8]
  ) throws(LineFault) -> [String: String] {
    let (lines, faults) = lines(kind, bytes)
    if let fault = faults.first { throw fault }
    return lines
  }

  private static func lines(
    _ kind: Kind, _ bytes: [UInt8]
  ) -> (lines: [String: String], faults: [LineFault]) {
    switch kind {
    case .lock:
      let file = LockFile(bytes: bytes)
      let lines = file.entries.keys.map { ($0, file.line(of: $0)) }
      return (Dictionary(uniqueKeysWithValues: lines), file.faults)
    case .inputs:
      let file = InputsFile(text: String(decoding: bytes, as: UTF8.self))
      let lines = file.lines.keys.map { ($0, file.line(of: $0)) }
      return (Dictionary(uniqueKeysWithValues: lines), file.faults)
    }
  }

  /// Takes the lines of a file for names that the sides contradict each other about.
  package mutating func settle(_ names: some Sequence<String>, _ kind: Kind, from bytes: [UInt8]) {
    let found = Self.lines(kind, bytes).lines
    for name in names where contradictions.removeValue(forKey: name) != nil {
      lines[name] = found[name]
    }
  }

  /// The file, in which both lines of a name that is not settled are between the marks of a conflict.
  package var text: String {
    let names = Set(lines.keys).union(contradictions.keys)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      guard let both = contradictions[name] else { return lines[name] ?? "" }
      return "<<<<<<< ours\n\(both.ours ?? "")=======\n\(both.theirs ?? "")>>>>>>> theirs\n"
    }.joined()
  }

  /// The file with our side of what is not settled.
  package var textOfOurs: String {
    var copy = self
    for (name, both) in contradictions { copy.lines[name] = both.ours }
    copy.contradictions = [:]
    return copy.text
  }
}
