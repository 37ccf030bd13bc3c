import GalleyGeometry

extension LayoutTree {
  /// Writes a kind into a node and its parameters into the tables, with nonsense removed once and
  /// for all.
  mutating func store(_ kind: NodeKind, in node: inout Node) {
    switch kind {
    case .empty: node.kind = .empty
    case .fixed(let size, let first, let last): node.kind = fixed(size, first, last, of: node)
    case .fill: node.kind = .fill
    case .circle: node.kind = .circle
    case .clamp(let width, let height):
      node.kind = .clamp(tables.clamps.append(ClampLengths(width, height)))
    case .area(let area, let line):
      let value = ConstantArea(area: area.lengthOrZero, line: line.lengthOrZero)
      node.kind = .area(tables.areas.append(value))
    case .spacer(let minimum): node.kind = .spacer(tables.lengths.append(minimum.lengthOrNaN))
    case .divider(let thickness):
      node.kind = .divider(tables.lengths.append(thickness.lengthOrNaN))
    case .leaf(let leaf): node.kind = .leaf(tables.leaves.append(leaf))
    case .passthrough: node.kind = .passthrough
    case .frame(let width, let height, let alignment):
      let lengths = FrameLengths(width, height)
      check(width, against: lengths.width, of: node, "width")
      check(height, against: lengths.height, of: node, "height")
      node.kind = .frame(tables.frames.append(lengths))
      align(alignment, &node)
    case .flexibleFrame(let limits, let alignment):
      check(limits, of: node)
      node.kind = .flexibleFrame(tables.flexibleFrames.append(FlexibleLengths(limits)))
      align(alignment, &node)
    case .padding(let insets):
      let sanitized = insets.sanitized
      if sanitized != insets { report(.unusableLength, of: node, "padding") }
      node.kind = .padding(tables.insets.append(sanitized))
    case .fixedSize(let horizontal, let vertical):
      node.kind = .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      node.kind = .aspectRatio(tables.ratios.append(AspectRatio(ratio, mode)))
    case .offset(let x, let y): node.kind = .offset(point(x, y, of: node, "offset"))
    case .position(let x, let y): node.kind = .position(point(x, y, of: node, "position"))
    case .layoutPriority(let priority): node.kind = .layoutPriority(Float(priority.or(0)))
    case .alignmentGuide(let guide):
      let value = NumberedGuide(guide: guide, number: tables.number(of: guide.guide))
      node.kind = .alignmentGuide(tables.guides.append(value))
    case .relative(let width, let height):
      node.kind = .relative(tables.frames.append(FrameLengths(width, height)))
    case .containerRelative(let width, let height):
      node.kind = .containerRelative(tables.frames.append(FrameLengths(width, height)))
    case .spacing(let preferences): node.kind = .spacing(tables.spacings.append(preferences))
    case .constraints(let constraints):
      check(constraints, of: node)
      node.kind = .constraints(tables.constraints.append(ConstrainedLengths(constraints)))
    case .layoutDirection(let direction):
      node.kind = .layoutDirection
      node.flags.remove(.mirrored)
      if direction == .rightToLeft { node.flags.insert(.mirrored) }
    case .ignoresSafeArea(let edges, let regions):
      node.kind = .ignoresSafeArea(edges, regions)
    case .scroll(let style): node.kind = .scroll(tables.scrolls.append(style))
    case .viewPosition(let position, let id):
      let value = NamedPosition(position: position, name: id)
      node.kind = .viewPosition(tables.positions.append(value))
    case .item(let item):
      node.kind = .item(tables.items.append(item))
      align(item.alignment, &node)
    case .background(let alignment):
      node.kind = .background
      align(alignment, &node)
    case .overlay(let alignment):
      node.kind = .overlay
      align(alignment, &node)
    case .safeAreaInset(let edge, let alignment, let spacing, let isKeyboard):
      let bar = SafeAreaBar(edge: edge, spacing: spacing.finiteOrNaN, isKeyboard: isKeyboard)
      node.kind = .safeAreaInset(tables.bars.append(bar))
      align(alignment, &node)
    case .hstack(let alignment, let spacing):
      node.kind = .hstack(tables.lengths.append(spacing.finiteOrNaN))
      node.verticalGuide = tables.number(of: .vertical(alignment))
    case .vstack(let alignment, let spacing):
      node.kind = .vstack(tables.lengths.append(spacing.finiteOrNaN))
      node.horizontalGuide = tables.number(of: .horizontal(alignment))
    case .zstack(let alignment):
      node.kind = .zstack
      align(alignment, &node)
    case .reader: node.kind = .reader
    case .linear(let style): node.kind = .linear(tables.linears.append(style.sanitized))
    case .grid(let style):
      node.kind = .grid(tables.grids.append(style.sanitized))
      align(style.alignment, &node)
    case .flow(let style):
      node.kind = .flow(tables.flows.append(style.sanitized))
      align(style.alignment, &node)
    case .formRow(let style):
      node.kind = .formRow(tables.formRows.append(style.sanitized))
      node.verticalGuide = tables.number(of: .vertical(style.alignment ?? .top))
    case .form(let style): node.kind = .form(tables.forms.append(style.sanitized))
    case .list(let style):
      node.kind = .list(tables.lists.append(style.sanitized))
      node.horizontalGuide = tables.number(of: .horizontal(style.alignment))
    case .positions: node.kind = .positions
    case .custom(let container): node.kind = .custom(tables.containers.append(container))
    }
  }

