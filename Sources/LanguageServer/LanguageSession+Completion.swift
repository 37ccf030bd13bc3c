import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem

extension LanguageSession {
  /// The keys or values that a place may have.
  func completions(_ spot: Spot) throws(JSONRPC.Fault) -> SyntaxValue {
    let items: [Item]
    if let schema = schemas[spot.document.kind] {
      items = self.items(of: schema, spot)
    } else {
      guard hasGrammar(spot.document) else { return .array([]) }
      items = spot.site.cursor.isKey ? keys(spot) : values(spot)
    }
    return .array(
      items.enumerated().map { index, item in
        // Editors sort by this text; the order here is the one that helps.
        let order = "\(1_000_000 + index)"
        return .object(item + [("sortText", .text(order))])
      })
  }

  /// Returns true if a file holds components; sheets, themes and tokens have diagnostics and colours.
  func isDocument(_ document: OpenDocument) -> Bool {
    document.kind == .document || (document.syntax.members ?? []).isEmpty
  }

  /// True if the keys and values of a file are known.
  func hasGrammar(_ document: OpenDocument) -> Bool {
    isDocument(document) || document.kind == .theme
  }

  private typealias Item = [(String, SyntaxValue)]

  private func keys(_ spot: Spot) -> [Item] {
    unwritten(grammar.keys(at: spot.site.place), \.name, spot).map { key in
      let item = self.key(key.name, key.phrase, Self.text(of: key), spot)
      return key.isDeprecated ? item + [("deprecated", SyntaxValue.truth(true))] : item
    }
  }

  /// The keys and values that a schema permits.
  private func items(of schema: SchemaGrammar, _ spot: Spot) -> [Item] {
    let schemas = schema.schemas(at: spot.site.cursor.levels)
    guard spot.site.cursor.isKey else {
      return schema.words(in: schemas).map { value($0, isText: $1, kind: 12, "", spot) }
        + ownNames(of: spot.site.innermostKey ?? "", spot)
    }
    return unwritten(schema.keys(in: schemas), \.name, spot).map {
      key($0.name, $0.phrase, $0.summary, spot)
    }
  }

  /// The keys that the object at a place has not yet.
  private func unwritten<Key>(_ keys: [Key], _ name: (Key) -> String, _ spot: Spot) -> [Key] {
    let written = Set((spot.site.object?.members ?? []).map(\.key)).subtracting([spot.site.text])
    return keys.filter { !written.contains(name($0)) }
  }

  private func key(_ name: String, _ phrase: String, _ summary: String, _ spot: Spot) -> Item {
    let (site, document) = (spot.site, spot.document)
    let quoted = JSONWriter.quoted(name)
    let hasValue = document.hasColon(after: site.cursor.word.end)
    return [
      ("label", .text(name)), ("kind", .number(10)), ("detail", .text(phrase)),
      ("documentation", .text(summary)), ("filterText", .text(quoted)),
      ("textEdit", edit(site.cursor.word, hasValue ? quoted : "\(quoted): ", in: document)),
    ]
  }

  static func text(of key: DocumentGrammar.Key) -> String {
    key.summary + (key.defaultText.isEmpty ? "" : " Default: \(key.defaultText).")
  }

  private func values(_ spot: Spot) -> [Item] {
    let names = names(in: spot.document)
    switch spot.site.place {
    case .name(let kind):
      return words(kind, names).map { word, summary in
        value(word, isText: true, kind: kind == .type ? 7 : 12, summary, spot)
      }
    case .property(let description):
      return values(of: description.kind, names, spot) + ownNames(of: description.name, spot)
    case .part(_, let description) where DocumentGrammar.siblingKeys.contains(description.name):
      return spot.document.identifiers.map { value($0, isText: true, kind: 18, "", spot) }
    case .part(let kind, _):
      return values(of: kind, names, spot) + ownNames(of: spot.site.key ?? "", spot)
    case .file, .envelope, .component, .components, .keys, .canvas, .unknown: return []
    }
  }

