import GalleyGeometry

/// Children that fill the slots they are given, as the boxes of CSS do: what is behind a short text
/// fills its column.
extension Engine {
  /// Gives a child the size of its slot where nothing in it has a length of its own.
  func stretch(_ placement: UnsafeMutablePointer<Placement>, to slot: Size) {
    let node = Int(placement.pointee.node)
    let limit = stretchLimit(node)
    let own = placement.pointee.size
    let size = Size(
      width: limit.width == 0 ? own.width : min(slot.width, limit.width),
      height: limit.height == 0 ? own.height : min(slot.height, limit.height))
    guard size != own else { return }
    placement.pointee.size = size
    placement.pointee.isStretched = true
  }

  /// How long a node can be made: 0 along an axis on which its length is what it is.
  func stretchLimit(_ node: Int) -> Size {
    let free = Size(width: Double.infinity, height: .infinity)
    switch nodes[node].kind {
    case .passthrough, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection, .item,
      .background, .overlay:
      let child = primary(node)
      return child < 0 ? free : stretchLimit(Int(child))
    case .padding(let row):
      let child = primary(node)
      guard child >= 0 else { return free }
      let (limit, insets) = (stretchLimit(Int(child)), tables.insets[row])
      return Size(
        width: limit.width == 0 ? 0 : limit.width + insets.horizontal,
        height: limit.height == 0 ? 0 : limit.height + insets.vertical)
    case .frame(let row):
      let lengths = tables.frames[row]
      func limit(_ horizontal: Bool) -> Double {
        let length = flexLength(Int32(node), horizontal)
        return lengths.main(horizontal).isNaN ? length.clamped(.infinity) : 0
      }
      return Size(width: limit(true), height: limit(false))
    case .flexibleFrame(let row):
      let lengths = tables.flexibleFrames[row]
      func limit(_ length: FlexibleLength) -> Double {
        max(length.bound.or(.infinity), length.minimum.or(0))
      }
      return Size(width: limit(lengths.width), height: limit(lengths.height))
    case .leaf(let row):
      // Words stand in a larger box as they are aligned; a picture would be drawn larger.
      return tables.leaves[row].holdsWords ? free : .zero
    case .hstack, .vstack, .zstack, .linear, .grid, .flow, .form, .formRow, .list, .custom, .fill,
      .area, .empty, .aspectRatio:
      return free
    case .fixed, .fixedText, .circle, .clamp, .spacer, .divider, .fixedSize, .offset, .position,
      .relative, .containerRelative, .constraints, .ignoresSafeArea, .scroll, .viewPosition,
      .safeAreaInset, .reader, .positions:
      return .zero
    }
  }

  /// Places the child of a stretched modifier, which is stretched as well; whether the node is one.
  func arrangeStretched(
    _ i: Int, _ proposal: Proposal, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) -> Bool {
    switch nodes[i].kind {
    case .passthrough, .layoutPriority, .alignmentGuide, .spacing, .layoutDirection, .item:
      put(placed, .zero, proposal)
      stretch(placed, to: size)
    case .padding(let row):
      let insets = tables.insets[row]
      put(placed, Point(x: insets.leading, y: insets.top), proposal.inset(by: insets))
      stretch(
        placed,
        to: Size(width: size.width - insets.horizontal, height: size.height - insets.vertical))
    case .background, .overlay:
      arrangeAttachment(i, proposal, size, placed)
      let child = primary(i)
      for k in 0..<Int(nodes[i].childCount) where placed[k].node == child {
        put(placed + k, .zero, proposal)
        stretch(placed + k, to: size)
      }
    case .frame, .flexibleFrame:
      guard standsForFlexBox(primary(i)) else { return false }
      put(placed, .zero, Proposal(size))
      stretch(placed, to: size)
    default: return false
    }
    return true
  }

  /// True when a node is a flexible box.
  func isFlexBox(_ i: Int) -> Bool {
    guard case .custom(let row) = nodes[i].kind else { return false }
    return tables.containers[row] is FlexLayout
  }

  /// True when a node is a flexible box, perhaps with bounds and with room round its children.
  private func standsForFlexBox(_ node: Int32) -> Bool {
    guard node >= 0 else { return false }
    switch nodes[Int(node)].kind {
    case .padding, .passthrough, .flexibleFrame: return standsForFlexBox(primary(Int(node)))
    default: return isFlexBox(Int(node))
    }
  }
}
