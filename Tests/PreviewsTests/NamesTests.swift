import Foundation
import GalleyComponents
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import Testing

/// The fixture uses the names of real sources in all of their usual forms, which its build checks.
@Suite struct NamesTests {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("PreviewFixture/Names")
  }

  private static func sources() throws -> [Character] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.flatMap { name in
      Array(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) + ["\n"]
    }
  }

  @Test func theFixtureUsesEveryNameInEveryForm() throws {
    let source = SourceCalls(try Self.sources())
    var missing: [String] = []
    for line in UsedNames.list.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == ";" {
        missing += words.dropFirst().filter { !source.names($0) }
        continue
      }
      let forms = source.forms(of: words[0])
      for form in words.dropFirst() {
        let isUsed =
          form.hasPrefix(".")
          ? source.names(form) : forms.contains(form == "(){}" ? "{}" : form)
        if !isUsed { missing.append("\(words[0]) \(form)") }
      }
    }
    #expect(missing == [])
  }
}

/// The calls in a source, by name.
private struct SourceCalls {
  private let text: [Character]
  /// The starts of each word, by the word.
  private var places: [String: [Int]] = [:]

  init(_ text: [Character]) {
    self.text = text
    var index = 0
    while index < text.count {
      guard Self.isWord(text[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, Self.isWord(text[index]) { index += 1 }
      places[String(text[start..<index]), default: []].append(start)
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The places after a name that may begin with a dot or another sign.
  private func ends(of name: String) -> [Int] {
    let signs = name.prefix { !Self.isWord($0) }
    let word = String(name.dropFirst(signs.count))
    return (places[word] ?? []).filter { start in
      let before = text[max(0, start - signs.count)..<start]
      return before.elementsEqual(signs) && (!signs.isEmpty || start == 0 || text[start - 1] != ".")
    }.map { $0 + word.count }
  }

  func names(_ name: String) -> Bool { !ends(of: name).isEmpty }

  /// The argument labels that a name is called with, and `{}` for a closure at the end.
  func forms(of name: String) -> Set<String> {
    Set(ends(of: name).compactMap(form))
  }

  private func form(at end: Int) -> String? {
    var index = skipSpace(end)
    guard index < text.count else { return nil }
    if text[index] == "{" { return "{}" }
    guard text[index] == "(" else { return nil }
    var labels = ""
    var start = index + 1
    var depth = 0
    repeat {
      switch text[index] {
      case "\"": index = afterString(index) - 1
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { labels += label(start..<index) }
      case ",":
        if depth == 1 {
          labels += label(start..<index)
          start = index + 1
        }
      default: break
      }
      index += 1
    } while depth > 0 && index < text.count
    index = skipSpace(index)
    return "(\(labels))" + (index < text.count && text[index] == "{" ? "{}" : "")
  }

  private func label(_ range: Range<Int>) -> String {
    let argument = text[range].drop { $0.isWhitespace }
    guard !argument.isEmpty else { return "" }
    let word = argument.prefix { Self.isWord($0) }
    return word.endIndex < argument.endIndex && !word.isEmpty && argument[word.endIndex] == ":"
      ? String(word) + ":" : "_:"
  }

  private func skipSpace(_ index: Int) -> Int {
    text[index...].firstIndex { !$0.isWhitespace } ?? text.count
  }

  /// The place after a string without strings inside.
  private func afterString(_ start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != "\"" {
      index += text[index] == "\\" ? 2 : 1
    }
    return index + 1
  }
}
