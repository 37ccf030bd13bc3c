/// The permitted values of a key: the text of an error message and the source of the JSON Schema.
public indirect enum PropertyKind: Hashable, Sendable {
  /// Any text that is not shown: a name, an address.
  case text
  /// Any text that people read: as it is, or by a key with arguments.
  case displayText
  /// `true` or `false`.
  case truth
  /// A number written without a fraction, within bounds.
  case wholeNumber(minimum: Int?)
  /// A number within bounds.
  case number(minimum: Double?, maximum: Double?)
  /// The name of a dimension.
  case dimension
  /// One of some words.
  case choice([String])
  /// One or several of some words, parted by blanks.
  case words([String])
  /// A list of numbers, one for each of these names.
  case numbers([String])
  /// A colour as hex digits, as a name, or one for light and one for dark.
  case color
  /// A name that a theme may define, as described by the phrase. The schema accepts those with a full stop,
  /// since one without is more often a misspelling of the fixed words beside it.
  case themeName(String)
  /// Text in a form that the phrase describes, with an example.
  case form(String)
  /// An object of OpenType tags, which have four characters, with such values.
  case tags(PropertyKind)
  /// An object with these keys, all optional.
  case object([PropertyPart])
  /// An object whose keys are names of the writer's own, each with such a value; some names have a
  /// meaning already.
  case named(PropertyKind, known: [String])
  /// Nothing, in a list whose places count.
  case null
  /// A list.
  case list(PropertyKind)
  /// A component.
  case component
  /// The position of a component among its siblings.
  case position
  /// One of several.
  case either([PropertyKind])

  /// A number of either sign, without bounds.
  public static let anyNumber = number(minimum: nil, maximum: nil)
  /// A number from zero.
  public static let length = number(minimum: 0, maximum: nil)

  /// The kind in the words of an error message, with its article.
  public var phrase: String {
    switch self {
    case .text, .displayText: "a string"
    case .truth: "true or false"
    case .wholeNumber(let minimum): "a whole number\(Self.bounds(minimum.map(Double.init), nil))"
    case .number(let minimum, let maximum): "a number\(Self.bounds(minimum, maximum))"
    case .dimension: "the name of a dimension"
    case .choice(let words), .words(let words): Self.enumeration(words.map { "\"\($0)\"" })
    case .numbers(let names): "a list of numbers for \(names.joined(separator: ", "))"
    case .color: "a colour"
    case .form(let phrase), .themeName(let phrase): phrase
    case .tags(let value): "an object of tags, each with \(value.phrase)"
    case .object(let parts): "an object with \(Self.enumeration(parts.map { "\"\($0.name)\"" }))"
    case .named(let value, _): "an object of names, each with \(value.phrase)"
    case .list(let element): "a list of \(element.phrase)"
    case .null: "null"
    case .component: "a component"
    case .position: "a position"
    case .either(let kinds): Self.enumeration(kinds.map(\.phrase))
    }
  }

  private static func bounds(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (let low?, let high?): " from \(low.plainText) to \(high.plainText)"
    case (let low?, nil): " from \(low.plainText)"
    case (nil, let high?): " up to \(high.plainText)"
    case (nil, nil): ""
    }
  }

  private static func enumeration(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// One key of an object that is a property's value.
public struct PropertyPart: Hashable, Sendable {
  /// The key.
  public var name: String
  /// The kind of its value.
  public var kind: PropertyKind
  /// The effect of the key, in one sentence; empty if the name is enough.
  public var summary: String

  /// Makes a part.
  public init(_ name: String, _ kind: PropertyKind, summary: String = "") {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}
