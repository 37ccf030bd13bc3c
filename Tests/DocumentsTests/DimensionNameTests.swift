import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import Testing

@Suite("Names of dimensions that there are not")
struct DimensionNameTests {
  private func complaints(_ properties: String, _ dimensions: [String: Double]) -> [String] {
    var theme = Theme.plain
    theme.dimensions = dimensions
    let text = #"{"type": "Rectangle", "properties": {\#(properties)}}"#
    return DocumentReader.read(
      SourceText(name: "a.json", text: text), options: .init(theme: theme)
    ).diagnostics.map { $0.message + ($0.suggestion.map { " (\($0))" } ?? "") }
  }

  @Test(
    "a name is near to another, and the others are listed",
    arguments: [
      (#""constraints": [{"attribute": "width", "dimension": "gpa"}]"#, "constraints.0.dimension"),
      (#""constraints": [{"attribute": "width", "constant": "gpa"}]"#, "constraints.0.constant"),
      (#""width": "gpa""#, "width"), (#""maxWidth": "gpa""#, "maxWidth"),
    ])
  func unknown(properties: String, key: String) {
    #expect(
      complaints(properties, ["gap": 8, "row": 40]) == [
        #"there is no dimension "gpa" for "\#(key)"; there are "gap", "row" (gap)"#
      ])
  }

  @Test("where a theme has none, and of a number with a unit, a number is asked for")
  func number() {
    #expect(complaints(#""width": "gpa""#, [:]).first?.hasPrefix("expected a number") == true)
    #expect(
      complaints(#""width": "10pt""#, ["gap": 8]).first?.hasPrefix("expected a number") == true)
  }
}
