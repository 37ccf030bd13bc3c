public import GalleyDesign
public import GalleyGeometry
public import GalleyParsing

/// Which appearances a document is drawn in.
public enum AppearanceChoice: String, PropertyChoice, Hashable {
  case light, dark, both

  /// The appearances, light first.
  public var appearances: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

extension LayoutDirection: PropertyChoice {
  /// The short forms of HTML and CSS.
  public static var otherSpellings: [String: LayoutDirection] {
    ["ltr": .leftToRight, "rtl": .rightToLeft]
  }
}

/// A text size by its full name or its short one, such as `xxL` or `A3`.
extension TextSize: PropertyValue {
  /// One of the full names.
  public static var kind: PropertyKind { .choice(TextSize.allCases.map(\.rawValue)) }

  /// Reads either spelling.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> TextSize? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let size = TextSize(spelling: word) { return size }
    return reader.unknownWord(
      word, for: name, among: TextSize.allCases.map(\.rawValue), at: value.range)
  }

  /// Writes the full name.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, rawValue)
  }
}

/// A device by the name of its preset.
package struct DeviceName: PropertyValue, Hashable {
  /// The preset.
  package var device: Device

  /// Makes a name.
  package init(_ device: Device) { self.device = device }

  /// One of the presets' names.
  package static var kind: PropertyKind { .choice(Device.presets.map(\.name)) }

  /// Reads a name, with `-landscape` behind it or not.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> DeviceName? {
    guard case .string(let word) = value.kind else { return reader.mismatch(name, kind, value) }
    if let device = Device.named(word) { return DeviceName(device) }
    return reader.unknownWord(
      word, for: name, among: Device.presets.map(\.name), at: value.range)
  }

  /// Writes the name.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, device.name)
  }
}

/// The number of pixels in a point, from a quarter to 8.
package struct ScaleFactor: PropertyValue, Hashable {
  /// Pixels per point.
  package var factor: Double

  /// Makes a factor.
  package init(_ factor: Double) { self.factor = factor }

  /// A number from 0.25 to 8.
  package static var kind: PropertyKind { .number(minimum: 0.25, maximum: 8) }

  /// Reads a number in the range.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ScaleFactor? {
    if case .number(let number) = value.kind, (0.25...8).contains(number.value) {
      return ScaleFactor(number.value)
    }
    return reader.mismatch(name, kind, value)
  }

  /// Writes the number.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, factor.plainText)
  }
}

/// A side of the canvas: a number from 1.
package struct CanvasLength: PropertyValue, Hashable {
  /// The number of points.
  package var points: Double

  /// Makes a side.
  package init(_ points: Double) { self.points = points }

  /// A number from 1.
  package static var kind: PropertyKind { .number(minimum: 1, maximum: nil) }

  /// Reads a number from 1.
  package static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> CanvasLength? {
    if case .number(let number) = value.kind, number.value >= 1 {
      return CanvasLength(number.value)
    }
    return reader.mismatch(name, kind, value)
  }

  /// Writes the number.
  package func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, points.plainText)
  }
}
