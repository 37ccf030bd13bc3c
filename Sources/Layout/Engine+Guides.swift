import GalleyGeometry

/// Alignment guides. A guide is explicit if a modifier sets it or text defines it; else it is at its default
/// place for the size.
extension Engine {
  /// Returns the position of a guide of a node, for the size it takes for a proposal.
  func guideValue(_ node: Int32, _ guide: Int16, _ proposal: Proposal, _ size: Size) -> Double {
    let explicit = explicitGuide(node, guide, proposal, size)
    guard explicit.isNaN, guide >= GuideNumber.custom else {
      return explicit.or(defaultGuide(guide, size))
    }
    // A custom guide's default is a built-in guide of the view, which may have been replaced.
    return guideValue(node, tables.base(of: guide), proposal, size)
  }

  @inline(__always)
  func defaultGuide(_ guide: Int16, _ size: Size) -> Double {
    let share = tables.defaultShare(of: guide)
    guard share != 0 else { return 0 }
    return (GuideNumber.isHorizontal(guide, tables) ? size.width : size.height) * share
  }

  /// An explicit guide, or NaN.
  func explicitGuide(
    _ node: Int32, _ guide: Int16, _ proposal: Proposal, _ size: Size
  ) -> Double {
    let i = Int(node)
    guard node >= 0, traits[i].guides & tables.definitions(of: guide) != 0 else { return .nan }
    if nodes[i].kind.childRole == .none {
      return guide == tables.firstLineCenter
        ? firstLineCenter(i, size) : tree.textBaseline(i, guide, size)
    }
    let key = GuideKey(
      node: node, guide: guide, width: proposal.width.bitPattern,
      height: proposal.height.bitPattern)
    if let known = guideMemo[key] { return known }
    depth += 1
    var result = Double.nan
    if depth % StackSwitcher.levels == 0 {
      StackSwitcher.run { result = self.computedGuide(i, guide, proposal, size) }
    } else {
      result = computedGuide(i, guide, proposal, size)
    }
    depth -= 1
    guideMemo[key] = result
    return result
  }

  /// The middle of the capitals on the first line of a leaf's own text; NaN for leaves without text.
  private func firstLineCenter(_ i: Int, _ size: Size) -> Double {
    guard case .leaf(let row) = nodes[i].kind, case .text(let metrics) = tables.leaves[row].spacing
    else { return .nan }
    return (tables.leaves[row].firstBaseline(for: size) ?? .nan) - metrics.capHeight / 2
  }

  private func computedGuide(
    _ i: Int, _ guide: Int16, _ proposal: Proposal, _ size: Size
  ) -> Double {
    if case .alignmentGuide(let row) = nodes[i].kind, tables.guides[row].number == guide {
      return ownGuide(i, tables.guides[row].guide, proposal, size)
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let count = Int(nodes[i].childCount)
    let placed = scratch.take(Placement.self, count)
    prepare(i, placed)
    arrange(i, proposal, size, placed)
    let isHorizontal = GuideNumber.isHorizontal(guide, tables)
    switch nodes[i].kind.childRole {
    case .none: return .nan
    case .modified, .scrolled, .attached:
      guard count > 0 else { return .nan }
      let child = placed[primary(i) == nodes[i].firstChild ? 0 : 1]
      let value = explicitGuide(child.node, guide, child.proposal, child.size)
      // An offset moves what is drawn; siblings align as if it were not there.
      if case .offset = nodes[i].kind { return value }
      return value + (isHorizontal ? child.origin.x : child.origin.y)
    case .contained: return combined(placed, count, guide, isHorizontal)
    }
  }

  private func ownGuide(
    _ i: Int, _ guide: AlignmentGuide, _ proposal: Proposal, _ size: Size
  ) -> Double {
    let child = nodes[i].firstChild
    let dimensions = ViewDimensions(size: size) { guide in
      guard let number = self.tables.knownNumber(of: guide) else { return nil }
      let value = self.explicitGuide(child, number, proposal, size)
      return value.isNaN ? nil : value
    }
    return guide.place(dimensions).finiteOrZero
  }

  /// A container's: the smallest first baseline or middle of a first line, the largest last baseline, the first or the
  /// mean of a custom guide, each shifted by the child's place.
  private func combined(
    _ placed: UnsafeMutablePointer<Placement>, _ count: Int, _ guide: Int16, _ isHorizontal: Bool
  ) -> Double {
    guard guide >= GuideNumber.firstTextBaseline else { return .nan }
    if guide == GuideNumber.firstTextBaseline,
      let k = (0..<count).first(where: { placed[$0].givesBaseline })
    {
      let own = explicitGuide(placed[k].node, guide, placed[k].proposal, placed[k].size)
      return placed[k].origin.y + own.or(placed[k].size.height)
    }
    let isOfFirstLine =
      guide == GuideNumber.firstTextBaseline || guide == tables.firstLineCenter
    var values = 0
    var result = 0.0
    for k in 0..<count where placed[k].isPlaced {
      let own = explicitGuide(placed[k].node, guide, placed[k].proposal, placed[k].size)
      guard !own.isNaN else { continue }
      let value = own + (isHorizontal ? placed[k].origin.x : placed[k].origin.y)
      if values == 0 {
        result = value
      } else if isOfFirstLine {
        result = min(result, value)
      } else if guide == GuideNumber.lastTextBaseline {
        result = max(result, value)
      } else {
        result += value
      }
      values += 1
      if guide >= GuideNumber.custom, tables.customGuides[Int(guide - GuideNumber.custom)].isOfFirst
      {
        break
      }
    }
    guard values > 0 else { return .nan }
    return guide >= GuideNumber.custom && !isOfFirstLine ? result / Double(values) : result
  }
}

extension LayoutTree {
  /// The baseline of a leaf's own text for a size; NaN for other guides and leaves without text.
  @inline(__always)
  func textBaseline(_ node: Int, _ guide: Int16, _ size: Size) -> Double {
    let isFirst = guide == GuideNumber.firstTextBaseline
    guard isFirst || guide == GuideNumber.lastTextBaseline else { return .nan }
    switch nodes[node].kind {
    case .fixedText(let row):
      return isFirst ? tables.texts[row].firstBaseline : tables.texts[row].lastBaseline
    case .leaf(let row):
      let leaf = tables.leaves[row]
      return (isFirst ? leaf.firstBaseline(for: size) : leaf.lastBaseline(for: size)).finiteOrNaN
    case .empty, .fixed, .fill, .circle, .clamp, .area, .spacer, .divider, .passthrough, .frame,
      .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .layoutPriority,
      .alignmentGuide, .relative, .containerRelative, .spacing, .constraints, .layoutDirection,
      .ignoresSafeArea,
      .scroll, .viewPosition, .item, .background, .overlay, .safeAreaInset, .hstack, .vstack,
      .zstack, .reader, .linear, .grid, .flow, .formRow, .form, .list, .positions, .custom:
      return .nan
    }
  }
}
