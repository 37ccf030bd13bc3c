import ArgumentParser
import GalleyParsing

/// The options that decide how documents are read and where their resources come from.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: "A folder of further fonts (TTF, OTF, TTC); may be given several times.")
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

  @Flag(help: "Leave out what cannot be read, with a warning, instead of refusing the document.")
  var lenient = false

  @Flag(help: "Refuse documents that give cause for a warning as well.")
  var strict = false

  func validate() throws {
    guard !(strict && lenient) else {
      throw ValidationError("--strict and --lenient contradict each other")
    }
  }

  @OptionGroup(title: "Limits") var budget: BudgetOptions

  var mode: ReadingMode { lenient ? .lenient : .strict }

  /// The files that are named here.
  var files: [String] { [theme, stylesheet, assets].compactMap(\.self) + strings }
}
