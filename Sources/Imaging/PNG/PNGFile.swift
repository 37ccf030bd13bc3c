/// The structure of a PNG file: its chunks taken apart and checked, the pixels still compressed.
struct PNGFile {
  /// What a `tRNS` chunk says for grey and RGB pictures.
  enum TransparentSample {
    case none
    case grey(UInt16)
    case rgb(UInt16, UInt16, UInt16)
  }

  var metadata: PNGMetadata
  /// The palette as little-endian RGBA words, alpha from `tRNS` included.
  var palette: [UInt32] = []
  var transparentSample = TransparentSample.none
  /// Where the compressed data lies, one range for each non-empty `IDAT`.
  var dataRanges: [Range<Int>] = []
  /// The offset of the first `IDAT`.
  var dataOffset = 0

  var header: PNGHeader { metadata.header }

  /// The sum of the compressed bytes.
  var dataBytes: Int { dataRanges.reduce(0) { $0 + $1.count } }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// One chunk with its position in a file.
struct RawChunk {
  var name: UInt32
  /// The offset of the chunk's length field.
  var offset: Int
  var body: Range<Int>

  static func code(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let header = code("IHDR")
  static let palette = code("PLTE")
  static let data = code("IDAT")
  static let end = code("IEND")
  static let transparency = code("tRNS")
  static let gamma = code("gAMA")
  static let standardRGB = code("sRGB")
  static let colorProfile = code("iCCP")
  static let density = code("pHYs")

  var isCritical: Bool { name & 0x2000_0000 == 0 }

  /// The name as text; bytes that are not letters are shown in hexadecimal.
  var text: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: name >> (24 - 8 * UInt32($0))) }
    let isText = bytes.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) && $0 < 0x80 }
    return isText ? String(decoding: bytes, as: UTF8.self) : "0x" + String(name, radix: 16)
  }
}
