import Foundation
import GalleyTestSupport
import Testing

@Suite("Documents with data on the command line")
struct DataCommandTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }
  private let card = ##"""
    {"type": "VStack",
     "properties": {"padding": 8, "backgroundColor": "{tint ?? #FFFFFF}", "cornerRadius": "{radius}"},
     "subviews": [
      {"type": "Text", "values": {"text": "{name}: {price, number, 0.00}"}},
      {"if": "new", "type": "Badge", "values": {"text": "{id}"}},
      {"repeat": "rows", "if": "gone", "type": "Text", "values": {"text": "x"}}]}
    """##
  private let table = """
    id,name,price,new,tint,radius
    1,Ada,1234.5,true,,4
    02,"Hopper, Grace",7,false,#FFE0E0,12
    """

  private func write() throws {
    let rowwise = card.split(separator: "\n").filter { !$0.contains("rows") }.joined(
      separator: "\n"
    )
    .replacing(#""{id}"}},"#, with: #""{id}"}}]}"#)
    try folder.write(rowwise, to: "card.json")
    try folder.write(table, to: "people.csv")
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  @Test("Each record is a picture, the same as of the document with its fields written in")
  func pictures() throws {
    try write()
    let run = try tool.run(["render", "card.json", "--data", "people.csv", "-o", "out/{id}.png"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    let second = ##"""
      {"type": "VStack", "properties": {"padding": 8, "backgroundColor": "#FFE0E0", "cornerRadius": 12},
       "subviews": [{"type": "Text", "values": {"text": "Hopper, Grace: 7.00"}}]}
      """##
    try folder.write(second, to: "second.json")
    #expect(try tool.run(["render", "second.json", "-o", "second.png"]).status == 0)
    #expect(try bytes("out/02.png") == bytes("second.png"))
    let first = ##"""
      {"type": "VStack", "properties": {"padding": 8, "backgroundColor": "#FFFFFF", "cornerRadius": 4},
       "subviews": [{"type": "Text", "values": {"text": "Ada: 1234.50"}},
        {"type": "Badge", "values": {"text": "1"}}]}
      """##
    try folder.write(first, to: "first.json")
    #expect(try tool.run(["render", "first.json", "-o", "first.png"]).status == 0)
    #expect(try bytes("out/1.png") == bytes("first.png"))
    // In a folder records have their numbers, and one of them can be chosen.
    let one = ["render", "card.json", "--data", "people.csv", "--row", "2", "-o", "rows/"]
    #expect(try tool.run(one).status == 0)
    #expect(try bytes("rows/card.2.png") == bytes("second.png"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/rows/card.1.png"))
  }

  @Test("JSON, JSON Lines, YAML and tables with tabs give the same pictures")
  func forms() throws {
    try write()
    let json = """
      [{"id": 1, "name": "Ada", "price": 1234.5, "new": true, "tint": null, "radius": 4},
       {"id": "02", "name": "Hopper, Grace", "price": 7, "new": false, "tint": "#FFE0E0", "radius": 12}]
      """
    try folder.write(json, to: "people.json")
    let lines = json.dropFirst().dropLast().replacing("},\n", with: "}\n")
    try folder.write(String(lines), to: "people.jsonl")
    let tabs = table.replacing("\"Hopper, Grace\"", with: "Hopper; Grace").replacing(
      ",", with: "\t"
    )
    .replacing("Hopper; Grace", with: "Hopper, Grace")
    try folder.write(tabs, to: "people.tsv")
    try folder.write(
      """
      - {id: 1, name: Ada, price: 1234.5, new: true, tint: , radius: 4}
      - id: "02"
        name: Hopper, Grace
        price: 7
        new: false
        tint: "#FFE0E0"
        radius: 12
      """, to: "people.yaml")
    for form in ["csv", "json", "jsonl", "tsv", "yaml"] {
      let run = try tool.run([
        "render", "card.json", "--data", "people.\(form)", "-o", "\(form)/{id}.png",
      ])
      #expect(run.status == 0, "\(form): \(run.errors)")
      #expect(try bytes("\(form)/02.png") == bytes("csv/02.png"))
      #expect(try bytes("\(form)/1.png") == bytes("csv/1.png"))
    }
  }

  @Test("A document that repeats over rows is one picture of all records")
  func allRows() throws {
    let list = """
      {"type": "VStack", "subviews": [
       {"repeat": "rows", "if": "price > 100", "type": "Text", "values": {"text": "{position} {name}"}}]}
      """
    try folder.write(list, to: "list.json")
    try folder.write(table, to: "people.csv")
    let run = try tool.run(["render", "list.json", "--data", "people.csv", "-o", "list.png"])
    #expect(run.status == 0, "\(run.errors)")
    try folder.write(
      #"{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "1 Ada"}}]}"#,
      to: "plain.json")
    #expect(try tool.run(["render", "plain.json", "-o", "plain.png"]).status == 0)
    #expect(try bytes("list.png") == bytes("plain.png"))
  }

  @Test("A mistake names its place in the document and in the data, and costs its record alone")
  func mistakes() throws {
    try write()
    try folder.write(table.replacing("E0,12", with: "E0,wide"), to: "people.csv")
    let run = try tool.run(["render", "card.json", "--data", "people.csv", "-o", "out/{id}.png"])
    #expect(run.status == 2)
    #expect(run.errors.contains(#"for "cornerRadius", found a string "wide""#))
    #expect(run.errors.contains(#"card.json: note: "radius" of people.csv:3:36"#), "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/1.png"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/02.png"))
    let lint = try tool.run(["lint", "card.json", "--data", "people.csv"])
    #expect(lint.status == 1)
    #expect(lint.text.contains("\"radius\" of people.csv:3:36"), "\(lint.text)")
  }

  @Test("A finding that many records have is printed once")
  func repeatedFindings() throws {
    try write()
    let misspelt = card.replacing("{name}", with: "{nmae}").split(separator: "\n")
      .filter { !$0.contains("rows") }.joined(separator: "\n")
      .replacing(#""{id}"}},"#, with: #""{id}"}}]}"#)
    try folder.write(misspelt, to: "card.json")
    let run = try tool.run(["render", "card.json", "--data", "people.csv", "-o", "out/{id}.png"])
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: "did you mean \"name\"?").count == 2)
    #expect(run.errors.contains("1 more finding in other records"))
  }

  @Test(
    "Names of files come from records only where they stay names; other records are drawn",
    arguments: [
      ("../up", "people.csv:2:1: error: \"../up\" cannot be part of a file name"),
      ("a/b", "people.csv:2:1: error: \"a/b\" cannot be part of a file name"),
      (".hidden", "people.csv:2:1: error: \".hidden\" cannot be part of a file name"),
      ("02", "people.csv:3:1: error: records 1 and 2 would both become 'out/02.png'"),
      ("", "people.csv:2:1: error: \"id\" is blank and cannot be part of a file name"),
      ("  ", "people.csv:2:1: error: \"id\" is blank and cannot be part of a file name"),
    ])
  func names(_ id: String, _ expected: String) throws {
    try write()
    try folder.write(table.replacing("\n1,", with: "\n\(id),"), to: "people.csv")
    let run = try tool.run(["render", "card.json", "--data", "people.csv", "-o", "out/{id}.png"])
    #expect(run.status == 2)
    #expect(run.errors.contains(expected), "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(written == ["02.png"])
  }

  @Test("All faults of a table are told in one run, and the other records are drawn")
  func faultyRecords() throws {
    try write()
    try folder.write(
      """
      id,name,price,new,tint,radius
      1,Ada,1234.5,true,,4
      2,Short,7
      3,"Un"closed,7,false,,1
      ,Nameless,7,false,,1
      5,Grace,7,false,,2
      1,Twin,7,false,,2
      7,Wide,7,false,,wide
      8,"Open,7,false,,2
      9,Last,8,false,,2
      """, to: "people.csv")
    let run = try tool.run(["render", "card.json", "--data", "people.csv", "-o", "out/{id}.png"])
    #expect(run.status == 2)
    for expected in [
      "people.csv:3:1: error: the line has 3 fields, and the first line names 6 columns",
      "people.csv:4:3: error: the field goes on after its closing quote",
      "people.csv:5:1: error: \"id\" is blank",
      "people.csv:7:1: error: records 1 and 6 would both become 'out/1.png'",
      "\"radius\" of people.csv:8:",
      "people.csv:9:3: error: the quote is not closed",
    ] { #expect(run.errors.contains(expected), "\(expected) in \(run.errors)") }
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(written.sorted() == ["1.png", "5.png", "9.png"])
    // As JSON every record has an outcome, in the order of the table.
    let told = try tool.run([
      "render", "card.json", "--data", "people.csv", "-o", "out/{id}.png", "--json",
    ])
    let outcomes = try #require(
      try JSONSerialization.jsonObject(with: Data(told.text.utf8)) as? [[String: Any]])
    #expect(outcomes.map { $0["row"] as? Int } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(outcomes.map { $0["status"] as? Int } == [0, 2, 2, 2, 0, 2, 2, 2, 0])
    // Lint finds them as well.
    let lint = try tool.run(["lint", "card.json", "--data", "people.csv"])
    #expect(lint.status == 2)
    // A list of all records would be incomplete.
    try folder.write(
      """
      {"type": "VStack", "subviews": [
       {"repeat": "rows", "type": "Text", "values": {"text": "{name}"}}]}
      """,
      to: "list.json")
    let list = try tool.run(["render", "list.json", "--data", "people.csv", "-o", "list.png"])
    #expect(list.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/list.png"))
  }

  @Test(
    "One wrong record of a list costs its picture alone",
    arguments: [
      ("json", #"[{"id": 1, "name": "Ada"}, 7, {"id": 3, "name": "Grace"}]"#, ":1:28: error"),
      (
        "jsonl", "{\"id\": 1, \"name\": \"Ada\"}\n{\"id\": 2\n{\"id\": 3, \"name\": \"Grace\"}",
        ":2:"
      ),
      ("yaml", "- {id: 1, name: Ada}\n- 7\n- {id: 3, name: Grace}", ":2:3: error"),
    ])
  func faultyLists(_ form: String, _ text: String, _ expected: String) throws {
    try folder.write(#"{"type": "Text", "values": {"text": "{name}"}}"#, to: "card.json")
    try folder.write(text, to: "people.\(form)")
    let run = try tool.run([
      "render", "card.json", "--data", "people.\(form)", "-o", "out/{id}.png",
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("people.\(form)\(expected)"), "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(written.sorted() == ["1.png", "3.png"])
  }

  @Test(
    "Options that contradict the data are refused",
    arguments: [
      (["--data", "people.csv", "-o", "out/x.png"], "2 pictures need a folder"),
      (["--data", "people.csv", "--row", "3", "-o", "x.png"], "it has 2 records"),
      (["--row", "1", "-o", "x.png"], "--row needs --data"),
      (["--data", "people.xls", "-o", "x.png"], "its name ends in none of"),
      (["--data", "none.csv", "-o", "x.png"], "cannot read 'none.csv'"),
      (["--data", "people.csv", "-o", "out/{idd}.png"], "did you mean \"id\"?"),
    ])
  func refusals(_ arguments: [String], _ expected: String) throws {
    try write()
    let run = try tool.run(["render", "card.json"] + arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test("The schema of a record follows from the document")
  func schema() throws {
    try write()
    let run = try tool.run(["schema", "--data", "card.json"])
    #expect(run.status == 0, "\(run.errors)")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    #expect(schema["required"] as? [String] == ["radius", "name", "price"])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties.keys.sorted() == ["id", "name", "new", "price", "radius", "tint"])
    #expect(properties["price"]?["type"] as? [String] == ["number", "string"])
  }

  @Test("Inspect and preview show the record that is chosen")
  func inspection() throws {
    try write()
    let run = try tool.run([
      "inspect", "card.json", "--data", "people.csv", "--row", "2", "--stage", "document",
    ])
    #expect(run.status == 0)
    #expect(run.text.contains("Hopper, Grace: 7.00"), "\(run.text)")
    let shown = try tool.run([
      "preview", "card.json", "--data", "people.csv", "--row", "2", "--pictures", "blocks",
    ])
    #expect(shown.status == 0, "\(shown.errors)")
  }
}
