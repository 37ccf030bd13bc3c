internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

extension Modifiers {
  /// The standard deviation of the blur behind the box, in points; nil where nothing blurs.
  var backdropDeviation: Double? { backgroundBlur?.deviation ?? backgroundGradient?.deviation }
}

/// Paints a view's box: transform, layer, shadow, background and clip beneath the content, the border
/// above it, on top of what lies inside its bounds.
final class BoxDrawing: NodeDrawing {
  private let background: RGBAColor?
  private let gradient: ResolvedStyle?
  /// The standard deviation of the blur behind the box, in points.
  private let blur: Double?
  private let border: (width: Double, color: RGBAColor)?
  private let radii: CornerRadii?
  /// True for round ends of a layer that is rendered without the screen's compositor, which are continuous.
  private let hasCrossedEnds: Bool
  private let clips: Bool
  private let clipShape: AnyShape?
  /// True if it is painted as layers are that are rendered without the screen's compositor.
  private let isInLayer: Bool
  private let effects: BoxEffects

  /// Makes the box between two others.
  private init(_ from: BoxDrawing, _ to: BoxDrawing, _ fraction: Double) {
    background = Self.mixed(from.background, to.background, fraction)
    gradient = to.gradient
    let deviation = GalleyPainting.mixed(from.blur ?? 0, to.blur ?? 0, fraction)
    blur = from.blur == nil && to.blur == nil ? nil : max(0, deviation)
    let width = GalleyPainting.mixed(from.border?.width ?? 0, to.border?.width ?? 0, fraction)
    border = Self.mixed(from.border?.color, to.border?.color, fraction).map { (max(0, width), $0) }
    if let old = from.radii ?? to.radii.map({ _ in .zero }), from.radii != to.radii {
      radii = .mixed(old, to.radii ?? .zero, fraction)
    } else {
      radii = to.radii
    }
    hasCrossedEnds = to.hasCrossedEnds
    clips = to.clips || from.clips
    clipShape =
      from.clipShape.flatMap { old in to.clipShape.map { .mixed(old, $0, fraction) } }
      ?? to.clipShape
    isInLayer = to.isInLayer
    effects = .mixed(from.effects, to.effects, fraction)
  }

  /// A colour that is absent is the other one without opacity.
  private static func mixed(
    _ from: RGBAColor?, _ to: RGBAColor?, _ fraction: Double
  ) -> RGBAColor? {
    guard let some = from ?? to else { return nil }
    return .mixed(from ?? some.with(alpha: 0), to ?? some.with(alpha: 0), fraction)
  }

  init(_ look: Modifiers, _ context: EnvironmentValues) {
    var context = context
    // The box of a control has the control's tint, not that of its surroundings.
    if let tint = look.tint { context.tint = tint }
    background = (look.backgroundColor ?? look.backgroundBlur?.fill).map { context.resolved($0) }
    blur = look.backdropDeviation
    gradient = look.backgroundGradient?.paint(in: context)
    if let width = look.borderWidth, let color = look.borderColor, width > 0 {
      border = (width, context.resolved(color))
    } else {
      border = nil
    }
    radii = look.corners(in: context)
    // Buttons of dave-schmidt-dev/gradus at 79c1dcb6 (emptyStateNotSignedIn), recorded on iOS 26.
    hasCrossedEnds =
      context.rendersLayers && context.theme.system.isGlass && look.glassCornerRadius == .circle
    clips = look.clipped ?? false
    clipShape = look.clipShape
    isInLayer = context.rendersLayers
    let isOpaque = (background?.alpha ?? 0) >= 1 || look.backgroundGradient?.isOpaque == true
    effects = BoxEffects(look, isOpaque: isOpaque, context)
  }

  var overflow: Double { effects.overflow }

  func reach(of content: Rect, in size: Size) -> Rect { effects.reach(of: content, in: size) }

  func content(seenIn part: Rect, in size: Size) -> Rect {
    effects.content(seenIn: part, in: size)
  }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    let shape = shape(rect, node.direction)
    effects.begin(shape, in: rect, node.direction, with: &painter)
    if let clipShape {
      painter.append(.save)
      painter.append(.clip(outline(of: clipShape, rect, node.direction)))
    }
    if let blur, blur > 0 { painter.append(.backdrop(shape, blur: blur)) }
    let inner = shapeUnderBorder(rect, node.direction) ?? shape
    if let background { painter.fill(inner, with: .solid(background)) }
    if let paint = gradient?.paint(in: rect, node.direction) { painter.fill(inner, with: paint) }
    if clips {
      painter.append(.save)
      painter.append(.clip(inner))
    }
  }

  func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    if clips { painter.append(.restore) }
    if let border {
      let rect = node.grid.snapped(frame)
      let corners = radii?.resolved(for: rect.size, in: node.direction) ?? .zero
      painter.append(
        .border(rect, corners.clamped(to: rect.size), width: border.width, border.color))
    }
    if clipShape != nil { painter.append(.restore) }
    effects.end(with: &painter)
  }

  /// The shape that ends in the middle of an opaque border with round corners: beneath its whole width the soft edges
  /// of the shape would show around those of the border. Nil for other boxes.
  private func shapeUnderBorder(_ rect: Rect, _ direction: LayoutDirection) -> DisplayShape? {
    guard let border, border.color.alpha >= 1,
      let corners = radii?.resolved(for: rect.size, in: direction).clamped(to: rect.size),
      !corners.isZero, border.width < min(rect.width, rect.height)
    else { return nil }
    let inset = border.width / 2
    return .roundedRectangle(
      rect.inset(by: inset),
      .init(
        topLeft: max(0, corners.topLeft - inset), topRight: max(0, corners.topRight - inset),
        bottomRight: max(0, corners.bottomRight - inset),
        bottomLeft: max(0, corners.bottomLeft - inset)))
  }

  /// The outline that clips; its corners cross in layers, as the bars of stadiamaps/ferrostar at 918a1869
  /// (testTripProgressViewDefaultTheme), recorded on iOS 26, have pointed ends at a radius of 48.
  private func outline(
    of shape: AnyShape, _ rect: Rect, _ direction: LayoutDirection
  ) -> DisplayShape {
    let crossed = isInLayer ? shape.crossedOutline(in: rect, direction, clips: true) : nil
    return crossed ?? shape.outline(rect, direction)
  }

  private func shape(_ rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    if hasCrossedEnds {
      return .path(.crossedRectangle(rect, radius: min(rect.width, rect.height) / 2))
    }
    return radii?.shape(of: rect, direction) ?? .rectangle(rect)
  }
}

extension BoxDrawing: FadingDrawing {
  var opacity: Double { effects.opacity }
}

extension BoxDrawing: BlendingDrawing {
  var hiddenValues: AnyHashable? { effects.transforms.isEmpty ? nil : effects.transforms }

  func blended(
    from earlier: any NodeDrawing, _ fraction: Double
  ) -> (from: any NodeDrawing, to: any NodeDrawing)? {
    guard let earlier = earlier as? BoxDrawing else { return nil }
    let between = BoxDrawing(earlier, self, fraction)
    return (between, between)
  }
}
