/// Parts a stream into messages by their heads, as the Language Server Protocol's base protocol
/// frames them: `Content-Length: N`, an empty line, N bytes.
struct MessageFraming {
  /// The next frame of the stream.
  enum Frame: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// A head without a usable length; what follows it is looked at as a head again.
    case malformed
  }

  /// The most bytes of a message, which bounds what a wrong head can cost.
  static let messageLimit = 64 << 20
  private static let headLimit = 4 << 10
  private static let separator: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds what was read.
  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0, start == bytes.count { (bytes, start) = ([], 0) }
    bytes += more
  }

  /// The next whole message; nil until more is read.
  mutating func next() -> Frame? {
    guard let head = endOfHead() else {
      guard bytes.count - start > Self.headLimit else { return nil }
      // Nothing that long is a head.
      start = bytes.count
      return .malformed
    }
    guard let length = Self.length(bytes[start..<head]), length <= Self.messageLimit else {
      start = head + Self.separator.count
      return .malformed
    }
    let body = head + Self.separator.count
    guard bytes.count - body >= length else { return nil }
    start = body + length
    let message = Array(bytes[body..<start])
    if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    return .message(message)
  }

  private func endOfHead() -> Int? {
    let last = min(bytes.count, start + Self.headLimit) - Self.separator.count
    guard last >= start else { return nil }
    return (start...last).first { bytes[$0...].starts(with: Self.separator) }
  }

  private static func length(_ head: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, sides[0].lowercased() == "content-length" else { continue }
      let digits = sides[1].drop { $0 == " " }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }
}
