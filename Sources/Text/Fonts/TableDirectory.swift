/// The table directory of one face of an OpenType file, checked against the size of the file.
///
/// HarfBuzz quietly treats a damaged font as an empty one; this reader is what turns such a file
/// into an error. Layout of the header: OpenType 1.9, "Organization of an OpenType font".
struct TableDirectory {
  struct Record {
    var tag: UInt32
    var offset: Int
    var length: Int
  }

  let records: [Record]
  private let bytes: UnsafeRawBufferPointer

  /// The number of faces in a file; 1 for a plain font, 0 when it is not a font.
  static func faceCount(in bytes: UnsafeRawBufferPointer) -> Int {
    guard let version = bytes.bigEndian32(at: 0) else { return 0 }
    switch version {
    case 0x0001_0000, tag("OTTO"), tag("true"): return 1
    case tag("ttcf"):
      guard let count = bytes.bigEndian32(at: 8), bytes.count >= 12 + 4 * Int(count) else {
        return 0
      }
      return Int(count)
    default: return 0
    }
  }

  /// Reads the directory of a face; the result must not outlive the bytes.
  init(bytes: UnsafeRawBufferPointer, face index: Int) throws(Damage) {
    self.bytes = bytes
    let count = Self.faceCount(in: bytes)
    guard count > 0 else { throw Damage("it has no OpenType header") }
    guard index < count else { throw Damage("it has no face number \(index)") }
    var start = 0
    if bytes.bigEndian32(at: 0) == tag("ttcf") {
      start = Int(bytes.bigEndian32(at: 12 + 4 * index) ?? 0)
    }
    guard let tables = bytes.bigEndian16(at: start + 4), tables > 0,
      start + 12 + 16 * Int(tables) <= bytes.count
    else { throw Damage("its table directory is cut short") }
    var records: [Record] = []
    records.reserveCapacity(Int(tables))
    for number in 0..<Int(tables) {
      let at = start + 12 + 16 * number
      let record = Record(
        tag: bytes.bigEndian32(at: at)!, offset: Int(bytes.bigEndian32(at: at + 8)!),
        length: Int(bytes.bigEndian32(at: at + 12)!))
      guard record.offset + record.length <= bytes.count else {
        throw Damage("its table '\(name(of: record.tag))' reaches past the end of the file")
      }
      records.append(record)
    }
    self.records = records
  }

  /// The bytes of a table, or nil when the face has none of that name.
  func table(_ name: StaticString) -> UnsafeRawBufferPointer? {
    let wanted = tag(name)
    guard let record = records.first(where: { $0.tag == wanted }) else { return nil }
    return UnsafeRawBufferPointer(
      rebasing: bytes[record.offset..<(record.offset + record.length)])
  }

  /// A defect of a file.
  struct Damage: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }
}

/// The four bytes of a tag in big-endian order.
func tag(_ text: StaticString) -> UInt32 {
  var result: UInt32 = 0
  for index in 0..<4 { result = result << 8 | UInt32(text.utf8Start[index]) }
  return result
}

/// The four bytes of a tag in big-endian order; short names are filled up with spaces.
func tag(of text: String) -> UInt32 {
  var result: UInt32 = 0
  var bytes = text.utf8.makeIterator()
  for _ in 0..<4 { result = result << 8 | UInt32(bytes.next() ?? 0x20) }
  return result
}

/// The four letters of a tag.
func name(of tag: UInt32) -> String {
  var result = ""
  for shift in [24, 16, 8, 0] {
    result.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> UInt32(shift))))
  }
  return result
}

extension UnsafeRawBufferPointer {
  /// Two bytes as a number, or nil past the end.
  func bigEndian16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// Four bytes as a number, or nil past the end.
  func bigEndian32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
