import GalleyImaging
import GalleySystem

/// Writes references: marked, small, each in one step, and noted in the journal first.
struct ReferenceWriter: Sendable {
  let journal: Journal?

  /// The bytes of a reference, or those of a candidate, most of which are never accepted and are
  /// written faster and larger.
  ///
  /// - Parameter pixels: The hash of the picture's pixels where it is known already.
  static func bytes(
    of picture: DrawnPicture, prepared: PreparedPicture, pixels: UInt64? = nil,
    mode: PNGEncoder.Mode = .small
  ) throws(RenderFailure) -> [UInt8] {
    let straight = picture.bitmap.straight
    let metadata = try metadata(
      of: picture, prepared: prepared, pixels: pixels ?? straight.pixelHash)
    do throws(ImageError) {
      return try metadata.applied(to: PNGEncoder(mode: mode, threads: 1).encode(straight))
    } catch {
      throw RenderFailure(error.description)
    }
  }

  /// The bytes that recording would have written for a candidate. What is no picture of ours stays as
  /// it is.
  static func accepted(_ candidate: [UInt8]) -> [UInt8] {
    guard let metadata = SnapshotMetadata.read(from: candidate) else { return candidate }
    let small = try? metadata.applied(
      to: PNGEncoder(mode: .small, threads: 1).encode(PNGDecoder.decode(candidate).straight))
    return small ?? candidate
  }

  /// What a reference carries. Sources are named without their folder: it is the reference's own, and
  /// a path would depend on how the corpus was named.
  static func metadata(
    of picture: DrawnPicture, prepared: PreparedPicture, pixels: UInt64
  ) throws(RenderFailure) -> SnapshotMetadata {
    SnapshotMetadata(
      digest: prepared.digest, pixels: pixels,
      scene: prepared.scene.relocated { FilePath($0).lastComponent },
      owners: picture.owners(), inputs: try prepared.inputs())
  }

  /// Replaces a file; a file that holds these bytes already stays untouched.
  ///
  /// - Returns: True if anything was written.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    guard try File.isReplaceable(path) else {
      throw FileError(operation: "write", path: path, reason: "it is no regular file")
    }
    if let old = try? File.read(path), old == bytes { return false }
    if let slash = path.lastIndex(of: "/") { try Directory.create(String(path[..<slash])) }
    try journal?.note(path)
    try File.write(bytes, to: path, durably: true)
    return true
  }
}
