internal import GalleyLayout
internal import Synchronization

/// The leaves that texts of one setting have become, so that a text that stands in many rows is
/// shaped, broken and written out only once. A leaf depends on nothing but what it is found by.
final class TextLeaves: Sendable {
  fileprivate struct Entry {
    var surrounding: EnvironmentValues
    var leaf: TextLeaf
  }

  fileprivate struct State {
    /// Hashes of texts that were seen, each in the place that it leads to.
    var seen: [Int] = []
    var entries: [String: [Entry]] = [:]
  }

  private let state = Mutex(State())
  /// Light and dark at two scales.
  private static let surroundings = 4
  /// If there are more, all are dropped.
  private static let capacity = 256
  fileprivate static let places = 64

  /// The leaf for a text in a surrounding, if it is kept.
  func leaf(of text: String, in context: EnvironmentValues) -> TextLeaf? {
    state.withLock { state in
      guard !state.entries.isEmpty else { return nil }
      return state.entries[text]?.first { $0.surrounding.isAlike(context) }?.leaf
    }
  }

  /// Whether a text has been seen before, as far as that is known.
  func isRepeated(_ text: String) -> Bool {
    let hash = text.hashValue
    return state.withLock { state in
      defer { state.see(hash) }
      return state.hasSeen(hash)
    }
  }

  /// Keeps a leaf if its text is seen for the second time: most texts stand in one place only.
  func offer(_ leaf: TextLeaf, of text: String, in context: EnvironmentValues) {
    let hash = text.hashValue
    state.withLock { state in
      guard state.hasSeen(hash) else { return state.see(hash) }
      if state.entries.count >= Self.capacity { state.entries.removeAll() }
      var entries = state.entries[text] ?? []
      if entries.count == Self.surroundings { entries.removeFirst() }
      entries.append(Entry(surrounding: context, leaf: leaf))
      state.entries[text] = entries
    }
  }
}

extension TextLeaves.State {
  /// The hash is a process's own and decides about time only, never about a picture.
  fileprivate func hasSeen(_ hash: Int) -> Bool {
    !seen.isEmpty && seen[hash & (seen.count - 1)] == hash
  }

  fileprivate mutating func see(_ hash: Int) {
    if seen.isEmpty { seen = Array(repeating: 0, count: TextLeaves.places) }
    seen[hash & (seen.count - 1)] = hash
  }
}
