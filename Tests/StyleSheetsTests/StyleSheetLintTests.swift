import Testing

@testable import GalleyStyleSheets

@Suite("Style sheet lint")
struct StyleSheetLintTests {
  private static func lint(_ text: String) -> [String] { SheetReading(text).lint(text) }

  @Test(
    "STY-25 Properties without effect are named at their place",
    arguments: [
      (
        ##"{"styles": {"a": {"borderColor": "#fff"}}}"##,
        "s:1:34: note: \"borderColor\" has no effect without \"borderWidth\", unless as a substyle"
      ),
      (
        #"{"styles": {"a": {"font": {"name": "Inter"}}}}"#,
        "s:1:36: note: \"font.name\" has no effect without \"font.size\", unless as a substyle"
      ),
      (
        ##"{"styles": {"a": {"styledTextAttributes": {"underlineColor": "#fff"}}}}"##,
        "s:1:62: note: \"styledTextAttributes.underlineColor\" has no effect without \"styledTextAttributes.underlineStyle\", unless as a substyle"
      ),
    ])
  func noEffect(_ text: String, _ expected: String) {
    #expect(Self.lint(text) == [expected])
  }

  @Test("STY-25 A style with a parent is complete without effect: a warning")
  func child() {
    let text = ##"{"styles": {"a": {}, "b": {"parent": "a", "borderColor": "#fff"}}}"##
    #expect(
      Self.lint(text) == [
        "s:1:58: warning: \"borderColor\" has no effect without \"borderWidth\""
      ])
  }

  @Test("STY-25 What a parent completes is in order")
  func completed() {
    let text =
      ##"{"styles": {"a": {"borderWidth": 1, "font": {"size": 3, "name": "x"}}, "b": {"parent": "a", "borderColor": "#fff", "font": {"size": 4}}}}"##
    #expect(Self.lint(text).isEmpty)
  }

  @Test("STY-16 STY-25 A style that no component can use is named")
  func unusable() {
    let text =
      ##"{"styles": {"a": {"spacing": 1, "tableViewSeparatorColor": "#fff"}}}"##
    #expect(
      Self.lint(text) == [
        "s:1:13: warning: no component can use all of \"a\": none takes both \"tableViewSeparatorColor\" and \"spacing\""
      ])
  }

  @Test("STY-8 A replaced placeholder is remarked")
  func placeholder() {
    let text =
      #"{"styles": {"a": {"styledPlaceholderAttributes": {"kern": 1, "lineSpacing": 2, "lineHeightMultiple": 1, "alignment": "left", "lineBreakMode": "byClipping"}}, "b": {"parent": "a", "styledPlaceholderAttributes": {"kern": 2}}}}"#
    let expected =
      "s:1:159: note: \"styledPlaceholderAttributes\" replaces the parent's as a whole; \"lineSpacing\", \"lineHeightMultiple\", \"alignment\", \"lineBreakMode\" is not inherited"
    #expect(Self.lint(text) == [expected])
  }

  @Test("STY-9 A lost paragraph is remarked")
  func paragraph() {
    let text = #"{"styles": {"a": {"styledTextAttributes": {"lineSpacing": 1}}}}"#
    #expect(
      Self.lint(text) == [
        "s:1:59: note: as a substyle, \"a\" also drops the style's \"lineHeightMultiple\", \"alignment\", \"lineBreakMode\""
      ])
  }
}
