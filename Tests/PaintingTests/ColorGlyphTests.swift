import Foundation
import GalleyDesign
import GalleyGeometry
import GalleyText
import Testing

@testable import GalleyPainting

@Suite("Glyphs in colour")
struct ColorGlyphTests {
  static func commands(
    _ text: String, _ file: String, palette: FontPalette = .normal, color: RGBAColor = .black,
    change: (inout [UInt8]) -> Void = { _ in }
  ) throws -> [DisplayCommand] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var bytes = [UInt8](try Data(contentsOf: folder.appending(path: "TextTests/Fonts/\(file)")))
    change(&bytes)
    let face = try FontFace(bytes: bytes, name: file)
    var font = FontDescriptor(family: face.familyName, size: 100)
    font.palette = palette
    let paragraph = Paragraph(
      AttributedText(text, attributes: TextAttributes(font: font, color: color)),
      typesetter: Typesetter(fonts: try FontRegistry(faces: [face])))
    var painter = Painter()
    for line in paragraph.layout(grid: PixelGrid(scale: 1)).lines {
      for run in line.runs { painter.glyphs(run.glyphs, at: run.origin, color: color) }
    }
    return painter.list.commands
  }

  static func paints(_ commands: [DisplayCommand]) -> [Paint] {
    commands.compactMap { if case .fill(_, let paint) = $0 { paint } else { nil } }
  }

  static func hex(_ paint: Paint?) -> String {
    guard case .solid(let color)? = paint else { return "\(String(describing: paint))" }
    return [color.red, color.green, color.blue]
      .map { String(Int(($0 * 255).rounded()), radix: 16) }.joined(separator: " ")
  }

  @Test(
    "Layers have the colours of the palette, the first below",
    arguments: [
      (FontPalette.normal, "f2 cc c", "1f 6f eb"), (.light, "7d 4e 0", "a 30 69"),
      (.dark, "ff e0 66", "79 c0 ff"), (.numbered(2), "ff e0 66", "79 c0 ff"),
      (.numbered(7), "f2 cc c", "1f 6f eb"),
    ])
  func layers(palette: FontPalette, below: String, above: String) throws {
    let paints = Self.paints(try Self.commands("A", "Layers.ttf", palette: palette))
    #expect(paints.map(Self.hex) == [below, above])
  }

  @Test("The colour of the text is one of the palette's, and glyphs without layers stay glyphs")
  func textColor() throws {
    let green = RGBAColor(red: 0, green: 1, blue: 0, alpha: 1)
    let commands = try Self.commands("CBC", "Layers.ttf", color: green)
    #expect(Self.paints(commands).map(Self.hex).last == "0 ff 0")
    let runs = commands.filter { if case .glyphs = $0 { true } else { false } }
    #expect(runs.count == 2)
  }

  @Test("A transform puts the glyph where the text has it, in font units")
  func place() throws {
    let commands = try Self.commands("CA", "Layers.ttf")
    let transform = try #require(
      commands.compactMap { if case .transform(let transform) = $0 { transform } else { nil } }
        .first)
    #expect(abs(transform.a - 0.1) < 1e-12 && abs(transform.d + 0.1) < 1e-12)
    #expect(abs(transform.tx - 60) < 1e-9)
  }

  @Test("Every kind of paint becomes its own kind of command")
  func paints() throws {
    func only(_ letter: String) throws -> Paint? {
      let paints = Self.paints(try Self.commands(letter, "Paints.woff2"))
      #expect(paints.count == 1, "\(letter)")
      return paints.first
    }
    guard case .linearGradient(let start, let end, let stops)? = try only("B") else {
      Issue.record("B is no linear gradient")
      return
    }
    #expect(start == Point(x: 0, y: 0) && end == Point(x: 0, y: 730) && stops.count == 3)
    guard case .radialGradient(let center, let radius, let rings)? = try only("C") else {
      Issue.record("C is no radial gradient")
      return
    }
    #expect(center == Point(x: 300, y: 365) && radius == 400)
    // The first circle has a radius of its own, inside of which its colour stands.
    #expect(rings.first?.color == rings.first { $0.location == 0.375 }?.color)
    guard case .angularGradient(_, .zero, let turn, let sectors)? = try only("D") else {
      Issue.record("D is no gradient round a point")
      return
    }
    #expect(turn.degrees == 360 && sectors.contains { $0.location == 0.125 })
    guard case .linearGradient(let first, let last, let repeated)? = try only("H") else {
      Issue.record("H is no linear gradient")
      return
    }
    #expect(last.x - first.x >= 600 && repeated.count >= 8)
    guard case .linearGradient(_, let leaning, _)? = try only("M") else {
      Issue.record("M is no linear gradient")
      return
    }
    // Upright on the way to (300, 400): (600, 0) less its share along it.
    #expect(abs(leaning.x - 384) < 0.2 && abs(leaning.y + 288) < 0.2)
  }

  @Test("Compositing becomes groups, each closed")
  func groups() throws {
    for letter in ["F", "K", "N"] {
      let commands = try Self.commands(letter, "Paints.woff2")
      let begins = commands.filter { if case .beginLayer = $0 { true } else { false } }.count
      #expect(begins >= 2 && begins == commands.count { $0 == .endLayer })
    }
    let multiplied = try Self.commands("N", "Paints.woff2")
    #expect(multiplied.contains(.beginLayer(Compositing(blendMode: .multiply))))
  }

  @Test("Damaged tables paint what can be read, and end")
  func damaged() throws {
    var state: UInt64 = 3
    for _ in 0..<300 {
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      }
      let number = state >> 33
      let drawn = try? Self.commands("AB", "Layers.ttf") { bytes in
        // The position of the two tables of colours.
        for tag in ["COLR", "CPAL"] {
          guard
            let entry = stride(from: 12, to: 300, by: 16).first(where: {
              bytes[$0..<$0 + 4].elementsEqual(tag.utf8)
            })
          else { continue }
          let start = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
          let count = bytes[entry + 12..<entry + 16].reduce(0) { $0 << 8 | Int($1) }
          bytes[start + Int(number) % count] ^= UInt8(truncatingIfNeeded: number >> 8 | 1)
        }
      }
      #expect(drawn.map { $0.count < 100_000 } ?? true)
    }
  }
}
