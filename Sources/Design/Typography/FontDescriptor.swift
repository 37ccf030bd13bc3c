/// Upright or slanted.
public enum FontSlant: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case upright
  /// A drawn italic, or a face sheared by the renderer when the family has none.
  case italic
}

/// What a text asks of the font registry.
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
