internal import GalleyLayout
public import GalleyParsing

/// The lints by the names that reports show.
public enum LintName: String, CaseIterable, Hashable, Sendable {
  case missingSubviews = "missing-subviews"
  case truncatedText = "truncated-text"
  case squeezedText = "squeezed-text"
  case overflow
  case overlappingControls = "overlapping-controls"
  case plot
  case legend
  case smallBackground = "small-background"
  case tapTarget = "tap-target"
  case contrast
  case missingGlyph = "missing-glyph"
  case offGrid = "off-grid"
  case offToken = "off-token"
  case untranslated
}

/// Lints that do not hold for a component and everything inside it, each with the reason:
/// `{"tap-target": "part of a sentence"}`.
public struct LintExemptions: PropertyValue, Hashable {
  /// A lint and why it does not hold.
  public struct Entry: Hashable, Sendable {
    /// The lint.
    public var lint: LintName
    /// Why; never empty.
    public var reason: String
  }

  /// The lints in the order of their table.
  public var entries: [Entry]

  /// Makes exemptions of lints with their reasons.
  public init(_ entries: [(lint: LintName, reason: String)]) {
    self.entries = entries.map { Entry(lint: $0.lint, reason: $0.reason) }
  }

  private static let names = LintName.allCases.map(\.rawValue)

  /// An object from lints to reasons.
  public static var kind: PropertyKind { .object(names.map { PropertyPart($0, .text) }) }

  /// Reads the object; a reason that says nothing is refused.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> LintExemptions? {
    guard case .object(let members) = value.kind else { return reader.mismatch(name, kind, value) }
    let parts = PartReader(members, of: name, knowing: names, &reader)
    return LintExemptions(
      LintName.allCases.compactMap { lint in
        guard let reason: String = parts.read(lint.rawValue, &reader) else { return nil }
        if reason.contains(where: { !$0.isWhitespace }) { return (lint, reason) }
        let range = members.last { $0.key == lint.rawValue }?.value.range ?? value.range
        reader.fail("\"\(name).\(lint.rawValue)\" needs a reason", at: range)
        return nil
      })
  }

  /// Adds them to what is known of the element; the picture does not depend on them.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.facts.exemptions += entries.map {
      ElementFacts.Exemption(lint: $0.lint.rawValue, reason: $0.reason)
    }
  }
}
