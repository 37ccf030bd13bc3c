public import GalleyGeometry
public import GalleyLayout

extension Component {
  /// Drawn elsewhere; its room and its siblings stay. x points to trailing.
  public func offset(x: Double = 0, y: Double = 0) -> ModifiedComponent<Self> {
    modified(.offset(x: x, y: y))
  }

  /// With its centre at a point of the room it is offered, which it takes.
  public func position(x: Double, y: Double) -> ModifiedComponent<Self> {
    modified(.position(x: x, y: y))
  }

  /// Placed by a rule in the enclosing `Positions` (or stack), by its own identifier or the one
  /// given here for siblings to refer to (W3W-22).
  public func position(
    _ position: ViewPosition, id: String? = nil
  ) -> ModifiedComponent<Self> {
    modified(.viewPosition(position, id: id))
  }

  /// Another place for a vertical line that siblings align by.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double
  ) -> ModifiedComponent<Self> {
    modified(.alignmentGuide(AlignmentGuide(.horizontal(guide), place: place)))
  }

  /// Another place for a horizontal line that siblings align by.
  public func alignmentGuide(
    _ guide: VerticalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double
  ) -> ModifiedComponent<Self> {
    modified(.alignmentGuide(AlignmentGuide(.vertical(guide), place: place)))
  }

  /// Another reading direction inside.
  public func layoutDirection(_ direction: LayoutDirection) -> ModifiedComponent<Self> {
    modified(.layoutDirection(direction))
  }

  /// Over the safe area's insets on the given edges, where it reaches them.
  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> ModifiedComponent<Self> {
    modified(.ignoresSafeArea(edges))
  }

  /// With a bar at an edge: the component gets what is left, and a larger safe area.
  public func safeAreaInset(
    edge: Edge, alignment: Alignment = .center, spacing: Double = 0,
    @ComponentBuilder content: () -> ComponentGroup
  ) -> AttachedComponent<Self> {
    AttachedComponent(
      content: self, kind: .safeAreaInset(edge, alignment: alignment, spacing: spacing),
      attachment: content(), isBehind: false)
  }

  /// With other components behind, in its size.
  public func background(
    alignment: Alignment = .center, @ComponentBuilder content: () -> ComponentGroup
  ) -> AttachedComponent<Self> {
    AttachedComponent(
      content: self, kind: .background(alignment), attachment: content(), isBehind: true)
  }

  /// With other components in front, in its size.
  public func overlay(
    alignment: Alignment = .center, @ComponentBuilder content: () -> ComponentGroup
  ) -> AttachedComponent<Self> {
    AttachedComponent(
      content: self, kind: .overlay(alignment), attachment: content(), isBehind: false)
  }

  /// With an identifier, by which positions, dumps and reports name it. Outermost, where siblings
  /// can see it.
  public func id(_ id: String) -> IdentifiedComponent {
    IdentifiedComponent(wrapped: self, id: id)
  }
}
