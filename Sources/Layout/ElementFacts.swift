/// The facts about an element besides its appearance, as far as its type or its author gave them: values for
/// lints and accessibility, none of which affects a pixel.
public struct ElementFacts: Hashable, Sendable {
  /// A lint that does not hold for the element and everything inside it.
  public struct Exemption: Hashable, Sendable {
    /// The name of the lint.
    public var lint: String
    /// Why it does not hold.
    public var reason: String

    /// Makes an exemption.
    public init(lint: String, reason: String) {
      self.lint = lint
      self.reason = reason
    }
  }

  /// The accessibility traits.
  public var traits: AccessibilityTraits = []
  /// True if the author requested that text be truncated if it is too long.
  public var allowsTruncation = false
  /// True if words replace the components that should be inside.
  public var isPlaceholder = false
  /// True if it is an entry of the legend of a chart.
  public var isLegendEntry = false
  /// The lints that do not hold.
  public var exemptions: [Exemption] = []

  /// Makes facts of an element of which nothing is known.
  public init() {}

  /// Adds what is known from elsewhere.
  public mutating func add(_ other: ElementFacts) {
    traits.formUnion(other.traits)
    allowsTruncation = allowsTruncation || other.allowsTruncation
    isPlaceholder = isPlaceholder || other.isPlaceholder
    isLegendEntry = isLegendEntry || other.isLegendEntry
    exemptions += other.exemptions
  }
}

/// The meaning of a view to its user, with SwiftUI's names; UIKit's are added for meanings without one in
/// SwiftUI. Nothing is drawn differently.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait. Values are not kept from version to version: write the names.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 1)
  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 2)
  /// It is moved: a slider, a stepper.
  public static let isAdjustable = AccessibilityTraits(rawValue: 1 << 3)
  /// It is typed into.
  public static let isTextField = AccessibilityTraits(rawValue: 1 << 4)
  /// The text of a search is typed into it.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 5)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a picture, including the glyphs in it, which are not read letter by letter.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 8)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 9)
  /// It is switched off, so that it may be pale (WCAG 2.2, 1.4.3).
  public static let isNotEnabled = AccessibilityTraits(rawValue: 1 << 10)

  /// True if it can be pressed, typed into or moved.
  public var isInteractive: Bool {
    !isDisjoint(with: [
      .isButton, .isLink, .isToggle, .isAdjustable, .isTextField, .isSearchField, .isKeyboardKey,
    ]) && !contains(.isNotEnabled)
  }
}
