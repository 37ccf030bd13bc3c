import Galley
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing

extension LanguageSession {
  /// The keys or values that a place may have.
  func completions(_ spot: Spot) throws(JSONRPC.Fault) -> SyntaxValue {
    guard hasGrammar(spot.document) else { return .array([]) }
    let items = spot.site.cursor.isKey ? keys(spot) : values(spot)
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
    let (site, document) = (spot.site, spot.document)
    let isWritten = Set((site.object?.members ?? []).map(\.key)).subtracting([site.text])
    let hasValue = document.hasColon(after: site.cursor.word.end)
    return grammar.keys(at: site.place).filter { !isWritten.contains($0.name) }.map { key in
      let quoted = JSONWriter.quoted(key.name)
      var item: Item = [
        ("label", .text(key.name)), ("kind", .number(10)), ("detail", .text(key.phrase)),
        ("documentation", .text(Self.text(of: key))), ("filterText", .text(quoted)),
        (
          "textEdit",
          edit(site.cursor.word, hasValue ? quoted : "\(quoted): ", in: document)
        ),
      ]
      if key.isDeprecated { item.append(("deprecated", SyntaxValue.truth(true))) }
      return item
    }
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

  /// The names of fonts and icons under a key that takes them.
  private func ownNames(of key: String, _ spot: Spot) -> [Item] {
    let words =
      if key.hasSuffix("IconName") {
        IconName.allNames
      } else if ["fontName", "fontFamily", "family"].contains(key) {
        services.documents.renderer.typesetter.fonts.familyNames.sorted()
      } else {
        [] as [String]
      }
    return words.map { value($0, isText: true, kind: 12, "", spot) }
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
