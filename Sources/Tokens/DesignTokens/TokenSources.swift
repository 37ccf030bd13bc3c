package import GalleyParsing

/// The files that one reading puts together.
///
/// Ranges of their values follow one another, as if the files were one text, so that each finding
/// leads back to its file.
package struct TokenSources: Sendable {
  /// The files; the last one refers to the others and replaces their tokens.
  let files: [SourceText]
  private let offsets: [Int]

  init(_ files: [SourceText]) {
    self.files = files
    // A byte between the files keeps the end of one apart from the beginning of the next.
    offsets = files.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.bytes.count + 1) }
  }

  /// A finding with the file it is about and its range there; one without a range is about the last
  /// file. Remarks about another file lose their range and name their place.
  package func place(_ diagnostic: Diagnostic) -> (source: SourceText, diagnostic: Diagnostic) {
    guard let range = diagnostic.range, let index = file(of: range) else {
      return (files[files.count - 1], diagnostic)
    }
    var result = diagnostic
    result.range = local(range, in: index)
    result.notes = diagnostic.notes.map { note in
      let (source, placed) = place(note)
      guard source.name != files[index].name else { return placed }
      return Diagnostic(placed.severity, placed.headline(in: source), at: nil)
    }
    return (files[index], result)
  }

  /// A range in the last file; its beginning for what is in another one.
  func rangeInLast(_ range: SourceRange) -> SourceRange {
    let last = files.count - 1
    return file(of: range) == last ? local(range, in: last) : SourceRange(0, 0)
  }

  /// Members of a file with their ranges in the text of all files.
  func global(_ members: [SyntaxMember], in index: Int) -> [SyntaxMember] {
    members.map { member in
      SyntaxMember(
        key: member.key, keyRange: moved(member.keyRange, by: offsets[index]),
        value: global(member.value, in: index))
    }
  }

  /// A finding of a file's syntax with its range in the text of all files.
  func global(_ diagnostic: Diagnostic, in index: Int) -> Diagnostic {
    var result = diagnostic
    result.range = diagnostic.range.map { moved($0, by: offsets[index]) }
    result.notes = diagnostic.notes.map { global($0, in: index) }
    return result
  }

  /// A range of a file in the text of all files.
  func global(_ range: SourceRange, in index: Int) -> SourceRange {
    moved(range, by: offsets[index])
  }

  private func global(_ value: SyntaxValue, in index: Int) -> SyntaxValue {
    let range = moved(value.range, by: offsets[index])
    switch value.kind {
    case .array(let elements):
      return SyntaxValue(.array(elements.map { global($0, in: index) }), at: range)
    case .object(let members): return SyntaxValue(.object(global(members, in: index)), at: range)
    default: return SyntaxValue(value.kind, at: range)
    }
  }

  private func file(of range: SourceRange) -> Int? {
    files.indices.last { offsets[$0] <= range.start }
  }

  private func local(_ range: SourceRange, in index: Int) -> SourceRange {
    moved(range, by: -offsets[index])
  }

  private func moved(_ range: SourceRange, by offset: Int) -> SourceRange {
    SourceRange(range.start + offset, range.end + offset)
  }
}
