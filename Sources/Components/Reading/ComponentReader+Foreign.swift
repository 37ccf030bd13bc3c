internal import GalleyParsing

extension ComponentReader {
  /// Members of another system as they are written here.
  struct ForeignMembers {
    /// The keys that are meant.
    var keys: [String]
    /// The text to write, and the edits that do so.
    var advice: DiagnosticCollector.Advice
  }

  /// The keys of a component that its type permits.
  func componentKeys(of entry: ComponentEntry) -> [String] {
    ComponentKey.names.filter { $0 != ComponentKey.subviews.rawValue || entry.subviews != .none }
  }

  /// A member of another system in this one's notation, together with the members that are parts of the same
  /// value; nil if the notations differ in the key alone, and for members without an equivalent.
  func rewriting(
    _ index: Int, of members: [SyntaxMember], in place: PropertyPlace, _ entry: ComponentEntry
  ) -> ForeignMembers? {
    let member = members[index]
    let descriptions = entry.properties + catalog.sharedProperties
    func isKey(_ name: String) -> Bool {
      descriptions.contains { $0.name == name && $0.place == place }
    }
    if let whole = ForeignParts.member(for: member.key, among: members), isKey(whole.key) {
      let text = "\"\(whole.key)\": \(whole.value)"
      let words = "; write \(text)" + (whole.indices.count > 1 ? " for all of its parts" : "")
      guard whole.indices.count > 1 else {
        return ForeignMembers(keys: [whole.key], advice: .init(words, replacement: text))
      }
      let edits = Self.edits(replacing: whole.indices, of: members, with: text)
      return ForeignMembers(keys: [whole.key], advice: .init(words, edits: edits))
    }
    let known = descriptions.filter { $0.place == place }.map(\.name)
    if let written = ForeignNames.member(for: member.key, member.value, surroundings, among: known)
    {
      return ForeignMembers(
        keys: written.keys,
        advice: .init("; write \(written.text)", replacement: written.text))
    }
    guard place == .properties else { return nil }
    return arrangement(index, of: members, entry)
  }

  /// The edits that put a text in the place of the first of some members and leave the others out.
  static func edits(
    replacing indices: [Int], of members: [SyntaxMember], with text: String
  ) -> [TextEdit] {
    guard let first = indices.first, members.indices.contains(first) else { return [] }
    return [TextEdit(range: members[first].range, text: text)]
      + edits(removing: Array(indices.dropFirst()), of: members)
  }

  /// The edits that leave out members of an object, with their commas.
  static func edits(removing indices: [Int], of members: [SyntaxMember]) -> [TextEdit] {
    let removed = Set(indices)
    let kept = members.indices.first { !removed.contains($0) }
    return indices.filter(members.indices.contains).map { index in
      let range = members[index].range
      if index > (kept ?? members.count), let before = members[..<index].last {
        return TextEdit(range: SourceRange(before.value.range.end, range.end), text: "")
      }
      // Before the first that stays, each goes with the comma behind it.
      let next = members.indices.contains(index + 1) ? members[index + 1].range.start : range.end
      return TextEdit(range: SourceRange(range.start, next), text: "")
    }
  }

  // MARK: Arrangement

  /// Keys of flexible boxes, which a stack has as components between its others or as its type.
  private func arrangement(
    _ index: Int, of members: [SyntaxMember], _ entry: ComponentEntry
  ) -> ForeignMembers? {
    let member = members[index]
    var word = ForeignNames.camelCased(ForeignNames.unqualified(member.value.text ?? ""))
    let figma = [
      "HORIZONTAL": "row", "VERTICAL": "column", "MIN": "start", "MAX": "end", "CENTER": "center",
      "SPACE_BETWEEN": "spaceBetween",
    ]
    word = figma[word] ?? word
    let isRow = entry.typeName == "HStack" || entry.typeName == "LazyHStack"
    let isColumn = entry.typeName == "VStack" || entry.typeName == "LazyVStack"
    let removal = hasData ? [] : Self.edits(removing: [index], of: members)
    func advice(_ words: String, _ edits: [TextEdit]) -> ForeignMembers {
      ForeignMembers(keys: [], advice: .init(words, edits: hasData ? [] : edits))
    }
    switch ForeignNames.camelCased(member.key) {
    case "display" where word != "none" && entry.subviews != .none:
      return advice("; leave it out, a type arranges what is inside by itself", removal)
    case "flexDirection" where word == "row" && isRow,
      "flexDirection" where word == "column" && isColumn,
      "layoutMode" where word == "row" && isRow, "layoutMode" where word == "column" && isColumn:
      return advice("; leave it out, a \(entry.typeName) is a \(word) by itself", removal)
    case "flexDirection" where (word == "row" || word == "column") && (isRow || isColumn),
      "layoutMode" where (word == "row" || word == "column") && (isRow || isColumn):
      guard let type = current?.type else { return nil }
      let name = word == "row" ? "HStack" : "VStack"
      return advice(
        "; a \(word) is the type \"\(name)\"",
        removal + [TextEdit(range: type, text: JSONWriter.quoted(name))])
    case "justifyContent", "mainAxisAlignment", "justification", "distribution",
      "primaryAxisAlignItems":
      guard isRow || isColumn, let spacers = spacers(for: word) else { return nil }
      guard !spacers.edits.isEmpty else { return advice(spacers.words, []) }
      return advice(spacers.words, removal + spacers.edits)
    case "alignItems", "crossAxisAlignment":
      guard isRow || isColumn, word == "stretch" || word == "fill" else { return nil }
      let key = isRow ? "maxHeight" : "maxWidth"
      return advice("; children that fill the stack have \"\(key)\": \"infinity\"", [])
    default: return nil
    }
  }

