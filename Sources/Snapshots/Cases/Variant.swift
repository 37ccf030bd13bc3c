/// One way to show a case: a value for some of the axes, and the name that results.
public struct Variant: Hashable, Sendable {
  /// One axis and its value.
  public struct Setting: Hashable, Sendable {
    /// The axis.
    public var axis: VariantAxis
    /// The value as it was declared.
    public var value: String

    /// Makes a setting.
    public init(_ axis: VariantAxis, _ value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// The part of the file name between the case's name and `.png`; may be empty.
  public var name: String
  /// The settings in the order of the axes; axes that are not listed keep the document's value.
  public var settings: [Setting]

  /// Makes a variant.
  public init(name: String, settings: [Setting]) {
    self.name = name
    self.settings = settings
  }

  /// The value of an axis, or nil when the variant leaves it alone.
  public subscript(axis: VariantAxis) -> String? {
    settings.first { $0.axis == axis }?.value
  }

  /// The numeric value of an axis.
  public func number(_ axis: VariantAxis) -> Double? { self[axis].flatMap(Double.init) }
}
