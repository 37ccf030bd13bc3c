import GalleySceneSnapshots
import GalleySystem

/// A source that did not compile, whose previews are not drawn.
struct LeftOutSource: Sendable {
  /// The user's name for it.
  let file: String
  /// The compiler's first message.
  let reason: String

  /// The previews that it names, as far as its text tells: macros by their lines, and providers.
  var previews: [ListedPreview] {
    guard let bytes = try? File.read(file) else { return [] }
    let tokens = SwiftToken.tokens(of: bytes)
    let path = file.split(separator: "/").last ?? ""
    let stem = path.hasSuffix(".swift") ? String(path.dropLast(6)) : String(path)
    return tokens.indices.dropFirst().compactMap { index in
      let (word, before) = (tokens[index], tokens[index - 1].text)
      if word.text == "Preview", before == "#" {
        return ListedPreview(name: stem, file: file, line: word.line, type: "#Preview")
      }
      guard word.text == "PreviewProvider", let type = Self.type(tokens[..<index]) else {
        return nil
      }
      return ListedPreview(name: type, file: file, line: word.line, type: type)
    }
  }

  /// The type whose declaration ends in some tokens: `struct Card_Previews:`.
  private static func type(_ tokens: ArraySlice<SwiftToken>) -> String? {
    let kinds: Set = ["struct", "enum", "class", "extension"]
    guard let kind = tokens.suffix(8).lastIndex(where: { kinds.contains($0.text) }),
      tokens.indices.contains(kind + 1)
    else { return nil }
    return tokens[kind + 1].text
  }
}
