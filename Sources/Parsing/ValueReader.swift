/// Typed access to the members of one object, with a finding for everything that does not fit.
///
/// Every getter remembers its key; at the end ``finish(knownKeys:)`` reports the keys that were not read, with
/// the keys probably meant, and the keys that occur twice. A member that is missing or null reads as nil; one
/// of the wrong kind reads as nil with a finding at the value. Of equal keys the last counts, as in
/// JavaScript.
///
/// A getter is linear in the number of members.
package struct ValueReader {
  /// The members in their order.
  package let members: [SyntaxMember]
  /// The position of the object.
  package let range: SourceRange
  /// The collector of findings.
  package let diagnostics: DiagnosticCollector
  private var keysRead = MemberSet()

  /// The presence of a member that a reader requires.
  package enum Presence: Sendable, Hashable {
    /// The member may be missing.
    case optional
    /// A missing member is a finding.
    case required
  }

  /// Makes a reader of an object; reports any other value and returns nil.
  ///
  /// - Parameter key: The key of the value, for the message.
  package init?(
    _ value: SyntaxValue, under key: String? = nil, diagnostics: DiagnosticCollector
  ) {
    guard let members = value.members else {
      diagnostics.mismatch("an object", value, for: key)
      return nil
    }
    self.init(members, at: value.range, diagnostics: diagnostics)
  }

  /// Makes a reader of members.
  package init(
    _ members: [SyntaxMember], at range: SourceRange, diagnostics: DiagnosticCollector
  ) {
    self.members = members
    self.range = range
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
      diagnostics.fail("the key \"\(key)\" is missing", at: start)
    }
    return nil
  }

  /// Returns true if there is a member with a key; the key does not count as read.
  package func contains(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// The keys that were not read, in their order.
  package var unreadMembers: [SyntaxMember] {
    members.indices.filter { !keysRead.contains($0) }.map { members[$0] }
  }

  /// Reports keys that occur twice and keys that are not known.
  ///
  /// - Parameter knownKeys: The keys that unknown keys are compared with to find those that were meant.
  package func finish(knownKeys: [String]) {
    reportDuplicateKeys()
    for member in unreadMembers where !knownKeys.contains(member.key) {
      diagnostics.unknownKey(member, among: knownKeys)
    }
  }

  /// Reports duplicate keys, each at its later place. Quadratic for few members; uses a table for many.
  package func reportDuplicateKeys() {
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
      if let first { diagnostics.repeatedKey(members[index], after: members[first]) }
    }
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
