import Testing

@testable import GalleySnapshots

@Suite("Texts of strangers in reports for forges")
struct DefusedTextTests {
  @Test(
    "Nothing calls anybody or is a link",
    arguments: [
      ("@octocat", "@\u{2060}octocat"), ("(@org/team)", "(@\u{2060}org/team)"),
      ("a@b.example", "a@\u{2060}b.example"), ("https://a.example", "https:\u{2060}//a.example"),
      ("www.a.example", "www\u{2060}.a.example"), ("WWW.a", "WWW\u{2060}.a"),
      ("owner/repo#12", "owner/repo#\u{2060}12"),
      ("owner/repo@0123abc", "owner/repo@\u{2060}0123abc"),
      ("mailto:a@b", "mailto:a@\u{2060}b"),
    ])
  func defused(text: String, expected: String) {
    #expect(text.defused.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "What is no call and no link stays as it is",
    arguments: ["#336699", "VStack#b", "padding 4 → 8", "a/b.c: 3", "w.w", "größe", "12:30", ""])
  func plain(text: String) { #expect(text.defused == text) }

  @Test("A bar with an accent does not end a cell, and lines do not end a row")
  func cells() {
    #expect(
      MarkdownReport.cell("a|\u{301}b\r\nc`<").unicodeScalars
        .elementsEqual("a\\|\u{301}b  c\\`\\<".unicodeScalars))
  }
}
