import GalleyComponents
import GalleyDesign
import GalleyLayout
import GalleyParsing
import GalleyText
import Testing

@testable import GalleyDocuments

@Suite("Keys of typography")
struct TypographyKeyTests {
  private func text(_ values: String, _ properties: String = "{}") throws -> GalleyComponents.Text {
    let (document, findings) = DocumentReader.read(
      SourceText(
        name: "d.json",
        text: #"{"type": "Text", "values": \#(values), "properties": \#(properties)}"#))
    let read = try #require(document, "\(findings)")
    return try #require(read.root.content as? Text)
  }

  @Test(
    "Features are words, lists or objects",
    arguments: [
      #""tabular-nums cv11=2""#, #"["tabular-nums", "cv11=2"]"#, #"{"tnum": true, "cv11": 2}"#,
    ])
  func features(written: String) throws {
    let text = try text(#"{"text": "1"}"#, #"{"fontFeatures": \#(written)}"#)
    #expect(text.fontFeatures == [FontFeature("tnum"), FontFeature("cv11", 2)])
  }

  @Test(
    "What is no feature, axis or language is refused with what was meant",
    arguments: [
      (#"{"fontFeatures": "tabular-num"}"#, "\"tabular-num\" is no OpenType feature"),
      (#"{"fontFeatures": {"tn": true}}"#, "the tag of a feature has four characters"),
      (#"{"fontVariations": {"weight": 5}}"#, "the tag of an axis has four characters"),
      (#"{"language": "klingonese-speech"}"#, "expected a language"),
      (#"{"lineBreakStrictness": "tight"}"#, "lineBreakStrictness"),
    ])
  func mistakes(properties: String, message: String) {
    let (document, findings) = DocumentReader.read(
      SourceText(
        name: "d.json",
        text: #"{"type": "Text", "values": {"text": "1"}, "properties": \#(properties)}"#))
    #expect(document == nil)
    #expect(findings.contains { $0.message.contains(message) }, "\(findings)")
  }

  @Test(
    "What of a text is not shown is said, and what is shown is not",
    arguments: [
      (#"{"html": "<b>a</b><video>b</video><Video>c</video>"}"#, ["<video>"]),
      (
        #"{"html": "<table><tr><td>a</table><style>b</style><custom-tag>"}"#,
        ["<custom-tag>"]
      ),
      (#"{"html": "<p>a<ul><li>b</ul><q>c</q><img alt=d>"}"#, []),
      (#"{"html": "<img src=card.png alt=d>"}"#, ["its description is drawn"]),
      (
        #"{"markdown": "![a card](card.png) and ![a card](card.png)"}"#,
        ["its description is drawn"]
      ),
      (#"{"html": "<p style='margin:0;color:red;float:left'>a"}"#, [#""float""#]),
      (#"{"runs": [{"systemIconName": "hart"}]}"#, ["unknown icon"]),
      (#"{"runs": [{"localImageName": "card"}]}"#, ["a placeholder is drawn"]),
    ])
  func unshown(values: String, messages: [String]) {
    let source = SourceText(name: "d.json", text: #"{"type": "Text", "values": \#(values)}"#)
    let findings = DocumentReader.read(source).1
    #expect(findings.count == messages.count, "\(findings)")
    for message in messages {
      #expect(findings.contains { $0.message.contains(message) }, "\(findings)")
    }
  }

  @Test("Keys of paragraphs reach the text, by the names of other systems too")
  func paragraphs() throws {
    let lines = try text(
      #"{"text": "1"}"#,
      #"""
      {"firstLineHeadIndent": 4, "headIndent": 9, "tailIndent": 3, "paragraphSpacing": 6,
       "tabStops": [10, 20], "lineHeightPlacement": "above", "language": "ja", "lineBreak": "strict",
       "underlineSkipsInk": false, "wordBreak": "keep-all",
       "textWrapStyle": "pretty"}
      """#
    ).lines
    #expect(lines.firstLineIndent == 4 && lines.indent == 9 && lines.tailIndent == 3)
    #expect(lines.paragraphSpacing == 6 && lines.tabStops == [10, 20])
    #expect(lines.lineHeightPlacement == .above && lines.language == "ja")
    #expect(lines.wordBreak == .keepAll && lines.textWrap == .pretty)
    #expect(lines.lineBreakStrictness == .standard && lines.underlineSkipsInk == false)
  }

  private struct BrokenImages: ImageSource {
    func image(named name: String) -> ImageOutcome { .failed("there is no \(name)") }
    func image(at url: String) -> ImageOutcome { .failed("\(url) is none") }
  }

  @Test(
    "A picture in marked text that is not there, or is none, leaves its description and the document",
    arguments: [
      ("markdown", "a ![gone](gone.png) ![bad](data:bad)"),
      ("html", "a <img src=gone.png alt=gone> <img src=data:bad alt=bad>"),
    ])
  func missingPictures(key: String, markup: String) throws {
    let source = SourceText(
      name: "d.json", text: #"{"type": "Text", "values": {"\#(key)": "\#(markup)"}}"#)
    let (document, findings) = DocumentReader.read(
      source, options: DocumentReader.Options(images: BrokenImages()))
    let text = try #require(document?.root.content as? Text)
    #expect((text.html ?? text.markdown)?.text.string == "a gone bad")
    #expect(
      findings.map(\.message) == [
        "there is no gone.png; its description is drawn",
        "data:bad is none; its description is drawn",
      ])
    #expect(findings.allSatisfy { $0.severity == .warning && $0.range != nil })
  }

  @Test("Runs are texts or objects with a look")
  func runs() throws {
    let text = try text(
      ##"{"runs": ["From ", {"text": "€ 20", "bold": true, "color": "#ff0000"}, {"key": "k", "default": "!"}]}"##
    )
    let runs = try #require(text.runs)
    #expect(runs.map(\.text) == ["From ", "€ 20", "!"])
    #expect(runs[1].bold == true && runs[1].foregroundColor != nil)
    #expect(runs[0] == StyledRun("From "))
  }

  @Test("An unknown key of a run is refused at its place")
  func unknownKey() {
    let (document, findings) = DocumentReader.read(
      SourceText(
        name: "d.json",
        text: #"{"type": "Text", "values": {"runs": [{"text": "a", "blod": true}]}}"#))
    #expect(document == nil)
    #expect(findings.first?.suggestion == "bold")
  }
}
