import GalleySystem

/// Tries what findings suggest before it is said: an edit after which a text has another finding than before
/// is not offered.
package struct SuggestionTrial {
  /// The most bytes that are read again for the suggestions of one text.
  private static let budget = 8 << 20

  /// Reads a text and returns its findings.
  private let read: (SourceText) -> [Diagnostic]

  /// Makes a trial of texts that are read in one way.
  package init(_ read: @escaping (SourceText) -> [Diagnostic]) { self.read = read }

  /// The findings of a text without the suggestions that do not hold, and without those that are too many to
  /// be tried.
  ///
  /// - Complexity: At most two readings of the text for each suggestion.
  package func tried(_ findings: [Diagnostic], of source: SourceText) -> [Diagnostic] {
    var rest = Self.budget
    return findings.map { finding in
      let edits = finding.ownEdits(in: source)
      guard !edits.isEmpty else { return finding }
      rest -= source.bytes.count
      guard rest >= 0 else { return finding.withoutSuggestion(naming: false) }
      guard let further = further(edits, of: finding, among: findings, in: source) else {
        return finding.withoutSuggestion(naming: true)
      }
      var result = finding
      result.furtherEdits = further
      for edit in further {
        result.notes.append(Diagnostic(.note, "and here \(edit.text)", at: edit.range))
      }
      return result
    }
  }

  /// The edits beside a finding's own after which the text has no finding that it does not have without;
  /// nil if there are none such.
  private func further(
    _ edits: [TextEdit], of finding: Diagnostic, among findings: [Diagnostic],
    in source: SourceText
  ) -> [TextEdit]? {
    var known = Dictionary(findings.map { ($0.message, 1) }, uniquingKeysWith: +)
    known[finding.message, default: 1] -= 1
    let edited = SourceText(name: source.name, bytes: TextEdit.applied(edits, to: source.bytes))
    let found = newFindings(in: edited, beside: known)
    guard !found.isEmpty else { return [] }
    let next = found.compactMap { $0.edit(in: edited) }
    guard next.count == found.count, Set(next.map(\.range)).count == next.count else { return nil }
    // Edits of edits are not followed further.
    let whole = SourceText(name: source.name, bytes: TextEdit.applied(next, to: edited.bytes))
    guard newFindings(in: whole, beside: known).isEmpty else { return nil }
    let moved = next.compactMap { $0.before(edits) }
    return moved.count == next.count ? moved : nil
  }

  /// The findings of a text that are more than the known ones.
  private func newFindings(
    in source: SourceText, beside known: [String: Int]
  ) -> [Diagnostic] {
    var known = known
    return read(source).filter { found in
      if found.isAboutFile { return false }
      guard let count = known[found.message], count > 0 else { return true }
      known[found.message] = count - 1
      return false
    }
  }
}

/// The replacement of a range of a text.
package struct TextEdit: Hashable, Sendable {
  /// The bytes that are replaced.
  package var range: SourceRange
  /// The text in their place.
  package var text: String

  /// Makes an edit.
  package init(range: SourceRange, text: String) {
    (self.range, self.text) = (range, text)
  }

  /// The edit of a text that makes this one of the text after other edits; nil if it is of what they wrote.
  func before(_ others: [TextEdit]) -> TextEdit? {
    var shift = 0
    for other in others.sorted(by: { $0.range.start < $1.range.start }) {
      let start = other.range.start + shift
      if range.end <= start { break }
      guard start + other.text.utf8.count <= range.start else { return nil }
      shift += other.text.utf8.count - (other.range.end - other.range.start)
    }
    return TextEdit(range: SourceRange(range.start - shift, range.end - shift), text: text)
  }

  /// A text with several edits made, none of which overlap.
  static func applied(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    edits.sorted { $0.range.start > $1.range.start }.reduce(bytes) { $1.applied(to: $0) }
  }

  /// A text with the edit made.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(range.start..<range.end, with: text.utf8)
    return result
  }
}

extension Diagnostic {
  /// The edits that follow the suggestion, in the order of their places; empty without one.
  package func edits(in source: SourceText) -> [TextEdit] {
    let own = ownEdits(in: source)
    return own.isEmpty ? [] : (own + furtherEdits).sorted { $0.range.start < $1.range.start }
  }

  /// The edits of the suggestion itself; empty without one.
  fileprivate func ownEdits(in source: SourceText) -> [TextEdit] {
    guard rewriting.isEmpty else {
      return rewriting.allSatisfy { $0.range.end <= source.bytes.count } ? rewriting : []
    }
    return edit(in: source).map { [$0] } ?? []
  }

  /// The edit that follows the suggestion; nil without one, and for texts that are not JSON, whose names
  /// have no quotes.
  package func edit(in source: SourceText) -> TextEdit? {
    guard let range, range.start < range.end, range.end <= source.bytes.count else { return nil }
    if let replacement { return TextEdit(range: range, text: replacement) }
    guard let suggestion, source.bytes[range.start] == UInt8(ascii: "\"") else { return nil }
    return TextEdit(range: range, text: JSONWriter.quoted(suggestion))
  }

  /// The finding alone, with nothing to write instead.
  ///
  /// - Parameter isNaming: True if a key that was meant is still named: what it takes is another value.
  fileprivate func withoutSuggestion(naming isNaming: Bool) -> Diagnostic {
    var result = self
    if isNaming, let suggestion, message.contains(" key ") || message.contains("has no effect") {
      result.message += "; \"\(suggestion)\" may be meant, with another value"
    }
    if let advice, !advice.isEmpty {
      result.message = message.replacing(advice, with: "", maxReplacements: 1)
    }
    (result.suggestion, result.replacement, result.advice) = (nil, nil, nil)
    result.rewriting = []
    return result
  }
}
