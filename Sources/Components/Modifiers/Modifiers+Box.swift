internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

extension Modifiers {
  /// The look without what a component that paints its box itself takes over: the box with its
  /// padding and its limits. Colour of content, frame and place stay.
  var withoutBox: Modifiers {
    var look = self
    look.exchangeBox(with: Modifiers())
    look.shadow = nil
    return look
  }

  /// The look with the box of other modifiers in place of its own, but with its own padding.
  func withBox(of written: Modifiers) -> Modifiers {
    var look = self
    look.exchangeBox(with: written)
    (look.padding, look.shadow) = (padding, written.shadow)
    return look
  }

  /// The box alone.
  var onlyBox: Modifiers {
    var look = Modifiers()
    look.exchangeBox(with: self)
    look.shadow = shadow
    return look
  }

  /// Splits modifiers with a mask between the box and the effects in two: effects with everything outside
  /// them, and the box inside.
  private var partedAtMask: (outer: Modifiers, inner: Modifiers) {
    var (outer, inner) = (self, Modifiers())
    inner.exchangeBox(with: self)
    inner.exchangeLimits(with: self)
    (inner.foregroundColor, inner.tint, inner.alignment) = (foregroundColor, tint, alignment)
    inner.redacted = redacted
    outer.exchangeBox(with: Modifiers())
    outer.exchangeLimits(with: Modifiers())
    outer.mask = nil
    return (outer, inner)
  }

  /// Splits modifiers with a background that reaches farther than the box in three: everything outside both,
  /// the box without a background, and the background.
  private var partedAtGround: (outer: Modifiers, inner: Modifiers, ground: Modifiers) {
    var (outer, inner) = partedAtMask
    var ground = Modifiers()
    ground.backgroundColor = inner.backgroundColor
    ground.backgroundGradient = inner.backgroundGradient
    ground.backgroundBlur = inner.backgroundBlur
    inner.backgroundColor = nil
    inner.backgroundGradient = nil
    inner.backgroundBlur = nil
    outer.mask = mask
    outer.backgroundIgnoresSafeArea = nil
    return (outer, inner, ground)
  }

  private mutating func exchangeBox(with other: Modifiers) {
    padding = other.padding
    backgroundColor = other.backgroundColor
    backgroundGradient = other.backgroundGradient
    backgroundBlur = other.backgroundBlur
    borderColor = other.borderColor
    borderWidth = other.borderWidth
    (cornerRadius, glassCornerRadius) = (other.cornerRadius, other.glassCornerRadius)
    clipped = other.clipped
    clipShape = other.clipShape
  }

  /// The least size of the box without its padding, in points.
  var leastGround: Size {
    let insets = padding ?? .zero
    return Size(
      width: max((minWidth ?? 0) - insets.horizontal, 0),
      height: max((minHeight ?? 0) - insets.vertical, 0))
  }

  /// The box of an input, which its limits belong to and which fills a given height.
  var inputBox: Modifiers {
    var box = onlyBox
    box.exchangeLimits(with: self)
    box.alignment = alignment
    if hasGivenHeight || maxHeight == .infinity { box.maxHeight = .infinity }
    return box
  }

  /// The corner radius in the look of the theme's system.
  func corners(in context: EnvironmentValues) -> CornerRadii? {
    context.theme.system.isGlass ? glassCornerRadius ?? cornerRadius : cornerRadius
  }

  private mutating func exchangeLimits(with other: Modifiers) {
    (minWidth, idealWidth, maxWidth) = (other.minWidth, other.idealWidth, other.maxWidth)
    (minHeight, idealHeight, maxHeight) = (other.minHeight, other.idealHeight, other.maxHeight)
  }

  /// True if the width of the frame comes from outside, so that content that would hug itself fills it.
  var hasGivenWidth: Bool {
    width != nil || relativeWidth != nil || constraints != nil || minWidth != nil
  }

  /// True if the height of the frame comes from outside.
  var hasGivenHeight: Bool { height != nil || relativeHeight != nil }

  /// Appends the box of this look with content inside, and marks both.
  func buildMarkedBox(
    in tree: inout LayoutTree.Builder, _ context: EnvironmentValues,
    content: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    guard tree.isOutlined else { return buildBox(in: &tree, context, content: content) }
    let place = tree.announcedPlace()
    tree.marked(ViewMark.look(self, content: place)) { tree in
      buildBox(in: &tree, context) { tree, context in
        tree.settlePlace(place)
        content(&tree, context)
      }
    }
  }

  /// True if there is a border through which nothing can be seen in either appearance.
  var hasOpaqueBorder: Bool {
    guard let color = borderColor, let width = borderWidth, width > 0 else { return false }
    return Appearance.allCases.allSatisfy { color.resolved(for: $0).alpha >= 1 }
  }

  /// Appends the box of this look with content inside.
  func buildBox(
    in tree: inout LayoutTree.Builder, _ context: EnvironmentValues,
    content: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    if let mask {
      let (outer, inner) = partedAtMask
      return outer.buildBox(in: &tree, context) { tree, context in
        MaskModifier(alignment: .center, mask: mask).build(in: &tree, context) {
          inner.buildBox(in: &$0, $1, content: content)
        }
      }
    }
    if let edges = backgroundIgnoresSafeArea, !edges.isEmpty {
      let (outer, inner, ground) = partedAtGround
      return outer.buildBox(in: &tree, context) { tree, context in
        tree.node(.background(.center)) { tree in
          tree.node(.ignoresSafeArea(edges)) {
            $0.leaf(.fill, drawing: BoxDrawing(ground, context))
          }
          inner.buildBox(in: &tree, context, content: content)
        }
      }
    }
    let layers = LookLayers(self)
    let box = layers.boxIndex == nil ? nil : BoxDrawing(self, context)
    layers.build(in: &tree, context, box: box, content: content)
  }
}
