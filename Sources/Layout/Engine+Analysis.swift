import GalleyGeometry

/// What can be known of nodes before anything is offered: rigid sizes, priorities, spacing
/// preferences, which guides may be explicit. Children come after their parents in the arena, so
/// one loop from the end sees every child first.
extension Engine {
  /// Analyses the nodes of a range, last to first.
  func analyse(_ range: Range<Int>) {
    var remembered = 0
    for i in range.reversed() {
      analyse(i)
      let operation = nodes[i].operation
      if operation.rawValue >= Operation.leaf.rawValue, !operation.asksOnce,
        !traits[i].bits.contains(.rigid)
      {
        remembered += 1
      }
    }
    cache.reserve(nodes: remembered)
  }

  /// Analyses one node whose children have been analysed.
  @inline(__always)
  func analyse(_ i: Int) {
    traits[i] = Traits()
    traits[i].bits = [.dirty, .visit, .unplaced]
    let parent = nodes[i].parent
    if parent >= 0, nodes[Int(parent)].childCount > Engine.longestRememberedRow {
      traits[i].bits.insert(.forgetful)
    }
    if nodes[i].operation == .fixed {
      let numbers = parameters + Int(nodes[i].parameters)
      sizes[i] = Size(width: numbers[0], height: numbers[1])
      traits[i].bits.formUnion(Engine.rigidBits)
      if nodes[i].flags.contains(.hasBaselines) { traits[i].guides = 0b1100_0000 }
    } else if nodes[i].childCount == 0 {
      analyseLeaf(i)
    } else {
      analyseContainer(i)
    }
  }

  private func analyseLeaf(_ i: Int) {
    traits[i].bits.formUnion(ignoredAxes(ofLeaf: i))
    switch nodes[i].operation {
    case .leaf: traits[i].guides = 0b1100_0000
    case .spacer:
      traits[i].priority = -.infinity
      traits[i].spacing = nodes[i].axis == 0 ? SpacingTable.zero : Int32(nodes[i].axis)
    case .empty: makeRigid(i, .zero)
    case .hstack, .vstack, .zstack:
      traits[i].priority = -.infinity
      traits[i].spacing = SpacingTable.zero
      makeRigid(i, .zero)
    case .priority: traits[i].priority = Float(parameters[Int(nodes[i].parameters)])
    case .guide: traits[i].guides = GuideNumber.bit(tables.guideNumbers[Int(nodes[i].object)])
    case .ignoresSafeArea, .viewPosition, .positions: traits[i].bits.insert(.environmental)
    default: break
    }
  }

  private func makeRigid(_ i: Int, _ size: Size) {
    sizes[i] = size
    traits[i].bits.formUnion(Engine.rigidBits)
  }

  private static let rigidBits: Traits.Bits = [.rigid, .ignoresWidth, .ignoresHeight]

  private func analyseContainer(_ i: Int) {
    var guides: UInt16 = 0
    var common: Traits.Bits = [.rigid, .ignoresWidth, .ignoresHeight]
    var isEnvironmental = false
    var child = nodes[i].firstChild
    while child >= 0 {
      let c = Int(child)
      guides |= traits[c].guides
      common.formIntersection(traits[c].bits)
      isEnvironmental = isEnvironmental || traits[c].bits.contains(.environmental)
      child = nodes[c].nextSibling
    }
    if isEnvironmental { traits[i].bits.insert(.environmental) }
    let isRigid = common.remove(.rigid) != nil
    switch nodes[i].operation {
    case .hstack, .vstack:
      traits[i].guides = guides & GuideNumber.passingContainers
      traits[i].spacing = stackSpacing(i)
      if isEmptyStack(i) { traits[i].priority = -.infinity }
      if isRigid {
        analyseRigidStack(i)
      } else {
        traits[i].bits.formUnion(ignoredAxes(ofStack: i, common: common, guides: guides))
        if isSpaced(i) { traits[i].bits.insert(.spaced) }
      }
    case .zstack:
      traits[i].guides = guides & GuideNumber.passingContainers
      traits[i].spacing = unionSpacing(i)
      traits[i].bits.formUnion(common)
      if isRigid { makeRigid(i, layeredSize(i, Offer(.nan, .nan))) }
    case .linear, .grid, .flow, .formRow, .form, .custom:
      traits[i].guides = guides & GuideNumber.passingContainers
    case .reader, .list: break
    case .positions: traits[i].bits.insert(.environmental)
    default: analyseModifier(i)
    }
  }

