internal import GalleyPlatform

/// A place in a text for an argument, as `printf` and Foundation write it: `%@`, `%1$lld`, `%.2f`,
/// `%%`, or `%#@name@` for a part with forms of its own.
struct FormatSpecifier {
  /// The number of the argument, from 0; nil is the next.
  var position: Int?
  /// The part that is named in `%#@name@`.
  var name: Substring?
  /// Flags, width and precision.
  private var options = ""
  /// The last letter; `%` for a percent sign.
  private(set) var conversion: Character = "@"

  /// The specifier of an argument without anything else, by its letters: `lld`.
  init(letters: String) { conversion = letters.last ?? "@" }

  /// Reads a specifier from the beginning of a text, which is left behind it; nil, with nothing
  /// read, when there is none.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    guard text.first == "%" else { return nil }
    let digits = rest.prefix(while: \.isASCIIDigit)
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: "@"), end > rest.startIndex else { return nil }
      name = rest[..<end]
      text = rest[rest.index(after: end)...]
      return
    }
    while let letter = rest.popFirst() {
      if "0123456789-+#.'".contains(letter) {
        options.append(letter)
      } else if !"hlqLztj".contains(letter) {
        guard Self.conversions.contains(letter), options.utf8.count < 8 else { return nil }
        conversion = letter
        text = rest
        return
      }
    }
    return nil
  }

  private static let conversions: Set<Character> = Set("@%diuxXofFeEgGcCsSaADUOp")

  /// The argument in its place. Numbers have the digits and the decimal point of the source code,
  /// whatever the language: those that need others are arguments in words.
  func text(for argument: StringArgument) -> String {
    switch conversion {
    case "d", "i", "D", "u", "U", "x", "X", "o", "O":
      let double = argument.double
      let value: Int =
        if case .integer(let whole) = argument { whole } else {
          double.magnitude < 9e18 ? Int(saturating: double) : 0
        }
      let letter = "DUO".contains(conversion) ? conversion.lowercased() : String(conversion)
      return Self.print("%\(plainOptions)l\(letter)", value)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return Self.print("%\(plainOptions)\(conversion)", argument.double)
    default: return argument.text
    }
  }

  /// Without grouping, which the C library takes from the locale of the machine.
  private var plainOptions: String { options.filter { $0 != "'" } }

  private static func print(_ format: String, _ value: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(
      decoding: buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map(
        UInt8.init(bitPattern:)),
      as: UTF8.self)
  }
}

extension Character {
  var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}
