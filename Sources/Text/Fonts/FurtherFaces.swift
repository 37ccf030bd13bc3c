internal import Synchronization

/// The faces of a folder below that of the first list. Their list is read when a text first needs a
/// face that the first list lacks, so that start-up does not grow with them.
final class FurtherFaces: Sendable {
  private let folder: String
  private let known = Mutex<FontCatalog?>(nil)

  init(folder: String) { self.folder = folder }

  /// The faces; none if the files have gone away since the first list was read.
  var catalog: FontCatalog {
    known.withLock { known in
      if let known { return known }
      let faces = (try? FontFiles.contents(of: folder).faces) ?? []
      let catalog = FontCatalog(groups: [faces])
      known = catalog
      return catalog
    }
  }

  /// Whether the list was read.
  var isRead: Bool { known.withLock { $0 != nil } }
}
