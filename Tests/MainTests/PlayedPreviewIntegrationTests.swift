import GalleyPlatform
import GalleySceneSnapshots
import GalleySystem
import Testing

@testable import GalleyMain

/// Plays steps in the program of previews that Tests/HostileHost has.
@Suite("Steps in programs of previews", .serialized)
struct PlayedPreviewIntegrationTests {
  private func reply(
    _ hosts: PreviewHosts, _ task: PreviewRequest.Task, _ steps: String, _ snapshot: String? = nil,
    of preview: String = "FriendlyCounter"
  ) -> PreviewReply {
    var request = HostilePreviewIntegrationTests.request(preview)
    request.task = task
    request.script = StepScript(
      name: "counter.steps.json", text: Array(steps.utf8), snapshot: snapshot)
    return hosts.picture(for: request)
  }

  private func elements(_ reply: PreviewReply) -> String {
    if case .screen(let screen) = reply {
      screen.elements.map(\.line).joined(separator: "\n")
    } else {
      "\(reply)"
    }
  }

  private func failure(_ reply: PreviewReply) -> String {
    if case .failed(let reason) = reply { reason } else { "" }
  }

  @Test("Each request plays its steps from the beginning, and pictures are those of their snapshot")
  func played() throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let hosts = try yard.hosts(.all)
    let look = PreviewRequest.Task.look("FriendlyCounter")
    let more = #"[{"tap": "More"}, {"snapshot": "one"}, {"tap": "More"}, {"snapshot": "two"}]"#
    for _ in 0..<2 { #expect(elements(reply(hosts, look, more)).contains("Count 2")) }
    #expect(elements(reply(hosts, look, more, "one")).contains("Count 1"))
    #expect(elements(reply(hosts, look, "[]")).contains("Count 0"))
    let write = PreviewRequest.Task.write("FriendlyCounter", ending: "png")
    guard case .written(200, 200, _, let one) = reply(hosts, write, more, "one"),
      case .written(200, 200, _, let two) = reply(hosts, write, more, "two"),
      case .screen(let shown) = reply(hosts, look, more, "two")
    else {
      Issue.record("\(reply(hosts, write, more, "one"))")
      return
    }
    #expect(one != two)
    #expect(shown.png == two)
  }

  @Test("Steps that fail, and steps that end the program, cost themselves alone")
  func failures() throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let hosts = try yard.hosts(.all)
    let look = PreviewRequest.Task.look("FriendlyCounter")
    let missing = failure(reply(hosts, look, #"[{"tap": "Less"}]"#))
    #expect(missing.hasPrefix("counter.steps.json:1:2: error: step 1: tap \"Less\""))
    #expect(missing.contains("button \"More\" at"))
    #expect(failure(reply(hosts, look, #"[{"tap": "End"}]"#)).contains("the end"))
    #expect(elements(reply(hosts, look, "[]")).contains("Count 0"))
  }

  @Test("A task or a callback that waits for the network is told at once that there is none")
  func offline() throws {
    try #require(Cell.Layers.available.contains([.files, .calls, .bounds]))
    let yard = try Yard()
    let hosts = try yard.hosts(.all)
    let look = PreviewRequest.Task.look("FriendlyOrder")
    let ordered = reply(hosts, look, #"[{"tap": "Order"}]"#, of: "FriendlyOrder")
    #expect(elements(ordered).contains("No connection: true"))
    let called = reply(hosts, look, #"[{"tap": "Call back"}]"#, of: "FriendlyOrder")
    #expect(elements(called).contains("Not called"))
  }
}
