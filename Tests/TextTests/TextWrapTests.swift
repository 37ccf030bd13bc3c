import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyText

@Suite("Text wrap")
struct TextWrapTests {
  static let text =
    "The quick brown fox jumps over the lazy dog, and nobody in the whole wide world minds a bit"

  func lines(_ text: String, _ wrap: TextWrap, width: Double, limit: Int? = nil) -> [TextLine] {
    var style = ParagraphStyle(lineLimit: limit, lineBreakMode: .truncateTail)
    style.textWrap = wrap
    return Paragraph(AttributedText(text), style: style, typesetter: TestFonts.typesetter)
      .layout(width: width, grid: PixelGrid(scale: 2)).lines
  }

  func widths(_ lines: [TextLine]) -> [Double] {
    lines.map { $0.runs.reduce(0) { $0 + $1.width } }
  }

  func starts(_ lines: [TextLine]) -> [Int] {
    lines.map { $0.runs.first?.range.lowerBound ?? 0 }
  }

  @Test("A balanced heading has as many lines as before, of about one width")
  func balanced() throws {
    let text = "An introduction to the art of setting type by hand"
    let plain = widths(lines(text, .wrap, width: 300))
    let even = widths(lines(text, .balance, width: 300))
    #expect(plain.count == 2 && even.count == 2)
    #expect(plain[1] < plain[0] / 2)
    #expect(even[1] > even[0] * 0.8 && even[0] < plain[0])
  }

  @Test("No line is balanced into words that are torn")
  func wholeWords() {
    let text = "a b incomprehensibilities c"
    let even = lines(text, .balance, width: 190)
    #expect(starts(even) == starts(lines(text, .wrap, width: 190)))
  }

  @Test(
    "A pretty paragraph does not end in a single short word", arguments: [207.0, 233, 251, 302])
  func pretty(width: Double) throws {
    let plain = lines(Self.text, .wrap, width: width)
    let pretty = lines(Self.text, .pretty, width: width)
    #expect(plain.count == pretty.count)
    let last = try #require(widths(plain).last)
    if last < width / 3 {
      #expect(try #require(widths(pretty).last) >= width / 3)
    } else {
      #expect(starts(plain) == starts(pretty))
    }
  }

