import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleySystem

/// One entry of the property `filter`.
enum SVGFilterStep {
  /// A `filter` element.
  case reference(String)
  case blur(SVGLength)
  case shadow(SVGColor, x: SVGLength, y: SVGLength, blur: SVGLength)
  case colors(ColorMatrix)
  case opacity(Double)

  /// The reason why a list cannot be read.
  struct Failure: Error {
    /// The function that is not known; empty where the list is wrong.
    var name = ""
    /// The same in a sentence.
    var text: String { "the filter \(name)()" }
  }

  /// Reads the property; none for `none`.
  static func list(_ text: String) -> Result<[SVGFilterStep], Failure> {
    if text == "none" { return .success([]) }
    var steps: [SVGFilterStep] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard !rest.isEmpty else { break }
      guard let open = rest.firstIndex(of: "("), let close = end(of: rest, after: open) else {
        return .failure(Failure())
      }
      let name = rest[..<open].trimmed.lowercased()
      let content = rest[rest.index(after: open)..<close].trimmed
      if name == "url" {
        guard let id = SVGStyle.id("url(\(content))") else { return .failure(Failure()) }
        steps.append(.reference(id))
      } else if let step = function(name, content) {
        steps.append(step)
      } else {
        return .failure(Failure(name: names.contains(name) ? "" : name))
      }
      rest = rest[rest.index(after: close)...]
    }
    return steps.isEmpty ? .failure(Failure()) : .success(steps)
  }

  private static let names: Set<String> = [
    "blur", "drop-shadow", "brightness", "contrast", "grayscale", "hue-rotate", "invert", "opacity",
    "saturate", "sepia",
  ]

  /// The bracket that closes one.
  private static func end(of text: Substring, after open: Substring.Index) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func function(_ name: String, _ content: String) -> SVGFilterStep? {
    switch name {
    case "blur":
      if content.isEmpty { return .blur(SVGLength(value: 0)) }
      return SVGLength(content).flatMap { $0.value >= 0 && $0.unit != "%" ? .blur($0) : nil }
    case "drop-shadow": return shadow(content)
    case "hue-rotate":
      let isBare = SVGScanner.numbers(content) != nil
      let degrees =
        content.isEmpty || content == "0" ? 0 : isBare ? nil : Transform.degrees(content)
      return degrees.map { .colors(.hueRotation(Angle(degrees: $0))) }
    default:
      guard names.contains(name), let amount = amount(content), amount >= 0 else { return nil }
      let share = min(1, amount)
      switch name {
      case "brightness":
        return .colors(.multiply(RGBAColor(red: amount, green: amount, blue: amount)))
      case "contrast": return .colors(.contrast(amount))
      case "grayscale": return .colors(.grayscale(share))
      case "invert": return .colors(.inverted(share))
      case "opacity": return .opacity(share)
      case "saturate": return .colors(.saturation(amount))
      default: return .colors(.sepia(share))
      }
    }
  }

  private static func amount(_ text: String) -> Double? {
    if text.isEmpty { return 1 }
    guard let length = SVGLength(text), length.unit == "" || length.unit == "%" else { return nil }
    return length.resolved(of: 1, font: 16)
  }

  private static func shadow(_ text: String) -> SVGFilterStep? {
    var words: [String] = []
    var depth = 0
    for character in text {
      if character.isWhitespace, depth == 0 {
        words.append("")
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    words.removeAll(where: \.isEmpty)
    var color = SVGColor.current
    if let first = words.first, let named = SVGColor(first) {
      color = named
      words.removeFirst()
    } else if let last = words.last, let named = SVGColor(last) {
      color = named
      words.removeLast()
    }
    let lengths = words.compactMap { SVGLength($0) }
    guard lengths.count == words.count, (2...3).contains(lengths.count),
      lengths.allSatisfy({ $0.unit != "%" }), lengths.count == 2 || lengths[2].value >= 0
    else { return nil }
    return .shadow(
      color, x: lengths[0], y: lengths[1],
      blur: lengths.count == 3 ? lengths[2] : SVGLength(value: 0))
  }
}

extension ColorMatrix {
  /// A part of the way to the opposites (Filter Effects Level 1, section 13).
  fileprivate static func inverted(_ share: Double) -> ColorMatrix {
    let (factor, constant) = (1 - 2 * share, share)
    return ColorMatrix(
      red: Row(factor, 0, 0, constant), green: Row(0, factor, 0, constant),
      blue: Row(0, 0, factor, constant))
  }

  fileprivate static func sepia(_ share: Double) -> ColorMatrix {
    let rest = 1 - share
    return ColorMatrix(
      red: Row(0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest),
      green: Row(0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest),
      blue: Row(0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest))
  }

  /// The rows of a filter.
  var filter: ColorFilter {
    func factors(_ row: Row) -> [Double] { [row.red, row.green, row.blue, 0, row.constant] }
    return .matrix(factors(red) + factors(green) + factors(blue) + [0, 0, 0, 1, 0])
  }
}
