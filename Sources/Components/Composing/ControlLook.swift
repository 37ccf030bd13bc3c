internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

extension Color {
  /// One of the platform's colours.
  static func system(_ color: SystemColor) -> Color { color.color }

  /// A share of its own opacity.
  func faded(to share: Double) -> Color { mapped { $0.with(alpha: $0.alpha * share) } }
}

extension View {
  /// What a state does to a control whose own drawing does not tell: pale while it takes no input,
  /// inside a ring of the accent while it has the focus and of red while its input is refused.
  nonisolated func showing(
    _ state: ControlState, cornerRadius: Double, in environment: EnvironmentValues
  ) -> some View {
    overlay {
      if let ring = state.ring(in: environment) {
        RoundedRectangle(cornerRadius: cornerRadius, style: .circular).inset(by: -2)
          .stroke(ring, lineWidth: 2)
      }
    }
    .opacity(state.isInteractive ? 1 : 0.5)
  }

  /// Appends a row, inside its ring where its state has one.
  nonisolated func appendRow(
    _ state: ControlState, cornerRadius: Double = 5, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    guard let ring = state.ring(in: environment) else { return appendNode(to: &tree, environment) }
    // Within the edges: rows touch one another, and lists cut off what reaches out.
    overlay {
      RoundedRectangle(cornerRadius: cornerRadius, style: .circular).inset(by: 1)
        .stroke(ring, lineWidth: 2)
    }
    .appendNode(to: &tree, environment)
  }
}

/// A control of the platform that is smaller than a finger and answers to touches around it: its size
/// is nothing that an author has to mend.
protocol PlatformSized: DocumentView {}

extension LintExemptions {
  /// What lints leave alone about controls that have the platform's size.
  static let platformSize = LintExemptions([
    (.tapTarget, "the platform's own size, which answers to touches around it")
  ])
}

extension DocumentView {
  /// What is known of the view without its keys.
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
  /// Its own colours in its state, below what styles and the theme say.
  nonisolated var ownColors: Colors { get }
}

extension StatefulControl {
  /// Pale words while it takes no input.
  nonisolated var ownColors: Colors { Colors(foreground: state.labelColor) }

  /// Its own colours below what styles and the theme say, in the colours of the state.
  public nonisolated func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    guard scheme != nil || !ownColors.isEmpty else { return nil }
    return Scheme(colors: ownColors).overlaid(by: scheme, in: state)
  }
}
