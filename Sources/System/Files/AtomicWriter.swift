import CGalleySystem
import GalleyPlatform

/// A file that appears whole or not at all. Bytes go to a file without a name where the system has
/// such, else to a temporary file in the same folder, which takes the final name in `commit`.
/// Dropping the writer without a commit leaves nothing; neither does a process that is ended while
/// it writes to a file without a name, nor one that a signal ends after
/// ``TemporaryFiles/removeAtSignals()``.
///
/// A link is followed and stays a link; a replaced file passes on its permissions. Anything other than a
/// file, such as a device or a pipe, is written to directly, because it cannot be replaced.
package struct AtomicWriter: ~Copyable {
  private let path: String
  private let place: Place
  private let descriptor: Int32
  private var isCommitted = false

  /// The place of the bytes before the commit.
  private enum Place {
    /// To the path itself.
    case final
    /// To a file without a name.
    case unnamed
    case temporary(String, TemporaryFiles.Place)
  }

  /// Opens the file that bytes go to.
  package init(path: String) throws(FileError) {
    (self.path, place, descriptor) = try Self.open(path)
  }

  private static func open(
    _ path: String
  ) throws(FileError) -> (path: String, place: Place, descriptor: Int32) {
    let status = try File.status(path, for: "write")
    guard status.map({ $0.st_mode & S_IFMT == S_IFREG }) ?? true else {
      let descriptor = openForWriting(path)
      guard descriptor >= 0 else { throw File.failure("write", path) }
      return (path, .final, descriptor)
    }
    // A link whose target is not known must not be replaced by a file.
    guard let target = status == nil ? path : File.resolved(path) else {
      throw File.failure("write", path)
    }
    var (place, descriptor) = (Place.unnamed, openUnnamed(in: FilePath(target).folder))
    if descriptor < 0 {
      let (temporary, kept) = try takeName(beside: target) { name in
        descriptor = openForWriting(name, O_RDWR | O_CREAT | O_EXCL, newFileMode: 0o666)
        return descriptor >= 0
      }
      place = .temporary(temporary, kept)
    }
    if let status { fchmod(descriptor, status.st_mode & 0o7777) }
    return (target, place, descriptor)
  }

  deinit {
    _ = close(descriptor)
    guard case .temporary(let path, let kept) = place else { return }
    if !isCommitted { unlink(path) }
    TemporaryFiles.forget(kept)
  }

  /// A path under which the file can be opened once more while it is written.
  package var openPath: String {
    switch place {
    case .final: path
    case .unnamed: Self.descriptorPath(descriptor)
    case .temporary(let path, _): path
    }
  }

  /// Appends bytes.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    guard systemWrite(descriptor, bytes) else { throw File.failure("write", path) }
  }

  /// Gives the file its name. A previous file of that name is replaced in one step.
  ///
  /// Unless it must be durable, the two files exchange names and the old one is removed: renaming
  /// over a file makes ext4 write the new one to disk at once, which takes a millisecond and more.
  ///
  /// - Parameter durably: True to wait until the content is on disk, so that not even a power failure
  ///   leaves an empty file under the name.
  package mutating func commit(durably: Bool = false) throws(FileError) {
    if durably, fsync(descriptor) != 0 { throw File.failure("write", path) }
    switch place {
    case .final: return
    case .temporary(let temporary, _): try replace(with: temporary, durably)
    case .unnamed:
      if Self.link(descriptor, path) { break }
      guard errno == EEXIST else { throw File.failure("write", path) }
      let (temporary, kept) = try linkBeside()
      defer { TemporaryFiles.forget(kept) }
      try replace(with: temporary, durably)
    }
    isCommitted = true
  }

  private func replace(with temporary: String, _ durably: Bool) throws(FileError) {
    if !durably, galley_exchange(temporary, path) == 0 {
      unlink(temporary)
    } else if rename(temporary, path) != 0 {
      let failure = File.failure("write", path)
      unlink(temporary)
      throw failure
    }
  }

  /// Gives the file without a name a temporary one.
  private func linkBeside() throws(FileError) -> (path: String, kept: TemporaryFiles.Place) {
    try Self.takeName(beside: path) { Self.link(descriptor, $0) }
  }

  /// Finds a name that no file has, six letters and `.tmp` behind the path. It is remembered before
  /// there is a file, so that no signal finds one that is not registered.
  ///
  /// - Parameter make: Makes the file; false with `EEXIST` requests another name.
  private static func takeName(
    beside path: String, _ make: (String) -> Bool
  ) throws(FileError) -> (path: String, kept: TemporaryFiles.Place) {
    while true {
      let letters = (0..<6).map { _ in
        Character(Unicode.Scalar(UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"))))
      }
      let temporary = "\(path).\(String(letters)).tmp"
      let kept = TemporaryFiles.remember(temporary)
      if make(temporary) { return (temporary, kept) }
      let isTaken = errno == EEXIST
      let failure = File.failure("write", path)
      TemporaryFiles.forget(kept)
      guard isTaken else { throw failure }
    }
  }

  /// Opens a file that has no name yet; negative where the system or the file system cannot.
  private static func openUnnamed(in folder: FilePath) -> Int32 {
    #if os(Linux)
      // O_TMPFILE, which is the same on all processors but for O_DIRECTORY in it.
      let unnamed = 0o20000000 | O_DIRECTORY
      let folder = folder.string.isEmpty ? "." : folder.string
      let descriptor = openForWriting(folder, unnamed | O_RDWR, newFileMode: 0o666)
      guard descriptor >= 0, access(descriptorPath(descriptor), F_OK) != 0 else {
        return descriptor
      }
      // Without /proc it cannot be named later.
      _ = close(descriptor)
    #endif
    return -1
  }

  private static func descriptorPath(_ descriptor: Int32) -> String {
    "/proc/self/fd/\(descriptor)"
  }

  private static func link(_ descriptor: Int32, _ path: String) -> Bool {
    linkat(AT_FDCWD, descriptorPath(descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }
}

extension File {
  /// Replaces a file's content in one step; on failure the old content stays.
  package static func write(
    _ bytes: [UInt8], to path: String, durably: Bool = false
  ) throws(FileError) {
    var writer = try AtomicWriter(path: path)
    let result = bytes.withUnsafeBytes { buffer -> Result<Void, FileError> in
      do throws(FileError) { return .success(try writer.write(buffer)) } catch {
        return .failure(error)
      }
    }
    try result.get()
    try writer.commit(durably: durably)
  }
}
