import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Synchronization

/// Documents that were read recently, for the other variants of the same case: appearance, width and most of
/// the rest change nothing about the contents of a document.
final class DocumentMemory: Sendable {
  /// Everything that decides what is read.
  struct Key: Hashable {
    private let bytes: [UInt8]
    let path: String
    private let theme: String?
    private let fonts: [String]
    private let locale: String?
    private let scale: String?

    init(request: RenderRequest, source: SourceText) {
      bytes = source.bytes
      path = source.name
      (theme, fonts) = (request.theme, request.fonts)
      locale = request.variant[.locale]
      scale = request.variant[.scale]
    }

    /// Names are enough to distinguish keys quickly; bytes decide equality.
    func hash(into hasher: inout Hasher) { hasher.combine(path) }
  }

  /// Enough for every thread to be busy with another case.
  private static let capacity = 64
  private let known = Mutex<[Key: LoadedDocument]>([:])

  /// The document of a key, read when it is not known. Documents that need other files are read
  /// each time, because the files may have changed.
  func document(
    _ key: Key, _ files: NotedFiles, _ read: () throws(RenderFailure) -> LoadedDocument
  ) throws(RenderFailure) -> LoadedDocument {
    try document(key, isAlone: files.soughtPaths == [key.path], read)
  }

  /// The same where it is known whether a document needs other files.
  func document(
    _ key: Key, isAlone: @autoclosure () -> Bool,
    _ read: () throws(RenderFailure) -> LoadedDocument
  ) throws(RenderFailure) -> LoadedDocument {
    if let document = known.withLock({ $0[key] }) { return document }
    let document = try read()
    guard isAlone() else { return document }
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[key] = document
    }
    return document
  }
}
