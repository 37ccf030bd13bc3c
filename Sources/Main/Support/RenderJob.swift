import ArgumentParser
import Galley
import GalleyParsing
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

  /// The jobs of a document with data: one for each record, or one for all where the document names `rows`.
  ///
  /// - Parameters:
  ///   - row: The one record to draw; nil for all.
  ///   - output: The value of `-o`, in which placeholders name fields of the record.
  /// - Throws: `ValidationError` for names that are not names of files or that two records share, and
  ///   `FileError` for data without records.
  static func jobs(
    of filled: FilledDocument, row: Int?, output: String, picturesEach: Int
  ) throws -> [RenderJob] {
    guard !filled.rows.isEmpty else {
      throw FileError(
        operation: "draw the records of", path: filled.data.source.name, reason: "it has none")
    }
    let rows: [Int?] =
      filled.usesAllRows ? [nil] : row.map { [$0] } ?? Array(filled.rows).map(Optional.some)
    let isPattern = Template.hasPlaceholders(output)
    let shared =
      isPattern ? nil : try OutputTarget(output, pictureCount: rows.count * picturesEach)
    var places: [String: Int] = [:]
    return try rows.map { row in
      if let shared { return RenderJob(filled, row: row, to: shared) }
      let place = try filled.data.fileName(output, of: row.map { $0 - 1 } ?? 0)
      if let other = places.updateValue(row ?? 1, forKey: place) {
        throw ValidationError("records \(other) and \(row ?? 1) would both become '\(place)'")
      }
      return RenderJob(filled, row: row, to: try OutputTarget(place, pictureCount: 1))
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
