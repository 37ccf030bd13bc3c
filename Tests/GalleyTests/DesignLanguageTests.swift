import Foundation
import Testing

/// The article's table of abilities, checked against the tests and the corpus it points at.
@Suite struct DesignLanguageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    var ability: String
    var files: [String]
  }

  private static func rows() throws -> [Row] {
    let article = root.appendingPathComponent("Sources/Galley/Galley.docc/design-language.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 3, cells[0].contains("-"), cells[0] != "---"
      else { return nil }
      let files = cells[2].split(separator: "`").map(String.init).filter { $0.contains("/") }
      return Row(ability: cells[0], files: files)
    }
  }

  /// The display names of a test file's tests, or the description of a document.
  private static func names(in path: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    guard path.hasSuffix(".json") else {
      return text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    }
    return text.matches(of: /"description": "((?:[^"\\]|\\.)*)"/).map { String($0.1) }
  }

  /// Whether a name carries a number, not merely one that begins with it.
  private static func carries(_ name: String, _ ability: String) -> Bool {
    var rest = name[...]
    while let range = rest.range(of: ability) {
      rest = rest[range.upperBound...]
      if rest.first?.isNumber != true { return true }
    }
    return false
  }

  @Test("the table names every ability of the design language once")
  func complete() throws {
    let systems = [("W3W", 34), ("DNA", 39), ("DUI", 17), ("GUI", 20), ("STY", 25), ("PLT", 1)]
    let numbers = systems.flatMap { name, count in (1...count).map { "\(name)-\($0)" } }
    #expect(try Self.rows().map(\.ability) == numbers)
  }

  @Test("every proof in the table exists and carries the ability's number")
  func proved() throws {
    for row in try Self.rows() {
      #expect(!row.files.isEmpty, "\(row.ability) has no proof")
      for file in row.files {
        let names = try Self.names(in: file)
        #expect(
          names.contains { Self.carries($0, row.ability) }, "\(file) does not carry \(row.ability)")
      }
    }
  }
}
