package import GalleyDesign
package import GalleyParsing

/// Reads style sheets from property lists or JSON.
public struct StyleSheetReader {
  /// Where findings go.
  let diagnostics: DiagnosticCollector
  let vocabulary = StyleVocabulary.standard

  /// Reads a sheet; what cannot be read is reported and left out.
  package static func read(
    _ value: SyntaxValue, diagnostics: DiagnosticCollector
  ) -> StyleSheet {
    StyleSheetReader(diagnostics: diagnostics).sheet(value)
  }

  private func sheet(_ value: SyntaxValue) -> StyleSheet {
    var sheet = StyleSheet()
    guard var root = ValueReader(value, diagnostics: diagnostics) else { return sheet }
    for member in members(&root, "colors") {
      guard let color = color(member.value) else { continue }
      sheet.colors.append(
        SheetEntry(name: member.key, nameRange: member.keyRange, value: color))
    }
    for member in members(&root, "dimensions") {
      guard let dimension = dimension(member.value) else { continue }
      sheet.dimensions.append(
        SheetEntry(name: member.key, nameRange: member.keyRange, value: dimension))
    }
    for member in members(&root, "styles") {
      if let style = style(member) { sheet.styles.append(style) }
    }
    root.finish(knownKeys: ["colors", "dimensions", "styles", "$schema"])
    return sheet
  }

  /// The members of a section, without those that a later one of the same name replaces.
  private func members(_ root: inout ValueReader, _ key: String) -> [SyntaxMember] {
    guard let section = root.object(key) else { return [] }
    section.reportDuplicateKeys()
    var last: [String: Int] = [:]
    last.reserveCapacity(section.members.count)
    for (index, member) in section.members.enumerated() { last[member.key] = index }
    if last.count == section.members.count { return section.members }
    return section.members.enumerated().filter { last[$1.key] == $0 }.map(\.element)
  }

  // MARK: Colours and dimensions

  private func color(_ value: SyntaxValue) -> SheetColor? {
    guard let members = value.members else { return paint(value).map { .single($0) } }
    var reader = ValueReader(members, at: value.range, diagnostics: diagnostics)
    let light = reader.value("light", .required).flatMap(paint)
    let dark = reader.value("dark", .required).flatMap(paint)
    reader.finish(knownKeys: ["light", "dark"])
    guard let light, let dark else { return nil }
    return .adaptive(light: light, dark: dark)
  }

  private func paint(_ value: SyntaxValue) -> SheetPaint? {
    guard let text = value.text else {
      diagnostics.mismatch("a colour as text", value)
      return nil
    }
    guard text.hasPrefix("#") else { return .reference(SheetReference(text, at: value.range)) }
    guard let color = SheetHexadecimal.color(text) else {
      let message = "\"\(text)\" is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      diagnostics.fail(message, at: value.range)
      return nil
    }
    return .literal(color)
  }

  private func dimension(_ value: SyntaxValue) -> SheetDimension? {
    switch value.kind {
    case .number(let number): return .literal(number.value)
    case .string(let name): return .reference(SheetReference(name, at: value.range))
    default:
      diagnostics.mismatch(StyleValueKind.number.expectation, value)
      return nil
    }
  }

  // MARK: Styles

  private func style(_ member: SyntaxMember) -> StyleDeclaration? {
    guard let reader = ValueReader(member.value, under: member.key, diagnostics: diagnostics) else {
      return nil
    }
    var style = StyleDeclaration(name: member.key, at: member.keyRange)
    read(reader, level: .style, into: &style)
    return style
  }

  private func read(
    _ reader: ValueReader, level: StyleLevel, into style: inout StyleDeclaration
  ) {
    reader.reportDuplicateKeys()
    for member in reader.members {
      switch vocabulary.meaning(of: member.key, at: level) {
      case .property(let index): assign(StyleProperty.all[index], member.value, to: &style)
      case .nested(let nested): readNested(member, level: nested, into: &style)
      case .parent: readParent(member, into: &style)
      case nil: reportUnknownKey(member, level: level)
      }
    }
  }

  private func readNested(
    _ member: SyntaxMember, level: StyleLevel, into style: inout StyleDeclaration
  ) {
    guard let reader = ValueReader(member.value, under: member.key, diagnostics: diagnostics) else {
      return
    }
    if level == .placeholder { style.replacesPlaceholder = true }
    read(reader, level: level, into: &style)
  }

  private func readParent(_ member: SyntaxMember, into style: inout StyleDeclaration) {
    guard let name = member.value.text else {
      return diagnostics.mismatch("a style's name", member.value, for: member.key)
    }
    style.parent = SheetReference(name, at: member.value.range)
  }

  private func reportUnknownKey(_ member: SyntaxMember, level: StyleLevel) {
    let place = level == .style ? "" : " in \(level.path.joined(separator: "."))"
    diagnostics.unknownKey(member, place, among: vocabulary.keys(at: level))
  }

  private func assign(
    _ property: StyleProperty, _ value: SyntaxValue, to style: inout StyleDeclaration
  ) {
    if case .null = value.kind { return reportNull(property, at: value.range) }
    guard let read = read(value, as: property) else { return }
    style.set(StyleAssignment(property: property.index, value: read, range: value.range))
  }

  private func reportNull(_ property: StyleProperty, at range: SourceRange) {
    // STY-7: only what is defined is set, so nothing can be taken back.
    let message = "null does not reset \"\(property.key)\"; it leaves what is there"
    diagnostics.add(Diagnostic(.note, message, at: range))
  }

  private func read(_ value: SyntaxValue, as property: StyleProperty) -> SheetValue? {
    switch (property.kind, value.kind) {
    case (.color, .string(let text)), (.number, .string(let text)): return .reference(text)
    case (.number, .number(let number)): return .plain(.number(number.value))
    case (.flag, .bool(let flag)): return .plain(.flag(flag))
    case (.name, .string(let name)): return .plain(.word(name))
    case (.choice(let words, _), .string(let word)) where words.contains(word):
      return .plain(.word(word))
    case (.choice(let words, let fallback), _):
      diagnostics.mismatch(words, value, for: property.key)
      let isUsed = diagnostics.mode == .lenient && value.text != nil
      return isUsed ? fallback.map { .plain(.word($0)) } : nil
    default:
      diagnostics.mismatch(property.kind.expectation, value, for: property.key)
      return nil
    }
  }
}

/// The hexadecimal colours of style sheets: `#` and 3, 4, 6 or 8 digits, opacity last.
package enum SheetHexadecimal {
  /// The colour; nil for a text that is not one.
  package static func color(_ text: String) -> RGBAColor? {
    guard text.hasPrefix("#"), [4, 5, 7, 9].contains(text.utf8.count) else { return nil }
    return RGBAColor(hexText: text)
  }
}
