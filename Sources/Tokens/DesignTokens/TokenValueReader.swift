internal import GalleyDesign
internal import GalleyParsing
internal import GalleyStyleSheets

/// Reads the value of a token whose references are resolved, by its type.
struct TokenValueReader {
  let diagnostics: DiagnosticCollector

  /// The value; nil, with findings, when it does not fit the type.
  func read(_ value: SyntaxValue, as type: DesignTokenType) -> DesignTokenValue? {
    switch type {
    case .color: color(value).map { .color($0) }
    case .dimension: dimension(value).map { .dimension($0) }
    case .fontFamily: families(value).map { .fontFamily($0) }
    case .fontWeight: weight(value).map { .fontWeight($0) }
    case .duration: duration(value).map { .duration($0) }
    case .cubicBezier: curve(value).map { .cubicBezier($0) }
    case .number: number(value).map { .number($0) }
    case .strokeStyle: stroke(value).map { .strokeStyle($0) }
    case .border: border(value).map { .border($0) }
    case .transition: transition(value).map { .transition($0) }
    case .shadow: shadows(value).map { .shadow($0) }
    case .gradient: stops(value).map { .gradient($0) }
    case .typography: typography(value).map { .typography($0) }
    }
  }

  private func olderForm(_ what: String, at range: SourceRange) {
    diagnostics.warning("a \(what) as text is the older form; 2025.10 writes an object", at: range)
  }

  /// The members of an object.
  func object(_ value: SyntaxValue, _ expected: String) -> ValueReader? {
    guard value.members != nil else {
      diagnostics.mismatch(expected, value)
      return nil
    }
    return ValueReader(value, diagnostics: diagnostics)
  }

  // MARK: Colours

  /// A colour object, or the hexadecimal text of older drafts.
  func color(_ value: SyntaxValue) -> TokenColor? {
    if let text = value.text {
      guard let plain = ForeignLiteral.color(text, at: value.range) else {
        diagnostics.mismatch("a colour with \"colorSpace\" and \"components\"", value)
        return nil
      }
      olderForm("colour", at: value.range)
      return color(plain)
    }
    guard var reader = object(value, "a colour with \"colorSpace\" and \"components\"") else {
      return nil
    }
    let space = reader.oneOf("colorSpace", as: TokenColor.Space.self, .required)
    let components = reader.array("components", .required).flatMap {
      self.components($0, at: value.range, space)
    }
    let alpha = reader.number("alpha", in: 0...1)
    let fallback = reader.value("hex").flatMap(hexadecimal)
    reader.finish(knownKeys: ["colorSpace", "components", "alpha", "hex"])
    guard let space, let components else { return nil }
    return TokenColor(space, components, alpha: alpha ?? 1, fallback: fallback)
  }

  private func components(
    _ elements: [SyntaxValue], at range: SourceRange, _ space: TokenColor.Space?
  ) -> [Double?]? {
    guard elements.count == 3 else {
      diagnostics.fail("expected 3 components, found \(elements.count)", at: range)
      return nil
    }
    var components: [Double?] = []
    for (index, element) in elements.enumerated() {
      switch element.kind {
      case .number(let number):
        if space?.hueIndex == index, !(0..<360).contains(number.value) {
          diagnostics.fail(
            "a hue lies from 0 up to 360, which is 0 again; found \(number)", at: element.range)
          return nil
        }
        if let limits = space?.limits[index], !limits.contains(number.value) {
          let expected =
            limits.upperBound.isFinite
            ? "outside of \(limits.lowerBound.written) to \(limits.upperBound.written)"
            : "below \(limits.lowerBound.written)"
          diagnostics.warning("the component \(number) lies \(expected)", at: element.range)
        }
        components.append(number.value)
      case .string("none"): components.append(nil)
      default:
        diagnostics.mismatch("a number or \"none\"", element)
        return nil
      }
    }
    return components
  }

  private func hexadecimal(_ value: SyntaxValue) -> RGBAColor? {
    guard let text = value.text else {
      diagnostics.mismatch("six hexadecimal digits like \"#1f7ae0\"", value)
      return nil
    }
    guard text.utf8.count == 7, let color = SheetHexadecimal.color(text) else {
      // The components say the colour.
      diagnostics.loss(
        "\"hex\" is six digits like \"#1f7ae0\"; \(value.summary) is left out", at: value.range)
      return nil
    }
    return color
  }

  // MARK: Numbers

