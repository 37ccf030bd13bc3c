public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Controls that belong together, side by side on the surface of a bordered button, with lines between
/// them.
///
/// Its buttons take their room and their place, and show on its surface that they are pressed or
/// chosen. It is as wide as they are; with a width of its own it shares that among them. As they cannot be placed in
/// several lines, their words grow to the largest text size that is not an accessibility size, and shrink to the usual
/// one before they are cut.
public struct ControlGroup<Content: View>: Sendable {
  /// The state of all of them.
  public var state: ControlState
  /// The controls.
  public var content: Content

  /// Makes a group of the controls in the braces.
  public init(state: ControlState = .normal, @ViewBuilder content: () -> Content) {
    (self.state, self.content) = (state, content())
  }
}

extension ControlGroup: StyledView, ContainerView {
  /// The sentence about `"type": "ControlGroup"` in the reference, the schema and editors.
  public static var summary: String {
    "Controls that belong together, side by side on one surface."
  }
  /// The theme's `controlGroups`.
  public static var schemeKind: SchemeKind? { "controlGroups" }
  /// The group's own keys.
  public static var properties: [Property<ControlGroup>] {
    [Property("state", \.state, default: "normal", "What all of them are doing.")]
  }

  /// The accessibility traits of its state.
  public var accessibilityTraits: AccessibilityTraits { state.accessibilityTraits }

  /// Returns the surface of a bordered button below that of styles and the theme.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let gray = ButtonKind.gray.scheme.colors
    var own = Scheme(
      colors: Colors(background: gray?.background),
      styles: Styles(cornerRadius: .points(ButtonKind.cornerRadius)))
    own.colors?.highlighted = StateColors(background: gray?.highlighted?.background)
    own.styles?.clipsToBounds = true
    return own.overlaid(by: scheme, in: state)
  }

  /// Appends the row of controls; the look is the surface.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let controls = AnyView.children(of: content)
    Arranged(ControlGroupRow(fillsWidth: look.hasGivenWidth)) {
      ForEach(0..<controls.count) { index in
        controls[index]
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .leading) {
            if index > 0 {
              Rectangle().fill(Color.system(.quaternaryLabel)).frame(width: 1, height: 17.5)
            }
          }
      }
    }
    .modifier(EnvironmentModifier { ($0.segmentState, $0.isPart) = (state, false) })
    .heldBelowAccessibilitySizes()
    .awaited(state)
    .showing(
      state, cornerRadius: ButtonKind.cornerRadius,
      drawn: [.hovered, .highlighted, .focused, .error], in: environment
    )
    .appendRow(state, cornerRadius: ButtonKind.cornerRadius, in: &tree, environment)
  }
}

/// Children side by side without gaps, all as high as the highest: with their own widths, or with one width
/// that fills the offered space. If there is less space, the widest shrink first.
struct ControlGroupRow: ContainerLayout {
  var fillsWidth: Bool

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let widths = widths(for: proposal, children)
    return Size(width: widths.reduce(0, +), height: height(of: widths, children))
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    var x = 0.0
    return widths(for: ProposedSize(width: size.width, height: nil), children).map { width in
      defer { x += width }
      return ChildPlacement(
        origin: Point(x: x, y: 0), proposal: ProposedSize(width: width, height: size.height))
    }
  }

  private func height(of widths: [Double], _ children: LayoutChildren) -> Double {
    widths.indices.reduce(0) { height, index in
      let proposal = ProposedSize(width: widths[index], height: nil)
      return max(height, children.size(of: index, for: proposal).height)
    }
  }

  private func widths(for proposal: ProposedSize, _ children: LayoutChildren) -> [Double] {
    let natural = (0..<children.count).map { children.size(of: $0, for: .unspecified).width }
    guard let room = proposal.width, room.isFinite, !natural.isEmpty else { return natural }
    if fillsWidth { return natural.map { _ in room / Double(natural.count) } }
    guard natural.reduce(0, +) > room else { return natural }
    // The width that none may exceed: what the narrower ones leave, in equal parts.
    var (left, limit) = (room, room)
    for (index, width) in natural.sorted().enumerated() {
      limit = max(left, 0) / Double(natural.count - index)
      if width > limit { break }
      left -= width
    }
    return natural.map { min($0, limit) }
  }
}
