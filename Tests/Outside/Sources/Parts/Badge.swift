public import Galley

/// A component of a library that has the name of one of Galley's.
public struct Badge: View {
  /// Makes a badge of a number, which Galley's badge takes no number for.
  public nonisolated init(number: Int) { self.number = number }

  private let number: Int

  /// The number in a square.
  public var body: some View {
    Text("\(number)").frame(width: 40, height: 40)
  }
}
