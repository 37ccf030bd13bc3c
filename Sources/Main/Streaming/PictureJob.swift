import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem
import GalleyTemplates

/// A picture that a program requests, in a line of JSON.
struct PictureJob {
  /// The line, in which findings have their places.
  let source: SourceText
  /// A value that the answer repeats, so that the program can match them.
  private(set) var id: SyntaxValue?
  /// The file of the picture; nil for one that goes into the answer.
  private(set) var output: String?
  private(set) var format: PictureFormat?
  /// The name or the file of a theme.
  private(set) var theme: String?
  private(set) var settings = SceneSettings()
  /// The document: a path, or an object.
  private(set) var document = SyntaxValue(.null, at: SourceRange(0, 0))
  /// The folder of an inline document's images and sheets.
  private(set) var folder = ""
  private(set) var data: SyntaxValue?
  /// The one record of the data that is drawn, from 1.
  private(set) var row: Int?

  private static let ownKeys = [
    "document", "folder", "data", "row", "theme", "format", "output", "id",
  ]

  /// Reads a line.
  ///
  /// - Returns: The job, and what is wrong with it; one with an error is not drawn.
  static func read(_ source: SourceText) -> (job: PictureJob, findings: [Diagnostic]) {
    var job = PictureJob(source: source)
    let (value, findings) = JSONParser.parse(source)
    let collector = DiagnosticCollector()
    collector.add(contentsOf: findings)
    guard let members = value?.members else {
      if let value, !collector.hasErrors { collector.mismatch("an object", value) }
      return (job, collector.summary)
    }
    for member in members { job.take(member, collector) }
    if job.document.isNull, !collector.hasErrors {
      collector.error("\"document\" is missing: a path, or a document", at: nil)
    }
    return (job, collector.summary)
  }

  private init(source: SourceText) { self.source = source }

  private mutating func take(_ member: SyntaxMember, _ collector: DiagnosticCollector) {
    let (key, value) = (member.key, member.value)
    func text() -> String? {
      if value.text == nil { collector.mismatch("a string", value, for: key) }
      return value.text
    }
    switch key {
    case "id": id = value
    case "document":
      if value.text == nil, value.members == nil {
        collector.mismatch("a path or an object", value, for: key)
      }
      document = value
    case "folder": folder = text() ?? ""
    case "data": data = value
    case "row":
      row = value.number.flatMap { Int(exactly: $0.value) }
      if row == nil { collector.mismatch("a whole number", value, for: key) }
    case "theme": theme = text()
    case "output": output = text()
    case "format":
      format = value.text.flatMap(PictureFormat.init(rawValue:))
      if format == nil {
        collector.mismatch(PictureFormat.allCases.map(\.rawValue), value, for: key)
      }
    default: set(member, collector)
    }
  }

  /// Reads a setting of pictures, or refuses an unknown key.
  private mutating func set(_ member: SyntaxMember, _ collector: DiagnosticCollector) {
    guard let setting = Setting.named(member.key) else {
      let known = Self.ownKeys + Setting.all.map(\.name)
      return collector.error(
        "a job has no \(SyntaxValue.quoted(member.key))", at: member.keyRange,
        suggestion: SpellingSuggestion.nearest(member.key, in: known))
    }
    let value = member.value
    let word =
      value.text ?? value.number.map { "\($0)" } ?? value.truth.map { "\($0)" } ?? value.summary
    if !setting.set(word, in: &settings) {
      collector.error(setting.refusal(of: word), at: value.range)
    }
  }

  /// The text of the document, and the path around which its images are.
  ///
  /// - Throws: `FileError` for a file that cannot be read, or may not be.
  func text(_ files: any FileReading) throws(FileError) -> (source: SourceText, path: String) {
    if let path = document.text {
      let bytes = try files.read(path, limit: ParsingLimits.standard.maximumBytes)
      return (SourceText(file: path, bytes: bytes), path)
    }
    let bytes = Array(source.bytes[document.range.start..<document.range.end])
    let path = folder.isEmpty ? "" : FilePath(folder).appending("document.json").string
    return (SourceText(name: "\(source.name), document", bytes: bytes), path)
  }
}
