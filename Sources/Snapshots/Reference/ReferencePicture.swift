import GalleyImaging
import GalleySystem

/// The file in place of a reference.
enum ReferencePicture {
  /// Nothing.
  case absent
  /// A Git LFS pointer.
  case pointer(GitLFSPointer)
  /// A file that cannot be used, and why.
  case unreadable(String)
  /// A PNG file with its chunks and, when it carries a valid one, the head of its metadata.
  case picture(bytes: [UInt8], container: PNGContainer, header: SnapshotMetadataHeader?)

  /// The largest file that is taken for a reference, in bytes.
  static let limit = 256 << 20

  static func load(_ path: String) -> ReferencePicture {
    // A pipe would be waited for without end.
    if File.exists(path), !File.isRegular(path) {
      return .unreadable("'\(path)' is no regular file")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      guard let read = try File.readIfPresent(path, limit: limit) else {
        return File.exists(path) ? .unreadable("'\(path)' is a link that leads nowhere") : .absent
      }
      bytes = read
    } catch {
      return .unreadable(error.description)
    }
    if let pointer = GitLFSPointer(bytes) { return .pointer(pointer) }
    guard let container = PNGContainer(bytes) else {
      return .unreadable("'\(path)' is not a PNG file")
    }
    return .picture(
      bytes: bytes, container: container, header: SnapshotMetadataHeader.read(from: container))
  }
}
