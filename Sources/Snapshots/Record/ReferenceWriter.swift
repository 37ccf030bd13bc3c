import GalleyImaging
import GalleySystem

/// Writes references: marked, small, each in one step, and noted in the journal first.
struct ReferenceWriter: Sendable {
  let journal: Journal?

  /// The bytes of a reference: the same for recording, for candidates and for accepting.
  static func bytes(
    of picture: DrawnPicture, prepared: PreparedPicture
  ) throws(RenderFailure) -> [UInt8] {
    let straight = picture.bitmap.straight
    let metadata = metadata(of: picture, prepared: prepared, pixels: straight.pixelHash)
    do throws(ImageError) {
      return try metadata.applied(to: PNGEncoder(mode: .small, threads: 1).encode(straight))
    } catch {
      throw RenderFailure(error.description)
    }
  }

  /// What a reference carries. Sources are named without their folder: it is the reference's own, and
  /// a path would depend on how the corpus was named.
  static func metadata(
    of picture: DrawnPicture, prepared: PreparedPicture, pixels: UInt64
  ) -> SnapshotMetadata {
    SnapshotMetadata(
      digest: prepared.digest, pixels: pixels,
      scene: prepared.scene.relocated { FilePath($0).lastComponent },
      owners: picture.owners(), inputs: prepared.inputs())
  }

  /// Replaces a file; a file that holds these bytes already stays untouched.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if File.exists(path), !File.isRegular(path) {
      throw FileError(operation: "write", path: path, reason: "it is no regular file")
    }
    if let old = try? File.read(path), old == bytes { return false }
    if let slash = path.lastIndex(of: "/") { try Directory.create(String(path[..<slash])) }
    try journal?.note(path)
    try File.write(bytes, to: path, durably: true)
    return true
  }
}
