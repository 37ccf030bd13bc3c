import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem
import GalleyTemplates
import Synchronization

/// The data of served documents, read again when the file is another.
package final class ServedData: Sendable {
  /// The path of the file.
  package let path: String
  /// The record that is shown where the page chooses none, from 1.
  private let first: Int
  private let known = Mutex<(stamp: FileStamp?, reading: Reading)?>(nil)

  private struct Reading {
    var data: DataFile?
    /// The findings as text, with their places in the data.
    var findings: [String]
  }

  /// Takes the path of a file, which is read when a document is drawn.
  ///
  /// - Parameter first: The record that is shown first, from 1.
  package init(path: String, first: Int = 1) { (self.path, self.first) = (path, first) }

  /// A document with a record of the data.
  enum Filling {
    /// The document names no fields.
    case unneeded
    case filled(DocumentSyntax, facts: [(String, SyntaxValue)])
    /// The data cannot be used; the errors as text.
    case failed([String])
  }

  /// Puts a record into a document. A record behind the last one is the last: the file may have become shorter
  /// since the page chose.
  ///
  /// - Parameter row: The number of the record, from 1; nil for the first.
  func filling(_ source: SourceText, row: Int?, locale: String?) -> Filling {
    guard let value = JSONParser.parse(source).value else { return .unneeded }
    let template = Template(source, value, locale: Template.language(of: value, chosen: locale))
    guard template.hasFields else { return .unneeded }
    let reading = reading()
    guard let data = reading.data else { return .failed(reading.findings) }
    if template.usesAllRows {
      guard data.faults.isEmpty else { return .failed(reading.findings) }
      return .filled(DocumentSyntax(source, template.expanded(with: nil, of: data)), facts: [])
    }
    guard !data.records.isEmpty else { return .failed(["\(path): error: there are no records"]) }
    let row = min(row ?? first, data.records.count)
    if let faults = data.faults[row - 1] {
      return .failed(faults.map { $0.rendered(in: data.source) })
    }
    let facts: [(String, SyntaxValue)] = [
      ("row", .number(Double(row))), ("rows", .number(Double(data.records.count))),
      ("record", .text(data.summary(ofRecord: row - 1))),
    ]
    return .filled(
      DocumentSyntax(source, template.expanded(with: row - 1, of: data)), facts: facts)
  }

  private func reading() -> Reading {
    let stamp = FileStamp(of: path)
    return known.withLock { known in
      if let known, known.stamp == stamp, stamp != nil { return known.reading }
      let reading = Self.read(path)
      known = (stamp, reading)
      return reading
    }
  }

  private static func read(_ path: String) -> Reading {
    do throws(FileError) {
      let (data, source, findings) = try DataFile.read(file: path)
      return Reading(data: data, findings: findings.map { $0.rendered(in: source) })
    } catch {
      return Reading(data: nil, findings: ["error: \(error)"])
    }
  }
}
