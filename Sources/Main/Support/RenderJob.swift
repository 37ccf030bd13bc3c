import ArgumentParser
import GalleyParsing
import GalleyStair
import GalleySystem
import GalleyTemplates

/// A document to render, and the place of its pictures.
struct RenderJob: Sendable {
  /// The path of the document, as it was given.
  let path: String
  /// The name that files in a folder are called by.
  let name: String
  let target: OutputTarget
  /// The document with its data; nil for a document without data, which is read when it is drawn.
  private let filled: FilledDocument?
  /// The number of the record from 1; nil for none or all.
  let row: Int?

  /// Makes the job of a document without data.
  init(_ path: String, to target: OutputTarget) {
    (self.path, name, self.target) = (path, path, target)
    (filled, row) = (nil, nil)
  }

  private init(_ filled: FilledDocument, row: Int?, to target: OutputTarget) {
    path = filled.path.isEmpty ? "-" : filled.path
    (self.target, self.filled, self.row) = (target, filled, row)
    let stem = DesignFile.stem(of: filled.path.isEmpty ? "picture" : filled.path)
    name = row.map { "\(stem).\($0).json" } ?? "\(stem).json"
  }

  /// The request for its pictures.
  var request: DocumentRequest { filled?.request(for: row) ?? DocumentRequest(path: path) }

  /// The jobs of a document with data: one for each record, or one for all where the document names `rows`; and the
  /// outcomes of the records that have no job. The faults of names are printed.
  ///
  /// - Parameters:
  ///   - row: The one record to draw; nil for all.
  ///   - output: The value of `-o`, in which placeholders name fields of the record.
  /// - Throws: `ValidationError` for a pattern that gives no names, and `FileError` for data without records.
  static func jobs(
    of filled: FilledDocument, row: Int?, output: String, picturesEach: Int
  ) throws -> (jobs: [RenderJob], refused: [RenderOutcome]) {
    guard !filled.rows.isEmpty else {
      throw FileError(
        operation: "draw the records of", path: filled.data.source.name, reason: "it has none")
    }
    if filled.usesAllRows {
      let place =
        Template.hasPlaceholders(output) ? try filled.data.fileName(output, of: 0) : output
      let target = try OutputTarget(place, pictureCount: picturesEach)
      return ([RenderJob(filled, row: nil, to: target)], [])
    }
    var names = RecordNames(filled: filled, chosen: row, output: output)
    return try names.jobs(picturesEach: picturesEach)
  }

  /// The names of the pictures of records, and what is wrong with them.
  private struct RecordNames {
    let filled: FilledDocument
    let chosen: Int?
    let output: String
    private var refused: [RenderOutcome] = []
    /// The records by the paths of their pictures.
    private var owners: [String: Int] = [:]

    init(filled: FilledDocument, chosen: Int?, output: String) {
      (self.filled, self.chosen, self.output) = (filled, chosen, output)
    }

    private var data: DataFile { filled.data }

    mutating func jobs(
      picturesEach: Int
    ) throws -> (jobs: [RenderJob], refused: [RenderOutcome]) {
      let rows = chosen.map { [$0] } ?? Array(filled.rows)
      let usable = rows.filter { data.faults[$0 - 1] == nil }
      for row in rows { if let faults = data.faults[row - 1] { refuse(row, faults) } }
      guard Template.hasPlaceholders(output) else {
        let target = try OutputTarget(output, pictureCount: rows.count * picturesEach)
        return (usable.map { RenderJob(filled, row: $0, to: target) }, refused)
      }
      var jobs: [RenderJob] = []
      var faults: [(row: Int, fault: FileNameFault)] = []
      for row in usable {
        do throws(FileNameFault) {
          let place = try data.name(output, of: row - 1)
          try claim(place, for: row)
          jobs.append(RenderJob(filled, row: row, to: try Self.target(place)))
        } catch { faults.append((row, error)) }
      }
      // A field that no record has is a mistake of the pattern.
      if let first = faults.first?.fault, jobs.isEmpty,
        faults.allSatisfy({ $0.fault.range == nil || $0.fault.isMissingField })
      {
        throw ValidationError("'\(output)': \(first.message)")
      }
      let findings = faults.map { row, fault in
        (row, Diagnostic(.error, "\(fault.message) ('\(output)')", at: fault.range))
      }
      DiagnosticPrinter.print(findings.map(\.1), of: data.source)
      for (row, finding) in findings { refuse(row, [finding]) }
      return (jobs, refused)
    }

    /// Gives a path to a record; the second one that would have it is refused.
    private mutating func claim(_ place: String, for row: Int) throws(FileNameFault) {
      if let other = owners[place] {
        throw FileNameFault(
          message: "records \(other) and \(row) would both become '\(place)'; the first is drawn",
          range: data.range(ofName: output, in: row - 1))
      }
      owners[place] = row
    }

    private static func target(_ place: String) throws(FileNameFault) -> OutputTarget {
      do { return try OutputTarget(place, pictureCount: 1) } catch {
        throw FileNameFault(message: "\(error)")
      }
    }

    private mutating func refuse(_ row: Int, _ findings: [Diagnostic]) {
      let path = filled.path.isEmpty ? "-" : filled.path
      refused.append(RenderOutcome(document: path, row: row, refusedBy: findings, in: data.source))
    }
  }
}

extension DataFile {
  fileprivate func fileName(_ pattern: String, of record: Int) throws -> String {
    do throws(FileNameFault) { return try name(pattern, of: record) } catch {
      throw ValidationError("'\(pattern)': \(error.message)")
    }
  }
}
