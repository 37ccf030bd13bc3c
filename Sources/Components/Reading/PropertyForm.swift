public import GalleyDesign
public import GalleyGeometry
internal import GalleyParsing

/// How a value of a type that has several spellings stands in documents: a number that is a length,
/// a count, a share.
///
/// ```swift
/// Property("spacing", \.spacing, as: .length, default: "8", "The gap between rows, in points.")
/// ```
public struct PropertyForm<Value: Sendable>: Sendable {
  /// What may stand there.
  public let kind: PropertyKind
  let read: @Sendable (SyntaxValue, String, inout ComponentReader) -> Value?
  let describe: @Sendable (Value, String, inout PropertyWriter) -> Void

  /// The form of another type that holds this one's values.
  init<Form: PropertyValue>(
    _ form: Form.Type, _ value: @escaping @Sendable (Form) -> Value,
    _ wrapped: @escaping @Sendable (Value) -> Form
  ) {
    kind = Form.kind
    read = { Form.read($0, as: $1, &$2).map(value) }
    describe = { wrapped($0).describe(as: $1, in: &$2) }
  }
}

extension PropertyForm where Value: PropertyValue {
  /// The form that the type has by itself.
  public static var standard: PropertyForm {
    PropertyForm(Value.self, { $0 }, { $0 })
  }
}

extension PropertyForm where Value == Double {
  /// A length in points, from 0, or the name of a dimension.
  public static var length: PropertyForm {
    PropertyForm(Length.self, { $0.points }, { Length($0) })
  }
  /// A length in whole points, from 0, or the name of a dimension; strict reading refuses fractions
  /// (DUI-5, DUI-6).
  public static var wholeLength: PropertyForm {
    PropertyForm(WholeLength.self, { $0.points }, { WholeLength($0) })
  }
  /// A length from 0 that may be `"infinity"`.
  public static var limit: PropertyForm {
    PropertyForm(Limit.self, { $0.points }, { Limit($0) })
  }
  /// A number from 0 to 1.
  public static var share: PropertyForm {
    PropertyForm(UnitShare.self, { $0.value }, { UnitShare($0) })
  }
}

extension PropertyForm where Value == Int {
  /// A whole number from 1.
  public static var count: PropertyForm {
    PropertyForm(Count.self, { $0.value }, { Count($0) })
  }
}

extension PropertyForm where Value == EdgeInsets {
  /// Distances from the edges: a number for all, an object, or text as CSS counts them.
  public static var insets: PropertyForm {
    PropertyForm(Insets.self, { $0.edges }, { Insets($0) })
  }
}

extension PropertyForm where Value == Color {
  /// A colour: hex digits, a name, or one for each appearance.
  public static var color: PropertyForm {
    PropertyForm(ColorValue.self, { $0.color }, { ColorValue($0) })
  }
}

extension PropertyForm where Value == Point {
  /// A distance along both axes: an object with `x` and `y`.
  public static var offset: PropertyForm {
    PropertyForm(
      OffsetValue.self, { Point(x: $0.x, y: $0.y) }, { OffsetValue(x: $0.x, y: $0.y) })
  }
}
