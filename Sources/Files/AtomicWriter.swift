#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears whole or not at all: bytes go to a temporary file in the same folder,
/// which takes the final name in `commit`. Dropping the writer without a commit removes it.
public struct AtomicWriter: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var isCommitted = false

  /// Opens the temporary file beside `path`.
  public init(path: String) throws(FileError) {
    self.path = path
    var template = Array("\(path).XXXXXX.tmp".utf8CString)
    descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { throw File.failure("write", path) }
    temporaryPath = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
  }

  deinit {
    _ = close(descriptor)
    if !isCommitted { unlink(temporaryPath) }
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
  /// - Parameter durably: Whether to wait until the content is on disk, so that not even a power
  ///   failure leaves an empty file under the name.
  public mutating func commit(durably: Bool = false) throws(FileError) {
    if durably, fsync(descriptor) != 0 { throw File.failure("write", path) }
    guard rename(temporaryPath, path) == 0 else { throw File.failure("write", path) }
    isCommitted = true
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
