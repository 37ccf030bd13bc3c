internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The layout nodes that a look puts round its content, from the outside in, worked out once for
/// all components that are written alike.
struct LookLayers: Sendable {
  /// The nodes.
  private(set) var kinds: [NodeKind] = []
  /// The node that paints the box, or nil when there is nothing to paint.
  private(set) var boxIndex: Int?
  @Rare private var foreground: Color?
  @Rare private var tint: Color?
  private let isRedacted: Bool?
  private let direction: LayoutDirection?
  /// True if icons have the size of their font inside; nil leaves it as it is outside.
  private let hugsIcons: Bool?

  private var changesEnvironment: Bool {
    foreground != nil || tint != nil || isRedacted != nil || direction != nil || hugsIcons != nil
  }

  init(_ look: Modifiers) {
    foreground = look.foregroundColor
    tint = look.tint
    isRedacted = look.redacted
    direction = look.layoutDirection
    kinds = look.outerKinds
    let firstInner = kinds.count
    if let limits = look.limits {
      kinds.append(.flexibleFrame(limits, alignment: look.alignment ?? .center))
    }
    if let padding = look.padding { kinds.append(.padding(padding)) }
    hugsIcons = kinds.compactMap(\.hugsIcons).last
    guard look.hasBox else { return }
    if kinds.count == firstInner { kinds.append(.passthrough) }
    boxIndex = firstInner
  }

  /// Appends the nodes with the content inside: exactly one node, if the content is one.
  func build(
    in tree: inout LayoutTree.Builder, _ context: EnvironmentValues, box: (any NodeDrawing)?,
    content: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    guard changesEnvironment else {
      return open(0, &tree, box) { content(&$0, context) }
    }
    var inner = context
    if let tint { inner.tint = tint }
    if let foreground { inner.foreground = foreground }
    if let isRedacted { inner.isRedacted = isRedacted }
    if let direction { inner.direction = direction }
    if let hugsIcons { inner.hugsIcons = hugsIcons }
    open(0, &tree, box) { content(&$0, inner) }
  }

  private func open(
    _ index: Int, _ tree: inout LayoutTree.Builder, _ box: (any NodeDrawing)?,
    _ content: (inout LayoutTree.Builder) -> Void
  ) {
    guard index < kinds.count else { return content(&tree) }
    tree.node(kinds[index], drawing: index == boxIndex ? box : nil) { tree in
      open(index + 1, &tree, box, content)
    }
  }
}

extension Modifiers {
  /// True if anything of the box is painted.
  var hasBox: Bool {
    let hasBorder = borderColor != nil && (borderWidth ?? 0) > 0
    let paints = backgroundColor != nil || backgroundBlur != nil || backgroundGradient != nil
    return paints || hasBorder || clipped == true || clipShape != nil || hasEffects
  }

  /// True if something is done with all that is drawn.
  private var hasEffects: Bool {
    let colors: [Any?] = [
      brightness, contrast, saturation, grayscale, hueRotation, colorMultiply, shadow, blendMode,
      scaleEffect, rotationEffect, skewEffect, transformEffect,
    ]
    return colors.contains { $0 != nil } || colorInvert == true || compositingGroup == true
      || hidden == true || (opacity ?? 1) < 1 || (blur ?? 0) > 0
  }

  /// The limits of the box, or nil if it has none.
  var limits: FrameLimits? {
    let limits = FrameLimits(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
      minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight)
    return limits == FrameLimits() ? nil : limits
  }

  /// The nodes outside the box, from the outside in.
  var outerKinds: [NodeKind] {
    var kinds: [NodeKind] = []
    // A positions container looks for the position in its own children.
    if case .position(let position)? = position?.place { kinds.append(.viewPosition(position)) }
    if let item { kinds.append(.item(item)) }
    if let ignoresSafeArea { kinds.append(.ignoresSafeArea(ignoresSafeArea)) }
    if let layoutDirection { kinds.append(.layoutDirection(layoutDirection)) }
    if let layoutPriority { kinds.append(.layoutPriority(layoutPriority)) }
    if case .center(let x, let y)? = position?.place { kinds.append(.position(x: x, y: y)) }
    if let offset { kinds.append(.offset(x: offset.x, y: offset.y)) }
    for (_, guide, distance) in alignmentGuides?.inOrder ?? [] {
      kinds.append(.alignmentGuide(AlignmentGuide(guide, at: distance)))
    }
    if let constraints { kinds.append(.constraints(constraints)) }
    if relativeWidth != nil || relativeHeight != nil {
      kinds.append(.containerRelative(width: relativeWidth, height: relativeHeight))
    }
    if width != nil || height != nil {
      kinds.append(
        .frame(
          width: width, height: height,
          alignment: alignment ?? .center))
    }
    if let fixedSize {
      kinds.append(
        .fixedSize(
          horizontal: fixedSize.contains(.horizontal), vertical: fixedSize.contains(.vertical)))
    }
    if let aspectRatio { kinds.append(.aspectRatio(aspectRatio.ratio, aspectRatio.contentMode)) }
    return kinds
  }

  /// The values for enclosing containers, or nil if nothing is specified.
  var item: LayoutItem? {
    let changes = ItemChanges(
      isHidden: hidden, weight: weight, hugging: hugging,
      compression: compression, grow: grow, shrink: shrink,
      spacingAfter: spacingAfter, columnSpan: columnSpan, rowSpan: rowSpan, basis: basis,
      order: order,
      crossAlignment: alignSelf, zIndex: zIndex, cellAnchor: cellAnchor, unsizedAxes: unsizedAxes)
    return changes.item == LayoutItem() ? nil : changes.item
  }
}
