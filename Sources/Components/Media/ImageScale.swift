/// The size of a symbol beside text of one size, as SwiftUI's `Image.Scale`.
public enum ImageScale: String, PropertyChoice, Hashable {
  case small, medium, large

  /// The factor on the font's size.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
