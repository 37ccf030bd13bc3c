import GalleyParsing

extension SuiteReader {
  mutating func readVariants(_ variants: SyntaxValue) {
    if let words = variants.elements?.map({ $0.text ?? "" }), !words.isEmpty,
      let axis = VariantAxis.allCases.first(where: { axis in
        words.allSatisfy { axis.choices?.contains($0) == true }
      })
    {
      let text = SuiteWords.object(axis.rawValue, variants)
      return diagnostics.mismatch(
        "an object", variants, for: "variants", advice: .init("; write \(text)", replacement: text))
    }
    guard var object = ValueReader(variants, under: "variants", diagnostics: diagnostics) else {
      return
    }
    var values: [VariantAxis: [String]] = [:]
    for axis in VariantAxis.allCases {
      guard let elements = list(axis.rawValue, of: &object, as: axis) else { continue }
      values[axis] = distinct(elements, of: axis)
    }
    let matrix = VariantMatrix(values: values, combination: settings.matrix.combination)
    settings.matrix = settings.matrix.overridden(by: matrix)
    finish(&object, knowing: VariantAxis.allCases.map(\.rawValue))
  }

  /// The values of an axis, each once: two pictures of one variant would have one name.
  private func distinct(_ elements: [SyntaxValue], of axis: VariantAxis) -> [String] {
    var found: [String] = []
    for element in elements {
      guard let word = value(of: element, for: axis) else { continue }
      if found.contains(word) {
        diagnostics.fail(
          "\(SyntaxValue.quoted(word)) stands twice in \"\(axis.rawValue)\"", at: element.range)
      } else {
        found.append(word)
      }
    }
    return found
  }

  private func value(of element: SyntaxValue, for axis: VariantAxis) -> String? {
    switch element.kind {
    case .number(let number) where axis.isNumeric:
      if number.value > 0, number.value <= 10_000 { return number.description }
      diagnostics.mismatch("a number above 0 and up to 10000", element)
      return nil
    case .bool(let flag) where axis == .bold: return String(flag)
    case .string(let word) where !axis.isNumeric:
      guard let choices = axis.choices, !choices.contains(word) else { return word }
      diagnostics.unknownWord(
        word, among: choices, at: element.range, meaning: SuiteWords.meant(word, for: axis))
      return nil
    default:
      diagnostics.mismatch(
        axis.isNumeric ? "a number" : axis == .bold ? "true or false" : "a string", element,
        advice: SuiteWords.plain(element, isNumeric: axis.isNumeric))
      return nil
    }
  }
}

// Values in the forms that other tools have, each with what it would be here.
extension SuiteReader {
  /// A list; one value in its place leads to the list of it.
  func list(
    _ key: String, of object: inout ValueReader, as axis: VariantAxis? = nil
  ) -> [SyntaxValue]? {
    guard let value = object.value(key) else { return nil }
    if let elements = value.elements { return elements }
    let text =
      axis == .appearance && value.text == "both"
      ? #"["light", "dark"]"# : "[\(JSONWriter.text(of: value))]"
    let fits = value.members == nil || key == "masks"
    diagnostics.mismatch(
      "an array", value, for: key,
      advice: fits ? .init("; write \(text)", replacement: text) : nil)
    return nil
  }

  /// One of some words, with the one that is meant by another.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of object: inout ValueReader, _ type: Word.Type
  ) -> Word? {
    guard let value = object.value(key) else { return nil }
    if let word = value.text.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let meant = SuiteWords.meant(value, for: key)
    if let word = value.text {
      diagnostics.unknownWord(word, among: words, for: key, at: value.range, meaning: meant)
    } else {
      let text = meant.map(JSONWriter.quoted)
      diagnostics.mismatch(
        ValueReader.listing(words), value, for: key,
        advice: text.map { .init("; write \($0)", replacement: $0) })
    }
    return nil
  }

  /// True or false; words for them lead to them.
  func truth(_ key: String, of object: inout ValueReader) -> Bool? {
    guard let value = object.value(key) else { return nil }
    if let truth = value.truth { return truth }
    diagnostics.mismatch(
      "true or false", value, for: key, advice: SuiteWords.plain(value, isNumeric: false))
    return nil
  }

  /// A number in a range; one with a unit or a per cent sign leads to the plain one.
  func number(
    _ key: String, of object: inout ValueReader, in range: ClosedRange<Double>
  ) -> Double? {
    guard let text = object.unreadMembers.first(where: { $0.key == key })?.value.text else {
      return object.number(key, in: range)
    }
    guard let value = object.value(key) else { return nil }
    let fits = SuiteWords.number(text).map(range.contains) == true
    let low = SyntaxNumber(range.lowerBound, isInteger: false)
    let high = SyntaxNumber(range.upperBound, isInteger: false)
    diagnostics.mismatch(
      "a number from \(low) to \(high)", value, for: key,
      advice: fits ? SuiteWords.plain(value, isNumeric: true) : nil)
    return nil
  }

  /// Reports unknown keys, with those that other tools' names mean.
  func finish(_ object: inout ValueReader, knowing keys: [String]) {
    let meant = object.unreadMembers.filter { member in
      !keys.contains(member.key) && SuiteWords.key(for: member.key, among: keys) != nil
    }
    for member in meant {
      diagnostics.fail(
        "unknown key \(SyntaxValue.quoted(member.key))", at: member.keyRange,
        suggestion: SuiteWords.key(for: member.key, among: keys))
    }
    object.finish(knownKeys: keys + meant.map(\.key))
  }
}
