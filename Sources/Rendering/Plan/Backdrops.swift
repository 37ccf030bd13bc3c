import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting

/// Turns commands that blur their backdrop into pictures of it: the content before such a command is drawn
/// once, blurred in whole numbers and put in the command's place, cut out to its shape. Bands, threads and
/// strips then need not know anything of their neighbours.
///
/// A blur takes as long as drawing its rows up to it, and memory for its pixels.
struct Backdrops {
  private let source: DisplayList
  private let canvas: PixelRect
  private let budget: PictureBudget
  private let render: (DisplayList, Range<Int>) throws(RenderingError) -> [UInt8]
  private var result = DisplayList()
  private var transform: Transform
  private var saved: [Transform] = []
  /// The commands that close the open scopes, the innermost last.
  private var closing: [DisplayCommand] = []

  /// The list without such commands.
  ///
  /// - Parameter render: Draws rows of the canvas: four bytes a pixel, colour multiplied by alpha.
  static func flattened(
    _ list: DisplayList, canvas: PixelRect, grid: PixelGrid, budget: PictureBudget,
    render: (DisplayList, Range<Int>) throws(RenderingError) -> [UInt8]
  ) throws(RenderingError) -> DisplayList {
    guard list.hasBackdrops else { return list }
    return try withoutActuallyEscaping(render) { render throws(RenderingError) in
      var backdrops = Backdrops(
        source: list, canvas: canvas, budget: budget, render: render,
        transform: .scale(x: grid.scale, y: grid.scale))
      for index in list.commands.indices { try backdrops.add(index) }
      return backdrops.result
    }
  }

  private init(
    source: DisplayList, canvas: PixelRect, budget: PictureBudget,
    render: @escaping (DisplayList, Range<Int>) throws(RenderingError) -> [UInt8],
    transform: Transform
  ) {
    self.source = source
    self.canvas = canvas
    self.budget = budget
    self.render = render
    self.transform = transform
  }

  private mutating func add(_ index: Int) throws(RenderingError) {
    let owner = source.owners.indices.contains(index) ? source.owners[index] : -1
    let command = source.commands[index]
    switch command {
    case .backdrop(let shape, let blur):
      return try replace(shape, blur: blur, owner: owner, at: index)
    case .save:
      saved.append(transform)
      closing.append(.restore)
    case .beginLayer:
      saved.append(transform)
      closing.append(.endLayer)
    case .restore, .endLayer:
      transform = saved.popLast() ?? transform
      _ = closing.popLast()
    case .transform(let change): transform = change.followed(by: transform)
    default: break
    }
    append(command, owner)
  }

  private mutating func append(_ command: DisplayCommand, _ owner: Int32) {
    result.commands.append(command)
    result.owners.append(owner)
  }

  /// Draws, blurs and places the backdrop of a shape.
  private mutating func replace(
    _ shape: DisplayShape, blur: Double, owner: Int32, at index: Int
  ) throws(RenderingError) {
    guard shape.isFinite, blur.isFinite else {
      throw .nonFiniteCoordinate(command: index, owner: owner)
    }
    let area = pixels(of: shape.bounds).intersection(canvas)
    // A transform that flattens the shape leaves nothing to see.
    guard !area.isEmpty, let inverse = transform.inverse else { return }
    let limit = budget.limits.maximumBitmapPixels
    guard area.width * area.height <= limit else {
      throw .canvasTooLarge(
        width: Double(area.width), height: Double(area.height), limit: .maximumBitmapPixels,
        allowed: limit)
    }
    let device = DeviceShadow(
      BoxShadow(color: .black, blur: 2 * min(max(blur, 0), 64)), transform)
    let bitmap = try blurred(area, sigma: device.sigma, budget.charged(to: owner))
    append(.save, owner)
    append(.clip(shape), owner)
    append(.transform(inverse), owner)
    let place = Rect(
      x: Double(area.minX), y: Double(area.minY), width: Double(area.width),
      height: Double(area.height))
    append(.image(ImageResource(name: "backdrop", bitmap: bitmap), in: place, tint: nil), owner)
    append(.restore, owner)
  }

  private func pixels(of rect: Rect) -> PixelRect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply(to:))
    // Clamped to a pixel more than the canvas has, so that whole numbers hold it.
    func whole(_ value: Double, _ most: Int32) -> Int32 {
      Int32(min(max(value, -1), Double(most) + 1))
    }
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    return PixelRect(
      minX: whole(xs[0].rounded(.down), canvas.maxX),
      minY: whole(ys[0].rounded(.down), canvas.maxY),
      maxX: whole(xs[3].rounded(.up), canvas.maxX), maxY: whole(ys[3].rounded(.up), canvas.maxY))
  }

  /// Returns the content that the list has drawn so far in an area, blurred; beyond the canvas its edge
  /// continues.
  private func blurred(
    _ area: PixelRect, sigma: Int, _ budget: PictureBudget
  ) throws(RenderingError) -> Bitmap {
    var list = result
    for command in closing.reversed() {
      list.commands.append(command)
      list.owners.append(-1)
    }
    let blur = GaussianBlur(sigma: sigma)
    let rows =
      max(
        Int(area.minY) - blur.reach, 0)..<min(
        Int(area.maxY) + blur.reach, canvas.height)
    let pixels = try render(list, rows)
    let (width, height) = (area.width + 2 * blur.reach, area.height + 2 * blur.reach)
    try budget.hold(4 * area.width * area.height)
    try budget.require(
      bytes: 4 * canvas.width * rows.count + width * height + blur.scratch(width, height))
    var bytes = [UInt8](repeating: 0, count: 4 * area.width * area.height)
    var plane = [UInt8](repeating: 0, count: width * height)
    for channel in 0..<4 {
      for y in 0..<height {
        try budget.requireTime(inRow: y)
        let row = min(max(Int(area.minY) - blur.reach + y, 0), canvas.height - 1)
        let start = 4 * canvas.width * (row - rows.lowerBound) + channel
        for x in 0..<width {
          let column = min(max(Int(area.minX) - blur.reach + x, 0), canvas.width - 1)
          plane[y * width + x] = pixels[start + 4 * column]
        }
      }
      try blur.apply(to: &plane, width, height, budget)
      for y in 0..<area.height {
        for x in 0..<area.width {
          bytes[4 * (y * area.width + x) + channel] =
            plane[(y + blur.reach) * width + x + blur.reach]
        }
      }
    }
    clampToAlpha(&bytes)
    return Bitmap(
      width: area.width, height: area.height, format: .bgraPremultiplied, pixels: bytes)
  }

  /// The channels are rounded one by one; none may end above alpha.
  private func clampToAlpha(_ bytes: inout [UInt8]) {
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = bytes[pixel + 3]
      for channel in pixel..<pixel + 3 { bytes[channel] = min(bytes[channel], alpha) }
    }
  }
}

extension DisplayList {
  fileprivate var hasBackdrops: Bool {
    commands.contains { command in
      if case .backdrop = command { return true }
      return false
    }
  }
}
