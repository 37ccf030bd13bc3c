import GalleyParsing
import GalleySystem

/// A property with its value, of an attribute, a rule or `style`.
struct SVGDeclaration {
  var name: String
  var value: String
  var isImportant = false
}

/// The rules of `<style>` elements.
struct SVGStyleSheet {
  private struct Rule {
    var selector: SVGSelector
    var declarations: [SVGDeclaration]
    /// Ids, classes, elements, then the place among the rules.
    var weight: [Int]
  }

  private var rules: [Rule] = []

  /// Adds rules; what is not understood is named to `report`.
  mutating func add(_ text: String, report: (String) -> Void) {
    var rest = Substring(Self.withoutComments(text))
    while let open = rest.firstIndex(of: "{") {
      var head = rest[..<open].trimmed
      // Statements without a block, `@import` and `@charset`, end with a semicolon.
      while head.hasPrefix("@"), let end = head.firstIndex(of: ";") {
        report("the rule \(SyntaxValue.quoted(String(head[...end].prefix(60)))) of <style>")
        head = head[head.index(after: end)...].trimmed
      }
      var end = rest.index(after: open)
      var depth = 1
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "{" { depth += 1 }
        if rest[end] == "}" { depth -= 1 }
        end = rest.index(after: end)
      }
      let body = rest[rest.index(after: open)..<end].dropLast(depth == 0 ? 1 : 0)
      rest = rest[end...]
      if head.hasPrefix("@") {
        report("the rule \(SyntaxValue.quoted(head)) of <style>")
        continue
      }
      add(head, Self.declarations(String(body)), report)
    }
  }

  /// The number of rules.
  var count: Int { rules.count }

  /// Puts the rules in the order of their weights, once all are there.
  mutating func sort() { rules.sort { $0.weight.lexicographicallyPrecedes($1.weight) } }

  private mutating func add(
    _ head: String, _ declarations: [SVGDeclaration], _ report: (String) -> Void
  ) {
    for text in head.split(separator: ",").map(\.trimmed) {
      guard let selector = SVGSelector(text) else {
        report("the selector \(SyntaxValue.quoted(text)) of <style>")
        continue
      }
      rules.append(
        Rule(
          selector: selector, declarations: declarations,
          weight: selector.weight + [rules.count]))
    }
  }

  /// The declarations for an element inside of others, the weightiest last.
  ///
  /// - Parameters:
  ///   - path: The outermost element first, the element itself last.
  ///   - places: Of each of them the place among its siblings.
  func declarations(
    for path: ArraySlice<MarkupElement>, _ places: ArraySlice<Int>
  ) -> [SVGDeclaration] {
    rules.filter { $0.selector.matches(path, places) }.flatMap(\.declarations)
  }

  /// Declarations as `style` writes them.
  static func declarations(_ text: String) -> [SVGDeclaration] {
    withoutComments(text).split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let value = part[part.index(after: colon)...].trimmed
      let name = part[..<colon].trimmed.lowercased()
      guard let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmed.lowercased() == "important"
      else { return SVGDeclaration(name: name, value: value) }
      return SVGDeclaration(name: name, value: value[..<mark].trimmed, isImportant: true)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

/// Elements by name, classes, id, attributes and `:first-child`, some of them inside of others.
struct SVGSelector {
  /// The conditions on one element.
  private struct Compound {
    var element: String?
    var classes: [String] = []
    var ids: [String] = []
    var attributes: [(name: String, kind: String, value: String)] = []
    var isFirst = false
    /// True if the one before is the parent, not any ancestor.
    var isChild = false
  }

  private var compounds: [Compound] = []

  /// Ids, then classes and attributes, then elements.
  var weight: [Int] {
    func sum(_ count: (Compound) -> Int) -> Int { compounds.reduce(0) { $0 + count($1) } }
    return [
      sum { $0.ids.count },
      sum { $0.classes.count + $0.attributes.count + ($0.isFirst ? 1 : 0) },
      sum { $0.element == nil ? 0 : 1 },
    ]
  }

  /// Reads a selector; nil for one of another kind.
  init?(_ text: String) {
    var rest = Substring(text)
    var isChild = false
    while !rest.isEmpty {
      guard var compound = Self.compound(&rest) else { return nil }
      compound.isChild = isChild
      compounds.append(compound)
      let blanks = rest.prefix { $0.isWhitespace }
      rest = rest[blanks.endIndex...]
      isChild = rest.first == ">"
      if isChild {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        guard !rest.isEmpty else { return nil }
      } else if blanks.isEmpty, !rest.isEmpty {
        return nil
      }
    }
    guard !compounds.isEmpty else { return nil }
  }

  private static func name(_ rest: inout Substring) -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : String(name)
  }

  private static func compound(_ rest: inout Substring) -> Compound? {
    var result = Compound()
    if rest.first == "*" {
      rest.removeFirst()
    } else {
      result.element = name(&rest)
      if result.element == nil, !".#[:".contains(rest.first ?? " ") { return nil }
    }
    while let mark = rest.first, ".#[:".contains(mark) {
      rest.removeFirst()
      switch mark {
      case ".":
        guard let name = name(&rest) else { return nil }
        result.classes.append(name)
      case "#":
        guard let name = name(&rest) else { return nil }
        result.ids.append(name)
      case ":":
        guard name(&rest) == "first-child" else { return nil }
        result.isFirst = true
      default:
        guard let end = rest.firstIndex(of: "]"), let test = attribute(rest[..<end]) else {
          return nil
        }
        result.attributes.append(test)
        rest = rest[rest.index(after: end)...]
      }
    }
    return result
  }

  /// `name`, `name=value` or `name~=value` and its like.
  private static func attribute(
    _ text: Substring
  ) -> (name: String, kind: String, value: String)? {
    var rest = text[...]
    guard let name = name(&rest) else { return nil }
    guard let equals = rest.firstIndex(of: "=") else { return rest.isEmpty ? (name, "", "") : nil }
    let kind = String(rest[...equals])
    guard ["=", "~=", "|=", "^=", "$=", "*="].contains(kind) else { return nil }
    let value = rest[rest.index(after: equals)...].trimmed
    let isQuoted = value.count >= 2 && (value.hasPrefix("'") || value.hasPrefix("\""))
    return (name, kind, isQuoted ? String(value.dropFirst().dropLast()) : value)
  }

  /// Returns true if the last element of a path matches; `places` are those among siblings. Linear in the
  /// path and the selector.
  func matches(_ path: ArraySlice<MarkupElement>, _ places: ArraySlice<Int>) -> Bool {
    guard let last = compounds.last, let element = path.last, let place = places.last,
      Self.matches(last, element, isFirst: place == 0)
    else { return false }
    guard compounds.count > 1 else { return true }
    // For each element of the path, whether the compounds so far end there.
    var ends: [Bool] = []
    for (number, compound) in compounds.enumerated() {
      var isInside = false
      var next: [Bool] = []
      for (index, (element, place)) in zip(path, places).enumerated() {
        let leads = number == 0 || (compound.isChild ? index > 0 && ends[index - 1] : isInside)
        next.append(leads && Self.matches(compound, element, isFirst: place == 0))
        if number > 0, ends[index] { isInside = true }
      }
      ends = next
    }
    return ends.last == true
  }

  private static func matches(
    _ compound: Compound, _ element: MarkupElement, isFirst: Bool
  ) -> Bool {
    if let name = compound.element, name != element.name { return false }
    if compound.isFirst, !isFirst { return false }
    guard compound.ids.allSatisfy({ $0 == element["id"] }) else { return false }
    if !compound.classes.isEmpty {
      let classes = (element["class"] ?? "").split { $0.isWhitespace }.map(String.init)
      guard compound.classes.allSatisfy(classes.contains) else { return false }
    }
    return compound.attributes.allSatisfy { test in
      guard let value = element[test.name] else { return false }
      switch test.kind {
      case "=": return value == test.value
      case "~=": return value.split { $0.isWhitespace }.contains { $0 == test.value }
      case "|=": return value == test.value || value.hasPrefix(test.value + "-")
      case "^=": return !test.value.isEmpty && value.hasPrefix(test.value)
      case "$=": return !test.value.isEmpty && value.hasSuffix(test.value)
      case "*=": return !test.value.isEmpty && value.contains(test.value)
      default: return true
      }
    }
  }
}
