import GalleySystem
import Synchronization

/// Pictures by what is in them, for as long as there is room: a page asks for one right after it
/// was told its name.
package final class PictureStore: Sendable {
  private struct Shelf {
    var pictures: [String: [UInt8]] = [:]
    var order: [String] = []
    var size = 0
  }

  private let shelf = Mutex(Shelf())
  private let capacity: Int

  /// Makes an empty store for so many bytes.
  package init(capacity: Int = 64 << 20) { self.capacity = capacity }

  /// Keeps a picture and gives its name.
  package func keep(_ bytes: [UInt8]) -> String {
    let hash = ContentHash.of(bytes)
    let name = String(hash, radix: 16)
    shelf.withLock { shelf in
      guard shelf.pictures[name] == nil else { return }
      shelf.pictures[name] = bytes
      shelf.order.append(name)
      shelf.size += bytes.count
      while shelf.size > capacity, shelf.order.count > 1 {
        shelf.size -= shelf.pictures.removeValue(forKey: shelf.order.removeFirst())?.count ?? 0
      }
    }
    return name
  }

  /// A picture by its name.
  package subscript(name: String) -> [UInt8]? { shelf.withLock { $0.pictures[name] } }

  /// The bytes that are kept.
  package var size: Int { shelf.withLock { $0.size } }
}
