import GalleyGeometry
import GalleyPainting
import GalleyText

/// Walks a display list once and resolves its scopes.
struct RenderPlanBuilder {
  private struct State {
    var transform: Int32
    var clip: Int32
  }
  private struct OpenLayer {
    var operation: Int
    var saved: State
    var depth: Int
    var bounds = PixelRect.empty
    /// A layer without opacity shows nothing of what it holds.
    var isHidden: Bool
    /// A layer that changes nothing needs no pixels of its own.
    var isPlain: Bool
    /// A mask reaches as far as what it masks.
    var isMask = false
  }

  private var plan: RenderPlan
  private var state = State(transform: 0, clip: 0)
  private var saved: [(state: State, command: Int)] = []
  private var layers: [OpenLayer] = []
  private var hidden = 0
  private var fontBounds: [UInt64: Rect] = [:]
  private let isolating: Set<Int>

  /// Makes a plan; linear in the number of commands and glyphs.
  static func plan(
    _ list: DisplayList, canvas: PixelRect, grid: PixelGrid
  ) throws(RenderingError) -> RenderPlan {
    var builder = RenderPlanBuilder(list, canvas, grid)
    for index in list.commands.indices { try builder.add(index) }
    if let open = builder.saved.last { throw builder.unbalanced(open.command) }
    if let open = builder.layers.last {
      throw builder.unbalanced(Int(builder.plan.operations[open.operation].command))
    }
    builder.plan.index = BandIndex(builder.plan.operations, rows: canvas.height)
    return builder.plan
  }

  private init(_ list: DisplayList, _ canvas: PixelRect, _ grid: PixelGrid) {
    plan = RenderPlan(list: list, canvas: canvas)
    isolating = list.isolatingLayers
    plan.operations.reserveCapacity(list.commands.count)
    plan.transforms = [.scale(x: grid.scale, y: grid.scale)]
    plan.clips = [
      RenderPlan.Clip(
        parent: -1, rect: canvas, command: -1, transform: 0, solid: (canvas, canvas))
    ]
  }

  private var transform: Transform { plan.transforms[Int(state.transform)] }
  private var clipRect: PixelRect { plan.clips[Int(state.clip)].rect }

  private mutating func add(_ index: Int) throws(RenderingError) {
    switch plan.list.commands[index] {
    case .save: saved.append((state, index))
    case .restore: try restore(index)
    case .transform(let change): try concatenate(change, index)
    case .clip(let shape): try clip(to: shape, index)
    case .fill(let shape, let paint):
      try check(paint, index)
      try append(.fill, index, bounds(of: shape, index))
    case .stroke(let shape, let style, let paint):
      try check(paint, index)
      try append(.stroke, index, bounds(of: shape, style, index))
    case .border(let rect, let radii, let width, _):
      try require(width.isFinite && radii.isFinite, index)
      if width > 0 { try append(.border, index, bounds(of: .rectangle(rect), index)) }
    case .shadow(let shape, let style):
      try append(.shadow, index, bounds(of: shape, style, index))
    case .glyphs(let run, let origin, _):
      try append(.glyphs, index, bounds(of: run, at: origin, index))
    case .image(_, let rect, _):
      try append(.image, index, bounds(of: .rectangle(rect), index))
    case .beginLayer(let compositing): try beginLayer(compositing, index)
    case .endLayer: try endLayer(index)
    // Pictures have taken their places.
    case .backdrop: break
    }
  }
}

extension RenderPlanBuilder {
  private func unbalanced(_ index: Int) -> RenderingError {
    .unbalancedScope(command: index, owner: plan.owner(of: Int32(index)))
  }

  private func require(_ condition: Bool, _ index: Int) throws(RenderingError) {
    guard condition else {
      throw .nonFiniteCoordinate(command: index, owner: plan.owner(of: Int32(index)))
    }
  }

