import GalleyImaging
import GalleySystem
import Testing

@testable import GalleySnapshots

@Suite("Pictures for terminals")
struct TerminalPictureTests {
  /// Two by eight pixels: red on the left, blue on the right, the lowest row clear.
  func picture() throws -> TerminalPicture {
    let row: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let clear = [UInt8](repeating: 0, count: 8)
    let pixels = (0..<7).flatMap { _ in row } + clear
    let bitmap = Bitmap(width: 2, height: 8, format: .rgbaStraight, pixels: pixels)
    return try TerminalPicture(png: try PNGEncoder(mode: .small).encode(bitmap))
  }

  @Test("Sixel: a palette, then bands of six rows, colour by colour")
  func sixel() throws {
    let text = try picture().text(.sixel, in: .init(columns: 80))
    #expect(text.hasPrefix("\u{1B}Pq#0;2;0;0;0#1;2;0;0;20"))
    #expect(text.hasSuffix("\u{1B}\\\n"))
    let bands = text.split(separator: "#215;2;100;100;100")[1].split(separator: "-")
    // All six rows are 63 + 63; of the second band one row has colour and one is white paper.
    #expect(bands[0] == "#5?~$#180~?")
    #expect(bands[1] == "#5?@$#180@?$#215AA")
  }

  @Test("Blocks: the upper pixel in front, the lower one behind; what is clear is paper")
  func blocks() throws {
    let lines = try picture().text(.blocks, in: .init(columns: 80)).split(separator: "\n")
    let red = "\u{1B}[38;2;255;0;0m\u{1B}[48;2;255;0;0m▀"
    let blue = "\u{1B}[38;2;0;0;255m\u{1B}[48;2;0;0;255m▀"
    #expect(lines.count == 4)
    #expect(lines[0] == "\(red)\(blue)\u{1B}[0m")
    #expect(lines[3].hasPrefix("\u{1B}[38;2;255;0;0m\u{1B}[48;2;255;255;255m▀"))
  }

  @Test(
    "The nearest of xterm's colours",
    arguments: [
      ((0, 0, 0), 16), ((255, 255, 255), 231), ((255, 0, 0), 196), ((8, 8, 8), 232),
      ((120, 121, 119), 243), ((95, 135, 175), 67),
    ])
  func palette(color: (Int, Int, Int), index: Int) throws {
    #expect(XtermPalette.index(color) == index)
    let line = try picture().text(.blocks256, in: .init(columns: 80)).split(separator: "\n")[0]
    #expect(line == "\u{1B}[38;5;196m\u{1B}[48;5;196m▀\u{1B}[38;5;21m\u{1B}[48;5;21m▀\u{1B}[0m")
  }

