package import GalleyDesign
internal import GalleyGeometry
package import GalleyLayout

/// The ground of what floats over the content on iOS 26: a capsule that is nearly opaque, with a bright edge in the dark
/// and a soft shadow. Recorded fills are 252 over white for buttons, 249 for tab bars, and 19 over black.
struct GlassPlatter: Sendable {
  /// The colour of a button that stands out; nil for glass.
  var tint: Color?
  /// True under a finger, which darkens it.
  var isPressed = false
}

extension GlassPlatter {
  static let words = Color(light: RGBAColor(hex: 0x191919), dark: RGBAColor(hex: 0xF3F3F3))
    .playing(.label)
  private static let glass = Color(
    light: RGBAColor(hex: 0xFCFCFC).with(alpha: 0.87),
    dark: RGBAColor(hex: 0x1B1B1B).with(alpha: 0.75)
  ).playing(.surface)
  /// No light falls on the edge in light surroundings.
  private static let edge = Color(
    light: RGBAColor.black.with(alpha: 0.04), dark: RGBAColor.white.with(alpha: 0.16))
}

extension GlassPlatter: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    Capsule().fill((tint ?? Self.glass).pressed(in: isPressed ? .highlighted : .normal))
      .shadow(.drop(color: .black.with(alpha: 0.08), radius: 12, x: 0, y: 4))
      .overlay { Capsule().inset(by: 0.25).stroke(Self.edge, lineWidth: 0.5) }
      .appendNode(to: &tree, environment)
  }
}

/// A button of a bar on iOS 26: at least 44 by 44, 48 by 48 at the bottom of a screen, words 12 from the ends.
package struct GlassButton<Content: View>: Sendable {
  var tint: Color?
  var isIcon = false
  var side: Double
  var content: Content

  /// Makes a button of glass, or of a colour.
  ///
  /// - Parameters:
  ///   - isIcon: True if the content has no distance from the ends.
  ///   - side: The least width and height, in points.
  package init(tint: Color? = nil, isIcon: Bool = false, side: Double = 44, content: Content) {
    (self.tint, self.isIcon, self.side, self.content) = (tint, isIcon, side, content)
  }
}

extension GlassButton: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    content.padding(.horizontal, isIcon ? 0 : 12).frame(minWidth: side, minHeight: side)
      .background { GlassPlatter(tint: tint) }
      .appendNode(to: &tree, environment)
  }
}
