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
