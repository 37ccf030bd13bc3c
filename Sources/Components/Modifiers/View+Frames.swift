public import GalleyGeometry
public import GalleyLayout

extension View {
  package nonisolated func modified(_ kind: NodeKind) -> ModifiedContent<Self, LayoutModifier> {
    modifier(LayoutModifier(kind: kind))
  }

  /// A fixed width, height or both, in points.
  @_disfavoredOverload
  public nonisolated func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, LayoutModifier> {
    modified(.frame(width: width, height: height, alignment: alignment))
  }

  /// Minimum, ideal and maximum lengths, in points.
  @_disfavoredOverload
  public nonisolated func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, LayoutModifier> {
    let limits = FrameLimits(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight)
    return modified(.flexibleFrame(limits, alignment: alignment))
  }

  /// Room round the component, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, LayoutModifier> {
    modified(.padding(insets))
  }

  /// The same room on some edges, in points; 16 when no length is given.
  @_disfavoredOverload
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: Double? = nil)
    -> ModifiedContent<Self, LayoutModifier>
  {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// The same room on all edges, in points.
  @_disfavoredOverload
  public nonisolated func padding(_ length: Double) -> ModifiedContent<Self, LayoutModifier> {
    padding(EdgeInsets(length))
  }

  /// The ideal size on both axes.
  public nonisolated func fixedSize() -> ModifiedContent<Self, LayoutModifier> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The ideal size on the chosen axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// A ratio of width to height; nil is that of the ideal size.
  public nonisolated func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, LayoutModifier> {
    modified(.aspectRatio(ratio, contentMode))
  }

  /// As large as fits, in its own proportions.
  public nonisolated func scaledToFit() -> ModifiedContent<Self, LayoutModifier> {
    aspectRatio(contentMode: .fit)
  }
  /// As small as covers, in its own proportions.
  public nonisolated func scaledToFill() -> ModifiedContent<Self, LayoutModifier> {
    aspectRatio(contentMode: .fill)
  }

  /// A fraction of the room that the container offers.
  public nonisolated func relativeSize(
    width: Double? = nil, height: Double? = nil
  ) -> ModifiedContent<Self, LayoutModifier> {
    modified(.containerRelative(width: width, height: height))
  }

  /// Equalities and bounds whose constants may come from named dimensions (STY-21).
  public nonisolated func constraints(_ constraints: DimensionConstraint...) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.constraints(constraints))
  }

  /// Asked earlier than siblings of lower priority.
  public nonisolated func layoutPriority(_ priority: Double) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.layoutPriority(priority))
  }

  /// The distances it prefers to its neighbours in stacks without spacing.
  public nonisolated func spacing(_ preferences: SpacingPreferences) -> ModifiedContent<
    Self, LayoutModifier
  > {
    modified(.spacing(preferences))
  }
}
