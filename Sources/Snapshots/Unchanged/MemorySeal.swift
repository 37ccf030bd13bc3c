import GalleySystem

/// The first line of a memory of earlier runs: a few words that identify it, and the keyed hash of
/// everything behind them.
enum MemorySeal {
  /// A memory with its seal.
  static func sealed(_ content: String, head: String, key: HashKey) -> [UInt8] {
    let content = Array(content.utf8)
    let seal = seal(of: content[...], head: head, key: key)
    return Array("\(head) \(hexadecimal(seal)) ".utf8) + content
  }

  /// The content behind the seal; nil when the seal was not made with this key or the content was changed since.
  static func opened(_ bytes: [UInt8], head: String, key: HashKey) -> ArraySlice<UInt8>? {
    let start = head.utf8.count + 18
    guard bytes.count >= start else { return nil }
    let content = bytes[start...]
    let seal = seal(of: content, head: head, key: key)
    return bytes[..<start].elementsEqual("\(head) \(hexadecimal(seal)) ".utf8) ? content : nil
  }

  /// One line for a person about a file that cannot be opened.
  static func refusal(of path: String) -> String {
    "'\(path)' counts for nothing: it was edited, or written by another version, user or machine"
  }

  private static func seal(of content: ArraySlice<UInt8>, head: String, key: HashKey) -> UInt64 {
    var hash = KeyedHash(key: key)
    hash.add(head)
    content.withUnsafeBytes { hash.add($0) }
    return hash.value
  }
}
