/// A closed list of named colours. The raw value is the name under which documents find it.
public protocol ColorTable: RawRepresentable, CaseIterable, Sendable, Hashable
where RawValue == String {
  /// The colour of the name.
  var color: Color { get }
}

/// A colour that is the same in every surrounding, by 24-bit value.
func fixed(_ hex: UInt32, alpha: Double = 1) -> Color {
  Color(RGBAColor(hex: hex, alpha: alpha))
}

/// A colour with a light and a dark form, by 24-bit values.
func adaptive(
  _ light: UInt32, _ dark: UInt32, alpha: Double = 1, darkAlpha: Double? = nil
) -> Color {
  Color(
    light: RGBAColor(hex: light, alpha: alpha),
    dark: RGBAColor(hex: dark, alpha: darkAlpha ?? alpha))
}
