public import Galley

/// A primitive of a user's own, with a drawing.
public struct Square: Sendable {
  var side: Double

  public init(side: Double) { self.side = side }
}

extension Square: PrimitiveView {
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    tree.leaf(.fixed(Size(width: side, height: side)))
  }
}

/// A modifier of a user's own.
public struct Framed: ViewModifier {
  public init() {}

  public func body(content: Content) -> some View {
    content.padding(4).border(.black)
  }
}
