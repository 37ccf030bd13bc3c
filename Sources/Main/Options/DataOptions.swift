import ArgumentParser
import GalleyParsing
import GalleyServe
import GalleyStair
import GalleySystem
import GalleyTemplates

/// The options that put data into a document.
struct DataOptions: ParsableArguments {
  @Option(
    help: """
      Records for the placeholders of a document: a table (.csv, .tsv), a list of objects or one object \
      (.json, .yaml), or an object a line (.jsonl).
      """)
  var data: String?

  @Option(help: "The one record of --data to draw, from 1.")
  var row: Int?

  func validate() throws {
    guard row == nil || data != nil else { throw ValidationError("--row needs --data") }
    guard row ?? 1 >= 1 else { throw ValidationError("--row counts from 1") }
  }

  /// The records of `--data` in a document; nil without it.
  ///
  /// - Throws: `FileError`, or `ExitStatus.badInput` after printing what is wrong with either text.
  func filled(
    _ path: String, _ strictness: StrictnessOptions, locale: String?
  ) throws -> FilledDocument? {
    guard data != nil else { return nil }
    return try filled(
      try DocumentLoader.source(path), at: path == "-" ? "" : path, strictness, locale: locale)
  }

  /// The same for a text.
  func filled(
    _ source: SourceText, at path: String, _ strictness: StrictnessOptions, locale: String?
  ) throws -> FilledDocument? {
    guard let data else { return nil }
    let read = try DataFile.read(file: data)
    DiagnosticPrinter.print(read.findings, of: read.source)
    // An error of one record costs its picture alone.
    guard let file = read.data, !strictness.refuses(read.findings) || !file.faults.isEmpty else {
      throw ExitStatus.badInput
    }
    let (value, findings) = JSONParser.parse(source)
    try strictness.stop(at: findings, of: source)
    guard let value else { throw ExitStatus.badInput }
    let language = Template.language(of: value, chosen: locale)
    let filled = FilledDocument(
      path: path, template: Template(source, value, locale: language), data: file)
    guard file.faults.isEmpty || !filled.usesAllRows else { throw ExitStatus.badInput }
    guard filled.rows.isEmpty || row.map(filled.rows.contains) ?? true else {
      throw FileError(
        operation: "find row \(row ?? 0) in", path: data,
        reason: "it has \(file.records.count) records")
    }
    return filled
  }

  /// Returns true if some records cannot be used; their errors were printed when they were put into a document.
  func hasFaults() throws -> Bool {
    guard let data else { return false }
    return try DataFile.read(file: data).data?.faults.isEmpty == false
  }

  /// The data for the live page, which shows mistakes in the file as well; a file that cannot be read at all is
  /// an error at once.
  func served() throws -> ServedData? {
    guard let data else { return nil }
    _ = try DataFile.read(file: data)
    return ServedData(path: data, first: row ?? 1)
  }

  /// A document of a command that draws one: with the record of `--row`, else the first.
  func request(
    for path: String, _ sources: SourceOptions, _ canvas: CanvasOptions
  ) throws -> DocumentRequest {
    guard let filled = try filled(path, sources.strictness, locale: canvas.locale) else {
      return DocumentRequest(path: path)
    }
    guard let row = row ?? filled.usableRows.first ?? filled.rows.first else {
      throw FileError(operation: "draw a record of", path: data ?? "", reason: "it has none")
    }
    guard filled.usesAllRows || filled.data.faults[row - 1] == nil else {
      throw ExitStatus.badInput
    }
    return filled.request(for: filled.usesAllRows ? nil : row)
  }
}

/// A document with the records that are put into it.
struct FilledDocument: Sendable {
  /// The path around which its images and sheets are; empty for standard input.
  let path: String
  let template: Template
  let data: DataFile

  var usesAllRows: Bool { template.usesAllRows }

  /// The numbers of the records, from 1.
  var rows: Range<Int> { 1..<data.records.count + 1 }

  /// The numbers of the records without faults, from 1.
  var usableRows: [Int] { rows.filter { data.faults[$0 - 1] == nil } }

  /// The document with a record; nil draws it with the list of all of them.
  func request(for row: Int?) -> DocumentRequest {
    let expansion = template.expanded(with: row.map { $0 - 1 }, of: data)
    return DocumentRequest(
      DocumentSyntax(template.source, expansion), at: path)
  }

  /// The requests for a record, or for all of them one after another.
  func requests(row: Int?) -> [DocumentRequest] {
    let rows: [Int?] = usesAllRows ? [nil] : row.map { [$0] } ?? usableRows.map(Optional.some)
    return rows.map(request)
  }
}

extension DataOptions {
  /// The options of a command line without any.
  static var none: Self {
    var options = Self()
    options.data = nil
    options.row = nil
    return options
  }
}
