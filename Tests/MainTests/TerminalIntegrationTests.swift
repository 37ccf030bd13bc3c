#if os(Linux)
  import Foundation
  import GalleyTestSupport
  import Testing

  /// A terminal without a window: it has a size, shows nothing and sends the given input.
  private final class Terminal {
    let descriptor: Int32
    private let other: Int32
    private var process: Process?

    init(columns: UInt16, rows: UInt16) throws {
      descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      // pts(4): unlocked, then queried for the number of the other end.
      var (lock, number) = (Int32(0), UInt32(0))
      guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &lock) == 0,
        ioctl(descriptor, 0x8004_5430, &number) == 0
      else { throw CocoaError(.fileReadUnknown) }
      other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      resize(columns: columns, rows: rows)
    }

    deinit {
      close(other)
      // A program that still runs in it receives its end.
      close(descriptor)
      process?.terminate()
    }

    func resize(columns: UInt16, rows: UInt16) {
      var size = winsize(
        ws_row: rows, ws_col: columns, ws_xpixel: 8 * columns, ws_ypixel: 16 * rows)
      _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }

    /// Runs the command with this as the terminal that it belongs to.
    func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
      process.arguments = ["--ctty", KillIntegrationTests.tool] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      // Variables of Galley's own reach the command, so that a wrong value can be planted in it.
      let own = ProcessInfo.processInfo.environment.filter { $0.key == "GALLEY_MUTANT" }
      process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
        .merging(own) { old, _ in old }.merging(environment) { _, new in new }
      let handle = FileHandle(fileDescriptor: other, closeOnDealloc: false)
      process.standardInput = handle
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      self.process = process
    }

    /// Ends the program by a signal.
    func interrupt() throws {
      var group = pid_t(0)
      try #require(ioctl(descriptor, UInt(TIOCGPGRP), &group) == 0 && group > 1)
      kill(-group, SIGTERM)
    }

    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(descriptor, bytes, bytes.count)
    }

    /// The output up to some words.
    func read(until words: String, seconds: Double = 120) throws -> String {
      var text: [UInt8] = []
      let end = Date(timeIntervalSinceNow: seconds)
      while true {
        let shown = String(decoding: text, as: UTF8.self)
        if shown.contains(words) { return shown }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let left = Int32(max(0, end.timeIntervalSinceNow * 1000))
        try #require(poll(&waiting, 1, left) > 0, "\(shown.suffix(300).debugDescription)")
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(descriptor, &piece, piece.count)
        try #require(count > 0)
        text += piece[..<count]
      }
    }
  }

  @Suite("A picture in a terminal of its own", .serialized)
  struct TerminalIntegrationTests {
    private let folder = TemporaryFolder()
    /// The end of what is shown in one step.
    private let end = "\u{1B}[?2026l"

    init() throws {
      try folder.write(
        """
        {"canvas": {"scale": 1}, "root": {"type": "Rectangle",
          "properties": {"width": 20, "height": 100, "fill": "#336699"}}}
        """, to: "tall.json")
    }

    private func watch(_ terminal: Terminal) throws -> String {
      try terminal.run(
        ["preview", "tall.json", "--watch", "--pictures", "blocks"], in: folder.path)
      return try terminal.read(until: end)
    }

    @Test("What is much higher than the window is shown in pages, on the other screen")
    func pages() throws {
      let terminal = try Terminal(columns: 40, rows: 12)
      let first = try watch(terminal)
      #expect(first.contains("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2026h"), "\(first.prefix(40))")
      // Ten lines of two rows of pixels each.
      #expect(first.contains("page 1 of 5: space, b"))
      #expect(first.split(whereSeparator: \.isNewline).count { $0.contains("▀") } == 10)
      terminal.type(" ")
      #expect(try terminal.read(until: end).contains("page 2 of 5"))
      terminal.type("bb")
      #expect(try terminal.read(until: "page 1 of 5").contains("▀"))
      terminal.type("q")
      #expect(try terminal.read(until: "\u{1B}[?1049l").contains("\u{1B}[?25h"))
    }

    private static let form = """
      {"canvas": {"scale": 1}, "root": {"type": "VStack", "properties": {"width": 60}, "subviews": [
        {"type": "TextField", "id": "email", "values": {"placeholder": "Email"}},
        {"type": "Toggle", "id": "keep", "values": {"label": "A"}}]}}
      """

    /// A terminal in which a document of a field and a toggle is used, and what it shows first.
    private func touch(_ name: String = "form.json") throws -> (Terminal, first: String) {
      try folder.write(Self.form, to: name)
      let terminal = try Terminal(columns: 120, rows: 90)
      try terminal.run(
        ["preview", name, "--touch", "--scale", "1", "--pictures", "blocks"], in: folder.path)
      return (terminal, try terminal.read(until: end))
    }

    private let restored = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

    /// What is shown once there are so many steps, up to the end of that.
    private func shown(_ terminal: Terminal, _ count: String) throws -> String {
      try terminal.read(
        until: "\r\n\(count): Control-Z takes one back, Escape ends\r\n\(end)")
    }

    @Test("A click of a reported mouse taps, keys type, and the steps are printed at the end")
    func touches() throws {
      let (terminal, first) = try touch()
      #expect(first.contains("\u{1B}[?1000h\u{1B}[?1006h"))
      // A pixel is a column, and two of them a line.
      terminal.type("\u{1B}[<0;10;6M\u{1B}[<0;10;6m")
      #expect(try shown(terminal, "1 step").contains(#"{"tap":"email"}"#))
      for key in ["a", "q", "é"] {
        terminal.type(key)
        #expect(try shown(terminal, "2 steps").contains("▀"))
      }
      terminal.type("\u{7F}")
      #expect(try shown(terminal, "2 steps").contains(#"{"type":"aq","into":"email"}"#))
      terminal.type("\u{1A}")
      _ = try shown(terminal, "1 step")
      terminal.resize(columns: 100, rows: 80)
      _ = try shown(terminal, "1 step")
      terminal.type("\u{1B}[<64;10;6M")
      #expect(try shown(terminal, "1 step").contains("nothing scrolls so"))
      terminal.type("\u{1B}")
      let last = try terminal.read(until: "]\r\n")
      #expect(last.contains(restored))
      #expect(last.contains("[\r\n{\"tap\":\"email\"}\r\n]"), "\(last.debugDescription)")
    }

    @Test("A save plays the steps again, q ends without a focus, and so does Control-C")
    func saved() throws {
      let (terminal, _) = try touch()
      terminal.type("\u{1B}[<0;30;24M\u{1B}[<0;30;24m")
      #expect(try shown(terminal, "1 step").contains(#"{"tap":"keep"}"#))
      let other = Self.form.replacingOccurrences(of: #""id": "keep""#, with: #""id": "save""#)
      try folder.write(other, to: "form.json")
      #expect(try terminal.read(until: "step 1: tap \"keep\"").contains("▀"))
      terminal.type("q")
      _ = try terminal.read(until: restored)
      let (ended, _) = try touch()
      ended.type("\u{3}")
      _ = try ended.read(until: restored)
    }

    @Test("A signal leaves the terminal without reports of its mouse")
    func signalled() throws {
      let (terminal, _) = try touch()
      try terminal.interrupt()
      _ = try terminal.read(until: restored)
    }

    @Test("Another size of the window shows it anew")
    func resized() throws {
      let terminal = try Terminal(columns: 40, rows: 12)
      _ = try watch(terminal)
      terminal.resize(columns: 10, rows: 40)
      let again = try terminal.read(until: end)
      // Half as large, all of it fits.
      #expect(again.split(whereSeparator: \.isNewline).count { $0.contains("▀") } == 25)
      #expect(!again.contains("page"))
      terminal.type("q")
      _ = try terminal.read(until: "\u{1B}[?1049l")
    }

    @Test("A terminal that answers is believed; from one that is silent nobody waits for long")
    func asked() throws {
      let kitty = try Terminal(columns: 40, rows: 12)
      try kitty.run(["preview", "tall.json"], in: folder.path)
      _ = try kitty.read(until: "\u{1B}[c")
      kitty.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c")
      _ = try kitty.read(until: "\u{1B}_Ga=T")
      let silent = try Terminal(columns: 40, rows: 12)
      let start = Date()
      try silent.run(["preview", "tall.json"], in: folder.path)
      #expect(try silent.read(until: "▀").contains("\u{1B}[38;5;"))
      #expect(-start.timeIntervalSinceNow >= 1)
      // Screen lets nothing of the terminal outside through, but its variables.
      let screen = try Terminal(columns: 40, rows: 12)
      try screen.run(
        ["preview", "tall.json"], in: folder.path,
        environment: ["TERM": "screen", "STY": "1.x", "KITTY_WINDOW_ID": "1"])
      // The size for a title is not queried.
      #expect(!(try screen.read(until: "\u{1B}[c").contains("\u{1B}_")))
      screen.type("\u{1B}[?1;2c")
      #expect(!(try screen.read(until: "▀").contains("\u{1B}_Ga=T")))
    }

    @Test(
      "What was typed before anything was asked counts, and an end of the input ends a review",
      arguments: [("a\u{4}", "accepted 1, rejected 0"), ("\u{4}", "accepted 0, rejected 0")])
    func typedAhead(text: String, expected: String) throws {
      let corpus = try ScratchCorpus()
      try corpus.write("plain", padding: "3")
      try corpus.tool.run(["test"])
      let terminal = try Terminal(columns: 120, rows: 40)
      // The terminal still buffers lines, and does not answer queries about its capabilities.
      terminal.type(text)
      try terminal.run(["review"], in: corpus.folder.path)
      _ = try terminal.read(until: expected)
    }
  }
#endif
