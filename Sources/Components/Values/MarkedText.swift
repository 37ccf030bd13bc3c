internal import GalleyParsing
public import GalleyText

/// Text with markup in it, as it was written and what it means.
public struct MarkedText: Sendable, Hashable {
  /// The text as it was written.
  public let source: String
  /// Whether it is HTML, else Markdown.
  package let isHTML: Bool
  /// What it means.
  public private(set) var text: RichText

  /// Reads simple Markdown; what is not closed stands as it was written.
  public init(markdown source: String) {
    self.source = source
    isHTML = false
    text = RichText(markdown: source)
  }

  /// Reads simple HTML; other tags are left out, their text stays.
  public init(html source: String) {
    self.source = source
    isHTML = true
    text = RichText(html: source)
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
  static var markdown: PropertyForm { marked(MarkedText.init(markdown:)) }
  /// HTML that people read.
  static var html: PropertyForm { marked(MarkedText.init(html:)) }

  private static func marked(
    _ meaning: @escaping @Sendable (String) -> MarkedText
  ) -> PropertyForm {
    PropertyForm(.displayText) { value, name, reader in
      String.read(value, as: name, &reader).map { meaning($0).translated(reader.translated) }
    } describe: { value, name, writer in
      writer.write(name, value.source)
    }
  }
}
