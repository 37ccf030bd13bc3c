import ArgumentParser
import Foundation
import GalleyImaging
import GalleyParsing
import GalleyPlatform
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem
import Synchronization
import Testing

@testable import GalleyMain

/// Uses screens as an agent does, in the program of previews that Tests/HostileHost has.
@Suite("Screens of agents", .serialized)
struct AgentScreenIntegrationTests {
  /// Previews of a program that runs already. An edit of their sources is a change of the messages.
  private final class RunningPreviews: UsedPreviews {
    private let built: BuiltPreviews
    let said = Mutex<[String]>([])

    init(_ hosts: PreviewHosts) throws { built = try BuiltPreviews(hosts, sources: []) }

    var listed: [ListedPreview] { built.listed.filter { $0.name.hasPrefix("Friendly") } }
    var messages: [String] { said.withLock { $0 } }
    func refresh() {}
    func cases() throws -> PreviewCases { throw RenderFailure("there are none") }
    func screen(
      of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
    ) throws(RenderFailure) -> PreviewScreen {
      try built.screen(of: name, settings, height: height, after: script)
    }
  }

  /// An agent with its session.
  private struct Agent {
    var tools: ContextTools
    let previews: RunningPreviews

    init(_ yard: Yard) throws {
      let previews = try RunningPreviews(yard.hosts(.all))
      self.previews = previews
      tools = try ContextTools(
        SourceOptions.parse([]), reading: ReadableFolders([yard.root])
      ) { _, _ in previews }
    }

    mutating func call(
      _ name: String, _ arguments: String
    ) throws -> (text: String, pictures: [Bitmap], isError: Bool) {
      let value = JSONParser.parse(SourceText(name: "", text: arguments)).value ?? .null
      let answer = try tools.call(name, value)
      let content = answer["content"]?.elements ?? []
      let pictures = try content.compactMap { $0["data"]?.text }.map { text in
        try PNGDecoder.decode(Array(Data(base64Encoded: text) ?? Data()))
      }
      return (
        content.compactMap { $0["text"]?.text }.joined(separator: "\n"), pictures,
        answer["isError"]?.truth == true
      )
    }
  }

