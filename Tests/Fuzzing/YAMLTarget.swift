@testable import GalleyParsing

/// YAML as data: findings and values inside of the text, and bounds kept.
enum YAMLTarget: FuzzTarget {
  private static let limits = ParsingLimits(
    maximumBytes: 1 << 16, maximumNesting: 64, maximumValues: 10_000)

  static func run(_ bytes: [UInt8]) {
    let source = SourceText(name: "a.yaml", bytes: bytes)
    let (value, findings) = YAMLParser.parse(source, limits: limits)
    JSONTarget.check(findings, in: source)
    guard let value else { return precondition(!findings.isEmpty) }
    var count = 0
    check(value, in: source, depth: 0, &count)
    // The list of several documents is one more.
    precondition(count <= limits.maximumValues + 1)
  }

  private static func check(
    _ value: SyntaxValue, in source: SourceText, depth: Int, _ count: inout Int
  ) {
    count += 1
    precondition(depth <= limits.maximumNesting + 1)
    precondition(value.range.start <= value.range.end && value.range.end <= source.bytes.count)
    for element in value.elements ?? value.members?.map(\.value) ?? [] {
      check(element, in: source, depth: depth + 1, &count)
    }
  }
}
