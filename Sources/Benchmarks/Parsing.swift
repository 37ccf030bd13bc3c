internal import Foundation
internal import GalleyDesign
internal import GalleyParsing
internal import GalleyStyleSheets

extension Benchmark {
  static let parsing = Benchmark(
    name: "parsing", summary: "JSON against copying and Foundation; a sheet of 5,000 styles"
  ) { bench in
    try ParsingCosts.json(bench, "500 rows, compact", ParsingInputs.rows(isPretty: false))
    try ParsingCosts.json(bench, "500 rows, indented", ParsingInputs.rows(isPretty: true))
    try ParsingCosts.json(bench, "40,000 numbers", ParsingInputs.numbers)
    try ParsingCosts.sheet(bench)
  }
}

/// The measurements, one table each.
enum ParsingCosts {
  /// A JSON text; the results are bytes, so that bytes divided by milliseconds is kB/s.
  static func json(_ bench: Workbench, _ title: String, _ text: String) throws {
    let bytes = Array(text.utf8)
    let data = Data(bytes)
    let source = SourceText(name: "benchmark", bytes: bytes)
    try bench.compare(
      "JSON: \(title)",
      [
        Contender(name: "floor: copy the bytes") { bytes.withUnsafeBytes { [UInt8]($0).count } },
        Contender(name: "line table") { SourceText(name: "b", bytes: bytes).bytes.count },
        Contender(name: "JSONParser, value freed") {
          precondition(JSONParser.parse(source).diagnostics.isEmpty)
          return bytes.count
        },
        Contender(name: "Foundation's JSONSerialization") {
          _ = try JSONSerialization.jsonObject(with: data)
          return bytes.count
        },
      ])
  }

  /// A sheet of 5,000 styles in chains of four, each stage apart.
  static func sheet(_ bench: Workbench) throws {
    let text = ParsingInputs.sheet(styles: 5000)
    let source = SourceText(name: "benchmark", text: text)
    guard let value = JSONParser.parse(source).value else { return }
    let sheet = StyleSheetReader.read(value, diagnostics: DiagnosticCollector())
    let resolved = StyleResolver.resolve(sheet, diagnostics: DiagnosticCollector())
    let changed = sheet.reloading(
      StyleSheetFile.read(
        SourceText(name: "b", text: "{\"colors\": {\"c0\": \"#123\"}}")
      ).file.sheet)
    try bench.compare(
      "a sheet of 5,000 styles (\(text.utf8.count) bytes)",
      [
        Contender(name: "parse") { JSONParser.parse(source).diagnostics.count },
        Contender(name: "read") {
          StyleSheetReader.read(value, diagnostics: DiagnosticCollector()).styles.count
        },
        Contender(name: "resolve") {
          StyleResolver.resolve(sheet, diagnostics: DiagnosticCollector()).styles.count
        },
        Contender(name: "make all schemes") {
          resolved.styles.reduce(0) { $0 + ($1.scheme.styles == nil ? 0 : 1) }
        },
        Contender(name: "reload one colour") {
          StyleResolver.resolve(changed, diagnostics: DiagnosticCollector()).styles.count
        },
      ])
  }
}

/// The inputs of the measurements.
enum ParsingInputs {
  /// The document of 500 rows that the whole stair is measured with.
  static func rows(isPretty: Bool) -> String {
    let (line, gap) = isPretty ? ("\n    ", " ") : ("", "")
    let rows = (0..<500).map { index in
      [
        "{\"type\":\(gap)\"HStack\",\(line)\"properties\":\(gap){\"padding\":\(gap)8,",
        "\(line)\"spacing\":\(gap)16,\(line)\"verticalAlignment\":\(gap)\"center\"},",
        "\(line)\"subviews\":\(gap)[{\"type\":\(gap)\"Image\",\(line)\"values\":\(gap){",
        "\"localImageName\":\(gap)\"photo\(index).png\"},\(line)\"properties\":\(gap){",
        "\"width\":\(gap)40,\(line)\"height\":\(gap)40}},\(line){\"type\":\(gap)\"Text\",",
        "\(line)\"values\":\(gap){\"text\":\(gap)\"Hiking tour number \(index), über den Berg\"},",
        "\(line)\"properties\":\(gap){\"font\":\(gap)\"title\",\(line)\"foregroundColor\":",
        "\(gap)\"#222222\"}}]}",
      ].joined()
    }
    return "{\"type\": \"VStack\", \"subviews\": [\(rows.joined(separator: ","))]}"
  }

  /// Numbers of five and of seventeen digits in turn.
  static let numbers =
    "[" + (0..<20_000).map { "\($0).5,\(Double($0) / 7)" }.joined(separator: ",") + "]"

  /// Styles in chains of four over fifty colours and dimensions.
  static func sheet(styles count: Int) -> String {
    let colors = (0..<50).map { "\"c\($0)\":\"#\(100_000 + $0)\"" }.joined(separator: ",")
    let dimensions = (0..<50).map { "\"d\($0)\":\($0)" }.joined(separator: ",")
    let styles = (0..<count).map { index in
      let parent = index % 4 == 0 ? "" : "\"parent\":\"style\(index - 1)\","
      return "\"style\(index)\":{\(parent)\"foregroundColor\":\"c\(index % 50)\","
        + "\"borderWidth\":\"d\(index % 50)\",\"cornerRadius\":\(index % 9),"
        + "\"font\":{\"name\":\"systemFont\",\"size\":\(10 + index % 20)},"
        + "\"styledTextAttributes\":{\"kern\":0.5,\"lineSpacing\":\"d\(index % 7)\"}}"
    }
    return "{\"colors\":{\(colors)},\"dimensions\":{\(dimensions)},"
      + "\"styles\":{\(styles.joined(separator: ","))}}"
  }
}
