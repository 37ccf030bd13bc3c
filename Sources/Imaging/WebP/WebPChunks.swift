/// The chunks of a WebP file, as RIFF nests them.
struct WebPChunks {
  private let parts: [(name: String, content: ArraySlice<UInt8>)]

  /// The chunks of a whole file, up to the first one that is cut off.
  init(file: [UInt8]) {
    self.init(file.dropFirst(12))
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    var parts: [(name: String, content: ArraySlice<UInt8>)] = []
    while rest.count >= 8 {
      let count = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard count <= rest.count - 8 else { break }
      parts.append(
        (String(decoding: rest.prefix(4), as: UTF8.self), rest.dropFirst(8).prefix(count)))
      // Chunks of an odd length are followed by one byte more.
      rest = rest[min(rest.endIndex, rest.startIndex + 8 + count + count % 2)...]
    }
    self.parts = parts
  }

  subscript(name: String) -> ArraySlice<UInt8>? { parts.first { $0.name == name }?.content }

  /// The first picture of an animation as a file of its own, with its position; nil without one.
  var firstFrame: (file: [UInt8], x: Int, y: Int)? {
    guard let frame = self["ANMF"], frame.count > 16 else { return nil }
    let head = Array(frame.prefix(16))
    let data = WebPChunks(frame.dropFirst(16))
    let pixels = ["ALPH", "VP8 ", "VP8L"].compactMap { name in data[name].map { (name, $0) } }
    // The flag of alpha, three bytes that are free, and the size, which is stored less one as in frames.
    let header = [0x10, 0, 0, 0] + head[6..<12]
    let chunks = ([("VP8X", header[...])] + pixels).flatMap(Self.chunk)
    let body = Array("WEBP".utf8) + chunks
    func place(_ at: Int) -> Int {
      2 * (Int(head[at]) | Int(head[at + 1]) << 8 | Int(head[at + 2]) << 16)
    }
    return (Array("RIFF".utf8) + Self.word(body.count) + body, place(0), place(3))
  }

  private static func chunk(_ name: String, _ content: ArraySlice<UInt8>) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: content.count % 2)
    return Array(name.utf8) + word(content.count) + content + padding
  }

  private static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
