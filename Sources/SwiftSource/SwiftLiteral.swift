internal import GalleyComponents

/// Literals and calls as Swift spells them.
enum SwiftLiteral {
  /// Returns a string literal that means exactly the same scalars. Characters that cannot be seen, or would
  /// change the appearance of their neighbours in an editor, are escaped; letters of all scripts stay
  /// unchanged.
  static func text(_ text: String) -> String {
    var result = "\""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isHidden(scalar, isFirst: index == 0):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A mark at the beginning would sit on the quotation mark. The joiner is what emoji consist of.
  private static func isHidden(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      scalar.value != 0x200D
    case .spaceSeparator: scalar != " "
    case .nonspacingMark, .enclosingMark, .spacingMark: isFirst
    default: false
    }
  }

  /// Returns a text as the argument of `Text`: where SwiftUI would read Markdown or a format in the literal, it
  /// is verbatim.
  static func verbatimArgument(_ text: String) -> String {
    isPlain(text) ? Self.text(text) : "verbatim: \(Self.text(text))"
  }

  /// Returns a text as the title of a control, which takes a value of type `String` as it is.
  static func title(_ text: String) -> String {
    isPlain(text) ? Self.text(text) : "String(\(Self.text(text)))"
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.contains { "*_`[~\\%".contains($0) }
  }

  /// A call with numbers.
  static func call(_ function: String, _ arguments: [(label: String?, value: Double)]) -> String {
    let parts = arguments.map { label, value in
      (label.map { "\($0): " } ?? "") + value.swiftExpression
    }
    return "\(function)(\(parts.joined(separator: ", ")))"
  }

  /// Returns the constant that a word of documents represents; its name is the word.
  static func word<Value: PropertyWord>(_ value: Value) -> String {
    "." + (Value.words.first { $0.1 == value }?.0 ?? "\(value)")
  }
}
