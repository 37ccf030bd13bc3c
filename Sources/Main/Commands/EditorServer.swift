import ArgumentParser
import GalleyLanguageServer
import GalleyPlatform
import GalleyStair

/// `galley lsp`: documents, themes, style sheets and tokens in editors.
struct EditorServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor over standard input and output (Language Server Protocol).",
    discussion: """
      Marks what "galley lint" finds while one types, with repairs; completes types, keys, values, \
      styles, schemes, colours, icons, fonts, images and identifiers; on pointing tells what a key \
      does and shows a component's picture; goes to styles, colours, identifiers and files; renames \
      styles in the sheet and in every document that uses it, and identifiers; shows colours and an \
      outline; formats.

      Reads the working folder and the folders that the editor shows, or those of --root alone. \
      Files elsewhere are named, and nothing of their text is shown.

      An editor should start it for the files of Galley alone and not for all of JSON; the article on \
      editors has settings for Visual Studio Code, Neovim and Helix.

      Example:
        galley lsp
      """)

  @OptionGroup var sources: SourceOptions

  @OptionGroup var roots: RootOptions

  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    let lint = FileLint(sources: sources)
    let session = LanguageSession(
      LanguageSession.Services(
        documents: try sources.documents(), version: CommandLineTool.version,
        roots: roots.roots,
        schemas: [.suite: Schema.schema(of: .suite), .tokens: Schema.schema(of: .tokens)],
        findings: { source, documents in
          (try? lint.findings(in: DesignFile(source), documents: documents)) ?? []
        }))
    var server = LanguageServer(session, input: STDIN_FILENO) { bytes throws(FileError) in
      try Output.standard.send(bytes)
    }
    guard try server.run() == 0 else { throw ExitCode.failure }
  }
}
