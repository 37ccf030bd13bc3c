package import GalleyParsing

/// A key of one component of a document, set to another value or taken away. The rest of the text
/// stays as it was written.
package struct SourceEdit: Hashable, Sendable {
  /// Where the component stands (RFC 6901).
  package var pointer: String
  /// The object of the component that has the key: `values` or `properties`.
  package var place: String
  /// The key.
  package var name: String
  /// What stands there from now on; nil takes the key away.
  package var value: SyntaxValue?

  package init(pointer: String, place: String, name: String, value: SyntaxValue?) {
    self.pointer = pointer
    self.place = place
    self.name = name
    self.value = value
  }

  /// The text with edits made one after the other.
  ///
  /// - Throws: A refusal when an edit's component is not there (any more).
  package static func apply(
    _ edits: [SourceEdit], to source: SourceText
  ) throws(HTTPRefusal) -> SourceText {
    var result = source
    for edit in edits { result = try edit.applied(to: result) }
    return result
  }

  private func applied(to source: SourceText) throws(HTTPRefusal) -> SourceText {
    guard let component = JSONParser.parse(source).value?.value(at: pointer),
      let members = component.members
    else {
      throw HTTPRefusal(.conflict, "the document has no component at \(pointer) any more")
    }
    guard let holder = members.last(where: { $0.key == place })?.value else {
      guard let value else { return source }
      let text = "{\(JSONWriter.quoted(name)): \(JSONWriter.text(of: value, style: .compact))}"
      return Self.inserted(place, text, into: component, of: source)
    }
    guard let keys = holder.members else {
      throw HTTPRefusal(.conflict, "\"\(place)\" at \(pointer) is no object")
    }
    guard let old = keys.lastIndex(where: { $0.key == name }) else {
      guard let value else { return source }
      return Self.inserted(
        name, JSONWriter.text(of: value, style: .compact), into: holder, of: source)
    }
    if let value {
      let text = JSONWriter.text(of: value, style: .compact)
      return Self.replaced(keys[old].value.range, text, in: source)
    }
    return Self.removed(old, of: keys, in: source)
  }

  private static func replaced(
    _ range: SourceRange, _ text: String, in source: SourceText
  ) -> SourceText {
    let bytes = source.bytes[..<range.start] + Array(text.utf8) + source.bytes[range.end...]
    return SourceText(name: source.name, bytes: Array(bytes))
  }

  /// Behind the last member, as far from it as that stands from the one before.
  private static func inserted(
    _ key: String, _ text: String, into object: SyntaxValue, of source: SourceText
  ) -> SourceText {
    let member = "\(JSONWriter.quoted(key)): \(text)"
    guard let last = object.members?.last else {
      return replaced(
        SourceRange(object.range.start + 1, object.range.start + 1), member, in: source)
    }
    var start = last.keyRange.start
    while start > object.range.start + 1, isBlank(source.bytes[start - 1]) { start -= 1 }
    let blank = String(decoding: source.bytes[start..<last.keyRange.start], as: UTF8.self)
    let end = last.value.range.end
    let separator = blank.isEmpty ? ", " : "," + blank
    return replaced(SourceRange(end, end), separator + member, in: source)
  }

  /// With the comma that it does not need any more.
  private static func removed(
    _ index: Int, of members: [SyntaxMember], in source: SourceText
  ) -> SourceText {
    let member = members[index]
    if index > 0 {
      return replaced(
        SourceRange(members[index - 1].value.range.end, member.value.range.end), "", in: source)
    }
    let end = members.count > 1 ? members[1].keyRange.start : member.value.range.end
    return replaced(SourceRange(member.keyRange.start, end), "", in: source)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

extension SyntaxValue {
  /// The value that a JSON pointer names (RFC 6901); nil when there is none.
  package func value(at pointer: String) -> SyntaxValue? {
    guard !pointer.isEmpty else { return self }
    guard pointer.hasPrefix("/") else { return nil }
    var value = self
    for part in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let key = String(part.replacing("~1", with: "/").replacing("~0", with: "~"))
      switch value.kind {
      case .object:
        guard let next = value[key] else { return nil }
        value = next
      case .array(let elements):
        guard let index = Int(key), elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// All objects with their pointers, by the offsets at which they begin; linear in the size.
  package var objects: [Int: (pointer: String, value: SyntaxValue)] {
    var found: [Int: (pointer: String, value: SyntaxValue)] = [:]
    var open: [(value: SyntaxValue, pointer: String)] = [(self, "")]
    while let (value, pointer) = open.popLast() {
      // A row of a long list is read from its text each time.
      let kind = value.kind
      switch kind {
      case .object(let members):
        found[value.range.start] = (pointer, SyntaxValue(kind, at: value.range))
        for member in members {
          let key = member.key.replacing("~", with: "~0").replacing("/", with: "~1")
          open.append((member.value, "\(pointer)/\(key)"))
        }
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          open.append((element, "\(pointer)/\(index)"))
        }
      default: break
      }
    }
    return found
  }
}
