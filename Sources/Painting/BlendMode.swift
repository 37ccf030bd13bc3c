/// The way the colours of a group are mixed with those beneath it: the modes of SwiftUI, which are those of
/// the W3C's Compositing and Blending Level 1 and of Porter and Duff.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// Drawn only where there is something beneath.
  case sourceAtop
  /// Drawn under what is there.
  case destinationOver
  /// Takes away what is beneath as far as the group covers it.
  case destinationOut
  /// Takes away what is beneath as far as the group does not cover it: a mask.
  case destinationIn
  /// Colours are added, less white: never lighter than either.
  case plusDarker
  /// Colours are added.
  case plusLighter
}
