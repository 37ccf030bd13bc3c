import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting

/// Turns what depends on neighbouring pixels of a layer, its blur and its shadows, into pictures:
/// the layer is drawn once by itself, blurred in whole numbers and put in its place. Bands, threads
/// and strips then have nothing to know of their neighbours.
///
/// Such a layer takes memory for its pixels, and is drawn once more than others.
struct LayerPictures {
  /// Draws a list on a clear canvas of some pixels: four bytes each, colour multiplied by alpha.
  typealias Render = (DisplayList, PixelRect) throws(RenderingError) -> [UInt8]

  private let source: DisplayList
  private let budget: PictureBudget
  private let render: Render
  /// The next command.
  private var cursor = 0

  /// The list without blurs and shadows of layers.
  static func resolved(
    _ list: DisplayList, canvas: PixelRect, grid: PixelGrid, budget: PictureBudget, render: Render
  ) throws(RenderingError) -> DisplayList {
    guard list.commands.contains(where: \.needsPicture) else { return list }
    return try withoutActuallyEscaping(render) { render throws(RenderingError) in
      var pictures = LayerPictures(list, budget, render)
      var result = DisplayList()
      while pictures.cursor < list.commands.count {
        // What ends a scope that was never begun is left for the plan to refuse.
        try pictures.add(
          to: &result, transform: .scale(x: grid.scale, y: grid.scale), window: canvas)
        if pictures.cursor < list.commands.count { pictures.copy(to: &result) }
      }
      return result
    }
  }

  private init(_ source: DisplayList, _ budget: PictureBudget, _ render: @escaping Render) {
    self.source = source
    self.budget = budget
    self.render = render
  }

  private func owner(of index: Int) -> Int32 {
    source.owners.indices.contains(index) ? source.owners[index] : -1
  }

  private mutating func copy(to result: inout DisplayList) {
    result.commands.append(source.commands[cursor])
    result.owners.append(owner(of: cursor))
    cursor += 1
  }

  /// Adds commands up to the end of the innermost layer, which is not taken.
  ///
  /// - Parameters:
  ///   - transform: From the space of the first command to pixels.
  ///   - window: The pixels that can be seen.
  private mutating func add(
    to result: inout DisplayList, transform: Transform, window: PixelRect
  ) throws(RenderingError) {
    var transform = transform
    var saved: [Transform] = []
    while cursor < source.commands.count {
      switch source.commands[cursor] {
      case .endLayer: return
      case .save: saved.append(transform)
      case .restore: transform = saved.popLast() ?? transform
      case .transform(let change): transform = change.followed(by: transform)
      case .beginLayer(let compositing):
        try addLayer(compositing, to: &result, transform, window)
        continue
      default: break
      }
      copy(to: &result)
    }
  }

  private mutating func addLayer(
    _ compositing: Compositing, to result: inout DisplayList, _ transform: Transform,
    _ window: PixelRect
  ) throws(RenderingError) {
    let begin = cursor
    guard compositing.needsPicture, transform.isFinite, compositing.isFinite else {
      copy(to: &result)
      try add(to: &result, transform: transform, window: window)
      if cursor < source.commands.count { copy(to: &result) }
      return
    }
    let effects = LayerEffects(compositing, transform)
    let reach = min(effects.reach, max(0, (32_767 - window.width) / 2))
    let wide = window.inset(by: -Int32(reach))
    var content = DisplayList()
    cursor += 1
    try add(to: &content, transform: transform, window: wide)
    guard cursor < source.commands.count else {
      throw .unbalancedScope(command: begin, owner: owner(of: begin))
    }
    cursor += 1
    let painter = LayerPainter(
      owner: owner(of: begin), transform: transform, effects: effects, window: window,
      budget: budget.charged(to: owner(of: begin)))
    let area = try painter.area(of: content, in: wide, begin)
    guard !area.isEmpty else {
      // A mask without anything hides all that it masks.
      if compositing.blendMode == .destinationIn { painter.paintNothing(into: &result) }
      return
    }
    let limit = budget.limits.maximumBitmapPixels
    guard area.width * area.height <= limit else {
      throw .bitmapTooLarge(width: area.width, height: area.height, allowed: limit)
    }
    let bytes = 4 * area.width * area.height
    let pixels = try render(painter.moved(content, to: area), area)
    try painter.budget.hold(bytes)
    defer { painter.budget.release(bytes) }
    try painter.paint(compositing, content, LayerPixels(area, pixels), into: &result)
  }
}

/// The effects of a layer in pixels.
struct LayerEffects {
  /// A shadow's offset in whole pixels and its standard deviation in steps of 1/256 pixel.
  struct Shadow {
    var style: LayerShadow
    var x: Int
    var y: Int
    var sigma: Int
  }

  let sigma: Int
  let shadows: [Shadow]

  init(_ compositing: Compositing, _ transform: Transform) {
    func sigma(_ points: Double) -> Int {
      min(256 * 256, max(0, Fixed.rounded(points * transform.meanScale)))
    }
    // Offsets are limited to what a canvas can show.
    func pixels(_ value: Double) -> Int {
      (max(-32_768 * 256, min(32_768 * 256, Fixed.rounded(value))) + 128) >> 8
    }
    self.sigma = sigma(compositing.blur)
    shadows = compositing.shadows.map { shadow in
      Shadow(
        style: shadow, x: pixels(transform.a * shadow.x + transform.c * shadow.y),
        y: pixels(transform.b * shadow.x + transform.d * shadow.y), sigma: sigma(shadow.blur / 2))
    }
  }

  /// The distance that the layer's own painting can extend, in pixels.
  var reach: Int {
    let cast = shadows.map { max(abs($0.x), abs($0.y)) + GaussianBlur(sigma: $0.sigma).reach }
    return GaussianBlur(sigma: sigma).reach + (cast.max() ?? 0)
  }
}

extension Compositing {
  /// True if it looks at more than one pixel at a time.
  fileprivate var needsPicture: Bool { blur > 0 || !shadows.isEmpty }
}

extension DisplayCommand {
  fileprivate var needsPicture: Bool {
    if case .beginLayer(let compositing) = self { return compositing.needsPicture }
    return false
  }
}
