public import GalleyGeometry
public import GalleyLayout

// The values that containers read of their views. Consecutive modifiers make one.

extension View {
  private nonisolated func item(
    _ changes: ItemChanges
  ) -> ModifiedContent<Self, ItemModifier> {
    modifier(ItemModifier(changes: changes))
  }

  /// Sets the resistance to growing in a linear container (1…1000, 250 by default).
  public nonisolated func hugging(_ priority: Double) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(hugging: priority))
  }

  /// Sets the resistance to shrinking in a linear container (1…1000, 750 by default).
  public nonisolated func compressionResistance(
    _ priority: Double
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(compression: priority))
  }

  /// Its shares of surplus and lack in a flex container and in the flexing distributions of a linear
  /// one; in the former from a base length in points, nil for its ideal one.
  public nonisolated func flex(
    grow: Double? = nil, shrink: Double? = nil, basis: Double? = nil
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(grow: grow, shrink: shrink, basis: basis))
  }

  /// Its place among the views of a flex container: lower ones come first.
  public nonisolated func flexOrder(_ order: Int) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(order: order))
  }

  /// Sets the alignment across its line in a flex container.
  public nonisolated func flexAlignment(
    _ alignment: FlexAlignment
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(crossAlignment: alignment))
  }

  /// The relative width in a form row, perhaps between limits in points (GUI-15).
  public nonisolated func size(
    _ weight: Double, minLength: Double = 0, maxLength: Double = .infinity
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(weight: weight, minLength: minLength, maxLength: maxLength))
  }

  /// The gap after it in a linear container, in points.
  public nonisolated func customSpacing(
    after spacing: Double
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(spacingAfter: spacing))
  }

  /// The number of columns it takes in a grid, at least 1.
  @_disfavoredOverload
  public nonisolated func gridCellColumns(_ count: Int) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(columnSpan: count))
  }

  /// The number of lines it takes in a grid, at least 1.
  public nonisolated func gridCellRows(_ count: Int) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(rowSpan: count))
  }

  /// Sets the position in its cell in a grid of rows, in place of the alignment of its column and its row.
  @_disfavoredOverload
  public nonisolated func gridCellAnchor(
    _ anchor: UnitPoint
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(cellAnchor: anchor))
  }

  /// Requests no space from a grid of rows along these axes, and takes the space that the others leave.
  @_disfavoredOverload
  public nonisolated func gridCellUnsizedAxes(
    _ axes: Axis.Set
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(unsizedAxes: axes))
  }

  /// Sets the place among siblings in the order of painting: higher ones are in front, equal ones in their
  /// given order; 0 by default.
  @_disfavoredOverload
  public nonisolated func zIndex(_ place: Double) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(zIndex: place))
  }

  /// Without room, spacing or paint in a linear container or form row.
  public nonisolated func collapsed(
    _ isCollapsed: Bool = true
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(isHidden: isCollapsed))
  }

  /// Sets the alignment in a slot that its container made larger than the view.
  public nonisolated func itemAlignment(
    _ alignment: Alignment
  ) -> ModifiedContent<Self, ItemModifier> {
    item(ItemChanges(alignment: alignment))
  }
}
