package import GalleyDesign
public import GalleyGeometry
internal import GalleyLayout
public import GalleyPainting

// Effects on everything that a view draws, each over those before it. None changes the layout.

extension View {
  /// A shadow of what is drawn, seen through what is translucent in it.
  ///
  /// - Parameters:
  ///   - color: Opacity included.
  ///   - radius: The standard deviation of the blur, in points: half of what CSS calls the blur.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  package nonisolated func shadow(
    color: Color = ShadowStyle().color, radius: Double, x: Double = 0, y: Double = 0
  ) -> ModifiedContent<Self, BoxModifier> {
    shadow(.drop(color: color, radius: radius, x: x, y: y))
  }

  /// Shadows of what is drawn, none of them of another one, the first on top.
  package nonisolated func shadow(_ shadows: ShadowStyle...) -> ModifiedContent<Self, BoxModifier> {
    box { $0.shadow = shadows }
  }

  /// A blur of what is drawn, by a standard deviation in points.
  public nonisolated func blur(radius: Double) -> ModifiedContent<Self, BoxModifier> {
    box { $0.blur = max(0, radius) }
  }

  /// Clips the view to a shape of its frame.
  package nonisolated func clipShape(_ shape: some Shape) -> ModifiedContent<Self, BoxModifier> {
    let shape = AnyShape(shape)
    return box { $0.clipShape = shape }
  }

  /// Draws the view as far as other views in its frame cover it.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, MaskModifier<Mask>> {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Another way of mixing its colours with those beneath.
  public nonisolated func blendMode(_ mode: BlendMode) -> ModifiedContent<Self, BoxModifier> {
    box { $0.blendMode = mode }
  }

  /// Composites the view by itself before it is placed over the content beneath: blend modes inside end here.
  public nonisolated func compositingGroup() -> ModifiedContent<Self, BoxModifier> {
    box { $0.compositingGroup = true }
  }

  /// Composed by itself, as ``compositingGroup()``: pixels are pixels here.
  public nonisolated func drawingGroup() -> ModifiedContent<Self, BoxModifier> {
    compositingGroup()
  }

  /// Lighter by an amount from −1 to 1.
  public nonisolated func brightness(_ amount: Double) -> ModifiedContent<Self, BoxModifier> {
    box { $0.brightness = amount }
  }

  /// The distance from middle grey multiplied; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> ModifiedContent<Self, BoxModifier> {
    box { $0.contrast = amount }
  }

  /// The distance from grey multiplied; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> ModifiedContent<Self, BoxModifier> {
    box { $0.saturation = amount }
  }

  /// Without a share of its colour, from 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> ModifiedContent<Self, BoxModifier> {
    box { $0.grayscale = amount }
  }

  /// Hues turned by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> ModifiedContent<Self, BoxModifier> {
    box { $0.hueRotation = angle }
  }

  /// Colours turned into their opposites.
  public nonisolated func colorInvert() -> ModifiedContent<Self, BoxModifier> {
    box { $0.colorInvert = true }
  }

  /// Colours multiplied with another one.
  package nonisolated func colorMultiply(_ color: Color) -> ModifiedContent<Self, BoxModifier> {
    box { $0.colorMultiply = color }
  }

  /// Drawn turned, clockwise; its room stays.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, BoxModifier> {
    box { $0.rotationEffect = .rotation(angle, anchor: anchor) }
  }

  /// Drawn turned in space, without perspective; its room stays.
  package nonisolated func turnEffect(
    _ angle: Angle, aboutX: Bool, aboutY: Bool, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, BoxModifier> {
    box { $0.scaleEffect = .turn(angle, aboutX: aboutX, aboutY: aboutY, anchor: anchor) }
  }

  /// Drawn larger or smaller; its room stays.
  public nonisolated func scaleEffect(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, BoxModifier> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Drawn larger or smaller along each axis; its room stays. Negative factors mirror.
  public nonisolated func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, BoxModifier> {
    box { $0.scaleEffect = .scale(x: x, y: y, anchor: anchor) }
  }

  /// Drawn leaning, which SwiftUI leaves to `transformEffect`; its room stays.
  public nonisolated func skewEffect(
    x: Angle, y: Angle = .zero, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, BoxModifier> {
    box { $0.skewEffect = .skew(x: x, y: y, anchor: anchor) }
  }

  /// Drawn through an affine map about the top left corner of its frame; its room stays.
  package nonisolated func transformEffect(
    _ transform: Transform
  ) -> ModifiedContent<Self, BoxModifier> {
    box { $0.transformEffect = .affine(transform) }
  }
}
