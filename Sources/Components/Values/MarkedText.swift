public import GalleyParsing
public import GalleyText

/// Text with simple Markdown in it.
public struct MarkdownText: PropertyValue, Hashable {
  /// The text as it was written.
  public var source: String
  /// What it means.
  public let text: RichText

  /// Reads Markdown; what is not closed stands as it was written.
  public init(_ source: String) {
    self.source = source
    text = RichText(markdown: source)
  }

  /// Any text.
  public static var kind: PropertyKind { .text }

  /// Reads text.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> MarkdownText? {
    String.read(value, as: name, &reader).map(MarkdownText.init)
  }

  /// Writes the text as it was written.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, source)
  }
}

/// Text with simple HTML in it.
public struct HTMLText: PropertyValue, Hashable {
  /// The text as it was written.
  public var source: String
  /// What it means.
  public let text: RichText

  /// Reads HTML; other tags are left out, their text stays.
  public init(_ source: String) {
    self.source = source
    text = RichText(html: source)
  }

  /// Any text.
  public static var kind: PropertyKind { .text }

  /// Reads text.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> HTMLText? {
    String.read(value, as: name, &reader).map(HTMLText.init)
  }

  /// Writes the text as it was written.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, source)
  }
}
