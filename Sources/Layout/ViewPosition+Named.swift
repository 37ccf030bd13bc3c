package import GalleyGeometry

/// One argument of a position in a document.
package struct PositionArgument: Hashable, Sendable {
  /// The type of a value.
  package enum Kind: String, Hashable, Sendable {
    /// A number of points (or, for ratios, a plain number).
    case number
    /// The identifier of a sibling.
    case identifier
    /// `[width, height]` or `{"width": …, "height": …}`.
    case size
    /// `[x, y, width, height]` or an object with these keys.
    case rect
    /// One number for all edges, or an object with some of the edges.
    case insets
    /// True or false.
    case flag
    /// A list of positions.
    case positions
  }

  /// The key.
  package var name: String
  /// The kind of its value.
  package var kind: Kind
  /// The default, in words; nil when the argument is required.
  package var standard: String?
  /// One sentence for reference tables.
  package var summary: String
}

/// The value of one argument, read from a document.
package enum PositionValue: Sendable {
  /// A number.
  case number(Double)
  /// A sibling's identifier.
  case identifier(String)
  /// A size.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// Insets.
  case insets(EdgeInsets)
  /// True or false.
  case flag(Bool)
  /// Positions.
  case positions([ViewPosition])
}

/// How a position is written in a document: `{"below": "map", "margin": 24}`. The position's name
/// is the key of its first argument; where that takes no value (`top`, `expand`), it is a flag.
package struct PositionDescription: Sendable {
  /// The name and the first argument, then the others.
  package var arguments: [PositionArgument]
  /// The sentence in the reference and in editors.
  package var summary: String
  let make: @Sendable (PositionArguments) -> ViewPosition

  /// The name: the key that tells which position an object means.
  package var name: String { arguments[0].name }

  /// The position for argument values by key. Missing ones take their defaults; the caller has
  /// checked that required ones are there and of their kind.
  package func position(_ values: [String: PositionValue]) -> ViewPosition {
    let position = make(PositionArguments(values: values))
    return PositionDescription.changed(position, by: PositionArguments(values: values))
  }
}

/// Argument values with their kinds taken off.
struct PositionArguments {
  let values: [String: PositionValue]

  func number(_ name: String) -> Double? {
    if case .number(let value)? = values[name] { value } else { nil }
  }
  func identifier(_ name: String) -> String {
    if case .identifier(let value)? = values[name] { value } else { "" }
  }
  func size(_ name: String) -> Size? {
    if case .size(let value)? = values[name] { value } else { nil }
  }
  func rect(_ name: String) -> Rect? {
    if case .rect(let value)? = values[name] { value } else { nil }
  }
  func insets(_ name: String) -> EdgeInsets? {
    switch values[name] {
    case .insets(let value)?: value
    case .number(let value)?: EdgeInsets(value)
    default: nil
    }
  }
  func flag(_ name: String) -> Bool {
    if case .flag(let value)? = values[name] { value } else { false }
  }
  func positions(_ name: String) -> [ViewPosition] {
    if case .positions(let value)? = values[name] { value } else { [] }
  }
}
