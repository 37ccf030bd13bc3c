internal import GalleyDesign
internal import GalleyParsing

/// A change that Tokens Studio makes to a colour:
/// `{"type": "darken", "value": "0.1", "space": "lch"}`.
///
/// The formulas are those of Tokens Studio's own conversion (sd-transforms): an amount moves the
/// lightness, or each component of an RGB space, by that share of the way to white or to black; in
/// LCH the chroma falls by the same share; `mix` interpolates towards a second colour in the space,
/// hues by the shorter way; `alpha` replaces the opacity. The result has the modifier's `format`, else its space.
struct ColorModifier {
  private enum Change {
    case lighten, darken, alpha
    case mix(TokenColor)
  }

  private let change: Change
  /// 0…1.
  private let amount: Double
  private let space: TokenColor.Space
  /// The space that the result is written in, where it is another.
  private let format: TokenColor.Space?
  /// True if the result has eight bits for each component.
  private let isHex: Bool

  /// The types that there are.
  static let types = ["lighten", "darken", "mix", "alpha"]
  /// The spaces that a modifier computes and writes in.
  private static let spaces: [String: TokenColor.Space] = [
    "lch": .lch, "hsl": .hsl, "p3": .displayP3, "srgb": .srgb,
  ]

  /// Reads a modifier.
  ///
  /// - Parameter fill: Replaces the references of a text; nil where one leads nowhere.
  init?(_ value: SyntaxValue, fill: (String) -> String?) {
    func word(_ key: String) -> String? { value[key]?.text.flatMap(fill) }
    let number: Double?
    if case .number(let found)? = value["value"]?.kind {
      number = found.value
    } else {
      number = word("value").flatMap(TokenExpression.value).flatMap { quantity in
        quantity.unit == "%" ? quantity.number / 100 : quantity.unit.isEmpty ? quantity.number : nil
      }
    }
    guard let number, number.isFinite else { return nil }
    amount = min(max(number, 0), 1)
    guard let space = Self.spaces[word("space") ?? "srgb"] else { return nil }
    self.space = space
    let name = word("format")
    isHex = name == "hex"
    format = isHex ? .srgb : name.flatMap { Self.spaces[$0] }
    guard name == nil || format != nil else { return nil }
    switch value["type"]?.text {
    case "lighten": change = .lighten
    case "darken": change = .darken
    case "alpha": change = .alpha
    case "mix":
      guard let other = word("color").flatMap(ForeignLiteral.color) else { return nil }
      change = .mix(other)
    default: return nil
    }
  }

  /// The changed colour, in the modifier's space.
  func applied(to color: TokenColor) -> TokenColor {
    var result = color.converted(to: space)
    switch change {
    case .lighten: result.components = moved(result.components, towards: space.isRGB ? 1 : 100)
    case .darken: result.components = moved(result.components, towards: 0)
    case .alpha: result.alpha = amount
    case .mix(let other): result = mixed(result, other.converted(to: space))
    }
    if let format { result = result.converted(to: format) }
    let steps = isHex ? 255.0 : 1_000_000
    result.components = result.components.map { $0.map { ($0 * steps).rounded() / steps } }
    return result
  }

  private func moved(_ components: [Double?], towards end: Double) -> [Double?] {
    components.enumerated().map { index, component in
      let value = component ?? 0
      switch (space, index) {
      case (.hsl, 2), (.lch, 0), (.srgb, _), (.displayP3, _): return value + (end - value) * amount
      case (.lch, 1): return value * (1 - amount)
      default: return component
      }
    }
  }

  /// Components that one colour lacks are the other's.
  private func mixed(_ first: TokenColor, _ second: TokenColor) -> TokenColor {
    var result = first
    result.alpha = first.alpha + (second.alpha - first.alpha) * amount
    let hue = space == .hsl ? 0 : space == .lch ? 2 : -1
    result.components = (0..<3).map { index in
      guard let left = first.components[index] ?? second.components[index] else { return nil }
      var way = (second.components[index] ?? left) - left
      guard index == hue else { return left + way * amount }
      if way > 180 { way -= 360 } else if way < -180 { way += 360 }
      let turned = (left + way * amount).truncatingRemainder(dividingBy: 360)
      return turned < 0 ? turned + 360 : turned
    }
    return result
  }
}

extension TokenColor.Space {
  /// True when its components are shares of red, green and blue.
  fileprivate var isRGB: Bool { self == .srgb || self == .displayP3 }
}
