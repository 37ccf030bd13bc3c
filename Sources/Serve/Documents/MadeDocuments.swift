import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleyTokens

/// Documents that no file holds: a sample of every component of the catalogue, and pages of the tokens
/// of themes. They are read, drawn, tried and exported as every other.
struct MadeDocuments: Sendable {
  /// The shelves of the page.
  enum Shelf: String, CaseIterable { case components, themes }

  private let loader: DocumentLoader
  /// The documents that show components; nil for those without.
  private let sample: @Sendable (ComponentEntry) -> SyntaxValue?
  /// Themes by the names that the page has for them.
  private let themes: [(name: String, theme: @Sendable () -> Theme?)]
  /// Prefixes that do not begin the path of any document.
  private static let (component, theme) = ("component:", "theme:")

  /// - Parameters:
  ///   - sources: Read documents, with the theme in place of their own, and show components.
  ///   - files: Theme and token files of the folder, by the names that the page has for them.
  init(_ sources: ServedSources, files: [(name: String, path: String)]) {
    let loader = sources.documents.loader
    (self.loader, sample) = (loader, sources.sample)
    let given = loader.theme.map { theme in (name: "given", theme: { @Sendable in theme }) }
    themes =
      [given].compactMap(\.self)
      + files.map { file in (file.name, { @Sendable in (try? DesignFile(file.path))?.theme.theme })
      }
      + Theme.presets.map { preset in (preset.name, { @Sendable in preset.theme }) }
  }

  /// The names on a shelf.
  func names(_ shelf: Shelf) -> [String] {
    switch shelf {
    case .components: loader.catalog.entries.map { Self.component + $0.typeName }
    case .themes:
      themes.flatMap { theme in
        TokenGallery.pageNames.map { "\(Self.theme)\(theme.name)/\($0)" }
      }
    }
  }

  /// The text of a document, and the theme that it is drawn with in place of any other.
  func document(_ name: String, _ appearance: Appearance) -> (text: SourceText, theme: Theme?)? {
    if name.hasPrefix(Self.component) {
      let type = String(name.dropFirst(Self.component.count))
      guard let entry = loader.catalog.entries.first(where: { $0.typeName == type }) else {
        return nil
      }
      if let value = sample(entry) {
        return (SourceText(name: name, text: JSONWriter.text(of: value)), nil)
      }
      return (madeUp(entry, named: name), nil)
    }
    guard name.hasPrefix(Self.theme) else { return nil }
    let parts = name.dropFirst(Self.theme.count).split(separator: "/")
    guard parts.count >= 2, let page = parts.last,
      let theme = themes.first(where: { $0.name == parts.dropLast().joined(separator: "/") })?
        .theme(),
      let number = TokenGallery.pageNames.firstIndex(of: String(page))
    else { return nil }
    let document = TokenGallery.pages(of: theme, appearance)[number]
    return (SourceText(name: name, text: JSONWriter.text(of: document)), theme)
  }

  // MARK: Samples

  /// Sample values for keys that are not texts, if a component has them.
  private static let parts: [(key: String, value: SyntaxValue)] = {
    let words = SyntaxValue.array(["First", "Second", "Third"].map { .text($0) })
    let bars = SyntaxValue.object([
      ("mark", .text("bar")), ("name", .text("Bars")), ("x", words),
      ("y", .array([2, 3, 1].map { .number($0) })),
    ])
    return [
      ("options", words), ("items", words), ("buttons", words), ("marks", .array([bars])),
      ("path", .text("M 0 40 Q 80 -40 160 40 Z")),
      ("colors", .array(["#0A84FF", "#BF5AF2"].map { .text($0) })), ("numberOfPages", .number(3)),
    ]
  }()

  /// The fullest document of a component that gives no cause for a warning: with texts and children,
  /// where it takes them.
  private func madeUp(_ entry: ComponentEntry, named name: String) -> SourceText {
    let parts = Self.parts.filter { part in entry.properties.contains { $0.name == part.key } }
    let place = { (key: String) in entry.properties.first { $0.name == key }?.place }
    let texts = entry.properties.filter {
      $0.place == .values && Self.isText($0.kind) && !parts.map(\.key).contains($0.name)
    }.map { ($0.name, SyntaxValue.text(Self.words(for: $0.name))) }
    let given = parts.filter { place($0.key) == .values }.map { ($0.key, $0.value) }
    // A fill without a colour draws nothing, with a warning.
    let color = entry.typeName == "Color" ? [("color", SyntaxValue.text("systemBlue"))] : []
    let looks = parts.filter { place($0.key) == .properties }.map { ($0.key, $0.value) } + color
    let children = SyntaxValue.array(
      ["First", "Second", "Third"].map { word in
        .object([
          ("type", .text("Text")), ("values", .object([("text", .text(word))])),
        ])
      })
    let size = [("width", SyntaxValue.number(160)), ("height", SyntaxValue.number(80))]
    func members(
      _ values: [(String, SyntaxValue)], _ properties: [(String, SyntaxValue)], isFull: Bool
    ) -> [(String, SyntaxValue)] {
      [("values", .object(values)), ("properties", .object(properties))].filter {
        $0.1.members?.isEmpty == false
      } + (isFull ? [("subviews", children)] : [])
    }
    let all = texts + given
    let plain = members(all, looks, isFull: false)
    let sized = members(all, looks + size, isFull: false)
    let some = Array(texts.prefix(1)) + given
    let documents =
      ([members(all, looks, isFull: true)] + (all.isEmpty ? [sized, plain] : [plain, sized])
      + [members(some, looks, isFull: true), members(some, looks, isFull: false), []]).map {
        SourceText(
          name: name,
          text: JSONWriter.text(of: Self.page(.object([("type", .text(entry.typeName))] + $0))))
      }
    let loaded = documents.map { loader.load($0) }
    let best =
      loaded.first { $0.document != nil && $0.diagnostics.isEmpty }
      ?? loaded.first { $0.document != nil }
    return best?.source ?? documents[documents.count - 1]
  }

  private static func page(_ component: SyntaxValue) -> SyntaxValue {
    .object([
      ("canvas", .object([("width", .number(360))])),
      (
        "root",
        .object([
          ("type", .text("VStack")), ("properties", .object([("padding", .number(24))])),
          ("subviews", .array([component])),
        ])
      ),
    ])
  }

  private static func isText(_ kind: PropertyKind) -> Bool {
    switch kind {
    case .text, .displayText: true
    case .either(let kinds): kinds.contains(where: isText)
    default: false
    }
  }

  /// Returns the name of a key as readable text; for names of icons, the name of an existing icon.
  private static func words(for key: String) -> String {
    if key.lowercased().hasSuffix("iconname") { return "star" }
    return key.prefix(1).uppercased() + key.dropFirst()
  }
}
