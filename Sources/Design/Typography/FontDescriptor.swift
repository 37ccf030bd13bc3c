/// Upright or slanted.
public enum FontSlant: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case upright
  /// A drawn italic, or a face sheared by the renderer when the family has none.
  case italic
}

/// The request of a text to the font registry.
public struct FontDescriptor: Hashable, Sendable {
  /// The family or PostScript name; nil is the registry's default family.
  public var family: String?
  /// The weight.
  public var weight: FontWeight
  /// Upright or slanted.
  public var slant: FontSlant
  /// The size of the em, in points; positive.
  public var size: Double
  /// OpenType features by tag, such as `tnum`, with their values.
  public var features: [FontFeature]
  /// Places on variation axes, in the face's own units, before those that weight and size ask for;
  /// axes that the face does not have are left out.
  public var axes: [FontAxisValue] = []
  /// True if a family without an italic is slanted where one is asked for, and the stems of one without a
  /// bold weight are widened.
  public var allowsSynthesis = true
  /// The palette of a font with coloured glyphs.
  public var palette = FontPalette.normal
  /// The room of the platform's font, for text in the system's; nil is the font's own.
  public var fit: SystemFontFit?

  /// Makes a descriptor.
  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular,
    slant: FontSlant = .upright, features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.slant = slant
    self.features = features
  }
}

/// A place on one variation axis of a font.
public struct FontAxisValue: Hashable, Sendable {
  /// The four-letter tag, such as `wght`.
  public var tag: String
  /// The place, in the units of the axis; places outside of its ends count as the end.
  public var value: Double

  /// Makes a place.
  public init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// One OpenType feature and its value; 0 is off, 1 is on.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter tag.
  public var tag: String
  /// The value.
  public var value: UInt32

  /// Makes a feature setting.
  public init(_ tag: String, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
