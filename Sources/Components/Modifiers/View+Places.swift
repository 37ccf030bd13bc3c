public import GalleyGeometry
public import GalleyLayout

extension View {
  /// Drawn elsewhere; its room and its siblings stay. x points to trailing.
  public nonisolated func offset(x: Double = 0, y: Double = 0) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.offset(x: x, y: y))
  }

  /// With its centre at a point of the room it is offered, which it takes.
  public nonisolated func position(x: Double, y: Double) -> ModifiedContent<Self, LayoutModifier> {
    modified(.position(x: x, y: y))
  }

  /// Placed by a rule in the enclosing `Positions` (or stack), by its own identifier or the one
  /// given here for siblings to refer to (W3W-22).
  public nonisolated func position(
    _ position: ViewPosition, id: String? = nil
  ) -> ModifiedContent<Self, LayoutModifier> {
    modified(.viewPosition(position, id: id))
  }

  /// Another place for a vertical line that siblings align by.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, LayoutModifier> {
    modified(.alignmentGuide(AlignmentGuide(.horizontal(guide), place: place)))
  }

  /// Another place for a horizontal line that siblings align by.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, place: @escaping @Sendable (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, LayoutModifier> {
    modified(.alignmentGuide(AlignmentGuide(.vertical(guide), place: place)))
  }

  /// Another reading direction inside.
  public nonisolated func layoutDirection(_ direction: LayoutDirection) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.layoutDirection(direction))
  }

  /// Over the safe area's insets on the given edges, where it reaches them.
  public nonisolated func ignoresSafeArea(_ edges: Edge.Set = .all) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.ignoresSafeArea(edges))
  }

  /// With a bar at an edge: the component gets what is left, and a larger safe area. With nil the spacing depends on
  /// both.
  /// Asked last, as SwiftUI's form of it takes the edges of one axis, whose names are the same.
  @_disfavoredOverload
  public nonisolated func safeAreaInset<Attachment: View>(
    edge: Edge, alignment: Alignment = .center, spacing: Double? = 0,
    @ViewBuilder content: () -> Attachment
  ) -> ModifiedContent<Self, AttachmentModifier<Attachment>> {
    modifier(
      AttachmentModifier(
        kind: .safeAreaInset(edge, alignment: alignment, spacing: spacing),
        attachment: content(), isBehind: false))
  }

  /// With other components behind, in its size.
  public nonisolated func background<Attachment: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Attachment
  ) -> ModifiedContent<Self, AttachmentModifier<Attachment>> {
    modifier(
      AttachmentModifier(kind: .background(alignment), attachment: content(), isBehind: true))
  }

  /// With other components in front, in its size.
  public nonisolated func overlay<Attachment: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Attachment
  ) -> ModifiedContent<Self, AttachmentModifier<Attachment>> {
    modifier(
      AttachmentModifier(kind: .overlay(alignment), attachment: content(), isBehind: false))
  }

  /// With an identifier, by which positions, dumps and reports name it. Outermost, where siblings
  /// can see it.
  public nonisolated func id(_ id: String) -> ModifiedContent<Self, IdentifierModifier> {
    modifier(IdentifierModifier(id: id))
  }
}
