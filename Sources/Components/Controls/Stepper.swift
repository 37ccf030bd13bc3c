public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Two buttons that make a value less and more, with a label before them.
public struct Stepper: Sendable {
  /// The label.
  public var label: String
  /// The view in place of the label.
  package var labelView: AnyView?
  /// The state of the control.
  public var state: ControlState
  /// True if the value can be less.
  public var canDecrement = true
  /// True if the value can be more.
  public var canIncrement = true

  /// Makes a stepper.
  public init(_ label: String = "", state: ControlState = .normal) {
    (self.label, self.state) = (label, state)
  }

  // Reading

  /// The sentence about `"type": "Stepper"` in the reference, the schema and editors.
  public static let summary = "Two buttons that make a value less and more."
  /// The theme's `steppers`.
  public static let schemeKind: SchemeKind? = "steppers"
  /// The keys of `"type": "Stepper"` besides those that all views share.
  public static let properties: [Property<Stepper>] = [
    Property(
      "label", \.label, as: .displayText, in: .values, default: "none", "What is changed.",
      or: ["title", "text"]),
    Property("state", \.state, default: "normal", "What the control is doing."),
    Property("canDecrement", \.canDecrement, default: "true", "Whether the value can be less."),
    Property("canIncrement", \.canIncrement, default: "true", "Whether the value can be more."),
  ]

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    let words = Wording(label, or: labelView)
    if words.isEmpty {
      buttons(environment)
    } else {
      HStack(spacing: 8) {
        words.text()
        Spacer(minLength: 0)
        // Recorded on iOS 26: a row is as high as its label; the buttons reach beyond it.
        if environment.isGlassRow {
          buttons(environment).frame(height: 0)
        } else {
          buttons(environment)
        }
      }
    }
  }

  /// UIStepper: 94 by 32, corners of 8, a divider of 1 by 17.5, signs of 13.7 with lines of 1.3. Recorded on iOS 26: a
  /// capsule, signs of 13 with lines of 2.
  private func buttons(_ environment: EnvironmentValues) -> some View {
    let isGlass = environment.theme.system.isGlass
    let corners = isGlass ? 16.0 : 8
    let sign = isGlass ? Size(width: 13, height: 2) : Size(width: 13.7, height: 1.3)
    return HStack(spacing: 0) {
      self.sign(sign, isPlus: false, canDecrement)
      Rectangle().fill(Color.system(isGlass ? .tertiaryLabel : .quaternaryLabel))
        .frame(width: 1, height: 17.5)
        .awaited(state)
      self.sign(sign, isPlus: true, canIncrement)
    }
    .frame(
      width: max(94, environment.leastGround.width),
      height: max(32, environment.leastGround.height)
    )
    .background {
      RoundedRectangle(cornerRadius: corners)
        .fill(Color.system(state == .highlighted ? .primaryFill : .tertiaryFill))
    }
    .showing(state, cornerRadius: corners, drawn: [.highlighted], in: environment)
  }

  private func sign(_ size: Size, isPlus: Bool, _ isEnabled: Bool) -> some View {
    ZStack {
      Capsule().frame(width: size.width, height: size.height)
      if isPlus { Capsule().frame(width: size.height, height: size.width) }
    }
    .foregroundColor(.system(isEnabled && state != .loading ? .label : .tertiaryLabel))
    .frame(maxWidth: .infinity)
  }
}

extension Stepper: StatefulControl, PlatformSized {
  /// Something to adjust and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [.isAdjustable, state.accessibilityTraits]
  }
}
