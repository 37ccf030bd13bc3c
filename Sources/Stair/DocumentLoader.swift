public import GalleyComponents
public import GalleyDesign
public import GalleyDocuments
public import GalleyLocalization
public import GalleyParsing
public import GalleyStyleSheets
public import GalleySystem
package import GalleyText
import Synchronization

/// Opens document files, with the images around them, all in the same way.
public struct DocumentLoader: Sendable {
  /// Strict or lenient.
  public var mode: ReadingMode
  /// Files for remote URLs, and further folders of images.
  public var assets: AssetMap
  /// Pixels per point when the caller decides them; nil takes the document's own, which is not known
  /// before it is read, so that images are chosen for two.
  public var scale: Double?

  /// The theme in place of the documents' own.
  public var theme: Theme?
  /// The style sheet in place of the documents' own.
  public var styleSheet: ResolvedStyleSheet?
  /// The components that documents may name.
  public var catalog: ComponentCatalog
  /// The fonts that the theme of a document may name; nil leaves the names of its families unchecked.
  package var fonts: FontRegistry?
  /// The files that provide images, themes and sheets.
  public var files: any FileReading

  /// The source in which texts that people read are found by their keys; nil shows texts as they are written.
  public var strings: LocalizedStrings?
  /// The language of texts, as a BCP 47 tag; nil is that of each document's canvas.
  public var locale: String?

  /// The transformation that is applied to every text that people read then, for example to show it in a
  /// pseudo-locale.
  public var translation: (@Sendable (String) -> String)?

  /// Makes a loader.
  public init(
    mode: ReadingMode = .strict, assets: AssetMap = AssetMap(), scale: Double? = nil,
    theme: Theme? = nil, styleSheet: ResolvedStyleSheet? = nil,
    catalog: ComponentCatalog = .standard, files: any FileReading = DiskFiles()
  ) {
    self.catalog = catalog
    self.theme = theme
    self.styleSheet = styleSheet
    self.mode = mode
    self.assets = assets
    self.scale = scale
    self.files = files
  }

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: `FileError` if the bytes cannot be read. Errors in them are reported in the findings.
  public func load(_ path: String) throws(FileError) -> LoadedDocument {
    load(try Self.source(path), at: path == "-" ? "" : path)
  }

  /// The text of a document file, whose name is `<stdin>` for standard input.
  public static func source(_ path: String) throws(FileError) -> SourceText {
    path == "-"
      ? SourceText(name: "<stdin>", bytes: try File.readStandardInput())
      : try SourceText(file: path)
  }

  /// Reads a document from bytes.
  ///
  /// - Parameters:
  ///   - source: The bytes with a name for findings.
  ///   - path: The path relative to which its images and sheets are found; nil for the source's name.
  public func load(_ source: SourceText, at path: String? = nil) -> LoadedDocument {
    load(DocumentSyntax(source), at: path)
  }

  /// The same for a text whose syntax may be known.
  package func load(_ syntax: DocumentSyntax, at path: String? = nil) -> LoadedDocument {
    let source = syntax.source
    let missing = MissingFonts()
    var options = options(for: path ?? source.name, missing)
    options.hasData = syntax.hasData
    let (document, diagnostics) = DocumentReader.read(
      source, parsed: syntax.isLong ? nil : syntax.result, options: options)
    // Long texts leave much memory behind when they have been read.
    if source.bytes.count > 4 << 20 { trimFreeMemory() }
    let other = document == nil ? DesignFile(syntax).insteadOfDocument : nil
    return LoadedDocument(
      source: source, document: document,
      diagnostics: other.map { [$0] } ?? tried(diagnostics, of: syntax, options), syntax: syntax,
      missingFonts: missing.families.withLock { $0 })
  }

  /// Findings whose suggestions were followed once; a place with data has no text of its own to be edited.
  private func tried(
    _ findings: [Diagnostic], of syntax: DocumentSyntax, _ options: DocumentReader.Options
  ) -> [Diagnostic] {
    guard !syntax.hasData else { return findings }
    return SuggestionTrial { DocumentReader.read($0, parsed: nil, options: options).1 }
      .tried(findings, of: syntax.source)
  }

  /// Reads documents in a language; a pseudo-locale changes the texts of the one their strings are
  /// written in.
  mutating func setLocale(_ word: String) {
    guard let pseudo = PseudoLocale(rawValue: word) else {
      locale = word
      return
    }
    locale = strings?.sourceLanguage ?? locale
    translation = { pseudo.translated($0) }
  }

  /// The names that a document may use, by its theme and its style sheet; mistakes in these leave
  /// out what they concern.
  package func names(in value: SyntaxValue, of source: SourceText) -> ThemeNames {
    DocumentReader.names(in: value, options: options(for: source.name))
  }

  private func options(
    for path: String, _ missing: MissingFonts = MissingFonts()
  ) -> DocumentReader.Options {
    let images = ResourceLoader(
      document: path, assets: assets, scale: scale ?? 2, files: files)
    var options = DocumentReader.Options(
      mode: mode, theme: theme, styleSheet: styleSheet, files: { images.text(named: $0) },
      images: images, catalog: catalog, translation: translation)
    options.strings = strings
    options.locale = locale
    options.readTheme = { [fonts] source, mode in
      let file = DesignFile(source)
      guard file.kind == .tokens else {
        let (theme, findings) = ThemeReader.read(source, mode: mode)
        return (theme, findings + missing.found(in: file.syntax.value, fonts))
      }
      let loaded = file.theme(mode: mode) {
        images.text(named: FilePath(source.name).beside($0).string)
      }
      return (loaded.theme, loaded.diagnostics)
    }
    return options
  }
}

/// A document file that was read.
public struct LoadedDocument: Sendable {
  /// Its bytes, for showing findings at their place.
  public var source: SourceText
  /// The document; nil when the findings contain an error.
  public var document: Document?
  /// The findings, in the order of their places.
  public var diagnostics: [Diagnostic]
  /// Its text with the syntax, for findings that are made later.
  let syntax: DocumentSyntax
  /// The families that its theme names and that are not there; they are among the findings.
  let missingFonts: Set<String>
}

/// The families that the theme of a document names and that are not there.
private final class MissingFonts: Sendable {
  let families = Mutex<Set<String>>([])

  /// The warnings about a theme, at their places in it.
  func found(in theme: SyntaxValue?, _ fonts: FontRegistry?) -> [Diagnostic] {
    guard let fonts else { return [] }
    let missing = ThemeFonts(in: theme, fonts: fonts).missing
    families.withLock { $0.formUnion(missing.map(\.family)) }
    return missing.map(\.finding)
  }
}
