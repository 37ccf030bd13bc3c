internal import GalleyDesign
internal import GalleyParsing
public import GalleyText

/// Text with markup in it, as it was written and what it means.
public struct MarkedText: Sendable, Hashable {
  /// The text as it was written.
  public let source: String
  /// Whether it is HTML, else Markdown.
  package let isHTML: Bool
  /// What it means, with the links and headings of the plain theme or of the document it stands in.
  public private(set) var text: RichText
  /// Whether the links and headings are those of a document's theme.
  private var isThemed = false

  /// Reads simple Markdown; what is not closed stands as it was written.
  public init(markdown source: String) { self.init(source, isHTML: false, theme: .standard) }

  /// Reads simple HTML; other tags are left out, their text stays.
  public init(html source: String) { self.init(source, isHTML: true, theme: .standard) }

  private init(_ source: String, isHTML: Bool, theme: Theme) {
    self.source = source
    self.isHTML = isHTML
    text = isHTML ? RichText(html: source, theme: theme) : RichText(markdown: source, theme: theme)
  }

  /// What it means in the theme that it is drawn in.
  func text(in theme: Theme) -> RichText {
    if isThemed || theme.hasMarkup(of: .standard) { return text }
    return MarkedText(source, isHTML: isHTML, theme: theme).text
  }

  /// Reads what a document says, with the links and headings of its theme.
  static func read(_ source: String, isHTML: Bool, _ reader: ComponentReader) -> MarkedText {
    var result = MarkedText(source, isHTML: isHTML, theme: reader.names.theme)
    result.isThemed = true
    return result.translated(reader.translated)
  }

  /// The same with every stretch of text changed; pictures in it stay.
  func translated(_ change: (String) -> String) -> MarkedText {
    var result = self
    result.text = RichText()
    for var segment in text.segments {
      if segment.image == nil { segment.text = change(segment.text) }
      result.text.append(segment)
    }
    return result
  }
}

extension PropertyForm where Value == MarkedText {
  /// Markdown that people read.
  static var markdown: PropertyForm { marked(isHTML: false) }
  /// HTML that people read.
  static var html: PropertyForm { marked(isHTML: true) }

  private static func marked(isHTML: Bool) -> PropertyForm {
    PropertyForm(.displayText) { value, name, reader in
      reader.localized(value, as: name).map { .read($0, isHTML: isHTML, reader) }
    } describe: { value, name, writer in
      writer.write(name, value.source)
    }
  }
}
