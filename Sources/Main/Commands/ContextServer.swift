import ArgumentParser
import GalleyLanguageServer
import GalleyParsing

/// `galley mcp`: screens of previews, rendering, inspection, lints and the catalogue for agents.
struct ContextServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents over standard input and output (Model Context Protocol).",
    discussion: """
      Tools for SwiftUI sources: previews (their list), open (a screen with its picture and elements), \
      elements, act (taps, types, scrolls), configure (settings), variants, close. For documents: render (a \
      picture), inspect (frames of nodes), lint (what is wrong or doubtful, with places), components (types \
      with their keys); explain tells why pictures of either differ. Documents are given as paths or as \
      text. Reads the working folder and the client's roots, or the folders of --root alone; files \
      elsewhere are named, and nothing of their text is shown. Sources are built and run in a cell, as \
      "galley previews" does. Ends with the end of standard input.

      An agent is told of it in its settings: \
      {"mcpServers": {"galley": {"command": "galley", "args": ["mcp"]}}}

      Example:
        galley mcp
      """)

  @OptionGroup var sources: SourceOptions

  @OptionGroup var roots: RootOptions

  @OptionGroup(title: "Building previews") var building: PreviewOptions

  func run() throws {
    let tools = try ContextTools(sources, reading: roots.roots.folders(shown: [])) {
      [building, sources] path, folders in
      FollowedPreviews(path, building, sources, reading: folders)
    }
    var session = ContextSession(tools: tools, roots: roots.roots)
    while let line = readLine() {
      // One message a line; nothing else may be written to standard output.
      guard !line.allSatisfy(\.isWhitespace), let answer = session.answer(to: line) else {
        continue
      }
      try Output.standard.write(JSONWriter.text(of: answer, style: .compact) + "\n")
    }
  }
}
