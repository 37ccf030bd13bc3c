import GalleyParsing
import GalleySnapshots

/// The page of a comparison: each pair with its findings, the picture of both sides below them, pairs with the
/// most distant blocks first. It needs no script and nothing from outside of its folder.
struct FidelityPage {
  /// The pairs, and the paths of their pictures below the page's folder.
  let pairs: [(text: FidelityText, picture: String)]

  var html: String {
    let sorted = pairs.sorted { Self.order($0) < Self.order($1) }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Fidelity</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
      body { margin: 24px auto; max-width: 1200px; padding: 0 16px }
      section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 16px 0 }
      h2 { font-size: 1em; margin: 0; overflow-wrap: anywhere }
      li { overflow-wrap: anywhere }
      img { display: block; max-width: 100%; max-height: 80vh; margin-top: 12px }
      </style>
      <h1>Fidelity</h1>
      <p>\(FidelityText.summary(pairs.map(\.text)).xmlEscaped())</p>
      <p>Expected, actual and difference; boxes are red where a block was drawn, and dashed where it was recorded.</p>
      \(sorted.map(Self.section).joined(separator: "\n"))
      </html>

      """
  }

  private static func order(_ pair: (text: FidelityText, picture: String)) -> (Double, String) {
    let fidelity = pair.text.fidelity
    let close = Double(fidelity.count(within: 1) - fidelity.extra.count)
    return (close / Double(max(1, fidelity.blockCount)), pair.picture)
  }

  private static func section(_ pair: (text: FidelityText, picture: String)) -> String {
    let items = pair.text.findings.map { "<li>\($0.line.xmlEscaped())</li>" }
    // Percent signs and the like are characters of file names here, and have a meaning in addresses.
    let address = pair.picture.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || "/-_.".contains(character)
        ? String(character)
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return """
      <section><h2>\(pair.text.line.xmlEscaped())</h2>
      <ul>\(items.joined(separator: "\n"))</ul>
      <img src="\(address)" alt="\(pair.picture.xmlEscaped())" loading="lazy"></section>
      """
  }
}
