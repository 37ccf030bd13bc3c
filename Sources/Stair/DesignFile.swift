public import GalleyDesign
package import GalleyDocuments
public import GalleyParsing
import GalleyStyleSheets
public import GalleySystem
import GalleyTokens

/// A file of a design system, with the kind that its content shows.
public struct DesignFile: Sendable {
  /// The kinds of file.
  public enum Kind: String, Sendable {
    /// A tree of components.
    case document
    /// Colours, dimensions and styles, as a property list or JSON.
    case styleSheet = "style sheet"
    /// Design tokens of the DTCG format, or a resolver of such.
    case tokens = "design tokens"
    /// A theme.
    case theme
    /// The file `suite.json`, which configures the checks of the documents in its folder.
    case suite
    /// A JSON Schema.
    case schema
  }

  /// The bytes and their name.
  public var source: SourceText { syntax.source }
  /// The text with its syntax, for callers that read it as JSON.
  package let syntax: DocumentSyntax
  /// The kind of the file.
  public let kind: Kind

  /// Reads a file; `-` is standard input.
  public init(_ path: String) throws(FileError) { self.init(try DocumentLoader.source(path)) }

  /// Detects the kind of a source.
  public init(_ source: SourceText) {
    syntax = DocumentSyntax(source)
    kind = Self.kind(of: syntax)
  }

  /// Detects the kind of a text whose syntax may be parsed already.
  init(_ syntax: DocumentSyntax) {
    self.syntax = syntax
    kind = Self.kind(of: syntax)
  }

  /// The finding about a file of another kind where a document belongs; nil for a document.
  var insteadOfDocument: Diagnostic? {
    let advice =
      switch kind {
      case .document: nil as String?
      case .theme: "a theme, which pictures take as \"--theme\""
      case .tokens: "a file of design tokens, which pictures take as \"--theme\""
      case .styleSheet: "a style sheet, which pictures take as \"--style-sheet\""
      case .suite: "a suite, which \"galley test\" reads for the documents beside it"
      case .schema: "a schema, which editors read"
      }
    let range = syntax.value?.range ?? SourceRange(0, 0)
    return advice.map {
      Diagnostic(
        .error, "this is not a document but \($0)", at: SourceRange(range.start, range.start + 1))
    }
  }

  private static func kind(of syntax: DocumentSyntax) -> Kind {
    // The syntax of a long text is not kept.
    kind(of: syntax.source, syntax.isLong ? JSONParser.parse(syntax.source).value : syntax.value)
  }

  /// The kind of a text, by its name and by what could be read of it.
  package static func kind(
    of source: SourceText, _ value: @autoclosure () -> SyntaxValue?
  ) -> Kind {
    if PropertyListParser.recognizes(source) { return .styleSheet }
    if let kind = kind(named: FilePath(source.name).lastComponent) { return kind }
    let value = value()
    guard let members = value?.members else { return .document }
    let keys = Set(members.map(\.key))
    if keys.contains("$schema"), !keys.isDisjoint(with: ["definitions", "$defs"]),
      keys.isDisjoint(with: ["root", "subviews"])
    {
      return .schema
    }
    // A theme may hold tokens; a group of tokens holds no text.
    let isNamed = members.contains { $0.key == "name" && $0.value.text != nil }
    if isNamed, keys.contains("tokens"), !keys.contains("type") { return .theme }
    if DesignTokenReader.isResolver(members) || members.contains(where: { holdsToken($0.value) }) {
      return .tokens
    }
    if !keys.isDisjoint(with: ["type", "root", "canvas", "subviews", "values"]) {
      return .document
    }
    // Groups of older tokens have names of their own, and no text beside them.
    let ofThemes = ["schemes", "extends", "textStyles", "colors", "dimensions"]
    if isNamed, !keys.contains("styles"), !keys.isDisjoint(with: ofThemes) { return .theme }
    if DesignTokenReader.reads(older: members) { return .tokens }
    if !keys.isDisjoint(with: ["schemes", "extends", "textStyles"]) { return .theme }
    if !keys.isDisjoint(with: ["styles", "colors", "dimensions"]) { return .styleSheet }
    return .document
  }

