public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A word that is chosen, taken back or removed: round, 32 points high.
public struct Chip: Sendable {
  /// The displayed text.
  public var title: String
  /// The name of an icon before the title.
  public var systemImage: String?
  /// True if it is chosen.
  public var isSelected: Bool
  /// True if there is a cross to remove it.
  public var isRemovable = false
  /// The state of the control.
  public var state: ControlState

  /// Makes a chip.
  public init(
    _ title: String = "", systemImage: String? = nil, isSelected: Bool = false,
    state: ControlState = .normal
  ) {
    (self.title, self.systemImage) = (title, systemImage)
    (self.isSelected, self.state) = (isSelected, state)
  }

  // Reading

  /// The sentence about `"type": "Chip"` in the reference, the schema and editors.
  public static let summary = "A word that is chosen, taken back or removed."
  /// The theme's name for chips.
  public static let schemeKind: SchemeKind? = "chips"
  /// The keys of `"type": "Chip"` besides those that all views share.
  public static let properties: [Property<Chip>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "What it says.",
      or: ["text", "label"]),
    Property(
      "systemIconName", \.systemImage, in: .values, default: "none",
      "The name of an icon before the title."),
    Property(
      "isSelected", \.isSelected, default: "false", "Whether it is chosen.", or: ["selected"]),
    Property(
      "isRemovable", \.isRemovable, default: "false", "Whether there is a cross to remove it."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  /// Reports a name that is not an icon.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let systemImage { reader.checkIcon(systemImage, at: place.range(of: "systemIconName")) }
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let isSelected = isSelected || state == .selected
    let words =
      isSelected ? environment.accent.words : environment.foreground ?? .system(.label)
    let isPressed = state == .highlighted
    let rest: SystemColor = isPressed ? .primaryFill : .tertiaryFill
    let chosen = environment.accent.pressed(in: state)
    let least = environment.leastGround
    let height = max(environment.heightened(32, by: .subheadline), least.height)
    return HStack(spacing: environment.grown(6, with: .subheadline)) {
      if state == .loading {
        ActivityIndicator(size: environment.grown(16, with: .subheadline))
      } else if let systemImage {
        Image.growing(systemImage, side: 16, with: .subheadline, in: environment)
      }
      Text(title).oneShrinkingLine(.subheadline, in: environment)
      if isRemovable {
        Cross().glyph(.foreground, lineWidth: 1.5, width: 8, height: 8, growingIn: environment)
      }
    }
    .foregroundColor(words)
    .padding(.horizontal, 12).frame(
      minWidth: least.width > 0 ? least.width : nil, minHeight: height
    )
    .background { Capsule().fill(isSelected ? chosen : .system(rest)) }
    .showing(
      state, cornerRadius: height / 2, drawn: [.highlighted, .selected], in: environment)
  }
}

/// A short label that names the kind of something, in a pale shade of its colour.
public struct Tag: Sendable {
  /// The displayed text.
  public var text: String
  /// The colour; nil is the tint.
  public var color: Color?
  /// True if the ground has the full colour.
  public var isFilled = false

  /// Makes a tag.
  @_disfavoredOverload
  package init(_ text: String = "", color: Color? = nil) { (self.text, self.color) = (text, color) }

  // Reading

  /// The sentence about `"type": "Tag"` in the reference, the schema and editors.
  public static let summary = "A small word that says what kind of thing something is."
  /// The theme's name for tags.
  public static let schemeKind: SchemeKind? = "tags"
  /// The keys of `"type": "Tag"` besides those that all views share.
  public static let properties: [Property<Tag>] = [
    Property(
      "text", \.text, as: .displayText, in: .values, default: "nothing", "What it says.",
      or: ["title", "label"]),
    Property("color", \.color, default: "the tint", "The colour."),
    Property(
      "isFilled", \.isFilled, default: "false", "Whether the ground has the full colour."),
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    let color = color ?? environment.accent
    let least = environment.leastGround
    return Text(text).oneShrinkingLine(.caption, in: environment).fontWeight(.semibold)
      .foregroundColor(isFilled ? color.words : color.emphasized)
      .padding(EdgeInsets(vertical: 3, horizontal: 7))
      .atLeast(least)
      .background {
        RoundedRectangle(cornerRadius: 5).fill(isFilled ? color : color.faded(to: 0.15))
      }
  }
}

extension Chip: StatefulControl {
  /// None: what takes no input is pale as a whole.
  var ownColors: Colors { Colors() }
  /// A button, selected and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [.isButton, state.accessibilityTraits, isSelected ? .isSelected : []]
  }
}

extension Tag: ComposedView {}
