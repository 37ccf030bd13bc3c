import GalleyParsing
import GalleySceneSnapshots
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Steps beside the sources of previews")
struct PreviewStepsTests {
  private let folder = TemporaryFolder()

  private func listed(_ name: String, _ file: String) -> ListedPreview {
    ListedPreview(name: name, file: "\(folder.path)/\(file)", line: 1, type: "P")
  }

  private var previews: [ListedPreview] {
    [
      listed("Login", "Login.swift"), listed("Tabs-A", "Tabs.swift"),
      listed("Tabs-B", "Tabs.swift"),
    ]
  }

  private func beside() throws -> PreviewSteps { try PreviewSteps(beside: previews) }

  private func messages(_ steps: PreviewSteps) -> [String] {
    steps.findings.map { $0.diagnostic.rendered(in: $0.source) }
  }

  @Test("Each snapshot is a picture of the preview that the steps name, else of the only one")
  func taken() throws {
    try folder.write(
      #"[{"snapshot": "a"}, {"tap": "x"}, {"snapshot": "b"}]"#, to: "Login.steps.json")
    try folder.write(#"[{"snapshot": "c"}]"#, to: "Login.wrong-password.steps.json")
    try folder.write(
      #"{"preview": "B", "steps": [{"snapshot": "d"}]}"#, to: "Tabs.steps.json")
    let steps = try beside()
    #expect(messages(steps) == [])
    #expect(steps.taken.map(\.name) == ["Login-a", "Login-b", "Login-c", "Tabs-B-d"])
    #expect(steps.taken.map(\.script.snapshot) == ["a", "b", "c", "d"])
    #expect(steps.taken[3].preview.name == "Tabs-B")
    #expect(steps.taken[0].path == "\(folder.path)/Login.steps.json")
  }

  @Test(
    "Steps that could not be played are refused with the reason",
    arguments: [
      ("Login.steps.json", "[]", "no step takes a picture"),
      ("Login.steps.json", #"[{"tapp": 1}]"#, "Login.steps.json:1:3: error: unknown key"),
      ("Logn.steps.json", #"[{"snapshot": "a"}]"#, "there are no previews in"),
      ("Tabs.steps.json", #"[{"snapshot": "a"}]"#, "name one of \"Tabs-A\", \"Tabs-B\""),
      (
        "Tabs.steps.json", #"{"preview": "C", "steps": [{"snapshot": "a"}]}"#,
        "there is no preview \"C\""
      ),
    ])
  func refusals(_ name: String, _ text: String, _ words: String) throws {
    try folder.write(text, to: name)
    let steps = try beside()
    #expect(steps.taken.isEmpty)
    #expect(messages(steps).joined().contains(words), "\(messages(steps))")
    #expect(throws: ExitStatus.badInput) { try steps.check() }
  }

  @Test("Two files cannot take the same picture")
  func twice() throws {
    for name in ["Login.steps.json", "Login.b.steps.json"] {
      try folder.write(#"[{"snapshot": "a"}]"#, to: name)
    }
    #expect(messages(try beside()).joined().contains("the picture \"Login-a\" is taken in"))
  }

  @Test("A preview whose source is not known has no steps")
  func unknown() throws {
    let preview = ListedPreview(name: "A", file: "Nowhere/A.swift", line: 1, type: "P")
    #expect(try PreviewSteps(beside: [preview]).taken.isEmpty)
  }

  @Test("A file that is named is played on each preview")
  func named() throws {
    try folder.write(#"[{"snapshot": "a"}]"#, to: "any.json")
    let steps = try PreviewSteps("\(folder.path)/any.json", on: previews)
    #expect(steps.taken.map(\.name) == ["Login-a", "Tabs-A-a", "Tabs-B-a"])
  }
}
