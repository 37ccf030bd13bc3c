internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

extension Color {
  /// For words on the ground that a control has while it is pressed, chosen or under a pointer, which
  /// takes contrast from them.
  func readable(in state: ControlState) -> Color {
    [.hovered, .highlighted, .selected].contains(state) ? emphasized : self
  }

  /// Darker while a control is pressed.
  func pressed(in state: ControlState) -> Color {
    state == .highlighted ? changed(by: .darker(0.2)) : self
  }
}

extension View {
  /// Shows a state of a control that does not draw it itself: pale while it takes no input or is pressed, on
  /// a background of the accent colour while it is selected, under a veil while a pointer is over it, inside
  /// a ring of the accent colour while it has the focus and of red while its input is refused. The control
  /// specifies the place of the spinner in the busy state with ``awaited(_:isMark:wheel:)``.
  ///
  /// - Parameter drawn: The states that the control draws by itself.
  nonisolated func showing(
    _ state: ControlState, cornerRadius: Double, drawn: Set<ControlState> = [],
    in environment: EnvironmentValues
  ) -> some View {
    let state = drawn.contains(state) ? .normal : state
    return opacity(state.opacity)
      .background {
        if state == .selected {
          RoundedRectangle(cornerRadius: cornerRadius + 3, style: .circular).inset(by: -3)
            .fill(environment.accent.faded(to: 0.15))
        }
      }
      .overlay { state.sign(cornerRadius: cornerRadius, in: environment) }
  }

  /// Replaces a part of a control with a spinner while the control is busy.
  ///
  /// - Parameter isMark: True if it is the part whose place the wheel takes; other parts are pale then.
  /// - Parameter side: The wheel's, in points.
  nonisolated func awaited(
    _ state: ControlState, isMark: Bool = true, wheel side: Double = 20
  ) -> ModifiedContent<Self, AwaitedModifier> {
    modifier(AwaitedModifier(isBusy: state == .loading, isMark: isMark, side: side))
  }

  /// Appends a row, inside its ring where its state has one.
  nonisolated func appendRow(
    _ state: ControlState, cornerRadius: Double = 5, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    guard state == .hovered || state.ring(in: environment) != nil else {
      return appendNode(to: &tree, environment)
    }
    // Within the edges: rows touch one another, and lists cut off what reaches out.
    overlay { state.sign(cornerRadius: cornerRadius, inset: 1, in: environment) }
      .appendNode(to: &tree, environment)
  }
}

/// A wheel in the place of a part of a control while that is busy, other parts pale.
struct AwaitedModifier: Sendable {
  let isBusy: Bool
  let isMark: Bool
  let side: Double
}

extension AwaitedModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    if !isBusy { return content.appendNode(to: &tree, environment) }
    guard isMark else {
      return content.opacity(ControlState.disabled.opacity).appendNode(to: &tree, environment)
    }
    content.opacity(0)
      .overlay { ActivityIndicator(size: side).foregroundColor(.system(.secondaryLabel)) }
      .appendNode(to: &tree, environment)
  }

  nonisolated func describe(in writer: inout PropertyWriter) {
    if isBusy { writer.write("opacity", (isMark ? 0 : ControlState.disabled.opacity).plainText) }
  }
}

extension ControlState {
  /// Returns the overlay of a control in a state: a ring or a veil.
  ///
  /// - Parameter inset: The distance of the ring inside the edges.
  @ViewBuilder
  func sign(
    cornerRadius: Double, inset: Double = -2, in environment: EnvironmentValues
  ) -> some View {
    let box = RoundedRectangle(cornerRadius: cornerRadius, style: .circular)
    if let ring = ring(in: environment) {
      box.inset(by: inset).stroke(ring, lineWidth: 2)
    } else if self == .hovered {
      box.fill(Color.system(.quaternaryFill))
    }
  }
}

/// A control of the platform that is smaller than a finger and answers to touches around it: its size
/// is nothing that an author has to mend.
protocol PlatformSized: DocumentView {}

extension LintExemptions {
  /// The lints that are not applied to controls with the platform's size.
  static let platformSize = LintExemptions([
    (.tapTarget, "the platform's own size, which answers to touches around it")
  ])

  /// The lints that are not applied to text that is pale on the platform as well.
  static let platformColor = LintExemptions([
    (.contrast, "the platform's own colour for what may be left unread")
  ])
}

extension DocumentView {
  /// Describes the facts of a view without its keys.
  nonisolated func describeFacts(in writer: inout PropertyWriter) {
    writer.facts.traits.formUnion(accessibilityTraits)
    if self is any PlatformSized {
      LintExemptions.platformSize.describe(as: "", in: &writer)
    }
  }
}

extension ControlState {
  /// The colour of a control's words; nil leaves it to what surrounds them.
  fileprivate var labelColor: Color? { isInteractive ? nil : .system(.tertiaryLabel) }

  /// The opacity of a control that does not draw its state itself. UIKit's pressed buttons keep three
  /// quarters.
  fileprivate var opacity: Double {
    switch self {
    case .highlighted: 0.75
    case .disabled: 0.5
    default: 1
    }
  }

  /// The colour of the ring round a control; nil for none.
  func ring(in environment: EnvironmentValues) -> Color? {
    switch self {
    case .focused: environment.accent.faded(to: 0.6)
    case .error: .system(.systemRed)
    default: nil
    }
  }
}

/// A control that shows its state and paints its parts itself: styles and the theme colour its words
/// and the box round it, in the order of ``Scheme/overlaid(by:in:)``.
protocol StatefulControl: ComposedView {
  nonisolated var state: ControlState { get }
  /// Its own colours in its state, below those of styles and the theme.
  nonisolated var ownColors: Colors { get }
}

extension StatefulControl {
  /// Pale words while it takes no input.
  nonisolated var ownColors: Colors { Colors(foreground: state.labelColor) }

  /// Returns its own colours below those of styles and the theme, in the colours of the state.
  public nonisolated func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    guard scheme != nil || !ownColors.isEmpty else { return nil }
    return Scheme(colors: ownColors).overlaid(by: scheme, in: state)
  }
}
