public import GalleyGeometry
public import GalleyLayout

extension Component {
  func modified(
    _ kind: NodeKind, drawing: (any NodeDrawing)? = nil
  ) -> ModifiedComponent<Self> {
    ModifiedComponent(content: self, kind: kind, drawing: drawing)
  }

  /// A fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedComponent<Self> {
    modified(.frame(width: width, height: height, alignment: alignment))
  }

  /// Minimum, ideal and maximum lengths, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedComponent<Self> {
    let limits = FrameLimits(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight)
    return modified(.flexibleFrame(limits, alignment: alignment))
  }

  /// Room round the component, in points.
  public func padding(_ insets: EdgeInsets) -> ModifiedComponent<Self> {
    modified(.padding(insets))
  }

  /// The same room on some edges, in points; 16 when no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> ModifiedComponent<Self>
  {
    let room = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
        bottom: edges.contains(.bottom) ? room : 0,
        trailing: edges.contains(.trailing) ? room : 0))
  }

  /// The same room on all edges, in points.
  public func padding(_ length: Double) -> ModifiedComponent<Self> {
    padding(EdgeInsets(length))
  }

  /// The ideal size on both axes.
  public func fixedSize() -> ModifiedComponent<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The ideal size on the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedComponent<Self> {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// A ratio of width to height; nil is that of the ideal size.
  public func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> ModifiedComponent<Self> {
    modified(.aspectRatio(ratio, contentMode))
  }

  /// As large as fits, in its own proportions.
  public func scaledToFit() -> ModifiedComponent<Self> { aspectRatio(contentMode: .fit) }
  /// As small as covers, in its own proportions.
  public func scaledToFill() -> ModifiedComponent<Self> { aspectRatio(contentMode: .fill) }

  /// A fraction of the room that is offered.
  public func relativeSize(
    width: Double? = nil, height: Double? = nil
  ) -> ModifiedComponent<Self> {
    modified(.relative(width: width, height: height))
  }

  /// Equalities and bounds whose constants may come from named dimensions (STY-21).
  public func constraints(_ constraints: DimensionConstraint...) -> ModifiedComponent<Self> {
    modified(.constraints(constraints))
  }

  /// Asked earlier than siblings of lower priority.
  public func layoutPriority(_ priority: Double) -> ModifiedComponent<Self> {
    modified(.layoutPriority(priority))
  }

  /// The distances it prefers to its neighbours in stacks without spacing.
  public func spacing(_ preferences: SpacingPreferences) -> ModifiedComponent<Self> {
    modified(.spacing(preferences))
  }
}
