import Foundation
import GalleyParsing
import Testing

@testable import GalleyStair

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
    return found.filter { !$0.isAboutFile && !$0.needsAnotherKey }.map(\.message).filter {
      message in
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
      (#""lineHeight": 1.5"#, #""lineHeightMultiple": 1.24"#),
      (#""paddingTop": 8"#, #""padding": {"top": 8}"#),
      (#""padding-left": "8px""#, #""padding": {"leading": 8}"#),
      (#""px": 4"#, #""padding": {"horizontal": 4}"#),
      (#""textTransform": "uppercase""#, #""uppercase": true"#),
      (#""text-decoration": "line-through""#, #""strikethrough": true"#),
      (#""display": "none""#, #""hidden": true"#),
      (#""border": "2px solid red""#, ##""borderWidth": 2, "borderColor": "#FF0000""##),
    ])
  func members(_ foreign: String, _ ours: String) throws {
    func document(_ member: String) -> String {
      #"{"type": "Text", "values": {"text": "a"}, "properties": {\#(member)}}"#
    }
    let (found, source) = try findings(document(foreign))
    let edits = try #require(found.first).edits(in: source)
    let bytes = edits.reversed().reduce(source.bytes) { $1.applied(to: $0) }
    #expect(String(decoding: bytes, as: UTF8.self) == document(ours), "\(found.map(\.message))")
  }

  @Test(
    "What has no equal meaning has no suggestion",
    arguments: [#""margin": 4"#, #""lineHeight": "normal""#, #""mt": 8"#])
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

  @Test(
    "What all messages say together mends a document in one round",
    arguments: [
      (
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"paddingHorizontal": 8, "paddingVertical": 4}}"##,
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"padding": {"horizontal": 8, "vertical": 4}}}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"padding": 8, "spacing": 2, "paddingTop": "12px"}}"##,
        ##"{"type": "VStack", "properties": {"padding": {"all": 8, "top": 12}, "spacing": 2}}"##
      ),
      (
        ##"{"type": "VStack", "paddingTop": 8, "paddingLeft": 4}"##,
        ##"{"type": "VStack", "properties": {"padding": {"top": 8, "leading": 4}}}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"borderTopLeftRadius": 8, "borderTopRightRadius": 4}}"##,
        ##"{"type": "VStack", "properties": {"cornerRadius": {"topLeading": 8, "topTrailing": 4}}}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"cornerRadius": [8, 8, 0, 0]}}"##,
        ##"{"type": "VStack", "properties": {"cornerRadius": {"topLeading": 8, "topTrailing": 8}}}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"cornerRadius": "8px 8px 0 0"}}"##,
        ##"{"type": "VStack", "properties": {"cornerRadius": {"topLeading": 8, "topTrailing": 8}}}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"shadowColor": "#000", "shadowOffset": {"width": 0, "height": 2}, "shadowOpacity": 0.2, "shadowRadius": 4}}"##,
        ##"{"type": "VStack", "properties": {"shadow": "0 2 8 #00000033"}}"##
      ),
      (
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"letterSpacing": "0.1em", "font": "largeTitle"}}"##,
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"letterSpacing": 3.4, "font": "largeTitle"}}"##
      ),
      (
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"lineHeight": "24px", "fontSize": 16}}"##,
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"lineHeightMultiple": 1.24, "fontSize": 16}}"##
      ),
      (
        ##"{"type": "Flex", "subviews": [{"type": "Text", "values": {"text": "a"}, "properties": {"width": "100%"}}]}"##,
        ##"{"type": "Flex", "subviews": [{"type": "Text", "values": {"text": "a"}, "properties": {"grow": 1}}]}"##
      ),
      (
        ##"{"type": "Flex", "properties": {"axis": "vertical"}, "subviews": [{"type": "Text", "values": {"text": "a"}, "properties": {"width": "100%"}}]}"##,
        ##"{"type": "Flex", "properties": {"axis": "vertical"}, "subviews": [{"type": "Text", "values": {"text": "a"}, "properties": {"maxWidth": "infinity"}}]}"##
      ),
      (
        ##"{"type": "Text", "value": "a"}"##,
        ##"{"type": "Text", "values": {"text": "a"}}"##
      ),
      (
        ##"{"type": "Text", "values": "a"}"##,
        ##"{"type": "Text", "values": {"text": "a"}}"##
      ),
      (
        ##"{"type": "Button", "label": "a", "kind": "filled"}"##,
        ##"{"type": "Button", "values": {"title": "a"}, "properties": {"kind": "filled"}}"##
      ),
      (
        ##"{"type": "Text", "values": {"text": "a"}, "fontSize": 12, "color": "red"}"##,
        ##"{"type": "Text", "values": {"text": "a"}, "properties": {"fontSize": 12, "foregroundColor": "red"}}"##
      ),
      (
        ##"{"type": "Row", "children": [{"type": "Expanded", "child": {"type": "Text", "values": {"text": "a"}}}]}"##,
        ##"{"type": "HStack", "subviews": [{"type": "VStack", "properties": {"maxWidth": "infinity"}, "subviews": [{"type": "Text", "values": {"text": "a"}}]}]}"##
      ),
      (
        ##"{"type": "Column", "mainAxisAlignment": "center", "children": [{"type": "Text", "values": {"text": "a"}}]}"##,
        ##"{"type": "VStack", "subviews": [{"type": "Spacer"}, {"type": "Text", "values": {"text": "a"}}, {"type": "Spacer"}]}"##
      ),
      (
        ##"{"type": "HStack", "properties": {"justifyContent": "flex-end"}, "subviews": [{"type": "Text", "values": {"text": "a"}}]}"##,
        ##"{"type": "HStack", "properties": {}, "subviews": [{"type": "Spacer"}, {"type": "Text", "values": {"text": "a"}}]}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"flexDirection": "row", "spacing": 4}}"##,
        ##"{"type": "HStack", "properties": {"spacing": 4}}"##
      ),
      (
        ##"{"type": "NavigationView", "subviews": [{"type": "Text", "values": {"text": "a"}}]}"##,
        ##"{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "a"}}]}"##
      ),
      (
        ##"{"type": "LazyVGrid", "properties": {"columns": 2}}"##,
        ##"{"type": "Grid", "properties": {"columns": ["flexible", "flexible"]}}"##
      ),
      (
        ##"{"type": "Grid", "properties": {"gridTemplateColumns": "80px 1fr", "gap": 8}}"##,
        ##"{"type": "Grid", "properties": {"tracks": [80, "flexible"], "trackSpacing": 8, "lineSpacing": 8}}"##
      ),
      (
        ##"{"type": "Circle", "properties": {"width": 9, "strokeWidth": 2, "strokeColor": "#ff0000"}}"##,
        ##"{"type": "Circle", "properties": {"width": 9, "stroke": {"width": 2, "style": "#ff0000"}}}"##
      ),
      (
        ##"{"type": "Circle", "properties": {"strokeColor": "red"}}"##,
        ##"{"type": "Circle", "properties": {"stroke": "red"}}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"color": "#336699"}, "subviews": []}"##,
        ##"{"type": "VStack", "properties": {"foregroundColor": "#336699"}, "subviews": []}"##
      ),
      (
        ##"{"type": "HStack", "properties": {"align": "top"}, "subviews": []}"##,
        ##"{"type": "HStack", "properties": {"verticalAlignment": "top"}, "subviews": []}"##
      ),
      (
        ##"{"type": "VStack", "properties": {"align": "flex-start"}, "subviews": []}"##,
        ##"{"type": "VStack", "properties": {"horizontalAlignment": "leading"}, "subviews": []}"##
      ),
      (
        ##"{"type": "VStack", "subviews": [{"children": [{"type": "Text", "values": {"text": "a"}}]}]}"##,
        ##"{"type": "VStack", "subviews": [{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "a"}}]}]}"##
      ),
      (
        ##"{"type": "Circle", "properties": {"radius": 20}}"##,
        ##"{"type": "Circle", "properties": {"width": 40, "height": 40}}"##
      ),
      (
        ##"{"type": "HStack", "subviews": [{"type": "Spacer", "properties": {"size": 8}}]}"##,
        ##"{"type": "HStack", "subviews": [{"type": "Spacer", "properties": {"width": 8}}]}"##
      ),
      (
        ##"{"type": "Divider", "properties": {"foregroundColor": "red"}}"##,
        ##"{"type": "Divider", "properties": {"color": "red"}}"##
      ),
      (
        ##"{"type": "Rectangle", "properties": {"fill": "light-dark(#fff, black)"}}"##,
        ##"{"type": "Rectangle", "properties": {"fill": {"light": "#fff", "dark": "black"}}}"##
      ),
      (
        ##"{"type": "img", "src": "https://example.com/a.png"}"##,
        ##"{"type": "Image", "values": {"imageUrl": "https://example.com/a.png"}}"##
      ),
      (
        ##"{"type": "input", "properties": {"type": "password"}, "values": {"value": "a"}}"##,
        ##"{"type": "TextField", "properties": {"secure": true}, "values": {"text": "a"}}"##
      ),
    ])
  func oneRound(_ written: String, _ mended: String) throws {
    let (found, source) = try findings(written)
    var edits: [TextEdit] = []
    for finding in found {
      let own = finding.edits(in: source)
      let isFree = own.allSatisfy { edit in
        edits.allSatisfy { $0.range.end <= edit.range.start || edit.range.end <= $0.range.start }
      }
      if isFree { edits += own }
    }
    let bytes = edits.sorted { $0.range.start > $1.range.start }
      .reduce(source.bytes) { $1.applied(to: $0) }
    #expect(String(decoding: bytes, as: UTF8.self) == mended, "\(found.map(\.message))")
    let left = try findings(mended).found.filter { !$0.isAboutFile && !$0.needsAnotherKey }
      .map(\.message)
    #expect(left.isEmpty)
  }

  @Test("A suggested key that needs another one comes with a note about that")
  func companions() throws {
    let text = #"{"type": "VStack", "properties": {"borderRadius": 8}}"#
    let finding = try #require(try findings(text).found.first)
    #expect(finding.suggestion == "cornerRadius")
    #expect(finding.notes.map(\.message).contains { $0.contains("has no effect without") })
  }

  @Test(
    "A colour of another system leads to the one of the same meaning",
    arguments: [
      (".secondary", "secondaryLabel"),
      (".primary", "label"),
      (".blue", "systemBlue"),
      ("Color.red", "systemRed"),
      (".accentColor", "accentColor"),
      ("UIColor.label", "label"),
      ("UIColor.red", "#FF0000"),
      ("Color.Red", "#FF0000"),
      ("Colors.blue", "#2196F3"),
      ("Colors.blue.shade500", "#2196F3"),
      ("Colors.white70", "white / 70%"),
      ("Theme.of(context).colorScheme.primary", "accentColor"),
      ("MaterialTheme.colorScheme.onSurface", "label"),
      ("Color.red.opacity(0.5)", "systemRed / 50%"),
      ("UIColor.systemBlue.withAlphaComponent(0.3)", "systemBlue / 30%"),
      ("Color(.systemBlue)", "systemBlue"),
      ("Color(red: 1, green: 0, blue: 0)", "#FF0000"),
      ("Color.fromRGBO(1, 2, 3, 0.5)", "#01020380"),
      ("Color.fromARGB(255, 1, 2, 3)", "#010203"),
      ("NSColor.labelColor", "label"),
      ("var(--label)", "label"),
      ("tertiary", "tertiaryLabel"),
    ])
  func colors(_ written: String, _ meant: String) throws {
    let (found, _) = try findings(
      #"{"type": "Rectangle", "properties": {"fill": "\#(written)"}}"#)
    #expect(found.map { $0.suggestion ?? $0.message } == [meant])
  }

  @Test("A line height of CSS becomes the factor with which the lines have it")
  func lineHeight() throws {
    func height(_ properties: String) throws -> Double {
      let text = #"{"type": "Text", "values": {"text": "a"}, "properties": {\#(properties)}}"#
      let documents = DocumentRenderer(try Self.renderer.get(), DocumentLoader())
      let request = DocumentRequest(SourceText(name: "a.json", text: text))
      let picture = try #require(documents.prepare(request).pictures.first)
      return picture.frames.size.height
    }
    let factor = try #require(
      try findings(
        #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontSize": 40, "lineHeight": "60px"}}"#
      ).found.first?.replacement)
    #expect(abs(try height(#""fontSize": 40, \#(factor)"#) - 60) <= 0.5)
  }

  @Test(
    "Types have the article that they are spoken with",
    arguments: [
      (
        #"{"type": "HStack", "properties": {"axis": "horizontal"}, "subviews": []}"#,
        "an HStack is a row by itself"
      ),
      (
        #"{"type": "VStack", "properties": {"axis": "vertical"}, "subviews": []}"#,
        "a VStack is a column by itself"
      ),
      (
        #"{"type": "HStack", "subviews": [{"type": "Text", "values": {"text": "a"}, "properties": {"flex": 2}}]}"#,
        "the children of an HStack that fill it have equal shares"
      ),
    ])
  func articles(_ text: String, _ words: String) throws {
    let found = try findings(text).found.map(\.message)
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test("The documents of the table for newcomers have no findings")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appendingPathComponent(
      "Sources/Galley/Galley.docc/coming-from-elsewhere.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let heading = "## From CSS, Flutter, React Native, SwiftUI and Figma"
    let section = try #require(text.components(separatedBy: heading).last)
    let rows = section.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    #expect(rows.count >= 25)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(row)")
      let document = cells[2].trimmingCharacters(in: ["`"])
      let found = try findings(document).found.map(\.message)
      #expect(found.isEmpty, "\(document)")
    }
  }
}
