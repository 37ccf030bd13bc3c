/// A dictionary of a style sheet in which properties stand.
public enum StyleLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// The style itself.
  case style
  case font
  case text
  /// `styledTextAttributes.font`.
  case textFont
  case placeholder
  /// `styledPlaceholderAttributes.font`.
  case placeholderFont

  /// The keys under which further dictionaries stand.
  var nested: [(key: String, level: StyleLevel)] {
    switch self {
    case .style:
      [
        ("font", .font), ("styledTextAttributes", .text),
        ("styledPlaceholderAttributes", .placeholder),
      ]
    case .text: [("font", .textFont)]
    case .placeholder: [("font", .placeholderFont)]
    case .font, .textFont, .placeholderFont: []
    }
  }

  /// True if the dictionary belongs to the attributes of the placeholder, which a child replaces as a whole.
  var isPlaceholder: Bool { self == .placeholder || self == .placeholderFont }

  /// The keys from the style to the dictionary.
  package var path: [String] {
    switch self {
    case .style: []
    case .font: ["font"]
    case .text: ["styledTextAttributes"]
    case .textFont: ["styledTextAttributes", "font"]
    case .placeholder: ["styledPlaceholderAttributes"]
    case .placeholderFont: ["styledPlaceholderAttributes", "font"]
    }
  }
}
