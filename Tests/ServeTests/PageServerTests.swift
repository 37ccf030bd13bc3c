import Foundation
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleySnapshots
import GalleyStair
import GalleyTestSupport
import Synchronization
import Testing

@Suite("The served page", .ownThread)
struct PageServerTests {
  @Test("Everything comes with the fields that keep other pages out")
  func protection() throws {
    let served = try ServedFolder()
    for path in ["/", "/page.js", "/documents", "/live/card", "/nothing"] {
      let answer = try served.get(path)
      for field in [
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types galley",
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
        "Cache-Control: no-store",
      ] {
        #expect(answer.contains("\r\n\(field)\r\n"), "\(path): \(field)")
      }
      #expect(!answer.contains("Access-Control"))
    }
  }

  @Test("Without the token nothing is told, not even what there is")
  func locked() throws {
    let served = try ServedFolder()
    for path in ["/", "/documents", "/nothing", "/live/card"] {
      let answer = try served.answer(to: "GET \(path) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(path)")
      #expect(!answer.contains("card"))
    }
  }

  @Test("A document is a picture by its name, and no name is a path")
  func names() throws {
    let served = try ServedFolder(["a/card.json": ServedFolder.card, "b.json": ServedFolder.card])
    try Data("nobody's business".utf8).write(
      to: URL(fileURLWithPath: served.folder.path + "/secret.txt"))
    #expect(try served.get("/documents").contains(#""a/card""#))
    #expect(try served.get("/live/a/card").contains("Content-Type: image/png"))
    for path in [
      "/live/../a/card", "/live/a/../secret.txt", "/live/secret.txt", "/live/%2e%2e/b",
      "/live//etc/passwd", "/etc/passwd", "/data/../index.html", "/picture/../page.js",
      "/live/b.json",
      "/picture/0", "/live/", "//", "/./b",
    ] {
      let answer = try served.get(path)
      #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(path): \(answer.prefix(40))")
      #expect(!answer.contains("business"))
    }
  }

  @Test("The toolbar's words reach the picture; unknown ones are refused")
  func settings() throws {
    let served = try ServedFolder()
    func size(_ query: String) throws -> String { try served.get("/live/card?\(query)") }
    #expect(try size("appearance=dark") != size("appearance=light"))
    for query in [
      "appearance=blue", "scale=99", "scale=nan", "device=pear", "nothing=1", "width=0",
    ] {
      #expect(try served.get("/live/card?\(query)").hasPrefix("HTTP/1.1 400 "), "\(query)")
    }
  }

  /// The JSON that follows a head.
  private func object(_ answer: String) throws -> [String: Any] {
    let body = try #require(answer.range(of: "\r\n\r\n"))
    let value = try JSONSerialization.jsonObject(with: Data(answer[body.upperBound...].utf8))
    return try #require(value as? [String: Any])
  }

