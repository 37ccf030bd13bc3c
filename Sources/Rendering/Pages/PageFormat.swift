/// A format in which pictures keep their shapes.
public enum PageFormat: String, Sendable, Hashable, CaseIterable {
  /// SVG 1.1; a point is a pixel of CSS.
  case svg
  /// PDF; a point is a point.
  case pdf
}

/// The treatment of text in a format that keeps shapes.
public enum PageText: String, Sendable, Hashable, CaseIterable {
  /// Shapes like any other: the same picture everywhere, without words.
  case outlines
  /// The same shapes with their words, which can be searched, selected and copied.
  case selectable
}

/// A picture in a format that keeps shapes.
public struct Page: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// The effects that the format cannot express and that are in the page as pixels, each with the element
  /// that requested it or -1.
  public let pixels: [(effect: String, owner: Int32)]

  /// The pixels per point of what the format cannot express.
  public static let resolution = 4.0
}
