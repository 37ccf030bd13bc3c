import GalleyGeometry

/// Lists: rows one below the other, only as many measured as are seen.
extension Engine {
  func listSize(_ i: Int, _ offer: Offer) -> Size {
    if offer.width.isFinite, offer.height.isFinite {
      return Size(width: offer.width, height: offer.height)
    }
    guard offer.width.isNaN || offer.height.isNaN else {
      return Size(width: offer.width, height: offer.height)
    }
    let content = listContent(i, width: offer.width)
    return Size(width: offer.width.or(content.width), height: offer.height.or(content.height))
  }

  /// The extent of all rows; measures every one of them.
  func listContent(_ i: Int, width: Double) -> Size {
    let style = tables.lists[Int(nodes[i].object)]
    var result = Size.zero
    var child = nodes[i].firstChild
    while child >= 0 {
      let answer = rowContent(child, style, width)
      result.width = max(result.width, answer.width + style.rowInsets.horizontal)
      result.height += rowHeight(answer, style)
      child = nodes[Int(child)].nextSibling
      if child >= 0 { result.height += style.rowSpacing }
    }
    return Size(width: max(0, result.width), height: max(0, result.height))
  }

  private func rowContent(_ row: Int32, _ style: ListStyle, _ width: Double) -> Size {
    let answer = size(row, Offer(shrunk(width, style.rowInsets.horizontal), .nan))
    return Size(width: answer.width.finiteOrZero, height: answer.height.finiteOrZero)
  }

  private func rowHeight(_ content: Size, _ style: ListStyle) -> Double {
    max(content.height + style.rowInsets.vertical, style.minimumRowHeight)
  }

  /// Rows above and below what is seen of the list stay without a frame; the ones below are not
  /// even measured.
  func arrangeList(_ i: Int, _ size: Size, _ placed: UnsafeMutablePointer<Placement>) {
    let style = tables.lists[Int(nodes[i].object)]
    let seen = seenPart(i, size)
    let inner = Offer(shrunk(size.width, style.rowInsets.horizontal), .nan)
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
