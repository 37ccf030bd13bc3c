package import GalleyDesign
package import GalleyParsing

/// A request to prepare a document: its text, the settings, and how far it is prepared.
package struct DocumentRequest: Sendable {
  /// The last step of the preparation.
  package enum Goal: Sendable {
    /// The document is read.
    case document
    /// Every element has its frame.
    case frames
    /// Each picture has its display list.
    case list
    /// Pictures are ready to be written. Rows of long columns have no frames of their own, and the
    /// components are released as soon as they are laid out, so that memory does not grow with the rows.
    case drawing(DrawingOptions)
  }

  /// The location of the text.
  enum Text: Sendable {
    case file(String)
    /// A text, and the path around which its images and sheets are; nil for the name of the text.
    case given(DocumentSyntax, at: String?)
  }

  let text: Text
  /// The name that findings have for the text.
  var name: String {
    switch text {
    case .file(let path): path == "-" ? "<stdin>" : path
    case .given(let syntax, _): syntax.source.name
    }
  }

  /// Settings that override the document's. The locale is that of its texts as well.
  package var settings = SceneSettings()
  /// The appearances in place of the document's own, where each is drawn.
  package var appearances: AppearanceChoice?
  /// True for a picture in each appearance, false for one in that of the settings or the first of the
  /// document.
  package var drawsEachAppearance = false
  /// The theme in place of the loader's and the document's.
  package var theme: Theme?
  /// The last step of the preparation.
  package var goal = Goal.frames

  /// Asks for a file; `-` is standard input.
  package init(path: String) { text = .file(path) }

  /// Asks for a text.
  ///
  /// - Parameter path: The folder of its images and sheets; nil for the name of the text.
  package init(_ source: SourceText, at path: String? = nil) {
    self.init(DocumentSyntax(source), at: path)
  }

  /// Asks for a text whose syntax may be known.
  package init(_ syntax: DocumentSyntax, at path: String? = nil) { text = .given(syntax, at: path) }
}
