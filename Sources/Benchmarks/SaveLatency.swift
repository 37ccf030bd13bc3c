import GalleyPlatform
import GalleyServe
import GalleyStair
import GalleySystem

extension Benchmark {
  static let live = Benchmark(
    name: "live",
    summary:
      "from a save to the first byte of the picture, in a page and in a terminal: a hundred saves"
  ) { bench in
    let galley = bench.galley ?? besideItself("galley")
    let all = try Workload.all()
    let jobs = [
      ("card", all[0], "Trails nearby"), ("settings screen", all[1], "First name"),
      ("500 rows, one changed", all[2], "Painting 250"),
    ]
    print("\nfrom a save to the first byte of the picture")
    print(
      "  " + ["median ms", "worst ms"].reduce(String(repeating: " ", count: 44)) { $0 + "  \($1)" })
    for (name, workload, words) in jobs {
      if let filter = bench.filter, !name.contains(filter) { continue }
      let edit = try EditedDocument(workload, words)
      defer { edit.remove() }
      try SavePage(edit).measured("\(name), page")
      for form in ["kitty", "blocks"] {
        try SaveTerminal(edit, galley, form).measured("\(name), terminal, \(form)")
      }
    }
  }
}

/// A document of which a text is another with each save.
struct EditedDocument {
  let folder = ScratchFolder().root
  private let text: String
  private let words: String

  var path: String { "\(folder)/document.json" }

  init(_ workload: Workload, _ words: String) throws {
    (text, self.words) = (workload.documents[0].text, words)
    try Workload.writePhoto(in: folder)
  }

  /// Returns the content of an editor before it saves. The number of digits is the same each time, so that
  /// nothing else moves.
  func edited(_ round: Int) -> [UInt8] {
    Array(text.replacing(words, with: "\(words) \(1000 + round)").utf8)
  }

  /// Saves as editors do: another file takes the name.
  func save(_ bytes: [UInt8]) throws { try File.write(bytes, to: path) }

  func remove() { try? Directory.remove(folder) }
}

/// Somebody who waits for pictures.
protocol PictureWaiting {
  /// Saves and waits for the first byte.
  func wait(for round: Int) throws -> Duration
}

extension PictureWaiting {
  func measured(_ name: String) throws {
    let rounds = 100
    for round in 0..<5 { _ = try wait(for: round) }
    let times = try (0..<rounds).map { round in
      let parts = try wait(for: 5 + round).components
      return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
    }.sorted()
    print(
      Workbench.row(
        name, Workbench.decimal(times[rounds / 2]), Workbench.decimal(times[rounds - 1]), "", ""))
  }
}

struct LatencyFailure: Error { var words: String }

// MARK: A page

/// A page without a browser: it listens, requests the changes and fetches them, over sockets.
final class SavePage: PictureWaiting {
  private let edit: EditedDocument
  private let server: PageServer
  private let task: Task<Void, any Error>
  private var events: Client
  private var picture = ""
  private let fields: String

  init(_ edit: EditedDocument) throws {
    self.edit = edit
    try edit.save(edit.edited(0))
    let documents = try ServedDocuments(
      root: edit.folder,
      sources: ServedSources(documents: DocumentRenderer(try Renderer(), DocumentLoader())))
    let server = try PageServer(documents)
    self.server = server
    task = Task { try await server.run() }
    let address = server.address.split(separator: "/", maxSplits: 3).last ?? ""
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    var first = try Client(server.port)
    try first.send("GET /\(address) HTTP/1.1\r\n\(host)\r\n")
    let admission = try first.receive(until: "\r\n\r\n")
    guard let cookie = admission.split(separator: "Set-Cookie: ").last?.split(separator: ";").first
    else { throw LatencyFailure(words: admission) }
    fields = "\(host)Cookie: \(cookie)\r\n"
    events = try Client(server.port)
    try events.send("GET /events HTTP/1.1\r\n\(fields)\r\n")
    _ = try events.receive(until: "event: hello")
    try show()
  }

  deinit { task.cancel() }

  func wait(for round: Int) throws -> Duration {
    let bytes = edit.edited(round)
    let start = ContinuousClock.now
    try edit.save(bytes)
    _ = try events.receive(until: "event: changed")
    try show()
    let time = ContinuousClock.now - start
    // A change that follows immediately would be reported together with this one.
    usleep(8_000)
    events.forget()
    return time
  }

