import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("The suites that govern a document")
struct GoverningSuiteTests {
  @Test(
    "what the command line names goes before the suite, and a suite that cannot be used refuses")
  func precedence() throws {
    let text =
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"foregroundColor": "systemTeel"}}"#
    let scene = try WalkFolder(WalkTests.Row(name: "", root: text, hasSuite: true))
    #expect(try scene.run(["render", "c/a.json", "-o", "a.png"]).status == 0)
    let other = try scene.run(["render", "c/a.json", "-o", "b.png", "--theme", "plain"])
    #expect(other.status == 2 && other.errors.contains("systemTeel"), "\(other.errors)")
    // Steps, states and other files beside it are governed as well, files elsewhere are not.
    try scene.folder.write(text, to: "b.json")
    #expect(try scene.run(["lint", "b.json"]).status == 1)
    // The lock file ends the corpus: a suite above it governs nothing.
    try scene.folder.write(#"{"theme": "brand.theme.json"}"#, to: "suite.json")
    #expect(try scene.run(["lint", "b.json"]).status == 0)
    try scene.folder.write("", to: "c/d/snapshots.lock")
    try scene.folder.write(text, to: "c/d/b.json")
    #expect(try scene.run(["lint", "c/d/b.json"]).status == 1)
    try scene.folder.write(
      ##"{"name": "b", "colors": {"systemTeel": "#00AA8"}}"##, to: "brand.theme.json")
    let broken = try scene.run(["render", "c/a.json", "-o", "a.png"])
    #expect(broken.status == 2)
    #expect(broken.errors.contains("the theme of the suite cannot be used"), "\(broken.errors)")
  }

  @Test("galley fix leaves a document alone that its suite makes right")
  func fixed() throws {
    let row = WalkTests.rows.first { $0.hasSuite } ?? WalkTests.rows[0]
    let scene = try WalkFolder(row)
    let run = try scene.run(["fix", "c/a.json"])
    #expect(run.status == 0 && run.text == "0 suggestions followed\n", "\(run.text)")
    #expect(
      scene.folder.bytes("c/a.json").map { String(decoding: $0, as: UTF8.self) } == row.document)
  }
}
