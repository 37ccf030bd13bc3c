import Testing

@testable import GalleySystem

@Suite("Text from outside does nothing to a terminal or a log")
struct PrintableTextTests {
  @Test(
    "What would act is escaped, everything else stays",
    arguments: [
      ("a:1:2: error: größe “x” – 日本\t#fff ## [x]", "a:1:2: error: größe “x” – 日本\t#fff ## [x]"),
      ("\u{1B}[2Ja\u{7}\u{7F}\u{9B}31m", #"\u{1B}[2Ja\u{7}\u{7F}\u{9B}31m"#),
      ("x\n::error file=a::pwned", "x\n\\u{3A}:error file=a::pwned"),
      ("  ::stop-commands::x", #"  \u{3A}:stop-commands::x"#),
      ("a ##[error]b ##vso[task]c", #"a \u{23}#[error]b \u{23}#vso[task]c"#),
      ("a\u{202E}b\u{2066}c\u{2028}d", #"a\u{202E}b\u{2066}c\u{2028}d"#), ("a\rb", #"a\rb"#),
    ])
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
    #expect(expected.printable == expected)
    #expect(text.printableLine == expected.split(separator: "\n").joined(separator: "\\n"))
  }
}
