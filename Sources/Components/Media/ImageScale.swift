internal import GalleyVector

/// The size of a symbol beside text of one size, as SwiftUI's `Image.Scale`.
public enum ImageScale: String, PropertyChoice, Hashable {
  case small, medium, large

  /// The scale of a custom symbol's drawings.
  var drawing: SymbolTemplate.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  /// The factor on the font's size.
  var factor: Double { drawing.factor }
}
