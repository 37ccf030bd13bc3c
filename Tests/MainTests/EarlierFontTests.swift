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
       "properties": {"fontName": "JetBrainsMono-Regular", "fontSize": 17}}
      """, to: "Snapshots/text.json")
    try corpus.tool.run(["record", "--fonts", "fonts"])
    try corpus.commit()
  }

  /// A face, and the same as it was: with other bytes behind its tables.
  private static func bytes(isEarlier: Bool) throws -> [UInt8] {
    let path = "\(GalleyFonts.directory)/JetBrainsMono/JetBrainsMono-Regular.ttf"
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    return isEarlier ? bytes + [0, 0, 0, 0] : bytes
  }

  private func change() throws {
    try corpus.folder.write(
      """
      {"type": "Text", "id": "title", "values": {"text": "Title"},
       "properties": {"fontName": "JetBrainsMono-Regular", "fontSize": 17,
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
    // Nothing has it any more: that is said.
    try FileManager.default.removeItem(atPath: "\(corpus.folder.path)/.git")
    result = try self.result()
    #expect(result.proof?.isProven == false)
    #expect(result.message.contains("is not what it was, and no commit has it"))
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