  @Test("Kitty gets base64 in pieces of 4096, each but the last with more to come")
  func kitty() throws {
    var numbers = Counter()
    let pixels = (0..<(64 * 64 * 4)).map { $0 % 4 == 3 ? 255 : numbers.next() }
    let bitmap = Bitmap(width: 64, height: 64, format: .rgbaStraight, pixels: pixels)
    let png = try PNGEncoder(mode: .small).encode(bitmap)
    let text = try TerminalPicture(png: png).text(.kitty, in: .init(columns: 80))
    let pieces = text.split(separator: "\u{1B}_G").map { $0.prefix { $0 != "\u{1B}" } }
    #expect(pieces.count > 2)
    #expect(pieces[0].hasPrefix("a=T,f=100,q=2,m=1;"))
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0.hasPrefix("q=2,m=1;") })
    #expect(pieces.last?.hasPrefix("q=2,m=0;") == true)
    let data = pieces.compactMap { $0.split(separator: ";").last }
    #expect(data.allSatisfy { $0.utf8.count <= 4096 })
    #expect(data.joined() == Base64.encoded(png))
  }

  /// Bytes that do not compress.
  struct Counter {
    var state: UInt64 = 7
    mutating func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
  }

  @Test("What does not fit is made smaller, by width or by height")
  func fitting() throws {
    let pixels = [UInt8](repeating: 255, count: 4 * 200 * 400)
    let bitmap = Bitmap(width: 200, height: 400, format: .rgbaStraight, pixels: pixels)
    let picture = try TerminalPicture(png: try PNGEncoder(mode: .small).encode(bitmap))
    func blocks(_ columns: Int, _ rows: Int?) -> [Int] {
      let lines = picture.text(.blocks, in: .init(columns: columns, rows: rows)).split(
        separator: "\n")
      return [lines[0].count { $0 == "▀" }, lines.count]
    }
    #expect(blocks(120, nil) == [120, 120])
    #expect(blocks(120, 38) == [38, 38])
    #expect(blocks(20, 38) == [20, 20])
    let room = TerminalPicture.Room(columns: 100, rows: 20, cell: (10, 20))
    #expect(picture.text(.kitty, in: room).contains("q=2,m="))
    let small = TerminalPicture.Room(columns: 100, rows: 10, cell: (10, 20))
    #expect(picture.text(.kitty, in: small).contains(",c=10,r=10,"))
    #expect(picture.text(.iterm, in: small).contains("width=10;height=10;"))
    // 10 rows of 20 pixels are 33 bands of 6.
    #expect(picture.text(.sixel, in: small).split(separator: "-").count == 34)
  }

  /// The numbers of the colours that a picture is made of, in sixel.
  private func registers(_ pixels: [UInt8], width: Int, height: Int) throws -> Set<String> {
    let bitmap = Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
    let text = try TerminalPicture(png: try PNGEncoder(mode: .small).encode(bitmap))
      .text(.sixel, in: .init(columns: 80))
    let used = text.split(separator: "#").dropFirst().filter { !$0.contains(";") }
    return Set(used.map { String($0.prefix { $0.isNumber }) })
  }

  @Test("Sixel mixes neighbours to colours that lie between its levels, but not in large areas")
  func dithering() throws {
    // No two pixels are alike, so that none is worth a colour of its own.
    let pixels = (0..<640).flatMap { (place: Int) -> [UInt8] in
      [UInt8(60 + place % 40), UInt8(60 + place / 40), 77, 255]
    }
    let mixed = try registers(pixels, width: 40, height: 16)
    #expect(mixed.count > 2)
    #expect(mixed.allSatisfy { (Int($0) ?? 216) < 216 })
    let flat = try registers(
      (0..<(8 * 12)).flatMap { _ in [77, 77, 77, 255] as [UInt8] }, width: 8, height: 12)
    #expect(flat == ["216"])
  }

  @Test("A cell is the block element that differs least from what it stands for")
  func elements() throws {
    // 16 by 16 pixels of two colours on one cell and a half.
    func cell(_ isFront: (Int, Int) -> Bool) throws -> String {
      let pixels = (0..<16).flatMap { y in
        (0..<8).flatMap { x -> [UInt8] in isFront(x, y) ? [255, 0, 0, 255] : [0, 0, 255, 255] }
      }
      let bitmap = Bitmap(width: 8, height: 16, format: .rgbaStraight, pixels: pixels)
      let text = try TerminalPicture(png: try PNGEncoder(mode: .small).encode(bitmap))
        .text(.blocks, in: .init(columns: 1, rows: 1))
      return String(
        try #require(text.first { (0x2580...0x259F).contains($0.unicodeScalars.first!.value) }))
    }
    #expect(try cell { _, y in y < 8 } == "▀")
    #expect(try cell { x, _ in x < 4 } == "▌")
    #expect(try cell { x, y in x < 4 && y < 8 } == "▘")
    #expect(try cell { _, y in y >= 14 } == "▁")
    #expect(try cell { _, y in y >= 4 } == "▆")
    #expect(try cell { x, _ in x < 1 } == "▏")
    #expect(try cell { x, y in (x < 4) == (y < 8) } == "▚")
  }

  @Test("Sixteen colours have the codes that every terminal knows")
  func sixteen() throws {
    let line = try picture().text(.blocks16, in: .init(columns: 80)).split(separator: "\n")[0]
    #expect(line == "\u{1B}[91m\u{1B}[101m▀\u{1B}[34m\u{1B}[44m▀\u{1B}[0m")
  }

  @Test("Several pictures stand beside each other, each below its name")
  func grid() throws {
    let tiles = try ["one", "two"].map { TerminalGrid.Tile($0, try picture()) }
    let room = TerminalPicture.Room(columns: 20, rows: 12)
    let text = TerminalGrid(tiles, .blocks, in: room).text
    // Four lines of cells and one for the names.
    #expect(text.hasPrefix(String(repeating: "\n", count: 5) + "\u{1B}[5A\u{1B}7\u{1B}8one"))
    #expect(text.contains("\u{1B}8\u{1B}[11Ctwo\u{1B}8\u{1B}[1B\u{1B}[11C\u{1B}[38;2;255;0;0m"))
    #expect(text.hasSuffix("\u{1B}8\u{1B}[5B\r"))
    // If that shows them larger, they are placed below each other.
    let narrow = TerminalGrid(tiles, .blocks, in: .init(columns: 3, rows: 40)).text
    #expect(!narrow.contains("C"))
  }

  @Test("Answers of terminals are read, and anything else is not")
  func answers() {
    func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }
    let kitty = answers("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;32;15t\u{1B}[?62;52c")
    #expect(kitty.isKitty && !kitty.isSixel && kitty.cellWidth == 15 && kitty.cellHeight == 32)
    let vt340 = answers("\u{1B}[?63;1;2;4;6;9;15;22c")
    #expect(vt340.isSixel && !vt340.isKitty && vt340.cellWidth == nil)
    // The first number is the class of the terminal, not an ability.
    #expect(answers("\u{1B}[?4c") == TerminalAnswers())
    for text in [
      "", "abc", "\u{1B}", "\u{1B}[?;c", "\u{1B}[6;0;0t", "\u{1B}[6;x;yt", "\u{1B}[6;9t",
      "\u{1B}_Gi=31;ENOENT:no\u{1B}\\", "\u{1B}[6;99999;99999t", "\u{1B}[?99999999999999999999;4c",
    ] {
      #expect(answers(text) == TerminalAnswers(), "\(text.debugDescription)")
    }
    let typed = TerminalAnswers.typed(
      Array("\0a\u{1B}_Gi=31;OK\u{1B}\\\n\u{1B}[6;32;15tr\u{1B}[?62;4cs\u{1B}[1".utf8))
    #expect(typed == Array("\0a\nrs".utf8))
    #expect(TerminalAnswers.isComplete(Array("x\u{1B}[?62c".utf8)))
    #expect(!TerminalAnswers.isComplete(Array("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62".utf8)))
  }

  @Test("An answer counts more than the environment")
  func answered() {
    var (kitty, sixel) = (TerminalAnswers(), TerminalAnswers())
    kitty.isKitty = true
    sixel.isSixel = true
    func form(_ environment: [String: String], _ answers: TerminalAnswers) -> TerminalPicture.Form {
      TerminalPicture.form(environment: environment, isTerminal: true, answers: answers)
    }
    #expect(form(["TERM": "xterm-256color"], kitty) == .kitty)
    #expect(form(["TERM": "xterm-256color"], sixel) == .sixel)
    #expect(form(["TMUX": "1", "TERM_PROGRAM": "tmux"], sixel) == .sixel)
    #expect(form(["NO_COLOR": "1"], kitty) == .none)
    #expect(
      TerminalPicture.obstacle(environment: ["NO_COLOR": "1"], isTerminal: true)
        == "NO_COLOR is set")
  }

  @Test(
    "The environment tells the form",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalPicture.Form.kitty), (["KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "foot"], .sixel),
      (["TERM": "xterm-256color"], .blocks256), (["TERM": "dumb"], .none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .blocks),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], .blocks),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none), ([:], .blocks256),
      (["TERM": "linux"], .blocks16), (["TERM": "vt220"], .blocks16),
      (["TERM": "screen"], .blocks16),
      (["TERM": "screen-256color"], .blocks256),
      // Variables set by kitty are still there in screen, which does not show its graphics.
      (["TERM": "screen.xterm-kitty", "STY": "1.x", "KITTY_WINDOW_ID": "1"], .blocks16),
      (["TERM": "screen.xterm-256color", "STY": "1.x", "COLORTERM": "truecolor"], .blocks256),
    ])
  func forms(environment: [String: String], form: TerminalPicture.Form) {
    #expect(TerminalPicture.form(environment: environment, isTerminal: true) == form)
    #expect(TerminalPicture.form(environment: environment, isTerminal: false) == .none)
  }
}