  /// Recorded by simulators of iOS 15 to 26: paulz/ViewSnapshots at 911a2135 (SettingsForm: "more accurate | movies
  /// list"), and home-assistant/iOS at d722d781 (SelectionOptionView: "to know when | you're home"). Probed on macOS 26.2:
  /// iamcgn/swiftui-web, Docs/elements/Text.md at 03283214.
  @Test("A word alone on the second of two lines takes the word before it along")
  func pushedOut() throws {
    let text = "Region is used to display more accurate movies list"
    let width = try #require(
      stride(from: 100.0, through: 400, by: 1).first { width in
        let plain = lines(text, .wrap, width: width)
        return plain.count == 2 && starts(plain)[1] == text.utf8.count - 4
      })
    let pushed = lines(text, .pushOut, width: width)
    #expect(starts(pushed) == [0, text.utf8.count - 11])
    // Lines that end in two words, that are one word each, that have no spaces, or that would be less even stay as they
    // are.
    for (other, width) in [
      ("Region is used to display", 130.0), ("Region accurate", 80), ("東京都港区芝公園", 100),
      ("Layout wrap sentences", 125),
    ] {
      let plain = lines(other, .wrap, width: width)
      #expect(plain.count == 2 && starts(plain) == starts(lines(other, .pushOut, width: width)))
    }
  }

  /// Recorded by a simulator of iOS 26: pia-foss/mobile-ios at 0c9be9f7 (TypographySnapshotTests: "Smart/Current/ |
  /// Recent Location").
  @Test("A word alone on the second of two lines takes along what follows a slash")
  func pushedOutAfterASlash() throws {
    let text = "Smart/Current/Recent Location"
    let width = try #require(
      stride(from: 100.0, through: 400, by: 1).first { width in
        let plain = lines(text, .wrap, width: width)
        return plain.count == 2 && starts(plain)[1] == text.utf8.count - 8
      })
    let last = try #require(widths(lines(text, .wrap, width: width)).last)
    #expect(starts(lines(text, .pushOut, width: last / 0.39)) == [0, text.utf8.count - 15])
  }

  /// Recorded by a simulator of iOS 26: eser/aya.is at 91599e1d (FeaturedStoryCardSnapshotTests/complete: "The Future of
  /// Open Source | Communities", the last word 0.45 of the width).
  @Test("A long word alone on the second of two lines stays there")
  func longWordAlone() throws {
    let text = "The Future of Open Source Communities"
    let width = try #require(
      stride(from: 100.0, through: 400, by: 1).first { width in
        let plain = lines(text, .wrap, width: width)
        return plain.count == 2 && starts(plain)[1] == text.utf8.count - 11
      })
    #expect(starts(lines(text, .pushOut, width: width)) == starts(lines(text, .wrap, width: width)))
  }

  /// Recorded by a simulator of iOS 18: rational-kunal/NeoBrutalism at b0f2ef30 (CardTests, card_with_long_content:
  /// "wrapping within a fixed width | layout.").
  @Test("A word alone on the last of more lines stays there")
  func aloneBelowMoreLines() throws {
    let text = "the card handles overflowing text and wrapping within a fixed width layout."
    let width = try #require(
      stride(from: 150.0, through: 400, by: 1).first { width in
        let plain = lines(text, .wrap, width: width)
        return plain.count == 3 && starts(plain)[2] == text.utf8.count - 7
      })
    #expect(starts(lines(text, .pushOut, width: width)) == starts(lines(text, .wrap, width: width)))
  }

  /// Probed on macOS 26.2: iamcgn/swiftui-web, Docs/elements/Text.md at 03283214.
  @Test("The space at which a line is broken counts in the width of a view's text")
  func spaceAtTheEnd() {
    func width(_ text: String, _ width: Double, isCounted: Bool) -> Double {
      var style = ParagraphStyle()
      style.countsSpaceAtBreaks = isCounted
      return Paragraph(AttributedText(text), style: style, typesetter: TestFonts.typesetter)
        .layout(width: width, grid: PixelGrid(scale: 2)).exactSize.width
    }
    let ink = width("Wide", .infinity, isCounted: true)
    #expect(width("Wide a wide", ink + 2, isCounted: false) == ink)
    #expect(width("Wide wide", ink + 20, isCounted: true) > ink + 1)
    #expect(width("Wide wide", ink + 1, isCounted: true) == ink + 1)
    // A line feed has no width.
    #expect(width("Wide\nWide", ink + 20, isCounted: true) == ink)
    // Recorded on iOS 18: "ID: " in anaccborba/AnaCoinApp at 4f738bd6, testExchangeDetailViewSnapshot.
    #expect(width("Wide ", ink + 20, isCounted: true) > ink + 1)
    #expect(width("Wide ", ink + 20, isCounted: false) == ink)
  }

  @Test("Of a long paragraph the last four lines alone change, each paragraph on its own")
  func lastLines() throws {
    var changed = 0
    for width in stride(from: 150.0, through: 320, by: 3.5) {
      let text = Array(repeating: Self.text, count: 4).joined(separator: ". ") + "\nEnd"
      let plain = lines(text, .wrap, width: width)
      let pretty = lines(text, .pretty, width: width)
      #expect(plain.count == pretty.count)
      let last = plain.count - 2
      #expect(starts(plain).prefix(last - 3) == starts(pretty).prefix(last - 3))
      #expect(starts(plain).last == starts(pretty).last)
      if starts(plain) != starts(pretty) { changed += 1 }
    }
    #expect(changed > 3)
  }

  @Test(
    "Text that is cut is set as it is without", arguments: [TextWrap.balance, .pretty, .pushOut])
  func cut(wrap: TextWrap) {
    #expect(
      starts(lines(Self.text, wrap, width: 120, limit: 2))
        == starts(lines(Self.text, .wrap, width: 120, limit: 2)))
  }
}
