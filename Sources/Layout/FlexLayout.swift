public import GalleyGeometry

/// Rows or columns as CSS's flexible boxes make them: children of a base length that grow and shrink by
/// their shares, in one line or in several, in an order of their own.
///
/// It takes all the width it is offered, else what its children contribute; its height is its lines',
/// unless `fillsHeight` makes it take the offered length. A child's base is `LayoutItem.basis`, else its
/// ideal length whatever its own bounds are; it is held between them afterwards. Without a least length of
/// its own it is not shrunk below what its content needs, as with `min-width: auto`.
public struct FlexLayout: ContainerLayout, Hashable {
  /// Whether children that do not fit begin a new line.
  public enum Wrap: String, Hashable, Sendable, CaseIterable {
    case none, wrap, reverse
  }

  /// Where children stand along a line, or lines across it.
  public enum Packing: String, Hashable, Sendable, CaseIterable {
    case stretch, start, end, center, spaceBetween, spaceAround, spaceEvenly
  }

  /// The direction in which children follow one another.
  public var axis: Axis
  /// Whether they follow one another from the end.
  public var isReversed = false
  /// Whether they begin new lines.
  public var wrap = Wrap.none
  /// Where they stand along the line; `stretch` is `start`.
  public var justification = Packing.start
  /// Where they sit across their line.
  public var alignment = FlexAlignment.stretch
  /// Where lines stand in a container of a given cross length.
  public var lineAlignment = Packing.stretch
  /// The gap between neighbours, in points.
  public var spacing = 0.0
  /// The gap between lines, in points.
  public var lineSpacing = 0.0
  /// Whether the container is as high as what it is offered.
  public var fillsHeight = false

  /// Makes a row or column of one line.
  public init(_ axis: Axis = .horizontal) { self.axis = axis }

  /// The width that is offered, and the height of the lines.
  public func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    FlexLines(self, Room(self, proposal), children).size
  }

  /// Every child at its place in its line.
  public func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    FlexLines(self, Room(self, size), children).placements(count: children.count)
  }

  /// The least width that breaks nothing in it: CSS's `min-content`.
  func leastWidth(_ children: LayoutChildren) -> Double {
    FlexLines(self, Room(self, .unspecified), children).leastWidth
  }

  /// The lengths that are given; nil where content decides.
  struct Room {
    var main: Double?
    var cross: Double?

    init(_ layout: FlexLayout, _ proposal: ProposedSize) {
      func given(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }
      let width = given(proposal.width)
      let height = layout.fillsHeight ? given(proposal.height) : nil
      (main, cross) = layout.axis == .horizontal ? (width, height) : (height, width)
    }

    /// The lengths of a container that was placed, which may be larger than it requested.
    init(_ layout: FlexLayout, _ size: Size) {
      (main, cross) =
        layout.axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    }
  }
}

/// Where a child of a flex container sits across its line.
public enum FlexAlignment: String, Hashable, Sendable, CaseIterable {
  case stretch, start, end, center
  /// The first baselines of a row's children, or the leading edges of a column's, on one line.
  case baseline
}
