import ArgumentParser
import Galley
import GalleyDocuments
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleySystem

/// `galley inspect`: any value on the stair, printed.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print what a document becomes at a stage on its way to pixels.",
    discussion: """
      Stages: syntax (the values of the file with their places), document (the components with \
      their properties), theme (the design system its names mean), layout (frames, raw and \
      snapped, with offers and who made them), display (what is drawn, in order). \
      In text, elements are named Type #id; with --all layout lists every node of the arena.

      Examples:
        galley inspect card.json
        galley inspect card.json --stage display --json
      """)

  /// The stages in their order.
  enum Stage: String, ExpressibleByArgument, CaseIterable {
    case syntax, document, theme, layout, display
  }

  @Argument(help: "A document; - is standard input.")
  var file = "-"

  @Option(help: "syntax, document, theme, layout or display.")
  var stage = Stage.layout

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "With --stage layout: every node, with its offer and who made it.")
  var all = false

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let loaded = try sources.loader(scale: canvas.scale, locale: canvas.locale).load(file)
    DiagnosticPrinter.print(loaded.diagnostics, of: loaded.source)
    if stage == .syntax { return try printSyntax(of: loaded.source) }
    guard let document = loaded.document else { throw ExitStatus.badInput }
    if stage == .theme {
      return try Output.standard.write(ThemeWriter.text(of: document.theme))
    }
    let scenes = document.scenes(settings: canvas.settings, appearances: canvas.appearance)
    let renderer = try sources.renderer()
    let frames = try renderer.layout(scenes[0])
    DiagnosticPrinter.print(frames.layout.findings(in: loaded.source), of: loaded.source)
    try Output.standard.write(text(of: frames, renderer, loaded.source).printable)
  }

  private func text(
    of frames: SceneLayout, _ renderer: Renderer, _ source: SourceText
  ) -> String {
    let inspection = SceneInspection(frames, source)
    switch (stage, json) {
    case (.document, true): return JSONWriter.text(of: inspection.document) + "\n"
    case (.document, false): return inspection.documentText
    case (.display, true):
      return JSONWriter.text(of: SceneInspection.display(renderer.prepare(frames).list)) + "\n"
    case (.display, false): return renderer.prepare(frames).list.dump
    case (_, true): return JSONWriter.text(of: inspection.layout) + "\n"
    case (_, false): return all ? frames.layout.dumpNodes() : frames.layout.dump()
    }
  }

  private func printSyntax(of source: SourceText) throws {
    guard let value = JSONParser.parse(source).value else { throw ExitStatus.badInput }
    let text =
      json ? JSONWriter.text(of: value) + "\n" : SyntaxInspection(value, of: source).text
    try Output.standard.write(text)
  }
}
