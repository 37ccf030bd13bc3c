public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A box with a tick, on, off or in between, and a label after it.
public struct Checkbox: Sendable {
  /// The label of the choice.
  public var label: String
  /// The view in place of the label.
  package var labelView: AnyView?
  /// True if it is on.
  public var isOn: Bool
  /// True if it is on for some of the items that it represents; takes precedence over `isOn`.
  public var isMixed = false
  /// The state of the control.
  public var state: ControlState

  /// Makes a box.
  public init(_ label: String = "", isOn: Bool = false, state: ControlState = .normal) {
    (self.label, self.isOn, self.state) = (label, isOn, state)
  }

  // Reading

  /// The sentence about `"type": "Checkbox"` in the reference, the schema and editors.
  public static let summary = "A box with a tick, on, off or in between."
  /// The theme's `checkboxes`.
  public static let schemeKind: SchemeKind? = "checkboxes"
  /// The keys of `"type": "Checkbox"` besides those that all views share.
  public static let properties: [Property<Checkbox>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is chosen.",
      or: ["title", "text"]),
    Property("isOn", \.isOn, default: "false", "Whether it is on.", or: ["on", "checked"]),
    Property(
      "isMixed", \.isMixed, default: "false", "Whether it is on for some of what it stands for."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    let side = environment.grown(22)
    let box = RoundedRectangle(cornerRadius: side * 3 / 11)
    let isOn = isOn || state == .selected
    let filled = isOn || isMixed
    return LabeledMark(label: Wording(label, or: labelView)) {
      ZStack {
        if filled {
          box.fill(environment.accent.pressed(in: state))
        } else {
          box.fill(Color.system(state == .highlighted ? .tertiaryFill : .systemBackground))
          box.strokeBorder(Color.system(.systemGray2), lineWidth: 1.5)
        }
        if isMixed {
          Capsule().fill(Color.wordsOnAccent).frame(width: side / 2, height: side / 11)
        } else if isOn {
          Tick().glyph(
            Color.wordsOnAccent, lineWidth: 2, width: 12, height: 12, growingIn: environment)
        }
      }
      .frame(width: side, height: side)
      .awaited(state, wheel: side)
      .showing(
        state, cornerRadius: side * 3 / 11, drawn: [.highlighted, .selected], in: environment)
    }
  }
}

/// One of several round marks, of which one is on, and a label after it.
public struct RadioButton: Sendable {
  /// The label, which names the choice.
  public var label: String
  /// The view in place of the label.
  package var labelView: AnyView?
  /// True if it is the one that is on.
  public var isOn: Bool
  /// The state of the control.
  public var state: ControlState

  /// Makes a mark.
  public init(_ label: String = "", isOn: Bool = false, state: ControlState = .normal) {
    (self.label, self.isOn, self.state) = (label, isOn, state)
  }

  // Reading

  /// The sentence about `"type": "RadioButton"` in the reference, the schema and editors.
  public static let summary = "A round mark, one of several of which one is on."
  /// The theme's `radioButtons`.
  public static let schemeKind: SchemeKind? = "radioButtons"
  /// The keys of `"type": "RadioButton"` besides those that all views share.
  public static let properties: [Property<RadioButton>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is chosen.",
      or: ["title", "text"]),
    Property("isOn", \.isOn, default: "false", "Whether it is on.", or: ["on", "selected"]),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    let side = environment.grown(22)
    let isOn = isOn || state == .selected
    return LabeledMark(label: Wording(label, or: labelView)) {
      ZStack {
        Circle().fill(
          isOn
            ? environment.accent.pressed(in: state)
            : .system(state == .highlighted ? .tertiaryFill : .systemBackground))
        if isOn {
          Circle().fill(Color.wordsOnAccent).frame(width: side * 9 / 22, height: side * 9 / 22)
        } else {
          Circle().strokeBorder(Color.system(.systemGray2), lineWidth: 1.5)
        }
      }
      .frame(width: side, height: side)
      .awaited(state, wheel: side)
      .showing(
        state, cornerRadius: side / 2, drawn: [.highlighted, .selected], in: environment)
    }
  }
}

/// A mark with words after it.
private struct LabeledMark<Mark: View>: Sendable {
  var label: Wording
  @ViewBuilder var mark: Mark
}

extension LabeledMark: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    guard !label.isEmpty else { return mark.appendNode(to: &tree, environment) }
    HStack(spacing: 8) {
      mark
      label.text()
    }
    .appendNode(to: &tree, environment)
  }
}

extension Checkbox: StatefulControl, PlatformSized {
  /// A switch and what its state adds.
  public var accessibilityTraits: AccessibilityTraits { [.isToggle, state.accessibilityTraits] }
}

extension RadioButton: StatefulControl, PlatformSized {
  /// A switch, selected and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [.isToggle, state.accessibilityTraits, isOn ? .isSelected : []]
  }
}
