import Foundation
import GalleyFonts
import GalleyParsing
import GalleySnapshots
import GalleyTestSupport
import Testing

@Suite("Fonts that are no longer what a reference was drawn from")
struct EarlierFontTests {
  let corpus: ScratchCorpus
  private static let font = "fonts/own.ttf"

  /// A text in a font of the user's own, recorded and given to git.
  init() throws {
    corpus = try ScratchCorpus()
    try corpus.folder.write(Self.bytes(isEarlier: true), to: Self.font)
    try corpus.folder.write(
      """
      {"type": "Text", "id": "title", "values": {"text": "Title"},
       "properties": {"fontName": "OwnBrainsMono-Regular", "fontSize": 17}}
      """, to: "Snapshots/text.json")
    try corpus.folder.write(#"{"layout": "first"}"#, to: "Snapshots/text.suite.json")
    try corpus.tool.run(["record", "--fonts", "fonts"])
    try corpus.commit()
  }

  /// A face that Galley does not have, and the same as it was: with other bytes behind its tables.
  private static func bytes(isEarlier: Bool) throws -> [UInt8] {
    let path = "\(GalleyFonts.directory)/JetBrainsMono/JetBrainsMono-Regular.ttf"
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      let names = ["JetBrains", "OwnBrains"].map { Array($0.data(using: encoding) ?? Data()) }
      bytes.replace(names[0], with: names[1])
    }
    return isEarlier ? bytes + [0, 0, 0, 0] : bytes
  }

  private func change() throws {
    try corpus.folder.write(
      """
      {"type": "Text", "id": "title", "values": {"text": "Title"},
       "properties": {"fontName": "OwnBrainsMono-Regular", "fontSize": 17,
        "foregroundColor": "#cc0000"}}
      """, to: "Snapshots/text.json")
  }

  private func result() throws -> PictureResult {
    try corpus.tool.run(["test", "--record", "never", "--output", "out", "--fonts", "fonts"])
    let text = try #require(corpus.folder.bytes("out/results.json"))
    let report = ReportReader.read(SourceText(name: "results.json", bytes: text)).report
    return try #require(report?.results.first { $0.name == "text.light" })
  }

  @Test("A font that the repository still has lays out and draws the earlier picture")
  func found() throws {
    try corpus.folder.write(Self.bytes(isEarlier: false), to: Self.font)
    try change()
    var result = try result()
    #expect(result.proof?.isProven == true, "\(result.message)")
    #expect(result.causes.contains { $0.text.contains("foregroundColor") })
    // Under another name, and the old one gone, in a commit of its own.
    try FileManager.default.removeItem(atPath: "\(corpus.folder.path)/\(Self.font)")
    try corpus.folder.write(Self.bytes(isEarlier: false), to: "fonts/new.ttf")
    try corpus.commit()
    result = try self.result()
    #expect(result.proof?.isProven == true, "\(result.message)")
    // A name without a user is reported.
    try FileManager.default.removeItem(atPath: "\(corpus.folder.path)/.git")
    result = try self.result()
    #expect(result.proof?.isProven == false)
    #expect(result.message.contains("is not what it was, and no commit has it"))
  }

  @Test("Wider glyphs are one cause, whatever the canvas that hugs them does, and can be accepted")
  func wider() throws {
    // The advance of every glyph, in the table of horizontal metrics.
    var bytes = try Self.bytes(isEarlier: true)
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
    }
    func table(_ name: String) throws -> Int {
      let place = try #require(
        (0..<number(4, 2)).map { 12 + 16 * $0 }.first { place in
          Array(bytes[place..<(place + 4)]) == Array(name.utf8)
        })
      return number(place + 8, 4)
    }
    let metrics = try table("hmtx")
    for glyph in 0..<number(try table("hhea") + 34, 2) {
      let advance = number(metrics + 4 * glyph, 2) + 40
      (bytes[metrics + 4 * glyph], bytes[metrics + 4 * glyph + 1]) = (
        UInt8(advance >> 8), UInt8(advance & 255)
      )
    }
    try corpus.folder.write(bytes, to: Self.font)
    let result = try result()
    #expect(result.causes.map(\.text) == ["font OwnBrainsMono-Regular changed"])
    #expect(result.proof?.isProven == true, "\(result.message)")
    let accepted = try corpus.tool.run([
      "accept", "--output", "out", "--cause", "font OwnBrainsMono-Regular changed",
    ])
    #expect(accepted.status == 0, "\(accepted.text)\(accepted.errors)")
    let again = try corpus.tool.run(["test", "--record", "never", "--fonts", "fonts"])
    #expect(again.status == 0, "\(again.text)")
  }

  @Test("A defect in the picture of another font is found")
  func planted() throws {
    try corpus.folder.write(Self.bytes(isEarlier: false), to: Self.font)
    try change()
    let honest = try result()
    #expect(honest.proof?.isProven == true, "\(honest.message)")
    #expect(honest.causes.contains { $0.kind == .font }, "\(honest.causes)")
    try corpus.plant(in: "Snapshots/text.light.png", at: 5)
    let result = try result()
    #expect(result.proof?.isProven == false && result.proof?.unaccountedPixels == 1)
  }
}
