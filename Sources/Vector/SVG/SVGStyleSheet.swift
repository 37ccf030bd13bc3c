import GalleyParsing
import GalleySystem

/// The rules of `<style>` elements whose selectors are made of an element's name, classes and an id.
struct SVGStyleSheet {
  private struct Rule {
    var element: String?
    var classes: [String]
    var id: String?
    var declarations: [(name: String, value: String)]
    /// Ids, classes, element, then the place among the rules.
    var weight: [Int]
  }

  private var rules: [Rule] = []

  /// Adds rules; what is not understood is named to `report`.
  mutating func add(_ text: String, report: (String) -> Void) {
    var rest = Substring(Self.withoutComments(text))
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].trimmed
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
      for selector in head.split(separator: ",") {
        guard let rule = rule(selector.trimmed, Self.declarations(String(body))) else {
          report("the selector \(SyntaxValue.quoted(selector.trimmed)) of <style>")
          continue
        }
        rules.append(rule)
      }
    }
    rules.sort { $0.weight.lexicographicallyPrecedes($1.weight) }
  }

  /// The declarations for an element, the weightiest last.
  func declarations(for element: MarkupElement) -> [(name: String, value: String)] {
    guard !rules.isEmpty else { return [] }
    let classes = (element["class"] ?? "").split { $0.isWhitespace }.map(String.init)
    return rules.filter { rule in
      (rule.element == nil || rule.element == element.localName)
        && (rule.id == nil || rule.id == element["id"])
        && rule.classes.allSatisfy(classes.contains)
    }.flatMap(\.declarations)
  }

  /// Declarations as `style` writes them. `!important` has no weight of its own.
  static func declarations(_ text: String) -> [(name: String, value: String)] {
    withoutComments(text).split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      if value.hasSuffix("!important") { value = value.dropLast(10).trimmed }
      return (part[..<colon].trimmed.lowercased(), value)
    }
  }

  private func rule(
    _ selector: String, _ declarations: [(name: String, value: String)]
  ) -> Rule? {
    var rule = Rule(element: nil, classes: [], id: nil, declarations: declarations, weight: [])
    var kind: Character = " "
    var name = ""
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-" || character == "_"
    }
    func finish() -> Bool {
      switch kind {
      case ".": rule.classes.append(name)
      case "#": rule.id = name
      default: rule.element = name.isEmpty || name == "*" ? nil : name
      }
      return kind == " " || !name.isEmpty
    }
    for character in selector {
      if character == "." || character == "#" {
        guard finish() else { return nil }
        (kind, name) = (character, "")
      } else if isName(character) || character == "*" && name.isEmpty && kind == " " {
        name.append(character)
      } else {
        return nil
      }
    }
    guard !selector.isEmpty, finish() else { return nil }
    rule.weight = [
      rule.id == nil ? 0 : 1, rule.classes.count, rule.element == nil ? 0 : 1, rules.count,
    ]
    return rule
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

extension MarkupElement {
  /// The name without a prefix of SVG's namespace; that of another namespace keeps it.
  var localName: String { name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name }
}
