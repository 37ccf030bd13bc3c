public import Foundation
public import GalleyComponents
internal import GalleyGeometry
public import GalleyLayout

/// A view that is drawn by commands. Each of them becomes a view in the canvas' space, so that anything that
/// views can be filled with, including texts and symbols, can be placed in a canvas.
public struct Canvas<Symbols: View>: @unchecked Sendable {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer) = (symbols(), renderer)
    (isOpaque, self.colorMode) = (opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    // Drawn once for a guess and again for what was measured, as a geometry reader is.
    var size = CGSize.zero
    if let surroundings = values.surroundings {
      let session = surroundings.session
      let number = session.number(of: Canvas.self, in: surroundings.view)
      session.ask(number, tree)
      size = CGSize(session.frames[number]?.size ?? session.canvas)
    }
    var list = TaggedViews()
    Symbols._visitChildren(symbols, &list)
    var context = GraphicsContext(size: size, environment: values, symbols: list.views)
    renderer(&context, size)
    let views = context.drawn.views
    tree.node(.reader) { tree in
      tree.node(.frame(width: size.width, height: size.height, alignment: .topLeading)) { tree in
        tree.node(.zstack(.topLeading)) { tree in
          for view in views { AnyView.makeOne(view, in: &tree, environment) }
        }
      }
    }
  }
}

/// The symbols of a canvas by their tags.
private struct TaggedViews: ViewVisitor {
  var views: [AnyHashable: AnyView] = [:]
  mutating func visit<Content: View>(_ view: Content) {
    let view = AnyView(view)
    if let tag = tagValue(of: view) { views[tag] = view }
  }
}

/// An outline in the coordinates of the canvas.
struct CanvasOutline: Shape {
  let outline: Path

  func path(in rect: CGRect) -> Path {
    outline.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
