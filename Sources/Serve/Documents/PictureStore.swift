import GalleySystem
import Synchronization

/// Pictures by their names, for as long as there is room: a page asks for one right after it was told
/// its name. The views that pages look at are kept beside them, so that the next picture of one can be
/// told by what differs.
final class PictureStore: Sendable {
  private struct Shelf {
    var pictures: [String: [UInt8]] = [:]
    var order: [String] = []
    var size = 0
    var views: [(name: String, view: DrawnView)] = []
    var number = 0
  }

  private let shelf = Mutex(Shelf())
  private let capacity: Int
  private let views: Int
  /// What no other server has that listened on the same port before: browsers keep pictures by name.
  private let prefix = String(UInt64.random(in: 0...UInt64.max), radix: 36)

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - capacity: The bytes of pictures.
  ///   - views: How many views are kept.
  init(capacity: Int = 8 << 20, views: Int = 12) {
    (self.capacity, self.views) = (capacity, views)
  }

  /// Keeps a picture and gives its name.
  func keep(_ bytes: [UInt8]) -> String {
    let name = String(ContentHash.of(bytes), radix: 16)
    put(bytes, named: name)
    return name
  }

  private func put(_ bytes: [UInt8], named name: String) {
    shelf.withLock { shelf in
      guard shelf.pictures[name] == nil else { return }
      shelf.pictures[name] = bytes
      shelf.order.append(name)
      shelf.size += bytes.count
      while shelf.size > capacity, shelf.order.count > 1 {
        shelf.size -= shelf.pictures.removeValue(forKey: shelf.order.removeFirst())?.count ?? 0
      }
    }
  }

  /// Keeps a view, with its picture if that was encoded.
  ///
  /// - Parameter before: The name of the view in whose place it is shown.
  /// - Returns: The name of its picture.
  func keep(_ view: DrawnView, png: [UInt8]?, inPlaceOf before: String?) -> String {
    let name = shelf.withLock { shelf in
      shelf.number += 1
      let name = "\(prefix)-" + (view.hash.map { String($0, radix: 36) } ?? "n\(shelf.number)")
      shelf.views.removeAll { $0.name == before || $0.name == name }
      shelf.views.append((name, view.kept))
      if shelf.views.count > views { shelf.views.removeFirst() }
      return name
    }
    if let png { put(png, named: name) }
    return name
  }

  /// Keeps another view of the same picture.
  func replace(_ name: String, by view: DrawnView) {
    shelf.withLock { shelf in
      guard let place = shelf.views.firstIndex(where: { $0.name == name }) else { return }
      shelf.views[place].view = view.kept
    }
  }

  /// The view of a picture.
  func view(named name: String) -> DrawnView? {
    shelf.withLock { shelf in
      guard let place = shelf.views.firstIndex(where: { $0.name == name }) else { return nil }
      // The most recently used view is removed last.
      let entry = shelf.views.remove(at: place)
      shelf.views.append(entry)
      return entry.view
    }
  }

  /// A picture by its name, encoded now when only its view is kept.
  func picture(named name: String, encode: (DrawnView) -> [UInt8]?) -> [UInt8]? {
    if let known = shelf.withLock({ $0.pictures[name] }) { return known }
    guard let view = view(named: name), let bytes = encode(view) else { return nil }
    put(bytes, named: name)
    return bytes
  }

  /// The bytes that are kept.
  var size: Int { shelf.withLock { $0.size } }
}
