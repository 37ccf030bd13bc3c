import GalleyDesign
import GalleyGeometry
public import GalleyLayout
public import GalleyPainting

/// An overlay on a picture that makes its layout visible.
public enum LayoutOverlay: String, Sendable, Hashable, CaseIterable {
  /// A line of one pixel round every element's frame.
  case frames
  /// A tint over the space between every element's frame and its content.
  case padding
  /// A line of one pixel along the first and the last baseline of every element with text.
  case baselines

  /// Draws the overlay of a layout. Colours change with the depth of the element, so that nested frames can
  /// be distinguished.
  public func draw(_ layout: LayoutResult, with painter: inout Painter) {
    for element in layout.tree.elements.indices {
      guard let frame = layout.snappedFrame(ofElement: element), !frame.isEmpty else { continue }
      switch self {
      case .frames: outline(frame, color(element, layout), layout.tree.grid, &painter)
      case .padding: ring(frame, element, layout, &painter)
      case .baselines: lines(frame, element, layout, &painter)
      }
    }
  }

  private func outline(
    _ frame: Rect, _ color: RGBAColor, _ grid: PixelGrid, _ painter: inout Painter
  ) {
    painter.append(.border(frame, .zero, width: grid.pixel, color))
  }

  private func ring(
    _ frame: Rect, _ element: Int, _ layout: LayoutResult, _ painter: inout Painter
  ) {
    guard let content = layout.contentFrame(ofElement: element).map(layout.tree.grid.snapped),
      content != frame
    else { return }
    let paint = Paint.solid(color(element, layout).with(alpha: 0.3))
    let top = max(frame.minY, content.minY)
    let bottom = min(frame.maxY, content.maxY)
    for part in [
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: top - frame.minY),
      Rect(x: frame.minX, y: bottom, width: frame.width, height: frame.maxY - bottom),
      Rect(x: frame.minX, y: top, width: content.minX - frame.minX, height: bottom - top),
      Rect(x: content.maxX, y: top, width: frame.maxX - content.maxX, height: bottom - top),
    ] where part.width > 0 && part.height > 0 {
      painter.fill(.rectangle(part), with: paint)
    }
  }

  private func lines(
    _ frame: Rect, _ element: Int, _ layout: LayoutResult, _ painter: inout Painter
  ) {
    guard let node = layout.contentNode(ofElement: element),
      let content = layout.frame(ofNode: node)
    else { return }
    let grid = layout.tree.grid
    for baseline in [layout.firstBaseline(ofNode: node), layout.lastBaseline(ofNode: node)] {
      guard let baseline, baseline < content.height else { continue }
      let y = grid.snapped(content.minY + baseline)
      painter.fill(
        .rectangle(Rect(x: frame.minX, y: y, width: frame.width, height: grid.pixel)),
        with: .solid(color(element, layout)))
    }
  }

  private func color(_ element: Int, _ layout: LayoutResult) -> RGBAColor {
    var depth = 0
    var current = element
    while let parent = layout.parent(ofElement: current) {
      depth += 1
      current = parent
    }
    let colors: [UInt32] = [0xFF2D55, 0x007AFF, 0x34C759, 0xFF9500, 0xAF52DE, 0x5AC8FA]
    return RGBAColor(hex: colors[depth % colors.count])
  }
}
