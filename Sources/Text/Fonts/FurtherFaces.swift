internal import Synchronization

/// The faces of a folder below that of the first list. Their list is read when a text first needs a
/// face that the first list lacks, so that start-up does not grow with them.
final class FurtherFaces: Sendable {
  private let folder: String
  private let known = Mutex<Known?>(nil)

  private struct Known {
    var catalog: FontCatalog
    var failure: FontError?
  }

  init(folder: String) { self.folder = folder }

  /// The faces; none where their list cannot be read any more, and ``failure`` says why.
  var catalog: FontCatalog {
    known.withLock { known in
      if let known { return known.catalog }
      var faces: [FontFace] = []
      var failure: FontError?
      do throws(FontError) {
        faces = try FontFiles.contents(of: folder).faces
      } catch {
        failure = error
      }
      let catalog = FontCatalog(groups: [faces])
      known = Known(catalog: catalog, failure: failure)
      return catalog
    }
  }

  /// Why the list or one of its faces could not be opened when it was needed.
  var failure: FontError? {
    known.withLock { known in
      known?.failure ?? known?.catalog.failure
    }
  }

  /// True if the list was read.
  var isRead: Bool { known.withLock { $0 != nil } }
}
