public import Foundation
public import GalleyComponents
internal import GalleyGeometry
public import GalleyLayout

/// A view that draws at once. What it draws is kept as views over one another, each as large as the
/// canvas.
public struct Canvas<Symbols: View>: @unchecked Sendable {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.renderer, self.symbols) = (renderer, symbols())
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, renderer: renderer) { EmptyView() }
  }
}

extension Canvas: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    var size = CGSize.zero
    if let surroundings = values.surroundings {
      let session = surroundings.session
      let number = session.number(of: Canvas.self, in: surroundings.view)
      session.ask(number, tree)
      size = session.frames[number].map { CGSize($0.size) } ?? CGSize(session.canvas)
    }
    var list = ChildList()
    Symbols._visitChildren(symbols, &list)
    var symbols: [AnyHashable: AnyView] = [:]
    for view in list.views {
      if let tag = tagValue(of: view) { symbols[tag] = view }
    }
    let drawing = CanvasDrawing()
    var context = GraphicsContext(
      drawing: drawing, size: size, symbols: symbols, environment: values)
    renderer(&context, size)
    tree.node(.reader) { tree in
      for layer in drawing.layers { AnyView.makeOne(layer, in: &tree, environment) }
    }
  }
}

/// What was drawn so far, the last on top.
final class CanvasDrawing {
  var layers: [AnyView] = []
}

/// Where a canvas draws, with the state that applies to what is drawn next.
public struct GraphicsContext: @unchecked Sendable {
  let drawing: CanvasDrawing
  let size: CGSize
  let symbols: [AnyHashable: AnyView]
  public let environment: EnvironmentValues

  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  private var clips: [(path: Path, isInverse: Bool)] = []
  private var filters: [Filter] = []

