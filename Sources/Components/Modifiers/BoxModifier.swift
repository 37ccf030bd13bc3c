package import GalleyDesign
package import GalleyGeometry
package import GalleyLayout

/// A part of the box round a view: its background, corners or border, or an effect on all of it.
///
/// Consecutive modifiers of this kind make one box as long as each applies over the results of the ones
/// before it, in the order of ``Modifiers``: background, corners, border, clip, colours, blur, shadow,
/// opacity, blend mode, transform. So a border follows the corners and a shadow is below both, while
/// `.border(…).background(…)` are two boxes.
public struct BoxModifier: Sendable {
  let look: Modifiers
  private let change: @Sendable (inout Modifiers) -> Void

  init(_ change: @escaping @Sendable (inout Modifiers) -> Void) {
    var look = Modifiers()
    change(&look)
    self.look = look
    self.change = change
  }

  /// The stages of a box from the first to the last that this one speaks of.
  private var stages: (first: Int, last: Int) {
    let colors: [Any?] = [
      look.brightness, look.contrast, look.saturation, look.grayscale, look.hueRotation,
      look.colorInvert, look.colorMultiply,
    ]
    let transforms = [
      look.scaleEffect, look.rotationEffect, look.skewEffect, look.transformEffect,
    ]
    let said: [Bool] = [
      look.backgroundColor != nil || look.backgroundGradient != nil || look.backgroundBlur != nil,
      look.cornerRadius != nil || look.clipped != nil,
      look.borderColor != nil || look.borderWidth != nil,
      look.clipShape != nil,
      colors.contains { $0 != nil },
      look.blur != nil,
      look.shadow != nil,
      look.opacity != nil,
      look.hidden != nil,
      look.blendMode != nil || look.compositingGroup != nil,
      transforms.contains { $0 != nil },
    ]
    return (said.firstIndex(of: true) ?? 0, said.lastIndex(of: true) ?? 0)
  }

  /// One box for both; nil when this one does not go over what the other one has made.
  fileprivate func over(_ inner: BoxModifier) -> BoxModifier? {
    guard stages.first > inner.stages.last else { return nil }
    return BoxModifier { [change] look in
      inner.change(&look)
      change(&look)
    }
  }
}

/// A view whose outermost modifier is a box.
private protocol BoxedView: View {
  nonisolated var box: BoxModifier { get }
  nonisolated func appendContent(
    under box: BoxModifier, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}

extension ModifiedContent: BoxedView where Content: View, Modifier == BoxModifier {
  fileprivate nonisolated var box: BoxModifier { modifier }

  /// Appends the box, as one with those inside that it goes over.
  fileprivate nonisolated func appendContent(
    under box: BoxModifier, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    if let inner = content as? any BoxedView, let both = box.over(inner.box) {
      return inner.appendContent(under: both, to: &tree, environment)
    }
    box.look.buildMarkedBox(in: &tree, environment) { content.appendNode(to: &$0, $1) }
  }
}

extension BoxModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    ModifiedContent(content: content, modifier: self)
      .appendContent(under: self, to: &tree, environment)
  }

  nonisolated func describe(in writer: inout PropertyWriter) {
    for property in Modifiers.properties { property.describe(look, &writer) }
  }
}

extension View {
  nonisolated func box(
    _ change: @escaping @Sendable (inout Modifiers) -> Void
  ) -> ModifiedContent<Self, BoxModifier> {
    modifier(BoxModifier(change))
  }

  /// A colour behind it, in its frame.
  @_disfavoredOverload
  package nonisolated func background(_ color: Color) -> ModifiedContent<Self, BoxModifier> {
    box { $0.backgroundColor = color }
  }

  /// A colour behind it that reaches over the safe area on the given edges.
  @_disfavoredOverload
  package nonisolated func background(
    _ color: Color, ignoresSafeAreaEdges edges: Edge.Set
  ) -> ModifiedContent<Self, BoxModifier> {
    box {
      $0.backgroundColor = color
      $0.backgroundIgnoresSafeArea = edges
    }
  }

  /// A gradient or another style behind it, in its frame.
  @_disfavoredOverload
  package nonisolated func background(
    _ style: some ShapeStyle
  ) -> ModifiedContent<Self, BoxModifier> {
    let style = style.anyShapeStyle
    return box { $0.backgroundGradient = style }
  }

  /// Rounds the corners of its frame, in points, and clips everything outside.
  @_disfavoredOverload
  package nonisolated func cornerRadius(
    _ radius: Double
  ) -> ModifiedContent<Self, BoxModifier> {
    box {
      $0.cornerRadius = CornerRadii(radius)
      $0.clipped = true
    }
  }

  /// Clips the content to its frame.
  public nonisolated func clipped() -> ModifiedContent<Self, BoxModifier> {
    box { $0.clipped = true }
  }

  /// A border inside its frame, on top of it.
  ///
  /// - Parameters:
  ///   - color: The colour of the line.
  ///   - width: In points.
  @_disfavoredOverload
  package nonisolated func border(
    _ color: Color, width: Double = 1
  ) -> ModifiedContent<Self, BoxModifier> {
    box {
      $0.borderColor = color
      $0.borderWidth = width
    }
  }

  /// The opacity of everything together, from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> ModifiedContent<Self, BoxModifier> {
    box { $0.opacity = min(max(opacity, 0), 1) }
  }

  /// Draws nothing and keeps its room.
  public nonisolated func hidden() -> ModifiedContent<Self, BoxModifier> {
    box { $0.hidden = true }
  }

  /// The colour of texts and shapes inside that name none.
  @_disfavoredOverload
  package nonisolated func foregroundColor(
    _ color: Color
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier(describedBy: {
        color.describe(as: "foregroundColor", in: &$0)
      }) { $0.foreground = color })
  }

  /// The colour of what is on, chosen or filled in controls inside that name none.
  @_disfavoredOverload
  package nonisolated func tint(_ color: Color) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier(describedBy: { color.describe(as: "tint", in: &$0) }) {
        $0.tint = color
      })
  }

  /// Another value of the environment for it and all inside it.
  package nonisolated func environment<Value: Sendable>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    nonisolated(unsafe) let path = path
    return modifier(EnvironmentModifier { $0[keyPath: path] = value })
  }
}
