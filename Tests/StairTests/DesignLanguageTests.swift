import Foundation
import Testing

/// The article's table of abilities, checked against the tests and the corpus it points at, and
/// against the wrong values that turn the tests red.
@Suite struct DesignLanguageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    var ability: String
    /// `Suite/function`.
    var test: String
    var files: [String]
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func rows() throws -> [Row] {
    try text(of: "Sources/Galley/Galley.docc/design-language.md").split(separator: "\n").compactMap
    {
      line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 4, cells[0].contains("-"), cells[0].first != "-"
      else { return nil }
      let files = cells[3].split(separator: "`").map(String.init).filter { $0.contains("/") }
      return Row(
        ability: cells[0], test: cells[2].trimmingCharacters(in: ["`"]), files: files)
    }
  }

  /// The display names of the tests, by suite and function and by file.
  private struct Names {
    var tests: [String: String] = [:]
    var files: [String: [String]] = [:]

    /// Reads one file line by line: a name, perhaps arguments, then the function.
    mutating func read(_ text: String, of path: String) {
      var suite = ""
      var name = ""
      for line in text.split(separator: "\n") {
        let words = line.drop { $0 == " " }
        if line.first != " ", let range = line.range(of: "struct ") {
          suite = String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
        } else if words.hasPrefix("@Test") || (name.isEmpty && words.first == "\"") {
          name =
            words.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
            .map(String.init) ?? ""
        }
        // The function may be on the line of its name.
        let rest = words.hasPrefix("@Test") ? words.drop { $0 != ")" }.dropFirst(2) : words
        if rest.hasPrefix("func ") {
          tests["\(suite)/\(rest.dropFirst(5).prefix { $0 != "(" })"] = name
          files[path, default: []].append(name)
          name = ""
        }
      }
    }
  }

  private static let names = Result { () throws -> Names in
    var names = Names()
    let folder = root.appendingPathComponent("Tests")
    for room in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(room).path)
      for file in files ?? [] where file.hasSuffix("Tests.swift") {
        let path = "Tests/\(room)/\(file)"
        names.read(try text(of: path), of: path)
      }
    }
    return names
  }

  /// The display names of a test file's tests, or the description of a document.
  private static func names(in path: String) throws -> [String] {
    guard path.hasSuffix(".json") else { return try names.get().files[path] ?? [] }
    let parts = try text(of: path).components(separatedBy: "\"description\": \"")
    return parts.dropFirst().prefix(1).map { String($0.prefix { $0 != "\"" }) }
  }

  /// Returns true if a name contains a number, not merely one that begins with it.
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
    let systems = [("W3W", 34), ("DNA", 39), ("DUI", 17), ("GUI", 20), ("STY", 25), ("PLT", 3)]
    let numbers = systems.flatMap { name, count in (1...count).map { "\(name)-\($0)" } }
    #expect(try Self.rows().map(\.ability) == numbers)
  }

  @Test("every test and file in the table exists and carries the ability's number")
  func proved() throws {
    let tests = try Self.names.get().tests
    for row in try Self.rows() {
      let name = tests[row.test] ?? ""
      #expect(Self.carries(name, row.ability), "\(row.test) does not carry \(row.ability)")
      for file in row.files {
        let names = try Self.names(in: file)
        #expect(
          names.contains { Self.carries($0, row.ability) }, "\(file) does not carry \(row.ability)")
      }
    }
  }

  @Test("every ability has a value to be made wrong, which stands in the sources once")
  func mutations() throws {
    let tests = try Self.names.get().tests
    let planted = try Self.planted("mutations") { head in
      for test in head.dropFirst(2) where test.contains("/") {
        #expect(Self.carries(tests[test] ?? "", head[0]), "\(test) does not carry \(head[0])")
      }
    }
    let abilities = planted.indices.filter { $0 == 0 || planted[$0 - 1] != planted[$0] }
    #expect(try abilities.map { planted[$0] } == Self.rows().map(\.ability))
  }

  @Test("every row of the table of peers has a test, and a value to be made wrong")
  func peers() throws {
    let table = try Self.text(of: "Sources/Galley/Galley.docc/comparison.md")
      .components(separatedBy: "## Using a screen")[1].components(separatedBy: "\n## ")[0]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let rooms = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Tests").path)
    for row in rows {
      let test = (row.last ?? "").trimmingCharacters(in: ["`"]).split(separator: "/")
      try #require(test.count == 2)
      let texts = rooms.compactMap { try? Self.text(of: "Tests/\($0)/\(test[0]).swift") }
      #expect(texts.contains { $0.contains("func \(test[1])(") }, "\(row[0])")
    }
    #expect(
      try Set(Self.planted("peers") { _ in })
        == Set(rows.map { $0[0].replacing(" ", with: "-") }))
  }

  /// The abilities of a list of wrong values, each of which is in its source once.
  private static func planted(_ list: String, _ check: ([String]) -> Void) throws -> [String] {
    var planted: [String] = []
    for block in try text(of: ".ci/abilities.d/\(list)").components(separatedBy: "\n\n") {
      let lines = block.split(separator: "\n").filter { !$0.hasPrefix("#") }
      guard let head = lines.first?.split(separator: " ").map(String.init) else { continue }
      planted.append(head[0])
      check(head)
      func part(_ sign: Character) -> String {
        lines.dropFirst().filter { $0.first == sign }.map { $0.dropFirst(2) }
          .joined(separator: "\n")
      }
      let old = part("-")
      let plain = old.replacing("«", with: "").replacing("»", with: "")
      let source = try text(of: head[1])
      #expect(source.components(separatedBy: plain).count == 2, "\(head[0]): \(plain)")
      let marked = old.split(separator: "«").last?.split(separator: "»").first.map(String.init)
      #expect(marked != part("+"), "\(head[0]) changes nothing")
    }
    return planted
  }

  @Test("the kept outcome is that of the table: every test red for its ability")
  func outcome() throws {
    let kept = try Self.text(of: ".ci/abilities.md").split(separator: "\n").compactMap {
      line -> [String]? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 4 && cells[0].contains("-") && cells[0].first != "-" ? cells : nil
    }
    #expect(kept.allSatisfy { $0[3] == "red" })
    for row in try Self.rows() {
      #expect(kept.contains { $0[0] == row.ability && $0[1] == row.test }, "\(row.ability)")
    }
  }
}