  private func agent() throws -> (agent: Agent, path: String, yard: Yard) {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    return (try Agent(yard), #""path":"\#(yard.root)/outside""#, yard)
  }

  @Test("A preview is listed, opened, used and closed with its steps")
  func loop() throws {
    let (started, path, yard) = try self.agent()
    var agent = started
    defer { withExtendedLifetime(yard) {} }
    #expect(try agent.call("previews", "{\(path)}").text.contains("FriendlyCounter\t"))
    let opened = try agent.call("open", #"{\#(path),"preview":"FriendlyCounter"}"#)
    #expect(opened.text.contains("screen 1: FriendlyCounter\n"))
    #expect(opened.text.contains(" 1 button \"More\" at ") && opened.text.contains("#count"))
    #expect(opened.pictures.map(\.width) == [200])
    let raised = try agent.call("configure", #"{"keyboard":true}"#)
    #expect(raised.isError && raised.text.contains("known for iPhones and iPads"))
    let acted = try agent.call(
      "act", #"{"steps":[{"tap":"More"},{"type":"Ada","into":"Name"}]}"#)
    #expect(acted.text.contains("screen 1: FriendlyCounter after 2 steps"))
    #expect(acted.text.contains("- text \"Count 0\"") && acted.text.contains("\"Count 1\""))
    #expect(acted.text.contains("= \"Ada\"") && !acted.text.contains("+ 1 button"))
    #expect(acted.pictures.first != opened.pictures.first)
    let looked = try agent.call("elements", #"{"crop":1,"zoom":3}"#)
    #expect(looked.text.contains("\"Count 1\""))
    let cropped = try #require(looked.pictures.first)
    #expect(cropped.width < 600 && cropped.height < 300)
    #expect(try agent.call("elements", #"{"crop":false}"#).pictures.isEmpty)
    #expect(
      try agent.call("elements", #"{"crop":[0,0,20,10]}"#).pictures.map { [$0.width, $0.height] }
        == [[20, 10]])
    let closed = try agent.call("close", "{}")
    #expect(closed.text.contains(#"{"tap":"More"},"#))
    #expect(try agent.call("elements", "{}").text == "no screen is open; call open first")
  }

  @Test("A step that fails is named with what there is, and the screen stays as it was")
  func failures() throws {
    let (started, path, yard) = try self.agent()
    var agent = started
    defer { withExtendedLifetime(yard) {} }
    _ = try agent.call("open", #"{\#(path),"preview":"FriendlyCounter"}"#)
    _ = try agent.call("act", #"{"steps":[{"tap":"More"}]}"#)
    let failed = try agent.call("act", #"{"steps":[{"tap":"More"},{"tap":"Less"}]}"#)
    #expect(failed.isError)
    #expect(failed.text.contains("steps:4:1: error: step 3: tap \"Less\""), "\(failed.text)")
    #expect(failed.text.contains("button \"More\" at"))
    let crashed = try agent.call("act", #"{"steps":[{"tap":"End"}]}"#)
    #expect(crashed.isError && crashed.text.contains("the end"))
    #expect(try agent.call("act", #"{"steps":[{"tapp":"More"}]}"#).text.contains("mean \"tap\"?"))
    #expect(try agent.call("elements", "{}").text.contains("\"Count 1\""))
    #expect(try agent.call("elements", #"{"screen":7}"#).text.contains("there is no screen 7"))
    #expect(try agent.call("elements", #"{"crop":99}"#).text.contains("no element 99"))
    #expect(try agent.call("open", "{\(path)}").text.contains("'preview' is needed"))
    #expect(
      try agent.call("open", #"{\#(path),"preview":"Counter"}"#).text.contains("FriendlyCounter"))
  }

  @Test(
    "A preview has its author's name too, and a step that fails says what is wrong with the sources"
  )
  func sourcesThatDoNotCompile() throws {
    let (started, path, yard) = try self.agent()
    var agent = started
    defer { withExtendedLifetime(yard) {} }
    let named = try agent.call("open", #"{\#(path),"preview":"friendly"}"#)
    #expect(named.text.contains("screen 1: Friendly-friendly\n"))
    _ = try agent.call("open", #"{\#(path),"preview":"FriendlyCounter"}"#)
    agent.previews.said.withLock { $0 = ["Counter.swift:3:1: error: expected '}'"] }
    let failed = try agent.call("act", #"{"steps":[{"tap":"Less"}]}"#)
    #expect(failed.isError && failed.text.contains("tap \"Less\""))
    #expect(failed.text.contains("expected '}'"), "\(failed.text)")
  }

  @Test("A document is a screen whose controls respond")
  func document() throws {
    let (started, _, yard) = try self.agent()
    var agent = started
    defer { withExtendedLifetime(yard) {} }
    let path = "\(yard.root)/form.json"
    try
      #"{"type": "Toggle", "id": "wifi", "values": {"label": "Wi-Fi"}, "properties": {"width": 90}}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    let opened = try agent.call("open", #"{"path":"\#(path)"}"#)
    #expect(
      opened.text.contains("0 toggle \"Wi-Fi\" = \"off\" #wifi at 0, 0, 90 × "), "\(opened.text)")
    let acted = try agent.call("act", #"{"steps":[{"tap":"wifi"}]}"#)
    #expect(
      acted.text.contains("+ 0 toggle \"Wi-Fi\" = \"on\"") && acted.pictures != opened.pictures)
    #expect(try agent.call("act", #"{"steps":[{"back":true}]}"#).text.contains("does not respond"))
    // An edit is seen with the steps played again.
    try
      #"{"type": "Toggle", "id": "wifi", "values": {"label": "WLAN"}, "properties": {"width": 90}}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try agent.call("elements", "{}").text.contains("toggle \"WLAN\" = \"on\""))
    let outside = try agent.call("open", #"{"path":"/etc/form.json"}"#)
    #expect(outside.text.contains("outside of the folders"))
  }

  @Test("Settings are changed and compared with the steps played again")
  func settings() throws {
    let (started, path, yard) = try self.agent()
    var agent = started
    defer { withExtendedLifetime(yard) {} }
    let light = try agent.call("open", #"{\#(path),"preview":"FriendlyCounter"}"#)
    _ = try agent.call("act", #"{"steps":[{"tap":"More"}]}"#)
    let dark = try agent.call("configure", #"{"appearance":"dark"}"#)
    #expect(dark.text.contains("no element changed") && dark.pictures != light.pictures)
    let variants = try agent.call(
      "variants", #"{"appearance":["light","dark"],"textSize":["L","A3"]}"#)
    #expect(variants.pictures.count == 4 && Set(variants.pictures.map(\.pixels)).count == 4)
    #expect(variants.text.contains("appearance dark, textSize A3:"))
    #expect(try agent.call("variants", #"{"textSize":["L","huge"]}"#).isError)
    let many = (1...9).map { _ in "\"L\"" }.joined(separator: ",")
    #expect(try agent.call("variants", #"{"textSize":[\#(many)]}"#).text.contains("more than 8"))
    agent.previews.said.withLock { $0 = ["View.swift:1:1: error: a mistake"] }
    #expect(try agent.call("elements", "{}").text.contains("View.swift:1:1: error: a mistake"))
  }
}
