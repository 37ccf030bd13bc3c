import GalleyText

/// Marked-up text.
enum MarkupTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = RichText(markdown: text)
    _ = RichText(html: text)
  }
}
