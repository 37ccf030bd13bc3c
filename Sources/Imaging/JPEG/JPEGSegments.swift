/// The segments of a JPEG file before its compressed data, each with its marker.
struct JPEGSegments: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 2

  /// Makes the segments of a file; a damaged one ends them.
  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// The second byte of the next segment's marker, and its body.
  mutating func next() -> (marker: UInt8, body: ArraySlice<UInt8>)? {
    // Fill bytes may precede a marker.
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xFF {
      position += 1
    }
    guard position + 4 <= bytes.count, bytes[position] == 0xFF else { return nil }
    let (start, marker) = (position, bytes[position + 1])
    let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
    let end = start + 2 + length
    guard marker != 0xDA, marker != 0xD9, length >= 2, end <= bytes.count else { return nil }
    position = end
    return (marker, bytes[start + 4..<end])
  }

  /// The contents, in file order, of the segments with a marker whose bodies begin with a signature.
  static func contents(
    of bytes: [UInt8], marker: UInt8, after signature: [UInt8]
  ) -> [ArraySlice<UInt8>] {
    JPEGSegments(of: bytes).lazy
      .filter { $0.marker == marker && $0.body.starts(with: signature) }
      .map { $0.body[($0.body.startIndex + signature.count)...] }
  }
}
