import GalleySystem

/// The layout tables of a font, which our own reader and HarfBuzz read: a sound face with `GPOS`, `GSUB`
/// or `kern` of a stranger, chosen by the first byte.
enum FontTableTarget: FuzzTarget {
  private static let face =
    (try? File.read(
      FilePath(#filePath).beside("../../Fonts/Faces/World/NotoSansOlChiki-Bold.ttf").string)) ?? []

  private static let replaceable = ["GPOS", "GSUB", "kern"]

  static func run(_ bytes: [UInt8]) {
    precondition(!face.isEmpty, "the sound face is missing")
    guard let kind = bytes.first else { return }
    let tag = replaceable[Int(kind) % replaceable.count]
    FontTarget.draw("ᱚᱞ ᱪᱤᱠᱤ ᱚ ᱞ", with: font(tag, Array(bytes.dropFirst())))
  }

  /// The sound face with one layout table, and no other.
  private static func font(_ tag: String, _ content: [UInt8]) -> [UInt8] {
    var tables: [(tag: [UInt8], content: [UInt8])] = [(Array(tag.utf8), content)]
    for number in 0..<word(4) {
      let at = 12 + 16 * number
      let name = Array(face[at..<at + 4])
      guard !replaceable.contains(String(decoding: name, as: UTF8.self)) else { continue }
      let start = word(at + 8) << 16 | word(at + 10)
      let size = word(at + 12) << 16 | word(at + 14)
      tables.append((name, Array(face[start..<start + size])))
    }
    tables.sort { $0.tag.lexicographicallyPrecedes($1.tag) }
    var head = Array(face[..<4]) + number(tables.count).suffix(2) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for table in tables {
      let place = 12 + 16 * tables.count + body.count
      head += table.tag + [0, 0, 0, 0] + number(place) + number(table.content.count)
      body += table.content + [UInt8](repeating: 0, count: (4 - table.content.count % 4) % 4)
    }
    return head + body
  }

  private static func word(_ at: Int) -> Int { Int(face[at]) << 8 | Int(face[at + 1]) }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
