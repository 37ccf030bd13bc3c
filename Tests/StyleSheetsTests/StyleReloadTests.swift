import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyStyleSheets

@Suite("Style sheet reload")
struct StyleReloadTests {
  private static let old = ##"""
    {"colors": {"ink": "#000", "title": "ink", "other": "#0f0"}, "dimensions": {"gap": 8, "wide": 20},
     "styles": {"text": {"foregroundColor": "ink"}, "heading": {"parent": "text", "spacing": 2},
       "card": {"spacing": "gap"}, "badge": {"backgroundColor": "other"}}}
    """##

  private static func reload(
    _ new: String
  ) -> (resolved: ResolvedStyleSheet, changes: [String]) {
    let before = SheetReading(old).file
    let merged = before.sheet.reloading(SheetReading(new).file.sheet)
    let resolved = StyleResolver.resolve(merged, diagnostics: DiagnosticCollector())
    return (resolved, resolved.changes(from: before.resolved))
  }

  @Test("STY-23 What is missing in the new sheet keeps its value")
  func missing() {
    let (resolved, changes) = Self.reload(##"{"colors": {"fresh": "#123"}}"##)
    #expect(changes == ["colour \"fresh\""])
    #expect(resolved.colors.count == 4)
    #expect(resolved.styleNames == ["text", "heading", "card", "badge"])
  }

  @Test(
    "STY-23 Exactly the styles that a change reaches are changed",
    arguments: [
      (
        ##"{"colors": {"ink": "#fff"}}"##,
        ["colour \"ink\"", "colour \"title\"", "style \"heading\"", "style \"text\""]
      ),
      (#"{"dimensions": {"gap": 9}}"#, ["dimension \"gap\"", "style \"card\""]),
      (#"{"dimensions": {"wide": 21}}"#, ["dimension \"wide\""]),
      (
        #"{"styles": {"text": {"foregroundColor": "other"}}}"#,
        ["style \"heading\"", "style \"text\""]
      ),
      (#"{"styles": {"heading": {"parent": "text", "spacing": 3}}}"#, ["style \"heading\""]),
      (##"{"colors": {"ink": "#000000"}}"##, []),
      (#"{"styles": {"new": {}}}"#, ["style \"new\""]),
    ])
  func changes(_ new: String, _ expected: [String]) {
    #expect(Self.reload(new).changes == expected)
  }

  @Test("STY-21 Dimensions by name reach a theme, with colours")
  func theme() {
    let theme = SheetReading(Self.old).file.resolved.applied(to: Theme())
    #expect(theme.dimensions["wide"] == 20)
    #expect(theme.palette["title"] == Color(.black))
    var own = Theme()
    own.dimensions = ["wide": 1, "own": 3]
    let both = SheetReading(Self.old).file.resolved.applied(to: own)
    #expect(both.dimensions == ["gap": 8, "wide": 20, "own": 3])
  }
}
