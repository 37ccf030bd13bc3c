import GalleyTestSupport
import Testing

@Suite("Limits of the pictures of a corpus")
struct LimitCommandTests {
  @Test(
    "a case beyond a limit fails at its place, and the others pass",
    arguments: [
      (["--max-pixels", "5000"], #""width": 20, "height": 9000"#, "maximumPixels of 5000"),
      (["--max-elements", "2"], "", "maximumElements of 2"),
      (["--max-time", "0.000001"], #""width": 21, "height": 9"#, "maximumTime of "),
    ])
  func located(_ options: [String], _ size: String, _ words: String) throws {
    let corpus = try ScratchCorpus()
    let rectangle = #"{"type": "Rectangle", "properties": {\#(size)}}"#
    let rows = Array(repeating: rectangle, count: size.isEmpty ? 3 : 1).joined(separator: ",")
    try corpus.folder.write(
      #"{"type": "VStack", "id": "b", "subviews": [\#(rows)]}"#, to: "Snapshots/b.json")
    let result = try corpus.tool.run(
      ["test", "--record", "never", "--reporter", "github", "--output", "out"] + options)
    #expect(result.status == 2)
    // The length that is too much, or the beginning of what costs too much as a whole.
    let column = options[0] == "--max-pixels" ? 104 : 1
    let place = "file=Snapshots/b.json,line=1,col=\(column),"
    let errors = result.text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    // In no time at all another picture may fail as well: it passes unless somebody looks at the clock.
    #expect(errors.count == 1 || options[0] == "--max-time", "\(result.text)")
    #expect(errors.contains { $0.contains(place) && $0.contains(words) }, "\(errors)")
  }
}
