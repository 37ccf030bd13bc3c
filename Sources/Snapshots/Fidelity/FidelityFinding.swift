public import GalleyGeometry

/// One respect in which a drawing is unlike the recorded picture, at the place where it begins.
public struct FidelityFinding: Hashable, Sendable {
  /// The respects.
  public enum Kind: String, Sendable {
    /// The pictures have other sizes.
    case canvas
    /// Blocks are elsewhere, all by the same distance.
    case moved
    /// A block has another size.
    case size
    /// A block has another colour.
    case color
    /// A block has the same box and other ink in it.
    case glyphs
    /// A recorded block was not drawn.
    case missing
    /// A block was drawn that is not recorded.
    case extra
  }

  /// The respect.
  public var kind: Kind
  /// The box in points: in the drawing, or in the recorded picture where it was not drawn.
  public var frame: Rect
  /// The difference in words, for example `6.3 lower`.
  public var text: String
  /// The number of blocks that it holds for.
  public var count = 1
  /// The path of the view that drew the block, if the drawing's tree is known.
  public var node: String?
  /// Its place in the sources as `file:line`.
  public var place: String?
  /// The modifiers of the view with their places, the innermost first.
  public var modifiers: [String] = []

  /// The finding on one line.
  public var line: String {
    let box = [frame.minX, frame.minY, frame.width, frame.height].map {
      plain(($0 * 10).rounded() / 10)
    }
    let who = [node, place.map { "at \($0)" }].compactMap(\.self).joined(separator: " ")
    let parts = modifiers.isEmpty ? "" : " [\(modifiers.joined(separator: ", "))]"
    let others = count > 1 ? ", and \(count - 1) more by the same" : ""
    return "\(who.isEmpty ? "(\(box.joined(separator: ", ")))" : who + parts): \(text)\(others)"
  }
}
