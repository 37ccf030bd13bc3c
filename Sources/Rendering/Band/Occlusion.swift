internal import GalleyGeometry
import GalleyPainting

extension BandPlayer {
  /// Pixels of a shadow that the very next operation, the opaque filling of a card, sets to its
  /// own colour: there is no need to draw them, and in most cards they are nearly all.
  func hiddenPixels(
    of operation: RenderPlan.Operation, next: Int32?, _ plan: RenderPlan
  ) throws(RenderingError) -> PixelRect {
    guard operation.kind == .shadow, let next else { return .empty }
    let cover = plan.operations[Int(next)]
    guard
      cover.kind == .fill,
      case .fill(let shape, .solid(let color)) = plan.list.commands[Int(cover.command)],
      DeviceColor(color).alpha == 255, try clipStencils(cover.clip, plan).isEmpty,
      let box = RoundedBox(shape, plan.transforms[Int(cover.transform)])
    else { return .empty }
    return box.solidParts.0.intersection(cover.bounds)
  }
}

extension BandPlayer {
  /// The first operation on a row of a band.
  enum FirstTouch: UInt8 {
    case nothing
    /// It is filled with an opaque colour from edge to edge.
    case covered
    /// Something else is drawn that needs the background.
    case drawn
  }

  /// Sets a band to the background, except for rows that are filled from edge to edge before
  /// anything else is drawn on them.
  func clear(
    _ band: PixelBuffer, to background: UInt32, _ plan: RenderPlan
  ) throws(RenderingError) {
    firstTouch.removeAll(keepingCapacity: true)
    firstTouch.append(contentsOf: repeatElement(.nothing, count: band.rect.height))
    for number in found {
      let operation = plan.operations[Int(number)]
      let part = operation.bounds.intersection(band.rect)
      var covers = false
      if part.width == band.rect.width { covers = try fillsAllOfItsBounds(operation, plan) }
      for row in part.rows where firstTouch[row - Int(band.rect.minY)] == .nothing {
        firstTouch[row - Int(band.rect.minY)] = covers ? .covered : .drawn
      }
    }
    for row in 0..<band.rect.height where firstTouch[row] != .covered {
      Blend.fill(band.base + row * band.stride, band.rect.width, background)
    }
  }

  /// Whether an operation sets all pixels of its bounds to an opaque colour.
  private func fillsAllOfItsBounds(
    _ operation: RenderPlan.Operation, _ plan: RenderPlan
  ) throws(RenderingError) -> Bool {
    guard
      operation.kind == .fill,
      case .fill(.rectangle(let rect), .solid(let color)) = plan.list.commands[
        Int(operation.command)], DeviceColor(color).alpha == 255,
      case let transform = plan.transforms[Int(operation.transform)], transform.keepsAxes,
      FixedRect(rect, transform).isAligned
    else { return false }
    return try clipStencils(operation.clip, plan).isEmpty
  }
}

extension PixelRect {
  /// The rest of the rectangle without another one: up to four rectangles.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let inner = intersection(hole)
    if inner.isEmpty { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      PixelRect(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      PixelRect(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY),
      PixelRect(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
