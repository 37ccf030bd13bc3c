import Foundation
import GalleyServe
import GalleySnapshots
import GalleyTestSupport
import Testing

@Suite("Decisions", .ownThread)
struct ReviewDeskIntegrationTests {
  private let folder = TemporaryFolder()
  private let desk: ReviewDesk

  /// A picture as PNG of one pixel; what it shows does not matter.
  private static let old = picture(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )
  private static let new = picture(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
  )
  private static func picture(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map(Array.init) ?? []
  }

  init() throws {
    let path = folder.path
    for name in ["a", "b"] {
      try folder.write(Self.new, to: "out/pending/\(name).png.new")
      try folder.write(Self.new, to: "out/pictures/\(name)-actual.png")
    }
    try folder.write(Self.old, to: "corpus/a.png")
    try folder.write("secret", to: "out/results.json")
    var report = SnapshotReport()
    report.root = "\(path)/corpus"
    for name in ["a", "b"] {
      var result = PictureResult(
        name: name, caseName: name, variant: "", status: name == "a" ? .failed : .missing)
      result.reference = "\(path)/corpus/\(name).png"
      result.attachments = [.init(role: "actual", path: "pictures/\(name)-actual.png")]
      report.results.append(result)
    }
    desk = ReviewDesk(
      report, output: "\(path)/out",
      acceptance: Acceptance(
        root: "\(path)/corpus", output: "\(path)/out",
        declared: ["a", "b"].map { "\(path)/corpus/\($0).png" }))
  }

  private func isWaiting(_ name: String) -> Bool { folder.exists("out/pending/\(name).png.new") }

  @Test("Accepting writes the reference, taking back brings the old one back")
  func acceptAndUndo() throws {
    try desk.decide([("a", .accepted), ("b", .accepted)])
    #expect(folder.bytes("corpus/a.png") == Self.new)
    #expect(folder.bytes("corpus/b.png") == Self.new)
    #expect(!isWaiting("a") && !isWaiting("b"))
    try desk.decide([("a", nil), ("b", nil)])
    #expect(folder.bytes("corpus/a.png") == Self.old)
    #expect(!folder.exists("corpus/b.png"))
    #expect(isWaiting("a") && isWaiting("b"))
    // And again, as often as one likes.
    try desk.decide([("a", .accepted)])
    #expect(folder.bytes("corpus/a.png") == Self.new)
  }

  @Test("Rejecting throws the candidate away, deciding otherwise uses it after all")
  func rejectThenAccept() throws {
    try desk.decide([("a", .rejected)])
    #expect(!isWaiting("a"))
    #expect(folder.bytes("corpus/a.png") == Self.old)
    try desk.decide([("a", .accepted)])
    #expect(folder.bytes("corpus/a.png") == Self.new)
    try desk.decide([("a", nil)])
    #expect(folder.bytes("corpus/a.png") == Self.old)
    #expect(isWaiting("a"))
  }

  @Test("Nothing is decided when one of several cannot be")
  func refused() throws {
    #expect(throws: HTTPRefusal.self) { try desk.decide([("a", .accepted), ("c", .accepted)]) }
    #expect(folder.bytes("corpus/a.png") == Self.old)
    #expect(isWaiting("a"))
    try folder.write("no picture", to: "out/pending/b.png.new")
    #expect(throws: HTTPRefusal.self) { try desk.decide([("a", .rejected), ("b", .accepted)]) }
    #expect(isWaiting("a"))
  }

  @Test(
    "The page accepts with a key, sees it done, and takes it back",
    .enabled(if: Browser.program != nil))
  func page() throws {
    let served = try ServedFolder(review: desk)
    let browser = try Browser()
    try browser.resize(1_280, 800)
    try browser.open(served.server.address)
    try served.share(browser)
    try browser.wait("document.querySelectorAll('.row.case').length === 2")
    try browser.open("http://\(served.host)/#/case/a@picture")
    try browser.wait("document.getElementById('main').dataset.shown === 'a'")
    try browser.press("a")
    try browser.wait("document.getElementById('basket').textContent.startsWith('1 accepted')")
    while folder.bytes("corpus/a.png") != Self.new { usleep(1_000) }
    // The server's decisions are there after a reload.
    try browser.open("http://\(served.host)/#/case/a@picture")
    #expect(
      try browser.text("document.getElementById('basket').textContent").hasPrefix("1 accepted"))
    try browser.open("http://\(served.host)/#/case/b@picture")
    try browser.press("x")
    try browser.wait("document.getElementById('basket').textContent.includes('1 rejected')")
    try browser.press("u")
    try browser.wait("!document.getElementById('basket').textContent.includes('rejected')")
    while !isWaiting("b") { usleep(1_000) }
    for path in [
      "files/out/results.json", "files/results.json", "files/pictures/c.png", "references/c.png",
    ] {
      #expect(try served.get("/\(path)").hasPrefix("HTTP/1.1 404 "), "\(path)")
    }
    #expect(try served.get("/files/pictures/a-actual.png").hasPrefix("HTTP/1.1 200 "))
    for body in [
      "{}", #"{"changes": [["a"]]}"#, #"{"changes": [["a", "eaten"]]}"#,
      #"{"changes": [["z", "accepted"]]}"#,
    ] {
      let answer = try served.post("/decide", body)
      #expect(!answer.contains("500"))
      #expect(body == "{}" || answer.hasPrefix("HTTP/1.1 4"), "\(body)")
    }
    let complaints = browser.complaints
    #expect(complaints == [])
  }
}
