import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText
@testable import GalleyUnicode

/// Work and memory that grow with the text and not faster, by counting them.
@Suite("Long texts")
struct LongTextTests {
  @Test(
    "One word of many lines is shaped anew once at most, at its breaks",
    arguments: ["AVTo", "لسمي", "กรุง", "漢字かな"])
  func words(piece: String) {
    let text = String(repeating: piece, count: 10_000)
    let paragraph = Paragraph(
      AttributedText(text), style: ParagraphStyle(lineBreakMode: .characterWrap),
      typesetter: TestFonts.typesetter)
    let layout = paragraph.layout(width: 200, grid: PixelGrid(scale: 1))
    #expect(layout.lineCount > 500)
    let reshaped = layout.records.reduce(0) { $0 + $1.edges.reduce(0) { $0 + $1.glyphs.count } }
    #expect(reshaped <= paragraph.glyphs.count)
    let longest = layout.records.map { $0.next - $0.start }.max() ?? 0
    #expect(longest < 400)
  }

  @Test("The lines of a long text are not kept, and are the same when they are asked for")
  func passedLines() throws {
    let words = (0..<9_000).map { (number: Int) -> String in
      number % 7 == 0 ? "one\n" : String(repeating: "word ", count: number % 5)
    }
    let text = words.joined() + "the end of a long text that does not fit on its line"
    var style = ParagraphStyle()
    style.textWrap = .pretty
    style.lineBreakMode = .truncateTail
    for limit in [nil, 5_000] {
      style.lineLimit = limit
      let paragraph = Paragraph(
        AttributedText(text), style: style, typesetter: TestFonts.typesetter)
      let layout = paragraph.layout(width: 70, grid: PixelGrid(scale: 2))
      #expect(layout.lineCount > 2 * LineStack.mostKept && layout.stack.keptCount == 1)
      #expect(layout.isTruncated == (limit != nil))
      let all = layout.records
      #expect(all.count == layout.lineCount)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.next == $1.start && $0.top < $1.top })
      #expect(all.first?.baseline == layout.firstBaseline)
      #expect(all.last?.baseline == layout.lastBaseline)
      #expect(all.last?.addition == (limit == nil ? LineRecord.Addition.none : .ellipsis))
      let whole = layout.lines
      for range in [0..<3, 250..<260, 3_000..<3_300, layout.lineCount - 2..<layout.lineCount] {
        #expect(layout.lines(range, alignedIn: layout.size.width) == Array(whole[range]))
      }
      // The lines between two heights are those that a search among all of them finds.
      let highest = all.map(\.height).max() ?? 0
      for top in stride(from: -100.0, to: layout.size.height + 200, by: 2_711) {
        let found = layout.lines(from: top, to: top + 400)
        let expected = all.indices.filter { (index: Int) -> Bool in
          let line = all[index].top
          return line + highest + 64 > top && line - 64 < top + 400
        }
        #expect(Array(found) == expected)
      }
    }
  }

  @Test("The memory of a long text is given back")
  func memory() {
    let typesetter = Typesetter(fonts: TestFonts.registry)
    let text = String(repeating: "مرحبا بكم في المدينة الكبيرة. ", count: 6_000)
    let paragraph = Paragraph(AttributedText(text), typesetter: typesetter)
    #expect(paragraph.glyphs.count > 100_000)
    typesetter.withWorkspace { workspace in
      #expect(workspace.glyphs.capacity <= ParagraphBuilder.keptGlyphs)
      #expect(workspace.bidi.capacity <= 1 << 16)
    }
  }
}
