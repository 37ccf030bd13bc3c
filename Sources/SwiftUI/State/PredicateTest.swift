import Foundation

/// An object whose properties are read by their names.
public protocol _NamedValues {
  func value(forKey key: String) -> Any?
}

/// The condition that a predicate in words expresses.
indirect enum PredicateTest {
  case always(Bool)
  case not(PredicateTest)
  case all([PredicateTest])
  case any([PredicateTest])
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let holds): holds
    case .not(let test): !test.holds(for: object)
    case .all(let tests): tests.allSatisfy { $0.holds(for: object) }
    case .any(let tests): tests.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

/// A side of a comparison.
enum PredicateOperand {
  /// The names of properties on the way from the object; none for the object itself.
  case path([String])
  case constant(Any?)
  case list([PredicateOperand])

  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .list(let parts): parts.map { $0.value(of: object) as Any }
    case .path(let names): names.reduce(object) { Self.value(named: $1, of: $0) }
    }
  }

  private static func value(named name: String, of object: Any?) -> Any? {
    guard let object = bare(object) else { return nil }
    if name == "@count" { return elements(of: object)?.count }
    if let object = object as? any _NamedValues { return object.value(forKey: name) ?? Unset() }
    if let object = object as? [String: Any] { return object[name] }
    // The values of several objects are those of each.
    if let several = elements(of: object) {
      return several.map { value(named: name, of: $0) as Any }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let known = mirror {
      let child = known.children.first { $0.label == name || $0.label == "_" + name }
      if let child { return child.value }
      mirror = known.superclassMirror
    }
    return nil
  }

  /// The elements of a collection, or nil for another value.
  static func elements(of value: Any?) -> [Any]? {
    switch bare(value) {
    case let values as [Any]: values
    case let values as Set<AnyHashable>: values.map(\.base)
    case let values as NSSet: values.allObjects
    case let values as NSOrderedSet: values.array
    case let values as NSArray: Array(values)
    default: nil
    }
  }

  /// The value inside of optionals.
  static func bare(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return bare(mirror.children.first?.value)
  }
}

/// The value of an attribute that was never set, which is the empty one of its type.
private struct Unset {}

/// A comparison of two values.
struct PredicateComparison {
  enum Relation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case contains, begins, ends, like, matches, isIn, between
  }
  enum Quantifier { case any, all, none }

  var left: PredicateOperand
  var relation: Relation
  var right: PredicateOperand
  var folding: String.CompareOptions = []
  /// The share of the left side's values that have to be so; nil for one value.
  var quantifier: Quantifier?

  func holds(for object: Any?) -> Bool {
    let (one, other) = (left.value(of: object), right.value(of: object))
    guard let quantifier else { return compare(one, other) }
    let several = PredicateOperand.elements(of: one) ?? []
    switch quantifier {
    case .any: return several.contains { compare($0, other) }
    case .all: return several.allSatisfy { compare($0, other) }
    case .none: return !several.contains { compare($0, other) }
    }
  }

  private func compare(_ one: Any?, _ other: Any?) -> Bool {
    let (one, other) = (PredicateOperand.bare(one), PredicateOperand.bare(other))
    switch relation {
    case .equal: return isEqual(one, other)
    case .unequal: return !isEqual(one, other)
    case .less: return order(one, other) == .orderedAscending
    case .lessOrEqual: return order(one, other).map { $0 != .orderedDescending } ?? false
    case .greater: return order(one, other) == .orderedDescending
    case .greaterOrEqual: return order(one, other).map { $0 != .orderedAscending } ?? false
    case .isIn: return isMember(one, of: other)
    case .contains: return isMember(other, of: one)
    case .between:
      guard let bounds = PredicateOperand.elements(of: other), bounds.count == 2,
        let (low, high) = order(one, bounds[0]).flatMap({ low in
          order(one, bounds[1]).map { (low, $0) }
        })
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .begins, .ends, .like, .matches:
      guard let text = text(one), let wanted = self.text(other) else { return false }
      return matches(text, wanted)
    }
  }

  private func matches(_ text: String, _ wanted: String) -> Bool {
    switch relation {
    case .begins: return text.hasPrefix(wanted)
    case .ends: return text.hasSuffix(wanted)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: wanted)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return Self.isWhole(text, pattern)
    default: return Self.isWhole(text, wanted)
    }
  }

  /// Returns true if a pattern matches all of a text. A pattern with a mistake matches none.
  private static func isWhole(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
    else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  private func isMember(_ value: Any?, of whole: Any?) -> Bool {
    if let several = PredicateOperand.elements(of: whole) {
      return several.contains { isEqual(PredicateOperand.bare($0), value) }
    }
    guard let text = text(value), let whole = self.text(whole) else { return false }
    return text.isEmpty || whole.contains(text)
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return Self.isEmpty(one ?? other) }
    if one is Unset || other is Unset {
      let value = one is Unset ? other : one
      return value is Unset || Self.number(value) == 0 || (value as? String)?.isEmpty == true
    }
    if let one = text(one), let other = text(other) { return one == other }
    if let one = Self.number(one), let other = Self.number(other) { return one == other }
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }

  private static func isEmpty(_ value: Any?) -> Bool { value == nil || value is Unset }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    if let one = text(one), let other = text(other) {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    guard let one = Self.number(one), let other = Self.number(other) else { return nil }
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  /// A text without the differences that do not count.
  private func text(_ value: Any?) -> String? {
    guard let text = value as? String ?? (value as? Substring).map(String.init) else { return nil }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  /// A number, a truth or a moment as a number.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case is Unset: 0
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
