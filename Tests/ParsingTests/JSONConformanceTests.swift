import Foundation
import Testing

@testable import GalleyParsing

/// The rules of the public JSON suites: `y_` files must be accepted, `n_` files refused, `i_` files
/// may be either; none may crash. `GALLEY_JSON_SUITE` names another folder of such files.
@Suite("JSON conformance")
struct JSONConformanceTests {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["GALLEY_JSON_SUITE"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("JSONSuite")
  }()

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("Texts are written as they read back, marked only where they must be")
  func quoted() throws {
    for text in [
      "", "a", "fifteen letters", "more than fifteen letters", "Ünï שלום 👩‍🚀", "a\"b", "\\",
      "\n\r\t\u{1}\u{7F}",
      String(repeating: "long é ", count: 99),
    ] {
      let written = JSONWriter.quoted(text)
      #expect(
        try JSONSerialization.jsonObject(with: Data("[\(written)]".utf8)) as? [String] == [text])
      #expect(written == "\"\(text)\"" || text.contains { "\"\\\n\r\t\u{1}\u{7F}".contains($0) })
    }
  }

  @Test("The suite is there and has all three kinds")
  func suiteIsPresent() {
    #expect(Self.files.count >= 150)
    for prefix in ["y_", "n_", "i_"] {
      #expect(Self.files.contains { $0.hasPrefix(prefix) })
    }
  }

  @Test("DUI-6 JSON follows RFC 8259", arguments: files)
  func file(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let (value, diagnostics) = JSONParser.parse(SourceText(name: name, bytes: Array(data)))
    let isAccepted = value != nil && !diagnostics.contains { $0.severity == .error }
    if name.hasPrefix("y_") {
      #expect(isAccepted, "\(diagnostics.map(\.message))")
      #expect(diagnostics.isEmpty)
    }
    if name.hasPrefix("n_") { #expect(!isAccepted) }
    for diagnostic in diagnostics {
      if let range = diagnostic.range {
        #expect(range.start <= range.end && range.start <= data.count)
      }
    }
  }
}