  /// The room between the components of a stack in place of an arrangement along its axis.
  private func spacers(for word: String) -> (words: String, edits: [TextEdit])? {
    let elements = current?.subviews?.elements ?? []
    let spacer = #"{"type": "Spacer"}"#
    func before(_ value: SyntaxValue?) -> [TextEdit] {
      value.map {
        [TextEdit(range: SourceRange($0.range.start, $0.range.start), text: spacer + ", ")]
      }
        ?? []
    }
    let after = elements.last.map {
      [TextEdit(range: SourceRange($0.range.end, $0.range.end), text: ", " + spacer)]
    }
    switch word {
    case "flexEnd", "end", "right", "bottom", "trailing":
      return ("; write a \"Spacer\" before the others", before(elements.first))
    case "flexStart", "start", "left", "top", "leading":
      return ("; write a \"Spacer\" after the others", after ?? [])
    case "center":
      return (
        "; write a \"Spacer\" before and after the others", before(elements.first) + (after ?? [])
      )
    case "spaceBetween", "equalSpacing":
      return ("; write a \"Spacer\" between the others", elements.dropFirst().flatMap(before))
    case "spaceAround", "spaceEvenly":
      return (
        "; write a \"Spacer\" before, between and after the others",
        elements.flatMap(before) + (after ?? [])
      )
    default: return nil
    }
  }

  // MARK: Misplaced members

  /// A member written beside `values` and `properties`, in the form that it has in one of them.
  private struct Stray {
    /// The index among the members of the component.
    var index: Int
    var place: PropertyPlace
    /// The text there; nil if the text of an earlier one contains it.
    var text: String?
    /// The member to read in its place; nil if its value has another form there.
    var member: SyntaxMember?
    var message: String
  }

  /// Complains about the members of a component that belong elsewhere or are not known, and reads them where they
  /// belong.
  mutating func readStrays(
    _ keys: inout ComponentKeys, _ entry: Int?, among members: [SyntaxMember]
  ) {
    guard let entry else {
      for stray in keys.strays { unknownComponentKey(stray, ComponentKey.names) }
      return
    }
    let outer = current
    defer { current = outer }
    current = Current(
      entry: entry, properties: (keys.properties?.members ?? []) + keys.strays,
      container: container, type: keys.type?.range)
    let type = catalog.entries[entry]
    let strays = members.indices.filter { ComponentKey(rawValue: members[$0].key) == nil }
      .filter { !readSubviews(members[$0], &keys, type) }
    current?.subviews = keys.subviews
    var moved: [Stray] = []
    for index in strays {
      let member = members[index]
      if let arranged = arrangement(index, of: members, type) {
        diagnostics.fail(
          "unknown key \(SyntaxValue.quoted(member.key)) in a component", at: member.keyRange,
          advice: arranged.advice)
      } else if let stray = stray(index, of: members, type) {
        moved.append(stray)
      } else {
        unknownComponentKey(member, componentKeys(of: type))
      }
    }
    let edits = edits(moving: moved, of: members, keys)
    for stray in moved {
      diagnostics.fail(
        stray.message, at: members[stray.index].keyRange, advice: .init("", edits: edits))
      guard diagnostics.mode == .strict, let member = stray.member else { continue }
      keys.misplaced[stray.place, default: []].append(member)
    }
  }

