import GalleyLocalization
import GalleyParsing

/// Puts the fields of one record into a document.
struct Expander {
  private let source: SourceText
  private let data: DataFile
  private let locale: LocaleFormats
  private let maximumValues: Int
  private(set) var diagnostics = DiagnosticCollector()
  private(set) var substitutions: [Substitution] = []
  /// The records whose fields can be named, the innermost last.
  private var scopes: [Scope] = []
  private var valueCount = 0

  /// A record, or an item of a list.
  private struct Scope {
    var value: SyntaxValue
    /// The place of an item, from 1; nil for the record.
    var position: Int?
    /// The fields that some item of the list has.
    var listNames: Set<String> = []
  }

  init(
    source: SourceText, data: DataFile, locale: LocaleFormats, record: Int?, maximumValues: Int
  ) {
    (self.source, self.data, self.locale) = (source, data, locale)
    self.maximumValues = maximumValues
    if let record { scopes = [Scope(value: data.records[record])] }
  }

  // MARK: Values

  /// The value with its fields; nil for an object whose condition does not hold.
  mutating func expand(_ value: SyntaxValue, under key: String?) -> SyntaxValue? {
    valueCount += 1
    guard valueCount <= maximumValues else {
      if valueCount == maximumValues + 1 {
        diagnostics.error(
          "the document has more than \(maximumValues) values with its data, the limit",
          at: value.range)
      }
      return nil
    }
    switch value.kind {
    case .string(let text): return field(text, value)
    case .array(let elements):
      return SyntaxValue(.array(elements.flatMap { expandElement($0) }), at: value.range)
    case .object(let members):
      guard holds(members) else { return nil }
      return SyntaxValue(.object(expand(members)), at: value.range)
    case .null, .bool, .number: return value
    }
  }

  /// The members without conditions, and without those whose objects are left out.
  private mutating func expand(_ members: [SyntaxMember]) -> [SyntaxMember] {
    members.compactMap { member in
      if member.key == "if" { return nil }
      if member.key == "repeat" {
        diagnostics.error(
          "\"repeat\" belongs to an element of a list, such as \"subviews\"", at: member.keyRange)
        return nil
      }
      guard let value = expand(member.value, under: member.key) else { return nil }
      return SyntaxMember(key: member.key, keyRange: member.keyRange, value: value)
    }
  }

  private mutating func expandElement(_ element: SyntaxValue) -> [SyntaxValue] {
    guard let members = element.members, let member = members.last(where: { $0.key == "repeat" })
    else { return expand(element, under: nil).map { [$0] } ?? [] }
    let rest = SyntaxValue(.object(members.filter { $0.key != "repeat" }), at: element.range)
    guard let items = items(member.value) else { return [] }
    let names = SyntaxValue.names(inAny: items)
    var result: [SyntaxValue] = []
    for (index, item) in items.enumerated() where valueCount <= maximumValues {
      scopes.append(Scope(value: item, position: index + 1, listNames: names))
      if let value = expand(rest, under: nil) { result.append(value) }
      scopes.removeLast()
    }
    return result
  }

  /// The items of the list that a `repeat` names; nil after an error.
  private mutating func items(_ value: SyntaxValue) -> [SyntaxValue]? {
    guard let path = value.text.flatMap({ FieldPath($0) }) else {
      diagnostics.mismatch("the name of a list in the data", value, for: "repeat")
      return nil
    }
    guard let found = found(path, at: value.range) else { return nil }
    guard let items = found.elements else {
      if found.isNull { return [] }
      diagnostics.error(
        "\"\(path)\" is \(found.summary), and \"repeat\" needs a list", at: value.range,
        notes: [note(found, path)])
      return nil
    }
    return items
  }

  // MARK: Conditions

  private mutating func holds(_ members: [SyntaxMember]) -> Bool {
    guard let member = members.last(where: { $0.key == "if" }) else { return true }
    guard let text = member.value.text else {
      diagnostics.mismatch("a condition", member.value, for: "if")
      return false
    }
    do throws(Condition.Fault) {
      let condition = try Condition(text)
      let value = lookUp(condition.path)
      if value == nil, reportUnknown(condition.path, at: member.value.range) { return false }
      if let holds = condition.holds(for: value) { return holds }
      diagnostics.error(
        "\"\(condition.path)\" is \(value?.summary ?? "missing"), and this condition needs a number",
        at: member.value.range, notes: value.map { [note($0, condition.path)] } ?? [])
    } catch {
      diagnostics.error(error.message, at: member.value.range)
    }
    return false
  }

  // MARK: Texts

  private mutating func field(_ text: String, _ value: SyntaxValue) -> SyntaxValue? {
    if TemplateText.isPlain(text) { return value }
    do throws(TemplateText.Fault) {
      let template = try TemplateText(text)
      if let only = template.only, only.format == nil { return wholeField(only, text, value) }
      var result = ""
      for part in template.parts {
        switch part {
        case .text(let words): result += words
        case .field(let placeholder):
          guard let words = words(of: placeholder, range(placeholder.range, of: text, value)) else {
            return nil
          }
          result += words
        }
      }
      return SyntaxValue(.string(result), at: value.range)
    } catch {
      diagnostics.error(error.message, at: range(error.range, of: text, value))
      return nil
    }
  }

  /// The value of a placeholder that is all of its string: a list or an object stays one, and the type of
  /// everything else depends on the property.
  private mutating func wholeField(
    _ placeholder: Placeholder, _ text: String, _ value: SyntaxValue
  ) -> SyntaxValue? {
    guard let found = presentValue(of: placeholder, at: value.range) else {
      return placeholder.fallback.map { SyntaxValue(cell: $0, at: value.range) }
    }
    note(found, placeholder.path, at: value.range)
    if let words = found.fieldText { return SyntaxValue(cell: words, at: value.range) }
    return found.placed(at: value.range)
  }

