import Testing

@testable import GalleyParsing

@Suite("Spelling")
struct SpellingSuggestionTests {
  private static let keys = ["foregroundColor", "backgroundColor", "font", "size", "cornerRadius"]

  @Test(
    "STY-25 The nearest key is suggested",
    arguments: [
      ("foregroungColor", "foregroundColor"), ("ForegroundColor", "foregroundColor"),
      ("fnot", "font"), ("cornerradius", "cornerRadius"), ("bacgroundColour", "backgroundColor"),
      ("sizes", "size"),
    ])
  func near(_ word: String, _ expected: String) {
    #expect(SpellingSuggestion.nearest(word, in: Self.keys) == expected)
  }

  @Test(
    "Nothing is suggested for what is far", arguments: ["", "x", "completelyDifferent", "kern"])
  func far(_ word: String) {
    #expect(SpellingSuggestion.nearest(word, in: Self.keys) == nil)
  }

  @Test("All that are equally near are found, and of several with other digits none")
  func allNear() {
    #expect(
      SpellingSuggestion.allNearest("hart", in: ["hare", "heart", "star"]) == ["hare", "heart"])
    #expect(SpellingSuggestion.nearest("h7", in: ["h1", "h2"]) == nil)
    #expect(SpellingSuggestion.nearest("titel3", in: ["title2", "title3", "title"]) == "title3")
    #expect(
      SpellingSuggestion.nearest("iphone-15-pr", in: ["iphone-14-pro", "iphone-16-pro"]) == nil)
    #expect(SpellingSuggestion.nearest("what4words", in: ["what3words"]) == "what3words")
  }

  @Test(
    "Distances count transpositions once",
    arguments: [
      ("ab", "ba", 1), ("abc", "abc", 0), ("abc", "axc", 1), ("abc", "ab", 1),
      ("kitten", "sitting", 3),
    ])
  func distances(_ a: String, _ b: String, _ expected: Int) {
    let found = SpellingSuggestion.distance(Array(a.utf8), Array(b.utf8), atMost: 10)
    #expect(found == expected)
    #expect(SpellingSuggestion.distance(Array(a.utf8), Array(b.utf8), atMost: expected - 1) == nil)
  }

  @Test("Very long words are not compared")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    #expect(SpellingSuggestion.nearest(word, in: [word + "b"]) == nil)
  }
}
