import GalleyFiles

/// What stands where a reference should be.
enum ReferencePicture {
  /// Nothing.
  case absent
  /// A Git LFS pointer.
  case pointer(LargeFilePointer)
  /// A file that cannot be used, and why.
  case unreadable(String)
  /// A PNG file with its chunks and, when it carries a valid one, the head of its stamp.
  case picture(bytes: [UInt8], container: PNGContainer, summary: StampSummary?)

  /// The largest file that is taken for a reference, in bytes.
  static let limit = 256 << 20

  static func load(_ path: String) -> ReferencePicture {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.read(path, limit: limit) } catch {
      return File.exists(path) ? .unreadable(error.description) : .absent
    }
    if let pointer = LargeFilePointer(bytes) { return .pointer(pointer) }
    guard let container = PNGContainer(bytes) else {
      return .unreadable("'\(path)' is not a PNG file")
    }
    return .picture(
      bytes: bytes, container: container, summary: StampSummary.read(from: container))
  }
}