  private func isEmptyStack(_ i: Int) -> Bool {
    guard nodes[i].flags.contains(.hasPositioned) else { return false }
    var child = nodes[i].firstChild
    while child >= 0 {
      if nodes[Int(child)].operation != .viewPosition { return false }
      child = nodes[Int(child)].nextSibling
    }
    return true
  }

  private func analyseRigidStack(_ i: Int) {
    let guide =
      nodes[i].operation == .hstack ? nodes[i].verticalGuide : nodes[i].horizontalGuide
    guard traits[i].spacing != SpacingTable.leaf || !isPlain(i, guide) else {
      return makeRigid(i, plainStackSize(i))
    }
    makeRigid(i, stackSize(i, Offer(.nan, .nan)))
  }

  /// Whether no child defines the guide and no child has wishes about distances.
  func isPlain(_ i: Int, _ guide: Int16) -> Bool {
    let bit = GuideNumber.bit(guide)
    var child = nodes[i].firstChild
    while child >= 0 {
      if traits[Int(child)].guides & bit != 0 || traits[Int(child)].spacing != SpacingTable.leaf {
        return false
      }
      child = nodes[Int(child)].nextSibling
    }
    return true
  }

  /// The size of a stack of rigid children without wishes: sums and maxima.
  private func plainStackSize(_ i: Int) -> Size {
    let horizontal = nodes[i].operation == .hstack
    let spacing = plainSpacing(i, horizontal)
    var main = spacing * Double(nodes[i].childCount - 1)
    var cross = 0.0
    var child = nodes[i].firstChild
    while child >= 0 {
      let size = sizes[Int(child)]
      main += horizontal ? size.width : size.height
      cross = max(cross, horizontal ? size.height : size.width)
      child = nodes[Int(child)].nextSibling
    }
    return horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// The gap of a stack whose children have no wishes.
  @inline(__always)
  func plainSpacing(_ i: Int, _ horizontal: Bool) -> Double {
    parameters[Int(nodes[i].parameters)].or(
      horizontal ? options.defaultSpacing.width : options.defaultSpacing.height)
  }

  // MARK: Spacing

  private func stackSpacing(_ i: Int) -> Int32 {
    var isOrdinary = true
    var first: Int32 = -1
    var last: Int32 = 0
    var union: Int32 = 0
    var child = nodes[i].firstChild
    while child >= 0 {
      let own = traits[Int(child)].spacing
      if nodes[Int(child)].operation != .viewPosition {
        if first < 0 {
          first = own
          union = own
        } else if own != union {
          union = state.spacings.union(union, own)
        }
        last = own
        isOrdinary = isOrdinary && own == SpacingTable.leaf
      }
      child = nodes[Int(child)].nextSibling
    }
    if first < 0 { return SpacingTable.zero }
    if isOrdinary { return SpacingTable.leaf }
    return state.spacings.stack(
      union: union, first: first, last: last, horizontal: nodes[i].operation == .hstack)
  }

  private func unionSpacing(_ i: Int) -> Int32 {
    var union: Int32 = -1
    var child = nodes[i].firstChild
    while child >= 0 {
      let own = traits[Int(child)].spacing
      union = union < 0 || union == own ? own : state.spacings.union(union, own)
      child = nodes[Int(child)].nextSibling
    }
    return max(union, 0)
  }

  // MARK: Modifiers

  private func analyseModifier(_ i: Int) {
    let numbers = parameters + Int(nodes[i].parameters)
    let c = Int(primary(i))
    let child = traits[c]
    let isRigid = child.bits.contains(.rigid)
    traits[i].guides = child.guides
    traits[i].spacing = child.spacing
    if !isRigid { traits[i].bits.formUnion(ignoredAxes(ofModifier: i, child: child.bits)) }
    switch nodes[i].operation {
    case .frame:
      traits[i].spacing = resetSpacing(c, !numbers[0].isNaN, !numbers[1].isNaN)
      if !numbers[0].isNaN, !numbers[1].isNaN {
        makeRigid(i, Size(width: numbers[0], height: numbers[1]))
      } else if isRigid {
        makeRigid(
          i, Size(width: numbers[0].or(sizes[c].width), height: numbers[1].or(sizes[c].height)))
      }
    case .flexibleFrame:
      let (width, height) = flexibleLengths(i)
      traits[i].spacing = resetSpacing(c, width.isConstrained, height.isConstrained)
    case .padding:
      traits[i].spacing = paddedSpacing(child.spacing, numbers)
      if isRigid { makeRigid(i, modifierSize(i, Offer(.nan, .nan))) }
    case .aspectRatio, .relative, .constraints:
      if isRigid { makeRigid(i, modifierSize(i, Offer(.nan, .nan))) }
    case .fixedSize, .offset, .passthrough, .direction:
      traits[i].priority = child.priority
      if isRigid { makeRigid(i, sizes[c]) }
    default: analyseScope(i, c)
    }
    if nodes[i].operation == .passthrough || nodes[i].operation == .direction {
      traits[i].priority = child.priority
    }
  }

  private func analyseScope(_ i: Int, _ c: Int) {
    let child = traits[c]
    let isRigid = child.bits.contains(.rigid)
    switch nodes[i].operation {
    case .priority:
      traits[i].priority = Float(parameters[Int(nodes[i].parameters)])
      if isRigid { makeRigid(i, sizes[c]) }
    case .guide:
      traits[i].guides |= GuideNumber.bit(tables.guideNumbers[Int(nodes[i].object)])
      traits[i].priority = child.priority
      if isRigid { makeRigid(i, sizes[c]) }
    case .spacing:
      traits[i].spacing = state.spacings.number(of: tables.spacings[Int(nodes[i].object)])
      traits[i].priority = child.priority
      if isRigid { makeRigid(i, sizes[c]) }
    case .background, .overlay:
      traits[i].priority = child.priority
      if isRigid { makeRigid(i, sizes[c]) }
    case .item: traits[i].priority = child.priority
    case .ignoresSafeArea:
      traits[i].priority = child.priority
      traits[i].bits.insert(.environmental)
    case .position: traits[i].spacing = SpacingTable.leaf
    case .viewPosition:
      traits[i].spacing = SpacingTable.leaf
      traits[i].guides = 0
      traits[i].bits.insert(.environmental)
    case .scroll:
      traits[i].spacing = SpacingTable.leaf
      traits[i].guides = 0
    default: break
    }
  }

  /// A frame's: the edges of the axes it constrains are an ordinary leaf's again, unless the
  /// child is a spacer, seen through modifiers that change neither size nor priority.
  private func resetSpacing(_ c: Int, _ width: Bool, _ height: Bool) -> Int32 {
    guard !isSpacer(c) else { return traits[c].spacing }
    var edges: Edge.Set = []
    if width { edges.formUnion(.horizontal) }
    if height { edges.formUnion(.vertical) }
    return state.spacings.resetting(edges, of: traits[c].spacing)
  }

  private func isSpacer(_ i: Int) -> Bool {
    var current = i
    while true {
      switch nodes[current].operation {
      case .spacer: return true
      case .offset, .guide, .priority, .background, .overlay, .passthrough:
        let child = primary(current)
        guard child >= 0 else { return false }
        current = Int(child)
      default: return false
      }
    }
  }

  private func paddedSpacing(_ own: Int32, _ numbers: UnsafePointer<Double>) -> Int32 {
    guard own != SpacingTable.leaf else { return own }
    var edges: Edge.Set = []
    if numbers[0] != 0 { edges.insert(.top) }
    if numbers[1] != 0 { edges.insert(.leading) }
    if numbers[2] != 0 { edges.insert(.bottom) }
    if numbers[3] != 0 { edges.insert(.trailing) }
    return state.spacings.resetting(edges, of: own)
  }
}

extension FlexibleLength {
  var isConstrained: Bool { !(minimum.isNaN && ideal.isNaN && maximum.isNaN) }
}
