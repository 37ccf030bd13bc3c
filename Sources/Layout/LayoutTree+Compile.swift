import GalleyGeometry

extension LayoutTree {
  /// Writes a kind into a node as plain numbers, with nonsense removed once and for all.
  mutating func compile(_ kind: NodeKind, into node: inout Node) {
    switch kind {
    // The commonest kinds first, without arrays in between.
    case .fixed(let size, let first, let last): compileFixed(size, first, last, &node)
    case .padding(let insets):
      begin(.padding, &node)
      parameters.append(insets.top.finiteOrZero)
      parameters.append(insets.leading.finiteOrZero)
      parameters.append(insets.bottom.finiteOrZero)
      parameters.append(insets.trailing.finiteOrZero)
    case .hstack(let alignment, let spacing):
      begin(.hstack, &node)
      parameters.append(LayoutTree.finite(spacing))
      node.verticalGuide = tables.number(of: .vertical(alignment))
    case .vstack(let alignment, let spacing):
      begin(.vstack, &node)
      parameters.append(LayoutTree.finite(spacing))
      node.horizontalGuide = tables.number(of: .horizontal(alignment))
    case .frame(let width, let height, let alignment):
      begin(.frame, &node)
      parameters.append(LayoutTree.optional(width))
      parameters.append(LayoutTree.optional(height))
      align(alignment, &node)
    case .empty: node.operation = .empty
    case .fill: node.operation = .fill
    case .circle: node.operation = .circle
    case .clamp(let width, let height):
      set(.clamp, numbers(width) + numbers(height), &node)
    case .area(let area, let line):
      set(.area, [LayoutTree.length(area), LayoutTree.length(line)], &node)
    case .spacer(let minimum): set(.spacer, [LayoutTree.optional(minimum)], &node)
    case .divider(let thickness): set(.divider, [LayoutTree.optional(thickness)], &node)
    case .leaf(let leaf):
      node.operation = .leaf
      node.object = tables.append(leaf, to: \.leaves)
    default: compileModifier(kind, into: &node)
    }
  }

  private mutating func compileModifier(_ kind: NodeKind, into node: inout Node) {
    switch kind {
    case .flexibleFrame(let limits, let alignment):
      set(.flexibleFrame, numbers(limits), &node)
      align(alignment, &node)
    case .fixedSize(let horizontal, let vertical):
      node.operation = .fixedSize
      node.object = (horizontal ? 1 : 0) + (vertical ? 2 : 0)
    case .aspectRatio(let ratio, let mode):
      let isRatio = ratio.map { $0.isFinite && $0 > 0 } ?? false
      set(.aspectRatio, [isRatio ? ratio ?? .nan : .nan], &node)
      node.object = mode == .fit ? 0 : 1
    case .offset(let x, let y): set(.offset, [x.finiteOrZero, y.finiteOrZero], &node)
    case .position(let x, let y): set(.position, [x.finiteOrZero, y.finiteOrZero], &node)
    case .layoutPriority(let priority): set(.priority, [priority.or(0)], &node)
    case .alignmentGuide(let guide):
      node.operation = .guide
      tables.guideNumbers.append(tables.number(of: guide.guide))
      node.object = tables.append(guide, to: \.guides)
    case .relative(let width, let height):
      set(.relative, [LayoutTree.optional(width), LayoutTree.optional(height)], &node)
    default: compileScope(kind, into: &node)
    }
  }

  private mutating func compileScope(_ kind: NodeKind, into node: inout Node) {
    switch kind {
    case .passthrough: node.operation = .passthrough
    case .spacing(let preferences):
      node.operation = .spacing
      node.object = tables.append(preferences, to: \.spacings)
    case .constraints(let constraints): set(.constraints, numbers(constraints), &node)
    case .layoutDirection(let direction):
      node.operation = .direction
      node.flags.remove(.mirrored)
      if direction == .rightToLeft { node.flags.insert(.mirrored) }
    case .ignoresSafeArea(let edges):
      node.operation = .ignoresSafeArea
      node.object = Int32(edges.rawValue)
    case .scroll(let style):
      node.operation = .scroll
      node.object = tables.append(style, to: \.scrolls)
    case .viewPosition(let position, let id):
      node.operation = .viewPosition
      tables.positionNames.append(id)
      node.object = tables.append(position, to: \.positions)
    case .item(let item):
      node.operation = .item
      node.object = tables.append(item, to: \.items)
      align(item.alignment, &node)
    default: compileContainer(kind, into: &node)
    }
  }

  private mutating func compileContainer(_ kind: NodeKind, into node: inout Node) {
    switch kind {
    case .background(let alignment):
      node.operation = .background
      align(alignment, &node)
    case .overlay(let alignment):
      node.operation = .overlay
      align(alignment, &node)
    case .safeAreaInset(let edge, let alignment, let spacing):
      set(.safeAreaInset, [spacing.finiteOrZero], &node)
      node.object = Int32(Edge.allCases.firstIndex(of: edge) ?? 0)
      align(alignment, &node)
    case .zstack(let alignment):
      node.operation = .zstack
      align(alignment, &node)
    case .reader: node.operation = .reader
    case .positions: node.operation = .positions
    default: compileStyled(kind, into: &node)
    }
  }