  private mutating func append(
    _ kind: RenderPlan.Kind, _ index: Int, _ bounds: PixelRect
  ) throws(RenderingError) {
    let visible = bounds.intersection(clipRect)
    guard hidden == 0, !visible.isEmpty else { return }
    if let top = layers.indices.last { layers[top].bounds = layers[top].bounds.union(visible) }
    plan.operations.append(
      RenderPlan.Operation(
        kind: kind, command: Int32(index), transform: state.transform,
        clip: relevantClip(visible), bounds: visible))
  }

  /// The nearest clip whose shape does not cover all of the pixels anyway.
  private func relevantClip(_ pixels: PixelRect) -> Int32 {
    var clip = state.clip
    while plan.clips[Int(clip)].parent >= 0 {
      let solid = plan.clips[Int(clip)].solid
      guard solid.0.contains(pixels) || solid.1.contains(pixels) else { break }
      clip = plan.clips[Int(clip)].parent
    }
    return clip
  }

  private mutating func restore(_ index: Int) throws(RenderingError) {
    let floor = layers.last?.depth ?? 0
    guard saved.count > floor, let last = saved.popLast() else { throw unbalanced(index) }
    state = last.state
  }

  private mutating func concatenate(
    _ change: Transform, _ index: Int
  ) throws(RenderingError) {
    let combined = change.followed(by: transform).withoutDust
    try require(combined.isFinite, index)
    state.transform = Int32(plan.transforms.count)
    plan.transforms.append(combined)
  }

  private mutating func clip(to shape: DisplayShape, _ index: Int) throws(RenderingError) {
    let pixels = try bounds(of: shape, index)
    var solid = (PixelRect.empty, PixelRect.empty)
    var isMask = true
    if let rounded = RoundedBox(shape, transform) {
      solid = rounded.solidParts
      isMask = !(rounded.radii.isZero && rounded.box.isAligned)
    }
    let clip = RenderPlan.Clip(
      parent: state.clip, rect: clipRect.intersection(pixels), command: isMask ? Int32(index) : -1,
      transform: state.transform, solid: solid)
    state.clip = Int32(plan.clips.count)
    plan.clips.append(clip)
  }

  private mutating func beginLayer(
    _ compositing: Compositing, _ index: Int
  ) throws(RenderingError) {
    try require(compositing.isFinite, index)
    let opacity = compositing.opacity
    // A mask that shows nothing hides all that it masks.
    let isMask = compositing.blendMode == .destinationIn
    var layer = OpenLayer(
      operation: plan.operations.count, saved: state, depth: saved.count,
      isHidden: opacity <= 0 && !isMask,
      isPlain: opacity >= 1 && compositing.blendMode == .normal && compositing.colors == nil
        && compositing.filters.isEmpty && !isolating.contains(index))
    layer.isMask = isMask && hidden == 0
    if layer.isHidden { hidden += 1 }
    if hidden > 0 { layer.isPlain = true }
    if !layer.isPlain {
      plan.operations.append(
        RenderPlan.Operation(
          kind: .beginLayer, command: Int32(index), transform: state.transform, clip: state.clip,
          bounds: .empty))
      enterLayer()
    }
    layers.append(layer)
  }

  /// Masks apply to the layer as a whole, when it is composed; what it holds is only kept to
  /// their bounds.
  private mutating func enterLayer() {
    let rect = clipRect
    state.clip = Int32(plan.clips.count)
    plan.clips.append(
      RenderPlan.Clip(parent: -1, rect: rect, command: -1, transform: 0, solid: (rect, rect)))
  }

  private mutating func endLayer(_ index: Int) throws(RenderingError) {
    guard let layer = layers.popLast(), saved.count == layer.depth else {
      throw unbalanced(index)
    }
    state = layer.saved
    if layer.isHidden { hidden -= 1 }
    var bounds = layer.bounds
    if let outer = layers.indices.last {
      if layer.isMask { bounds = layers[outer].bounds.intersection(clipRect) }
      layers[outer].bounds = layers[outer].bounds.union(bounds)
    } else if layer.isMask {
      bounds = clipRect
    }
    guard !layer.isPlain else { return }
    if layer.isMask {
      // A band without anything that is masked must not play what masks it.
      for inner in layer.operation..<plan.operations.count {
        plan.operations[inner].bounds = plan.operations[inner].bounds.intersection(bounds)
      }
    }
    plan.operations[layer.operation].bounds = bounds
    var end = plan.operations[layer.operation]
    end.kind = .endLayer
    plan.operations.append(end)
  }
}

