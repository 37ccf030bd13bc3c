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
    let text = try picture().text(.sixel, columns: 80)
    #expect(text.hasPrefix("\u{1B}Pq#0;2;0;0;0#1;2;0;0;20"))
    #expect(text.hasSuffix("\u{1B}\\\n"))
    let bands = text.split(separator: "#215;2;100;100;100")[1].split(separator: "-")
    // All six rows are 63 + 63; of the second band one row has colour and one is white paper.
    #expect(bands[0] == "#5?~$#180~?")
    #expect(bands[1] == "#5?@$#180@?$#215AA")
  }

  @Test("Blocks: the upper pixel in front, the lower one behind; what is clear is paper")
  func blocks() throws {
    let lines = try picture().text(.blocks, columns: 80).split(separator: "\n")
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
    let line = try picture().text(.blocks256, columns: 80).split(separator: "\n")[0]
    #expect(line == "\u{1B}[38;5;196m\u{1B}[48;5;196m▀\u{1B}[38;5;21m\u{1B}[48;5;21m▀\u{1B}[0m")
  }

  @Test("Kitty gets base64 in pieces of 4096, each but the last with more to come")
  func kitty() throws {
    var numbers = Counter()
    let pixels = (0..<(64 * 64 * 4)).map { $0 % 4 == 3 ? 255 : numbers.next() }
    let bitmap = Bitmap(width: 64, height: 64, format: .rgbaStraight, pixels: pixels)
    let png = try PNGEncoder(mode: .small).encode(bitmap)
    let text = try TerminalPicture(png: png).text(.kitty, columns: 80)
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
    ])
  func forms(environment: [String: String], form: TerminalPicture.Form) {
    #expect(TerminalPicture.form(environment: environment, isTerminal: true) == form)
    #expect(TerminalPicture.form(environment: environment, isTerminal: false) == .none)
  }
}
