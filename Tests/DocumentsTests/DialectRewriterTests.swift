import GalleyComponents
import GalleyParsing
import Testing

@testable import GalleyDocuments

@Suite("Documents of DrivenUI's relatives in Galley's words")
struct DialectRewriterTests {
  private func rewritten(_ text: String) -> (text: String, changes: Int) {
    var rewriter = DialectRewriter(catalog: .standard)
    let value = JSONParser.parse(SourceText(name: "t", text: text)).value ?? .null
    let result = rewriter.rewritten(value)
    return (JSONWriter.text(of: result, style: .compact), rewriter.changes)
  }

  @Test(
    "Words that differ",
    arguments: [
      (#"{"type":"Text","value":{"text":"a"}}"#, #"{"type":"Text","values":{"text":"a"}}"#),
      (
        #"{"type":"VStack","children":[{"type":"Spacer"}]}"#,
        #"{"type":"VStack","subviews":[{"type":"Spacer"}]}"#
      ),
      (
        #"{"type":"VStack","subviews":{"type":"Spacer"}}"#,
        #"{"type":"VStack","subviews":[{"type":"Spacer"}]}"#
      ),
      (
        #"{"type":"Circle","frame":{"width":4,"height":5}}"#,
        #"{"type":"Circle","properties":{"width":4,"height":5}}"#
      ),
      (#"{"type":"Text","padding":4}"#, #"{"type":"Text","properties":{"padding":4}}"#),
      (
        #"{"type":"Text","properties":{"text":"a"}}"#, #"{"type":"Text","values":{"text":"a"}}"#
      ),
      (
        #"{"type":"VStack","properties":{"horizontalAlignment":"left"}}"#,
        #"{"type":"VStack","properties":{"horizontalAlignment":"leading"}}"#
      ),
      (
        #"{"root":{"type":"LinearGradient","values":{"direction":"vertical"}}}"#,
        #"{"root":{"type":"LinearGradient","properties":{"direction":"topToBottom"}}}"#
      ),
    ])
  func words(_ old: String, _ new: String) {
    let result = rewritten(old)
    let plain = JSONParser.parse(SourceText(name: "t", text: result.text)).value
    let expected = JSONParser.parse(SourceText(name: "t", text: new)).value
    #expect(
      JSONWriter.text(of: plain ?? .null) == JSONWriter.text(of: expected ?? .null),
      "\(result.text)")
    #expect(result.changes > 0)
  }

  @Test("Galley's own words and what is unknown stay")
  func kept() {
    let text = #"{"type":"Timer","properties":{"every":1},"subviews":[]}"#
    let own = #"{"type":"Text","values":{"text":"a"},"properties":{"padding":4}}"#
    #expect(rewritten(text).changes == 0)
    #expect(rewritten(text).text.contains("every"))
    #expect(rewritten(own).changes == 0)
  }
}