  init(
    drawing: CanvasDrawing, size: CGSize, symbols: [AnyHashable: AnyView],
    environment: EnvironmentValues
  ) {
    (self.drawing, self.size, self.symbols) = (drawing, size, symbols)
    self.environment = environment
  }

  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append((path.applying(transform), options.contains(.inverse)))
  }
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    environment.session?.remark("layers of canvases do not clip")
  }

  /// A view over the whole canvas in the state of the context.
  private func add(_ view: some View, isMoved: Bool = true) {
    var layer = AnyView(view)
    if isMoved, transform != .identity { layer = AnyView(layer.transformEffect(transform)) }
    for filter in filters { layer = filter.apply(layer) }
    for clip in clips {
      if clip.isInverse {
        let all = Path(CGRect(origin: .zero, size: size))
        layer = AnyView(
          layer.mask {
            all.painted(fill: Color.black).overlay {
              clip.path.painted(fill: Color.black).blendMode(.destinationOut)
            }.compositingGroup()
          })
      } else {
        layer = AnyView(layer.clipShape(clip.path.kitShape))
      }
    }
    if opacity != 1 { layer = AnyView(layer.opacity(opacity)) }
    if blendMode != .normal { layer = AnyView(layer.blendMode(blendMode)) }
    drawing.layers.append(layer)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.painted(fill: shading.style(in: size)))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.stroke(AnyShapeStyle(shading.style(in: size)), style: style))
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = CanvasDrawing()
    var context = GraphicsContext(
      drawing: inner, size: size, symbols: symbols, environment: environment)
    context.transform = transform
    try content(&context)
    let layers = inner.layers
    // What is inside has been moved already.
    add(
      Built { tree, environment in
        tree.node(.reader) { tree in
          for layer in layers { AnyView.makeOne(layer, in: &tree, environment) }
        }
      }
      .compositingGroup(), isMoved: false)
  }

  private func place(_ view: AnyView, at point: CGPoint, _ anchor: UnitPoint) {
    add(Placed(view: view, place: CanvasPlace(origin: Point(point), anchor: anchor, size: nil)))
  }
  private func place(_ view: AnyView, in rect: CGRect) {
    add(
      Placed(
        view: view,
        place: CanvasPlace(
          origin: Point(rect.origin), anchor: .topLeading, size: Size(rect.size))))
  }

  // Images, texts and views

  public struct ResolvedImage: Sendable {
    let image: Image
    public var shading: Shading?
    public let baseline: CGFloat = 0
    /// The size of what stands in a box of 20 points, as images are measured where they are drawn.
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }
  public struct ResolvedText: Sendable {
    let text: Text
    let environment: Unchecked<EnvironmentValues>
    public var shading: Shading?

    /// About the size of the text; its exact one is known where it is drawn.
    public func measure(in size: CGSize) -> CGSize {
      let values = environment.value
      let words = text.string(values)
      let points = values.fontSize
      let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      let width = Double(lines.map(\.count).max() ?? 0) * points * 0.52
      let rows = (width / max(Double(size.width), 1)).rounded(.up)
      return CGSize(
        width: min(width, Double(size.width)),
        height: Double(lines.count) * max(1, rows) * points * 1.2)
    }
    public func firstBaseline(in size: CGSize) -> CGFloat { environment.value.fontSize }
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }
  public struct ResolvedSymbol: Sendable {
    let view: AnyView
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: Unchecked(environment))
  }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(AnyView(image), at: point, anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(AnyView(image.resizable()), in: rect)
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.shaded(image.image, size), at: point, anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.shaded(image.image.resizable(), size), in: rect)
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    place(AnyView(text), at: point, anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) {
    place(AnyView(text.node(Self.corner)), in: rect)
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.shaded(size), at: point, anchor)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(AnyView(text.shaded(size).node(Self.corner)), in: rect)
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.view, at: point, anchor)
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.view, in: rect) }

  private static var corner: NodeKind {
    .flexibleFrame(
      FrameLimits(maxWidth: .infinity, maxHeight: .infinity), alignment: .topLeading)
  }

  // What is drawn with

  public struct Shading: Sendable {
    fileprivate let make: @Sendable (CGSize) -> AnyShapeStyle

    fileprivate func style(in size: CGSize) -> AnyShapeStyle { make(size) }

    private static func of(_ style: some ShapeStyle) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    public static var foreground: Shading { of(ForegroundStyle()) }
    public static var backdrop: Shading { of(Color.clear) }
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }
    public static func color(_ color: Color) -> Shading { of(color) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { of(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { of(Color(space, white: white, opacity: opacity)) }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { of(style) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: unit(startPoint, size), endPoint: unit(endPoint, size)))
      }
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center, size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          AngularGradient(gradient: gradient, center: unit(center, size), angle: angle))
      }
    }

    private static func unit(_ point: CGPoint, _ size: CGSize) -> UnitPoint {
      UnitPoint(
        x: Double(point.x) / max(Double(size.width), 1),
        y: Double(point.y) / max(Double(size.height), 1))
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change of all that is drawn after it.
  public struct Filter: Sendable {
    fileprivate let apply: @Sendable (AnyView) -> AnyView

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { AnyView($0.projectionEffect(matrix)) }
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { AnyView($0.blur(radius: Double(radius))) }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { AnyView($0.colorMultiply(color)) }
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { AnyView($0.hueRotation(angle)) }
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter { AnyView($0.saturation(amount)) }
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter { AnyView($0.brightness(amount)) }
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter { AnyView($0.contrast(amount)) }
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { AnyView($0.colorInvert()) }
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter { AnyView($0.grayscale(amount)) }
    }
    public static var luminanceToAlpha: Filter { Filter { $0 } }
    /// Not drawn: the parts keep their soft edges.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter {
        AnyView(
          $0.modifier(RemarkModifier(text: "the alpha threshold of a canvas is not applied")))
      }
    }
  }
}

extension GraphicsContext.ResolvedImage {
  fileprivate func shaded(_ image: Image, _ size: CGSize) -> AnyView {
    guard let shading else { return AnyView(image) }
    return AnyView(image.renderingMode(.template).foregroundStyle(shading.style(in: size)))
  }
}

extension GraphicsContext.ResolvedText {
  fileprivate func shaded(_ size: CGSize) -> AnyView {
    guard let shading else { return AnyView(text) }
    return AnyView(text.foregroundStyle(shading.style(in: size)))
  }
}

/// A view at a place of a canvas.
private struct Placed: Sendable {
  let view: AnyView
  let place: CanvasPlace
}

extension Placed: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    tree.node(.custom(place)) { AnyView.makeOne(view, in: &$0, environment) }
  }
}

private struct CanvasPlace: ContainerLayout {
  let origin: Point
  let anchor: UnitPoint
  /// The size that is offered; nil is the ideal one.
  let size: Size?

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let offer =
      self.size.map { ProposedSize(width: $0.width, height: $0.height) } ?? .unspecified
    return (0..<children.count).map { index in
      let own = children.size(of: index, for: offer)
      return ChildPlacement(
        origin: Point(
          x: origin.x - anchor.x * own.width, y: origin.y - anchor.y * own.height),
        proposal: offer)
    }
  }
}
