public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// A knob in a slot of 51 by 31 points, of 63 by 28 since iOS 26, on or off. Its box is 49 points wide then, with the slot
/// at its leading edge, and 66 by 30 since iOS 26, with the slot in the middle. A layer that is rendered without the
/// screen's compositor has no knob since then, and a box of 61 by 28. Styles colour it as SwiftStylable does: the
/// background is the slot when off, the selected background the slot when on, the foreground the
/// knob (STY-16).
public struct Switch: Sendable {
  /// True if it is on.
  public var isOn = false
  /// The state of the switch; disabled is pale, highlighted has a wider knob.
  public var state = ControlState.normal
  /// The colour of the slot when on; nil is the system's green.
  public var onColor: Color?
  /// The colour of the slot when off; nil is a grey fill.
  public var offColor: Color?
  /// The colour of the knob; nil is white.
  public var thumbColor: Color?

  /// Makes a switch that is off.
  public init() {}

  // Reading

  /// The sentence about `"type": "Switch"` in the reference, the schema and editors.
  public static let summary = "A knob in a slot, on or off."
  /// The theme's name for switches.
  public static let schemeKind: SchemeKind? = "switches"
  /// The switch paints its slot itself.
  public static let adoptsStyledBox = true
  /// The switch's own keys.
  public static let properties: [Property<Switch>] = [
    Property("isOn", \.isOn, default: "false", "Whether it is on.", or: ["on"]),
    Property("state", \.state, default: "normal", "What the switch is doing."),
    Property(
      "onColor", \.onColor, default: "the system's green", "The colour of the slot when on.",
      or: ["onTintColor"]),
    Property("offColor", \.offColor, default: "a grey fill", "The colour of the slot when off."),
    Property(
      "thumbColor", \.thumbColor, default: "white", "The colour of the knob.",
      or: ["thumbTintColor"]),
  ]

  /// Returns the properties from styles and the theme, in the colours of the state. Those of `selected` are
  /// the appearance of being on, whatever the state is otherwise.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    state == .selected ? scheme : scheme?.resolved(for: state)
  }

  /// Adopts the colours of the track and the knob; `tint` replaces a missing selected background.
  public static func adopt(_ scheme: Scheme, into toggle: inout StyleAdoption<Switch>) {
    let colors = scheme.colors
    let on = colors?.selected?.background ?? colors?.tint
    toggle.set("onColor", \.onColor, to: on)
    toggle.set("offColor", \.offColor, to: colors?.background)
    toggle.set("thumbColor", \.thumbColor, to: colors?.foreground)
  }

  // Measuring and arranging

  /// Appends the slot with its knob.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let isOn = isOn || state == .selected
    let isGlass = context.theme.system.isGlass
    // The knob is glass, which only the compositor draws. Two recordings of iOS 26 show the slot in the colour of tertiary
    // labels, two points beyond the trailing edge of its box, as before iOS 26: dave-schmidt-dev/gradus at 79c1dcb6
    // (listRowToggleOff) and patricio0312rev/anyssh at e5dacd5e (job-alerts-settings).
    let isLayer = isGlass && context.rendersLayers
    let slot =
      isOn
      ? onColor ?? context.tint ?? Color.system(.systemGreen)
      : offColor ?? Color.system(isLayer ? .tertiaryLabel : .secondaryFill)
    // Recorded on iOS 26.0: SwiftUI gives the switch a box of 66 by 30; its slot is 63 by 28, its knob 37 by 24. In
    // earlier pictures the slot extends two points beyond the trailing edge of its box.
    let box =
      isLayer
      ? Size(width: 61, height: 28)
      : isGlass ? Size(width: 66, height: 30) : Size(width: 49, height: 31)
    let size = isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    let drawing = SwitchDrawing(
      size: size, knobWidth: isGlass ? 37 : 27,
      isCrossed: context.rendersLayers && ![.ios16, .ios17].contains(context.theme.system),
      isOn: isOn, isWide: state == .highlighted,
      opacity: state == .disabled ? 0.4 : 1,
      slot: context.resolved(slot),
      thumb: isLayer ? nil : context.resolved(thumbColor ?? .white))
    tree.node(.overlay(isGlass && !isLayer ? .center : .leading)) { tree in
      tree.leaf(.fixed(box), drawing: drawing)
      if state == .loading {
        ActivityIndicator.onKnob.frame(width: 27, height: 27).padding(2)
          .frame(width: size.width, alignment: isOn ? .trailing : .leading)
          .appendNode(to: &tree, context)
      }
      state.sign(cornerRadius: size.height / 2, in: context)
        .frame(width: size.width, height: size.height).appendNode(to: &tree, context)
    }
  }
}

