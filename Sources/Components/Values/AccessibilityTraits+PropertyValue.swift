internal import GalleyDesign
public import GalleyLayout
public import GalleyParsing

extension AccessibilityTraits: PropertyValue {
  /// UIKit's names, which documents use.
  private static let words: [(String, AccessibilityTraits)] = [
    ("button", .isButton), ("link", .isLink), ("toggle", .isToggle),
    ("adjustable", .isAdjustable), ("textField", .isTextField), ("searchField", .isSearchField),
    ("keyboardKey", .isKeyboardKey), ("header", .isHeader), ("image", .isImage),
    ("selected", .isSelected), ("notEnabled", .isNotEnabled),
  ]

  /// A list of words.
  public static var kind: PropertyKind { .list(.choice(words.map(\.0))) }

  /// Reads the words; unknown ones are left out.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> AccessibilityTraits? {
    guard case .array(let values) = value.kind else { return reader.mismatch(name, kind, value) }
    var traits: AccessibilityTraits = []
    for (index, value) in values.enumerated() {
      let name = "\(name).\(index)"
      let choice = PropertyKind.choice(words.map(\.0))
      guard case .string(let word) = value.kind else {
        _ = reader.mismatch(name, choice, value) as AccessibilityTraits?
        continue
      }
      let known = words.first { $0.0 == word }?.1
      traits.formUnion(
        known ?? reader.unknownWord(word, for: name, among: words.map(\.0), at: value.range) ?? [])
    }
    return traits
  }

  /// Adds them to what is known of the element; the picture does not depend on them.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.facts.traits.formUnion(self)
  }
}

extension AccessibilityTraits {
  /// The names of Swift.
  package var swiftNames: [String] {
    Self.words.filter { contains($0.1) }.map {
      "is" + $0.0.prefix(1).uppercased() + $0.0.dropFirst()
    }
  }
}

extension ControlState {
  /// The meaning of the state to the user of the control.
  var accessibilityTraits: AccessibilityTraits {
    switch self {
    case .disabled: .isNotEnabled
    case .selected: .isSelected
    default: []
    }
  }
}

/// More about what a view is to the one who uses it.
public struct AccessibilityTraitsModifier: Sendable {
  let traits: AccessibilityTraits
  var isPlatformSized = false
}

extension AccessibilityTraitsModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    content.appendNode(to: &tree, environment)
  }

  nonisolated func describe(in writer: inout PropertyWriter) {
    writer.facts.traits.formUnion(traits)
    if isPlatformSized { LintExemptions.platformSize.describe(as: "", in: &writer) }
  }
}

extension View {
  /// The view as a control of a bar, which answers to touches in all the bar's height.
  nonisolated func barControl(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityTraitsModifier> {
    modifier(AccessibilityTraitsModifier(traits: traits, isPlatformSized: true))
  }

  /// Says more about what it is to the one who uses it: `.accessibilityAddTraits(.isButton)`. Nothing
  /// is drawn differently; lints want to know.
  @_disfavoredOverload
  package nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityTraitsModifier> {
    modifier(AccessibilityTraitsModifier(traits: traits))
  }
}
