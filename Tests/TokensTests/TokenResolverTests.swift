import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

@Suite("Resolver documents")
struct TokenResolverTests {
  private static func document(_ theme: String) -> String {
    """
    {"version": "2025.10", "name": "n",
     "sets": {"size": {"sources": [{"n": {"$type": "number", "$value": 1}}, {"$ref": "more.json"}]}},
     "modifiers": {"theme": \(theme)},
     "resolutionOrder": [{"$ref": "#/sets/size"}, {"$ref": "#/modifiers/theme"}]}
    """
  }

  private static let files = [
    "more.json":
      #"{"n": {"$type": "number", "$value": 2}, "m": {"$type": "number", "$value": "{k}"}}"#
  ]

  @Test("Later sources win; light and dark contexts become appearances")
  func appearances() {
    let text = Self.document(
      #"{"contexts": {"light": [{"k": {"$type": "number", "$value": 10}}], "dark": [{"k": {"$type": "number", "$value": 20}}]}}"#
    )
    let reading = TokenReading(text, files: Self.files)
    #expect(reading.findings.isEmpty)
    #expect(reading["n"] == .number(2))
    #expect(reading["m"] == .number(10))
    #expect(reading.document["m"]?.darkValue == .number(20))
    #expect(reading.document["n"]?.darkValue == nil)
  }

  @Test("Other modifiers take the input, or else their default")
  func inputs() {
    let text = Self.document(
      #"{"default": "a", "contexts": {"a": [{"k": {"$type": "number", "$value": 1}}], "b": [{"k": {"$type": "number", "$value": 2}}]}}"#
    )
    #expect(TokenReading(text, files: Self.files)["k"] == .number(1))
    #expect(TokenReading(text, inputs: ["theme": "b"], files: Self.files)["k"] == .number(2))
    let wrong = TokenReading(text, inputs: ["theem": "b"], files: Self.files).findings
    #expect(wrong == ["t: error: there is no modifier \"theem\"; did you mean \"theme\"?"])
  }

  @Test("What is wrong with a resolver is located")
  func mistakes() {
    let missing = TokenReading(
      Self.document(#"{"contexts": {"a": [], "b": []}}"#), files: [:]
    ).findings
    #expect(
      missing == [
        "t:2:82: error: the file \"more.json\" cannot be read",
        "t:3:25: error: the modifier \"theme\" has no default and was given no context",
      ])
  }
}
