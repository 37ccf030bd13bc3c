public import GalleyGeometry

/// The standard heights of DNAKit's buttons, each with its font and insets (DNA-17).
public enum ButtonSize: Hashable, Sendable {
  /// 24 points; 28 for the platform's kinds of buttons.
  case small
  /// 34 points.
  case medium
  /// 40 points; 50 for the platform's kinds of buttons.
  case large
  /// 50 points.
  case extraLarge
  /// Any height, in points.
  case custom(Double)

  /// The sizes that have a name.
  public static let named: [(name: String, size: ButtonSize)] = [
    ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge),
  ]

  /// The height of the button, in points.
  public var height: Double {
    switch self {
    case .small: 24
    case .medium: 34
    case .large: 40
    case .extraLarge: 50
    case .custom(let height): height
    }
  }

  /// The size of the title, in points.
  public var fontSize: Double { self == .small ? 11 : 14 }

  /// The distance between the edges and the content. DNAKit's vertical insets would make the button
  /// higher than its height; the height wins and the content is centred in it.
  public var contentInsets: EdgeInsets {
    switch self {
    case .small: EdgeInsets(vertical: 8, horizontal: 8)
    case .medium: EdgeInsets(vertical: 10, horizontal: 12)
    case .large: EdgeInsets(vertical: 12, horizontal: 24)
    case .extraLarge: EdgeInsets(vertical: 16, horizontal: 24)
    case .custom(let height): EdgeInsets(vertical: 0.8 * height, horizontal: 8)
    }
  }

  /// The distance between the edges and the image.
  public var imageInsets: EdgeInsets {
    switch self {
    case .small: EdgeInsets(top: 6, leading: 5, bottom: 6, trailing: 4)
    case .medium: EdgeInsets(vertical: 10, horizontal: 5)
    case .large: EdgeInsets(vertical: 12, horizontal: 5)
    case .extraLarge, .custom: EdgeInsets(vertical: 16, horizontal: 5)
    }
  }

  /// The height of the image: what its insets leave, but never less than the title's size.
  public var imageHeight: Double { max(height - imageInsets.vertical, fontSize) }
}
