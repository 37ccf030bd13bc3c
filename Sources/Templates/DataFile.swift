package import GalleyParsing
package import GalleySystem

/// The records of a data file: CSV, TSV, JSON, JSON Lines or YAML. Their values have their places in it.
///
/// ```
/// let (data, findings) = DataFile.read(try SourceText(file: "people.csv"))
/// ```
package struct DataFile: Sendable {
  /// The form of a data file.
  package enum Form: String, CaseIterable, Sendable {
    /// A table; see ``TableParser``.
    case csv, tsv
    /// A list of objects, or one object, which is a single record.
    case json
    /// An object on each line.
    case jsonl, ndjson
    /// A list of objects, one object, or several documents; see ``YAMLParser``.
    case yaml, yml

    /// The form by the ending of a file's name; nil for other endings.
    package init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
  }

  /// The text.
  package let source: SourceText
  /// The records in the order of the file: each an object, or anything else for one with faults.
  package let records: [SyntaxValue]
  /// The errors of the records that cannot be used, by the places of the records from 0.
  package let faults: [Int: [Diagnostic]]
  /// The fields that some record has.
  let names: Set<String>
  /// True for a table, whose first line names the fields of all records.
  package private(set) var isTable = false

  /// Reads a file, whose ending names the form.
  ///
  /// - Throws: `FileError` when the bytes cannot be read, or the ending is not one of ``Form``. Findings
  ///   report what is wrong in them.
  package static func read(
    file path: String
  ) throws(FileError) -> (data: DataFile?, source: SourceText, findings: [Diagnostic]) {
    guard let form = Form(path: path) else {
      let endings = Form.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw FileError(
        operation: "read data from", path: path, reason: "its name ends in none of \(endings)")
    }
    let source = try SourceText(file: path, limit: ParsingLimits.standard.maximumBytes)
    let (data, findings) = read(source, as: form)
    return (data, source, findings)
  }

  /// Reads a text. The data is nil when an error concerns more than single records.
  package static func read(
    _ source: SourceText, as form: Form
  ) -> (data: DataFile?, findings: [Diagnostic]) {
    let (value, findings) =
      switch form {
      case .csv, .tsv: TableParser.parse(source)
      case .json: JSONParser.parse(source)
      case .jsonl, .ndjson: lines(of: source)
      case .yaml, .yml: YAMLParser.parse(source)
      }
    guard let value else { return (nil, findings) }
    var (data, all) = read(value, in: source, after: findings)
    data?.isTable = [.csv, .tsv].contains(form)
    return (data, all)
  }

  /// Takes the records from a value that was read already. The data is nil for a value without records.
  ///
  /// - Parameter earlier: The findings of the reading; a record with one of them has no other.
  package static func read(
    _ value: SyntaxValue, in source: SourceText, after earlier: [Diagnostic] = []
  ) -> (data: DataFile?, findings: [Diagnostic]) {
    let collector = DiagnosticCollector()
    guard let records = value.members != nil ? [value] : value.elements else {
      collector.mismatch("a list of objects, or one object", value, for: nil)
      return (nil, earlier + collector.summary)
    }
    // Errors are in the order of their places, as records are.
    var errors = earlier.filter { $0.severity == .error && $0.range != nil }[...]
    var faults: [Int: [Diagnostic]] = [:]
    for (index, record) in records.enumerated() where record.members == nil {
      errors = errors.drop { ($0.range?.start ?? 0) < record.range.start }
      let own = errors.prefix { ($0.range?.start ?? 0) <= record.range.end }
      if own.isEmpty, !earlier.contains(where: { $0.severity == .error }) {
        let alone = DiagnosticCollector()
        alone.mismatch("an object", record, for: nil)
        collector.add(contentsOf: alone.summary)
        faults[index] = alone.summary
      } else {
        faults[index] = Array(own)
      }
    }
    let data = DataFile(
      source: source, records: records, faults: faults, names: SyntaxValue.names(inAny: records))
    return (data, earlier + collector.summary)
  }

  /// The errors of all records that cannot be used, in their order.
  package var allFaults: [Diagnostic] {
    faults.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The values of the lines of a text as one list; empty lines are skipped.
  private static func lines(
    of source: SourceText
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    var values: [SyntaxValue] = []
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      let line = source.bytes[start..<end]
      if line.contains(where: { $0 > 0x20 }) {
        let (value, findings) = JSONParser.parse(SourceText(name: source.name, bytes: Array(line)))
        collector.add(contentsOf: findings.map { $0.moved(by: start) })
        let isWhole = !findings.contains { $0.severity == .error }
        values.append(
          (isWhole ? value?.moved(by: start) : nil)
            ?? SyntaxValue(.null, at: SourceRange(start, end)))
      }
      start = end + 1
    }
    let findings = source.explained(collector.summary)
    return (SyntaxValue(.array(values), at: SourceRange(0, source.bytes.count)), findings)
  }
}

extension SyntaxValue {
  /// The keys that some of several objects have.
  static func names(inAny values: [SyntaxValue]) -> Set<String> {
    Set(values.lazy.flatMap { $0.members ?? [] }.map(\.key))
  }
}

extension Diagnostic {
  fileprivate func moved(by offset: Int) -> Diagnostic {
    var result = self
    result.range = range?.moved(by: offset)
    return result
  }
}

extension SourceRange {
  fileprivate func moved(by offset: Int) -> SourceRange {
    SourceRange(start + offset, end + offset)
  }
}

extension SyntaxValue {
  fileprivate func moved(by offset: Int) -> SyntaxValue {
    let moved: Kind
    switch kind {
    case .array(let elements): moved = .array(elements.map { $0.moved(by: offset) })
    case .object(let members):
      moved = .object(
        members.map {
          SyntaxMember(
            key: $0.key, keyRange: $0.keyRange.moved(by: offset), value: $0.value.moved(by: offset))
        })
    default: moved = kind
    }
    return SyntaxValue(moved, at: range.moved(by: offset))
  }
}
