internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyParsing
public import GalleyText

/// Text with markup in it, as it was written and what it means.
public struct MarkedText: Sendable, Hashable {
  /// The text as it was written.
  public let source: String
  /// True if it is HTML, else Markdown.
  package let isHTML: Bool
  /// What it means, with the links and headings of the plain theme or of the document it stands in.
  public private(set) var text: RichText
  /// The pictures in it that were found, by their addresses.
  private(set) var images: [String: Image] = [:]
  /// True if pictures were found in it.
  package var hasImages: Bool { !images.isEmpty }
  /// The elements of HTML in it that have no look here.
  private var unreadElements: [String] = []
  /// The declarations of styles of HTML in it that have no look here.
  private var unreadDeclarations: [String] = []
  /// True if the links and headings are those of a document's theme.
  private var isThemed = false

  /// Reads simple Markdown; what is not closed stands as it was written. Of images the descriptions
  /// stay.
  public init(markdown source: String) {
    self.init(source, isHTML: false, theme: .standard) { _ in nil }
  }

  /// Reads simple HTML; other tags are left out, their text stays. Of images `alt` stays.
  public init(html source: String) {
    self.init(source, isHTML: true, theme: .standard) { _ in nil }
  }

  /// Reads simple Markdown with the images that are found; of others the description stays.
  public init(markdown source: String, from images: any ImageSource) {
    self.init(source, isHTML: false, theme: .standard) { Image(inlineAt: $0, from: images) }
  }

  /// Reads simple HTML with the images that are found; of others `alt` stays.
  public init(html source: String, from images: any ImageSource) {
    self.init(source, isHTML: true, theme: .standard) { Image(inlineAt: $0, from: images) }
  }

  private init(
    _ source: String, isHTML: Bool, theme: Theme, image: (_ address: String) -> Image?
  ) {
    self.source = source
    self.isHTML = isHTML
    var found: [String: Image?] = [:]
    func size(of address: String) -> Size? {
      let result = found[address] ?? image(address)
      found[address] = .some(result)
      return result?.naturalSize
    }
    if isHTML {
      (text, unreadElements, unreadDeclarations) = RichText.read(html: source, theme, images: size)
    } else {
      text = RichText(markdown: source, theme: theme, images: size)
    }
    images = found.compactMapValues { $0 }
  }

  /// What it means in the theme that it is drawn in.
  func text(in theme: Theme) -> RichText {
    if isThemed || theme.hasMarkup(of: .standard) { return text }
    return MarkedText(source, isHTML: isHTML, theme: theme) { images[$0] }.text
  }

  /// Reads what a document says, with the links and headings of its theme.
  static func read(
    _ source: String, isHTML: Bool, at range: SourceRange, _ reader: inout ComponentReader
  ) -> MarkedText {
    let theme = reader.names.theme
    var result = MarkedText(source, isHTML: isHTML, theme: theme) { address in
      Image(inlineAt: address, at: range, &reader)
    }
    result.isThemed = true
    for name in result.unreadElements {
      let rest = name == "table" ? "its cells stand behind one another" : "its text stays"
      reader.warn("the element <\(name)> of HTML is not shown; \(rest)", at: range)
    }
    let names = result.unreadDeclarations
    if !names.isEmpty {
      let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
      reader.warn("what the style of HTML says about \(list) is not shown", at: range)
    }
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
      reader.localized(value, as: name).map {
        .read($0, isHTML: isHTML, at: value.range, &reader)
      }
    } describe: { value, name, writer in
      writer.write(name, value.source)
    }
  }
}