  private func values(
    of kind: PropertyKind, _ names: ThemeNames, _ spot: Spot
  ) -> [Item] {
    grammar.words(for: kind, names).map { word, isText in
      let color = names.color(named: word)
      return value(
        word, isText: isText, kind: color == nil ? 12 : 16, color.map(Self.text) ?? "", spot)
    }
  }

  /// The names of fonts, icons, images, themes and folders under a key that takes them.
  private func ownNames(of key: String, _ spot: Spot) -> [Item] {
    let (words, kind): ([String], Double) =
      switch key {
      case _ where key.hasSuffix("IconName"): (IconName.allNames, 12)
      case "fonts" where spot.document.kind == .suite:
        (files(beside: spot.document, Directory.exists), 19)
      case "fontName", "fontFamily", "family", "fonts":
        (families(for: spot.document), 12)
      case "localImageName", "imageUrl": (images(around: spot.document), 17)
      case _ where key.hasSuffix("ImageName"):
        (images(around: spot.document) + IconName.allNames, 17)
      case "theme" where spot.document.kind == .suite:
        (Theme.presets.map(\.name) + files(beside: spot.document, Self.isTheme), 17)
      default: ([], 12)
      }
    return words.map { value($0, isText: true, kind: kind, "", spot) }
  }

  /// The families of fonts that a document may name, those of the suites above it among them.
  private func families(for document: OpenDocument) -> [String] {
    reading.governed(over: document.source).renderer.typesetter.fonts.familyNames.sorted()
  }

  private func images(around document: OpenDocument) -> [String] {
    let assets = services.documents.loader.assets
    return ImageNames.all(
      around: document.source.name, assets, in: readable.adding(assets.places))
  }

  private static func isTheme(_ path: String) -> Bool {
    path.hasSuffix(".theme.json") || path.hasSuffix(".tokens.json")
  }

  /// The names beside a file for whose paths something is true.
  private func files(
    beside document: OpenDocument, _ isWanted: (String) -> Bool
  ) -> [String] {
    let folder = FilePath(document.source.name).folder
    guard readable.contains(folder.string) else { return [] }
    return ((try? Directory.names(in: folder.string)) ?? []).filter { name in
      !name.hasPrefix(".") && isWanted(folder.appending(name).string)
    }
  }

  private func value(
    _ word: String, isText: Bool, kind: Double, _ summary: String, _ spot: Spot
  ) -> Item {
    let text = isText ? JSONWriter.quoted(word) : word
    return [
      ("label", .text(word)), ("kind", .number(kind)), ("documentation", .text(summary)),
      ("filterText", .text(text)),
      ("textEdit", edit(spot.site.cursor.word, text, in: spot.document)),
    ]
  }

  /// The words of a kind of name, with what they are.
  private func words(
    _ kind: DocumentGrammar.Name, _ names: ThemeNames
  ) -> [(String, String)] {
    switch kind {
    case .type: grammar.catalog.entries.map { ($0.typeName, $0.summary) }
    case .style: names.styleNames.map { ($0, "") }
    case .scheme: names.schemeNames.map { ($0, "") }
    case .textStyle: names.textStyleNames.map { ($0, "") }
    case .theme: Theme.presets.map { ($0.name, "") }
    case .identifier, .styleSheet: []
    }
  }

  /// A colour in words: one form, or one for light and one for dark.
  static func text(of color: Color) -> String {
    let (light, dark) = (color.light.hexText, color.dark.hexText)
    return light == dark ? light : "light \(light), dark \(dark)"
  }
}

extension OpenDocument {
  /// Returns true if a colon comes next.
  func hasColon(after offset: Int) -> Bool {
    let rest = source.bytes[min(offset, source.bytes.count)...]
    return rest.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
  }

  /// The names that components of the document have, in order.
  var identifiers: [String] {
    var found: [String] = []
    syntax.visit { value, key, _ in
      if key == "id", let name = value.text, !found.contains(name) { found.append(name) }
    }
    return found
  }
}
