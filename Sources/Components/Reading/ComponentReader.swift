public import GalleyParsing

/// Whether a document must be right throughout.
public enum ReadingMode: String, Sendable, Hashable, CaseIterable {
  /// Anything that cannot be read is an error, and a document with an error is not rendered
  /// (DUI-6).
  case strict
  /// What cannot be read is left out, with a warning at its place.
  case lenient
}

/// Reads components out of syntax values and collects what is wrong with them.
public struct ComponentReader {
  /// What became of a value that was complained about, for the lenient reading's words.
  public enum Outcome: String, Sendable {
    /// It is not there for the picture.
    case ignored
    /// It was taken in spite of the complaint.
    case used
  }

  /// The deepest nesting of components that is read. Building, measuring and painting recurse, so
  /// a bound keeps hostile input from running over the stack; real screens stay under 50. Each
  /// component is two levels of JSON, of which a text may have 512 unless told otherwise.
  public static let maximumDepth = 200
  /// More findings than this are counted, not kept.
  public static let maximumDiagnostics = 100

  /// Strict or lenient.
  public let mode: ReadingMode
  /// The components that may be named.
  public let catalog: ComponentCatalog
  /// What names of colours and dimensions mean.
  package let names: any ValueNames
  /// Where images come from.
  public let images: any ImageSource
  /// The source, for telling apart and for sharing what is written alike.
  public let source: SourceText
  /// What has been found so far.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many findings were dropped because there were too many.
  public private(set) var droppedDiagnostics = 0
  /// Whether an error was found.
  public private(set) var hasErrors = false

  var depth = 0
  var identifiers: [String: SourceRange] = [:]
  var shared = SharedReadings()
  /// The dimensions that the component being read has used so far.
  var dimensions: [DimensionUse] = []
  /// Whether the syntax being read stays as it is until many rows are done.
  var keepsSyntax = false
  /// The number of components read so far.
  var componentCount = 0

  /// Makes a reader.
  package init(
    of source: SourceText, mode: ReadingMode = .strict, catalog: ComponentCatalog = .standard,
    names: any ValueNames = NoNames(), images: any ImageSource = NoImages()
  ) {
    self.source = source
    self.mode = mode
    self.catalog = catalog
    self.names = names
    self.images = images
  }

  /// Reports something that makes a strict reading fail and a lenient one go on.
  public mutating func fail(
    _ message: String, at range: SourceRange, suggestion: String? = nil,
    outcome: Outcome = .ignored, notes: [Diagnostic] = []
  ) {
    if mode == .strict {
      add(Diagnostic(.error, message, at: range, suggestion: suggestion, notes: notes))
    } else {
      let text = "\(message); \(outcome.rawValue)"
      add(Diagnostic(.warning, text, at: range, suggestion: suggestion, notes: notes))
    }
  }

  /// Reports something that is an error in either reading.
  public mutating func refuse(_ message: String, at range: SourceRange, notes: [Diagnostic] = []) {
    add(Diagnostic(.error, message, at: range, notes: notes))
  }

  /// Reports something that is odd but has a documented meaning.
  public mutating func warn(_ message: String, at range: SourceRange, suggestion: String? = nil) {
    add(Diagnostic(.warning, message, at: range, suggestion: suggestion))
  }

  /// Reports that a value is not what a key takes; always nil, so that it can be returned.
  @discardableResult
  public mutating func mismatch<Value>(
    _ name: String, _ kind: PropertyKind, _ value: SyntaxValue, outcome: Outcome = .ignored
  ) -> Value? {
    fail(
      "\"\(name)\" takes \(kind.phrase), not \(value.phrase)", at: value.range, outcome: outcome)
    return nil
  }

  /// Reports a word that is none of the expected ones, with the nearest of them; always nil.
  public mutating func unknownWord<Value>(
    _ word: String, for name: String, among words: [String], at range: SourceRange
  ) -> Value? {
    fail(
      "\"\(name)\" takes \(PropertyKind.choice(words).phrase), not \"\(word.shortened)\"",
      at: range, suggestion: SpellingSuggestion.nearest(word, in: words))
    return nil
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if diagnostics.count < Self.maximumDiagnostics {
      diagnostics.append(diagnostic)
    } else {
      droppedDiagnostics += 1
    }
  }
}

extension SyntaxValue {
  /// The value in the words of an error message.
  var phrase: String {
    switch kind {
    case .null: "null"
    case .bool(let truth): truth ? "true" : "false"
    case .number(let number): number.value.plainText
    case .string(let text): "the text \"\(text.shortened)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// At most 40 characters, for quoting in messages.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
