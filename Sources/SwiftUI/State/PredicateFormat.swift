public import Foundation

// Predicates in words, which Foundation has on Apple's platforms only.

/// A predicate that was written in words.
package final class FormatPredicate: NSPredicate {
  private let test: PredicateTest
  /// The part of the format that is not understood; nil where all is. Such a predicate holds for everything.
  package let unread: String?

  init(_ format: String, _ arguments: [Any?]) {
    var reader = PredicateReader(format, arguments)
    let test = reader.read()
    (self.test, unread) = (test ?? .always(true), test == nil ? reader.rest : nil)
    super.init { _, _ in true }
  }

  required init?(coder: NSCoder) { nil }

  package override func evaluate(with object: Any?) -> Bool { test.holds(for: object) }
  package override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool { test.holds(for: object) }
}

/// A predicate that can be written in words.
public protocol _WordedPredicate {}
extension NSPredicate: _WordedPredicate {}
extension _WordedPredicate where Self: NSPredicate {
  /// A predicate such as `name BEGINSWITH[c] %@ AND age > 17`: comparisons of properties, joined by AND, OR and NOT.
  public init(format: String, _ arguments: Any?...) {
    self = FormatPredicate(format, arguments) as! Self
  }
  public init(format: String, argumentArray: [Any]?) {
    self = FormatPredicate(format, argumentArray ?? []) as! Self
  }
}

/// Reads a predicate in words.
struct PredicateReader {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case sign(String)
    /// A place for an argument, by its letters.
    case argument(String)
  }

  private var tokens: [(token: Token, start: Substring)] = []
  private var next = 0
  private var arguments: ArraySlice<Any?>
  private let format: String

  /// The part that has not been read.
  var rest: String { String(next < tokens.count ? tokens[next].start : format[...]) }

  init(_ format: String, _ arguments: [Any?]) {
    (self.format, self.arguments) = (format, arguments[...])
    tokens = Self.tokens(of: format)
  }

  /// The predicate, or nil if it is not understood.
  mutating func read() -> PredicateTest? {
    guard !tokens.isEmpty, let test = alternatives(), next == tokens.count else { return nil }
    return test
  }

  private static func tokens(of format: String) -> [(token: Token, start: Substring)] {
    var tokens: [(token: Token, start: Substring)] = []
    var text = format[...]
    while let first = text.first {
      let start = text
      if first.isWhitespace {
        text.removeFirst()
        continue
      }
      if first == "'" || first == "\"" {
        text.removeFirst()
        var word = ""
        while let character = text.popFirst(), character != first {
          word.append(character == "\\" ? text.popFirst() ?? character : character)
        }
        tokens.append((.text(word), start))
      } else if first == "%" {
        text.removeFirst()
        let letters = text.prefix { "@Kdiuflhqx".contains($0) }.prefix { $0 != " " }
        let word = letters.first.map { "@K".contains($0) ? letters.prefix(1) : letters } ?? letters
        text = text[word.endIndex...]
        tokens.append((.argument(String(word)), start))
      } else if first.isNumber || (first == "-" && text.dropFirst().first?.isNumber == true) {
        let rest = text.dropFirst().prefix { $0.isNumber || $0 == "." }
        guard let number = Double(text[..<rest.endIndex]) else { return [] }
        text = text[rest.endIndex...]
        tokens.append((.number(number), start))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = text.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        text = text[word.endIndex...]
        tokens.append((.word(String(word)), start))
      } else {
        let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
        let end = text.index(
          text.startIndex, offsetBy: signs.contains(where: text.hasPrefix) ? 2 : 1)
        tokens.append((.sign(String(text[..<end])), start))
        text = text[end...]
      }
    }
    return tokens
  }

  private func isNext(_ words: String...) -> Bool {
    guard next < tokens.count else { return false }
    switch tokens[next].token {
    case .word(let word): return words.contains(word.uppercased())
    case .sign(let sign): return words.contains(sign)
    default: return false
    }
  }

  private mutating func take(_ words: String...) -> Bool {
    guard words.contains(where: { isNext($0) }) else { return false }
    next += 1
    return true
  }

  private mutating func alternatives() -> PredicateTest? {
    guard let first = conjunction() else { return nil }
    var tests = [first]
    while take("OR", "||") {
      guard let test = conjunction() else { return nil }
      tests.append(test)
    }
    return tests.count == 1 ? first : .any(tests)
  }

  private mutating func conjunction() -> PredicateTest? {
    guard let first = statement() else { return nil }
    var tests = [first]
    while take("AND", "&&") {
      guard let test = statement() else { return nil }
      tests.append(test)
    }
    return tests.count == 1 ? first : .all(tests)
  }

  private mutating func statement() -> PredicateTest? {
    if take("NOT", "!") { return statement().map { .not($0) } }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if isNext("(") {
      let (start, kept) = (next, arguments)
      next += 1
      if let test = alternatives(), take(")") { return test }
      (next, arguments) = (start, kept)
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTest? {
    var quantifier: PredicateComparison.Quantifier?
    if take("ANY", "SOME") { quantifier = .any }
    if take("ALL") { quantifier = .all }
    if take("NONE") { quantifier = PredicateComparison.Quantifier.none }
    guard let left = operand(), let relation = relation() else { return nil }
    let folding = options()
    guard let folding, let right = operand() else { return nil }
    return .comparison(
      PredicateComparison(
        left: left, relation: relation, right: right, folding: folding, quantifier: quantifier))
  }

  private mutating func relation() -> PredicateComparison.Relation? {
    let relations: [(String, PredicateComparison.Relation)] = [
      ("==", .equal), ("=", .equal), ("!=", .unequal), ("<>", .unequal), ("<=", .lessOrEqual),
      ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less),
      (">", .greater), ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends),
      ("LIKE", .like), ("MATCHES", .matches), ("IN", .isIn), ("BETWEEN", .between),
    ]
    for (word, relation) in relations where take(word) { return relation }
    return nil
  }

  /// `[cd]`: what does not count between texts; nil for unknown letters.
  private mutating func options() -> String.CompareOptions? {
    guard take("[") else { return [] }
    guard next < tokens.count, case .word(let letters) = tokens[next].token else { return nil }
    next += 1
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "l", "n": break
      default:
        next -= 1
        return nil
      }
    }
    return take("]") ? options : nil
  }

  private mutating func operand() -> PredicateOperand? {
    guard next < tokens.count else { return nil }
    let token = tokens[next].token
    switch token {
    case .text(let text):
      next += 1
      return .constant(text)
    case .number(let number):
      next += 1
      return .constant(number)
    case .argument(let letters):
      guard !letters.isEmpty, let value = arguments.popFirst() else { return nil }
      next += 1
      guard letters == "K" else { return .constant(value) }
      return (PredicateOperand.bare(value) as? String).map { Self.path($0) }
    case .sign("{"), .sign("("):
      return list(until: token == .sign("{") ? "}" : ")")
    case .word(let word):
      next += 1
      switch word.uppercased() {
      case "NIL", "NULL": return .constant(nil)
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      default:
        // Functions are not read.
        guard !isNext("("), !word.hasPrefix("#") else {
          next -= 1
          return nil
        }
        return Self.path(word)
      }
    case .sign: return nil
    }
  }

  private mutating func list(until end: String) -> PredicateOperand? {
    next += 1
    var parts: [PredicateOperand] = []
    while !take(end) {
      guard parts.isEmpty || take(","), let part = operand() else { return nil }
      parts.append(part)
    }
    return .list(parts)
  }

  private static func path(_ words: String) -> PredicateOperand {
    let names = words.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }
}
