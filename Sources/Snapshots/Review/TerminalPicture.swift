package import GalleyImaging
import GalleySystem

/// A picture in a terminal, by the best of what the terminal understands.
package struct TerminalPicture: Sendable {
  /// The picture formats of terminals.
  package enum Form: String, CaseIterable, Sendable {
    /// Kitty's graphics protocol, with the PNG file as it is.
    case kitty
    /// iTerm2's inline files.
    case iterm
    /// DEC sixel graphics, six rows of pixels at a time, in 216 colours, dithered, and up to
    /// 40 of the picture's own.
    case sixel
    /// Block elements, two colours in each character cell, in true colour.
    case blocks
    /// The same in the 256 colours of xterm.
    case blocks256
    /// The same in the 16 colours that every terminal with colours has.
    case blocks16
    /// No picture.
    case none

    /// True if pictures are lines of characters.
    package var isText: Bool { [.blocks, .blocks256, .blocks16].contains(self) }
  }

  /// What the terminal understands: what it answered, else what its environment tells. Inside tmux
  /// and screen the environment tells of the terminal outside, which they do not let through: blocks
  /// are safe, in true colour where they are brought to what the terminal has.
  package static func form(
    environment: [String: String], isTerminal: Bool, answers: TerminalAnswers = TerminalAnswers()
  ) -> Form {
    guard obstacle(environment: environment, isTerminal: isTerminal) == nil else { return .none }
    if answers.isKitty { return .kitty }
    if environment["TMUX"] != nil { return answers.isSixel ? .sixel : .blocks }
    let terminal = environment["TERM"] ?? ""
    if environment["STY"] != nil {
      return answers.isSixel ? .sixel : terminal.contains("256color") ? .blocks256 : .blocks16
    }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty")
      || program == "ghostty" || terminal.contains("ghostty")
    {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" { return .iterm }
    if answers.isSixel || terminal.contains("foot") || terminal.contains("mlterm")
      || terminal.contains("sixel")
    {
      return .sixel
    }
    let depth = environment["COLORTERM"] ?? ""
    if depth == "truecolor" || depth == "24bit" || terminal.contains("direct") { return .blocks }
    let isSmall = ["linux", "ansi", "screen", "rxvt", "cygwin", "pcansi"].contains(terminal)
    return isSmall || terminal.hasPrefix("vt") || terminal.hasSuffix("-16color")
      ? .blocks16 : .blocks256
  }

  /// Why nothing is shown, in words; nil when something is.
  package static func obstacle(environment: [String: String], isTerminal: Bool) -> String? {
    guard isTerminal else { return "it is no terminal" }
    if environment["NO_COLOR"]?.isEmpty == false { return "NO_COLOR is set" }
    return environment["TERM"] == "dumb" ? "TERM is dumb" : nil
  }

  /// The part of a terminal that a picture may fill.
  package struct Room: Hashable, Sendable {
    /// The width in character cells.
    package var columns: Int
    /// The height in character cells; nil lets a picture be as high as it is.
    package var rows: Int?
    /// The size of a cell in pixels.
    package var cell: (width: Int, height: Int) { (cellWidth, cellHeight) }
    private var cellWidth: Int
    private var cellHeight: Int

    /// Makes a room; cells are 8 by 16 pixels unless the terminal said otherwise.
    package init(columns: Int, rows: Int? = nil, cell: (width: Int, height: Int)? = nil) {
      self.columns = max(1, columns)
      self.rows = rows.map { max(1, $0) }
      (cellWidth, cellHeight) = cell ?? (8, 16)
    }
  }

  private let png: [UInt8]
  private let bitmap: Bitmap
  private let memory: BlockMemory?

  /// Decodes a PNG file.
  package init(png: [UInt8]) throws(ImageError) {
    self.png = png
    bitmap = try PNGDecoder.decode(png)
    memory = nil
  }

  /// Takes pixels, of which a file is made where the form sends files.
  ///
  /// - Parameter memory: What was shown in the same place before.
  package init(
    _ bitmap: Bitmap, for form: Form, over memory: BlockMemory? = nil
  ) throws(ImageError) {
    png = form == .kitty || form == .iterm ? try PNGEncoder(mode: .fast).encode(bitmap) : []
    (self.bitmap, self.memory) = (bitmap, memory)
  }

  /// How much smaller the picture becomes to fit; at most 1.
  package func factor(_ form: Form, in room: Room) -> Double {
    let (width, height) = form.isText ? (1, 2) : room.cell
    return Self.factor(bitmap, room.columns * width, room.rows.map { $0 * height })
  }

  /// The cells that the picture fills.
  package func extent(_ form: Form, in room: Room) -> (columns: Int, rows: Int) {
    let factor = factor(form, in: room)
    let (width, height) = form.isText ? (1, 2) : room.cell
    func cells(_ pixels: Int, _ cell: Int) -> Int {
      max(1, (Int(saturating: Double(pixels) * factor) + cell - 1) / cell)
    }
    return (cells(bitmap.width, width), cells(bitmap.height, height))
  }

  /// What to write to the terminal. A picture that does not fit is made smaller, never larger.
  ///
  /// - Parameter isPlaced: True if the cursor is put elsewhere afterwards, so that nothing need scroll.
  package func text(_ form: Form, in room: Room, isPlaced: Bool = false) -> String {
    let (width, height) = room.cell
    switch form {
    case .kitty:
      let size = cells(in: room).map { ",c=\($0.columns),r=\($0.rows)" } ?? ""
      return kitty(size + (isPlaced ? ",C=1" : ""))
    case .iterm:
      let size = cells(in: room).map { "width=\($0.columns);height=\($0.rows);" } ?? ""
      return "\u{1B}]1337;File=inline=1;size=\(png.count);\(size)preserveAspectRatio=1:"
        + Base64.encoded(png) + "\u{07}\n"
    case .sixel:
      return sixel(scaled(to: room.columns * width, room.rows.map { $0 * height / 6 * 6 }))
    case .blocks: return blocks(in: room, .all)
    case .blocks256: return blocks(in: room, .xterm256)
    case .blocks16: return blocks(in: room, .ansi16)
    case .none: return ""
    }
  }

  /// The cells that the picture is to fill when it is too large for the room; nil when it fits.
  private func cells(in room: Room) -> (columns: Int, rows: Int)? {
    let (width, height) = room.cell
    let factor = Self.factor(bitmap, room.columns * width, room.rows.map { $0 * height })
    guard factor < 1 else { return nil }
    return (
      max(1, Int(saturating: Double(bitmap.width) * factor) / width),
      max(1, Int(saturating: Double(bitmap.height) * factor) / height)
    )
  }

  /// How much smaller a picture must be to fit; at most 1.
  private static func factor(_ bitmap: Bitmap, _ width: Int, _ height: Int?) -> Double {
    let along = Double(width) / Double(bitmap.width)
    return min(1, along, height.map { Double($0) / Double(bitmap.height) } ?? 1)
  }

  private func kitty(_ size: String) -> String {
    // Of three bytes four letters are made, of which a piece may have 4096.
    let step = 4096 / 4 * 3
    var text = ""
    for start in stride(from: 0, to: png.count, by: step) {
      let end = min(start + step, png.count)
      let more = end < png.count ? 1 : 0
      let head = start == 0 ? "a=T,f=100,q=2\(size),m=\(more)" : "q=2,m=\(more)"
      text += "\u{1B}_G\(head);\(Base64.encoded(png[start..<end]))\u{1B}\\"
    }
    return text + "\n"
  }

  /// A smaller copy by averaging, when the picture is too wide or too high.
  private func scaled(to maximumWidth: Int, _ maximumHeight: Int?) -> Bitmap {
    let bitmap = bitmap.straight
    let factor = Self.factor(bitmap, maximumWidth, maximumHeight)
    guard factor < 1 else { return bitmap }
    let width = max(1, Int(saturating: (Double(bitmap.width) * factor).rounded(.down)))
    let height = max(1, Int(saturating: (Double(bitmap.height) * factor).rounded(.down)))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      let rows = Self.source(y, bitmap.height, height)
      for x in 0..<width {
        let columns = Self.source(x, bitmap.width, width)
        for channel in 0..<4 {
          var sum = 0
          for row in rows {
            for column in columns {
              sum += Int(bitmap.pixels[4 * (row * bitmap.width + column) + channel])
            }
          }
          pixels[4 * (y * width + x) + channel] = UInt8(sum / (rows.count * columns.count))
        }
      }
    }
    return Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  /// The pixels that one pixel of a smaller picture stands for.
  private static func source(_ place: Int, _ size: Int, _ smaller: Int) -> Range<Int> {
    let start = place * size / smaller
    return start..<max(start + 1, (place + 1) * size / smaller)
  }

  /// A colour on white.
  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> (Int, Int, Int) {
    guard y < bitmap.height else { return (255, 255, 255) }
    let offset = 4 * (y * bitmap.width + x)
    let alpha = Int(bitmap.pixels[offset + 3])
    let blend = { (channel: Int) in
      (Int(bitmap.pixels[offset + channel]) * alpha + 255 * (255 - alpha)) / 255
    }
    return (blend(0), blend(1), blend(2))
  }

  private func blocks(in room: Room, _ colors: BlockCells.Colors) -> String {
    let factor = Self.factor(bitmap, room.columns, room.rows.map { 2 * $0 })
    return BlockPicture(bitmap, factor: factor, colors).lines(memory).joined()
  }

  private func sixel(_ bitmap: Bitmap) -> String {
    var text = "\u{1B}Pq"
    for index in 0..<216 {
      text += "#\(index);2;\(index / 36 * 20);\(index / 6 % 6 * 20);\(index % 6 * 20)"
    }
    let frequent = frequent(in: bitmap)
    for (color, index) in frequent.sorted(by: { $0.value < $1.value }) {
      let parts = [color >> 16, color >> 8 & 255, color & 255].map { "\(($0 * 100 + 127) / 255)" }
      text += "#\(index);2;\(parts.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += sixelBand(bitmap, top, frequent) + "-"
    }
    return text + "\u{1B}\\\n"
  }

  /// The colours of large areas, which have registers of their own: there dots would be seen.
  private func frequent(in bitmap: Bitmap) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { counts[Self.number(color(bitmap, x, y)), default: 0] += 1 }
    }
    let isLevel = { (number: Int) in
      [number >> 16, number >> 8 & 255, number & 255].allSatisfy { $0 % 51 == 0 }
    }
    let least = max(2, bitmap.width * bitmap.height / 500)
    let chosen = counts.filter { $0.value >= least && !isLevel($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(40)
    return Dictionary(
      uniqueKeysWithValues: chosen.enumerated().map { ($1.key, 216 + $0) })
  }

  private static func number(_ color: (Int, Int, Int)) -> Int {
    color.0 << 16 | color.1 << 8 | color.2
  }

  /// What is added to a channel before it becomes one of six levels, 51 apart: a different part of a
  /// level for each of 4 × 4 neighbours, so that they mix to what lies between two levels. A level
  /// itself stays what it is.
  private static func threshold(_ x: Int, _ y: Int) -> Int {
    let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    return (2 * order[4 * (y % 4) + x % 4] + 1) * 51 / 32
  }

  private func sixelBand(
    _ bitmap: Bitmap, _ top: Int, _ frequent: [Int: Int]
  ) -> String {
    var bits = [Int: [UInt8]](minimumCapacity: 16)
    for row in 0..<min(6, bitmap.height - top) {
      for x in 0..<bitmap.width {
        let (red, green, blue) = color(bitmap, x, top + row)
        let step = Self.threshold(x, top + row)
        let index =
          frequent[Self.number((red, green, blue))]
          ?? (red + step) / 51 * 36 + (green + step) / 51 * 6 + (blue + step) / 51
        bits[index, default: [UInt8](repeating: 0, count: bitmap.width)][x] |= 1 << UInt8(row)
      }
    }
    return bits.keys.sorted().map { index in
      let cells = (bits[index] ?? []).map { Character(Unicode.Scalar(63 + $0)) }
      return "#\(index)" + String(cells)
    }.joined(separator: "$")
  }
}

extension Dictionary {
  fileprivate init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }
}
