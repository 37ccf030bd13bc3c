import Foundation

/// Messages of the compiler on standard input.
struct MessageStream {
  private let handle = FileHandle.standardInput

  /// The next message that is not empty; nil at the end.
  mutating func next() -> Data? {
    while true {
      guard let header = read(8) else { return nil }
      let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
      if length > 0 { return read(length) }
    }
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? handle.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data += part
    }
    return data
  }

  static func send(_ answer: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: answer) else { return }
    let header = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> (8 * $0)) }
    try? FileHandle.standardOutput.write(contentsOf: Data(header) + data)
  }
}
