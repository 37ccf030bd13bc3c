package import GalleyDesign

/// The dialect's reading of a colour text (DUI-16).
///
/// Blanks around it and one `#` are dropped, and the leading hex digits count. An odd number of
/// digits doubles the last one, more than eight are cut to eight. Then two digits are a grey, four
/// a grey and its alpha, six red, green and blue, eight these and alpha; no digits are white.
///
/// One deviation, by name: **three digits are red, green and blue**, so `f00` is red. The dialect
/// would read `f000`, a grey without opacity, which cannot be meant.
package struct HexColor: Hashable, Sendable {
  /// The colour.
  package let color: RGBAColor
  /// True if the text was nothing but 1 to 8 hex digits, blanks and `#` aside.
  package let isHexadecimal: Bool
  /// True for as many digits as colours have in CSS.
  let hasUsualLength: Bool

  /// Reads a text; every text has a colour.
  package init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, Self.isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "#") { bytes.removeFirst() }
    var digits: [UInt8] = []
    for byte in bytes {
      guard let digit = Self.digit(byte) else { break }
      digits.append(digit)
    }
    isHexadecimal = digits.count == bytes.count && (1...8).contains(digits.count)
    hasUsualLength = [3, 4, 6, 8].contains(digits.count)
    color = Self.color(of: digits)
  }

  private static func color(of written: [UInt8]) -> RGBAColor {
    var digits = written
    if digits.count == 3 {
      digits = digits.flatMap { [$0, $0] }
    } else if digits.count % 2 == 1, let last = digits.last {
      digits.append(last)
    }
    let shares = stride(from: 0, to: min(digits.count, 8), by: 2).map {
      Double(digits[$0] << 4 | digits[$0 + 1]) / 255
    }
    switch shares.count {
    case 1: return RGBAColor(red: shares[0], green: shares[0], blue: shares[0])
    case 2: return RGBAColor(red: shares[0], green: shares[0], blue: shares[0], alpha: shares[1])
    case 3: return RGBAColor(red: shares[0], green: shares[1], blue: shares[2])
    case 4:
      return RGBAColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3])
    default: return .white
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
