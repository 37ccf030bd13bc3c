package import GalleyParsing

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
    if let inner = flattened(member) {
      return ForeignMembers(
        keys: [], advice: .init("; write its members one by one: \(inner)", replacement: inner))
    }
    if let written = ForeignNames.member(for: member.key, member.value, surroundings, among: known)
    {
      return ForeignMembers(
        keys: written.keys,
        advice: .init("; write \(written.text)", replacement: written.text))
    }
    if place == .properties, let arranged = arrangement(index, of: members, entry) {
      return arranged
    }
    guard let advice = leavingOut(member, entry) else { return nil }
    return ForeignMembers(keys: [], advice: advice)
  }

  /// The members inside of an object that other systems put around several properties; nil for other members.
  func flattened(_ member: SyntaxMember) -> String? {
    let names: Set = [
      "style", "decoration", "layer", "textStyle", "modifier", "modifiers", "sx", "css", "props",
      "properties", "attributes", "layout", "appearance", "frame",
    ]
    guard names.contains(member.key), !hasData, let members = member.value.members,
      let first = members.first, let last = members.last, member.key != "frame"
    else { return nil }
    let range = SourceRange(first.keyRange.start, last.value.range.end)
    return String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The `kind` of the component that a word of another system means, as a member; nil if it has none such.
  func kindMeant(by word: String) -> String? {
    guard let current,
      case .choice(let words)? = catalog.entries[current.entry].properties.first(where: {
        $0.name == "kind"
      })?.kind,
      let kind = words.first(where: { $0 == word }) ?? ForeignNames.word(for: word, among: words)
    else { return nil }
    return "\"kind\": \(JSONWriter.quoted(kind))"
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
  package static func edits(removing indices: [Int], of members: [SyntaxMember]) -> [TextEdit] {
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
  func arrangement(
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
    let axes = ["vertical": "column", "horizontal": "row"]
    let line = axes[word] ?? word
    switch ForeignNames.camelCased(member.key) {
    case "axis", "orientation", "direction":
      guard isRow || isColumn, line == "row" || line == "column" else { return nil }
      if (line == "row") == isRow {
        return advice(
          "; leave it out, \(entry.typeName.withArticle) is a \(line) by itself", removal)
      }
      guard let type = current?.type else { return nil }
      let name = line == "row" ? "HStack" : "VStack"
      return advice(
        "; a \(line) is the type \"\(name)\"",
        removal + [TextEdit(range: type, text: JSONWriter.quoted(name))])
    case "flexWrap", "wrap":
      guard isRow, word == "wrap", let type = current?.type else { return nil }
      return advice(
        "; lines that wrap are the type \"Flow\"",
        removal + [TextEdit(range: type, text: "\"Flow\"")])
    case "flex", "flexGrow":
      guard let stack = current?.container?.typeName,
        ["HStack", "VStack", "LazyHStack", "LazyVStack"].contains(stack),
        let share = member.value.number?.value, share > 0
      else { return nil }
      return advice(
        "; the children of \(stack.withArticle) that fill it have equal shares; in a \"Flex\" they have those of "
          + "\"grow\"", [])
    case "mainAxisSize":
      guard isRow || isColumn, word == "max" else { return nil }
      let key = isRow ? "maxWidth" : "maxHeight"
      let text = "\"\(key)\": \"infinity\""
      return ForeignMembers(keys: [key], advice: .init("; write \(text)", replacement: text))
    case "display" where word != "none" && entry.subviews != .none:
      return advice("; leave it out, a type arranges what is inside by itself", removal)
    case "flexDirection" where word == "row" && isRow,
      "flexDirection" where word == "column" && isColumn,
      "layoutMode" where word == "row" && isRow, "layoutMode" where word == "column" && isColumn:
      return advice("; leave it out, \(entry.typeName.withArticle) is a \(word) by itself", removal)
    case "flexDirection" where (word == "row" || word == "column") && (isRow || isColumn),
      "layoutMode" where (word == "row" || word == "column") && (isRow || isColumn):
      guard let type = current?.type else { return nil }
      let name = word == "row" ? "HStack" : "VStack"
      return advice(
        "; a \(word) is the type \"\(name)\"",
        removal + [TextEdit(range: type, text: JSONWriter.quoted(name))])
    case "justifyContent", "mainAxisAlignment", "justification", "distribution", "justify",
      "primaryAxisAlignItems", "verticalArrangement", "horizontalArrangement":
      word = word.prefix(1).lowercased() + word.dropFirst()
      guard isRow || isColumn, let spacers = spacers(for: word) else { return nil }
      guard !spacers.edits.isEmpty else {
        // One component alone has nothing beside it.
        let isAlone = current?.subviews?.elements?.count == 1
        return advice(spacers.words, isAlone ? removal : [])
      }
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
    case "spaceBetween", "equalSpacing", "between":
      return ("; write a \"Spacer\" between the others", elements.dropFirst().flatMap(before))
    case "spaceAround", "spaceEvenly":
      return (
        "; write a \"Spacer\" before, between and after the others",
        elements.flatMap(before) + (after ?? [])
      )
    default: return nil
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
