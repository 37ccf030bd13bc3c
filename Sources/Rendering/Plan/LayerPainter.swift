import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// Puts a layer together again from its commands and the pictures of its effects.
struct LayerPainter {
  let owner: Int32
  /// From the space in which the layer begins to pixels.
  let transform: Transform
  let effects: LayerEffects
  /// The pixels that can be seen.
  let window: PixelRect
  let budget: PictureBudget

  /// The pixels of a window that a layer's commands touch.
  func area(
    of content: DisplayList, in wide: PixelRect, _ index: Int
  ) throws(RenderingError) -> PixelRect {
    let canvas = PixelRect(x: 0, y: 0, width: wide.width, height: wide.height)
    let plan: RenderPlan
    do throws(RenderingError) {
      plan = try RenderPlanBuilder.plan(
        moved(content, to: wide), canvas: canvas, grid: PixelGrid(scale: 1))
    } catch {
      throw error.located(at: index, owner)
    }
    let bounds = plan.operations.reduce(PixelRect.empty) { $0.union($1.bounds) }
    return bounds.offset(x: Int(wide.minX), y: Int(wide.minY))
  }

  /// The commands in a space whose unit is a pixel and whose origin is the first one of an area.
  func moved(_ content: DisplayList, to area: PixelRect) -> DisplayList {
    var list = DisplayList()
    list.commands.append(
      .transform(
        transform.followed(by: .translation(x: -Double(area.minX), y: -Double(area.minY)))))
    list.owners.append(owner)
    list.commands += content.commands
    list.owners += content.owners
    return list
  }

  /// A mask that covers nothing.
  func paintNothing(into result: inout DisplayList) {
    begin(Compositing(blendMode: .destinationIn), &result)
    append(.endLayer, &result)
  }

  /// Shadows that lie beneath, the layer itself and shadows that lie on it, composed as one group.
  func paint(
    _ compositing: Compositing, _ content: DisplayList, _ pixels: LayerPixels,
    into result: inout DisplayList
  ) throws(RenderingError) {
    let source =
      effects.sigma > 0 ? try pixels.blurred(sigma: effects.sigma, in: seen, budget) : pixels
    begin(
      Compositing(opacity: compositing.opacity, blendMode: compositing.blendMode), &result)
    for shadow in effects.shadows.reversed() where shadow.style.kind != .inner {
      add(
        try source.shadow(shadow, in: window, budget), tint: shadow.style.color, "shadow", &result)
    }
    var colors = Compositing(colors: compositing.colors)
    colors.filters = compositing.filters
    begin(colors, &result)
    if effects.sigma > 0 {
      add(source, tint: nil, "blur", &result)
    } else {
      result.commands += content.commands
      result.owners += content.owners
    }
    append(.endLayer, &result)
    for shadow in effects.shadows.reversed() where shadow.style.kind == .inner {
      add(
        try source.shadow(shadow, in: window, budget), tint: shadow.style.color, "inner shadow",
        &result)
    }
    append(.endLayer, &result)
  }

  /// The pixels of a blur from which shadows can be cast into the window.
  private var seen: PixelRect { window.inset(by: -Int32(effects.reach)) }

  private func begin(_ compositing: Compositing, _ result: inout DisplayList) {
    append(.beginLayer(compositing), &result)
  }

  private func append(_ command: DisplayCommand, _ result: inout DisplayList) {
    result.commands.append(command)
    result.owners.append(owner)
  }

  private func add(
    _ pixels: LayerPixels, tint: RGBAColor?, _ name: String, _ result: inout DisplayList
  ) {
    guard !pixels.rect.isEmpty, let inverse = transform.inverse else { return }
    let rect = Rect(
      x: Double(pixels.rect.minX), y: Double(pixels.rect.minY), width: Double(pixels.rect.width),
      height: Double(pixels.rect.height))
    append(.save, &result)
    append(.transform(inverse), &result)
    append(.image(pixels.image(name), in: rect, tint: tint), &result)
    append(.restore, &result)
  }
}

extension RenderingError {
  /// The error with the number of another command: that of the list which was asked for.
  fileprivate func located(at command: Int, _ owner: Int32) -> RenderingError {
    switch self {
    case .nonFiniteCoordinate(_, let inner):
      .nonFiniteCoordinate(command: command, owner: inner >= 0 ? inner : owner)
    case .unbalancedScope(_, let inner):
      .unbalancedScope(command: command, owner: inner >= 0 ? inner : owner)
    default: self
    }
  }
}
