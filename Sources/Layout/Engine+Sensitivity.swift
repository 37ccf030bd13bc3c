/// Which axes of an offer a node's size cannot depend on. Offers that differ only there are one
/// question, asked once: a paragraph-like leaf ignores heights, a row of icons and spacers ignores
/// heights, a column of such rows ignores heights again.
extension Engine {
  /// The axes that a leaf ignores; a rigid node ignores both.
  func ignoredAxes(ofLeaf i: Int) -> Traits.Bits {
    let numbers = parameters + Int(nodes[i].parameters)
    switch nodes[i].operation {
    case .area: return .ignoresHeight
    case .spacer where nodes[i].axis == 1: return .ignoresHeight
    case .spacer where nodes[i].axis == 2: return .ignoresWidth
    case .divider: return nodes[i].axis == 1 ? .ignoresWidth : .ignoresHeight
    case .clamp:
      var result: Traits.Bits = []
      if numbers[0] == numbers[2] { result.insert(.ignoresWidth) }
      if numbers[3] == numbers[5] { result.insert(.ignoresHeight) }
      return result
    default: return []
    }
  }

  /// The axes that a stack ignores: those that all of its children ignore, unless it aligns them
  /// by a guide of their own, which depends on more than their sizes.
  func ignoredAxes(ofStack i: Int, common: Traits.Bits, guides: UInt16) -> Traits.Bits {
    let guide = crossGuide(i, nodes[i].operation == .hstack)
    return guides & GuideNumber.bit(guide) == 0 ? common : []
  }

  /// The axes that a node with one child ignores, from those that the child ignores.
  func ignoredAxes(ofModifier i: Int, child: Traits.Bits) -> Traits.Bits {
    let own = child.intersection(.ignoresBoth)
    let numbers = parameters + Int(nodes[i].parameters)
    switch nodes[i].operation {
    case .frame: return own.union(axes(!numbers[0].isNaN, !numbers[1].isNaN))
    case .flexibleFrame:
      let (width, height) = flexibleLengths(i)
      let free = axes(!width.isConstrained, !height.isConstrained)
      return own.intersection(free).union(axes(width.isExact, height.isExact))
    case .fixedSize:
      return own.union(axes(nodes[i].object & 1 != 0, nodes[i].object & 2 != 0))
    case .padding, .offset, .priority, .guide, .passthrough, .direction, .background, .overlay,
      .spacing, .item, .constraints, .relative:
      return own
    default: return []
    }
  }

  @inline(__always)
  private func axes(_ width: Bool, _ height: Bool) -> Traits.Bits {
    var result: Traits.Bits = []
    if width { result.insert(.ignoresWidth) }
    if height { result.insert(.ignoresHeight) }
    return result
  }
}

extension FlexibleLength {
  /// Whether both bounds and the ideal are the same, so that neither the offer nor the child
  /// counts. Without an ideal, nil would still reach the child as nil.
  var isExact: Bool { minimum == maximum && minimum == ideal }
}
