public import GalleyComponents
public import GalleyDesign
public import GalleyParsing
public import GalleySwiftUI

// Colours and styles of SwiftUI where the kit and themes take values of the house. Outside of a tree, asset
// catalogues and tints are unknown: the accent colour is the platform's blue, and a name of a catalogue is magenta.

extension GalleySwiftUI.Color {
  /// Makes a colour that differs by appearance.
  ///
  /// - Parameters:
  ///   - light: The colour in light surroundings.
  ///   - dark: The colour in dark surroundings.
  public init(light: GalleySwiftUI.Color, dark: GalleySwiftUI.Color) {
    let (light, dark) = (GalleyDesign.Color(light), GalleyDesign.Color(dark))
    self.init(GalleyDesign.Color(light: light.light, dark: dark.dark))
  }
}

extension GalleyDesign.Color {
  /// The value of a colour that themes, documents and the kit's components hold.
  public init(_ color: GalleySwiftUI.Color) { self = color.design(in: EnvironmentValues()) }
}

extension GalleyComponents.AnyShapeStyle {
  /// The value of a style that the kit's components hold.
  public init(_ style: some GalleySwiftUI.ShapeStyle) {
    self = style._paint(in: EnvironmentValues()).style
  }
}

/// A colour as the value of a key of documents, written as all colours of documents are.
extension GalleySwiftUI.Color: PropertyValue {
  /// Hex digits, a name, or an object with one colour for each appearance.
  public static var kind: PropertyKind { .color }

  /// Reads what every colour of a document may be.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> GalleySwiftUI.Color? {
    GalleyDesign.Color.read(value, as: name, &reader).map { GalleySwiftUI.Color($0) }
  }

  /// Writes the colour of each appearance.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    GalleyDesign.Color(self).describe(as: name, in: &writer)
  }
}
