import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Tables")
struct TableTests {
  /// The left edges of the cells of each line, by the words that they begin with.
  func edges(_ rich: RichText, direction: BaseDirection = .natural) -> [[String: Double]] {
    var style = ParagraphStyle()
    style.baseDirection = direction
    let text = rich.resolved(for: .light)
    style = rich.paragraphStyle(over: style)
    let paragraph = Paragraph(text, style: style, typesetter: TestFonts.typesetter)
    let bytes = Array(text.string.utf8)
    return paragraph.layout(width: 400, grid: PixelGrid(scale: 2)).lines.map { line in
      var result: [String: Double] = [:]
      for run in line.runs {
        let words = String(decoding: bytes[run.range], as: UTF8.self)
        guard let first = words.firstIndex(where: { !$0.isWhitespace }) else { continue }
        let skipped = words[..<first].utf8.count
        let glyph = run.glyphs.glyphs.first {
          Int($0.cluster) == run.range.lowerBound + skipped
        }
        let name = words.trimmingBlanks
        result[name] = run.origin.x + (glyph?.position.x ?? 0)
        result[name + "|"] = run.origin.x + run.width
      }
      return result
    }
  }

  static let markdown = """
    Prices:

    | Item | Count | Price |
    |:-----|:-----:|------:|
    | A long name | 1 | 2 |
    | B | 1234 | **1000** |

    End
    """

  @Test("A table with pipes has columns as wide as their widest cells, aligned as it says")
  func pipes() throws {
    let text = RichText(markdown: Self.markdown)
    #expect(!text.string.contains("|") && !text.string.contains("---"))
    let lines = edges(text)
    #expect(lines.count == 5)
    let (header, first, second) = (lines[1], lines[2], lines[3])
    #expect(header["Item"] == 0 && first["A long name"] == 0 && second["B"] == 0)
    let ends = [header["Price|"], first["2|"], second["1000|"]].compactMap { $0 }
    #expect(ends.count == 3 && ends.allSatisfy { abs($0 - ends[0]) < 0.01 })
    func middle(_ line: [String: Double], _ word: String) throws -> Double {
      (try #require(line[word]) + #require(line[word + "|"])) / 2
    }
    #expect(abs(try middle(first, "1") - middle(second, "1234")) < 0.01)
    // The widest cell of the first column, and an em.
    let start = try #require(first["A long name|"]) + 17
    #expect(abs(try #require(header["Count"]) - start) < 1)
  }

  @Test("The header is bold, cells keep their marks, a pipe with a backslash is a pipe")
  func marks() throws {
    let text = RichText(markdown: "|a|b|\n|-|-|\n|x \\| y|`c \\| d` *e*|\n|only|\n")
    #expect(text.string == "a\tb\nx | y\tc | d e\nonly\t")
    let header = try #require(text.segments.first { $0.text.contains("a") })
    #expect(header.styling.font?.weight == .bold)
    #expect(text.segments.contains { $0.text == "e" && $0.styling.font?.slant == .italic })
  }

  @Test(
    "What is no table stays as it was written",
    arguments: ["a | b\nc | d", "a | b\n--- | --- | ---", "a | b\n--- | x", "`a | b`\n\n--- | ---"])
  func noTable(markdown: String) {
    #expect(RichText(markdown: markdown).string.contains("|"))
  }

  @Test("Tables of quotes and lists are tables")
  func nested() {
    #expect(RichText(markdown: "> |a|b|\n> |-|-|\n> |1|2|").string == "a\tb\n1\t2")
    #expect(RichText(markdown: "- x\n\n  |a|b|\n  |-|-|\n  |1|2|").string == "•\tx\na\tb\n1\t2")
  }

  static let html = """
    <table><thead><tr><th>Name</th><th align="right">Sum</th></tr></thead>
    <tbody><tr><td>Anna</td><td style="text-align: right">5</td></tr>
    <tr><td><p>Bernadette</p></td><td align=right>1234567</td></tr></tbody></table>after
    """

  @Test("HTML's tables have columns, with alignment, header and blocks in cells")
  func columns() throws {
    let (text, unread, _) = RichText.read(html: Self.html, .standard)
    #expect(unread.isEmpty)
    #expect(text.string == "\tName\tSum\nAnna\t5\nBernadette\t1234567\nafter")
    let lines = edges(text)
    let ends = [lines[0]["Sum|"], lines[1]["5|"], lines[2]["1234567|"]].compactMap { $0 }
    #expect(ends.count == 3 && ends.allSatisfy { abs($0 - ends[0]) < 0.01 })
    #expect(try #require(lines[0]["Name"]) > 0)
    #expect(lines[1]["Anna"] == 0 && lines[3]["after"] == 0)
  }

  @Test("Spans of cells keep the columns behind them")
  func spans() throws {
    let html =
      "<table><tr><td rowspan=2>a<td>b<td>c<tr><td>dddd<td>e<tr><td colspan=2>a wide one, very<td>f</table>"
    let lines = edges(RichText(html: html))
    #expect(lines.count == 3)
    let column = try #require(lines[0]["b"])
    #expect(abs(try #require(lines[1]["dddd"]) - column) < 0.01)
    #expect(abs(try #require(lines[0]["c"]) - #require(lines[1]["e"])) < 0.01)
  }

  @Test("In a paragraph from right to left, columns go from right to left")
  func rightToLeft() throws {
    let html = "<table dir=rtl><tr><td>אבגדה<td>ג<tr><td>ד<td>הוזח</table>"
    let lines = edges(RichText(html: html))
    #expect(try #require(lines[0]["אבגדה|"]) > #require(lines[0]["ג|"]))
    #expect(try abs(#require(lines[0]["אבגדה|"]) - #require(lines[1]["ד|"])) < 0.01)
    #expect(try abs(#require(lines[0]["ג|"]) - #require(lines[1]["הוזח|"])) < 0.01)
  }

  @Test("Rows stand in the width of their table, where lines are centred too")
  func centered() throws {
    var text = RichText(markdown: "|a|b|\n|-|-|\n|a long cell|c|\n\nx")
    text = text.mapped { TextStyling([$0, TextStyling().setting(\.alignment, to: .center)]) }
    let lines = edges(text)
    #expect(try abs(#require(lines[0]["a"]) - #require(lines[1]["a long cell"])) < 0.01)
    #expect(try abs(#require(lines[0]["b"]) - #require(lines[1]["c"])) < 0.01)
    #expect(try #require(lines[2]["x"]) > 10)
  }

  @Test("A table in a table is said not to be set, and nothing of it is lost")
  func inner() {
    let (text, unread, _) = RichText.read(
      html: "<table><tr><td>a<table><tr><td>b<td>c</table><td>d</table>", .standard)
    #expect(unread == ["table"])
    for word in ["a", "b", "c", "d"] { #expect(text.string.contains(word)) }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
