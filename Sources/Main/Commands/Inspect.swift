import ArgumentParser
import GalleyImaging
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleySceneSnapshots
import GalleyStair
import GalleySystem

/// `galley inspect`: any value on the stair, printed.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print what a document becomes at a stage on its way to pixels.",
    discussion: """
      Stages: syntax (the values of the file with their places), document (the components with \
      their properties), theme (the design system its names mean), layout (frames, raw and \
      snapped, with offers and who made them), accessibility (what a reader says, in its order, and \
      the mistakes in it), display (what is drawn, in order). \
      In text, elements are named Type #id; with --all layout lists every node of the arena.

      Examples:
        galley inspect card.json
        galley inspect card.json --stage display --json
        galley inspect card.json --stage accessibility --legend card-spoken.png
      """)

  /// The stages in their order.
  enum Stage: String, ExpressibleByArgument, CaseIterable {
    case syntax, document, theme, layout, accessibility, display
  }

  @Argument(help: "A document; - is standard input.")
  var file = "-"

  @Option(help: "syntax, document, theme, layout, accessibility or display.")
  var stage = Stage.layout

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "With --stage layout: every node, with its offer and who made it.")
  var all = false

  @Option(
    help:
      "With --stage accessibility: a PNG file of the picture with numbered regions and their words."
  )
  var legend: String?

  @OptionGroup(title: "Data") var records: DataOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var sources: SourceOptions

  func run() throws {
    if legend != nil, stage != .accessibility {
      throw ValidationError("--legend belongs to --stage accessibility")
    }
    let drawsList = stage == .display || legend != nil
    let request = canvas.one(
      try records.request(for: file, sources, canvas), drawsList ? .list : .frames)
    let documents = try sources.documents()
    let prepared = documents.prepare(request)
    DiagnosticPrinter.print(prepared.findings, of: prepared.source)
    if stage == .syntax { try printSyntax(of: prepared) }
    guard let document = prepared.document, let picture = prepared.pictures.first else {
      throw prepared.status
    }
    switch stage {
    case .syntax: return
    case .theme: try Output.standard.write(ThemeWriter.text(of: document.theme))
    case .document, .layout, .accessibility, .display:
      try Output.standard.write(text(of: picture, prepared.source).printable)
    }
    if let legend, let scene = picture.scene {
      let drawn = try prepared.renderer.picture(scene).bitmap(threads: 1)
      let spoken = SpokenPicture(spoken(picture.frames), over: picture.frames.size)
      let scale = picture.frames.canvas.grid.scale
      let whole = try spoken.drawn(over: drawn, scale: scale, by: prepared.renderer)
      try File.write(try PNGEncoder(scale: scale).encode(whole), to: legend)
    }
  }

  private func spoken(_ frames: SceneLayout) -> [SpokenElement] {
    SpokenLayout(frames.layout, isMirrored: frames.canvas.direction == .rightToLeft).elements
  }

  private func text(of picture: PreparedDocument.Picture, _ source: SourceText) -> String {
    let (frames, list) = (picture.frames, picture.scene?.list ?? DisplayList())
    let inspection = SceneInspection(frames, source)
    switch (stage, json) {
    case (.document, true): return JSONWriter.text(of: inspection.document) + "\n"
    case (.document, false): return inspection.documentText
    case (.accessibility, _):
      let inspection = SpokenInspection(spoken(frames))
      return json ? JSONWriter.text(of: inspection.json) + "\n" : inspection.text
    case (.display, true):
      return JSONWriter.text(of: SceneInspection.display(list)) + "\n"
    case (.display, false): return list.dump
    case (_, true): return JSONWriter.text(of: inspection.layout) + "\n"
    case (_, false): return all ? frames.layout.dumpNodes() : frames.layout.dump()
    }
  }

  /// The parsed part of a text is printed even if the text has errors.
  private func printSyntax(of prepared: PreparedDocument) throws {
    guard let value = prepared.syntax.value else { throw ExitStatus.badInput }
    let text =
      json
      ? JSONWriter.text(of: value) + "\n" : SyntaxInspection(value, of: prepared.source).text
    try Output.standard.write(text)
  }
}
