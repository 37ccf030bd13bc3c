import GalleyDocuments
import Testing

@Suite("Pseudo-locales")
struct PseudoLocaleTests {
  @Test("Pseudo-locales lengthen and mirror")
  func pseudoLocales() {
    #expect(PseudoLocale.lengthened.translated("Wi-Fi 6") == "[Ŵî-Ƒî 6 one]")
    let long = "Save your changes before leaving"
    #expect(PseudoLocale.lengthened.translated(long).count >= long.count * 7 / 5)
    #expect(
      PseudoLocale.mirrored.translated("a b")
        == "\u{200F}\u{202E}a\u{202C}\u{200F} \u{200F}\u{202E}b\u{202C}\u{200F}")
    #expect(PseudoLocale.mirrored.translated("") == "")
  }

  @Test(
    "The mirrored pseudo-locale leaves numbers and placeholders as they are written",
    arguments: [
      ("a 12", "<a> 12"), ("3km", "3<km>"), ("v1,234.50x9:41!", "<v>1,234.50<x>9:41<!>"),
      ("a +49 (−5%) €1,234.50", "<a> [+49] <(>[−5%]<)> [€1,234.50]"), ("a-b2", "<a-b>2"),
      ("Hi ${A_B}!", "<Hi> [${A_B}]<!>"), ("%1$@ of {n}", "[%1$@] <of> [{n}]"),
      ("<b>a</b>&amp;", "<b><a></b>&amp;"),
    ])
  func mirrored(text: String, expected: String) {
    let shown = PseudoLocale.mirrored.translated(text)
      .replacing("\u{200F}\u{202E}", with: "<").replacing("\u{202C}\u{200F}", with: ">")
      .replacing("\u{2066}", with: "[").replacing("\u{2069}", with: "]")
    #expect(shown == expected)
  }

  @Test(
    "Pseudo-locales keep placeholders, tags, references and what has no letters",
    arguments: [
      ("Hi ${NAME}", "[Ĥî ${NAME} one]"), ("Hi {name}", "[Ĥî {name} one]"),
      ("%1$@ of %.2f%%", "[%1$@ öƒ %.2f%% one]"), ("<b>a</b>&eacute;", "[<b>å</b>&eacute; one]"),
      ("•\t", "•\t"), ("50 % a", "[50 % å one]"), ("${}", "${}"),
      ("a\n b \n\n", "[å one]\n [ƀ one] \n\n"),
    ])
  func placeholders(text: String, expected: String) {
    #expect(PseudoLocale.lengthened.translated(text) == expected)
  }
}
