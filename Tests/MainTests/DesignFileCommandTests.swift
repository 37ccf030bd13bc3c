import Galley
import GalleyParsing
import Testing

@testable import GalleyMain

@Suite("Design files on the command line")
struct DesignFileCommandTests {
  @Test(
    "STY-25 What a file is, its content shows",
    arguments: [
      ("a.plist", "<plist/>", DesignFile.Kind.styleSheet), ("a", "bplist00", .styleSheet),
      ("a.json", "{\"styles\": {}}", .styleSheet), ("a.json", "{\"colors\": {}}", .styleSheet),
      ("a.tokens", "{}", .tokens), ("a.json", "{\"a\": {\"b\": {\"$value\": 1}}}", .tokens),
      ("a.json", "{\"resolutionOrder\": []}", .tokens), ("a.json", "{\"schemes\": {}}", .theme),
      ("a.json", "{\"extends\": \"plain\", \"colors\": {}}", .theme),
      ("a.json", "{\"type\": \"Text\"}", .document), ("a.json", "nonsense", .document),
    ])
  func kinds(_ name: String, _ text: String, _ expected: DesignFile.Kind) {
    #expect(DesignFile(SourceText(name: name, text: text)).kind == expected)
  }

  @Test(
    "STY-25 Findings are counted by severity",
    arguments: [
      ([:], "no problems"), ([.error: 1], "1 error"),
      ([.warning: 2, .error: 3, .note: 1], "3 errors, 2 warnings, 1 note"),
    ] as [([DiagnosticSeverity: Int], String)])
  func summary(_ counts: [DiagnosticSeverity: Int], _ expected: String) {
    #expect(FileLint.summary(of: counts) == expected)
  }
}
