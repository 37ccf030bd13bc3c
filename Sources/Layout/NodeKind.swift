public import GalleyGeometry

/// How a node measures itself and arranges its children.
public enum NodeKind: Sendable {
  // Leaves.

  /// Always the same size, with baselines from the top when it has text.
  case fixed(Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil)
  /// Takes the whole proposal; nil becomes 10.
  case fill
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
  /// Insets round the child.
  case padding(EdgeInsets)

  // Several children.

  /// A row or column; nil spacing asks the children.
  case hstack(alignment: VerticalAlignment, spacing: Double?)
  /// A column; nil spacing asks the children.
  case vstack(alignment: HorizontalAlignment, spacing: Double?)
  /// One over the other, first at the back.
  case zstack(Alignment)
}
