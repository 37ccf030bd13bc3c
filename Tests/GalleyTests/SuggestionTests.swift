import GalleyParsing
import Testing

@testable import Galley

@Suite("What messages tell people to write")
struct SuggestionTests {
  private static let renderer = Result { try Renderer() }

  private func findings(_ text: String) throws -> (found: [Diagnostic], source: SourceText) {
    let source = SourceText(name: "a.json", text: text)
    let documents = DocumentRenderer(try Self.renderer.get(), DocumentLoader())
    return (documents.prepare(DocumentRequest(source)).findings, source)
  }

  /// The findings of a text that another one does not have.
  private func new(in text: [UInt8], beside old: [Diagnostic]) throws -> [String] {
    let (found, _) = try findings(String(decoding: text, as: UTF8.self))
    var known = old.map(\.message)
    return found.map(\.message).filter { message in
      guard let place = known.firstIndex(of: message) else { return true }
      known.remove(at: place)
      return false
    }
  }

  @Test("There are as many mistakes as were collected, and none twice")
  func count() {
    let documents = ForeignMistakes.documents
    #expect(documents.count >= 218)
    #expect(Set(documents).count == documents.count)
  }

  @Test(
    "A member of another system is written with its meaning",
    arguments: [
      (#""lineHeight": 1.5"#, #""lineHeightMultiple": 1.5"#),
      (#""paddingTop": 8"#, #""padding": {"top": 8}"#),
      (#""padding-left": "8px""#, #""padding": {"leading": 8}"#),
      (#""px": 4"#, #""padding": {"horizontal": 4}"#),
      (#""textTransform": "uppercase""#, #""uppercase": true"#),
      (#""text-decoration": "line-through""#, #""strikethrough": true"#),
      (#""display": "none""#, #""hidden": true"#),
      (#""border": "2px solid red""#, #""borderWidth": 2, "borderColor": "red""#),
    ])
  func members(_ foreign: String, _ ours: String) throws {
    func document(_ member: String) -> String {
      #"{"type": "Text", "values": {"text": "a"}, "properties": {\#(member)}}"#
    }
    let (found, source) = try findings(document(foreign))
    let edits = try #require(found.first).edits(in: source)
    let bytes = edits.reduce(source.bytes) { $1.applied(to: $0) }
    #expect(String(decoding: bytes, as: UTF8.self) == document(ours), "\(found.map(\.message))")
  }

  @Test(
    "What has no equal meaning has no suggestion",
    arguments: [#""margin": 4"#, #""lineHeight": 24"#, #""mt": 8"#])
  func without(_ member: String) throws {
    let (found, _) = try findings(
      #"{"type": "Text", "values": {"text": "a"}, "properties": {\#(member)}}"#)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.suggestion == nil && $0.replacement == nil })
  }

  @Test(
    "Whoever writes what a message says has no other finding then",
    arguments: ForeignMistakes.documents)
  func followed(_ text: String) throws {
    let (found, source) = try findings(text)
    for finding in found {
      let edits = finding.edits(in: source)
      let isSaid = finding.suggestion != nil || finding.message.contains(#"write ""#)
      guard !edits.isEmpty else {
        #expect(!isSaid, "nothing follows from: \(finding.message)")
        continue
      }
      let bytes = edits.sorted { $0.range.start > $1.range.start }
        .reduce(source.bytes) { $1.applied(to: $0) }
      let new = try new(in: bytes, beside: found)
      #expect(new.isEmpty, "\(finding.message) leads to \(new)")
      #expect(bytes != source.bytes)
    }
  }
}
