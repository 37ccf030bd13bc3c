import GalleyGeometry

/// Lists: rows one below the other, only as many measured as are seen.
extension Engine {
  func listSize(_ i: Int, _ style: ListStyle, _ proposal: Proposal) -> Size {
    guard proposal.width.isNaN || proposal.height.isNaN else {
      return Size(width: proposal.width, height: proposal.height)
    }
    let content = listContent(i, style, width: proposal.width)
    return Size(width: proposal.width.or(content.width), height: proposal.height.or(content.height))
  }

  /// The extent of all rows; measures every one of them.
  func listContent(_ i: Int, _ style: ListStyle, width: Double) -> Size {
    var result = Size.zero
    var child = nodes[i].firstChild
    while child >= 0 {
      let measured = rowContent(child, style, width)
      result.width = max(result.width, measured.width + style.rowInsets.horizontal)
      result.height += rowHeight(measured, style)
      child = nodes[Int(child)].nextSibling
      if child >= 0 { result.height += style.rowSpacing }
    }
    return Size(width: max(0, result.width), height: max(0, result.height))
  }

  private func rowContent(_ row: Int32, _ style: ListStyle, _ width: Double) -> Size {
    let measured = size(row, Proposal(width.less(style.rowInsets.horizontal), .nan))
    return Size(width: measured.width.finiteOrZero, height: measured.height.finiteOrZero)
  }

  private func rowHeight(_ content: Size, _ style: ListStyle) -> Double {
    max(content.height + style.rowInsets.vertical, style.minimumRowHeight)
  }

  /// Rows above and below what is seen of the list stay without a frame; the ones below are not
  /// even measured.
  func arrangeList(
    _ i: Int, _ style: ListStyle, _ size: Size, _ placed: UnsafeMutablePointer<Placement>
  ) {
    let seen = seenPart(i, size)
    let inner = Proposal(size.width.less(style.rowInsets.horizontal), .nan)
    let share = tables.defaultShare(of: nodes[i].horizontalGuide)
    var y = -style.contentOffset
    for k in 0..<Int(nodes[i].childCount) {
      guard y < seen.upperBound else { return }
      let content = rowContent(placed[k].node, style, size.width)
      let height = rowHeight(content, style)
      if y + height > seen.lowerBound {
        let free = max(0, inner.width) - content.width
        let x = style.rowInsets.leading + (share == 0 ? 0 : free * share)
        let room = height - style.rowInsets.vertical
        put(
          placed + k,
          Point(x: x, y: y + style.rowInsets.top + (room - content.height) / 2), inner)
      }
      y += height + style.rowSpacing
    }
  }

  /// The heights of the list that its frame and the viewport let through.
  private func seenPart(_ i: Int, _ size: Size) -> Range<Double> {
    guard size.height.isFinite else { return -Double.infinity..<Double.infinity }
    var lower = 0.0
    var upper = size.height
    if isPlacing, let viewport = options.viewport {
      let top = absoluteOrigin(i).y
      lower = max(lower, viewport.minY - top)
      upper = min(upper, viewport.maxY - top)
    }
    return lower..<max(lower, upper)
  }
}
