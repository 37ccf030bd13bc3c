internal import GalleyDesign
internal import GalleyParsing

/// A name of an icon: one of SF Symbols, or one of DNAKit's with `dna.` in front.
///
/// A name that the table of symbols has not is put together from its parts: `.fill`, `.slash`,
/// `.badge`, a shape round it such as `.circle`, letters and numbers in one.
public struct IconName: Hashable, Sendable {
  /// The name of SF Symbols.
  public let symbol: String
  let rule: SymbolRule

  /// The rule by which its parts are drawn in colours of their own.
  var partedRule: SymbolRule { SymbolRule.inParts(symbol) ?? rule }

  /// Finds an icon; nil if the name is unknown.
  public init?(_ name: String) {
    symbol = DNAImage(name: name)?.symbol ?? name
    guard let rule = SymbolRule(symbol) else { return nil }
    self.rule = rule
  }

  /// True if a dashed square is drawn in place of the icon: for trade marks, and for things without a free
  /// drawing.
  public var isPlaceholder: Bool { rule.isPlaceholder }

  /// The names that have a drawing, in order. Further ones consist of these and of parts such as `.fill`
  /// and `.circle`.
  public static var allNames: [String] {
    SortedNames.symbols.names + DNAImage.allCases.map(\.name)
  }

  /// The names that are meant by an unknown one: the one of other icon sets' name, else all that are nearest, at
  /// most three.
  static func nearest(to name: String) -> [String] {
    ForeignIcons.meaning(of: name).map { [$0] }
      ?? Array(SpellingSuggestion.allNearest(name, in: allNames).prefix(3))
  }
}

extension ComponentReader {
  /// Reports a name that is not that of an icon, and warns if a square is drawn in its place.
  mutating func checkIcon(_ name: String, at range: SourceRange) {
    guard let icon = IconName(name) else {
      let found = "unknown icon \(SyntaxValue.quoted(name))"
      let meant = diagnostics.isFull ? [] : IconName.nearest(to: name)
      guard meant.count > 1 else { return fail(found, at: range, suggestion: meant.first) }
      // Of several pictures none is the likelier one.
      return fail("\(found); did you mean \(ValueReader.listing(meant))?", at: range)
    }
    if icon.isPlaceholder {
      warn("there is no free drawing of \(SyntaxValue.quoted(name)); a square is drawn", at: range)
    }
  }
}
