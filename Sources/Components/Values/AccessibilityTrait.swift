/// What a component is to the one who uses it, in the words of UIKit's accessibility traits. Nothing
/// is drawn differently; lints want to know.
public enum AccessibilityTrait: String, PropertyChoice, Hashable {
  case button, link, toggle, adjustable, textField, searchField, keyboardKey, header, image,
    selected, notEnabled

  /// Whether it can be pressed, typed into or moved.
  public var isInteractive: Bool {
    switch self {
    case .button, .link, .toggle, .adjustable, .textField, .searchField, .keyboardKey: true
    case .header, .image, .selected, .notEnabled: false
    }
  }
}
