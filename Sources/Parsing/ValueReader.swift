/// Typed access to the members of one object, with a finding for everything that does not fit.
///
/// Every getter remembers its key; at the end ``finish(knownKeys:)`` reports the keys nobody asked
/// for, with what was probably meant, and the keys that stand twice. A member that is missing or null
/// reads as nil; one of the wrong kind reads as nil with a finding at the value. Of equal keys the
/// last counts, as in JavaScript.
///
/// A getter is linear in the number of members.
package struct ValueReader {
  /// The members in their order.
  package let members: [SyntaxMember]
  /// Where the object stands.
  package let range: SourceRange
  /// How findings are weighed.
  package let strictness: Strictness
  /// Where findings go.
  package let diagnostics: DiagnosticCollector
  private var keysRead = MemberSet()

  /// Whether what does not fit makes an input invalid.
  package enum Strictness: Sendable, Hashable {
    /// Wrong and unknown members are errors.
    case strict
    /// Wrong and unknown members are left out with a warning.
    case lenient

    /// The severity of a member that cannot be read.
    package var severity: DiagnosticSeverity { self == .strict ? .error : .warning }
  }

  /// Whether a member may be missing.
  package enum Presence: Sendable, Hashable {
    /// The member may be missing.
    case optional
    /// A missing member is a finding.
    case required
  }

  /// Makes a reader of an object; reports any other value and returns nil.
  package init?(
    _ value: SyntaxValue, strictness: Strictness = .strict, diagnostics: DiagnosticCollector
  ) {
    guard case .object(let members) = value.kind else {
      let message = ValueReader.mismatch("an object", value)
      diagnostics.add(Diagnostic(strictness.severity, message, at: value.range))
      return nil
    }
    self.init(members, at: value.range, strictness: strictness, diagnostics: diagnostics)
  }

  /// Makes a reader of members.
  package init(
    _ members: [SyntaxMember], at range: SourceRange, strictness: Strictness = .strict,
    diagnostics: DiagnosticCollector
  ) {
    self.members = members
    self.range = range
    self.strictness = strictness
    self.diagnostics = diagnostics
  }

  /// The member with a key, null or not; the key counts as read.
  package mutating func member(_ key: String) -> SyntaxMember? {
    var found: SyntaxMember?
    for index in members.indices where members[index].key == key {
      keysRead.insert(index)
      found = members[index]
    }
    return found
  }

  /// The value under a key unless it is missing or null; the key counts as read.
  package mutating func value(
    _ key: String, _ presence: Presence = .optional
  ) -> SyntaxValue? {
    if let value = member(key)?.value, !value.isNull { return value }
    if presence == .required {
      let start = SourceRange(range.start, min(range.start + 1, range.end))
      report("the key \"\(key)\" is missing", at: start)
    }
    return nil
  }

  /// Whether there is a member with a key; the key does not count as read.
  package func contains(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// Adds a finding of the severity of this reading.
  package func report(
    _ message: String, at range: SourceRange, suggestion: String? = nil, notes: [Diagnostic] = []
  ) {
    diagnostics.add(
      Diagnostic(strictness.severity, message, at: range, suggestion: suggestion, notes: notes))
  }

  /// Reports that a value is of the wrong kind; `expected` has its article, as `a number`.
  package func reportMismatch(expected: String, found value: SyntaxValue) {
    report(ValueReader.mismatch(expected, value), at: value.range)
  }

  /// The keys nobody asked for, in their order.
  package var unreadMembers: [SyntaxMember] {
    members.indices.filter { !keysRead.contains($0) }.map { members[$0] }
  }

  /// Reports keys that stand twice and keys that are not known.
  ///
  /// - Parameter knownKeys: What unknown keys are compared with to find out what was meant.
  package func finish(knownKeys: [String]) {
    reportDuplicateKeys()
    reportUnknownKeys(knownKeys: knownKeys)
  }

  /// Reports the keys nobody asked for, with the nearest of the known keys.
  package func reportUnknownKeys(knownKeys: [String]) {
    for member in unreadMembers where !knownKeys.contains(member.key) {
      let message = "unknown key \(SyntaxValue.quoted(member.key))"
      let suggestion = SpellingSuggestion.nearest(member.key, in: knownKeys)
      report(message, at: member.keyRange, suggestion: suggestion)
    }
  }

  /// Reports the keys that stand twice, at the later place.
  package func reportDuplicateKeys() {
    ValueReader.duplicates(of: members) { report($0, at: $1, notes: [$2]) }
  }

  /// Finds equal keys; quadratic for few members, by a table for many.
  static func duplicates(
    of members: [SyntaxMember], report: (String, SourceRange, Diagnostic) -> Void
  ) {
    var places: [String: Int] = [:]
    if members.count > 16 { places.reserveCapacity(members.count) }
    for index in members.indices {
      let key = members[index].key
      let first: Int?
      if members.count > 16 {
        first = places[key]
        if first == nil { places[key] = index }
      } else {
        first = members[..<index].firstIndex { $0.key == key }
      }
      guard let first else { continue }
      let note = Diagnostic(.note, "it stands here first", at: members[first].keyRange)
      let message = "the key \(SyntaxValue.quoted(key)) stands twice; the last one counts"
      report(message, members[index].keyRange, note)
    }
  }

  static func mismatch(_ expected: String, _ value: SyntaxValue) -> String {
    "expected \(expected), found \(value.summary)"
  }
}

/// Indices of members, in one word while they are below 64.
private struct MemberSet {
  private var low: UInt64 = 0
  private var high: Set<Int> = []

  mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high.insert(index) }
  }

  func contains(_ index: Int) -> Bool {
    index < 64 ? low & 1 << UInt64(index) != 0 : high.contains(index)
  }
}
