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

  /// The most readings after an edit: that of a key leads to its value, and that of the value to a part of it.
  private static let steps = 4

  /// The findings of a text without the suggestions that do not hold, and without those that are too many to
  /// be tried.
  ///
  /// - Complexity: At most four readings of the text for each suggestion.
  package func tried(_ findings: [Diagnostic], of source: SourceText) -> [Diagnostic] {
    var rest = Self.budget
    return findings.map { finding in
      let edits = finding.ownEdits(in: source)
      guard !edits.isEmpty else { return finding }
      rest -= source.bytes.count
      guard rest >= 0 else { return finding.withoutSuggestion() }
      var lacking: [Diagnostic] = []
      let outcome = self.outcome(
        of: edits, of: finding, among: findings, in: source, lacking: &lacking)
      var result = finding
      // The key is right although another one is missing; a note reports that with the suggestion.
      result.notes += lacking.map { Diagnostic(.note, "then \($0.message)", at: finding.range) }
      switch outcome {
      case .clean: return result
      case .further(let further):
        result.furtherEdits = further
        for edit in further {
          result.notes.append(Diagnostic(.note, "and here \(edit.text)", at: edit.range))
        }
        return result
      case .whole(let whole):
        result.rewriting = [whole]
        result.notes.append(Diagnostic(.note, "in full: \(whole.text)", at: whole.range))
        return result
      case .fails(let reason): return finding.withoutSuggestion(because: reason)
      }
    }
  }

  /// The result of following the edits of a text, and those of the findings that they lead to.
  private enum Outcome {
    /// No other finding.
    case clean
    /// No other finding after further edits of other places.
    case further([TextEdit])
    /// No other finding after edits of what was written; this is all of them as one.
    case whole(TextEdit)
    /// A finding that nothing mends; it is given if it is about the value of the key that was written, so that
    /// the key is right and its value is another.
    case fails(Diagnostic?)
  }

  private func outcome(
    of edits: [TextEdit], of finding: Diagnostic, among findings: [Diagnostic],
    in source: SourceText, lacking: inout [Diagnostic]
  ) -> Outcome {
    var known = Dictionary(findings.map { ($0.message, 1) }, uniquingKeysWith: +)
    known[finding.message, default: 1] -= 1
    guard TextEdit.areApart(edits) else { return .fails(nil) }
    let fails = { (found: [Diagnostic]) -> Outcome in
      let written = TextEdit.written(edits)
      let isAboutKey = found.contains { found in
        found.range.map { range in written.contains { $0.start == range.start } } ?? true
      }
      return .fails(isAboutKey ? nil : found.first)
    }
    var reason = Outcome.fails(nil)
    var bytes = TextEdit.applied(edits, to: source.bytes)
    var moved: [TextEdit]?
    for step in 0..<Self.steps {
      let edited = SourceText(name: source.name, bytes: bytes)
      let new = newFindings(in: edited, beside: known)
      lacking = new.filter(\.needsAnotherKey)
      let found = new.filter { !$0.needsAnotherKey }
      if found.isEmpty {
        if step == 0 { return .clean }
        if step == 1, let moved { return .further(moved) }
        return TextEdit(from: source.bytes, to: bytes, covering: edits).map { .whole($0) }
          ?? reason
      }
      if step == 0 { reason = fails(found) }
      let next = found.map { $0.ownEdits(in: edited) }
      guard !next.contains([]) else { return reason }
      var seen: Set<TextEdit> = []
      let all = next.flatMap(\.self).filter { seen.insert($0).inserted }
      guard TextEdit.areApart(all) else { return reason }
      if step == 0 {
        let before = all.compactMap { $0.before(edits) }
        moved = before.count == all.count ? before : nil
      }
      bytes = TextEdit.applied(all, to: bytes)
    }
    return reason
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

  /// The one edit that makes one text of another, and covers the places of other edits; nil if they are equal.
  init?(from old: [UInt8], to new: [UInt8], covering edits: [TextEdit]) {
    guard old != new else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    var tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    tail = min(tail, min(old.count, new.count) - start)
    start = min(start, edits.map(\.range.start).min() ?? start)
    tail = min(tail, old.count - (edits.map(\.range.end).max() ?? 0))
    // A character is not divided.
    while start > 0, old[start] & 0xC0 == 0x80 { start -= 1 }
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    self.init(
      range: SourceRange(start, old.count - tail),
      text: String(decoding: new[start..<new.count - tail], as: UTF8.self))
  }

  /// The ranges of what some edits write, in the text that they make.
  static func written(_ edits: [TextEdit]) -> [SourceRange] {
    var shift = 0
    return edits.sorted { $0.range.start < $1.range.start }.map { edit in
      let start = edit.range.start + shift
      shift += edit.text.utf8.count - (edit.range.end - edit.range.start)
      return SourceRange(start, start + edit.text.utf8.count)
    }
  }

  /// True if no two of some edits are of one place.
  package static func areApart(_ edits: [TextEdit]) -> Bool {
    let sorted = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.range.end <= $1.range.start }
  }

  /// A text with several edits made, none of which overlap.
  package static func applied(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    // From the end, so that places stay; what is inserted at a place goes before what is left out behind it.
    edits.sorted { ($0.range.start, $0.range.end) > ($1.range.start, $1.range.end) }
      .reduce(bytes) { $1.applied(to: $0) }
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
  /// - Parameter reason: The finding about the value of the key that was meant, which is then still named; nil if
  ///   that key is not the right one.
  fileprivate func withoutSuggestion(because reason: Diagnostic? = nil) -> Diagnostic {
    var result = self
    let isKey = message.contains(" key ") || message.contains("has no effect")
    let namesKey = advice?.hasSuffix(Self.meaning) == true
    if let reason, isKey, suggestion != nil || namesKey {
      if let suggestion { result.message += "; \"\(suggestion)\"\(Self.meaning)" }
      result.message += ", with another value"
      result.notes.append(Diagnostic(.note, reason.message, at: range))
    } else if let advice, !advice.isEmpty {
      result.message = message.replacing(advice, with: "", maxReplacements: 1)
    }
    (result.suggestion, result.replacement, result.advice) = (nil, nil, nil)
    result.rewriting = []
    return result
  }

  /// The words after a key that is named and not offered.
  package static let meaning = " may be meant"
}