  @Test("A render gives nodes with frames, lines and pointers, and a picture to fetch")
  func render() throws {
    let served = try ServedFolder()
    let answer = try object(
      served.post("/render", #"{"document": "card", "settings": {"scale": "1"}}"#))
    let nodes = try #require(answer["nodes"] as? [[Any]])
    #expect(nodes.map { $0[0] as? String } == ["VStack", "Text", "Divider"])
    #expect(nodes.map { $0[2] as? Int } == [-1, 0, 0])
    #expect(nodes.map { $0[5] as? Int } == [1, 6, 7])
    #expect(nodes.map { $0[6] as? String } == ["", "/subviews/0", "/subviews/1"])
    let (frame, content) = (nodes[0][3] as? [Double], nodes[0][4] as? [Double])
    #expect(frame?[0] == 0)
    #expect(content?[0] == 8 && content?[1] == 8)
    let width = try #require(answer["width"] as? Int)
    #expect(Double(width) == frame?[2].rounded(.up))
    let picture = try #require(answer["picture"] as? String)
    let png = try served.get("/" + picture)
    #expect(png.contains("immutable"))
    #expect(png.contains("PNG"))
  }

  @Test("An edit changes the picture and the text that is given back, not the file")
  func edits() throws {
    let served = try ServedFolder()
    let edit = #"{"pointer": "", "place": "properties", "name": "padding", "value": 20}"#
    let plain = try object(served.post("/render", #"{"document": "card"}"#))
    let tried = try object(served.post("/render", #"{"document": "card", "edits": [\#(edit)]}"#))
    #expect(tried["picture"] as? String != plain["picture"] as? String)
    #expect((tried["source"] as? String)?.contains(#"{"padding": 20}"#) == true)
    #expect(served.folder.bytes("card.json") == Array(ServedFolder.card.utf8))
    let gone = try served.post(
      "/render",
      #"{"document": "card", "edits": [{"pointer": "/x", "place": "values", "name": "a"}]}"#)
    #expect(gone.hasPrefix("HTTP/1.1 409 "))
  }

  @Test(
    "What a page has already is told by the rows that differ, which are those of the whole picture")
  func stripes() throws {
    let rows = (0..<40).map {
      #"{"type": "Text", "id": "row\#($0)", "properties": {"padding": 8}, "values": {"text": "Row \#($0)"}}"#
    }
    func list(_ rows: [String]) -> String {
      #"{"canvas": {"width": 120, "scale": 1}, "root": {"type": "VStack", "subviews": [\#(rows.joined(separator: ","))]}}"#
    }
    let served = try ServedFolder(["list.json": list(rows)])
    let first = try object(served.post("/render", #"{"document": "list"}"#))
    let before = try #require((first["picture"] as? String)?.split(separator: "/").last)
    var other = rows
    other[20] = other[20].replacingOccurrences(of: "Row 20", with: "New 20")
    try served.folder.write(list(other), to: "list.json")
    let next = try object(
      served.post("/render", #"{"document": "list", "over": "\#(before)"}"#))
    let stripes = try #require(next["stripes"] as? [[Any]])
    #expect(stripes.count >= 1 && stripes.count <= 2)
    #expect(next["nodes"] == nil)
    var patched = try bitmap(served, first["picture"])
    for stripe in stripes {
      let part = try bitmap(served, stripe[2])
      let top = try #require(stripe[0] as? Int)
      #expect(part.height == stripe[1] as? Int)
      patched.pixels.replaceSubrange(
        4 * top * patched.width..<4 * (top + part.height) * patched.width, with: part.pixels)
    }
    let whole = try object(served.post("/render", #"{"document": "list"}"#))
    #expect(try bitmap(served, whole["picture"]) == patched)
    #expect(try bitmap(served, next["picture"]) == patched)
    let name = try #require((next["picture"] as? String)?.split(separator: "/").last)
    let details = try object(served.post("/inspect", #"{"picture": "\#(name)"}"#))
    #expect((details["nodes"] as? [Any])?.count == (whole["nodes"] as? [Any])?.count)
    #expect((details["source"] as? String)?.contains("New 20") == true)
    // An unchanged document needs no picture at all.
    let same = try object(served.post("/render", #"{"document": "list", "over": "\#(name)"}"#))
    #expect((same["stripes"] as? [Any])?.isEmpty == true)
    #expect(same["picture"] as? String == next["picture"] as? String)
    // A picture of another size has no rows in common with it.
    try served.folder.write(list(Array(other.dropLast())), to: "list.json")
    let shorter = try object(served.post("/render", #"{"document": "list", "over": "\#(name)"}"#))
    #expect(shorter["stripes"] == nil && shorter["nodes"] != nil)
  }

  /// The pixels of a picture that the server named.
  private func bitmap(_ served: ServedFolder, _ name: Any?) throws -> Bitmap {
    let answer = try served.bytes("/\(try #require(name as? String))")
    let separator = Array("\r\n\r\n".utf8)
    let start = try #require((0..<answer.count).first { answer[$0...].starts(with: separator) })
    return try PNGDecoder.decode(Array(answer[(start + 4)...]))
  }

  @Test("A document is saved as PNG, SVG or PDF, with what was tried")
  func exports() throws {
    let served = try ServedFolder()
    func export(_ format: String) throws -> String {
      try served.post(
        "/export",
        #"{"document": "card", "format": "\#(format)", "edits": [{"pointer": "/subviews/0", "place": "values", "name": "text", "value": "tried"}]}"#
      )
    }
    #expect(try export("png").contains("PNG"))
    #expect(try export("svg").contains("<svg "))
    #expect(try export("pdf").contains("%PDF-"))
    #expect(try export("gif").hasPrefix("HTTP/1.1 400 "))
  }

  @Test("Every component of the catalogue and every page of a theme can be drawn")
  func made() throws {
    let served = try ServedFolder()
    let made = try #require(try object(served.get("/documents"))["made"] as? [String: [String]])
    let names = try #require(made["components"]) + #require(made["themes"])
    #expect(names.contains("component:Button") && names.contains("theme:plain/palette"))
    for name in names {
      let answer = try object(
        served.post("/render", #"{"document": "\#(name)", "settings": {"scale": "1"}}"#))
      #expect(answer["picture"] != nil, "\(name): \(answer["findings"] ?? "")")
      #expect((answer["findings"] as? [Any])?.isEmpty == true, "\(name)")
    }
  }

  /// Previews whose sources are saved at the test's command.
  private final class StandingPreviews: ServedPreviews {
    private let state = Mutex((names: ["CardView"], tell: (@Sendable () -> Void)?.none))

    var names: [String] { state.withLock(\.names) }

    func picture(of name: String, _ settings: ViewSettings) -> LivePicture {
      let width = Int(settings.scene.width ?? 3)
      let bitmap = Bitmap(
        width: width, height: 2, format: .rgbaStraight,
        pixels: .init(repeating: 9, count: 8 * width))
      return LivePicture(
        png: try? PNGEncoder(mode: .small).encode(bitmap),
        facts: [("width", .number(Double(width)))])
    }

    var messages: [String] { ["Card.swift:2:3: error: no"] }

    func screen(
      of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
    ) throws(RenderFailure) -> PreviewScreen {
      let count: Int
      do throws(StepFindings) { count = try script.steps().steps.count } catch {
        throw RenderFailure("\(error)")
      }
      let element = ShownElement(
        line: "button \"Up\"", frame: Rect(x: 0, y: 0, width: 9, height: 9), roleName: "button",
        query: "\"Up\"")
      return PreviewScreen(png: [UInt8(count)], elements: [element], remarks: [])
    }

    func follow(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    func save(_ name: String) {
      state.withLock {
        $0.names.append(name)
        return $0.tell
      }?()
    }
  }

  @Test("Previews stand on a shelf, are drawn with the page's settings and follow their sources")
  func previews() throws {
    let previews = StandingPreviews()
    let served = try ServedFolder(previews: previews)
    let made = try #require(try object(served.get("/documents"))["made"] as? [String: [String]])
    #expect(made["previews"] == ["preview:CardView"])
    let answer = try object(
      served.post("/render", #"{"document": "preview:CardView", "settings": {"width": "5"}}"#))
    #expect(answer["width"] as? Int == 5 && answer["picture"] != nil)
    for name in ["preview:Other", "preview:../card", "preview:"] {
      #expect(try served.post("/render", #"{"document": "\#(name)"}"#).hasPrefix("HTTP/1.1 404 "))
    }
    let client = try listen(served)
    previews.save("Other")
    try wait(client, for: "preview:Other")
  }

  @Test(
    "A preview that is touched answers with its steps as JSON and as Swift, and with what is wrong now"
  )
  func touchedPreview() throws {
    let served = try ServedFolder(previews: StandingPreviews())
    let answer = try object(
      served.post(
        "/touch",
        #"{"document": "preview:CardView", "steps": [{"tap": "Up"}], "touch": {"kind": "tap", "x": 3, "y": 3}}"#
      ))
    #expect(answer["swift"] as? String == "try screen.tap(\"Up\")\ntry screen.tap(\"Up\")")
    #expect((answer["steps"] as? [[String: String]]) == [["tap": "Up"], ["tap": "Up"]])
    #expect(answer["count"] as? Int == 2 && answer["picture"] != nil)
    #expect(answer["failures"] as? [String] == ["Card.swift:2:3: error: no"])
  }

  @Test(
    "A touch of what is not served, or that is none, is refused",
    arguments: [
      #"{"document": "../card"}"#, #"{"document": "preview:Other"}"#, #"{"steps": []}"#,
      #"{"document": "card", "touch": {"kind": "run"}}"#, #"{"document": "card", "touch": 1}"#,
    ])
  func badTouch(body: String) throws {
    let answer = try ServedFolder(previews: StandingPreviews()).post("/touch", body)
    #expect(answer.hasPrefix("HTTP/1.1 40"), "\(answer.prefix(30))")
  }

  @Test("Steps that are none are told with their place beside the screen without them")
  func badSteps() throws {
    let answer = try object(
      ServedFolder().post("/touch", #"{"document": "card", "steps": [{"shout": true}]}"#))
    #expect(answer["count"] as? Int == 0 && answer["picture"] != nil)
    #expect((answer["failures"] as? [String])?.first?.contains("steps:2:") == true)
  }

  @Test("A mistake is told with its place, without a picture")
  func mistake() throws {
    let served = try ServedFolder(["card.json": "{\n  \"type\": \"Txt\"\n}"])
    let answer = try object(served.post("/render", #"{"document": "card"}"#))
    #expect(answer["picture"] == nil)
    let findings = try #require(answer["findings"] as? [[Any]])
    #expect(findings[0][0] as? String == "error")
    #expect((findings[0][1] as? String)?.contains("^") == true)
    #expect(findings[0][2] as? Int == 2)
    #expect(try served.get("/live/card").hasPrefix("HTTP/1.1 204 "))
  }

  @Test(
    "A request that is none is refused",
    arguments: [
      "", "[]", "{", "null", "{}", #"{"document": 1}"#, #"{"document": "../card"}"#,
      #"{"document": "card", "edits": [{}]}"#,
      #"{"document": "card", "edits": [{"pointer": "", "place": "type", "name": "a"}]}"#,
    ])
  func badRender(body: String) throws {
    let answer = try ServedFolder().post("/render", body)
    #expect(answer.hasPrefix("HTTP/1.1 40"), "\(answer.prefix(30))")
  }

  @Test("Heads and bodies are bounded")
  func oversize() throws {
    var limits = LoopbackServer.Limits()
    limits.body = 1_000
    let served = try ServedFolder(limits: limits)
    let long =
      "GET / HTTP/1.1\r\nHost: \(served.host)\r\nX: \(String(repeating: "x", count: 40_000))"
    #expect(try served.answer(to: long).hasPrefix("HTTP/1.1 431 "))
    #expect(
      try served.post("/render", String(repeating: " ", count: 1_001)).hasPrefix("HTTP/1.1 413 "))
    #expect(
      try served.post("/render", String(repeating: " ", count: 1_000)).hasPrefix("HTTP/1.1 400 "))
  }

  @Test("Who sends slowly is told so and cut off, while others are answered")
  func slow() throws {
    var limits = LoopbackServer.Limits()
    limits.patience = .milliseconds(300)
    let served = try ServedFolder(limits: limits)
    let slow = try (0..<20).map { _ in try Connection(port: served.server.port) }
    for client in slow { try client.send("GET / HTTP/1.1\r\nHost: ") }
    #expect(try served.get("/documents").hasPrefix("HTTP/1.1 200 "))
    for client in slow { #expect(client.receive().hasPrefix("HTTP/1.1 408 ")) }
    #expect(try served.get("/documents").hasPrefix("HTTP/1.1 200 "))
  }

  @Test("Connections that send nothing give way, the oldest first, and the page goes on")
  func crowd() throws {
    var limits = LoopbackServer.Limits()
    limits.connections = 8
    // They give way to others, and not because their own time is over.
    (limits.patience, limits.headPatience) = (.seconds(600), .seconds(600))
    let served = try ServedFolder(limits: limits)
    let crowd = try (0..<30).map { _ in try Connection(port: served.server.port) }
    for client in crowd { try client.send("GET") }
    for client in crowd.prefix(26) { #expect(client.receivePiece() == nil) }
    for _ in 0..<5 { #expect(try served.get("/documents").hasPrefix("HTTP/1.1 200 ")) }
  }

  @Test("Whoever has the cookie keeps a place, however many come without it")
  func keptPlaces() throws {
    var limits = LoopbackServer.Limits()
    limits.connections = 8
    let served = try ServedFolder(limits: limits)
    let page = try listen(served)
    let crowd = try (0..<40).map { _ in try Connection(port: served.server.port) }
    for client in crowd { try client.send("GET") }
    #expect(try served.get("/documents").hasPrefix("HTTP/1.1 200 "))
    _ = try served.get("/live/card")
    try served.folder.write(ServedFolder.card, to: "card.json")
    try wait(page, for: "event: changed")
  }

  @Test("Events are for who has the cookie")
  func lockedEvents() throws {
    let served = try ServedFolder()
    for cookie in ["", "Cookie: galley-\(served.server.port)=0\r\n"] {
      let answer = try served.answer(
        to: "GET /events HTTP/1.1\r\nHost: \(served.host)\r\n\(cookie)\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 403 "))
      #expect(!answer.contains("event:"))
    }
    #expect(served.server.listeners == 0)
  }

  @Test("The address opens the page in one browser; another is told why not")
  func spentAddress() throws {
    let served = try ServedFolder()
    let address = "/?\(served.server.address.split(separator: "?")[1])"
    #expect(try served.get("/documents").hasPrefix("HTTP/1.1 200 "))
    // The owner opens the address again.
    #expect(try served.get(address).hasPrefix("HTTP/1.1 303 "))
    let second = try served.answer(
      to: "GET \(address) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
    #expect(second.hasPrefix("HTTP/1.1 403 "))
    #expect(second.contains("opened once") && second.contains("start it anew"))
    #expect(!second.contains("Set-Cookie"))
  }

  // MARK: Events

  /// A page that listens for events, and the events sent to it.
  private func listen(_ served: ServedFolder) throws -> Connection {
    let client = try Connection(port: served.server.port)
    try client.send(try served.head("GET /events") + "\r\n")
    try wait(client, for: "event: hello")
    return client
  }

  private func wait(_ client: Connection, for text: String) throws {
    var told = ""
    while !told.contains(text) {
      guard let piece = client.receivePiece() else { throw CocoaError(.fileReadUnknown) }
      told += String(decoding: piece, as: UTF8.self)
    }
  }

  @Test("A save is told, however the editor saves")
  func changes() throws {
    let served = try ServedFolder()
    let client = try listen(served)
    _ = try served.get("/live/card")
    let path = served.folder.path + "/card.json"
    let told = #"event: changed\ndata: ["card"]"#.replacingOccurrences(of: "\\n", with: "\n")
    // In place.
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(ServedFolder.card.utf8))
    try handle.close()
    try wait(client, for: told)
    // Another file that takes the name.
    try Data(ServedFolder.card.utf8).write(to: URL(fileURLWithPath: path + "~"))
    #expect(rename(path + "~", path) == 0)
    try wait(client, for: told)
    // The old one is put aside, a new one is made.
    #expect(rename(path, path + ".bak") == 0)
    try Data(ServedFolder.card.utf8).write(to: URL(fileURLWithPath: path))
    try wait(client, for: told)
  }

  @Test("What a document names is watched, also before it is there")
  func dependencies() throws {
    let served = try ServedFolder([
      "card.json": #"{"type": "Image", "values": {"localImageName": "a.png"}}"#,
      "other.json": ServedFolder.card,
    ])
    let client = try listen(served)
    _ = try served.get("/live/card")
    _ = try served.get("/live/other")
    try served.folder.write([1, 2, 3], to: "a.png")
    try wait(client, for: #"["card"]"#)
  }

  @Test("New documents are told, also in new folders")
  func listing() throws {
    let served = try ServedFolder()
    let client = try listen(served)
    try served.folder.write(ServedFolder.card, to: "new/deep/b.json")
    try wait(client, for: "event: index")
    var answer = ""
    while !answer.contains(#""new/deep/b""#) { answer = try served.get("/documents") }
    try served.folder.write(ServedFolder.card, to: "new/deep/c.json")
    while !answer.contains(#""new/deep/c""#) { answer = try served.get("/documents") }
    try FileManager.default.removeItem(atPath: served.folder.path + "/new/deep/b.json")
    while answer.contains(#""new/deep/b""#) { answer = try served.get("/documents") }
    try FileManager.default.removeItem(atPath: served.folder.path + "/new")
    while answer.contains(#""new/deep/c""#) { answer = try served.get("/documents") }
  }

  @Test("A thousand edits leave nothing behind")
  func manyEdits() throws {
    let served = try ServedFolder()
    let client = try listen(served)
    for round in 0..<1_000 {
      try served.folder.write(
        ServedFolder.card.replacingOccurrences(of: "Hello", with: "Hello \(round)"), to: "card.json"
      )
      if round % 50 == 0 { _ = try served.post("/render", #"{"document": "card"}"#) }
    }
    try wait(client, for: "event: changed")
    #expect(served.server.listeners == 1)
    #expect(served.server.keptBytes < 1 << 20)
    let last = try served.post("/render", #"{"document": "card"}"#)
    #expect(last.contains("Hello 999"))
  }
}
