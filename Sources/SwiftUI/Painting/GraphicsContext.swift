public import Foundation
internal import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout
public import GalleyPainting

/// What the commands of a canvas are given to: a place to draw, and how it is drawn there.
public struct GraphicsContext {
  /// What was drawn so far; copies of a context draw in one place.
  final class Drawn {
    var views: [AnyView] = []
  }

  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues
  public private(set) var clipBoundingRect: CGRect
  let drawn = Drawn()
  private let size: CGSize
  private let symbols: [AnyHashable: AnyView]
  private var drawing: Drawn
  /// Clips with their outlines in the canvas' coordinates, outermost first.
  private var clips: [(outline: Path, style: FillStyle)] = []
  private var filters: [Filter] = []

  init(size: CGSize, environment: EnvironmentValues, symbols: [AnyHashable: AnyView]) {
    (self.size, self.environment, self.symbols) = (size, environment, symbols)
    clipBoundingRect = CGRect(origin: .zero, size: size)
    drawing = drawn
  }

  // The state

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      outline.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -1e4, dy: -1e4))
      style = FillStyle(eoFill: true)
    } else {
      clipBoundingRect = clipBoundingRect.intersection(outline.boundingRect)
    }
    clips.append((outline, style))
  }

  public struct Filter: Sendable {
    let apply: @Sendable (AnyView) -> AnyView

    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter { Filter { AnyView($0.blur(radius: Double(radius))) } }
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { AnyView($0.colorMultiply(color)) }
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter { AnyView($0.brightness(amount)) }
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter { AnyView($0.contrast(amount)) }
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter { AnyView($0.saturation(amount)) }
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter { AnyView($0.grayscale(amount)) }
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { AnyView($0.hueRotation(angle)) }
    }
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // Layers

  /// Draws several things as one, with this context's opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    layer.drawing = Drawn()
    (layer.opacity, layer.blendMode, layer.filters, layer.clips) = (1, .normal, [], [])
    try content(&layer)
    let views = layer.drawing.views
    add(
      AnyView(
        Built { tree, environment in
          tree.node(.zstack(.topLeading)) { tree in
            for view in views { AnyView.makeOne(view, in: &tree, environment) }
          }
        }.compositingGroup()), isPlaced: true)
  }

  /// Draws only where something that is drawn here shows.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    environment._remark("a canvas' clip to a layer is left out")
  }

  /// Takes up a view with all that holds for what is drawn now.
  ///
  /// - Parameter isPlaced: True if it has the transform in it.
  private func add(_ view: AnyView, isPlaced: Bool = false) {
    var view = AnyView(
      view.node(.frame(width: size.width, height: size.height, alignment: .topLeading)))
    if !isPlaced, transform != .identity { view = AnyView(view.transformEffect(transform)) }
    for filter in filters { view = filter.apply(view) }
    for clip in clips.reversed() {
      let outline = CanvasOutline(outline: clip.outline)
      view =
        clip.style.isEOFilled
        ? AnyView(view.mask { outline.fill(Color.black, style: clip.style) })
        : AnyView(view.clipShape(outline))
    }
    if opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
    drawing.views.append(view)
  }

  // Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = CanvasOutline(outline: path)
    add(AnyView(outline.fill(shading.style(in: size, environment), style: style)))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let outline = CanvasOutline(outline: path)
    add(AnyView(outline.stroke(shading.style(in: size, environment), style: style)))
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // Texts, images and symbols

  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    public var shading: Shading = .foreground
    public func measure(in size: CGSize) -> CGSize { environment.size(of: text, in: size) }
    public func firstBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.8 }
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.8 }
  }
  public struct ResolvedImage {
    let image: Image
    public let size: CGSize
    public var shading: Shading?
    public var baseline: CGFloat { size.height }
  }
  public struct ResolvedSymbol {
    let view: AnyView
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = environment.size(of: image, in: CGSize(width: 1e4, height: 1e4))
    return ResolvedImage(image: image, size: size)
  }
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map {
      ResolvedSymbol(view: $0, size: environment.size(of: $0, in: size))
    }
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(AnyView(text.node(.fixedSize(horizontal: true, vertical: true))), at: point, anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(AnyView(text), in: rect) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let shaded = text.text.foregroundStyle(text.shading.style(in: size, environment))
    draw(AnyView(shaded.node(.fixedSize(horizontal: true, vertical: true))), at: point, anchor)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(AnyView(text.text.foregroundStyle(text.shading.style(in: size, environment))), in: rect)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(AnyView(image), at: point, anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(AnyView(image.resizable()), in: rect)
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(AnyView(shaded(image)), at: point, anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(AnyView(shaded(image, isResizable: true)), in: rect)
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, at: point, anchor)
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.view, in: rect) }

  private func shaded(_ image: ResolvedImage, isResizable: Bool = false) -> AnyView {
    let view = isResizable ? image.image.resizable() : image.image
    guard let shading = image.shading else { return AnyView(view) }
    return AnyView(view.foregroundStyle(shading.style(in: size, environment)))
  }

  /// A view whose anchor is at a point.
  private func draw(_ view: AnyView, at point: CGPoint, _ anchor: UnitPoint) {
    let measured = environment.size(of: view, in: size)
    let origin = CGPoint(
      x: point.x - measured.width * CGFloat(anchor.x),
      y: point.y - measured.height * CGFloat(anchor.y))
    draw(view, in: CGRect(origin: origin, size: measured))
  }

  private func draw(_ view: AnyView, in rect: CGRect) {
    add(
      AnyView(
        view.node(.frame(width: rect.width, height: rect.height, alignment: .topLeading))
          .node(.offset(x: rect.minX, y: rect.minY))))
  }
}

extension EnvironmentValues {
  /// The size of a view for a proposal.
  fileprivate func size(of view: some View, in size: CGSize) -> CGSize {
    guard let tree = self.tree else { return .zero }
    let proposal = ProposedSize(width: size.width, height: size.height)
    return CGSize(LayoutTree(view, tree).layout(proposal).size)
  }
}
