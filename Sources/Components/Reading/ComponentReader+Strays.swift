internal import GalleyParsing

extension ComponentReader {
  /// A member written beside `values` and `properties`, in the form that it has in one of them.
  struct Stray {
    /// The index among the members of the component.
    var index: Int
    var place: PropertyPlace
    /// The text there; nil if the text of an earlier one contains it.
    var text: String?
    /// The member to read in its place; nil if its value has another form there.
    var member: SyntaxMember?
    var message: String
    /// The end of the message, which is left out if following it leads to another finding.
    var advice = ""
    /// True if components of other types have the key, which this one does not read.
    var isWithoutEffect = false
  }

  /// Complains about the members of a component that belong elsewhere or are not known, and reads them where they
  /// belong.
  mutating func readStrays(
    _ keys: inout ComponentKeys, _ entry: Int?, among members: [SyntaxMember]
  ) {
    guard let entry else {
      for stray in keys.strays { unknownComponentKey(stray, ComponentKey.names, nil) }
      return
    }
    let outer = current
    defer { current = outer }
    current = Current(
      entry: entry,
      properties: Current.properties(decidingIn: (keys.properties?.members ?? []) + keys.strays),
      container: container, objects: keys.objects, type: keys.type?.range)
    let type = catalog.entries[entry]
    let strays = members.indices.filter {
      ComponentKey(rawValue: members[$0].key) == nil && members[$0].keyRange != keys.namedType
    }
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
      } else if let reason = ForeignDefaults.reason(toLeaveOut: member, of: type.typeName) {
        diagnostics.fail(
          "unknown key \(SyntaxValue.quoted(member.key)) in a component", at: member.keyRange,
          advice: .init(
            "; leave it out, \(reason)",
            edits: hasData ? [] : Self.edits(removing: [index], of: members)))
      } else {
        unknownComponentKey(member, componentKeys(of: type), type)
      }
    }
    let edits = edits(moving: moved, of: members, keys)
    for stray in moved {
      diagnostics.fail(
        stray.message, at: members[stray.index].keyRange, advice: .init(stray.advice, edits: edits))
      // Looking for each of very many among the others would take quadratic time.
      guard diagnostics.mode == .strict, let member = stray.member, !diagnostics.isFull,
        !isWritten(member.key, in: stray.place)
      else { continue }
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
      let own = place(of: meant), !isWritten(meant, in: own)
    else { return nil }
    return Stray(
      index: index, place: own, text: "\"\(meant)\": \(value)",
      member: SyntaxMember(key: meant, keyRange: member.keyRange, value: member.value),
      message: unknown,
      advice: "; \"\(meant)\" in \"\(own.rawValue)\"\(Diagnostic.meaning)")
  }

  /// True if the object of keys in a place has a key, by any of its names.
  private func isWritten(_ name: String, in place: PropertyPlace) -> Bool {
    guard let current else { return false }
    let row = (catalog.entries[current.entry].properties + catalog.sharedProperties)
      .first { $0.name == name }
    let names = [name] + (row?.otherNames ?? [])
    return current.objects[place]?.members?.contains { names.contains($0.key) } == true
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

  private mutating func unknownComponentKey(
    _ member: SyntaxMember, _ names: [String], _ entry: ComponentEntry?
  ) {
    let found = "unknown key \(SyntaxValue.quoted(member.key)) in a component"
    if entry?.typeName == "EmptyView", !hasData, member.value.elements != nil,
      ForeignNames.key(for: member.key, among: [ComponentKey.subviews.rawValue]) != nil
    {
      let text = #""type": "VStack", "subviews""#
      return diagnostics.fail(
        "\(found) without \"type\"", at: member.keyRange,
        advice: .init("; write \(text) for a column of them", replacement: text))
    }
    if let known = catalog.anyProperty(named: member.key) {
      let words =
        entry.map { "\(found); \($0.typeName.withArticle) does not have it" }
        ?? "\"\(member.key)\" belongs in \"\(known.place.rawValue)\""
      fail(words, at: member.keyRange)
    } else if let meant = ForeignNames.key(for: member.key, among: names) {
      fail(found, at: member.keyRange, suggestion: meant)
    } else if let advice = ForeignNames.advice(on: member.key) {
      fail("\(found); \(advice)", at: member.keyRange)
    } else if let meant = ForeignNames.elsewhere(
      member.key, { catalog.anyProperty(named: $0) != nil }),
      let place = catalog.anyProperty(named: meant)?.place
    {
      // A key of the component that is meant and not offered is written there already.
      let isThere = entry.map {
        ForeignNames.key(for: member.key, among: $0.properties.map(\.name)) != nil
      }
      let lacking = entry.map { ", which \($0.typeName.withArticle) does not have" } ?? ""
      let words = "; it would be \"\(meant)\" in \"\(place.rawValue)\"\(lacking)"
      fail(found + (isThere == true ? "" : words), at: member.keyRange)
    } else {
      diagnostics.unknownKey(member, " in a component", among: names)
    }
  }

  // MARK: Between values and properties

  /// The members of `values` that belong in `properties`, or the other way about.
  func strays(
    among members: [SyntaxMember], in place: PropertyPlace, _ entry: ComponentEntry
  ) -> [Stray] {
    // Those that are only counted need no edits.
    guard !diagnostics.isFull else { return [] }
    return members.indices.compactMap { index in
      let member = members[index]
      let row = entry.parts.row(member.key).map { entry.properties[$0] }
      let known = row ?? catalog.looks.row(named: member.key).map { catalog.sharedProperties[$0] }
      if let known, known.place == place { return nil }
      guard ComponentKey(rawValue: member.key) == nil else { return nil }
      // A meaning in this place goes before one in the other.
      if known == nil, rewriting(index, of: members, in: place, entry) != nil { return nil }
      guard var stray = stray(index, of: members, entry), stray.place != place else { return nil }
      if known != nil {
        stray.message += ", not in \"\(place.rawValue)\""
      } else {
        stray.isWithoutEffect = catalog.anyProperty(named: member.key) != nil
        let unknown = "unknown key \(SyntaxValue.quoted(member.key)) in a component"
        let found =
          stray.isWithoutEffect
          ? "\"\(member.key)\" has no effect on a component of type \(entry.typeName)"
          : "unknown key \(SyntaxValue.quoted(member.key)) in the \(place.rawValue) of a component "
            + "of type \(entry.typeName)"
        stray.message = stray.message.replacing(unknown, with: found, maxReplacements: 1)
      }
      return stray
    }
  }

  /// The edits that move members from one of the two objects of a component into the other.
  func edits(
    moving strays: [Stray], from place: PropertyPlace, of members: [SyntaxMember]
  ) -> [TextEdit] {
    let target: PropertyPlace = place == .values ? .properties : .values
    guard !hasData, let source = current?.objects[place] else { return [] }
    let text = strays.compactMap(\.text).joined(separator: ", ")
    guard !text.isEmpty else { return [] }
    var place = source.range.end
    var written = ", \"\(target.rawValue)\": {\(text)}"
    if let object = current?.objects[target] {
      guard let inside = object.members else { return [] }
      place = inside.last?.value.range.end ?? object.range.start + 1
      written = (inside.isEmpty ? "" : ", ") + text
    }
    return [TextEdit(range: SourceRange(place, place), text: written)]
      + Self.edits(removing: strays.map(\.index), of: members)
  }

  /// The advice to write a member of one of the two objects as one of the component; nil for keys that it has.
  func lifting(
    _ index: Int, of members: [SyntaxMember], from place: PropertyPlace, as key: ComponentKey
  ) -> DiagnosticCollector.Advice? {
    guard [.id, .subviews].contains(key), !hasData, let source = current?.objects[place],
      key != .subviews || current?.subviews == nil
    else { return nil }
    let end = source.range.end
    let value = members[index].value
    var written = text(of: value)
    // Identifiers are texts.
    if key == .id, let number = value.number { written = "\"\(number.value.plainText)\"" }
    let text = ", \"\(key.rawValue)\": \(written)"
    return .init(
      "",
      edits: [TextEdit(range: SourceRange(end, end), text: text)]
        + Self.edits(removing: [index], of: members))
  }

  /// The advice to leave out a member that changes nothing, or that no picture shows; nil for other members.
  func leavingOut(
    _ member: SyntaxMember, _ entry: ComponentEntry
  ) -> DiagnosticCollector.Advice? {
    guard let reason = ForeignDefaults.reason(toLeaveOut: member, of: entry.typeName) else {
      return nil
    }
    for place in [PropertyPlace.values, .properties] {
      guard let members = current?.objects[place]?.members,
        let index = members.firstIndex(where: { $0.keyRange == member.keyRange })
      else { continue }
      return .init(
        "; leave it out, \(reason)",
        edits: hasData ? [] : Self.edits(removing: [index], of: members))
    }
    return nil
  }
}
