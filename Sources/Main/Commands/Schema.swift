import ArgumentParser
import GalleyComponents
import GalleyDocuments
import GalleyParsing

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
        galley schema --reference Text
      """)

  @Argument(help: "With --reference: the types to describe; all of them when there are none.")
  var types: [String] = []

  @Flag(help: "A Markdown table for each type instead of the schema.")
  var reference = false

  func validate() throws {
    guard types.isEmpty || reference else {
      throw ValidationError("the schema is of all types; add --reference to read about one")
    }
    let known = CommandLineTool.catalog.entries.map(\.typeName)
    for type in types where !known.contains(type) {
      let nearest = SpellingSuggestion.nearest(type, in: known).map { "; did you mean '\($0)'?" }
      throw ValidationError("there is no type '\(type)'" + (nearest ?? ""))
    }
  }

  func run() throws {
    guard reference else {
      return try Output.standard.line(
        JSONWriter.text(of: DocumentSchema(CommandLineTool.catalog).value))
    }
    let all = ComponentReference(CommandLineTool.catalog)
    try Output.standard.write(types.isEmpty ? all.markdown : types.map(all.markdown(of:)).joined())
  }
}
