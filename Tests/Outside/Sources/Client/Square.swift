public import Galley

/// A primitive of a user's own, with a drawing.
public struct Square: Sendable {
  var side: Double

  /// Makes a square; the side in points.
  public init(side: Double) { self.side = side }
}

extension Square: PrimitiveView {
  /// Appends a leaf of a fixed size.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    tree.leaf(.fixed(Size(width: side, height: side)))
  }
}

/// A modifier of a user's own.
public struct Framed: ViewModifier {
  /// Makes a frame.
  public init() {}

  /// The content with a black border 4 points away.
  public func body(content: Content) -> some View {
    content.padding(4).border(.black)
  }
}
