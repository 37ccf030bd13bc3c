public import Foundation
internal import GalleyDesign
internal import GalleyText

// Foundation reads Markdown only on Apple's systems.

/// The meaning of a run of Markdown, independent of its style.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1)
  public static let stronglyEmphasized = Self(rawValue: 2)
  public static let code = Self(rawValue: 4)
  public static let strikethrough = Self(rawValue: 32)
  public static let softBreak = Self(rawValue: 64)
  public static let lineBreak = Self(rawValue: 128)
  public static let inlineHTML = Self(rawValue: 256)
  public static let blockHTML = Self(rawValue: 512)
}

extension AttributeScopes {
  /// The Markdown attributes that Foundation lacks on Linux.
  public struct MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// Options for reading Markdown.
  ///
  /// `failurePolicy` has no effect, because every text is valid Markdown; nor have `languageCode` and
  /// `appliesSourcePositionAttributes`, which pictures do not show. Extended attributes, `^[text](key: value)`, are kept as
  /// they were written.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Block and inline syntax. ``Text`` shows all blocks in one line, as on Apple's systems.
      case full
      /// Inline syntax; each run of whitespace becomes one space.
      case inlineOnly
      /// Inline syntax; all whitespace is kept.
      case inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown as CommonMark 0.30 describes it, with `~~struck~~` text.
  ///
  /// - Parameter baseURL: The base of relative link addresses.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for segment in options.interpretedSyntax.text(of: markdown).segments {
      var run = AttributedString(segment.text)
      let intent = InlinePresentationIntent(segment.styling)
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      run.link = segment.styling.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(run)
    }
  }

  /// Reads the UTF-8 of Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads the Markdown of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  fileprivate func text(of markdown: String) -> RichText {
    switch self {
    case .full: RichText(blocksInOneLine: markdown)
    case .inlineOnly:
      RichText(
        inlineMarkdown: markdown.split { $0.isWhitespace }.joined(separator: " "))
    case .inlineOnlyPreservingWhitespace: RichText(inlineMarkdown: markdown)
    }
  }
}

extension InlinePresentationIntent {
  /// Derives the intent from the styling of a run of Markdown.
  fileprivate init(_ styling: TextStyling) {
    self = []
    if styling.font?.weight == .bold { insert(.stronglyEmphasized) }
    if styling.font?.slant == .italic { insert(.emphasized) }
    if styling.font?.name != nil { insert(.code) }
    if styling.strikethrough != nil { insert(.strikethrough) }
  }
}
