public import Foundation

/// Text that is looked up in the strings of the package and read as simple Markdown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Equatable, Sendable {
    case string(String)
    case text(Text)
  }

  /// The key as strings files have it, with `%@` and its kin for what is filled in.
  let key: String
  private let literal: [Piece]
  private let arguments: [Piece]

  public init(_ value: String) { self.init(stringLiteral: value) }
  public init(stringLiteral value: String) {
    key = value
    literal = [.string(value)]
    arguments = []
  }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    literal = stringInterpolation.pieces
    arguments = stringInterpolation.arguments
  }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.key == right.key && left.literal == right.literal
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var pieces: [Piece] = []
    var arguments: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
      pieces.append(.string(literal))
    }
    private mutating func append(_ piece: Piece, _ specifier: String) {
      key += specifier
      pieces.append(piece)
      arguments.append(piece)
    }
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }
    public mutating func appendInterpolation(_ value: Int) { append(.string("\(value)"), "%lld") }
    public mutating func appendInterpolation(_ value: Double) {
      append(.string(String(format: "%f", value)), "%lf")
    }
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(.string(String(format: "%f", Double(value))), "%lf")
    }
    public mutating func appendInterpolation(_ value: Float) {
      append(.string(String(format: "%f", Double(value))), "%f")
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(.string("\(value)"), "%@")
    }
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(.string(String(format: specifier, value)), specifier)
    }
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(.string(String(format: specifier, Double(value))), specifier)
    }
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(.string(String(format: specifier, Double(value))), specifier)
    }
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      append(.string(String(format: specifier, value)), specifier)
    }
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append(.string(format.format(input)), "%@")
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(.string(formatter.string(for: subject) ?? ""), "%@")
    }
  }

  /// What it says in its surroundings.
  func pieces(_ values: EnvironmentValues) -> [Piece] {
    let language = values.locale.identifier
    guard let format = values.session?.resources.string(key, language: language) else {
      return joined(literal)
    }
    return joined(Self.filled(format, with: arguments))
  }

  /// The words alone.
  package func string(_ values: EnvironmentValues) -> String {
    pieces(values).map { piece in
      switch piece {
      case .string(let string): string
      case .text(let text): text.string(values)
      }
    }.joined()
  }

  /// Neighbouring strings are one, as Markdown may begin in one and end in another.
  private func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { result, piece in
      if case .string(let next) = piece, case .string(let last)? = result.last {
        result[result.count - 1] = .string(last + next)
      } else {
        result.append(piece)
      }
    }
  }

  /// A format of a strings file with the arguments in their places.
  private static func filled(_ format: String, with arguments: [Piece]) -> [Piece] {
    var pieces: [Piece] = []
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.string(String(rest[..<percent])))
      var index = rest.index(after: percent)
      if index < rest.endIndex, rest[index] == "%" {
        pieces.append(.string("%"))
        rest = rest[rest.index(after: index)...]
        continue
      }
      var number = ""
      while index < rest.endIndex, rest[index].isNumber || rest[index] == "." {
        number.append(rest[index])
        index = rest.index(after: index)
      }
      var place = next
      if index < rest.endIndex, rest[index] == "$", let explicit = Int(number) {
        place = explicit - 1
        index = rest.index(after: index)
      } else {
        next += 1
      }
      while index < rest.endIndex, "lqhzt.0123456789".contains(rest[index]) {
        index = rest.index(after: index)
      }
      if index < rest.endIndex { index = rest.index(after: index) }
      if arguments.indices.contains(place) { pieces.append(arguments[place]) }
      rest = rest[index...]
    }
    pieces.append(.string(String(rest)))
    return pieces
  }

  static func hasMarkdown(_ string: String) -> Bool {
    string.contains { "*_`[~".contains($0) }
  }
}

/// Text that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public init(stringLiteral value: String) { key = value }
  public init(
    _ key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.key = key }
}

extension Text {
  /// The words alone.
  package func string(_ values: EnvironmentValues) -> String {
    parts.map { part in
      switch part.content {
      case .plain(let string): string
      case .localized(let key): key.string(values)
      case .symbol: ""
      case .attributed(let string): String(string.characters)
      }
    }.joined()
  }
}
