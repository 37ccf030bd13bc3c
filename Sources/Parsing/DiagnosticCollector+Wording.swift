/// The words for each kind of mistake, whatever is read.
extension DiagnosticCollector {
  /// The treatment of a value that is reported, for the text of the lenient reading.
  public enum Outcome: String, Sendable {
    /// It is left out.
    case ignored
    /// It is taken in spite of the complaint.
    case used
  }

  /// Reports something that makes a strict reading fail and a lenient one go on.
  public func fail(
    _ message: String, at range: SourceRange?, suggestion: String? = nil,
    outcome: Outcome = .ignored, notes: [Diagnostic] = [], advice: Advice? = nil
  ) {
    var finding = Diagnostic(.error, message, at: range, suggestion: suggestion, notes: notes)
      .advised(advice)
    if mode == .lenient {
      (finding.severity, finding.isLoss) = (.warning, true)
      finding.message += "; \(outcome.rawValue)"
    }
    add(finding)
  }

  /// The text to write in place of a value.
  public struct Advice: Sendable {
    /// The end of a message, with the semicolon before it.
    public var words: String
    /// The text in place of the value; nil if the words name none.
    public var replacement: String?
    /// The edits that follow the words, where one edit of the finding's range is not enough.
    package var edits: [TextEdit] = []

    /// Makes an advice.
    public init(_ words: String, replacement: String? = nil) {
      (self.words, self.replacement) = (words, replacement)
    }

    /// Makes an advice to edit some places.
    package init(_ words: String, edits: [TextEdit]) {
      (self.words, self.edits) = (words, edits)
    }
  }

  /// Reports a value of the wrong kind: `expected a number for "width", found a string "8"`.
  ///
  /// - Parameter expected: The expected value, with its article.
  /// - Parameter key: The key of the value, if it has one.
  /// - Parameter advice: The text to write instead.
  public func mismatch(
    _ expected: String, _ value: SyntaxValue, for key: String? = nil, advice: Advice? = nil,
    outcome: Outcome = .ignored
  ) {
    fail(
      "expected \(expected)\(Self.place(key)), found \(value.summary)", at: value.range,
      outcome: outcome, advice: advice)
  }

  /// Reports a value that is not one of some words, with the nearest of them: `expected "a" or "b", found
  /// "c"`.
  public func mismatch(_ words: [String], _ value: SyntaxValue, for key: String? = nil) {
    guard let word = value.text else {
      return mismatch(ValueReader.listing(words), value, for: key)
    }
    unknownWord(word, among: words, for: key, at: value.range)
  }

  /// Reports a word that is not one of the expected ones, with the one that is meant, else the nearest.
  public func unknownWord(
    _ word: String, among words: [String], for key: String? = nil, at range: SourceRange,
    meaning meant: String? = nil, advice: String = ""
  ) {
    let found = SyntaxValue.quoted(word)
    fail(
      "expected \(ValueReader.listing(words))\(Self.place(key)), found \(found)\(advice)",
      at: range, suggestion: meant ?? (advice.isEmpty ? nearest(word, in: words) : nil))
  }

  /// Reports a name that is not known, with the nearest that is: `unknown colour "gren"`.
  ///
  /// - Parameter noun: The kind of thing that it should name.
  /// - Parameter place: The text after the name, such as ` in "canvas"`.
  public func unknown(
    _ noun: String, _ name: String, _ place: String = "", at range: SourceRange,
    among names: @autoclosure () -> some Sequence<String>
  ) {
    fail(
      "unknown \(noun) \(SyntaxValue.quoted(name))\(place)", at: range,
      suggestion: nearest(name, in: names()))
  }

  /// Reports a key that nothing is read from, with the nearest that is known.
  public func unknownKey(
    _ member: SyntaxMember, _ place: String = "",
    among keys: @autoclosure () -> some Sequence<String>
  ) {
    unknown("key", member.key, place, at: member.keyRange, among: keys())
  }

  /// Reports a repeated key, or a second name of a key.
  public func repeatedKey(_ member: SyntaxMember, after first: SyntaxMember? = nil) {
    let notes = first.map { [Diagnostic(.note, "it stands here first", at: $0.keyRange)] }
    let key = SyntaxValue.quoted(member.key)
    let other = first.flatMap { $0.key == member.key ? nil : SyntaxValue.quoted($0.key) }
    warning(
      (other.map { "\($0) and \(key) are two names of one key" } ?? "the key \(key) stands twice")
        + "; the last one counts",
      at: member.keyRange, notes: notes ?? [])
  }

  /// Reports names that refer to each other in a circle, with a note at each but the first.
  public func circle(_ what: String, of names: [(name: String, range: SourceRange)]) {
    guard let first = names.first else { return }
    let ring = (names + [first]).map { "\"\($0.name)\"" }.joined(separator: " → ")
    let notes = names.dropFirst().prefix(20).map {
      Diagnostic(.note, "\"\($0.name)\" stands here", at: $0.range)
    }
    fail("\(what) refer to each other in a circle: \(ring)", at: first.range, notes: notes)
  }

  /// The nearest of some names; none once findings are only counted, since looking costs time.
  public func nearest(_ name: String, in names: @autoclosure () -> some Sequence<String>) -> String?
  {
    isFull ? nil : SpellingSuggestion.nearest(name, in: names())
  }

  private static func place(_ key: String?) -> String { key.map { " for \"\($0)\"" } ?? "" }
}

extension Diagnostic {
  /// The finding with an advice at the end of its message.
  func advised(_ advice: DiagnosticCollector.Advice?) -> Diagnostic {
    guard let advice else { return self }
    var result = self
    result.message += advice.words
    if let replacement = advice.replacement {
      (result.replacement, result.advice) = (replacement, advice.words)
    } else if !advice.edits.isEmpty {
      (result.rewriting, result.advice) = (advice.edits, advice.words)
    }
    return result
  }
}
