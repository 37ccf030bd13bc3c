import Foundation
import Testing

/// The table of the documentation that counts the cards by kind and system, and their known differences.
@MainActor
struct TruthTable {
  /// Cards of a kind that one system recorded.
  private struct Row {
    let kind: String
    let system: String
    var cards = 0
    var measures: [TruthMeasure] = []
  }

  private var rows: [Row] = []
  private var reasons: [String] = []

  init() throws {
    for card in try TruthCard.all() {
      let measures = try TruthTests.measures(card)
      add(card.kind, card.system, 1, measures)
      guard let why = card.why else { continue }
      let far = measures.filter { !$0.isNear }
      let greatest = far.map { abs($0.difference) }.max() ?? 0
      reasons.append(
        "- `\(card.name)`, \(far.count) of \(measures.count) numbers, up to \(Self.text(greatest)) points: \(why)"
      )
    }
    for words in try TruthWords.all() {
      add("widths of words", words.system, words.words.count, try TruthTests.measures(words))
      addReasons(words.known, words.size, words.weight)
    }
    for lines in try TruthWords.lines() {
      add("ink of lines", lines.system, lines.words.count, try lines.inkMeasures())
      addReasons(lines.known, lines.size, lines.weight)
    }
    let symbols = try TruthSymbols.all()
    let boxes = try TruthTests.measures(symbols)
    add("boxes of symbols", symbols.system, symbols.symbols.count, boxes)
  }

  private mutating func add(
    _ kind: String, _ system: String, _ cards: Int, _ measures: [TruthMeasure]
  ) {
    let index = rows.firstIndex { $0.kind == kind && $0.system == system } ?? rows.count
    if index == rows.count { rows.append(Row(kind: kind, system: system)) }
    rows[index].cards += cards
    rows[index].measures += measures
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private static func share(_ measures: [TruthMeasure], _ tolerance: Double) -> String {
    let near = measures.filter { abs($0.difference) <= tolerance + 1e-6 }.count
    return measures.isEmpty
      ? "" : "\(near * 1000 / measures.count / 10).\(near * 1000 / measures.count % 10) %"
  }

  private mutating func addReasons(_ known: [String: Double]?, _ size: Double, _ weight: Int) {
    for (text, difference) in (known ?? [:]).sorted(by: { $0.key < $1.key }) {
      reasons.append(
        "- \u{201C}\(text)\u{201D} at \(Self.text(size)) points, weight \(weight): \(Self.text(difference)) points."
      )
    }
  }

  /// The table and the differences as Markdown.
  var markdown: String {
    let all = rows.flatMap(\.measures)
    let lines = rows.sorted { ($0.kind, $0.system) < ($1.kind, $1.system) }
      .map { row in
        let shares = [0.05, 0.5, 1, 2].map { Self.share(row.measures, $0) }
        return
          "| \(row.kind) | \(row.system) | \(row.cards) | \(row.measures.count) | \(shares.joined(separator: " | ")) |"
      }
    let positions = all.filter(\.isPosition)
    let lengths = all.filter { !$0.isPosition }
    let cards = rows.reduce(0) { $0 + $1.cards }
    return """
      \(cards) cards hold \(all.count) numbers. Of \(lengths.count) lengths, \(Self.share(lengths, 0.5)) are within \
      0.5 points of the recorded ones; of \(positions.count) positions, \(Self.share(positions, 1)) are within 1 point.

      | Kind | Recorded on | Cards | Numbers | Exact | Within 0.5 | Within 1 | Within 2 |
      |---|---|---|---|---|---|---|---|
      \(lines.joined(separator: "\n"))

      ## Known differences

      \(reasons.joined(separator: "\n"))
      """
  }
}

/// With `GALLEY_RECORD=1` in the surroundings the table is written anew.
@MainActor
@Suite struct TruthTableTests {
  private static let (start, end) = ("<!-- The table begins. -->", "<!-- The table ends. -->")

  @Test func theTableOfTheDocumentationIsCurrent() throws {
    let path = try Self.article()
    let text = try String(contentsOf: path, encoding: .utf8)
    let parts = text.components(separatedBy: Self.start)
    let rest = try #require(parts.last).components(separatedBy: Self.end)
    try #require(parts.count == 2 && rest.count == 2, "the article has no place for the table")
    let table = "\n\n\(try TruthTable().markdown)\n\n"
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1" {
      try (parts[0] + Self.start + table + Self.end + rest[1])
        .write(to: path, atomically: true, encoding: .utf8)
    } else {
      #expect(rest[0] == table, "run the test with GALLEY_RECORD=1")
    }
  }

  /// The article, wherever the documentation is.
  private static func article() throws -> URL {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Sources/Galley")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent == "how-close-to-apple.md" { return file }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
