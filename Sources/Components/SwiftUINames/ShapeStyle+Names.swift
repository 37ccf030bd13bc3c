public import GalleyDesign

// SwiftUI's names of colours where a style is expected: `.fill(.blue)`.
extension ShapeStyle where Self == Color {
  /// The colour of text; a theme's in its place.
  public static var primary: Color { .primary }
  /// The colour of text of less weight; a theme's in its place.
  public static var secondary: Color { .secondary }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Nothing.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == VisualEffect {
  /// The thinnest material.
  public static var ultraThinMaterial: VisualEffect { .ultraThin }
  /// A thin material.
  public static var thinMaterial: VisualEffect { .thin }
  /// The usual material.
  public static var regularMaterial: VisualEffect { .regular }
  /// A thick material.
  public static var thickMaterial: VisualEffect { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: VisualEffect { .ultraThick }
}
