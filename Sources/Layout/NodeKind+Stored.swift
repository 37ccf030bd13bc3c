import GalleyGeometry

extension NodeKind {
  /// A kind as the arena keeps it: the same cases, with every payload of more than a few bytes as
  /// a row of a typed table. A `NodeKind` takes more than a hundred bytes and holds references, a
  /// stored one takes eight and is plain data.
  ///
  /// Alignments are guide numbers in the node.
  enum Stored {
    case empty
    case fixed(Row<Size>)
    /// A fixed leaf with baselines, which few have.
    case fixedText(Row<FixedText>)
    case fill
    case circle
    case clamp(Row<ClampLengths>)
    case area(Row<ConstantArea>)
    /// The least length; NaN is the default spacing.
    case spacer(Row<Double>)
    /// The thickness; NaN is one device pixel.
    case divider(Row<Double>)
    case leaf(Row<any LeafLayout>)

    case passthrough
    case frame(Row<FrameLengths>)
    case flexibleFrame(Row<FlexibleLengths>)
    case padding(Row<EdgeInsets>)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Row<AspectRatio>)
    case offset(Row<Point>)
    case position(Row<Point>)
    case layoutPriority(Float)
    case alignmentGuide(Row<NumberedGuide>)
    /// Fractions of the proposal.
    case relative(Row<FrameLengths>)
    /// Fractions of the proposal that the container measured with.
    case containerRelative(Row<FrameLengths>)
    case spacing(Row<SpacingPreferences>)
    case constraints(Row<ConstrainedLengths>)
    case layoutDirection
    case ignoresSafeArea(Edge.Set, SafeAreaRegions)
    case scroll(Row<ScrollStyle>)
    case viewPosition(Row<NamedPosition>)
    case item(Row<LayoutItem>)

    case background
    case overlay
    case safeAreaInset(Row<SafeAreaBar>)

    /// The spacing; NaN for a spacing that depends on the children.
    case hstack(Row<Double>)
    /// The spacing; NaN for a spacing that depends on the children.
    case vstack(Row<Double>)
    case zstack
    case reader
    case linear(Row<LinearStyle>)
    case grid(Row<GridStyle>)
    case flow(Row<FlowStyle>)
    case formRow(Row<FormRowStyle>)
    case form(Row<FormStyle>)
    case list(Row<ListStyle>)
    case positions
    case custom(Row<any ContainerLayout>)
  }
}

// The properties of a kind that do not depend on its parameters. Each switch names every kind, so that a new
// one does not compile before it is handled.
extension NodeKind.Stored {
  /// The role of a child in its node's layout.
  enum ChildRole {
    /// None; those that are there are left out.
    case none
    /// The first one, which the node represents.
    case modified
    /// The first one, which may be larger than the node.
    case scrolled
    /// Two with fixed parts.
    case attached
    /// All of them.
    case contained
  }

  var childRole: ChildRole {
    switch self {
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .leaf: .none
    case .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset,
      .position, .layoutPriority, .alignmentGuide, .relative, .containerRelative, .spacing,
      .constraints,
      .layoutDirection, .ignoresSafeArea, .viewPosition, .item:
      .modified
    case .scroll: .scrolled
    case .background, .overlay, .safeAreaInset: .attached
    case .hstack, .vstack, .zstack, .reader, .linear, .grid, .flow, .formRow, .form, .list,
      .positions, .custom:
      .contained
    }
  }

  /// True if a node wraps one child, which it represents.
  var isModifier: Bool { childRole == .modified || childRole == .attached }

  /// The way to obtain the measurements of a node.
  enum Measuring {
    /// By arithmetic that costs less than a look into the cache.
    case calculated
    /// By one question to one child and a little arithmetic, less than remembering costs.
    case delegated
    /// By work that is worth remembering.
    case remembered
  }

  var measuring: Measuring {
    switch self {
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider: .calculated
    case .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .offset, .layoutPriority,
      .alignmentGuide, .relative, .containerRelative, .spacing, .constraints, .layoutDirection,
      .item, .background,
      .overlay:
      .delegated
    case .leaf, .aspectRatio, .position, .ignoresSafeArea, .scroll, .viewPosition, .safeAreaInset,
      .hstack, .vstack, .zstack, .reader, .linear, .grid, .flow, .formRow, .form, .list, .positions,
      .custom:
      .remembered
    }
  }

  /// True if the node places children by their view positions, all of them in one space. Otherwise a child
  /// with a position is placed in the frame that it is given.
  var placesPositioned: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .positions: true
    case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .leaf,
      .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position,
      .layoutPriority, .alignmentGuide, .relative, .containerRelative, .spacing, .constraints,
      .layoutDirection,
      .ignoresSafeArea, .scroll, .viewPosition, .item, .background, .overlay, .safeAreaInset,
      .reader, .linear, .grid, .flow, .formRow, .form, .list, .custom:
      false
    }
  }

  /// The case's name.
  var name: Substring { "\(self)".prefix { $0 != "(" } }
}
