import CGalleyDeflate

@testable import GalleyImaging

/// PNG files as they are, and with their checksums put right, since no mutation hits one.
enum PNGTarget: FuzzTarget {
  private static let limits = ImageLimits(maximumPixels: 1 << 20, maximumFileBytes: 1 << 20)

  static func run(_ bytes: [UInt8]) {
    decode(bytes)
    decode(mended(bytes))
  }

  private static func decode(_ bytes: [UInt8]) {
    _ = PNGContainer(bytes)
    guard let bitmap = try? PNGDecoder.decode(bytes, limits: limits) else { return }
    guard bitmap.pixels.count < 1 << 16 else { return }
    for mode in [PNGEncoder.Mode.fast, .small] {
      let again = try? PNGDecoder.decode(PNGEncoder(mode: mode, threads: 1).encode(bitmap))
      precondition(again == bitmap)
    }
  }

  /// The file with every chunk's sum computed anew.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = bytes.withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress! + place + 4, length + 4)
      }
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      place = end + 4
    }
    return bytes
  }
}
