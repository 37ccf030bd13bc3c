import ArgumentParser
import GalleyParsing

/// The options that decide how documents are read and where their resources come from.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: "A folder of further fonts (TTF, OTF, TTC, WOFF, WOFF2); may be given several times.")
  var fontFolders: [String] = []

  @Option(help: "A folder or a JSON map from remote addresses to local image files.")
  var assets: String?

  @Option(
    help: "A theme file, design tokens, or plain, what3words, cell, cellIconFilled or dnakit.")
  var theme: String?

  @Option(help: "A style sheet: a property list or JSON.")
  var stylesheet: String?

  @Option(
    help: """
      A file of strings (.xcstrings, .strings, .stringsdict) or a folder of such, by whose keys \
      texts are shown in the language of --locale; may be given several times.
      """)
  var strings: [String] = []

  @OptionGroup var strictness: StrictnessOptions

  @OptionGroup(title: "Limits") var budget: BudgetOptions

  var strict: Bool { strictness.strict }
  var mode: ReadingMode { strictness.mode }

  /// The files that are named here.
  var files: [String] { [theme, stylesheet, assets].compactMap(\.self) + strings }
}
