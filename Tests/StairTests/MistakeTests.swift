import Foundation
import GalleyParsing
import Testing

@testable import GalleyComponents
@testable import GalleyStair

/// Mistakes that were not collected with the messages about them: those of strangers, and made ones.
@Suite("Mistakes of people and of machines")
struct MistakeTests {
  private static let renderer = Result { try Renderer() }

  /// The documents of people who know other systems, one a line.
  static let strangers: [String] = {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Mistakes/strangers.txt")
    let text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  private func findings(_ source: SourceText) throws -> [Diagnostic] {
    let documents = DocumentRenderer(try Self.renderer.get(), DocumentLoader())
    return documents.prepare(DocumentRequest(source)).findings.filter {
      !$0.isAboutFile && !$0.needsAnotherKey
    }
  }

  private func edited(_ source: SourceText, _ edits: [TextEdit]) -> SourceText {
    SourceText(name: source.name, bytes: TextEdit.applied(edits, to: source.bytes))
  }

  /// The suggestions of a text that lead to a finding that it does not have.
  private func untrue(_ found: [Diagnostic], in source: SourceText) throws -> [String] {
    try found.compactMap { finding in
      let edits = finding.edits(in: source)
      guard !edits.isEmpty else { return nil }
      var known = found.map(\.message)
      let new = try findings(edited(source, edits)).map(\.message).filter { message in
        guard let place = known.firstIndex(of: message) else { return true }
        known.remove(at: place)
        return false
      }
      return new.isEmpty ? nil : "\(finding.message) leads to \(new)"
    }
  }

  /// True if a text has no finding once every suggestion was followed, one after another.
  private func isMended(_ source: SourceText, _ found: [Diagnostic]) throws -> Bool {
    var (source, found) = (source, found)
    for _ in 0..<12 {
      guard let edits = found.lazy.map({ $0.edits(in: source) }).first(where: { !$0.isEmpty })
      else { break }
      source = edited(source, edits)
      found = try findings(source)
    }
    return found.isEmpty
  }

  @Test("Four of five mistakes of strangers are mended, and no suggestion leads to another finding")
  func share() throws {
    var (told, mended) = (0, 0)
    for text in Self.strangers {
      let source = SourceText(name: "a.json", text: text)
      let found = try findings(source)
      if found.isEmpty { continue }
      told += 1
      #expect(try untrue(found, in: source).isEmpty, "\(text)")
      if try isMended(source, found) { mended += 1 }
    }
    #expect(Self.strangers.count >= 700)
    #expect(told >= 650)
    #expect(mended * 100 >= told * 80, "\(mended) of \(told)")
  }

  @Test("A key that is named without being offered comes with the finding about its value")
  func named() throws {
    var count = 0
    for text in Self.strangers {
      let source = SourceText(name: "a.json", text: text)
      for finding in try findings(source) where finding.message.contains(Diagnostic.meaning) {
        count += 1
        #expect(
          !finding.edits(in: source).isEmpty
            || finding.message.hasSuffix(", with another value") && !finding.notes.isEmpty,
          "\(text): \(finding.message)")
      }
    }
    #expect(count > 0)
  }

  @Test(
    "What has no effect where it stands is not named",
    arguments: [
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"flex": 2}}"#,
      #"{"type": "VStack", "subviews": [{"type": "Spacer", "properties": {"flex": 1}}]}"#,
      #"{"type": "VStack", "properties": {"borderStyle": "dashed"}}"#,
      #"{"type": "VStack", "properties": {"flexDirection": "row-reverse"}}"#,
    ])
  func unnamed(_ text: String) throws {
    let found = try findings(SourceText(name: "a.json", text: text))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.message.contains(Diagnostic.meaning) }, "\(found)")
  }

  @Test(
    "Two names of one key are told apart from a key that stands twice",
    arguments: [
      (
        #"{"type": "Button", "values": {"title": "a", "text": "b"}}"#,
        [#""title" and "text" are two names of one key; the last one counts"#]
      ),
      (
        #"{"type": "Text", "name": "b", "values": {"text": "a"}}"#,
        [#"unknown key "name" in a component"#]
      ),
      (
        #"{"type": "ZStack", "properties": {"alignment": "bottom right"}}"#,
        [#""alignment""#]
      ),
      (#"{"type": "Slider", "properties": {"value": 50}}"#, [#""maximumValue" sets the end"#]),
      (
        #"{"type": "ProgressView", "properties": {"progress": 50}}"#,
        [#""progress" is 50, outside of 0 to 1; "total" sets the end"#]
      ),
      (
        #"{"type": "Gauge", "properties": {"value": -1, "maximumValue": 9}}"#,
        [#""value" is -1, outside of 0 to 9"#]
      ),
    ])
  func words(_ text: String, _ parts: [String]) throws {
    let found = try findings(SourceText(name: "a.json", text: text)).map(\.message)
    #expect(found.count == 1, "\(found)")
    for part in parts { #expect(found.first?.contains(part) == true, "\(found)") }
  }

  /// Values of every form that other systems have.
  private static let values = [
    "8", "-1", "0.5", "true", "null", #""8px""#, #""50%""#, #""center""#, #""red""#, #""auto""#,
    #""1px solid red""#, #""a""#, "[1, 2]", #"["a"]"#, #"{"x": 1}"#, #"{"width": 4, "height": 2}"#,
    #"{"color": "red"}"#, #""flex-start""#, #""Foo.bar""#, #""scale(2)""#, #""infinity""#, "700",
  ]

  @Test(
    "Following a suggestion leads to no other finding, for keys of other systems in any component",
    arguments: ComponentCatalog.standard.typeNames.sorted())
  func made(type: String) throws {
    let keys = ForeignNames.keys.keys.sorted()
    let index = ComponentCatalog.standard.typeNames.sorted().firstIndex(of: type) ?? 0
    var count = 0
    // Another part of all pairs for each type.
    for place in keys.indices where (place + index * 7) % 29 == 0 {
      let value = Self.values[(place + index) % Self.values.count]
      let member = "\(JSONWriter.quoted(keys[place])): \(value)"
      let inside =
        switch place % 3 {
        case 0: member
        case 1: #""values": {\#(member)}"#
        default: #""properties": {\#(member)}"#
        }
      let source = SourceText(name: "a.json", text: #"{"type": "\#(type)", \#(inside)}"#)
      #expect(
        try untrue(try findings(source), in: source).isEmpty,
        "\(String(decoding: source.bytes, as: UTF8.self))")
      count += 1
    }
    #expect(count > 10)
  }
}
