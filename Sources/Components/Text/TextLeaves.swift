internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyText
internal import Synchronization

/// The leaves that one text has become, so that a text that stands in many rows is shaped, broken
/// and written out only once. A leaf depends on nothing but what it is found by.
final class TextLeaves: Sendable {
  private struct Entry {
    var text: AttributedText
    var style: ParagraphStyle
    var grid: PixelGrid
    var typesetter: Typesetter
    var leaf: TextLeaf
  }

  private let entries = Mutex<[Entry]>([])
  /// Light and dark at two scales.
  private static let capacity = 4

  func leaf(
    _ text: AttributedText, _ style: ParagraphStyle, _ context: LayoutContext
  ) -> TextLeaf {
    let known = entries.withLock { entries in
      entries.first {
        $0.text == text && $0.style == style && $0.grid == context.grid
          && $0.typesetter === context.typesetter
      }?.leaf
    }
    if let known { return known }
    let paragraph = Paragraph(text, style: style, typesetter: context.typesetter)
    let leaf = TextLeaf(paragraph, grid: context.grid)
    entries.withLock { entries in
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(
        Entry(
          text: text, style: style, grid: context.grid, typesetter: context.typesetter, leaf: leaf))
    }
    return leaf
  }
}
