import Foundation
import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

@Suite("Asset catalogues as tokens")
struct AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString)/A.xcassets")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent("\(path)/Contents.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func entry(_ color: String, _ more: String = "") -> String {
    #"{"idiom": "universal", "color": \#(color)\#(more)}"#
  }

  private func components(_ red: String, _ space: String = "srgb") -> String {
    #"{"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}"#
  }

  @Test("Colour sets: components in three ways, spaces, dark, folders that name what is in them")
  func colors() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      "{\"colors\": [\(entry(components("0x33"))), \(entry(components("0.5"), dark))]}",
      to: "Ink.colorset")
    try write(
      "{\"colors\": [\(entry(components("51", "display-p3")))]}", to: "more 2.0/P3.colorset")
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "brand")
    try write(
      #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.2", "alpha": "0.5"}}}]}"#,
      to: "brand/Grey.colorset")
    let (document, findings) = try AssetCatalog.read(folder.path)
    #expect(findings.isEmpty)
    #expect(document.tokens.map(\.name) == ["Ink", "brand.Grey", "P3"])
    #expect(document["Ink"]?.value.core?.red == 0.2)
    #expect(document["Ink"]?.darkValue?.core?.red == 0.5)
    #expect(document["P3"]?.value == .color(TokenColor(.displayP3, [0.2, 0, 0])))
    #expect(
      document["brand.Grey"]?.value == .color(TokenColor(.srgb, [0.2, 0.2, 0.2], alpha: 0.5)))
  }

  @Test("Colours of the system are the platform's, light and dark")
  func systemColors() throws {
    try write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemIndigoColor"}}]}"#,
      to: "A.colorset")
    let (document, findings) = try AssetCatalog.read(folder.path)
    #expect(findings.isEmpty)
    #expect(document["A"]?.value.core == SystemColor.systemIndigo.color.light)
    #expect(document["A"]?.darkValue?.core == SystemColor.systemIndigo.color.dark)
  }

  @Test(
    "What cannot be carried is said where it stands",
    arguments: [
      (#", "appearances": [{"appearance": "contrast", "value": "high"}]"#, #"for "high""#),
      (#", "display-gamut": "display-P3""#, #"for "display-P3""#),
    ])
  func losses(_ more: String, _ words: String) throws {
    try write(
      "{\"colors\": [\(entry(components("1"))), \(entry(components("0"), more))]}", to: "A.colorset"
    )
    let (document, findings) = try AssetCatalog.read(folder.path)
    #expect(document["A"]?.value.core?.red == 1)
    #expect(findings.count == 1)
    #expect(findings.first?.diagnostic.message.contains(words) == true)
    #expect(findings.first?.diagnostic.range != nil)
    #expect(findings.first?.source.name.hasSuffix("A.colorset/Contents.json") == true)
  }

  @Test(
    "Wrong sets are errors",
    arguments: [
      (
        #"{"colors": [{"color": {"platform": "ios", "reference": "someColor"}}]}"#, "of the system"
      ),
      (
        #"{"colors": [{"color": {"color-space": "cmyk", "components": {}}}]}"#,
        "unknown colour space"
      ),
      (
        #"{"colors": [{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}]}"#, "like"
      ),
      (#"{"colors": []}"#, "has no colour"), ("{", "expected"),
    ])
  func mistakes(_ text: String, _ words: String) throws {
    try write(text, to: "A.colorset")
    let (document, findings) = try AssetCatalog.read(folder.path)
    #expect(document.tokens.isEmpty)
    #expect(findings.contains { $0.diagnostic.severity == .error }, "\(findings)")
    #expect(findings.contains { $0.diagnostic.message.contains(words) }, "\(findings)")
  }
}
