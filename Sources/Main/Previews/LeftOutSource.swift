import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// The sources and declarations that did not compile.
struct LeftOut: Sendable {
  /// Sources of which nothing could be kept.
  var sources: [LeftOutSource] = []
  /// Declarations of the other sources.
  var parts: [LeftOutPart] = []

  /// The messages for pages and agents: the errors in one source or in all of them and the sources that are left out
  /// whole, each as `path:line:column: message`, and the number of declarations in all sources for each cause.
  func messages(about file: String? = nil) -> [String] {
    var lines = sources.map { "\($0.file):\($0.reason)" }
    for part in parts where file == nil || part.file == file {
      let line = "\(part.file):\(part.reason)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
      + LeftOutPart.causes(of: parts).map {
        "note: \(counted($0.count, "declaration")) left out: \($0.cause)"
      }
  }
}

/// A declaration that did not compile: its body is replaced by a labelled box or by one that ends the preview, or
/// it is removed.
struct LeftOutPart: Sendable {
  /// The user's name for its source.
  let file: String
  let line: Int
  /// `Card.body`; `#Preview` for a macro.
  let name: String
  /// The compiler's message with its line and column.
  let reason: String

  /// The message without its place.
  var cause: String { reason.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? reason }

  /// Returns true if it is the closure of a preview, or the previews of a provider.
  func isClosure(of preview: ListedPreview) -> Bool {
    guard preview.file == file else { return false }
    let type = preview.type.split(separator: ".").last ?? ""
    return name == "#Preview" ? preview.line == line : name == "\(type).previews"
  }

  /// The messages with the number of declarations that each costs, most frequent first.
  static func causes(of parts: [LeftOutPart]) -> [(cause: String, count: Int)] {
    Dictionary(grouping: parts, by: \.cause).map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

/// A source that did not compile, whose previews are not drawn.
struct LeftOutSource: Sendable {
  /// The user's name for it.
  let file: String
  /// The compiler's first message.
  let reason: String

  /// The previews that it names, as far as its text reveals them: macros by their lines, and providers.
  var previews: [ListedPreview] {
    guard let bytes = try? File.read(file) else { return [] }
    return Self.previews(in: bytes, of: file)
  }

  /// The previews that the text of a source declares: macros by their lines, and providers.
  static func previews(in bytes: [UInt8], of file: String) -> [ListedPreview] {
    let tokens = SwiftToken.tokens(of: bytes)
    let path = file.split(separator: "/").last ?? ""
    let stem = path.hasSuffix(".swift") ? String(path.dropLast(6)) : String(path)
    return tokens.indices.dropFirst().compactMap { index in
      let (word, before) = (tokens[index], tokens[index - 1].text)
      if word.text == "Preview", before == "#" {
        return ListedPreview(name: stem, file: file, line: word.line, type: "#Preview")
      }
      guard word.text == "PreviewProvider", let type = Self.type(tokens[..<index])
      else {
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
