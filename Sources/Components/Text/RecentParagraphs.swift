internal import GalleyLayout
internal import GalleyText
internal import Synchronization

/// The last few paragraphs that were set of texts that keep none themselves: a row is asked for
/// its size several times before the next one is.
final class RecentParagraphs: Sendable {
  private struct Entry {
    var text: String
    var surrounding: SharedContext
    var paragraph: Paragraph
  }

  private let entries = Mutex<[Entry]>([])
  private static let capacity = 8

  /// The paragraph of a text in a surrounding, made by the closure when it is not at hand.
  func paragraph(
    of text: String, in surrounding: SharedContext, _ make: () -> Paragraph
  ) -> Paragraph {
    let known = entries.withLock { entries in
      entries.last { $0.surrounding === surrounding && $0.text == text }?.paragraph
    }
    if let known { return known }
    let paragraph = make()
    entries.withLock { entries in
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(Entry(text: text, surrounding: surrounding, paragraph: paragraph))
    }
    return paragraph
  }
}
