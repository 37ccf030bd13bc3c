/// The marks that items of a list begin with.
enum ListMarker: Hashable, Sendable {
  case decimal
  /// Letters, then two of them.
  case letters(isUpper: Bool)
  /// Roman numbers.
  case roman(isUpper: Bool)
  /// One sign for all items; an empty one for none.
  case sign(String)

  /// Reads the attribute `type` of a list or an item, in which case matters.
  init?(type: String) {
    switch type {
    case "1": self = .decimal
    case "a": self = .letters(isUpper: false)
    case "A": self = .letters(isUpper: true)
    case "i": self = .roman(isUpper: false)
    case "I": self = .roman(isUpper: true)
    default: self.init(style: type.lowercased())
    }
  }

  /// The bullet of an unordered list, by the number of lists that are open with it.
  init(depth: Int) {
    switch depth {
    case ...1: self = .sign("•")
    case 2: self = .sign("◦")
    default: self = .sign("▪")
    }
  }

  /// Returns the check box for the brackets that begin the text of a task, and nil for other text.
  static func box(of text: String) -> String? {
    if text.hasPrefix("[ ] ") { return "☐" }
    return text.hasPrefix("[x] ") || text.hasPrefix("[X] ") ? "☑" : nil
  }

  /// Reads a word of CSS's `list-style-type`.
  init?(style: String) {
    switch style {
    case "decimal": self = .decimal
    case "lower-alpha", "lower-latin": self = .letters(isUpper: false)
    case "upper-alpha", "upper-latin": self = .letters(isUpper: true)
    case "lower-roman": self = .roman(isUpper: false)
    case "upper-roman": self = .roman(isUpper: true)
    case "disc": self = .sign("•")
    case "circle": self = .sign("◦")
    case "square": self = .sign("▪")
    case "none": self = .sign("")
    default: return nil
    }
  }

  /// Returns the mark of an item; numbers that a kind cannot express are decimal (CSS Counter Styles 3).
  func text(of number: Int) -> String {
    switch self {
    case .sign(let sign): sign
    case .letters(let isUpper) where number > 0: Self.letters(number, isUpper) + "."
    case .roman(let isUpper) where (1...3999).contains(number): Self.roman(number, isUpper) + "."
    default: "\(number)."
    }
  }

  private static func letters(_ number: Int, _ isUpper: Bool) -> String {
    var rest = number
    var letters: [UInt8] = []
    while rest > 0 {
      let (quotient, remainder) = (rest - 1).quotientAndRemainder(dividingBy: 26)
      letters.append(UInt8(remainder) + (isUpper ? 0x41 : 0x61))
      rest = quotient
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private static func roman(_ number: Int, _ isUpper: Bool) -> String {
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return isUpper ? text : text.lowercased()
  }
}
