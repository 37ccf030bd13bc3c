import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Determinism")
struct DeterminismTests {
  static let texts = [
    "Hello world, again and again", "PAGE (2) - x 3", "سلام محمد abc שלום 123",
    "नमस्ते कि स्थिति", "สวัสดีชาวโลก", "😀 👨‍👩‍👧‍👦 🇩🇪 👍🏽 1️⃣ 漢字", "fi ffi AV To.",
    "tab\tstop\nline", "",
  ]

  static func lines(_ text: String, _ typesetter: Typesetter) -> [TextLine] {
    let attributes = TextAttributes(font: FontDescriptor(size: 13.5, weight: .semibold))
    return Paragraph(AttributedText(text, attributes: attributes), typesetter: typesetter)
      .layout(width: 90, grid: PixelGrid(scale: 3)).lines
  }

  @Test("Answers do not depend on what was asked before")
  func order() {
    let warm = TestFonts.typesetter
    for text in Self.texts + Self.texts.reversed() {
      let fresh = Typesetter(fonts: TestFonts.registry)
      let isEqual = Self.lines(text, warm) == Self.lines(text, fresh)
      #expect(isEqual, "\(text)")
    }
  }

  @Test("Answers do not depend on how full the cache is")
  func fullCache() {
    let typesetter = Typesetter(fonts: TestFonts.registry)
    let before = Self.texts.map { Self.lines($0, typesetter) }
    typesetter.withWorkspace { workspace in
      let glyph = SegmentCache.Glyph(id: 1, cluster: 0, advance: 1, dx: 0, dy: 0, flags: [])
      for number in UInt64(0)..<40_000 {
        withUnsafeBytes(of: number) { bytes in
          let key = bytes.bindMemory(to: UInt8.self)
          let hash = SegmentCache.hash(key, context: 99)
          if workspace.segments.find(key, context: 99, hash: hash) == nil {
            _ = workspace.segments.insert(
              key, context: 99, hash: hash, glyphs: Array(repeating: glyph, count: 8))
          }
        }
      }
      #expect(workspace.segments.count < 40_000)
    }
    #expect(Self.texts.map { Self.lines($0, typesetter) } == before)
  }

  @Test("Threads that share a typesetter get the same answers")
  func threads() async {
    let typesetter = Typesetter(fonts: TestFonts.registry)
    let expected = Self.texts.map { Self.lines($0, TestFonts.typesetter) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<5).allSatisfy { _ in Self.texts.map { Self.lines($0, typesetter) } == expected }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test("A face is the same face wherever its bytes come from")
  func digests() throws {
    let listed = TestFonts.registry.faces[1]
    let read = try FontFiles.faces(inFile: listed.file)[0]
    #expect(listed == read)
    #expect(listed.digest == read.digest)
    #expect(listed != TestFonts.registry.faces[0])
  }
}
