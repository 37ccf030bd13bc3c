import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem

extension LanguageSession {
  /// Returns a description of the element at a place; for a component's type with its picture.
  func hover(_ spot: Spot) throws(JSONRPC.Fault) -> SyntaxValue {
    let site = spot.site
    guard !site.word.isEmpty, let text = text(spot) else { return .null }
    return .object([
      ("contents", .object([("kind", .text("markdown")), ("value", .text(text))])),
      ("range", spot.document.positions.range(site.cursor.word)),
    ])
  }

  private func text(_ spot: Spot) -> String? {
    let site = spot.site
    if let schema = schemas[spot.document.kind] { return text(spot, schema) }
    guard hasGrammar(spot.document) else { return nil }
    if site.cursor.isKey {
      return grammar.key(site.text, at: site.place).map { key in
        "**\(key.name)**: \(key.phrase)\n\n\(Self.text(of: key))"
      }
    }
    let names = names(in: spot.document)
    switch site.place {
    case .name(.type):
      guard let entry = grammar.entry(named: site.text) else { return nil }
      let picture = picture(of: site.component, in: spot.document).map { "\n\n\($0)" } ?? ""
      return "**\(entry.typeName)**\n\n\(entry.summary)\(picture)"
    case .name(.style):
      return definition(.style, site.text, in: spot.document).map { found in
        let bytes = found.document.source.bytes[found.value.start..<found.value.end]
        return "style **\(site.text)**\n```\n\(String(decoding: bytes, as: UTF8.self))\n```"
      }
    case .name(.textStyle):
      return names.textStyle(named: site.text) == nil ? nil : "text style **\(site.text)**"
    case .property(let description), .part(_, let description):
      if let color = names.color(named: site.text) {
        return "**\(site.text)**: \(Self.text(of: color))"
      }
      return "**\(description.name)**: \(description.kind.phrase)\n\n\(description.summary)"
    default: return nil
    }
  }

  private func text(_ spot: Spot, _ schema: SchemaGrammar) -> String? {
    let site = spot.site
    let schemas = schema.schemas(at: site.cursor.levels)
    guard site.cursor.isKey else {
      let summary = SchemaGrammar.summary(of: schemas)
      return summary.isEmpty ? nil : "**\(site.key ?? site.text)**\n\n\(summary)"
    }
    return schema.keys(in: schemas).first { $0.name == site.text }.map { key in
      "**\(key.name)**: \(key.phrase)\n\n\(key.summary)"
    }
  }

  /// The most bytes of a picture that travels in a message to the editor.
  private static let pictureLimit = 256 << 10

  /// A component drawn alone in its document's surroundings.
  private func picture(of component: SyntaxValue?, in document: OpenDocument) -> String? {
    guard let component else { return nil }
    let bytes = document.source.bytes
    let root = document.syntax["root"]?.range ?? document.syntax.range
    let alone =
      bytes[..<root.start] + bytes[component.range.start..<component.range.end]
      + bytes[root.end...]
    let source = SourceText(name: document.source.name, bytes: Array(alone))
    var request = DocumentRequest(source)
    (request.settings.scale, request.goal) = (2, .drawing(DrawingOptions()))
    let prepared = reading.prepare(request)
    guard let frames = prepared.pictures.first?.frames,
      let png = try? reading.renderer.png(frames), png.count <= Self.pictureLimit
    else { return nil }
    return "![picture](data:image/png;base64,\(Base64.encoded(png)))"
  }
}
