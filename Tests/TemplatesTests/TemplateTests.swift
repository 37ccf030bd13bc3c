import GalleyParsing
import GalleySystem
import Testing

@testable import GalleyTemplates

@Suite("Documents with data")
struct TemplateTests {
  private func data(_ text: String, _ form: DataFile.Form = .json) throws -> DataFile {
    let (data, findings) = DataFile.read(SourceText(name: "data.\(form)", text: text), as: form)
    return try #require(data, "\(findings)")
  }

  private func expand(
    _ document: String, _ record: Int? = 0, of data: DataFile, locale: String = "en"
  ) throws -> Expansion {
    let source = SourceText(name: "card.json", text: document)
    let value = try #require(JSONParser.parse(source).value)
    return Template(source, value, locale: locale).expanded(with: record, of: data)
  }

  private func text(_ document: String, _ json: String, locale: String = "en") throws -> String {
    let expansion = try expand(document, of: try data(json), locale: locale)
    #expect(expansion.findings == [])
    return compact(JSONWriter.text(of: try #require(expansion.value)))
  }

  /// JSON without the line breaks and blanks of its layout.
  private func compact(_ text: String) -> String {
    text.split(separator: "\n").map(\.trimmed).joined().replacing("\": ", with: "\":")
      .replacing(", ", with: ",")
  }

  private func message(_ document: String, _ json: String) throws -> String {
    let expansion = try expand(document, of: try data(json))
    let finding = try #require(expansion.findings.first)
    #expect(expansion.value == nil)
    return finding.rendered(in: SourceText(name: "card.json", text: document))
  }

  @Test(
    "Placeholders take fields, paths, formats and defaults",
    arguments: [
      ("{name}", "Ada"), ("Hello {name}!", "Hello Ada!"), ("{ home.city }", "London"),
      ("{tags.1}", "b"), ("{age}", "36"), ("{gone ?? nobody}", "nobody"), ("{nothing??-}", "-"),
      ("{empty ?? none}", "none"), ("{{name}}", "{name}"), ("{age, number, 0.00}", "36.00"),
      ("{big, number}", "1,234,567.5"), ("{share, percent}", "26%"),
      ("{share, percent, 0.0}", "25.6%"), ("{born, date, long}", "December 10, 1815"),
      ("{born, date}", "Dec 10, 1815"), ("{open} and {name}", "true and Ada"),
      ("no braces", "no braces"),
    ])
  func placeholders(_ written: String, _ expected: String) throws {
    let json = #"""
      [{"name": "Ada", "home": {"city": "London"}, "tags": ["a", "b"], "age": 36, "nothing": null,
        "empty": "", "big": 1234567.5, "share": 0.256, "born": "1815-12-10", "open": true},
       {"name": "Bob", "gone": 1}]
      """#
    #expect(
      try text("{\"text\": \"\(written)\"}", json) == compact("{\"text\": \"\(expected)\"}"))
  }

  @Test("Formats follow the language")
  func language() throws {
    let json = #"{"price": 1234.5, "day": "2026-11-06"}"#
    let document = #"["{price, number, #,##0.00}", "{day, date, full}"]"#
    let german = try text(document, json, locale: "de")
    #expect(german == compact(#"["1.234,50", "Freitag, 6. November 2026"]"#))
    let japanese = try text(document, json, locale: "ja-JP")
    #expect(japanese == compact(#"["1,234.50", "2026年11月6日 金曜日"]"#))
  }

  @Test("Data is text: nothing in it is a placeholder")
  func injection() throws {
    let json = #"{"name": "{secret} \"}], \"type\": \"Image\"", "secret": "s"}"#
    let expansion = try expand(#"{"text": "<{name}>"}"#, of: try data(json))
    #expect(expansion.value?["text"]?.text == "<{secret} \"}], \"type\": \"Image\">")
  }

  @Test("Elements repeat over lists, with the item's fields first, its place and the item itself")
  func repetition() throws {
    let json = #"{"who": "Ada", "list": [{"who": "Bob"}, {"no": 1}], "plain": ["x", 2]}"#
    #expect(
      try text(
        #"[{"repeat": "list", "t": "{position} {who}"}, {"repeat": "plain", "t": "{item}"}, 7]"#,
        json)
        == compact(#"[{"t": "1 Bob"}, {"t": "2 Ada"}, {"t": "x"}, {"t": "2"}, 7]"#))
    #expect(try text(#"[{"repeat": "rows", "t": "{who}"}]"#, json) == compact(#"[{"t": "Ada"}]"#))
  }

  @Test(
    "Objects whose condition does not hold are left out",
    arguments: [
      ("yes", true), ("!yes", false), ("no", false), ("zero", false), ("empty", false),
      ("gone", false), ("!gone", true), ("list", true), ("name == Ada", true),
      ("name == \"Bob\"", false), ("name != Bob", true), ("age > 9", true), ("age <= 36.0", true),
      ("age == 36.0", true), ("age < 36", false), ("cell", true), ("shouted", false),
      ("!shouted", true),
      ("shouted == false", true), ("shouted != false", false), ("written", false),
      ("word", true), ("name != \"a || b\"", true), ("name != 'a<=b'", true),
    ])
  func conditions(_ condition: String, _ holds: Bool) throws {
    let json = #"""
      [{"yes": true, "no": false, "zero": 0, "empty": "", "list": [1], "name": "Ada", "age": 36,
        "cell": "a", "shouted": "FALSE", "written": "0.0", "word": "no"}, {"gone": 1}]
      """#
    let written = condition.replacing("\"", with: "\\\"")
    let result = try text(#"{"a": {"if": "\#(written)", "b": 1}}"#, json)
    #expect(result == (holds ? #"{"a":{"b":1}}"# : "{}"))
  }

  @Test(
    "Mistakes are reported at their place in the document and in the data",
    arguments: [
      (
        #"{"t": "a {nmae}"}"#,
        #"card.json:1:10: error: the data has no "nmae"; did you mean "name"?"#
      ),
      (#"{"t": "{other}"}"#, #"card.json:1:7: error: this record has no "other"; write a default"#),
      (#"{"t": "{list} x"}"#, #"card.json:1:8: error: "list" is an array, which is not text"#),
      (#"{"t": "x {name, number}"}"#, #"error: "name" is "Ada", and the format needs a number"#),
      (#"{"t": "x {name, numbr}"}"#, #"error: "numbr" is not a format"#),
      (#"{"t": "x {name, date, big}"}"#, #"error: "big" is not a length of dates"#),
      (#"{"t": "x {name, number, 00}"}"#, #"error: "00" is not a pattern of digits"#),
      (#"{"t": "x {}"}"#, #"card.json:1:10: error: a placeholder names a field"#),
      (#"{"t": "x {"}"#, #"error: "{" without "}""#),
      (#"{"t": "x }"}"#, #"error: "}" without "{""#),
      (#"[{"repeat": "name"}]"#, #"error: "name" is a string "Ada", and "repeat" needs a list"#),
      (#"{"a": {"repeat": "list"}}"#, #""repeat" belongs to an element of a list"#),
      (
        #"{"a": {"if": "name > 1"}}"#,
        #""name" is a string "Ada", and this condition needs a number"#
      ),
      (#"{"a": {"if": "name > other"}}"#, #""other" is not a number, which ">" compares with"#),
      (#"{"a": {"if": "name >> 1"}}"#, #""> 1" is not a number, which ">" compares with"#),
      (#"{"a": {"if": "name = Ada"}}"#, #"a condition names a field, as "name""#),
      (#"{"a": {"if": "!name == Ada"}}"#, #"a condition names a field, as "name""#),
      (#"{"a": {"if": "name == Ada && other"}}"#, #""&&" joins conditions"#),
      (#"{"a": {"if": "name == 'Ada' || name == 'Bob'"}}"#, #""||" joins conditions"#),
      (#"{"a": {"if": "name || other"}}"#, #""||" joins conditions"#),
    ])
  func mistakes(_ document: String, _ expected: String) throws {
    let json = #"[{"name": "Ada", "list": [1]}, {"other": 1}]"#
    let message = try message(document, json)
    #expect(message.contains(expected), "\(message)")
  }

  @Test("A field with a default, or in a condition, may be missing; a similar name is a warning")
  func optional() throws {
    let items = #"{"list": [{"a": 1, "done": true}, {"a": 2}, {"a": 3, "note": "n"}]}"#
    #expect(
      try text(#"[{"repeat": "list", "if": "!done", "t": "{a} {note ?? -} {gone ?? ?}"}]"#, items)
        == compact(#"[{"t": "2 - ?"}, {"t": "3 n ?"}]"#))
    #expect(try text(#"{"t": {"if": "gone", "b": 1}}"#, #"{"name": "Ada"}"#) == "{}")
    for document in [#"{"a": {"if": "nmae", "b": 1}}"#, #"{"t": "{nmae ?? x}"}"#] {
      let similar = try expand(document, of: try data(#"{"name": "Ada"}"#))
      #expect(similar.value != nil)
      #expect(similar.findings.map(\.severity) == [.warning])
      #expect(similar.findings.first?.suggestion == "name")
      // A table's first line has the names of all fields.
      let table = try expand(document, of: try data("name\nAda\n", .csv))
      #expect(table.value == nil && table.findings.map(\.severity) == [.error])
    }
  }

  @Test("A mistake of a value names the line and column of the data")
  func origins() throws {
    let table = try data("id,price\n1,12\n2,cheap\n", .csv)
    let document = #"{"t": "x {price, number}"}"#
    #expect(try expand(document, 0, of: table).findings == [])
    let finding = try #require(try expand(document, 1, of: table).findings.first)
    #expect(finding.notes.map(\.message) == [#""price" of data.csv:3:3"#])
    let substitution = try #require(
      try expand(#"{"w": "{price}"}"#, 1, of: table).substitutions.first)
    #expect(substitution.origin == #""price" of data.csv:3:3"#)
    #expect(substitution.range == SourceRange(6, 15))
  }

  @Test("A document that data makes too large is refused")
  func bounds() throws {
    let many = "[" + Array(repeating: "1", count: 1000).joined(separator: ",") + "]"
    let source = SourceText(name: "d", text: #"[{"repeat": "a", "b": [{"repeat": "a", "c": 1}]}]"#)
    let template = Template(
      source, try #require(JSONParser.parse(source).value), locale: "en", maximumValues: 10_000)
    let expansion = template.expanded(with: 0, of: try data("{\"a\": \(many)}"))
    #expect(expansion.value == nil)
    #expect(expansion.findings.map(\.message).first?.contains("more than 10000 values") == true)
  }

  @Test(
    "Tables are read as RFC 4180 defines them",
    arguments: [
      ("a,b\n1,2\n", [["1", "2"]]), ("a;b\r\n\"x;y\";\"say \"\"hi\"\"\"", [["x;y", "say \"hi\""]]),
      ("a\tb\n\n1\t\n", [["1", ""]]), ("\u{FEFF}a\n\"two\nlines\"\n", [["two\nlines"]]),
      ("a,b\rx,5\" pipe\r", [["x", "5\" pipe"]]), ("\"a,b\"\n1\n", [["1"]]),
    ])
  func tables(_ text: String, _ expected: [[String]]) throws {
    let table = try data(text, .csv)
    #expect(table.records.map { ($0.members ?? []).map { $0.value.text ?? "?" } } == expected)
  }

  @Test(
    "Texts that are not tables are refused at their place",
    arguments: [
      ("", "the table is empty"), ("a,a\n", "2:"), ("a,b\n1\n", "has 1 field"),
      ("a,\n", "no name"), ("a\n\"x", "the quote is not closed"), ("a\n\"x\"y\n", "goes on after"),
    ])
  func brokenTables(_ text: String, _ expected: String) {
    let source = SourceText(name: "t.csv", text: text)
    let (data, read) = DataFile.read(source, as: .csv)
    // Faults of the heads leave no table; those of a line leave the other lines.
    let isOfLine = text.hasPrefix("a\n") || text.hasPrefix("a,b")
    #expect((data != nil) == isOfLine)
    let findings = read + (data?.allFaults ?? [])
    let messages = findings.map { $0.rendered(in: source) }.joined()
    #expect(
      messages.contains(expected) || expected == "2:" && messages.contains("names two columns"))
  }

  @Test(
    "Records of YAML are the elements of a list, one object, or several documents",
    arguments: [
      ("- {a: 1}\n- {a: x}\n", 2), ("a: 1\n", 1), ("---\na: 1\n---\na: x\n---\na: y\n", 3),
    ])
  func yaml(_ text: String, _ count: Int) throws {
    let file = try data(text, .yaml)
    #expect(file.records.count == count)
    #expect(file.records[0]["a"]?.typed?.number?.value == 1)
    let broken = SourceText(name: "d.yml", text: "- {a: 1}\n- 5\n")
    let finding = try #require(DataFile.read(broken, as: .yml).findings.first)
    #expect(broken.location(of: try #require(finding.range).start).line == 2)
  }

  @Test("JSON Lines have their places in the file")
  func lines() throws {
    let table = try data("{\"a\": 1}\n\n{\"a\": \"x\"}\n", .jsonl)
    #expect(table.records.count == 2)
    let value = try #require(table.records[1]["a"])
    #expect(table.source.location(of: value.range.start) == SourcePosition(line: 3, column: 7))
    let broken = SourceText(name: "d.jsonl", text: "{}\n{\n")
    let finding = try #require(DataFile.read(broken, as: .jsonl).findings.first)
    #expect(broken.location(of: try #require(finding.range).start).line >= 2)
  }
}
