package import GalleyDesign
package import GalleyDocuments
package import GalleyParsing
package import GalleyRendering
import GalleySystem

/// A document with everything that commands print, send or write of it.
///
/// A document with an error has no pictures. In a strict reading every warning is an error.
package struct PreparedDocument: Sendable {
  /// One picture of a document.
  package struct Picture: Sendable {
    /// The frames.
    package let frames: SceneLayout
    /// The frames with their display list, where that is wanted.
    package let scene: PreparedScene?
    /// The page that replaces pixels.
    package let page: DrawnPage?
  }

  /// The text with its syntax.
  package private(set) var syntax: DocumentSyntax
  /// The document that was read; nil for a document with an error, and where it was released for drawing.
  package var document: Document?
  /// The pictures in the order of their appearances; none of a document with an error.
  package var pictures: [Picture] = []
  /// The findings of reading, and of building, laying out and drawing each picture, in this order and each
  /// once.
  package private(set) var findings: [Diagnostic]
  /// The same as a set, so that adding is linear in the number of findings.
  private var known: Set<Diagnostic>
  /// Why it cannot be drawn; nil when its text is wrong.
  package private(set) var failure: RenderingError?

  /// The renderer that it was prepared with, which has the fonts of its suites.
  package let renderer: Renderer
  /// Prepares it again in another theme; nil unless its display lists are read.
  package internal(set) var redraw: (@Sendable (Theme) -> PreparedDocument)?

  /// The text that the findings are placed in; empty when it was released or could not be read.
  package var source: SourceText { syntax.source }
  /// True when an error was found.
  package var isRefused: Bool { findings.refuse(strictly: false) }

  /// A document that was read.
  init(_ loaded: LoadedDocument, _ renderer: Renderer) {
    self.renderer = renderer
    (syntax, document, findings) = (loaded.syntax, loaded.document, loaded.diagnostics)
    known = Set(findings)
  }

  /// A document whose suites have errors.
  init(_ loaded: LoadedDocument, refusedBy findings: [Diagnostic], _ renderer: Renderer) {
    self.init(loaded, renderer)
    (self.findings, known) = (findings, Set(findings))
    settle(refusingWarnings: false)
  }

  /// A document whose text cannot be read.
  init(_ error: FileError, of name: String, _ renderer: Renderer) {
    self.renderer = renderer
    syntax = DocumentSyntax(SourceText(name: name, bytes: []))
    findings = [Diagnostic(.error, error.description, at: nil)]
    known = Set(findings)
  }

  /// Adds findings that are not known yet.
  mutating func add(_ more: [Diagnostic]) {
    for finding in more where known.insert(finding).inserted { findings.append(finding) }
  }

  /// Adds a failure to draw, at the place in the document that causes it if there is one.
  ///
  /// - Parameter frames: The frames that were drawn; nil when it was not laid out.
  package mutating func fail(_ error: RenderingError, in frames: SceneLayout? = nil) {
    failure = error
    add([Diagnostic(.error, error.description, at: error.place(in: syntax, of: frames?.layout))])
    pictures = []
  }

  /// Draws a picture. A failure to draw it is added to the findings, and the result is nil.
  ///
  /// - Throws: Every other error: the bytes cannot be encoded or written.
  package mutating func drawn<Result, SinkError>(
    _ picture: Picture, _ draw: () throws(WritingError<SinkError>) -> Result
  ) throws(WritingError<SinkError>) -> Result? {
    do throws(WritingError<SinkError>) { return try draw() } catch {
      guard case .drawing(let failure) = error else { throw error }
      fail(failure, in: picture.frames)
      return nil
    }
  }

  /// Turns warnings into errors in a strict reading, and drops the document and its pictures when there is
  /// an error.
  mutating func settle(refusingWarnings: Bool) {
    if refusingWarnings {
      for index in findings.indices where findings[index].severity == .warning {
        findings[index].severity = .error
      }
    }
    if syntax.hasData { findings = findings.map(syntax.withOrigins) }
    if isRefused { (document, pictures) = (nil, []) }
  }

  /// Releases a long text that no finding points into.
  mutating func releaseText() {
    guard findings.isEmpty, syntax.isLong else { return }
    syntax = DocumentSyntax(SourceText(name: source.name, bytes: []))
  }
}

extension [Diagnostic] {
  /// True when the findings refuse their source: an error does, and in a strict reading a warning as well.
  package func refuse(strictly isStrict: Bool) -> Bool {
    contains { $0.severity == .error || isStrict && $0.severity == .warning }
  }
}
