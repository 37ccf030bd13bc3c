import Testing

@testable import GalleyParsing

@Suite("Typed reading")
struct ValueReaderTests {
  private enum Edge: String, CaseIterable {
    case leading
    case trailing
  }

  private static func findings(
    _ text: String, _ mode: ReadingMode = .strict,
    _ read: (inout ValueReader) -> Void
  ) -> [String] {
    let source = SourceText(name: "t", text: text)
    let collector = DiagnosticCollector(mode: mode)
    guard let value = JSONParser.parse(source).value,
      var reader = ValueReader(value, diagnostics: collector)
    else { return collector.diagnostics.map { $0.headline(in: source) } }
    read(&reader)
    return collector.diagnostics.map { $0.headline(in: source) }
  }

  @Test("DUI-5 Members are read by type")
  func values() {
    let text = #"{"s":"x","n":1.5,"i":8.0,"b":true,"a":[1],"o":{"k":2},"e":"leading","z":null}"#
    let findings = Self.findings(text) { reader in
      #expect(reader.string("s") == "x")
      #expect(reader.number("n") == 1.5)
      #expect(reader.integer("i") == 8)
      #expect(reader.bool("b") == true)
      #expect(reader.array("a")?.count == 1)
      var inner = reader.object("o")
      #expect(inner?.integer("k") == 2)
      #expect(reader.oneOf("e", as: Edge.self) == .leading)
      #expect(reader.string("z") == nil)
      #expect(reader.string("missing") == nil)
      reader.finish(knownKeys: [])
    }
    #expect(findings.isEmpty)
  }

  @Test(
    "DUI-6 A wrong type is located at the value",
    arguments: [
      (#"{"k":"8"}"#, "t:1:6: error: expected a number for \"k\", found a string \"8\""),
      (#"{"k":true}"#, "t:1:6: error: expected a number for \"k\", found true"),
      (#"{"k":[1]}"#, "t:1:6: error: expected a number for \"k\", found an array"),
      (#"{"k":{}}"#, "t:1:6: error: expected a number for \"k\", found an object"),
    ])
  func wrongNumber(_ text: String, _ expected: String) {
    #expect(Self.findings(text) { _ = $0.number("k") } == [expected])
  }

  @Test("DUI-6 Every getter has its words")
  func wrongTypes() {
    let findings = Self.findings(#"{"k":8.5,"w":"top"}"#) { reader in
      _ = reader.string("k")
      _ = reader.integer("k")
      _ = reader.bool("k")
      _ = reader.array("k")
      _ = reader.object("k")
      _ = reader.oneOf("k", as: Edge.self)
      _ = reader.oneOf("w", as: Edge.self)
      _ = reader.number("k", in: 0...1)
      _ = reader.read("k", "a name") { $0.text }
      _ = reader.string("absent", .required)
    }
    #expect(
      findings == [
        "t:1:6: error: expected a string for \"k\", found the number 8.5",
        "t:1:6: error: expected a whole number for \"k\", found the number 8.5",
        "t:1:6: error: expected true or false for \"k\", found the number 8.5",
        "t:1:6: error: expected an array for \"k\", found the number 8.5",
        "t:1:6: error: expected an object for \"k\", found the number 8.5",
        "t:1:6: error: expected \"leading\" or \"trailing\" for \"k\", found the number 8.5",
        "t:1:14: error: expected \"leading\" or \"trailing\" for \"w\", found \"top\"",
        "t:1:6: error: expected a number from 0 to 1 for \"k\", found the number 8.5",
        "t:1:6: error: expected a name for \"k\", found the number 8.5",
        "t:1:1: error: the key \"absent\" is missing",
      ])
  }

  @Test("STY-25 Unknown and doubled keys are reported at the key")
  func keys() {
    let text = #"{"font":1,"colour":2,"font":3}"#
    let findings = Self.findings(text) { reader in
      #expect(reader.number("font") == 3)
      reader.finish(knownKeys: ["font", "color"])
    }
    #expect(
      findings == [
        "t:1:22: warning: the key \"font\" stands twice; the last one counts",
        "t:1:11: error: unknown key \"colour\"; did you mean \"color\"?",
      ])
  }

  @Test("DUI-6 Lenient reading warns")
  func lenient() {
    let findings = Self.findings(#"{"k":"8","x":1}"#, .lenient) { reader in
      _ = reader.number("k")
      reader.finish(knownKeys: ["k"])
    }
    #expect(findings.allSatisfy { $0.contains(": warning: ") })
    #expect(findings.count == 2)
  }

  @Test("More than 64 members are remembered")
  func manyMembers() {
    let members = (0..<200).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let findings = Self.findings("{\(members),\"k7\":0}") { reader in
      for index in 0..<200 where index != 150 { _ = reader.number("k\(index)") }
      reader.finish(knownKeys: [])
    }
    #expect(findings.count == 2)
    #expect(findings.last?.hasSuffix("unknown key \"k150\"") == true)
  }

  @Test("What is no object is reported")
  func noObject() {
    #expect(Self.findings("[1]") { _ in } == ["t:1:1: error: expected an object, found an array"])
  }
}
