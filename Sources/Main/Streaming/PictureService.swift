import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyImaging
import GalleyParsing
import GalleyRendering
import GalleyStair
import GalleySystem
import GalleyTemplates
import Synchronization

/// The answer to a job: a line of JSON, and the bytes that it announces.
struct PictureAnswer: Sendable {
  var status = ExitStatus.success
  var members: [(String, SyntaxValue)] = []
  var bytes: [UInt8] = []
  /// The format of the bytes.
  var format = PictureFormat.png

  /// The line without its line feed.
  var line: String {
    let length = ("length", SyntaxValue.number(Double(bytes.count)))
    return JSONWriter.text(of: .object(members + [length]), style: .compact)
  }

  /// Everything that is sent.
  var content: [UInt8] { Array(line.utf8) + [0x0A] + bytes }
}

/// Draws jobs of programs. A job's failure is its own, and it reads and writes below some folders alone.
final class PictureService: Sendable {
  private let documents: DocumentRenderer
  /// The settings of jobs that have none of their own.
  private let settings: SceneSettings
  private let options: DrawingOptions
  private let format: PictureFormat?
  private let readable: ReadableFolders
  /// Files that the command was started with, which no picture may replace.
  private let inputs: [String]
  /// Themes that were read, by name or path.
  private let themes = Mutex<[String: Theme]>([:])

  /// The largest number of themes that are kept.
  private static let keptThemes = 64
  /// The longest picture that goes into an answer, in bytes.
  static let longestPicture = 256 << 20

  /// Makes a service with the defaults of jobs.
  ///
  /// - Parameter folders: The folders that jobs may name files in.
  init(
    _ sources: SourceOptions, _ canvas: CanvasOptions, _ options: DrawingOptions,
    format: PictureFormat?, folders: [String]
  ) throws {
    var documents = try sources.documents()
    readable = ReadableFolders(folders)
    documents.loader.files = ConfinedFiles(
      to: readable.adding(documents.loader.assets.places))
    documents.suites = documents.suites?.confined(to: readable)
    self.documents = documents
    var settings = canvas.settings
    settings.appearance = canvas.appearance?.appearances.first
    (self.settings, self.options, self.format) = (settings, options, format)
    inputs = sources.files
  }

  /// Draws a job.
  func answer(to source: SourceText) -> PictureAnswer {
    let (job, findings) = PictureJob.read(source)
    var answer = PictureAnswer()
    if let id = job.id { answer.members.append(("id", id)) }
    if findings.refuse(strictly: false) {
      answer.fail(.badInput, findings, of: source)
    } else {
      do { try draw(job, into: &answer) } catch { answer.fail(error) }
    }
    return answer
  }

  private func draw(_ job: PictureJob, into answer: inout PictureAnswer) throws {
    let files = NotedFiles(over: documents.loader.files)
    var documents = documents
    documents.loader.files = files
    let format = try job.output.map { try PictureFormat(of: $0, wanted: job.format ?? self.format) }
    answer.format = format ?? job.format ?? self.format ?? .png
    let options = options.writing(as: answer.format.page)
    guard var request = try request(job, files, &answer) else { return }
    request.goal = .drawing(options)
    var prepared = documents.prepare(request)
    let renderer = prepared.renderer
    var picture: WrittenPicture?
    if !prepared.pictures.isEmpty {
      let first = prepared.pictures.removeFirst()
      let output = try job.output.map { try place($0, job, files) }
      picture = try prepared.drawn(first) { () throws(WritingError<FileError>) in
        try write(first, by: renderer, to: output, options, into: &answer)
      }
    }
    guard let picture else {
      return answer.fail(prepared.status, prepared.findings, of: prepared.source)
    }
    answer.members += [
      ("format", .text(answer.format.rawValue)), ("width", .number(Double(picture.width))),
      ("height", .number(Double(picture.height))),
    ]
    if let output = job.output { answer.members.append(("output", .text(output))) }
    answer.add(prepared.findings, of: prepared.source)
  }

  /// The request of a job; nil after what is wrong with its document or its data was put into the answer.
  private func request(
    _ job: PictureJob, _ files: NotedFiles, _ answer: inout PictureAnswer
  ) throws -> DocumentRequest? {
    if !job.folder.isEmpty { try readable.check(job.folder) }
    let (source, path) = try job.text(files)
    var request: DocumentRequest
    if let data = job.data {
      guard let filled = filled(source, path, data, job, &answer) else { return nil }
      let row = try row(of: filled, job)
      let faults = row.map { filled.data.faults[$0 - 1] ?? [] } ?? filled.data.allFaults
      guard faults.isEmpty else {
        answer.fail(.badInput, faults, of: job.source)
        return nil
      }
      request = filled.request(for: row)
    } else {
      request = DocumentRequest(source, at: path)
    }
    request.settings = job.settings.over(settings)
    request.theme = try job.theme.map(theme)
    return request
  }

