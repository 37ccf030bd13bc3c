import Foundation
import Testing

/// The article's table of tools that use screens, checked against the tests that it names.
@Suite struct ComparisonTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func rows() throws -> [[String]] {
    let article = root.appendingPathComponent("Sources/Galley/Galley.docc/comparison.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Using a screen").last)
    return section.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The texts of suites by the names of the suites, which several rooms may have.
  private static func suites() throws -> [String: String] {
    let tests = root.appendingPathComponent("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    let named = try files.filter { $0.hasSuffix("Tests.swift") }.map { path in
      let file = tests.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      return (file.deletingPathExtension().lastPathComponent, text)
    }
    return Dictionary(named, uniquingKeysWith: +)
  }

  @Test("Each row about using a screen has a cell for each tool and names a test that there is")
  func rowsNameTests() throws {
    let (rows, suites) = (try Self.rows(), try Self.suites())
    #expect(rows.count >= 12)
    for row in rows {
      try #require(row.count == 8, "\(row)")
      #expect(!row.contains(""), "\(row)")
      let words = row[7].trimmingCharacters(in: ["`"]).split(separator: "/").map(String.init)
      try #require(words.count == 2, "\(row[7])")
      let text = try #require(suites[words[0]], "there is no suite \(words[0])")
      // A test, not a function of the same name: the attribute comes before it, perhaps with a name.
      let pattern = "@Test(\\([^@]*\\))?\\s*func \(words[1])\\("
      let isThere = text.range(of: pattern, options: .regularExpression) != nil
      #expect(isThere, "\(words[0]) has no test \(words[1])")
    }
  }
}
