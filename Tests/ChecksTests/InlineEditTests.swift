import GalleyTestSupport
import Testing

@testable import GalleyChecks

@Suite("Texts written into Swift source")
struct InlineEditTests {
  private func edited(_ source: String, line: Int = 1, column: Int = 1, _ text: String) -> String? {
    InlineEdit(source: Array(source.utf8), line: line, column: column).inserting(text)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a text becomes the closure behind the call, indented like it")
  func inserted() {
    let source = "func a() {\n  check(of: 1, as: .dump)\n  next()\n}\n"
    #expect(
      edited(source, line: 2, column: 3, "one\n\ntwo") == """
        func a() {
          check(of: 1, as: .dump) {
            \"""
            one

            two
            \"""
          }
          next()
        }

        """)
  }

  @Test("what is there is replaced, over several lines as well")
  func replaced() {
    let call = "check(\n  of: \")\", /* ) */ // )\n  as: #\"\"\")\"\"\"#\n)"
    for closure in ["", " { \"old } { \" }", "\n{\n  \"\"\"\n  }\n  \"\"\"\n}"] {
      #expect(
        edited(call + closure + " + 1", "new") == call + " {\n  \"\"\"\n  new\n  \"\"\"\n} + 1")
    }
  }

  @Test(
    "brackets in strings, interpolations and comments do not end a call",
    arguments: [
      #"check("a\(b(")"))c")"#, ##"check(#"\(1) " \#(f(")"))"#)"##, "check(/* /* ) */ ) */ 1)",
      "check(\"\"\"\n  \" ) \\\"\"\"\n  \"\"\")", #"check("\\")"#, "check([1: { $0 }, 2: (3)])",
    ])
  func brackets(_ call: String) {
    #expect(edited(call, "x") == call + " {\n  \"\"\"\n  x\n  \"\"\"\n}")
  }

  @Test("number signs keep quotes and backslashes as they are")
  func signs() {
    #expect(edited("f()", #"a\b"#)?.contains("  #\"\"\"\n  a\\b\n  \"\"\"#\n") == true)
    #expect(edited("f()", ##"a\#b"##)?.contains("  ##\"\"\"\n") == true)
    #expect(edited("f()", "\"\"\"#")?.contains("  ##\"\"\"\n") == true)
  }

  @Test("where no call stands nothing is written", arguments: ["", "f", "f\n()", "f(", "f(1 {"])
  func nothing(_ source: String) { #expect(edited(source, "x") == nil) }

  @Test("later calls of a file are found although earlier ones have grown")
  func several() throws {
    let folder = TemporaryFolder()
    try folder.write("f()\ng()\nh()\n", to: "A.swift")
    let edits = InlineEdits()
    for (line, text) in [(3, "three"), (1, "one"), (2, "two")] {
      #expect(try edits.write(text, to: folder.path + "/A.swift", line: line, column: 1))
    }
    let closure = { (text: String) in "() {\n  \"\"\"\n  \(text)\n  \"\"\"\n}\n" }
    let expected = "f\(closure("one"))g\(closure("two"))h\(closure("three"))"
    #expect(folder.bytes("A.swift") == Array(expected.utf8))
  }
}
