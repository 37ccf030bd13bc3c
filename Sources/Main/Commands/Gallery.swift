import ArgumentParser
import GalleyComponents
import GalleyDesign
import GalleyDocuments
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

  @Flag(help: "Show what every theme has as well, beside the values of a file.")
  var all = false

  @OptionGroup var options: PageOptions

  func run() throws {
    let appearances = options.appearance.appearances
    let ownAlone = !all && !Theme.presets.contains { $0.name == file }
    try options.draw(
      { theme in
        appearances.flatMap { appearance in
          let pages = TokenGallery.pages(of: theme, appearance, ownAlone: ownAlone)
          return zip(TokenGallery.pageNames, pages).map {
            PageOptions.Page(name: $0, document: $1, appearance: appearance)
          }
        }
      }, themed: file, into: output)
  }
}
