import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Tables")
struct TableTests {
  /// The left edges of the cells of each line, by the words that they begin with.
  func edges(
    _ rich: RichText, direction: BaseDirection = .natural, width: Double = 400
  ) -> [[String: Double]] {
    var style = ParagraphStyle()
    style.baseDirection = direction
    let text = rich.resolved(for: .light)
    style = rich.paragraphStyle(over: style)
    let paragraph = Paragraph(text, style: style, typesetter: TestFonts.typesetter)
    let bytes = Array(text.string.utf8)
    return paragraph.layout(width: width, grid: PixelGrid(scale: 2)).lines.map { line in
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

  /// The text of each line with its place: left, top and right.
  private func pieces(
    _ html: String, width: Double?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> (lines: [(text: String, x: Double, top: Double, end: Double)], layout: ParagraphLayout) {
    let text = RichText(html: html).resolved(for: .light)
    var style = ParagraphStyle()
    change(&style)
    let layout = Paragraph(text, style: style, typesetter: TestFonts.typesetter)
      .layout(width: width, grid: PixelGrid(scale: 2))
    let bytes = Array(text.string.utf8)
    let lines = layout.lines.map { line in
      (
        String(decoding: bytes[line.range], as: UTF8.self).trimmingBlanks, line.origin.x,
        line.origin.y, line.origin.x + line.width
      )
    }
    return (lines, layout)
  }

  @Test("Cells of a table that is too wide break, each in its column, and rows stay rows")
  func wrappedCells() throws {
    let html =
      "<table><tr><td>id<td>several words that need room<td align=right>also a few more words"
      + "<tr><td>b<td>c<td>d</table>after"
    let (lines, layout) = pieces(html, width: 200)
    let texts = lines.map(\.text)
    #expect(texts.first == "id" && texts.last == "after")
    #expect(layout.size.width <= 200 && !layout.isTruncated)
    // Nothing is lost and nothing covers anything else.
    #expect(
      texts.joined(separator: " ").split(separator: " ").sorted()
        == "id several words that need room also a few more words b c d after"
        .split(separator: " ").sorted())
    for (index, line) in lines.enumerated() {
      for other in lines[(index + 1)...] where other.top == line.top {
        #expect(line.end <= other.x + 0.01, "\(line) \(other)")
      }
    }
    let middle = try #require(lines.first { $0.text.hasPrefix("several") })
    let inColumn = lines.filter { $0.text == "c" || $0.text.contains("need") || $0.text == "room" }
    #expect(inColumn.count >= 2 && inColumn.allSatisfy { abs($0.x - middle.x) < 0.01 })
    let last = try #require(lines.last { $0.text.hasSuffix("words") })
    #expect(last.x > middle.x && abs(last.end - 200) < 0.5)
    let second = try #require(lines.first { $0.text == "b" })
    #expect(lines.filter { $0.top == second.top }.map(\.text) == ["b", "c", "d"])
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.top <= $1.top })
    // Words are whole while there is room for them.
    #expect(lines.contains { $0.text.hasPrefix("several") })
  }

  @Test("Columns share what the widest words leave in the proportion of what they would take")
  func columnWidths() {
    var columns = TableColumns(gap: 10)
    for (column, widths) in [(0, (20.0, 20.0)), (1, (30.0, 130.0)), (2, (50.0, 350.0))] {
      columns.add(TableCell(table: 1, column: column), widths.1)
    }
    columns.add(TableCell(table: 1, column: 0, span: 2), 200)
    columns.close()
    for (column, least) in [(0, 20.0), (1, 30.0), (2, 50.0)] {
      columns.addLeast(TableCell(table: 1, column: column), least)
    }
    columns.closeLeast()
    // The cell over two columns lacks 40 points, which they share.
    #expect(columns.width == 40 + 150 + 350 + 20)
    // 100 points more than least, of 20 + 120 + 300 wanted.
    let share = 100.0 / 440
    let expected: [Double] = [20 + 20 * share, 30 + 120 * share, 50 + 300 * share]
    let widths = columns.widths(in: 220)
    #expect(zip(widths, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(columns.widths(in: 70) == [13, 19.5, 32.5] && columns.gap(in: 70) == 2.5)
    #expect(columns.gap(in: 112) == 6 && columns.widths(in: 112) == [20, 30, 50])
    #expect(columns.widths(in: 5) == [0, 0, 0])
  }

