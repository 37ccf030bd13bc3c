public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A component in a box with a look: corners, border, shadow, clip and opacity. Several of these in
/// a row make one box, so that a border follows the corners and a shadow lies under both.
public struct BoxedComponent: Component, ComponentWrapper {
  let wrapped: any Component
  private(set) var look = Modifiers()

  init(_ wrapped: any Component) { self.wrapped = wrapped }

  /// Appends the box with the component inside.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    LookLayers(look).build(in: &tree, context, box: BoxDrawing(look, context)) {
      wrapped.build(in: &$0, $1)
    }
  }

  func describeModifier(in writer: inout PropertyWriter) {
    for property in Modifiers.properties { property.describe(look, &writer) }
  }

  /// Changes a part of the box; one that says the same already gets another box round it.
  func setting<Value>(
    _ path: WritableKeyPath<Modifiers, Value?>, to value: Value
  ) -> BoxedComponent {
    var result = look[keyPath: path] == nil ? self : BoxedComponent(self)
    result.look[keyPath: path] = value
    return result
  }
}

extension Component {
  private var box: BoxedComponent { self as? BoxedComponent ?? BoxedComponent(self) }

  /// Rounds the corners of its frame, in points, and cuts off what lies outside.
  public func cornerRadius(_ radius: Double) -> BoxedComponent {
    box.setting(\.cornerRadius, to: Radii(CornerRadii(radius))).setting(\.clipped, to: true)
  }

  /// Cuts off what lies outside its frame.
  public func clipped() -> BoxedComponent { box.setting(\.clipped, to: true) }

  /// A border inside its frame, on top of it.
  ///
  /// - Parameter width: In points.
  public func border(_ color: Color, width: Double = 1) -> BoxedComponent {
    let bordered = box.setting(\.borderColor, to: ColorValue(color))
    return bordered.setting(\.borderWidth, to: WholeLength(width))
  }

  /// The shadow of its frame, with the corners of the same box.
  ///
  /// - Parameters:
  ///   - color: Opacity included.
  ///   - blur: As CSS counts it: twice the standard deviation, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  ///   - spread: The growth on all sides before the blur, in points.
  public func shadow(
    _ color: Color = ShadowValue().color.color, blur: Double, x: Double = 0, y: Double = 0,
    spread: Double = 0
  ) -> BoxedComponent {
    var shadow = ShadowValue()
    shadow.color = ColorValue(color)
    (shadow.blur, shadow.x, shadow.y, shadow.spread) = (blur, x, y, spread)
    return box.setting(\.shadow, to: shadow)
  }

  /// The opacity of everything together, from 0 to 1.
  public func opacity(_ opacity: Double) -> BoxedComponent {
    box.setting(\.opacity, to: UnitShare(min(max(opacity, 0), 1)))
  }

  /// Draws nothing and keeps its room.
  public func hidden() -> BoxedComponent { box.setting(\.hidden, to: true) }

  /// Colours behind it along a line, in its box.
  public func background(_ gradient: Gradient) -> BoxedComponent {
    box.setting(\.backgroundGradient, to: gradient)
  }
}
