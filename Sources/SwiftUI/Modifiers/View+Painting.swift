public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyGeometry
internal import GalleyLayout

extension View {
  /// Draws the view as a layer that is rendered without the screen's compositor (`CALayer.render(in:)`), as recorders of
  /// pictures do that take no window: without materials, blurs and changes of colour, and with round corners at all
  /// sides of each row of a list.
  public nonisolated func _renderedAsLayer() -> some View { values { $0.rendersLayers = true } }

  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background {
      // Inside a container with a shape, Apple's own samples have grounds of that shape by this alone.
      ContainerRelativeShape().painted(fill: style).node(.ignoresSafeArea(edges))
    }
  }
  public nonisolated func background() -> some View { background(BackgroundStyle()) }
  @_disfavoredOverload
  public nonisolated func background<Behind: View>(
    _ background: Behind, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.painted(fill: style) }
  }
  public nonisolated func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.painted(fill: BackgroundStyle()) }
  }
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().painted(fill: style).node(.ignoresSafeArea(edges)) }
  }
  @_disfavoredOverload
  public nonisolated func overlay<Front: View>(
    _ overlay: Front, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.painted(fill: style) }
  }
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    values { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [$0] } ?? []))
  }
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(styles: [style]))
  }
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    modifier(ForegroundModifier(styles: [primary, secondary]))
  }
  public nonisolated func foregroundStyle<
    First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle
  >(_ primary: First, _ secondary: Second, _ tertiary: Third) -> some View {
    modifier(ForegroundModifier(styles: [primary, secondary, tertiary]))
  }
  public nonisolated func tint(_ color: Color?) -> some View { values { $0.tint = color } }
  @_disfavoredOverload
  public nonisolated func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
    values { values in
      guard let style else { return }
      let paint = style._paint(in: values)
      if !paint.isColor { values.session?.remark("a tint of several colours is drawn in one") }
      values.tint = Color(paint.color)
    }
  }
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

  public nonisolated func border<Style: ShapeStyle>(
    _ style: Style, width: CGFloat = 1
  ) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
  public nonisolated func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(OutlineClip(shape: shape))
  }
  public nonisolated func clipped(antialiased: Bool) -> some View { clipped() }
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(CornerClip(radius: radius))
  }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
  @_disfavoredOverload
  public nonisolated func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(style: .drop(color: color, radius: radius, x: x, y: y)))
  }
  public nonisolated func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    values { $0.containerShape = shape }
  }
  public nonisolated func contentShape<Outline: Shape>(
    _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
  public nonisolated func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View {
    blur(radius: Double(radius))
  }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }
  public nonisolated func drawingGroup(opaque: Bool, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { compositingGroup() }
  public nonisolated func drawingGroup(colorMode: ColorRenderingMode) -> some View {
    compositingGroup()
  }
  public nonisolated func luminanceToAlpha() -> some View { self }
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: Double(scale.width), y: Double(scale.height), anchor: anchor)
  }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformEffect(transform.transform)
  }
  /// A turn in space, seen without perspective: a smaller width or height.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    turnEffect(angle, aboutX: axis.x != 0, aboutY: axis.y != 0, anchor: anchor)
      .rotationEffect(axis.z != 0 ? angle : .zero, anchor: anchor)
  }
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine.transform)
  }
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    values { $0.redactionReasons.formUnion(reason) }
  }
  public nonisolated func unredacted() -> some View { values { $0.redactionReasons = [] } }
  public nonisolated func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(SchemeRootModifier(scheme: scheme))
  }
  public nonisolated func colorScheme(_ scheme: ColorScheme) -> some View {
    values { $0.colorScheme = scheme }
  }
  public nonisolated func invertColors() -> some View { colorInvert() }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

public struct ProjectionTransform: Hashable, Sendable {
  let affine: CGAffineTransform
  public init() { affine = .identity }
  public init(_ transform: CGAffineTransform) { affine = transform }
}

/// The style of what is drawn in front, and of the levels below it.
struct ForegroundModifier: TreeModifier {
  let styles: [any ShapeStyle]
}

extension ForegroundModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    guard let first = styles.first else { return content.append(in: &tree, environment) }
    var values = EnvironmentValues(environment)
    let paint = first._paint(in: values)
    let lower = styles.dropFirst().map { $0._paint(in: values).color }
    if !(first is HierarchicalShapeStyle) {
      values.levelBase = first is ForegroundStyle ? values.levelBase : paint.color
    }
    values.lowerForegrounds = lower
    values.foregroundPaint = paint
    let inner = values.tree ?? environment
    guard !paint.shadows.isEmpty else { return content.append(in: &tree, inner) }
    paint.shadowed(Built { content.append(in: &$0, $1) }).append(in: &tree, inner)
  }
}

struct ShadowModifier: TreeModifier {
  let style: ShadowStyle
}

extension ShadowModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.shadow(style.plain(in: EnvironmentValues(environment))).append(in: &tree, environment)
  }
}

struct ColorMultiplyModifier: TreeModifier {
  let color: Color
}

extension ColorMultiplyModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.colorMultiply(color.design(in: EnvironmentValues(environment)))
      .append(in: &tree, environment)
  }
}

/// The scheme that a view wants for all of its presentation, which the code that draws it takes from the
/// session.
struct SchemeRootModifier: TreeModifier {
  let scheme: ColorScheme?
}

extension SchemeRootModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let scheme { EnvironmentValues(environment).session?.prefer(scheme) }
    content.append(in: &tree, environment)
  }
}
