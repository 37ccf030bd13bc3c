import Foundation
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots

/// Two hundred mutations of a document or its theme, one at a time; each explanation must name
/// the mutated node and what was changed there.
@Suite("The fault drill")
struct FaultDrillTests {
  static let renderer = try? Renderer()

  /// The change of one mutation, and the text that the explanation must contain.
  struct Fault {
    var kind: String
    var source: String
    var theme: String
    /// Words that a cause must hold, all of them.
    var words: [String]
  }

  static let theme = """
    {"name": "drill", "extends": "plain",
     "colors": {"ink": "#102030", "paper": "#f0f0f8", "brand": "#0050c0"}}
    """

  /// The content of one row of the document.
  struct Row {
    var id: String
    var text: String
    var color = "ink"
    var weight = "medium"
    var pad: Int
  }

  static func document(_ rows: [Row]) -> String {
    let body = rows.map { row in
      """
      {"type": "HStack", "id": "\(row.id)",
       "properties": {"padding": \(row.pad), "backgroundColor": "paper"},
       "subviews": [
        {"type": "Text", "id": "\(row.id)-label", "values": {"text": "\(row.text)"},
         "properties": {"foregroundColor": "\(row.color)", "fontWeight": "\(row.weight)"}},
        {"type": "Rectangle", "id": "\(row.id)-mark",
         "properties": {"width": 12, "height": 12, "foregroundColor": "brand"}}]}
      """
    }
    return """
      {"canvas": {"width": 240, "scale": 1}, "root": {"type": "VStack", "id": "page",
       "properties": {"backgroundColor": "#ffffff"}, "subviews": [\(body.joined(separator: ","))]}}
      """
  }

  static let rows = (0..<6).map { index in
    Row(id: "row\(index)", text: "Line \(index)", pad: 4 + index)
  }

  static func fault(_ numbers: inout SeededNumbers) -> Fault {
    var rows = Self.rows
    var theme = Self.theme
    let index = Int(numbers.next() % 6)
    let id = "row\(index)"
    switch numbers.next() % 7 {
    case 6:
      rows[index].weight = ["light", "bold", "black"][Int(numbers.next() % 3)]
      return Fault(
        kind: "weight", source: document(rows), theme: theme,
        words: ["\(id)-label", "fontWeight"])
    case 0:
      rows[index].color = "#\(String(0xA00000 + numbers.next() % 0xFFFF, radix: 16))"
      return Fault(
        kind: "colour", source: document(rows), theme: theme,
        words: ["\(id)-label", "foregroundColor"])
    case 1:
      rows[index].pad += 1 + Int(numbers.next() % 9)
      return Fault(
        kind: "padding", source: document(rows), theme: theme, words: ["HStack#\(id)", "padding"])
    case 2:
      rows[index].text += " more"
      return Fault(
        kind: "text", source: document(rows), theme: theme, words: ["\(id)-label", "text"])
    case 3:
      rows.remove(at: index)
      return Fault(
        kind: "removed node", source: document(rows), theme: theme, words: ["removed", id])
    case 4:
      let other = (index + 1 + Int(numbers.next() % 5)) % 6
      rows.swapAt(index, other)
      return Fault(kind: "order", source: document(rows), theme: theme, words: ["reordered"])
    default:
      let names = ["ink": "#102030", "paper": "#f0f0f8", "brand": "#0050c0"]
      let name = names.keys.sorted()[Int(numbers.next() % 3)]
      let color = "#\(String(0x600000 + numbers.next() % 0xFFFFF, radix: 16))"
      theme = theme.replacingOccurrences(of: names[name] ?? "", with: color)
      return Fault(
        kind: "theme", source: document(rows), theme: theme, words: ["color.\(name)"])
    }
  }

  static func prepared(_ source: String, theme: String) throws -> PreparedPicture {
    let text = SourceText(name: "drill.json", text: source)
    let (read, findings) = ThemeReader.read(SourceText(name: "theme.json", text: theme))
    #expect(findings.isEmpty, "\(findings)")
    let (document, diagnostics) = DocumentReader.read(
      text, options: DocumentReader.Options(theme: read))
    let scene = Scene(try #require(document, "\(diagnostics)"))
    return try #require(renderer).snapshot(
      of: scene, fingerprint: NamedDigest(name: "drill", digest: 1),
      source: text)
  }

  @Test("Each of two hundred mutations is named, and its pixels are explained")
  func drill() throws {
    var numbers = SeededNumbers(state: 20)
    let before = try Self.prepared(Self.document(Self.rows), theme: Self.theme)
    let drawn = try before.draw()
    var named = 0
    var pixels = (explained: 0, total: 0)
    let isFull = ProcessInfo.processInfo.environment["GALLEY_FULL_TESTS"] != nil
    for index in 0..<200 {
      let fault = Self.fault(&numbers)
      let after = try Self.prepared(fault.source, theme: fault.theme)
      let tree = TreeDifference(expected: before.scene, actual: after.scene)
      // Drawing is dear in debug builds: pixels are looked at for every tenth mutation there.
      let changed = isFull || index % 10 == 0 ? try after.draw() : nil
      let attribution = changed.map { changed in
        PixelAttribution(
          expected: PictureSide(
            bitmap: drawn.bitmap, scene: before.scene, owners: drawn.owners()),
          actual: PictureSide(
            bitmap: changed.bitmap, scene: after.scene, owners: changed.owners()), tree: tree)
      }
      let explanation = Explanation(
        tree: tree, digests: DigestDifference(expected: before.digest, actual: after.digest),
        pixels: attribution)
      let isNamed =
        !explanation.causes.isEmpty
        && explanation.causes.allSatisfy { cause in
          fault.words.allSatisfy(cause.text.contains)
        }
      #expect(isNamed, "\(fault.kind): \(fault.words) in \(explanation.summary)")
      #expect(attribution?.shares.reduce(0) { $0 + $1.pixels } == attribution?.total)
      named += isNamed ? 1 : 0
      pixels.explained += attribution?.explained ?? 0
      pixels.total += attribution?.total ?? 0
    }
    print("fault drill: \(named) of 200 named; \(pixels.explained) of \(pixels.total) px explained")
    #expect(named == 200)
    #expect(pixels.explained == pixels.total)
  }
}
