import GalleyFiles
import GalleyParsing

/// An input of the commands that take several kinds of file, with the kind its content shows.
struct DataFile {
  /// The kinds of file.
  enum Kind: String {
    case document
    case styleSheet = "style sheet"
    case tokens = "design tokens"
    case theme
  }

  /// The bytes and their name.
  let source: SourceText
  /// What the file is.
  let kind: Kind

  /// Reads a file; `-` is standard input.
  init(_ path: String) throws(FileError) {
    let bytes = try path == "-" ? File.readStandardInput() : File.read(path)
    self.init(SourceText(name: path == "-" ? "<stdin>" : path, bytes: bytes))
  }

  /// Recognises a source that was read.
  init(_ source: SourceText) {
    self.source = source
    kind = Self.kind(of: source)
  }

  private static func kind(of source: SourceText) -> Kind {
    if PropertyListParser.recognizes(source) { return .styleSheet }
    if source.name.hasSuffix(".tokens") || source.name.hasSuffix(".tokens.json") { return .tokens }
    guard let members = JSONParser.parse(source).value?.members else { return .document }
    let keys = Set(members.map(\.key))
    if keys.contains("resolutionOrder") || members.contains(where: { holdsToken($0.value) }) {
      return .tokens
    }
    if !keys.isDisjoint(with: ["type", "root", "canvas", "subviews", "values"]) {
      return .document
    }
    if !keys.isDisjoint(with: ["schemes", "extends", "textStyles"]) { return .theme }
    if !keys.isDisjoint(with: ["styles", "colors", "dimensions"]) { return .styleSheet }
    return .document
  }

  /// Whether a value is a token or a group with one.
  private static func holdsToken(_ value: SyntaxValue) -> Bool {
    guard let members = value.members else { return false }
    return members.contains { $0.key == "$value" || $0.key == "$extends" || holdsToken($0.value) }
  }

  /// A file named in this one, found beside it.
  func beside(_ name: String) -> SourceText? {
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    let path = name.hasPrefix("/") ? name : folder + name
    return (try? File.read(path)).map { SourceText(name: path, bytes: $0) }
  }
}
