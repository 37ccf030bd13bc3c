import GalleyGeometry

/// Alignment guides. A guide is explicit when a modifier sets it or text defines it; else it lies
/// at its default place for the size.
extension Engine {
  /// Where a guide of a node lies, for the size that answered an offer.
  func guideValue(_ node: Int32, _ guide: Int16, _ offer: Offer, _ size: Size) -> Double {
    explicitGuide(node, guide, offer, size).or(defaultGuide(guide, size))
  }

  @inline(__always)
  func defaultGuide(_ guide: Int16, _ size: Size) -> Double {
    let share = tables.defaultShare(of: guide)
    guard share != 0 else { return 0 }
    return (GuideNumber.isHorizontal(guide, tables) ? size.width : size.height) * share
  }

  /// An explicit guide, or NaN.
  func explicitGuide(_ node: Int32, _ guide: Int16, _ offer: Offer, _ size: Size) -> Double {
    let i = Int(node)
    guard node >= 0, traits[i].guides & GuideNumber.bit(guide) != 0 else { return .nan }
    switch nodes[i].operation {
    case .fixed: return fixedGuide(i, guide)
    case .leaf: return leafGuide(i, guide, size)
    default: break
    }
    let key = GuideKey(
      node: node, guide: guide, width: offer.width.bitPattern, height: offer.height.bitPattern)
    if let known = state.guideMemo[key] { return known }
    depth += 1
    var result = Double.nan
    if depth % FreshStack.levels == 0 {
      FreshStack.run { result = self.computedGuide(i, guide, offer, size) }
    } else {
      result = computedGuide(i, guide, offer, size)
    }
    depth -= 1
    state.guideMemo[key] = result
    return result
  }

  private func fixedGuide(_ i: Int, _ guide: Int16) -> Double {
    guard nodes[i].flags.contains(.hasBaselines) else { return .nan }
    let numbers = parameters + Int(nodes[i].parameters)
    if guide == GuideNumber.firstTextBaseline { return numbers[2] }
    return guide == GuideNumber.lastTextBaseline ? numbers[3] : .nan
  }

  private func leafGuide(_ i: Int, _ guide: Int16, _ size: Size) -> Double {
    let leaf = tables.leaves[Int(nodes[i].object)]
    switch guide {
    case GuideNumber.firstTextBaseline: return LayoutTree.finite(leaf.firstBaseline(for: size))
    case GuideNumber.lastTextBaseline: return LayoutTree.finite(leaf.lastBaseline(for: size))
    default: return .nan
    }
  }

  private func computedGuide(_ i: Int, _ guide: Int16, _ offer: Offer, _ size: Size) -> Double {
    let operation = nodes[i].operation
    if operation == .guide, tables.guideNumbers[Int(nodes[i].object)] == guide {
      return ownGuide(i, offer, size)
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let count = Int(nodes[i].childCount)
    let placed = scratch.take(Placement.self, count)
    prepare(i, placed)
    arrange(i, offer, size, placed)
    let isHorizontal = GuideNumber.isHorizontal(guide, tables)
    if operation.hasOneChild || operation.hasTwoChildren {
      guard count > 0 else { return .nan }
      let child = placed[operation == .background && count > 1 ? 1 : 0]
      let value = explicitGuide(child.node, guide, child.offer, child.size)
      // An offset moves what is drawn; siblings align as if it were not there.
      if operation == .offset { return value }
      return value + (isHorizontal ? child.origin.x : child.origin.y)
    }
    return combined(placed, count, guide, isHorizontal)
  }

  private func ownGuide(_ i: Int, _ offer: Offer, _ size: Size) -> Double {
    let child = nodes[i].firstChild
    let dimensions = ViewDimensions(size: size) { guide in
      guard let number = self.tables.knownNumber(of: guide) else { return nil }
      let value = self.explicitGuide(child, number, offer, size)
      return value.isNaN ? nil : value
    }
    return tables.guides[Int(nodes[i].object)].place(dimensions).finiteOrZero
  }

  /// A container's: the smallest first baseline, the largest last baseline, the mean of a custom
  /// guide, each shifted by the child's place.
  private func combined(
    _ placed: UnsafeMutablePointer<Placement>, _ count: Int, _ guide: Int16, _ isHorizontal: Bool
  ) -> Double {
    guard guide >= GuideNumber.firstTextBaseline else { return .nan }
    var values = 0
    var result = 0.0
    for k in 0..<count where placed[k].isPlaced {
      let own = explicitGuide(placed[k].node, guide, placed[k].offer, placed[k].size)
      guard !own.isNaN else { continue }
      let value = own + (isHorizontal ? placed[k].origin.x : placed[k].origin.y)
      if values == 0 {
        result = value
      } else if guide == GuideNumber.firstTextBaseline {
        result = min(result, value)
      } else if guide == GuideNumber.lastTextBaseline {
        result = max(result, value)
      } else {
        result += value
      }
      values += 1
    }
    guard values > 0 else { return .nan }
    return guide >= GuideNumber.custom ? result / Double(values) : result
  }
}