  /// The kind that a file's name alone shows.
  private static func kind(named name: String) -> Kind? {
    let endings: [(String, Kind)] = [
      (".tokens", .tokens), (".tokens.json", .tokens), (".theme.json", .theme),
      (".schema.json", .schema),
    ]
    if name == "suite.json" || name.hasSuffix(".suite.json") { return .suite }
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// Returns true if a value is a token or a group with one.
  private static func holdsToken(_ value: SyntaxValue) -> Bool {
    guard let members = value.members else { return false }
    let keys: Set = ["$value", "$extends", "$ref"]
    return members.contains { keys.contains($0.key) || holdsToken($0.value) }
  }

  /// A file that this one names, relative to its folder.
  public func beside(_ name: String) -> SourceText? {
    let path = FilePath(source.name).beside(name).string
    return try? SourceText(file: path)
  }

  /// The same, read through `files`, which may refuse it.
  package func beside(_ name: String, in files: any FileReading) -> SourceText? {
    let path = FilePath(source.name).beside(name).string
    return (try? files.read(path, limit: .max)).map { SourceText(file: path, bytes: $0) }
  }

  /// The file as a theme: read as one, or tokens or a sheet over `Theme.plain`, whose colours and
  /// dimensions become names.
  public var theme: LoadedTheme { theme(load: beside) }

  /// The same with a loader for the files that it names.
  func theme(
    mode: ReadingMode = .strict, load: @escaping (String) -> SourceText?
  ) -> LoadedTheme {
    switch kind {
    case .tokens:
      let (document, findings) = DesignTokenReader.read(source, mode: mode, load: load)
      let (theme, notes) = document.theme(named: Self.stem(of: source.name), over: .plain)
      return LoadedTheme(source, theme, findings + notes.map(\.diagnostic))
    case .styleSheet where hasStyles:
      let (file, findings) = StyleSheetFile.read(source, mode: mode)
      var theme = file.resolved.applied(to: .plain)
      theme.name = Self.stem(of: source.name)
      return LoadedTheme(source, theme, findings)
    case .theme, .document, .styleSheet, .suite, .schema:
      let (theme, findings) = ThemeReader.read(source, mode: mode)
      return LoadedTheme(source, theme ?? .plain, findings)
    }
  }

  /// True if there is more than colours and dimensions, which a theme may consist of as well.
  private var hasStyles: Bool {
    guard !PropertyListParser.recognizes(source) else { return true }
    return syntax.value?.members?.contains { $0.key == "styles" } == true
  }

  /// The theme with a name: one of Galley's own, or that of a file.
  public static func theme(_ name: String) throws(FileError) -> LoadedTheme {
    try theme(name, files: DiskFiles())
  }

  /// The same with the file, and those it names, read through `files`, which may record the reads.
  package static func theme(
    _ name: String, mode: ReadingMode = .strict, files: any FileReading
  ) throws(FileError) -> LoadedTheme {
    if let preset = Theme.presets.first(where: { $0.name == name }) {
      return LoadedTheme(SourceText(name: name, bytes: []), preset.theme, [])
    }
    if AssetCatalog.isAt(name) {
      let (document, findings) = try AssetCatalog.read(name, mode: mode)
      let (theme, notes) = document.theme(named: stem(of: name), over: .plain)
      // The findings have places in files of their own, the catalogue has none.
      let said = findings.map {
        Diagnostic(
          $0.diagnostic.severity, $0.source.name + ": " + $0.diagnostic.message, at: nil)
      }
      return LoadedTheme(
        SourceText(name: name, bytes: []), theme, said + notes.map(\.diagnostic))
    }
    guard File.exists(name) || name == "-" else {
      let presets = Theme.presets.map(\.name)
      let meant = SpellingSuggestion.nearest(name, in: presets).map { "; did you mean '\($0)'?" }
      throw FileError(
        operation: "read", path: name,
        reason: "no file, and no theme of Galley's own: \(presets.joined(separator: ", "))"
          + (meant ?? ""))
    }
    guard name != "-" else {
      let file = try DesignFile(name)
      return file.theme(mode: mode, load: file.beside)
    }
    let file = DesignFile(
      SourceText(file: name, bytes: try files.read(name, limit: .max)))
    return file.theme(mode: mode) { file.beside($0, in: files) }
  }

  /// The file's name without folders and ending; standard input is `stdin`.
  public static func stem(of path: String) -> String {
    let name = FilePath(path).lastComponent
    guard name != "-", name != "<stdin>", !name.isEmpty else { return "stdin" }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// A theme file that was read.
public struct LoadedTheme: Sendable {
  /// Its bytes, for showing findings at their place.
  public let source: SourceText
  /// The theme; nil when the findings contain an error.
  public let theme: Theme?
  /// The findings in it, and the parts of it that a theme has no place for.
  public let diagnostics: [Diagnostic]

  init(_ source: SourceText, _ theme: Theme, _ diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
    self.theme = diagnostics.contains { $0.severity == .error } ? nil : theme
  }
}