extension RenderPlanBuilder {
  /// The pixels that the image of a rectangle touches.
  private func pixels(_ rect: Rect, _ index: Int) throws(RenderingError) -> PixelRect {
    let t = transform
    let xs = [t.a * rect.minX, t.a * rect.maxX]
    let ys = [t.b * rect.minX, t.b * rect.maxX]
    let xs2 = [t.c * rect.minY, t.c * rect.maxY]
    let ys2 = [t.d * rect.minY, t.d * rect.maxY]
    let left = min(xs[0], xs[1]) + min(xs2[0], xs2[1]) + t.tx
    let right = max(xs[0], xs[1]) + max(xs2[0], xs2[1]) + t.tx
    let top = min(ys[0], ys[1]) + min(ys2[0], ys2[1]) + t.ty
    let bottom = max(ys[0], ys[1]) + max(ys2[0], ys2[1]) + t.ty
    try require((left + right + top + bottom).isFinite, index)
    return FixedRect(
      left: Fixed.rounded(left), top: Fixed.rounded(top), right: Fixed.rounded(right),
      bottom: Fixed.rounded(bottom)
    ).pixels
  }

  private func bounds(of shape: DisplayShape, _ index: Int) throws(RenderingError) -> PixelRect {
    try require(shape.isFinite, index)
    let rect = shape.bounds
    return rect.isEmpty ? .empty : try pixels(rect, index)
  }

  private func bounds(
    of shape: DisplayShape, _ style: StrokeStyle, _ index: Int
  ) throws(RenderingError) -> PixelRect {
    try require(shape.isFinite && style.isFinite, index)
    let reach = style.deviceReach(shape, transform) + 1
    try require(reach.isFinite, index)
    return try pixels(shape.bounds, index).inset(by: -Int32(min(reach, 1e8).rounded(.up)))
  }

  private func bounds(
    of shape: DisplayShape, _ style: BoxShadow, _ index: Int
  ) throws(RenderingError) -> PixelRect {
    try require(style.isFinite, index)
    let base = try bounds(of: shape, index)
    if base.isEmpty { return .empty }
    let device = DeviceShadow(style, transform)
    let moved = PixelRect(
      minX: base.minX + Int32(device.x >> 8), minY: base.minY + Int32(device.y >> 8),
      maxX: base.maxX + Int32(device.x >> 8) + 1, maxY: base.maxY + Int32(device.y >> 8) + 1)
    let reach = GaussianBlur(sigma: device.sigma).reach + max(0, Fixed.ceilPixel(device.spread))
    return moved.inset(by: -Int32(reach + 1))
  }

  private mutating func bounds(
    of run: GlyphRun, at origin: Point, _ index: Int
  ) throws(RenderingError) -> PixelRect {
    let face = run.font.face
    let box: Rect
    if let known = fontBounds[face.digest] {
      box = known
    } else {
      box = FontBounds.box(of: face)
      fontBounds[face.digest] = box
    }
    guard let rect = run.bounds(fontBox: box, at: origin) else { return .empty }
    try require(rect.minX.isFinite && rect.maxY.isFinite && rect.width.isFinite, index)
    return try pixels(rect, index).inset(by: -2)
  }

  private func check(_ paint: Paint, _ index: Int) throws(RenderingError) {
    try require(paint.isFinite, index)
  }
}

extension DisplayList {
  /// The layers directly around one with a blend mode, which mixes colours with what they hold and
  /// nothing beneath them.
  fileprivate var isolatingLayers: Set<Int> {
    var result: Set<Int> = []
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let compositing):
        if compositing.blendMode != .normal, let outer = open.last { result.insert(outer) }
        open.append(index)
      case .endLayer: _ = open.popLast()
      default: break
      }
    }
    return result
  }
}
