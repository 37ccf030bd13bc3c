public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Something that is on or off, with its label: a switch at the trailing end, a button or a box.
public struct Toggle: Sendable {
  /// The label of the switch.
  public var label: String
  /// The view in place of the label.
  package var labelView: AnyView?
  /// The name of an icon before the label.
  public var systemImage: String?
  /// True if it is on.
  public var isOn: Bool
  /// The form.
  public var style: ToggleStyle
  /// The state of the control.
  public var state: ControlState

  /// Makes a toggle.
  public init(
    _ label: String = "", systemImage: String? = nil, isOn: Bool = false,
    style: ToggleStyle = .switch, state: ControlState = .normal
  ) {
    (self.label, self.systemImage, self.isOn) = (label, systemImage, isOn)
    (self.style, self.state) = (style, state)
  }

  /// The same in another form.
  public func toggleStyle(_ style: ToggleStyle) -> Toggle { with { $0.style = style } }

  // Reading

  /// The sentence about `"type": "Toggle"` in the reference, the schema and editors.
  public static let summary = "Something that is on or off, with its label."
  /// The theme's `toggles`.
  public static let schemeKind: SchemeKind? = "toggles"
  /// The keys of `"type": "Toggle"` besides those that all views share.
  public static let properties: [Property<Toggle>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is on or off.",
      or: ["title", "text"]),
    Property(
      "systemIconName", \.systemImage, in: .values, default: "none",
      "The name of an icon before the label."),
    Property("isOn", \.isOn, default: "false", "Whether it is on.", or: ["on"]),
    Property("toggleStyle", \.style, default: "switch", "The form."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  /// Reports an icon that does not exist.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let systemImage { reader.checkIcon(systemImage, at: place.range(of: "systemIconName")) }
  }

  private var words: Wording { Wording(label, or: labelView) }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    switch style {
    case .switch:
      HStack(spacing: 8) {
        if let systemImage {
          Image.growing(systemImage, side: 22, in: environment)
            .foregroundColor(environment.accent)
        }
        if !words.isEmpty { words.text().frame(maxWidth: .infinity, alignment: .leading) }
        // Recorded on iOS 26: a row is as high as its label; the switch reaches beyond it.
        if environment.isGlassRow, !words.isEmpty {
          Switch(isOn: isOn, state: state).frame(height: 0)
        } else {
          Switch(isOn: isOn, state: state)
        }
      }
    case .button:
      // A group of controls has the surface that shows what is on.
      let shown = environment.isSegment && isOn && state == .normal ? .selected : state
      Button(
        label, systemImage: systemImage, kind: isOn && !environment.isSegment ? .tinted : .plain,
        state: shown
      )
      .with { ($0.labelView, $0.tint) = (labelView, environment.tint) }
    case .checkbox:
      Checkbox(label, isOn: isOn, state: state).with { $0.labelView = labelView }
    }
  }
}

/// The forms of a toggle, in SwiftUI's words.
public enum ToggleStyle: String, PropertyChoice, Hashable {
  case `switch`, button, checkbox
}

extension Toggle: LeadingRoom {
  package func leadingRoom(in environment: EnvironmentValues) -> Double {
    systemImage == nil || style != .switch ? 0 : environment.grown(22) + 8
  }
}

extension Toggle: StatefulControl, PlatformSized {
  /// A switch and what its state adds.
  public var accessibilityTraits: AccessibilityTraits { [.isToggle, state.accessibilityTraits] }
}
