public import Galley

/// A view of a user's own, with a drawing.
public struct Square: View {
  var side: Double

  /// Makes a square; the side in points.
  public nonisolated init(side: Double) { self.side = side }

  /// A surface of the side's length.
  public var body: some View { Color.clear.frame(width: side, height: side) }
}

/// A modifier of a user's own.
public struct Framed: ViewModifier {
  /// Makes a frame.
  public nonisolated init() {}

  /// The content with a black border 4 points away.
  public func body(content: Content) -> some View {
    content.padding(4).border(.black)
  }
}