  private func stray(
    _ index: Int, of members: [SyntaxMember], _ entry: ComponentEntry
  ) -> Stray? {
    let member = members[index]
    let keys = entry.properties + catalog.sharedProperties
    func place(of name: String) -> PropertyPlace? {
      keys.first { $0.name == name || $0.otherNames.contains(name) }?.place
    }
    let value = text(of: member.value)
    let unknown = "unknown key \(SyntaxValue.quoted(member.key)) in a component"
    if let own = place(of: member.key) {
      return Stray(
        index: index, place: own, text: "\(JSONWriter.quoted(member.key)): \(value)",
        member: member,
        message: "\"\(member.key)\" belongs in \"\(own.rawValue)\"")
    }
    if let whole = ForeignParts.member(for: member.key, among: members),
      let own = place(of: whole.key)
    {
      let text = "\"\(whole.key)\": \(whole.value)"
      return Stray(
        index: index, place: own, text: whole.indices.first == index ? text : nil,
        message: "\(unknown); write \(text) in \"\(own.rawValue)\"")
    }
    if let written = ForeignNames.member(
      for: member.key, member.value, surroundings, among: keys.map(\.name)),
      let first = written.keys.first, let own = place(of: first)
    {
      return Stray(
        index: index, place: own, text: written.text,
        member: SyntaxMember(
          key: first, keyRange: member.keyRange, value: SyntaxValue(.null, at: member.value.range)),
        message: "\(unknown); write \(written.text) in \"\(own.rawValue)\"")
    }
    if entry.subviews == .none,
      ForeignNames.key(for: member.key, among: [ComponentKey.subviews.rawValue]) != nil,
      let text = ForeignNames.soleText(in: member.value), let key = Self.textKey(of: entry)
    {
      let written = "\"\(key)\": \(JSONWriter.quoted(text))"
      return Stray(
        index: index, place: .values, text: written,
        message: "\(unknown); write \(written) in \"values\"")
    }
    guard ForeignNames.key(for: member.key, among: componentKeys(of: entry)) == nil,
      let meant = ForeignNames.key(for: member.key, among: keys.map(\.name)),
      let own = place(of: meant)
    else { return nil }
    return Stray(
      index: index, place: own, text: "\"\(meant)\": \(value)",
      member: SyntaxMember(key: meant, keyRange: member.keyRange, value: member.value),
      message: "\(unknown); \"\(meant)\" in \"\(own.rawValue)\" may be meant")
  }

  /// Reads a member as `subviews` if it contains components by another name.
  private mutating func readSubviews(
    _ member: SyntaxMember, _ keys: inout ComponentKeys, _ entry: ComponentEntry
  ) -> Bool {
    let name = ComponentKey.subviews.rawValue
    guard entry.subviews != .none, ForeignNames.key(for: member.key, among: [name]) != nil else {
      return false
    }
    let found = "unknown key \(SyntaxValue.quoted(member.key)) in a component"
    let range = member.value.range
    if member.value.members != nil {
      let edits = [
        TextEdit(range: member.keyRange, text: JSONWriter.quoted(name)),
        TextEdit(range: SourceRange(range.start, range.start), text: "["),
        TextEdit(range: SourceRange(range.end, range.end), text: "]"),
      ]
      diagnostics.fail(
        found, at: member.keyRange,
        advice: .init("; write \"subviews\", a list of components", edits: edits))
    } else if member.value.elements != nil {
      fail(found, at: member.keyRange, suggestion: name)
    } else {
      return false
    }
    if diagnostics.mode == .strict, keys.subviews == nil {
      keys.subviews =
        member.value.members == nil
        ? member.value : SyntaxValue(.array([member.value]), at: range)
    }
    return true
  }

  /// The edits that move members into `values` and `properties`.
  private func edits(
    moving strays: [Stray], of members: [SyntaxMember], _ keys: ComponentKeys
  ) -> [TextEdit] {
    guard !strays.isEmpty, !hasData else { return [] }
    var edits: [TextEdit] = []
    var removed = strays.map(\.index)
    for place in [PropertyPlace.values, .properties] {
      let texts = strays.filter { $0.place == place }.compactMap(\.text)
      guard !texts.isEmpty else { continue }
      let text = texts.joined(separator: ", ")
      let object = place == .values ? keys.values : keys.properties
      if let object {
        guard let inside = object.members else { return [] }
        let end = inside.last?.value.range.end ?? object.range.start + 1
        edits.append(
          TextEdit(range: SourceRange(end, end), text: (inside.isEmpty ? "" : ", ") + text))
      } else if let first = strays.first(where: { $0.place == place && $0.text != nil })?.index {
        edits.append(
          TextEdit(range: members[first].range, text: "\"\(place.rawValue)\": {\(text)}"))
        removed.removeAll { $0 == first }
      }
    }
    return edits + Self.edits(removing: removed, of: members)
  }

  private mutating func unknownComponentKey(_ member: SyntaxMember, _ names: [String]) {
    let found = "unknown key \(SyntaxValue.quoted(member.key)) in a component"
    if let known = catalog.anyProperty(named: member.key) {
      fail("\"\(member.key)\" belongs in \"\(known.place.rawValue)\"", at: member.keyRange)
    } else if let meant = ForeignNames.key(for: member.key, among: names) {
      fail(found, at: member.keyRange, suggestion: meant)
    } else if let advice = ForeignNames.advice(on: member.key) {
      fail("\(found); \(advice)", at: member.keyRange)
    } else if let meant = ForeignNames.elsewhere(
      member.key, { catalog.anyProperty(named: $0) != nil }),
      let place = catalog.anyProperty(named: meant)?.place
    {
      fail(
        "\(found); \"\(meant)\" in \"\(place.rawValue)\" may be meant", at: member.keyRange)
    } else {
      diagnostics.unknownKey(member, " in a component", among: names)
    }
  }

  /// The text of a value in the source; empty for values without a place there.
  func text(of value: SyntaxValue) -> String {
    let range = value.range
    guard range.start < range.end, range.end <= source.bytes.count else { return "" }
    return String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
  }
}

extension SyntaxMember {
  /// The range of the key and the value.
  var range: SourceRange { SourceRange(keyRange.start, value.range.end) }
}
