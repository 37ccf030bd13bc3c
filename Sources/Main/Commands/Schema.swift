import ArgumentParser
import GalleyComponents
import GalleyDocuments
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleyTemplates
import GalleyTokens

/// `galley schema`: what documents may contain.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print what documents may contain: JSON Schema, or a table to read.",
    discussion: """
      The schema is draft 7, which every editor knows. With it in a file that documents name as "$schema", editors \
      complete keys and mark mistakes while one types.

      Examples:
        galley schema > galley.schema.json
        galley schema --suite > suite.schema.json
        galley schema --steps > steps.schema.json
        galley schema --theme > theme.schema.json
        galley schema --tokens > tokens.schema.json
        galley schema --theme --reference
        galley schema --suite --reference
        galley schema --reference Text
        galley schema --data card.json > record.schema.json
      """)

  @Argument(help: "With --reference: the types to describe; all of them when there are none.")
  var types: [String] = []

  @Flag(help: "The schema of suite.json instead, or with --reference its keys as tables.")
  var suite = false

  @Flag(help: "The schema of Name.steps.json instead: what is done on a screen, and its pictures.")
  var steps = false

  @Flag(help: "The schema of theme files instead, or with --reference their keys as tables.")
  var theme = false

  @Flag(help: "The schema of design tokens instead, in the DTCG format of 2025.10.")
  var tokens = false

  @Option(
    help: "The schema of one record of data instead, as the placeholders of a document name it.")
  var data: String?

  @Flag(help: "A Markdown table for each type instead of the schema.")
  var reference = false

  /// Not at once: of `--type Text` it is the option that is wrong, which is found after.
  private func checkTypes() throws {
    try CommandLineTool.requireKnown(types)
    guard types.isEmpty || reference else {
      throw ValidationError(
        "the schema is one of all types; --reference \(types[0]) tells about the keys of one")
    }
  }

  func run() throws {
    try checkTypes()
    let named = [suite, steps, theme, tokens, data != nil].count { $0 }
    guard named <= 1 else {
      throw ValidationError(
        "--suite, --steps, --theme, --tokens and --data are different schemas; name one")
    }
    if let data {
      return try Output.standard.line(JSONWriter.text(of: try Self.record(of: data)))
    }
    if theme, reference { return try Output.standard.write(ThemeSchema.reference) }
    if suite, reference { return try Output.standard.write(SuiteSchema.reference) }
    if steps { return try Output.standard.line(JSONWriter.text(of: StepSchema.file)) }
    guard reference else {
      return try Output.standard.line(JSONWriter.text(of: Self.schema(of: kind)))
    }
    let all = ComponentReference(CommandLineTool.catalog)
    try Output.standard.write(types.isEmpty ? all.markdown : types.map(all.markdown(of:)).joined())
  }

  private var kind: DesignFile.Kind {
    theme ? .theme : suite ? .suite : tokens ? .tokens : .document
  }

  /// The schema of a kind of file.
  static func schema(of kind: DesignFile.Kind) -> SyntaxValue {
    switch kind {
    case .theme: ThemeSchema.value
    case .suite: suites
    case .tokens: TokenSchema.value
    case .document, .styleSheet, .schema: documents
    }
  }

  /// The schema of the records of a document.
  private static func record(of path: String) throws -> SyntaxValue {
    let source = try DocumentLoader.source(path)
    let (value, findings) = JSONParser.parse(source)
    DiagnosticPrinter.print(findings, of: source)
    guard let value, !findings.refuse(strictly: false) else { throw ExitStatus.badInput }
    return Template(source, value, locale: "en").recordSchema
  }

  /// The schema of documents.
  private static var documents: SyntaxValue {
    DocumentSchema(CommandLineTool.catalog, snapshot: SuiteSchema.value).value
  }

  /// The schema of `suite.json`.
  private static var suites: SyntaxValue {
    guard case .object(let members) = SuiteSchema.value.kind else { return SuiteSchema.value }
    let head: [(String, SyntaxValue)] = [
      SyntaxValue.draft7,
      ("title", .text("What a folder of Galley documents is checked for")),
    ]
    return SyntaxValue(.object(head.map { SyntaxMember($0, $1) } + members))
  }
}