  private mutating func fixed(
    _ given: Size, _ first: Double?, _ last: Double?, of node: Node
  ) -> NodeKind.Stored {
    let size = Size(width: given.width.lengthOrZero, height: given.height.lengthOrZero)
    if size != given { report(.unusableLength, of: node, "size") }
    guard first != nil || last != nil else { return .fixed(tables.sizes.append(size)) }
    return .fixedText(
      tables.texts.append(
        FixedText(
          size: size, firstBaseline: (first ?? last).finiteOrNaN,
          lastBaseline: (last ?? first).finiteOrNaN)))
  }

  private mutating func point(
    _ x: Double, _ y: Double, of node: Node, _ property: String
  ) -> Row<Point> {
    let point = Point(x: x.finiteOrZero, y: y.finiteOrZero)
    if point != Point(x: x, y: y) { report(.unusableLength, of: node, property) }
    return tables.points.append(point)
  }

  private mutating func check(
    _ given: Double?, against taken: Double, of node: Node, _ property: String
  ) {
    if given != nil, taken.isNaN { report(.unusableLength, of: node, property) }
  }

  private mutating func check(_ limits: FrameLimits, of node: Node) {
    check(limits.minWidth, limits.idealWidth, limits.maxWidth, of: node, "width")
    check(limits.minHeight, limits.idealHeight, limits.maxHeight, of: node, "height")
  }

  private mutating func check(
    _ least: Double?, _ ideal: Double?, _ most: Double?, of node: Node, _ property: String
  ) {
    if let least, let most, least > most { report(.contradictoryLimits, of: node, property) }
    let isUsable =
      (least?.isUsable ?? true) && (ideal?.isUsable ?? true)
      && (most == .infinity || most?.isUsable ?? true)
    if !isUsable { report(.unusableLength, of: node, property) }
  }

  private mutating func check(_ constraints: [DimensionConstraint], of node: Node) {
    for constraint in constraints {
      let isLength = constraint.attribute == .width || constraint.attribute == .height
      if !constraint.constant.isUsable || (isLength && constraint.constant < 0) {
        report(.unusableLength, of: node, constraint.attribute.rawValue)
      }
    }
    for attribute in [DimensionConstraint.Attribute.width, .height] {
      let mine = constraints.filter { $0.attribute == attribute && $0.constant.isUsable }
      let least = mine.filter { $0.relation != .atMost }.map(\.constant).max()
      let most = mine.filter { $0.relation != .atLeast }.map(\.constant).min()
      if let least, let most, least > most {
        report(.contradictoryLimits, of: node, attribute.rawValue)
      }
    }
  }

  private mutating func align(_ alignment: Alignment, _ node: inout Node) {
    node.horizontalGuide = tables.number(of: .horizontal(alignment.horizontal))
    node.verticalGuide = tables.number(of: .vertical(alignment.vertical))
  }
}