  /// The text of a placeholder; nil after an error.
  private mutating func words(of placeholder: Placeholder, _ range: SourceRange) -> String? {
    guard let found = presentValue(of: placeholder, at: range) else { return placeholder.fallback }
    note(found, placeholder.path, at: range)
    guard let words = found.fieldText else {
      if found.isNull { return "" }
      diagnostics.error(
        "\"\(placeholder.path)\" is \(found.summary), which is not text", at: range,
        notes: [note(found, placeholder.path)])
      return nil
    }
    guard let format = placeholder.format else { return words }
    if let text = format.text(of: words, in: locale) { return text }
    diagnostics.error(
      "\"\(placeholder.path)\" is \(SyntaxValue.quoted(words)), and the format needs \(format.expectation)",
      at: range, notes: [note(found, placeholder.path)])
    return nil
  }

  /// The value of a field; nil after an error, and where the placeholder's default takes its place.
  private mutating func presentValue(
    of placeholder: Placeholder, at range: SourceRange
  ) -> SyntaxValue? {
    guard placeholder.fallback != nil else { return found(placeholder.path, at: range) }
    guard let value = lookUp(placeholder.path) else {
      reportUnknown(placeholder.path, at: range)
      return nil
    }
    return value.isNull || value.text == "" ? nil : value
  }

  /// The bytes of the document for bytes of one of its strings; the whole string where it has escapes.
  private func range(_ part: Range<Int>, of text: String, _ value: SyntaxValue) -> SourceRange {
    guard value.range.end - value.range.start == text.utf8.count + 2 else { return value.range }
    let start = value.range.start + 1
    return SourceRange(start + part.lowerBound, start + part.upperBound)
  }

  // MARK: Fields

  /// The value of a field; nil after an error.
  private mutating func found(_ path: FieldPath, at range: SourceRange) -> SyntaxValue? {
    if let value = lookUp(path) { return value }
    if isKnown(path) {
      diagnostics.error(
        "this record has no \"\(path)\"; write a default behind it, as {\(path) ?? text}",
        at: range,
        notes: scopes.last.map { [note($0.value, nil)] } ?? [])
    } else {
      unknown(path, at: range)
    }
    return nil
  }

  private func lookUp(_ path: FieldPath) -> SyntaxValue? {
    let first = path.names[0]
    for scope in scopes.reversed() {
      if let value = scope.value[first] { return Self.value(value, path) }
      guard let position = scope.position else { continue }
      if first == "item" { return Self.value(scope.value, path) }
      if first == "position" { return Self.value(.number(Double(position)), path) }
    }
    guard first == "rows" else { return nil }
    return Self.value(SyntaxValue(.array(data.records), at: SourceRange(0, 0)), path)
  }

  /// The value below another one by the names of a path after the first.
  private static func value(_ value: SyntaxValue, _ path: FieldPath) -> SyntaxValue? {
    path.names.dropFirst().reduce(value) { value, name in
      guard let elements = value?.elements else { return value?[name] }
      return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    }
  }

  /// True for a field that some other record or item has.
  private func isKnown(_ path: FieldPath) -> Bool {
    let name = path.names[0]
    return scopes.contains { $0.value[name] != nil || $0.listNames.contains(name) }
      || data.names.contains(name)
  }

  private func unknown(_ path: FieldPath, at range: SourceRange) {
    diagnostics.error("the data has no \"\(path)\"", at: range, suggestion: similarName(path))
  }

  /// Reports a field that may be missing and is in no record. A table names all its fields, and its records are not
  /// drawn without one of them; elsewhere a field with a similar name is a warning.
  ///
  /// - Returns: True for an error.
  @discardableResult private func reportUnknown(_ path: FieldPath, at range: SourceRange) -> Bool {
    if isKnown(path) { return false }
    if data.isTable {
      unknown(path, at: range)
    } else if let name = similarName(path) {
      diagnostics.warning("the data has no \"\(path)\"", at: range, suggestion: name)
    }
    return data.isTable
  }

  private func similarName(_ path: FieldPath) -> String? {
    var names = scopes.reversed().flatMap { ($0.value.members ?? []).map(\.key) } + ["rows"]
    if scopes.contains(where: { $0.position != nil }) { names += ["item", "position"] }
    return SpellingSuggestion.nearest(path.names[0], in: names)
  }

  // MARK: Origins

  private mutating func note(_ value: SyntaxValue, _ path: FieldPath, at range: SourceRange) {
    substitutions.append(Substitution(range: range, origin: origin(value, path)))
  }

  private func note(_ value: SyntaxValue, _ path: FieldPath?) -> Diagnostic {
    Diagnostic(.note, origin(value, path), at: nil)
  }

  private func origin(_ value: SyntaxValue, _ path: FieldPath?) -> String {
    let place = "\(data.source.name):\(data.source.location(of: value.range.start))"
    return path.map { "\"\($0)\" of \(place)" } ?? place
  }
}

extension SyntaxValue {
  /// The same value with everything in it at a place of the document.
  fileprivate func placed(at range: SourceRange) -> SyntaxValue {
    switch kind {
    case .array(let elements):
      SyntaxValue(.array(elements.map { $0.placed(at: range) }), at: range)
    case .object(let members):
      SyntaxValue(
        .object(
          members.map {
            SyntaxMember(key: $0.key, keyRange: range, value: $0.value.placed(at: range))
          }), at: range)
    case .null: SyntaxValue(.null, at: range)
    case .string, .number, .bool: SyntaxValue(cell: fieldText ?? "", at: range)
    }
  }
}
