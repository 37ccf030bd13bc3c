public import GalleyGeometry

/// The way a node measures itself and arranges its children.
///
/// Lengths are points. Numbers that make no sense have a documented answer: a negative or
/// non-finite length of a fixed leaf counts as 0, one of a frame as absent, a NaN anywhere as
/// absent or 0. Kinds "with one child" lay out their first child; further children are measured
/// by nobody, get an empty frame and are not painted.
public enum NodeKind: Sendable {
  // Leaves.

  /// Nothing: size zero for every proposal.
  case empty
  /// Always the same size, with baselines from the top when it has text.
  case fixed(Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil)
  /// Takes the whole proposal; nil becomes 10.
  case fill
  /// Takes the smaller side of the proposal twice; nil becomes 10.
  case circle
  /// Takes the proposal held between a minimum and a maximum; nil becomes the ideal.
  case clamp(width: LengthRange, height: LengthRange)
  /// A leaf of constant area, the substitute for text in layout tests: the width offered, or `area / line`;
  /// the height that keeps the area, at least `line`.
  case area(Double, line: Double)
  /// Space along the enclosing stack's axis; nil is the default spacing.
  case spacer(minLength: Double?)
  /// A line across the enclosing stack; nil is one device pixel.
  case divider(thickness: Double?)
  /// Measured by the leaf itself.
  case leaf(any LeafLayout)

  // One child.

  /// Passes proposal and size through.
  case passthrough
  /// A fixed width, height or both; nil passes through.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// Minimum, ideal and maximum lengths.
  case flexibleFrame(FrameLimits, alignment: Alignment)
  /// Insets round the child.
  case padding(EdgeInsets)
  /// Offers nil on the chosen axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Offers a box of a ratio (width divided by height); nil is the ratio of the child's ideal size.
  case aspectRatio(Double?, ContentMode)
  /// Moves what is below without changing the size; x points to trailing.
  case offset(x: Double, y: Double)
  /// Takes the whole proposal and puts the child's centre at a point; x counts from leading.
  case position(x: Double, y: Double)
  /// Measured earlier than siblings of lower priority; 0 without it.
  case layoutPriority(Double)
  /// Replaces one alignment guide of the child.
  case alignmentGuide(AlignmentGuide)
  /// Offers a fraction of its own proposal; nil passes through.
  case relative(width: Double?, height: Double?)
  /// Offers a fraction of what the enclosing container measured its children with; nil passes
  /// through. Unlike `relative` it does not take the fraction once more of a layered or linear
  /// container that became as small as the child.
  case containerRelative(width: Double?, height: Double?)
  /// Distances that the child prefers to its neighbours.
  case spacing(SpacingPreferences)
  /// Equalities and bounds on the child's lengths.
  case constraints([DimensionConstraint])
  /// The layout direction below this node.
  case layoutDirection(LayoutDirection)
  /// Places the child over the safe area's insets on the given edges, as far as they are of the given kinds.
  case ignoresSafeArea(Edge.Set, SafeAreaRegions = .all)
  /// Shows a part of a child that may be larger on the scrolled axes.
  case scroll(ScrollStyle)
  /// Places the child by a position; see `positions`.
  case viewPosition(ViewPosition, id: String? = nil)
  /// Passes through; carries what an enclosing linear container, form row or grid reads.
  case item(LayoutItem)

  // Two children.

  /// The first child is behind the second, which alone decides the size.
  case background(Alignment)
  /// The second child is in front of the first, which alone decides the size.
  case overlay(Alignment)
  /// The second child is a bar at an edge; the first gets what is left and a larger safe area. A keyboard is a bar
  /// that belongs to the region of keyboards. With nil the spacing depends on the children.
  case safeAreaInset(
    Edge, alignment: Alignment = .center, spacing: Double? = 0, isKeyboard: Bool = false)

  // Several children.

  /// A row; with nil the spacing depends on the children.
  case hstack(alignment: VerticalAlignment, spacing: Double?)
  /// A column; with nil the spacing depends on the children.
  case vstack(alignment: HorizontalAlignment, spacing: Double?)
  /// One over the other, first at the back.
  case zstack(Alignment)
  /// Takes the whole proposal (nil becomes 10) and places its children at the top leading corner.
  case reader
  /// A row or column with UIStackView's distributions and alignments, and the packing ones.
  case linear(LinearStyle)
  /// Rows or columns of cells in tracks.
  case grid(GridStyle)
  /// Children one after another in lines that wrap.
  case flow(FlowStyle)
  /// A row of elements with relative widths.
  case formRow(FormRowStyle)
  /// Form rows one below the other.
  case form(FormStyle)
  /// Rows that scroll, with insets, a minimum height and separators.
  case list(ListStyle)
  /// Takes the whole proposal; each child is placed by its `viewPosition`, in order.
  case positions
  /// Arranged by the user's own container.
  case custom(any ContainerLayout)
}

/// The size of a box: as large as fits inside, or as small as covers.
@frozen
public enum ContentMode: String, Hashable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers.
  case fill
}
