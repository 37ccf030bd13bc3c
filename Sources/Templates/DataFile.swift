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
  /// The records, each an object, in the order of the file.
  package let records: [SyntaxValue]

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

  /// Reads a text. The data is nil when a finding is an error.
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
    guard let value, !findings.contains(where: { $0.severity == .error }) else {
      return (nil, findings)
    }
    let (data, more) = read(value, in: source)
    return (data, findings + more)
  }

  /// Takes the records from a value that was read already. The data is nil when a finding is an error.
  package static func read(
    _ value: SyntaxValue, in source: SourceText
  ) -> (data: DataFile?, findings: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let records = value.members != nil ? [value] : value.elements ?? []
    if value.members == nil, value.elements == nil {
      collector.mismatch("a list of objects, or one object", value, for: nil)
    }
    for record in records where record.members == nil {
      collector.mismatch("an object", record, for: nil)
    }
    let data = collector.hasErrors ? nil : DataFile(source: source, records: records)
    return (data, collector.summary)
  }

  /// The values of the lines of a text as one list; empty lines are skipped.
  private static func lines(
    of source: SourceText
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    var values: [SyntaxValue] = []
    var start = 0
    while start < source.bytes.count, !collector.isFull {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      let line = source.bytes[start..<end]
      if line.contains(where: { $0 > 0x20 }) {
        let (value, findings) = JSONParser.parse(SourceText(name: source.name, bytes: Array(line)))
        collector.add(contentsOf: findings.map { $0.moved(by: start) })
        if let value { values.append(value.moved(by: start)) }
      }
      start = end + 1
    }
    let findings = source.explained(collector.summary)
    return (SyntaxValue(.array(values), at: SourceRange(0, source.bytes.count)), findings)
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
