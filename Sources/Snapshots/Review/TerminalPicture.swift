package import GalleyImaging
import GalleySystem

/// A picture in a terminal, by the best of what the terminal understands.
package struct TerminalPicture: Sendable {
  /// What terminals understand.
  package enum Form: String, CaseIterable, Sendable {
    /// Kitty's graphics protocol, with the PNG file as it is.
    case kitty
    /// iTerm2's inline files.
    case iterm
    /// DEC sixel graphics, six rows of pixels at a time, in 216 colours.
    case sixel
    /// Two pixels in each character cell, in true colour.
    case blocks
    /// Two pixels in each character cell, in the 256 colours of xterm.
    case blocks256
    /// No picture.
    case none
  }

  /// What the terminal understands, told by its environment; nothing is asked, so nothing can
  /// hang. Inside tmux the environment says nothing about the terminal outside: blocks are safe.
  package static func form(environment: [String: String], isTerminal: Bool) -> Form {
    guard isTerminal, environment["NO_COLOR"]?.isEmpty != false,
      environment["TERM"] != "dumb"
    else { return .none }
    if environment["TMUX"] != nil { return .blocks }
    let program = environment["TERM_PROGRAM"] ?? ""
    let terminal = environment["TERM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty")
      || program == "ghostty" || terminal.contains("ghostty")
    {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" { return .iterm }
    if terminal.contains("foot") || terminal.contains("mlterm") || terminal.contains("sixel") {
      return .sixel
    }
    let depth = environment["COLORTERM"] ?? ""
    return depth == "truecolor" || depth == "24bit" || terminal.contains("direct")
      ? .blocks : .blocks256
  }

  private let png: [UInt8]
  private let bitmap: Bitmap

  /// Decodes a PNG file.
  package init(png: [UInt8]) throws(ImageError) {
    self.png = png
    bitmap = try PNGDecoder.decode(png).straight
  }

  /// What to write to the terminal.
  ///
  /// - Parameter columns: The width of the terminal in cells.
  package func text(_ form: Form, columns: Int) -> String {
    switch form {
    case .kitty: kitty
    case .iterm:
      "\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:"
        + Base64.encoded(png) + "\u{07}\n"
    case .sixel: sixel(scaled(maximumWidth: columns * 8))
    case .blocks: blocks(scaled(maximumWidth: columns)) { "2;\($0.0);\($0.1);\($0.2)" }
    case .blocks256: blocks(scaled(maximumWidth: columns)) { "5;\(XtermPalette.index($0))" }
    case .none: ""
    }
  }

  private var kitty: String {
    let data = Array(Base64.encoded(png).utf8)
    var text = ""
    var start = 0
    while start < data.count {
      let end = min(start + 4096, data.count)
      let more = end < data.count ? 1 : 0
      let head = start == 0 ? "a=T,f=100,q=2,m=\(more)" : "q=2,m=\(more)"
      text += "\u{1B}_G\(head);\(String(decoding: data[start..<end], as: UTF8.self))\u{1B}\\"
      start = end
    }
    return text + "\n"
  }

  /// A smaller copy by averaging, when the picture is too wide.
  private func scaled(maximumWidth: Int) -> Bitmap {
    guard bitmap.width > maximumWidth, maximumWidth > 0 else { return bitmap }
    let width = maximumWidth
    let height = max(1, bitmap.height * width / bitmap.width)
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

  private func blocks(_ bitmap: Bitmap, _ code: ((Int, Int, Int)) -> String) -> String {
    var text = ""
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      for x in 0..<bitmap.width {
        let (top, bottom) = (color(bitmap, x, y), color(bitmap, x, y + 1))
        text += "\u{1B}[38;\(code(top))m\u{1B}[48;\(code(bottom))m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  private func sixel(_ bitmap: Bitmap) -> String {
    var text = "\u{1B}Pq"
    for index in 0..<216 {
      text += "#\(index);2;\(index / 36 * 20);\(index / 6 % 6 * 20);\(index % 6 * 20)"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += sixelBand(bitmap, top) + "-"
    }
    return text + "\u{1B}\\\n"
  }

  private func sixelBand(_ bitmap: Bitmap, _ top: Int) -> String {
    var bits = [Int: [UInt8]](minimumCapacity: 16)
    for row in 0..<min(6, bitmap.height - top) {
      for x in 0..<bitmap.width {
        let (red, green, blue) = color(bitmap, x, top + row)
        let index = (red + 25) / 51 * 36 + (green + 25) / 51 * 6 + (blue + 25) / 51
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