  /// Asks for the picture and waits for its first byte.
  private func show() throws {
    let over = picture.isEmpty ? "" : #", "over": "\#(picture)""#
    let body = #"{"document": "document"\#(over)}"#
    var client = try Client(server.port)
    try client.send(
      "POST /render HTTP/1.1\r\n\(fields)X-Galley: 1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    )
    let answer = try client.receive(until: #""width""#)
    let names = answer.split(separator: "picture/").dropFirst().map { $0.prefix { $0 != "\"" } }
    guard let whole = names.first, let shown = names.dropFirst().first ?? names.first else {
      throw LatencyFailure(words: answer)
    }
    picture = String(whole)
    var fetching = try Client(server.port)
    try fetching.send("GET /picture/\(shown) HTTP/1.1\r\n\(fields)\r\n")
    _ = try fetching.receive(until: "\r\n\r\n")
  }

  /// A connection that is read as text, whatever comes.
  private struct Client: ~Copyable {
    private let descriptor: Int32
    private var text: [UInt8] = []

    init(_ port: UInt16) throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw LatencyFailure(words: lastSystemError()) }
    }

    deinit { _ = close(descriptor) }

    func send(_ text: String) throws {
      let bytes = Array(text.utf8)
      guard bytes.withUnsafeBytes({ systemWrite(descriptor, $0) }) else {
        throw LatencyFailure(words: lastSystemError())
      }
    }

    mutating func forget() { text = [] }

    /// Everything that came up to some words, and what came with them.
    mutating func receive(until words: String) throws -> String {
      let wanted = Array(words.utf8)
      var looked = 0
      while true {
        if text.count >= wanted.count {
          let ends = max(0, looked - wanted.count)...(text.count - wanted.count)
          if ends.contains(where: { text[$0...].starts(with: wanted) }) {
            return String(decoding: text, as: UTF8.self)
          }
        }
        looked = text.count
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = systemRead(descriptor, &piece, piece.count)
        guard count > 0 else {
          throw LatencyFailure(words: String(decoding: text.prefix(400), as: UTF8.self))
        }
        text += piece[..<count]
      }
    }
  }
}

// MARK: A terminal

/// `galley preview --watch` in a terminal of 120 by 40 cells.
final class SaveTerminal: PictureWaiting {
  private let edit: EditedDocument
  private let terminal: Int32
  private var process: pid_t = 0
  /// The beginning of a picture.
  private let beginning: String

  init(_ edit: EditedDocument, _ galley: String, _ form: String) throws {
    self.edit = edit
    beginning = form == "kitty" ? "\u{1B}_Ga=T" : "\u{1B}[38;"
    try edit.save(edit.edited(0))
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // pts(4): unlocks the terminal, then requests the number of the other end.
    var (lock, number) = (Int32(0), UInt32(0))
    guard terminal >= 0, ioctl(terminal, 0x4004_5431, &lock) == 0,
      ioctl(terminal, 0x8004_5430, &number) == 0
    else { throw LatencyFailure(words: lastSystemError()) }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 960, ws_ypixel: 640)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [Int32(0), 1] {
      posix_spawn_file_actions_addopen(&actions, stream, name, O_RDWR, 0)
    }
    let arguments = [galley, "preview", edit.path, "--watch", "--pictures", form]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    guard posix_spawn(&process, galley, &actions, nil, &words, environ) == 0 else {
      throw LatencyFailure(words: "\(galley) cannot be run")
    }
    _ = try receive()
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    _ = close(terminal)
  }

  func wait(for round: Int) throws -> Duration {
    usleep(8_000)
    let bytes = edit.edited(round)
    let start = ContinuousClock.now
    try edit.save(bytes)
    return try receive() - start
  }

  /// Reads a whole picture and gives the moment at which its first byte had come.
  private func receive() throws -> ContinuousClock.Instant {
    var bytes: [UInt8] = []
    var moment: ContinuousClock.Instant?
    let (start, end) = (Array(beginning.utf8), Array("\u{1B}[?2026l".utf8))
    while true {
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = systemRead(terminal, &piece, piece.count)
      guard count > 0 else { throw LatencyFailure(words: "the terminal was closed") }
      let from = max(0, bytes.count - 16)
      bytes += piece[..<count]
      func holds(_ words: [UInt8]) -> Bool {
        (from..<max(from, bytes.count - words.count + 1)).contains {
          bytes[$0...].starts(with: words)
        }
      }
      if moment == nil, holds(start) { moment = .now }
      if let moment, holds(end) { return moment }
    }
  }
}
