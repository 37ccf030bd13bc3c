import GalleyParsing
import GalleyTestSupport
import Testing

@Suite("The schema on the command line")
struct SchemaTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  @Test("The schema is one JSON value")
  func schema() throws {
    let result = try tool.run(["schema"])
    let (value, findings) = JSONParser.parse(SourceText(name: "schema", bytes: result.output))
    #expect(result.status == 0)
    #expect(value != nil && findings.isEmpty)
  }

  @Test("The reference of themes has every object and every key once")
  func themes() throws {
    let text = try tool.run(["schema", "--theme", "--reference"]).text
    #expect(text.hasPrefix("## theme\n"))
    for words in ["## textStyles.NAME\n", "## schemes.NAME.styles\n", "| `cornerRadius` |"] {
      #expect(text.split(separator: words).count == 2, "\(words)")
    }
    let result = try tool.run(["schema", "--theme"])
    let (value, findings) = JSONParser.parse(SourceText(name: "schema", bytes: result.output))
    #expect(findings.isEmpty)
    #expect(value?["properties"]?["schemes"] != nil)
  }

  @Test("The reference of suites has every object and every key with its meaning")
  func suites() throws {
    let text = try tool.run(["schema", "--suite", "--reference"]).text
    for words in ["## suite\n", "## variants\n", "## tolerance\n", "## masks\n", "## lints\n"] {
      #expect(text.split(separator: words, omittingEmptySubsequences: false).count == 2, "\(words)")
    }
    #expect(text.contains("| `width` | a list of: a number above 0 to 10000 | Widths of the"))
    #expect(text.contains("| `combine` | `\"all\"`, `\"pairwise\"` | How axes are combined. |"))
    #expect(!text.contains("|  |"))
  }

  @Test("A type is described alone")
  func reference() throws {
    let text = try tool.run(["schema", "--reference", "Circle"]).text
    #expect(text.hasPrefix("## Circle\n"))
    #expect(text.contains("| `gradient` | properties |"))
    #expect(!text.contains("## Capsule"))
  }

  @Test(
    "What there is not is refused",
    arguments: [
      (["--reference", "Circel"], "did you mean 'Circle'?"),
      (["Circle"], "--reference Circle tells"), (["--type", "Circle"], "Unknown option '--type'"),
    ])
  func refusals(_ arguments: [String], _ words: String) throws {
    let result = try tool.run(["schema"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words))
  }
}
