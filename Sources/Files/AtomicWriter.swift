import CGalleySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears whole or not at all: bytes go to a temporary file in the same folder,
/// which takes the final name in `commit`. Dropping the writer without a commit removes it.
///
/// A link is followed and stays a link; a file that is replaced hands on its permissions. What is
/// not a file, such as a device or a pipe, is written to directly, because it cannot be replaced.
public struct AtomicWriter: ~Copyable {
  private let path: String
  /// Where the bytes go until the commit; nil when they go to the path itself.
  private let temporaryPath: String?
  private let descriptor: Int32
  private var isCommitted = false

  /// Opens the temporary file beside `path`.
  public init(path: String) throws(FileError) {
    (self.path, temporaryPath, descriptor) = try Self.open(path)
  }

  private static func open(
    _ path: String
  ) throws(FileError) -> (path: String, temporaryPath: String?, descriptor: Int32) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      let descriptor = openForWriting(path)
      guard descriptor >= 0 else { throw File.failure("write", path) }
      return (path, nil, descriptor)
    }
    let target = exists ? resolved(path) : path
    var template = Array("\(target).XXXXXX.tmp".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { throw File.failure("write", path) }
    fchmod(descriptor, exists ? status.st_mode & 0o7777 : newFileMode)
    let temporaryPath = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    return (target, temporaryPath, descriptor)
  }

  deinit {
    _ = close(descriptor)
    if !isCommitted, let temporaryPath { unlink(temporaryPath) }
  }

  /// Appends bytes.
  public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = retryingInterrupts {
        systemWrite(descriptor, bytes.baseAddress! + written, bytes.count - written)
      }
      guard count > 0 else { throw File.failure("write", path) }
      written += count
    }
  }

  /// Gives the file its name. What stood there before is replaced in one step.
  ///
  /// Unless it must be durable, the two files exchange names and the old one is removed: renaming
  /// over a file makes ext4 write the new one to disk at once, which takes a millisecond and more.
  ///
  /// - Parameter durably: Whether to wait until the content is on disk, so that not even a power
  ///   failure leaves an empty file under the name.
  public mutating func commit(durably: Bool = false) throws(FileError) {
    guard let temporaryPath else { return }
    if durably, fsync(descriptor) != 0 { throw File.failure("write", path) }
    if !durably, galley_exchange(temporaryPath, path) == 0 {
      unlink(temporaryPath)
    } else if rename(temporaryPath, path) != 0 {
      throw File.failure("write", path)
    }
    isCommitted = true
  }

  /// The path of the file that a link leads to.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What the system gives a new file, which `mkstemps` does not.
  private static var newFileMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}

extension File {
  /// Replaces a file's content in one step; on failure the old content stays.
  public static func write(
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
