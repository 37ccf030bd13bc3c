public import GalleyGeometry
public import GalleyLayout

extension Component {
  private func item(_ change: (inout LayoutItem) -> Void) -> ItemComponent {
    var result = self as? ItemComponent ?? ItemComponent(wrapped: self, item: LayoutItem())
    change(&result.item)
    return result
  }

  /// How strongly it refuses to grow in a linear container (1…1000, 250 by default).
  public func hugging(_ priority: Double) -> ItemComponent { item { $0.hugging = priority } }

  /// How strongly it refuses to shrink in a linear container (1…1000, 750 by default).
  public func compressionResistance(_ priority: Double) -> ItemComponent {
    item { $0.compression = priority }
  }

  /// Its shares of surplus and lack in the flexing distributions of a linear container.
  public func flex(grow: Double = 1, shrink: Double = 1) -> ItemComponent {
    item {
      $0.grow = grow
      $0.shrink = shrink
    }
  }

  /// The relative width in a form row, perhaps between limits in points (GUI-15).
  public func size(
    _ weight: Double, minLength: Double = 0, maxLength: Double = .infinity
  ) -> ItemComponent {
    item {
      $0.weight = weight
      $0.minLength = minLength
      $0.maxLength = maxLength
    }
  }

  /// The gap after it in a linear container, in points.
  public func customSpacing(after spacing: Double) -> ItemComponent {
    item { $0.spacingAfter = spacing }
  }

  /// The number of columns it takes in a grid.
  public func gridCellColumns(_ count: Int) -> ItemComponent { item { $0.columnSpan = count } }

  /// Without room, spacing or paint in a linear container or form row.
  public func collapsed(_ isCollapsed: Bool = true) -> ItemComponent {
    item { $0.isHidden = isCollapsed }
  }

  /// Where it sits in a slot that its container made larger than it.
  public func itemAlignment(_ alignment: Alignment) -> ItemComponent {
    item { $0.alignment = alignment }
  }
}
