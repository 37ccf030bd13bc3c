public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A label with the colour that is chosen, in a ring of all hues.
public struct ColorPicker: Sendable {
  /// The label of the colour.
  public var label: String
  /// What stands in the label's place.
  package var labelView: AnyView?
  /// The colour that is chosen.
  public var selection: Color
  /// What the control is doing.
  public var state: ControlState

  /// Makes a picker.
  public init(_ label: String = "", selection: Color = .black, state: ControlState = .normal) {
    (self.label, self.selection, self.state) = (label, selection, state)
  }

  // Reading

  /// The sentence about `"type": "ColorPicker"` in the reference, the schema and editors.
  public static let summary = "A label with the colour that is chosen, in a ring of all hues."
  /// The theme's `pickers`.
  public static let schemeKind: SchemeKind? = "pickers"
  /// The keys of `"type": "ColorPicker"` besides those that all views share.
  public static let properties: [Property<ColorPicker>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is coloured.",
      or: ["title", "text"]),
    Property("selection", \.selection, default: "black", "The colour that is chosen."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  /// UIColorWell: 28 across, a ring of 3, a gap of 2.
  func composition(in environment: EnvironmentValues) -> some View {
    let hues = [0xFF3B30, 0xFFCC00, 0x34C759, 0x00C7BE, 0x007AFF, 0xAF52DE, 0xFF3B30]
      .map { Color(RGBAColor(hex: UInt32(saturating: $0))) }
    let words = Wording(label, or: labelView)
    return HStack(spacing: 8) {
      if !words.isEmpty {
        words.text()
        Spacer(minLength: 0)
      }
      ZStack {
        Circle().strokeBorder(
          AngularGradient(colors: hues, center: .center), lineWidth: 3)
        Circle().fill(selection).padding(5).awaited(state, wheel: 18)
      }
      .frame(width: 28, height: 28).showing(state, cornerRadius: 14, in: environment)
    }
  }
}

extension ColorPicker: StatefulControl, PlatformSized {
  /// A button and what its state adds.
  public var accessibilityTraits: AccessibilityTraits { [.isButton, state.accessibilityTraits] }
}
