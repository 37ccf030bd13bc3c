import CGalleyDeflate
import Foundation
import Testing

/// A test file of the Unicode Character Database.
struct Suite {
  let bytes: [UInt8]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Suites/\(name).txt.gz")
    let packed = [UInt8](try Data(contentsOf: file))
    // The last four bytes of a gzip file are the size of what it holds.
    let size = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    var unpacked = [UInt8](repeating: 0, count: size)
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    let result = libdeflate_gzip_decompress(
      decompressor, packed, packed.count, &unpacked, size, &count)
    try #require(result == LIBDEFLATE_SUCCESS && count == size)
    bytes = unpacked
  }

  /// Calls with the fields of each line, which a byte divides; all are views of the file.
  func forEachLine(dividedBy divider: Character, _ body: ([Slice]) -> Void) {
    let divider = divider.asciiValue ?? 0
    bytes.withUnsafeBufferPointer { bytes in
      var fields: [Slice] = []
      var start = 0
      for index in 0..<bytes.count {
        let byte = bytes[index]
        guard byte == divider || byte == 0x0A else { continue }
        fields.append(Slice(bytes: bytes, start: start, end: index))
        start = index + 1
        if byte == 0x0A {
          body(fields)
          fields.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  /// A part of the file.
  struct Slice {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int

    var string: String { String(decoding: bytes[start..<end], as: UTF8.self) }

    /// The numbers, which anything else divides; what begins with `x` is nil.
    func numbers(radix: UInt32) -> [UInt32?] {
      var numbers: [UInt32?] = []
      var value: UInt32?
      for index in start..<end {
        let byte = bytes[index]
        switch byte {
        case 0x30...0x39: value = (value ?? 0) * radix + UInt32(byte - 0x30)
        case 0x41...0x46: value = (value ?? 0) * radix + UInt32(byte - 0x37)
        default:
          if let number = value { numbers.append(number) }
          value = nil
          if byte == UInt8(ascii: "x") { numbers.append(nil) }
        }
      }
      if let number = value { numbers.append(number) }
      return numbers
    }
  }
}

/// Calls with a text of code points in UTF-8; invalid code points are left out.
func withText(_ scalars: [UInt32?], _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
  var view = String.UnicodeScalarView()
  for scalar in scalars {
    if let scalar = scalar.flatMap(Unicode.Scalar.init) { view.append(scalar) }
  }
  var text = String(view)
  text.withUTF8(body)
}