extension Switch {
  /// Makes a switch.
  public init(isOn: Bool, state: ControlState = .normal) {
    self.init()
    self.isOn = isOn
    self.state = state
  }
}

/// Paints slot and knob.
private struct SwitchDrawing: NodeDrawing {
  /// The slot, in the middle of a frame that has room for it, else at the leading edge.
  var size: Size
  var knobWidth: Double
  /// True if the ends of the slot are those of a rendered layer. Recorded so on iOS 18 (GoodRequest/GoodSwiftUI at
  /// e4984899, testLargeToggleEnabled; Automattic/Gravatar-iOS at c5e9ebb2, PrivacySettingsScreenTests) and 26, and as
  /// circles on iOS 17 (airappsco/AirSettingsUI at 48bd73f7, test_settingToggle_true), to 0.1 pixels.
  var isCrossed: Bool
  var isOn: Bool
  var isWide: Bool
  var opacity: Double
  var slot: RGBAColor
  /// Nil for a slot without a knob.
  var thumb: RGBAColor?

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let beyond = max(0, size.width - frame.width) / 2
    let rect = node.grid.snapped(
      Rect(
        x: frame.midX - size.width / 2 + (node.direction == .leftToRight ? beyond : -beyond),
        y: frame.midY - size.height / 2, width: size.width, height: size.height))
    if opacity < 1 { painter.append(.beginLayer(opacity: opacity)) }
    let slotShape =
      isCrossed
      ? DisplayShape.path(.crossedRectangle(rect, radius: rect.height / 2))
      : .roundedRectangle(rect, CornerRadii(rect.height / 2))
    painter.fill(slotShape, with: .solid(slot))
    if let thumb { paintKnob(thumb, in: rect, slotShape, node.direction, with: &painter) }
    if opacity < 1 { painter.append(.endLayer) }
  }

  private func paintKnob(
    _ thumb: RGBAColor, in rect: Rect, _ slot: DisplayShape, _ direction: LayoutDirection,
    with painter: inout Painter
  ) {
    let knob = knob(in: rect, direction)
    let shape = DisplayShape.roundedRectangle(knob, CornerRadii(knob.height / 2))
    // The shadow ends with the slot. Measured in pictures of iOS 17 at 2 pixels a point, to a third of a level.
    painter.append(.save)
    painter.append(.clip(slot))
    painter.append(
      .shadow(shape, BoxShadow(color: RGBAColor.black.with(alpha: 0.12), x: 0, y: 2.5, blur: 5.5)))
    painter.append(.restore)
    painter.fill(shape, with: .solid(thumb))
  }

  /// Two points from the slot's edge, at trailing when it is on.
  private func knob(in slot: Rect, _ direction: LayoutDirection) -> Rect {
    let height = slot.height - 4
    let width = isWide ? knobWidth + 6 : knobWidth
    let isRight = isOn == (direction == .leftToRight)
    return Rect(
      x: isRight ? slot.maxX - 2 - width : slot.minX + 2, y: slot.minY + 2, width: width,
      height: height)
  }
}

extension Switch: StyledView, PlatformSized {
  /// A switch, and what its state adds: selected, switched off.
  public var accessibilityTraits: AccessibilityTraits { [.isToggle, state.accessibilityTraits] }
}
