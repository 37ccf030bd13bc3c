import GalleyGeometry
import GalleyPainting
import GalleyText

/// Words over an SVG whose letters are shapes: elements that are not seen but can be searched, selected
/// and copied. Cairo writes no text into SVG.
struct PageWords {
  private var elements = ""

  /// Adds the words of a run.
  ///
  /// - Parameters:
  ///   - origin: Where the run begins on its baseline.
  ///   - space: From the points of the run to those of the page.
  mutating func add(_ text: GlyphText, _ run: GlyphRun, at origin: Point, in space: Transform) {
    // White space at an end would be squeezed into the width, or stretch the words.
    let words = String(text.text.unicodeScalars.filter(Self.isAllowed))
    guard words.contains(where: { !$0.isWhitespace }), run.size > 0 else { return }
    let way = Transform.translation(x: origin.x, y: origin.y).followed(by: space)
    let matrix = [way.a, way.b, way.c, way.d, way.tx, way.ty].map(Self.number)
    elements += "<text transform=\"matrix(\(matrix.joined(separator: " ")))\""
    elements += " font-size=\"\(Self.number(run.size))\""
    if text.width > 0 {
      elements += " textLength=\"\(Self.number(text.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    elements += ">\(Self.escaped(words))</text>\n"
  }

  /// The file with the words before its end.
  func inserted(into bytes: [UInt8]) -> [UInt8] {
    let end = Array("</svg>".utf8)
    guard !elements.isEmpty,
      let place = bytes.indices.reversed().first(where: { bytes[$0...].starts(with: end) })
    else { return bytes }
    let group =
      "<g fill-opacity=\"0\" font-family=\"sans-serif\" xml:space=\"preserve\">\n\(elements)</g>\n"
    return bytes[..<place] + Array(group.utf8) + bytes[place...]
  }

  /// At most four places behind the point.
  private static func number(_ value: Double) -> String {
    let whole = (value * 10_000).rounded()
    guard abs(whole) < 1e15 else { return "0" }
    return whole.truncatingRemainder(dividingBy: 10_000) == 0
      ? "\(Int(whole) / 10_000)" : "\(whole / 10_000)"
  }

  /// The characters that XML 1.0 allows.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