  private func filled(
    _ source: SourceText, _ path: String, _ data: SyntaxValue, _ job: PictureJob,
    _ answer: inout PictureAnswer
  ) -> FilledDocument? {
    let (records, findings) = DataFile.read(data, in: job.source)
    guard let records else {
      answer.fail(.badInput, findings, of: job.source)
      return nil
    }
    let (value, syntax) = JSONParser.parse(source)
    guard let value, !syntax.refuse(strictly: false) else {
      answer.fail(.badInput, syntax, of: source)
      return nil
    }
    let language =
      job.settings.locale ?? settings.locale ?? value["canvas"]?["locale"]?.text ?? "en"
    return FilledDocument(
      path: path, template: Template(source, value, locale: language), data: records)
  }

  private func row(of filled: FilledDocument, _ job: PictureJob) throws -> Int? {
    if filled.usesAllRows { return nil }
    guard let row = job.row ?? (filled.rows.count == 1 ? 1 : nil), filled.rows.contains(row) else {
      throw FileError(
        operation: "choose a record of", path: job.source.name,
        reason: "\"row\" is not from 1 to \(filled.rows.count)")
    }
    return row
  }

  /// A theme, which is read once for all jobs.
  private func theme(_ name: String) throws -> Theme {
    if let known = themes.withLock({ $0[name] }) { return known }
    if !Theme.presets.contains(where: { $0.name == name }) { try readable.check(name) }
    let loaded = try DesignFile.theme(
      name, mode: documents.loader.mode, files: documents.loader.files)
    guard let theme = loaded.theme else {
      throw FileError(
        operation: "read the theme", path: name,
        reason: loaded.diagnostics.map { $0.rendered(in: loaded.source) }.joined(separator: "\n"))
    }
    themes.withLock { themes in
      if themes.count >= Self.keptThemes { themes = [:] }
      themes[name] = theme
    }
    return theme
  }

  /// The place of a picture, which must be below the folders and none of what is read.
  private func place(_ path: String, _ job: PictureJob, _ files: NotedFiles) throws -> String {
    guard readable.contains(path) else {
      throw FileError(operation: "write", path: path, reason: ReadableFolders.refusal)
    }
    try OutputTarget.requireNoInput(
      path, [job.document.text].compactMap(\.self) + files.paths + inputs)
    return path
  }

  private func write(
    _ picture: PreparedDocument.Picture, by renderer: Renderer, to path: String?,
    _ options: DrawingOptions, into answer: inout PictureAnswer
  ) throws(WritingError<FileError>) -> WrittenPicture {
    if let path { return try renderer.write(picture, to: path, options) }
    let memory = BoundedBytes(limit: Self.longestPicture)
    let written = try renderer.write(picture, options) { bytes throws(FileError) in
      try memory.append(bytes)
    }
    answer.bytes = memory.bytes
    return written
  }
}

extension PictureAnswer {
  /// Adds findings, if there are any.
  mutating func add(_ findings: [Diagnostic], of source: SourceText) {
    guard !findings.isEmpty else { return }
    let values = findings.map { SyntaxValue.finding($0, in: source) }
    members.append(("diagnostics", .array(values)))
  }

  /// Ends with findings that include an error.
  mutating func fail(_ status: ExitStatus, _ findings: [Diagnostic], of source: SourceText) {
    let error = findings.first { $0.severity == .error } ?? findings.first
    fail(status, error?.rendered(in: source) ?? "nothing was drawn")
    add(findings, of: source)
  }

  /// Ends with a failure of the outside world.
  mutating func fail(_ error: any Error) { fail(ExitStatus(of: error), "\(error)") }

  private mutating func fail(_ status: ExitStatus, _ message: String) {
    self.status = status == .success ? .internalError : status
    bytes = []
    members += [
      ("error", .text(message)), ("status", .number(Double(self.status.rawValue))),
    ]
  }
}

/// Bytes that are kept, up to a limit.
private final class BoundedBytes: Sendable {
  private let limit: Int
  private let kept = Mutex<[UInt8]>([])

  init(limit: Int) { self.limit = limit }

  var bytes: [UInt8] { kept.withLock { $0 } }

  func append(_ more: [UInt8]) throws(FileError) {
    let isTooLong = kept.withLock { kept in
      guard kept.count + more.count <= limit else { return true }
      if kept.isEmpty { kept = more } else { kept += more }
      return false
    }
    guard isTooLong else { return }
    throw FileError(
      operation: "send", path: "a picture",
      reason: "it has more than \(limit >> 20) MiB; name an \"output\"")
  }
}