  private mutating func compileStyled(_ kind: NodeKind, into node: inout Node) {
    switch kind {
    case .linear(let style):
      node.operation = .linear
      node.object = tables.append(style.sane, to: \.linears)
    case .grid(let style):
      node.operation = .grid
      node.object = tables.append(style.sane, to: \.grids)
      align(style.alignment, &node)
    case .flow(let style):
      node.operation = .flow
      node.object = tables.append(style.sane, to: \.flows)
      align(style.alignment, &node)
    case .formRow(let style):
      node.operation = .formRow
      node.object = tables.append(style.sane, to: \.formRows)
      node.verticalGuide = tables.number(of: .vertical(style.alignment ?? .top))
    case .form(let style):
      node.operation = .form
      node.object = tables.append(style.sane, to: \.forms)
    case .list(let style):
      node.operation = .list
      node.object = tables.append(style.sane, to: \.lists)
      node.horizontalGuide = tables.number(of: .horizontal(style.alignment))
    case .custom(let container):
      node.operation = .custom
      node.object = tables.append(container, to: \.containers)
    default: node.operation = .passthrough
    }
  }
}

extension LayoutTree {
  private mutating func compileFixed(
    _ size: Size, _ first: Double?, _ last: Double?, _ node: inout Node
  ) {
    node.operation = .fixed
    node.parameters = Int32(parameters.count)
    parameters.append(LayoutTree.length(size.width))
    parameters.append(LayoutTree.length(size.height))
    guard first != nil || last != nil else { return }
    node.flags.insert(.hasBaselines)
    parameters.append(LayoutTree.finite(first ?? last))
    parameters.append(LayoutTree.finite(last ?? first))
  }

  private mutating func begin(_ operation: Operation, _ node: inout Node) {
    node.operation = operation
    node.parameters = Int32(parameters.count)
  }

  private mutating func set(_ operation: Operation, _ numbers: [Double], _ node: inout Node) {
    node.operation = operation
    node.parameters = Int32(parameters.count)
    parameters.append(contentsOf: numbers)
  }

  private mutating func align(_ alignment: Alignment, _ node: inout Node) {
    node.horizontalGuide = tables.number(of: .horizontal(alignment.horizontal))
    node.verticalGuide = tables.number(of: .vertical(alignment.vertical))
  }

  /// A length that must be one: anything else is 0.
  static func length(_ value: Double) -> Double { value.isFinite && value > 0 ? value : 0 }
  /// A length that may be absent: negative and non-finite ones are.
  static func optional(_ value: Double?) -> Double {
    guard let value, value.isFinite, value >= 0 else { return .nan }
    return value
  }
  /// A number that may be absent: non-finite ones are.
  static func finite(_ value: Double?) -> Double {
    guard let value, value.isFinite else { return .nan }
    return value
  }

  private func numbers(_ range: LengthRange) -> [Double] {
    let least = LayoutTree.length(range.minimum)
    let ideal = max(LayoutTree.length(range.ideal), least)
    return [least, ideal, range.maximum.isNaN ? ideal : max(range.maximum, ideal)]
  }

  private func numbers(_ limits: FrameLimits) -> [Double] {
    let width = FrameLimits.normalized(
      minimum: limits.minWidth, ideal: limits.idealWidth, maximum: limits.maxWidth)
    let height = FrameLimits.normalized(
      minimum: limits.minHeight, ideal: limits.idealHeight, maximum: limits.maxHeight)
    return [
      width.minimum, width.ideal, width.maximum, height.minimum, height.ideal, height.maximum,
    ].map { $0 ?? .nan }
  }

  /// Least and largest width and height, then the insets from top round to trailing.
  private func numbers(_ constraints: [DimensionConstraint]) -> [Double] {
    let all = constraints.filter { $0.constant.isFinite }
    func range(_ attribute: DimensionConstraint.Attribute) -> [Double] {
      let mine = all.filter { $0.attribute == attribute && $0.constant >= 0 }
      let equal = mine.last { $0.relation == .equal }?.constant
      let most = mine.filter { $0.relation == .atMost }.map(\.constant).min() ?? .infinity
      let least = mine.filter { $0.relation == .atLeast }.map(\.constant).max() ?? 0
      guard let equal else { return [least, max(most, least)] }
      let length = max(min(equal, most), least)
      return [length, length]
    }
    func inset(_ attribute: DimensionConstraint.Attribute) -> Double {
      all.last { $0.attribute == attribute }?.constant ?? 0
    }
    return range(.width) + range(.height)
      + [inset(.top), inset(.leading), inset(.bottom), inset(.trailing)]
  }
}
