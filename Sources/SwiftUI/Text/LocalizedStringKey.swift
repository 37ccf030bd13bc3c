public import Foundation
import GalleyLocalization

/// Text that is looked up in the strings of the package and read as simple Markdown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Equatable, Sendable {
    case string(String)
    case text(Text)
  }
  /// An interpolated argument: a value, which may choose a plural form, or a text with an appearance of its
  /// own.
  enum Argument: Equatable, Sendable {
    case value(StringArgument)
    case text(Text)
  }

  /// The key as strings files have it, with `%@` and its kin for what is filled in.
  let key: String
  private let literal: [Piece]
  private let arguments: [Argument]
  /// The numbers among the pieces, by the places of their pieces.
  private let numbers: [Int: ShownNumber]

  public init(_ value: String) { self.init(stringLiteral: value) }
  public init(stringLiteral value: String) {
    key = value
    literal = [.string(value)]
    arguments = []
    numbers = [:]
  }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    literal = stringInterpolation.pieces
    arguments = stringInterpolation.arguments
    numbers = stringInterpolation.numbers
  }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.key == right.key && left.literal == right.literal
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var pieces: [Piece] = []
    var arguments: [Argument] = []
    var numbers: [Int: ShownNumber] = [:]

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
      pieces.append(.string(literal))
    }
    /// - Parameters:
    ///   - shown: The text to use if no strings file has the key.
    private mutating func append(
      _ shown: String, _ specifier: String, _ argument: StringArgument? = nil
    ) {
      key += specifier
      pieces.append(.string(shown))
      arguments.append(.value(argument ?? .text(shown)))
    }
    public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      pieces.append(.text(text))
      arguments.append(.text(text))
    }
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    public mutating func appendInterpolation(_ value: Int) {
      numbers[pieces.count] = ShownNumber(value: .integer(value), specifier: "%lld")
      append("\(value)", "%lld", .integer(value))
    }
    public mutating func appendInterpolation(_ value: Double) {
      appendInterpolation(value, specifier: "%lf")
    }
    public mutating func appendInterpolation(_ value: CGFloat) {
      appendInterpolation(Double(value), specifier: "%lf")
    }
    public mutating func appendInterpolation(_ value: Float) {
      appendInterpolation(value, specifier: "%f")
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", "%@")
    }
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      numbers[pieces.count] = ShownNumber(value: .number(value), specifier: specifier)
      append(String(format: specifier, value), specifier, .number(value))
    }
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      appendInterpolation(Double(value), specifier: specifier)
    }
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      appendInterpolation(Double(value), specifier: specifier)
    }
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      numbers[pieces.count] = ShownNumber(value: .integer(value), specifier: specifier)
      append(String(format: specifier, value), specifier, .integer(value))
    }
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append(format.format(input), "%@")
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "", "%@")
    }
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append(formatter.string(for: date) ?? "", "%@")
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "", "%@")
    }
  }

  /// The pieces of the text in an environment.
  func pieces(_ values: EnvironmentValues) -> [Piece] {
    let marked = arguments.enumerated().map { index, argument in
      switch argument {
      case .value(let value): value
      case .text: StringArgument.text(Self.mark(index))
      }
    }
    let session = values.session ?? TextReader.outside?.session
    let locale =
      values.base == nil ? TextReader.outside?.locale ?? "en" : values.locale.identifier
    let strings = session?.strings(for: locale)
    let found = strings?.text(key, marked)
    let pieces = joined(found.map { unmarked($0.text) } ?? literal(in: locale))
    guard let translation = session?.resources.translation else { return pieces }
    return pieces.map { piece in
      if case .string(let string) = piece { .string(translation(string)) } else { piece }
    }
  }

  /// The pieces of the source's text. Numbers have the separators of a language: `"\(65_000)"` is recorded as 65,000
  /// on iOS 26 (shumpei-nagata/Sandbox-MultiModule at c593bdc7, StatBadge).
  private func literal(in locale: String) -> [Piece] {
    var pieces = literal
    for (place, number) in numbers {
      if let shown = number.shown(in: locale) { pieces[place] = .string(shown) }
    }
    return pieces
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

  /// The placeholder in a found text for an argument that is a text with an appearance of its own: a scalar
  /// of a private plane, which no strings file has.
  private static let firstMark: UInt32 = 0xF_0000

  private static func mark(_ index: Int) -> String {
    Unicode.Scalar(firstMark + UInt32(index)).map { String($0) } ?? ""
  }

  /// A found text in pieces: its marks are the arguments again.
  private func unmarked(_ found: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    for scalar in found.unicodeScalars {
      let index = Int(scalar.value) - Int(Self.firstMark)
      guard arguments.indices.contains(index), case .text(let text) = arguments[index] else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      pieces += [.string(plain), .text(text)]
      plain = ""
    }
    return pieces + [.string(plain)]
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

/// A value that is named by a text for its reader.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  public typealias LocalizationValue = LocalizedStringKey

  /// The words for the reader of the view whose body runs, or of the picture; without both, those of the source.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = key.string(TextReader.values) }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let word = key.description
    let found = LocalizedStringKey(word).string(TextReader.values)
    self = found == word ? defaultValue.string(TextReader.values) : found
  }
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStringKey(resource.key).string(TextReader.values)
  }
}

// Foundation's bundle knows the folder of the program alone; `galley previews` writes these names in place of its own.

extension Bundle {
  /// The words for the reader, as `String(localized:)` finds them.
  public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
    let found = LocalizedStringKey(key).string(TextReader.values)
    guard found == key, let value, !value.isEmpty else { return found }
    return value
  }
}

public func _NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { bundle._localizedString(forKey: key, value: value, table: tableName) }

/// The reader of texts that are made of keys without a view.
enum TextReader {
  /// The environment of the body that runs.
  @TaskLocal static var environment: Unchecked<EnvironmentValues>?
  /// The strings for what runs outside of bodies: initial values, and what views do when they appear.
  @TaskLocal static var outside: (session: Session, locale: String)?

  static var values: EnvironmentValues { environment?.value ?? EnvironmentValues() }
}

extension String.StandardComparator {
  /// By the letters alone.
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
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
      case .date(let date, let style): style.text(of: date, in: values.locale, at: values.timeZone)
      }
    }.joined()
  }
}
