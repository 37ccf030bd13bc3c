import GalleyPlatform
import GalleySystem

/// The bytes of a font file, immutable and shared: a read-only memory map, or bytes in memory.
///
/// A mapped file must not be cut short while it is in use; that is the usual contract of mapping.
package final class FontData: Sendable {
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  /// The file that the bytes were unpacked from.
  private let packed: FontData?

  /// Copies bytes that are already in memory.
  package init(bytes source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
    packed = nil
  }

  /// Bytes that are written by a function, unpacked from others.
  init(count: Int, packed: FontData, _ write: (UnsafeMutableRawBufferPointer) -> Void) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    write(memory)
    bytes = UnsafeRawBufferPointer(memory)
    isMapped = false
    self.packed = packed
  }

  /// Maps a file; nothing is read until it is touched.
  ///
  /// - Throws: `FontError` naming the file when it cannot be opened or is empty.
  package init(path: String) throws(FontError) {
    func failure(_ reason: String) -> FontError {
      FontError(file: path, operation: .open, reason: reason)
    }
    let file: (descriptor: Int32, size: Int)
    do throws(FileError) { file = try openRegular(path, for: "open") } catch {
      throw failure(error.reason)
    }
    let (descriptor, count) = file
    defer { close(descriptor) }
    guard count > 0 else { throw failure("the file is empty") }
    guard let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED
    else { throw failure(lastSystemError()) }
    bytes = UnsafeRawBufferPointer(start: base, count: count)
    isMapped = true
    packed = nil
  }

  /// Refuses a Git LFS pointer in the place of a font.
  func requireContent(of file: String) throws(FontError) {
    // No pointer is longer, and few fonts are as short.
    guard count < 1024, GitLFSPointer(Array(bytes)) != nil else { return }
    throw FontError(file: file, operation: .read, reason: "it is \(GitLFSPointer.problem)")
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// Lends the bytes; the pointer stays valid for as long as this object lives.
  package func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(bytes)
  }

  /// A hash of the bytes, the same on every machine; of the file's where they were unpacked, which may
  /// come out in another order from another library. Linear, several gigabytes a second.
  func digest(seed: UInt64) -> UInt64 {
    if let packed { return packed.digest(seed: seed) }
    var hash: UInt64 = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ UInt64(littleEndian: word)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset += 8
    }
    while offset < bytes.count {
      hash = (hash ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01B3
      offset += 1
    }
    hash ^= hash >> 29
    return hash &* 0xC4CE_B9FE_1A85_EC53
  }
}
