import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import Testing

/// Words that people bring from elsewhere, and the notations that they may use for colours.
@Suite struct DialectWordsTests {
  private func node(_ json: String) throws -> DocumentNode {
    let (document, diagnostics) = read(json)
    #expect(diagnostics.isEmpty)
    return try #require(document).root
  }

  @Test("a named colour takes an opacity, in per cent or as a share", arguments: ["40%", "0.4"])
  func opacity(share: String) throws {
    let text = try node(
      #"""
      {"type": "Text", "values": {"text": "a"},
      "properties": {"foregroundColor": "systemBlue / \#(share)"}}
      """#
    )
    #expect(text.look.foregroundColor == SystemColor.systemBlue.color.with(alpha: 0.4))
    let hex = try node(
      ##"""
      {"type": "Text", "values": {"text": "a"},
      "properties": {"foregroundColor": "#10203080/50%"}}
      """##
    )
    let alpha = try #require(hex.look.foregroundColor).light.alpha
    #expect(abs(alpha - 128.0 / 255 / 2) < 1e-12)
  }

  @Test(
    "SwiftUI's names of colours are known",
    arguments: ["primary", "secondary", "gray", "pink", "indigo", "mint", "brown", "cyan"])
  func names(name: String) throws {
    _ = try node(
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"foregroundColor": "\#(name)"}}"#)
  }

  @Test("stacks align their children by the word that SwiftUI has for it")
  func alignment() throws {
    let column = try node(
      #"{"type": "VStack", "properties": {"alignment": "leading"}, "subviews": []}"#)
    #expect((column.content as? VStack<DocumentSubviews>)?.alignment == .leading)
    let row = try node(
      #"{"type": "HStack", "properties": {"alignment": "topLeading"}, "subviews": []}"#)
    #expect((row.content as? HStack<DocumentSubviews>)?.alignment == .top)
    let baseline = try node(
      #"{"type": "HStack", "properties": {"alignment": "firstTextBaseline"}, "subviews": []}"#)
    #expect((baseline.content as? HStack<DocumentSubviews>)?.alignment == .firstTextBaseline)
    let own = try node(
      #"{"type": "VStack", "properties": {"alignment": "leading", "horizontalAlignment": "trailing"}, "subviews": []}"#
    )
    #expect((own.content as? VStack<DocumentSubviews>)?.alignment == .trailing)
  }
}
