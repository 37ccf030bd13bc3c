package import GalleyDesign
public import GalleyParsing
public import GalleySystem

/// The colours of an asset catalogue, `Assets.xcassets`, as tokens: each colour set by its name, below the
/// folders that give their name to their contents. Light and dark are kept; features that tokens cannot
/// express, including increased contrast, are reported.
public struct AssetCatalog {
  /// The findings of one file of the catalogue.
  public typealias Finding = (source: SourceText, diagnostic: Diagnostic)

  /// A colour set.
  private struct ColorSet {
    /// The folders that give their names, and its own.
    var path: [String]
    var light: TokenColor?
    var dark: TokenColor?
  }

  private let mode: ReadingMode
  private var sets: [ColorSet] = []
  private var findings: [Finding] = []
  private static let deepestFolder = 20

  private init(mode: ReadingMode) { self.mode = mode }

  /// Returns true if a path is that of a catalogue.
  public static func isAt(_ path: String) -> Bool {
    FilePath(path).lastComponent.hasSuffix(".xcassets") && Directory.exists(path)
  }

  /// Reads a catalogue.
  public static func read(
    _ path: String, mode: ReadingMode = .strict
  ) throws(FileError) -> (document: DesignTokenDocument, findings: [Finding]) {
    var catalog = AssetCatalog(mode: mode)
    try catalog.read(FilePath(path), group: [], depth: 0)
    var tokens = TokenCollection()
    for set in catalog.sets {
      guard let any = set.light ?? set.dark else { continue }
      let path = set.path.flatMap { tokens.path(of: $0, "colour") }
      tokens.add(.color(set.light ?? any), dark: set.dark.map { .color($0) }, at: path)
    }
    return (tokens.document, catalog.findings)
  }

  /// The colours of a catalogue by the names that sources call them: `Brand`, and `Group/Brand` where a
  /// folder gives its name.
  package static func colors(
    _ path: String
  ) throws(FileError) -> (
    colors: [String: (light: RGBAColor, dark: RGBAColor)], findings: [Finding]
  ) {
    var catalog = AssetCatalog(mode: .lenient)
    try catalog.read(FilePath(path), group: [], depth: 0)
    var colors: [String: (light: RGBAColor, dark: RGBAColor)] = [:]
    for set in catalog.sets {
      guard let any = (set.light ?? set.dark)?.core else { continue }
      let name = set.path.joined(separator: "/")
      colors[name] = (light: set.light?.core ?? any, dark: set.dark?.core ?? any)
    }
    return (colors, catalog.findings)
  }

  // MARK: Folders

  private mutating func read(
    _ folder: FilePath, group: [String], depth: Int
  ) throws(FileError) {
    guard depth < Self.deepestFolder else { return }
    for name in try Directory.names(in: folder.string) {
      let path = folder.appending(name)
      guard Directory.exists(path.string) else { continue }
      if name.hasSuffix(".colorset") {
        try readSet(path, at: group + [String(name.dropLast(".colorset".count))])
      } else {
        try read(path, group: group + (try namespace(path).map { [$0] } ?? []), depth: depth + 1)
      }
    }
  }

  /// The name that a folder gives to what is in it; most give none.
  private func namespace(_ folder: FilePath) throws(FileError) -> String? {
    let path = folder.appending("Contents.json").string
    guard File.exists(path) else { return nil }
    let contents = JSONParser.parse(try SourceText(file: path)).value
    guard contents?["properties"]?["provides-namespace"]?.kind == .bool(true) else { return nil }
    return folder.lastComponent
  }

  // MARK: Colour sets

  private mutating func readSet(_ folder: FilePath, at group: [String]) throws(FileError) {
    let source = try SourceText(file: folder.appending("Contents.json").string)
    let (value, syntax) = JSONParser.parse(source)
    let diagnostics = DiagnosticCollector(mode: mode)
    diagnostics.add(contentsOf: syntax)
    defer { findings += diagnostics.summary.map { (source, $0) } }
    var light: TokenColor?
    var dark: TokenColor?
    for entry in value?["colors"]?.elements ?? [] {
      let variants = entry["appearances"]?.elements?.compactMap { $0["value"]?.text } ?? []
      if let lost = variants.first(where: { $0 != "dark" && $0 != "light" })
        ?? entry["display-gamut"]?.text
      {
        diagnostics.loss(
          "tokens have no colour for \"\(lost)\"; it is left out", at: entry.range)
        continue
      }
      if let idiom = entry["idiom"], idiom.text != "universal", light != nil {
        diagnostics.loss(
          "tokens have no colour for \(idiom.summary); it is left out", at: entry.range)
        continue
      }
      if let system = Self.system(entry["color"]?["reference"]?.text) {
        if variants.contains("dark") {
          dark = TokenColor(system.dark)
        } else {
          (light, dark) = (TokenColor(system.light), dark ?? TokenColor(system.dark))
        }
        continue
      }
      guard let color = color(entry["color"], in: entry, diagnostics) else { continue }
      if variants.contains("dark") { dark = color } else { light = color }
    }
    guard light != nil || dark != nil else {
      let place = value?.range ?? SourceRange(0, 0)
      if diagnostics.diagnostics.isEmpty { diagnostics.fail("the set has no colour", at: place) }
      return
    }
    sets.append(ColorSet(path: group, light: light, dark: dark))
  }

  /// A colour of the platform by its name in catalogues: `systemIndigoColor`.
  private static func system(_ name: String?) -> Color? {
    guard let name else { return nil }
    return SystemColor(rawValue: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)?.color
  }

  private static let spaces: [String: TokenColor.Space] = [
    "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
    "extended-linear-srgb": .srgbLinear, "gray-gamma-22": .srgb, "extended-gray": .srgb,
  ]

  private func color(
    _ value: SyntaxValue?, in entry: SyntaxValue, _ diagnostics: DiagnosticCollector
  ) -> TokenColor? {
    guard let value else { return nil }
    if let reference = value["reference"] {
      diagnostics.fail(
        "\(reference.summary) is a colour of the system, which has no value here",
        at: reference.range)
      return nil
    }
    guard let parts = value["components"] else {
      diagnostics.fail("the colour has no \"components\"", at: value.range)
      return nil
    }
    let name = value["color-space"]
    guard let space = Self.spaces[name?.text ?? "srgb"] else {
      diagnostics.fail("unknown colour space", at: name?.range ?? value.range)
      return nil
    }
    let keys = parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let components = (keys + ["alpha"]).map { key -> Double? in
      guard let part = parts[key] else { return key == "alpha" ? 1 : nil }
      return Self.number(part)
    }
    guard components.allSatisfy({ $0 != nil }) else {
      diagnostics.mismatch("components like \"0.5\", \"127\" or \"0x7F\"", parts)
      return nil
    }
    return TokenColor(space, Array(components[..<3]), alpha: components[3] ?? 1)
  }

  /// A component as catalogues write it: `0.5`, `127`, `0x7F`.
  package static func number(_ value: SyntaxValue) -> Double? {
    guard let text = value.text else { return value.number?.value }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
