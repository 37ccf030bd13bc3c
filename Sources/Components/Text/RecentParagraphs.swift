internal import GalleyLayout
internal import GalleyText
internal import Synchronization

/// The last few paragraphs that were set for texts that do not store any themselves: the size of a row is
/// requested several times before that of the next one.
///
/// It is separate from ``TextLeaves``, which stores leaves that recur far away: these are discarded after
/// eight others, so that memory does not grow with the rows. Of the four layouts that are requested of a
/// wrapped text in a row, one finds its paragraph here, which is a tenth of all instructions for such texts
/// (callgrind, 150 rows of two texts); a look-up costs a fortieth of shaping.
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
