// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The expressions that `#Predicate` writes for the search that people expect, which Foundation has on Apple's
// systems only.

extension PredicateExpressions {
  /// Returns true if a text contains another one, regardless of the case and diacritics of its letters.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression, CustomStringConvertible
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public let root: Root
    public let other: Other
    public typealias Output = Bool

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
      return text.range(of: String(try other.evaluate(bindings)), options: options) != nil
    }

    public var description: String {
      "StringLocalizedStandardContains(root: \(root), other: \(other))"
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
