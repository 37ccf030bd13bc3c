internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyText
internal import Synchronization

/// The leaves that one text has become, so that a text that stands in many rows is shaped, broken
/// and written out only once. A leaf depends on nothing but what it is found by.
final class TextLeaves: Sendable {
  private struct Entry {
    var text: Text
    var surrounding: LayoutContext
    var leaf: TextLeaf
  }

  private struct State {
    var isUsed = false
    var entries: [Entry] = []
  }

  private let state = Mutex(State())
  /// Light and dark at two scales.
  private static let capacity = 4

  /// The leaf for a text in a surrounding, made by the closure the first time. Copies of a text
  /// share their leaves even when one is changed afterwards, hence the text is compared too.
  func leaf(of text: Text, in context: LayoutContext, _ make: () -> TextLeaf) -> TextLeaf {
    let (known, isKept) = state.withLock { state in
      defer { state.isUsed = true }
      let known = state.entries.first { $0.surrounding.isAlike(context) && $0.text == text }
      return (known?.leaf, state.isUsed)
    }
    if let known { return known }
    let leaf = make()
    // Most texts stand in one place only; nothing is kept for them before they are seen again.
    guard isKept else { return leaf }
    state.withLock { state in
      if state.entries.count == Self.capacity { state.entries.removeFirst() }
      state.entries.append(Entry(text: text, surrounding: context, leaf: leaf))
    }
    return leaf
  }
}

/// Holds the leaves of a text without taking part in its equality.
struct TextLeavesHolder: Sendable, Hashable {
  var leaves: TextLeaves? = TextLeaves()

  static func == (left: TextLeavesHolder, right: TextLeavesHolder) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension LayoutContext {
  /// Whether text looks the same in both. Cheap values first; a theme that is handed down unchanged
  /// compares by the identity of its tables.
  fileprivate func isAlike(_ other: LayoutContext) -> Bool {
    appearance == other.appearance && contrast == other.contrast && direction == other.direction
      && grid == other.grid && textSize == other.textSize && boldText == other.boldText
      && typesetter === other.typesetter && foreground == other.foreground
      && locale == other.locale && theme == other.theme
  }
}