  func number(_ value: SyntaxValue) -> Double? {
    if let number = value.number { return number.value }
    diagnostics.mismatch("a number", value)
    return nil
  }

  func dimension(_ value: SyntaxValue) -> TokenDimension? {
    if let text = value.text, let (number, unit) = quantity(text, TokenDimension.Unit.self) {
      olderForm("dimension", at: value.range)
      return TokenDimension(number, unit)
    }
    if let number = value.number?.value ?? value.text.flatMap(Double.init), number.isFinite {
      diagnostics.warning("a dimension without a unit is taken as \"px\"", at: value.range)
      return TokenDimension(number)
    }
    guard var reader = object(value, "a dimension with \"value\" and \"unit\"") else { return nil }
    let number = reader.number("value", .required)
    let unit = reader.oneOf("unit", as: TokenDimension.Unit.self, .required)
    reader.finish(knownKeys: ["value", "unit"])
    guard let number, let unit else { return nil }
    return TokenDimension(number, unit)
  }

  private enum TimeUnit: String, CaseIterable {
    case ms, s
  }

  /// A duration in milliseconds.
  func duration(_ value: SyntaxValue) -> Double? {
    if let text = value.text, let (number, unit) = quantity(text, TimeUnit.self) {
      olderForm("duration", at: value.range)
      return unit == .ms ? number : number * 1000
    }
    guard var reader = object(value, "a duration with \"value\" and \"unit\"") else { return nil }
    let number = reader.number("value", .required)
    let unit = reader.oneOf("unit", as: TimeUnit.self, .required)
    reader.finish(knownKeys: ["value", "unit"])
    guard let number, let unit else { return nil }
    return unit == .ms ? number : number * 1000
  }

  /// A number with a unit behind it, as older drafts wrote it.
  private func quantity<Unit: RawRepresentable<String>>(
    _ text: String, _ type: Unit.Type
  ) -> (Double, Unit)? {
    let number = text.prefix { "0123456789.-+".contains($0) }
    guard let value = Double(number), value.isFinite,
      let unit = Unit(rawValue: String(text[number.endIndex...]))
    else { return nil }
    return (value, unit)
  }

  func curve(_ value: SyntaxValue) -> TokenCurve? {
    guard let elements = value.elements, elements.count == 4 else {
      diagnostics.mismatch("four numbers", value)
      return nil
    }
    let numbers = elements.compactMap(number)
    guard numbers.count == 4 else { return nil }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      diagnostics.fail(
        "the x of a control point lies from 0 to 1", at: elements[index].range)
      return nil
    }
    return TokenCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  // MARK: Fonts

  func families(_ value: SyntaxValue) -> [String]? {
    if let text = value.text { return [text] }
    guard let elements = value.elements, !elements.isEmpty else {
      diagnostics.mismatch("a family's name or a list of names", value)
      return nil
    }
    var names: [String] = []
    for element in elements {
      // A reference to a family token may bring a list of its own.
      guard let more = element.text.map({ [$0] }) ?? element.elements?.compactMap(\.text) else {
        diagnostics.mismatch("a family's name", element)
        return nil
      }
      names += more
    }
    return names
  }

  private static let weights: KeyValuePairs<String, Double> = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// A weight's name as drawing tools write it, `Semi Bold`, without case, blanks and hyphens.
  private static func plainWeight(_ name: String) -> String {
    String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
  }

  func weight(_ value: SyntaxValue) -> Double? {
    if let name = value.text {
      if let weight = Self.weights.first(where: { $0.key == name }) { return weight.value }
      let plain = Self.plainWeight(name)
      if let weight = Self.weights.first(where: { Self.plainWeight($0.key) == plain }) {
        diagnostics.warning("the format writes this weight \"\(weight.key)\"", at: value.range)
        return weight.value
      }
      diagnostics.unknown("weight", name, at: value.range, among: Self.weights.map(\.key))
      return nil
    }
    guard let number = value.number?.value, (1...1000).contains(number) else {
      diagnostics.mismatch("a weight from 1 to 1000 or its name", value)
      return nil
    }
    return number
  }
}

extension TokenColor.Space {
  /// Which component is an angle.
  fileprivate var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// What the components of the space may be; nil is anything.
  fileprivate var limits: [ClosedRange<Double>?] {
    switch self {
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, 0...Double.infinity, 0...360]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, 0...Double.infinity, 0...360]
    default: [0...1, 0...1, 0...1]
    }
  }
}
