/// What to draw, in order, each command with the element that asked for it.
public struct DisplayList: Hashable, Sendable {
  /// The commands in painting order.
  public var commands: [DisplayCommand]
  /// For each command the index of the element that recorded it, or -1.
  public var owners: [Int32]
  /// The words that glyphs stand for, by the index of their command, where they were asked for. They
  /// change nothing about the picture.
  package var texts: [Int: GlyphText] = [:]

  /// Makes an empty list.
  public init() {
    commands = []
    owners = []
  }
}

/// The text of a run of glyphs.
package struct GlyphText: Hashable, Sendable {
  /// The words.
  package var text: String
  /// The UTF-8 offset in the paragraph at which they begin; the clusters of glyphs count from there.
  package var start: Int
  /// The way to the next run, in points.
  package var width: Double

  package init(_ text: String, start: Int, width: Double) {
    (self.text, self.start, self.width) = (text, start, width)
  }
}
