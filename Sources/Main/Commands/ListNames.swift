import ArgumentParser
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleyText

/// `galley list`: the names that documents and options may use.
struct ListNames: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the names that documents and options may use.",
    discussion: """
      Examples:
        galley list components
        galley list devices --json
      """)

  /// The kinds of names.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case components, themes, devices, fonts, icons, colors, lints, reporters, relatives
    case textSizes = "text-sizes"
  }

  @Argument(
    help: """
      components, themes, devices, fonts, icons, colors, lints, reporters, text-sizes, or relatives: \
      keys and types of other tools with what they are called here.
      """)
  var kind = Kind.components

  @Flag(help: "Print a JSON array of objects with name and summary.")
  var json = false

  @Option(name: .customLong("fonts"), help: "A folder of further fonts; repeatable.")
  var fontFolders: [String] = []

  func run() throws {
    let names = try names
    if json {
      let values = names.map { name, summary in
        SyntaxValue.object([("name", .text(name)), ("summary", .text(summary))])
      }
      return try Output.standard.line(JSONWriter.text(of: .array(values)))
    }
    let width = names.map(\.0.count).max() ?? 0
    for (name, summary) in names {
      let padding = String(repeating: " ", count: width - name.count)
      try Output.standard.line(summary.isEmpty ? name : "\(name)\(padding)  \(summary)")
    }
  }

  private var names: [(String, String)] {
    get throws {
      switch kind {
      case .components: CommandLineTool.catalog.entries.map { ($0.typeName, $0.summary) }
      case .themes: Theme.presets.map { ($0.name, "") }
      case .devices:
        Device.presets.map { device in
          let (size, scale) = (device.size, device.scale)
          return (
            device.name,
            "\(Int(saturating: size.width)) × \(Int(saturating: size.height)) points at \(Int(saturating: scale))x"
          )
        }
      case .fonts:
        try Renderer(fontPaths: fontFolders).typesetter.fonts.familyNames.sorted().map { ($0, "") }
      case .icons: IconName.allNames.map { ($0, "") }
      case .colors:
        Palette.standard.names.map { name in
          let color = Palette.standard[name]
          let (light, dark) = (color?.light.hexText ?? "", color?.dark.hexText ?? "")
          return (name, light == dark ? light : "\(light), dark \(dark)")
        }
      case .lints: SceneLinter.catalog.map { ($0.key, $0.value) }
      case .reporters: ReporterName.allCases.map { ($0.rawValue, "") }
      case .relatives:
        ForeignNames.listed.map { ($0.name, $0.meanings.joined(separator: ", ")) }
      case .textSizes: TextSize.allCases.map { ($0.rawValue, "") }
      }
    }
  }
}
