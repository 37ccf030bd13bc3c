import ArgumentParser
import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySystem
import GalleyTokens

/// `galley gallery`: pictures of what a design consists of.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw what a design system consists of.",
    discussion: """
      Without a subcommand, draws the documents of a folder to a page of files.

      Examples:
        galley gallery Snapshots -o gallery/
        galley gallery tokens brand.tokens.json -o pages/
        galley gallery components -o pages/
      """, subcommands: [GalleryPage.self, TokenPages.self, ComponentPages.self],
    defaultSubcommand: GalleryPage.self)
}

/// `galley gallery tokens`: palette, type scale, spacing, radii and shadows of a theme.
struct TokenPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Draw the palette with contrast figures, the type scale, spacing, radii and shadows.",
    discussion: """
      The file is a theme file, a design-token file or a style sheet, or the name of one of \
      Galley's own themes. Writes palette, type, spacing, radii and shadows, each with .light.png \
      and .dark.png.

      Example:
        galley gallery tokens dnakit -o pages/ --appearance dark
      """)

  @Argument(
    help:
      "A theme file, design tokens, a style sheet, or plain, what3words, cell, cellIconFilled or dnakit."
  )
  var file = "plain"

  @Option(name: [.customShort("o"), .customLong("output")], help: "The folder for the pictures.")
  var output = "."

  @Option(help: "light, dark or both.")
  var appearance: AppearanceChoice = .both

  @Option(help: "The reader's text size: xS S M L xL xxL xxxL A1 A2 A3 A4 A5.")
  var textSize: TextSize?

  @Option(help: "Pixels per point, 0.25 to 8.")
  var scale = 2.0

  @Flag(help: "Write the documents of the pages beside their pictures.")
  var documents = false

  @Flag(help: "Print the paths of the pictures as a JSON array.")
  var json = false

  @OptionGroup var strictness: StrictnessOptions

  func validate() throws {
    guard (0.25...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.25 to 8")
    }
  }

  func run() throws {
    guard let theme = try SourceOptions.readTheme(file, strictness) else {
      throw ExitStatus.badInput
    }
    let renderer = try Renderer()
    var paths: [String] = []
    for appearance in appearance.appearances {
      for page in TokenGallery.pages(of: theme, appearance) {
        let path = try draw(page, theme, appearance, renderer)
        paths.append(path)
        if !json { try Output.standard.line(path) }
      }
    }
    if json {
      try Output.standard.line(JSONWriter.text(of: .array(paths.map { .text($0) })))
    }
  }

  private func draw(
    _ page: TokenGallery.Page, _ theme: Theme, _ appearance: Appearance, _ renderer: Renderer
  ) throws -> String {
    let source = SourceText(name: page.name, text: JSONWriter.text(of: page.document))
    let (document, findings) = DocumentReader.read(source, options: .init(theme: theme))
    guard let document else {
      DiagnosticPrinter.print(findings, of: source)
      throw ExitStatus.internalError
    }
    var settings = SceneSettings()
    settings.textSize = textSize
    settings.scale = scale
    settings.appearance = appearance
    let stem = FilePath(output).appending("\(page.name).\(appearance.rawValue)").string
    try OutputTarget.requireNoInput(stem + ".png", [file])
    try renderer.write(Scene(document, settings: settings), to: stem + ".png")
    if documents {
      let text = source.bytes + [UInt8(ascii: "\n")]
      try OutputFile.write(text, to: stem + ".json", inputs: [file])
    }
    return stem + ".png"
  }
}
