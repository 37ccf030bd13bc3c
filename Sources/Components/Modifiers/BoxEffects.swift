internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The effects on everything that a box draws: the steps after its border, in the order of ``Modifiers``.
struct BoxEffects: Sendable {
  /// Shadows of the box itself, the first on top.
  private let silhouettes: [BoxShadow]
  /// True if they are cut out under the box, which does not hide them.
  private let cutsOut: Bool
  private let compositing: Compositing
  private let hasLayer: Bool
  /// From the inside out.
  let transforms: [VisualTransform]
  /// The opacity of everything together; 0 for what is hidden.
  var opacity: Double { compositing.opacity }

  init(_ look: Modifiers, isOpaque: Bool, _ context: EnvironmentValues) {
    let hasShape = look.clipShape != nil || look.mask != nil
    let colors = context.rendersLayers ? nil : Self.colors(look, context)
    let blur = context.rendersLayers ? 0 : look.blur ?? 0
    let hidesShadow = isOpaque && !hasShape
    let hasGlass = look.backdropDeviation != nil && !hasShape
    // If a box is coloured, however little, all of it is cut out of its shadow.
    let hasGround = look.backgroundColor != nil || look.backgroundGradient != nil
    let shadows = look.shadow ?? []
    let ofBox = shadows.filter { shadow in
      let isFilled = hidesShadow && colors == nil && blur == 0
      let isCutOut = shadow.kind == .knockedOut && hasGround && !hasShape
      return shadow.kind != .inner && (isFilled || hasGlass || isCutOut || shadow.spread != 0)
    }
    silhouettes = ofBox.map { $0.ofBox(in: context) }
    cutsOut = !hidesShadow
    compositing = Compositing(
      opacity: look.hidden == true ? 0 : look.opacity ?? 1,
      blendMode: look.blendMode ?? .normal, colors: colors, blur: blur,
      shadows: shadows.filter { !ofBox.contains($0) }.map { $0.ofContent(in: context) })
    hasLayer = compositing != Compositing() || look.compositingGroup == true
    transforms = [
      look.scaleEffect, look.rotationEffect, look.skewEffect, look.transformEffect,
    ].compactMap { $0 }
  }

  private init(_ from: BoxEffects, _ to: BoxEffects, _ fraction: Double) {
    silhouettes =
      from.silhouettes.count == to.silhouettes.count
      ? zip(from.silhouettes, to.silhouettes).map { .mixed($0, $1, fraction) } : to.silhouettes
    cutsOut = to.cutsOut
    compositing = .mixed(from.compositing, to.compositing, fraction) ?? to.compositing
    hasLayer = from.hasLayer || to.hasLayer
    transforms = VisualTransform.mixed(from.transforms, to.transforms, fraction)
  }

  /// The effects between two others; those that are unlike in kind are the later ones.
  static func mixed(_ from: BoxEffects, _ to: BoxEffects, _ fraction: Double) -> BoxEffects {
    BoxEffects(from, to, fraction)
  }

  /// The changes of colour in one, or nil for none.
  private static func colors(_ look: Modifiers, _ context: EnvironmentValues) -> ColorMatrix? {
    let steps: [ColorMatrix?] = [
      look.brightness.map { .brightness($0) }, look.contrast.map { .contrast($0) },
      look.saturation.map { .saturation($0) }, look.grayscale.map { .grayscale($0) },
      look.hueRotation.map { .hueRotation($0) }, look.colorInvert == true ? .invert : nil,
      look.colorMultiply.map { .multiply(context.resolved($0)) },
    ]
    let known = steps.compactMap { $0 }
    return known.dropFirst().reduce(known.first) { $0?.followed(by: $1) }
  }

  // Painting

  func begin(
    _ shape: DisplayShape, in rect: Rect, _ direction: LayoutDirection,
    with painter: inout Painter
  ) {
    if !transforms.isEmpty {
      painter.append(.save)
      painter.append(.transform(transform(in: rect, direction)))
    }
    if hasLayer { painter.append(.beginLayer(compositing)) }
    for shadow in silhouettes.reversed() {
      if cutsOut {
        painter.knockedOut(by: shape) { $0.append(.shadow(shape, shadow)) }
      } else {
        painter.append(.shadow(shape, shadow))
      }
    }
  }

  func end(with painter: inout Painter) {
    if hasLayer { painter.append(.endLayer) }
    if !transforms.isEmpty { painter.append(.restore) }
  }

  private func transform(in rect: Rect, _ direction: LayoutDirection) -> Transform {
    transforms.reduce(.identity) { $0.followed(by: $1.transform(in: rect, direction)) }
  }

  // Reaching

  /// The reach of the box's shadows: three standard deviations, each of which is half of CSS's blur.
  var overflow: Double {
    silhouettes.map { max(abs($0.x), abs($0.y)) + 1.5 * $0.blur + max($0.spread, 0) }.max() ?? 0
  }

  func reach(of content: Rect, in size: Size) -> Rect {
    moved(spread(content, 1), in: size, by: \.self)
  }

  func content(seenIn part: Rect, in size: Size) -> Rect {
    // A view that is shrunk to nothing is invisible.
    spread(moved(part, in: size) { $0.inverse ?? .identity }, -1)
  }

  /// Returns the area that a rectangle of the content, or (-1) of the picture, covers after shadows and
  /// blurs.
  private func spread(_ rect: Rect, _ sign: Double) -> Rect {
    var reached = rect.inset(by: -3 * compositing.blur)
    for shadow in compositing.shadows where shadow.kind != .inner {
      let cast = rect.offset(x: sign * shadow.x, y: sign * shadow.y)
      reached = reached.union(cast.inset(by: -1.5 * shadow.blur - 3 * compositing.blur))
    }
    return reached
  }

  /// Returns the area to which the transforms, or transforms made of them, move a rectangle, in either
  /// direction of layout.
  private func moved(_ rect: Rect, in size: Size, by way: (Transform) -> Transform) -> Rect {
    guard !transforms.isEmpty else { return rect }
    let frame = Rect(origin: .zero, size: size)
    let corners = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      Path.rectangle(rect).applying(way(transform(in: frame, direction))).controlBounds
    }
    return corners[0].union(corners[1])
  }
}
