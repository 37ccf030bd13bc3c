import GalleyPlatform

/// The data that distinguishes one state of a file from the next without reading it: its number, length and
/// time of change. Used for deciding when to look again, never for the appearance of a picture.
package struct FileStamp: Hashable, Sendable {
  private var number: UInt64
  private var length: Int64
  private var seconds: Int
  private var nanoseconds: Int

  /// Makes the stamp of a file, links followed; nil if it does not exist.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    number = UInt64(status.st_ino)
    length = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  /// True if the file was changed later than another one, or at the same time.
  package func isAsNew(as other: FileStamp) -> Bool {
    (seconds, nanoseconds) >= (other.seconds, other.nanoseconds)
  }

  /// Adds it to a hash.
  package func add(to hash: inout ContentHash) {
    hash.add(number)
    for number in [length, Int64(seconds), Int64(nanoseconds)] {
      hash.add(UInt64(bitPattern: number))
    }
  }
}
