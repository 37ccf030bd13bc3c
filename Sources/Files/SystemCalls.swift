#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The last system error in words. Read it at once: any further call may change it.
func lastSystemError() -> String { String(cString: strerror(errno)) }

/// Repeats a call that a signal interrupted.
func retryingInterrupts(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

// The types of this room have methods named like the system's functions, which would hide them.

/// `read(2)`.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// `write(2)`.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

/// `open(2)` for something that exists.
func openForWriting(_ path: String) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }
