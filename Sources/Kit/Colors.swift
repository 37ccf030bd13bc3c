public import GalleyComponents
public import GalleyDesign
public import GalleySwiftUI

// Colours and styles of SwiftUI where the kit takes values of the house. Without a tree, asset
// catalogues and tints are unknown: the accent colour is the platform's blue, and a name of a catalogue is magenta.

extension GalleyDesign.Color {
  /// The value of a colour that the kit's components hold.
  public init(_ color: GalleySwiftUI.Color) { self = color.design(in: EnvironmentValues()) }
}

extension GalleyComponents.AnyShapeStyle {
  /// The value of a style that the kit's components hold.
  public init(_ style: some GalleySwiftUI.ShapeStyle) {
    self = style._paint(in: EnvironmentValues()).style
  }
}
