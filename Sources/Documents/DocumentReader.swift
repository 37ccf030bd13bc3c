package import GalleyComponents
package import GalleyDesign
package import GalleyLocalization
package import GalleyParsing
package import GalleyStyleSheets

/// Reads documents: a component tree in the DrivenUI dialect, alone or in an envelope with the
/// picture around it.
///
/// A strict reading is all or nothing, as the dialect's own is (DUI-6), but it names every mistake
/// it meets at its place. A lenient reading leaves out what it cannot read and warns there.
package struct DocumentReader: Sendable {
  /// How a document is read.
  package struct Options: Sendable {
    /// Strict or lenient.
    package var mode: ReadingMode
    /// The theme whose names documents may use; nil is the one that the document itself names, and
    /// the standard one when it names none.
    package var theme: Theme?
    /// The style sheet in place of the one that the document itself names; nil leaves it that one.
    package var styleSheet: ResolvedStyleSheet?
    /// The text of a file beside the document, for the themes and style sheets it names.
    package var files: @Sendable (String) -> SourceText?
    /// Reads the text of a theme that a document names.
    package var readTheme: @Sendable (SourceText, ReadingMode) -> (Theme?, [Diagnostic]) = {
      ThemeReader.read($0, mode: $1)
    }
    /// Where images come from.
    package var images: any ImageSource
    /// The components that the document may name.
    public var catalog: ComponentCatalog
    /// Where texts that people read are found by their keys; nil for showing what is written.
    package var strings: LocalizedStrings?
    /// The language of texts; nil is that of the document's canvas, and without one that of the
    /// strings.
    package var locale: String?
    /// What is done to every text that people read.
    public var translation: (@Sendable (String) -> String)?
    /// Limits of the text.
    package var limits: ParsingLimits
    /// The greatest number of pixels in a picture whose size the document gives.
    package var maximumPixels: Double

    /// Makes options.
    package init(
      mode: ReadingMode = .strict, theme: Theme? = nil, styleSheet: ResolvedStyleSheet? = nil,
      files: @escaping @Sendable (String) -> SourceText? = { _ in nil },
      images: any ImageSource = NoImages(), catalog: ComponentCatalog = .standard,
      translation: (@Sendable (String) -> String)? = nil, limits: ParsingLimits = .standard,
      maximumPixels: Double = Options.standardMaximumPixels
    ) {
      self.mode = mode
      self.theme = theme
      self.styleSheet = styleSheet
      self.files = files
      self.images = images
      self.catalog = catalog
      self.translation = translation
      self.limits = limits
      self.maximumPixels = maximumPixels
    }

    /// 17 billion pixels: more than a picture of 100,000 rows has.
    package static let standardMaximumPixels = 17_179_869_184.0
  }

  /// The result of parsing a text.
  package typealias Parsed = (value: SyntaxValue?, diagnostics: [Diagnostic])

  /// Parses a text as this reader wants it: objects in long lists are read when they are needed.
  package static func parse(_ source: SourceText, limits: ParsingLimits = .standard) -> Parsed {
    JSONParser.parse(source, limits: limits, leavesRowsUnread: true)
  }

  /// Reads a document; linear in its length. Bad input never throws: the document is nil when the
  /// findings contain an error.
  ///
  /// - Parameter parsed: The syntax of the text where it is known. Otherwise the text is parsed here and
  ///   its syntax released while the document is made, so that both are never in memory completely.
  public static func read(
    _ source: SourceText, parsed: Parsed? = nil, options: Options = Options()
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    var (value, findings) = parsed ?? parse(source, limits: options.limits)
    guard var syntax = value.take(), !findings.contains(where: { $0.severity == .error }) else {
      return (nil, findings)
    }
    let (document, more) = read(taking: &syntax, of: source, options: options)
    findings += more
    return (document, findings)
  }

  /// The names that a document may use. What is wrong in its theme or sheet is left out.
  package static func names(in value: SyntaxValue, options: Options) -> ThemeNames {
    ThemeNames(design(of: value, options, DiagnosticCollector(mode: .lenient)))
  }

  private static func design(
    of value: SyntaxValue, _ options: Options, _ diagnostics: DiagnosticCollector
  ) -> DocumentDesign {
    DesignReader(
      diagnostics: diagnostics, files: options.files, readTheme: options.readTheme
    )
    .read(value, theme: options.theme, styleSheet: options.styleSheet)
  }

  /// Reads a document and takes its syntax apart meanwhile.
  private static func read(
    taking value: inout SyntaxValue, of source: SourceText, options: Options
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector(mode: options.mode)
    let design = design(of: value, options, diagnostics)
    let reader = ComponentReader(
      of: source, diagnostics: diagnostics, catalog: options.catalog, names: ThemeNames(design),
      images: options.images, localization: localization(of: value, options),
      translation: options.translation)
    var envelope = EnvelopeReader(reader, design, options)
    var document = envelope.read(taking: &value)
    document?.localizationRemarks = envelope.reader.localizationRemarks
    return (document, diagnostics.sortedSummary)
  }

  private static func localization(of value: SyntaxValue, _ options: Options) -> LocalizedReading? {
    options.strings.map { strings in
      let locale = options.locale ?? value["canvas"]?["locale"]?.text ?? strings.sourceLanguage
      return LocalizedReading(strings, locale: locale)
    }
  }
}
