internal import GalleyLayout
internal import GalleyText
internal import Synchronization

/// The last few paragraphs that were set of texts that keep none themselves: a row is asked for
/// its size several times before the next one is.
///
/// It is no part of ``TextLeaves``, which keeps what will come again far away: these are forgotten
/// after eight others, so that memory does not grow with the rows. Of the four layouts that a wrapped
/// text in a row is asked for, one finds its paragraph here, which is a tenth of all instructions for
/// such texts (callgrind, 150 rows of two texts); looking costs a fortieth of shaping.
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
