import CGalleySystem
import GalleyPlatform

// The types of this package have methods named like the system's functions, which would hide them.

/// The last system error in words. Read it at once: any further call may change it.
package func lastSystemError() -> String { String(cString: strerror(errno)) }

/// Repeats a call that a signal interrupted.
func retryingInterrupts(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// `read(2)`, again when a signal interrupts it.
package func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  retryingInterrupts { read(descriptor, buffer, count) }
}

/// `write(2)` until all bytes are written; false for an error, with its number in `errno`.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = retryingInterrupts {
      write(descriptor, bytes.baseAddress! + written, bytes.count - written)
    }
    guard count > 0 else { return false }
    written += count
  }
  return true
}

/// `open(2)` for something that exists.
func openForWriting(_ path: String) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }

/// `open(2)` for something new; the mode is what the process's mask leaves of it.
func openForWriting(_ path: String, _ flags: Int32, newFileMode: mode_t) -> Int32 {
  open(path, flags | O_CLOEXEC, newFileMode)
}

/// `open(2)` of a regular file for reading, with its status; anything else is an error, and a pipe
/// without a writer is not waited for.
///
/// - Throws: `FileError` for `operation`.
package func openRegular(
  _ path: String, for operation: String
) throws(FileError) -> (descriptor: Int32, size: Int) {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw File.failure(operation, path) }
  var status = stat()
  let isKnown = fstat(descriptor, &status) == 0
  let kind = status.st_mode & S_IFMT
  if isKnown, kind == S_IFREG { return (descriptor, Int(status.st_size)) }
  let failure =
    isKnown
    ? FileError(
      operation: operation, path: path,
      reason: kind == S_IFDIR ? "it is a directory" : "it is not a regular file")
    : File.failure(operation, path)
  _ = close(descriptor)
  throw failure
}

/// A file without a name, closed in programs that are started; -1 if the system has no such files.
///
/// Its number is above those of the standard descriptors.
package func memoryFile() -> Int32 {
  let file = galley_memory_file()
  guard file >= 0 else { return -1 }
  defer { close(file) }
  return fcntl(file, F_DUPFD_CLOEXEC, 10)
}
