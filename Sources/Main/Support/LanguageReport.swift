import GalleyComponents
import GalleyParsing
import GalleySnapshots
import GalleySystem

/// What keeps documents from being ready in each language.
struct LanguageReport {
  /// The counted values, in the order of the columns.
  private enum Column: String, CaseIterable {
    case untranslated
    case missingArguments = "no argument"
    case cut, overflow
    case missingGlyphs = "no font"

    init?(_ lint: String) {
      switch lint {
      case "truncated-text": self = .cut
      case "overflow": self = .overflow
      case "missing-glyph": self = .missingGlyphs
      default: return nil
      }
    }
  }

  private struct Finding: Hashable {
    var language: String
    var column: Column
    var place: String
    var message: String
  }

  private var languages: [String] = []
  private var findings: [Finding] = []
  /// Texts that are no key, with their places: the same in every language.
  private var withoutKey: [(place: String, text: String)] = []

  /// True if a language is not ready.
  var hasFindings: Bool { !findings.isEmpty }

  /// Adds what was found in a document in a language.
  mutating func add(
    _ language: String, _ remarks: [LocalizationRemark], _ lints: [LintFinding],
    _ source: SourceText
  ) {
    if !languages.contains(language) { languages.append(language) }
    func place(_ position: SourcePosition) -> String { "\(source.name):\(position)" }
    for remark in remarks {
      let place = place(source.location(of: remark.range.start))
      switch remark.kind {
      case .untranslated, .missingArgument:
        let column = remark.kind == .untranslated ? Column.untranslated : .missingArguments
        findings.append(
          Finding(language: language, column: column, place: place, message: remark.message))
      case .withoutKey:
        if withoutKey.contains(where: { $0.place == place }) { continue }
        withoutKey.append((place, remark.key))
      }
    }
    for lint in lints {
      guard let column = Column(lint.lint) else { continue }
      let place = lint.location.map { place(SourcePosition(line: $0.line, column: $0.column)) }
      findings.append(
        Finding(
          language: language, column: column, place: place ?? source.name,
          message: "\(lint.node): \(lint.message)"))
    }
  }

  private func count(_ language: String, _ column: Column) -> Int {
    findings.count { $0.language == language && $0.column == column }
  }

  /// A table, and below it every finding with its place.
  var text: String {
    var rows = [["language"] + Column.allCases.map(\.rawValue)]
    rows += languages.map { language in
      [language] + Column.allCases.map { String(count(language, $0)) }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      row.indices.map { index in
        let padding = String(repeating: " ", count: widths[index] - row[index].count)
        return index == 0 ? row[index] + padding : padding + row[index]
      }.joined(separator: "  ")
    }
    lines += findings.map { "\($0.place): \($0.language): \($0.column.rawValue): \($0.message)" }
    lines += withoutKey.map {
      "\($0.place): note: \(SyntaxValue.quoted($0.text)) is no key of the strings"
    }
    return lines.joined(separator: "\n").printable
  }

  /// For programs: for every language its counts and findings.
  var value: SyntaxValue {
    .array(
      languages.map { language in
        let found = findings.filter { $0.language == language }.map { finding in
          SyntaxValue.object([
            ("kind", .text(finding.column.rawValue)), ("place", .text(finding.place)),
            ("message", .text(finding.message)),
          ])
        }
        return .object(
          [("language", .text(language))]
            + Column.allCases.map { ($0.rawValue, .number(Double(count(language, $0)))) }
            + [("findings", .array(found))])
      })
  }
}
