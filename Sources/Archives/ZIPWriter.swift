internal import CGalleyDeflate
public import GalleyFiles

/// Writes a ZIP archive that appears whole or not at all. The same files give the same bytes: there
/// are no dates and no owners in it.
public struct ZIPWriter: ~Copyable {
  private var file: AtomicWriter
  private let path: String
  private var directory: [UInt8] = []
  private var count = 0
  private var offset = 0

  /// Begins an archive.
  public init(path: String) throws(FileError) {
    self.path = path
    file = try AtomicWriter(path: path)
  }

  /// Adds a file. What does not become smaller, such as a PNG, is stored as it is.
  ///
  /// - Parameter name: The path in the archive: relative, with `/`.
  public mutating func add(_ bytes: [UInt8], named name: String) throws(FileError) {
    let packed = Self.deflated(bytes)
    let content = packed ?? bytes
    guard ZIPEntry.isSafe(name), offset + content.count < 0xFFFF_0000 else {
      throw FileError(
        operation: "write", path: path, reason: "'\(name)' has no place in a ZIP archive")
    }
    let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    var header = LittleEndianBytes()
    // Version 2.0, names in UTF-8, 1 January 1980.
    header.add(halves: 20, 0x0800, packed == nil ? 0 : 8, 0, 0x0021)
    header.add(words: sum, UInt32(content.count), UInt32(bytes.count))
    header.add(halves: UInt16(name.utf8.count), 0)
    var local = LittleEndianBytes()
    local.add(words: 0x0403_4B50)
    let written = local.bytes + header.bytes + Array(name.utf8)
    var entry = LittleEndianBytes()
    entry.add(words: 0x0201_4B50)
    entry.add(halves: 20)
    entry.bytes += header.bytes
    entry.add(halves: 0, 0, 0)
    entry.add(words: 0, UInt32(offset))
    directory += entry.bytes + Array(name.utf8)
    try append(written)
    try append(content)
    count += 1
  }

  /// Ends the archive and gives the file its name.
  public consuming func finish() throws(FileError) {
    let start = offset
    try append(directory)
    let isLong = count > 0xFFFE || offset > 0xFFFF_0000
    if isLong { try append(longEnd(from: start)) }
    var end = LittleEndianBytes()
    end.add(words: 0x0605_4B50)
    let shown = isLong ? 0xFFFF : UInt16(count)
    end.add(halves: 0, 0, shown, shown)
    end.add(words: UInt32(clamping: directory.count), isLong ? .max : UInt32(start))
    end.add(halves: 0)
    try append(end.bytes)
    try file.commit()
  }

  /// The record and the locator of ZIP64.
  private func longEnd(from start: Int) -> [UInt8] {
    var end = LittleEndianBytes()
    end.add(words: 0x0606_4B50)
    end.add(longs: 44)
    end.add(halves: 45, 45)
    end.add(words: 0, 0)
    end.add(longs: UInt64(count), UInt64(count), UInt64(directory.count), UInt64(start))
    end.add(words: 0x0706_4B50, 0)
    end.add(longs: UInt64(start + directory.count))
    end.add(words: 1)
    return end.bytes
  }

  private mutating func append(_ bytes: [UInt8]) throws(FileError) {
    let result = bytes.withUnsafeBytes { buffer -> Result<Void, FileError> in
      do throws(FileError) { return .success(try file.write(buffer)) } catch {
        return .failure(error)
      }
    }
    try result.get()
    offset += bytes.count
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 64, let compressor = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    // A file that is hardly smaller is not worth unpacking.
    let room = bytes.count - bytes.count / 16
    let packed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      bytes.withUnsafeBytes { bytes in
        count = libdeflate_deflate_compress(
          compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, room)
      }
    }
    return packed.isEmpty ? nil : packed
  }
}

/// Numbers with their lowest byte first.
struct LittleEndianBytes {
  var bytes: [UInt8] = []

  mutating func add(halves: UInt16...) {
    for half in halves { withUnsafeBytes(of: half.littleEndian) { bytes += $0 } }
  }

  mutating func add(words: UInt32...) {
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
  }

  mutating func add(longs: UInt64...) {
    for long in longs { withUnsafeBytes(of: long.littleEndian) { bytes += $0 } }
  }
}
