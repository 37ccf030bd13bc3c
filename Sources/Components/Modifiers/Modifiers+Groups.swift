public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout

// Keys of which most components have none are kept in groups, each a pointer to memory of its own: a
// component that is written unlike all others keeps a look for itself, and each key would take eight
// bytes of it.

/// The properties of a view that its container reads.
struct ItemKeys: RareKeys {
  var weight: Double?
  var hugging: Double?
  var compression: Double?
  var grow: Double?
  var shrink: Double?
  var basis: Double?
  var order: Int?
  var alignSelf: FlexAlignment?
  var spacingAfter: Double?
  var columnSpan: Int?
  var rowSpan: Int?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Axis.Set?
}

/// What changes the colours of everything together.
struct ColorEffects: RareKeys {
  var brightness: Double?
  var contrast: Double?
  var saturation: Double?
  var grayscale: Double?
  var hueRotation: Angle?
  var colorInvert: Bool?
  var colorMultiply: Color?
}

/// The transforms of the drawing.
struct Transforms: RareKeys {
  var scaleEffect: VisualTransform?
  var rotationEffect: VisualTransform?
  var skewEffect: VisualTransform?
  var transformEffect: VisualTransform?
}

/// Keys that have no value at first.
protocol RareKeys: Sendable {
  init()
}

extension Modifiers {
  /// The share in a form row.
  public var weight: Double? {
    get { itemKeys?.weight }
    set { Self.set(\.weight, to: newValue, in: &itemKeys) }
  }
  /// The resistance to growing.
  public var hugging: Double? {
    get { itemKeys?.hugging }
    set { Self.set(\.hugging, to: newValue, in: &itemKeys) }
  }
  /// The resistance to shrinking.
  public var compression: Double? {
    get { itemKeys?.compression }
    set { Self.set(\.compression, to: newValue, in: &itemKeys) }
  }
  /// The share of surplus.
  public var grow: Double? {
    get { itemKeys?.grow }
    set { Self.set(\.grow, to: newValue, in: &itemKeys) }
  }
  /// The share of lack.
  public var shrink: Double? {
    get { itemKeys?.shrink }
    set { Self.set(\.shrink, to: newValue, in: &itemKeys) }
  }
  /// The length in a flex container before it grows or shrinks.
  public var basis: Double? {
    get { itemKeys?.basis }
    set { Self.set(\.basis, to: newValue, in: &itemKeys) }
  }
  /// The place among the children of a flex container.
  public var order: Int? {
    get { itemKeys?.order }
    set { Self.set(\.order, to: newValue, in: &itemKeys) }
  }
  /// Where it sits across its line in a flex container.
  public var alignSelf: FlexAlignment? {
    get { itemKeys?.alignSelf }
    set { Self.set(\.alignSelf, to: newValue, in: &itemKeys) }
  }
  /// The gap after it in a linear container.
  public var spacingAfter: Double? {
    get { itemKeys?.spacingAfter }
    set { Self.set(\.spacingAfter, to: newValue, in: &itemKeys) }
  }
  /// The number of columns in a grid.
  public var columnSpan: Int? {
    get { itemKeys?.columnSpan }
    set { Self.set(\.columnSpan, to: newValue, in: &itemKeys) }
  }
  /// The number of lines in a grid.
  public var rowSpan: Int? {
    get { itemKeys?.rowSpan }
    set { Self.set(\.rowSpan, to: newValue, in: &itemKeys) }
  }
  /// The anchor of the cell in a grid of rows.
  public var cellAnchor: UnitPoint? {
    get { itemKeys?.cellAnchor }
    set { Self.set(\.cellAnchor, to: newValue, in: &itemKeys) }
  }
  /// The axes along which it asks a grid of rows for no room.
  public var unsizedAxes: Axis.Set? {
    get { itemKeys?.unsizedAxes }
    set { Self.set(\.unsizedAxes, to: newValue, in: &itemKeys) }
  }
  /// Added to every channel.
  public var brightness: Double? {
    get { colors?.brightness }
    set { Self.set(\.brightness, to: newValue, in: &colors) }
  }
  /// Multiplies the distance from middle grey.
  public var contrast: Double? {
    get { colors?.contrast }
    set { Self.set(\.contrast, to: newValue, in: &colors) }
  }
  /// Multiplies the distance from grey.
  public var saturation: Double? {
    get { colors?.saturation }
    set { Self.set(\.saturation, to: newValue, in: &colors) }
  }
  /// The share of colour that is taken away.
  public var grayscale: Double? {
    get { colors?.grayscale }
    set { Self.set(\.grayscale, to: newValue, in: &colors) }
  }
  /// The angle by which hues are turned.
  public var hueRotation: Angle? {
    get { colors?.hueRotation }
    set { Self.set(\.hueRotation, to: newValue, in: &colors) }
  }
  /// True if colours are turned into their opposites.
  public var colorInvert: Bool? {
    get { colors?.colorInvert }
    set { Self.set(\.colorInvert, to: newValue, in: &colors) }
  }
  /// The colour that all are multiplied with.
  public var colorMultiply: Color? {
    get { colors?.colorMultiply }
    set { Self.set(\.colorMultiply, to: newValue, in: &colors) }
  }
  /// The scale of the drawing.
  public var scaleEffect: VisualTransform? {
    get { transforms?.scaleEffect }
    set { Self.set(\.scaleEffect, to: newValue, in: &transforms) }
  }
  /// The turn of the drawing.
  public var rotationEffect: VisualTransform? {
    get { transforms?.rotationEffect }
    set { Self.set(\.rotationEffect, to: newValue, in: &transforms) }
  }
  /// The lean of the drawing.
  public var skewEffect: VisualTransform? {
    get { transforms?.skewEffect }
    set { Self.set(\.skewEffect, to: newValue, in: &transforms) }
  }
  /// Any other map of the drawing.
  public var transformEffect: VisualTransform? {
    get { transforms?.transformEffect }
    set { Self.set(\.transformEffect, to: newValue, in: &transforms) }
  }

  private static func set<Keys: RareKeys, Value>(
    _ key: WritableKeyPath<Keys, Value?>, to value: Value?, in group: inout Keys?
  ) {
    guard value != nil || group != nil else { return }
    var keys = group ?? Keys()
    keys[keyPath: key] = value
    group = keys
  }
}