  @Test("Wrapped rows go from right to left where their text does")
  func wrappedFromRight() throws {
    let html = "<table dir=rtl><tr><td>אבגדה וזחטי כלמנס<td>עפצקר שתאבג דהוזח<tr><td>ד<td>ה</table>"
    let (lines, _) = pieces(html, width: 150)
    let (first, second) = (lines.filter { $0.top == lines[0].top }, lines.suffix(2))
    #expect(first.count == 2 && first[0].x > first[1].end)
    #expect(abs(first[0].end - 150) < 0.5)
    #expect(
      abs((second.first?.end ?? 0) - 150) < 0.5 && second.last.map { $0.end < first[0].x } == true)
    #expect(abs((second.last?.end ?? 0) - first[1].end) < 0.01)
  }

  @Test("Lines of wrapped rows count as one, and what has no room is left out")
  func limitedRows() {
    let html = "<table><tr><td>aaa bbb ccc ddd<td>eee fff ggg hhh<tr><td>iii<td>jjj</table>"
    let all = pieces(html, width: 80)
    let tops = Set(all.lines.map(\.top)).sorted()
    #expect(tops.count > 3)
    let two = pieces(html, width: 80) { $0.lineLimit = 2 }
    #expect(Set(two.lines.map(\.top)).count == 2 && two.layout.isTruncated)
    #expect(pieces(html, width: nil).lines.count == 2)
    // A column too narrow for its words tears them, and all is still there.
    let narrow = pieces(html, width: 40)
    #expect(narrow.lines.map { $0.text.filter(\.isLetter).count }.reduce(0, +) == 30)
    #expect(narrow.lines.allSatisfy { $0.end <= 40.5 })
  }

  @Test("A cell that begins with what may not begin a line is a cell")
  func punctuationInCells() {
    let (lines, _) = pieces("<table><tr><td>aaaa bbbb<td>!! cccc<td>)</table>", width: 90)
    #expect(lines.contains { $0.text.hasPrefix("!!") } && lines.contains { $0.text == ")" })
  }

  @Test("Lines begin inside of cells, of tables that have room too, and stand in their columns")
  func breaksInCells() throws {
    let html =
      "x<table><tr><td>Name<br>and more<td align=right>1<br>200<tr><td><p>c</p><p>d</p><td><br>e"
      + "<tr><td>f<td>g</table>"
    for width in [nil, 400] as [Double?] {
      let (lines, layout) = pieces(html, width: width)
      #expect(
        lines.map(\.text) == ["x", "Name", "1", "and more", "200", "c", "", "d", "e", "f\tg"])
      let place = Dictionary(uniqueKeysWithValues: lines.map { ($0.text, $0) })
      func line(_ text: String) throws -> (text: String, x: Double, top: Double, end: Double) {
        try #require(place[text])
      }
      #expect(try line("Name").top == line("1").top && line("and more").top == line("200").top)
      #expect(try line("d").top == line("e").top && line("Name").top < line("200").top)
      #expect(try abs(line("1").end - line("200").end) < 0.01)
      #expect(try line("Name").x == 0 && line("d").x == 0 && line("e").x > line("and more").end)
      #expect(layout.size.width < 200)
    }
    // Rows of one cell are rows, and the cells of a table in the middle of a line stay together.
    #expect(pieces("<table><tr><td>a<tr><td>b</table>", width: 90).lines.map(\.text) == ["a", "b"])
    var style = ParagraphStyle()
    style.alignment = .center
    let rich = RichText(html: "<table><tr><td>long one<br>b<td>c<tr><td>d<td>e</table>")
    let centered = Paragraph(
      rich.resolved(for: .light), style: style, typesetter: TestFonts.typesetter
    ).layout(width: 300, grid: PixelGrid(scale: 1)).lines(alignedIn: 300)
    #expect(centered[0].origin.x > 80 && abs(centered[0].origin.x - centered[3].origin.x) < 1)
    #expect(centered[0].origin.x == centered[2].origin.x)
  }

  @Test("Markdown's cells have line breaks too")
  func markdownBreaks() {
    let text = RichText(markdown: "|a|b|\n|-|-|\n|1<br>2|3<BR />4|\n\nx<br/>y")
    #expect(text.string == "a\tb\n1\n2\t3\n4\nx\ny")
    let lines = edges(text)
    #expect(lines[1]["1"] == 0 && lines[3]["2"] == 0)
    #expect(lines[2]["3"] == lines[4]["4"] && lines[2]["3"] == lines[0]["b"])
  }

  @Test("Cells that are cut end with an ellipsis, and else the last of the last row")
  func cutCells() {
    let html =
      "<table><tr><td>aaa bbb ccc ddd<td>eee<td>fff ggg hhh iii<tr><td>jjj<td>kkk<td>lll</table>"
    func cut(_ lines: Int, _ mode: LineBreakMode = .truncateTail) -> [Bool] {
      let layout = pieces(html, width: 130) {
        $0.lineLimit = lines
        $0.lineBreakMode = mode
      }.layout
      let last = layout.records.last?.top
      #expect(layout.isTruncated && layout.size.width <= 130.5)
      #expect(layout.records.allSatisfy { $0.top == last || $0.addition == .none })
      for record in layout.records {
        #expect(record.cell.map { record.width <= $0.width + 0.01 } == true)
      }
      return layout.records.filter { $0.top == last }.map { $0.addition == .ellipsis }
    }
    #expect(cut(1) == [true, false, true])
    #expect(cut(1, .truncateMiddle) == [true, false, true])
    #expect(cut(1, .wordWrap) == [false, false, false])
    let rows = Set(pieces(html, width: 130).layout.records.map(\.top)).count
    // All of the first row's cells end above.
    #expect(cut(rows - 1).last == true && cut(rows - 1).dropLast().allSatisfy { !$0 })
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
