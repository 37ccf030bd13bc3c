import GalleyParsing
import Testing

@Suite("What git leaves in files")
struct MergeConflictTests {
  private let conflict = """
    {"type": "Text",
    <<<<<<< HEAD
     "id": "a"
    =======
     "id": "b"
    >>>>>>> other
    }

    """

  @Test("A JSON text with the marks of a merge has one error, at the first mark, with what to run")
  func json() throws {
    let source = SourceText(name: "card.json", text: conflict)
    let findings = JSONParser.parse(source).diagnostics
    let error = try #require(findings.first)
    #expect(findings.count == 1)
    let range = try #require(error.range)
    #expect(source.location(of: range.start) == SourcePosition(line: 2, column: 1))
    #expect(error.message.contains("up to line 6") && error.message.contains("\"git add\""))
  }

  @Test("A property list and a table with marks have the same error")
  func others() throws {
    let list = conflict.replacing("{\"type\": \"Text\",", with: "<plist><dict>")
    let texts = [
      PropertyListParser.parse(SourceText(name: "a.plist", text: list)).diagnostics,
      TableParser.parse(
        SourceText(name: "a.csv", text: "name\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c\n")
      ).diagnostics,
    ]
    for findings in texts {
      #expect(findings.map { $0.message.contains("a merge left both sides here") } == [true])
    }
  }

  @Test(
    "A line of marks that was forgotten is named, wherever it is",
    arguments: [
      ("<<<<<<< HEAD\n{}\n", 1), ("{\"a\": 1}\n>>>>>>> other\n", 2),
      ("{\"a\": 1,\n=======\n\"b\": 2}\n", 2), ("[1,\n||||||| base\n2]\n", 2),
    ])
  func forgotten(_ text: String, _ line: Int) throws {
    let source = SourceText(name: "a.json", text: text)
    #expect(!PropertyListParser.recognizes(source))
    let findings = JSONParser.parse(source).diagnostics
    #expect(findings.map(\.message).map { $0.contains("a merge left this line") } == [true])
    #expect(try source.location(of: #require(findings.first?.range?.start)).line == line)
  }

  @Test("A heading that is underlined with equals signs is no mark, and neither is one side alone")
  func headings() {
    let text = "text\n\"Title\n=======\n<<<<<<< not closed\"\n"
    let (value, findings) = TableParser.parse(SourceText(name: "a.csv", text: text))
    #expect(findings.isEmpty && value?.elements?.count == 1)
  }

  @Test("A Git LFS pointer in the place of a text is named, with the command that fetches it")
  func pointer() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n"
    for findings in [
      JSONParser.parse(SourceText(name: "a.json", text: text)).diagnostics,
      TableParser.parse(SourceText(name: "a.csv", text: text)).diagnostics,
    ] {
      #expect(findings.map { $0.message.contains("run \"git lfs pull\"") } == [true])
    }
  }
}
