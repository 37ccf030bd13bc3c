import GalleyDesign
import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyComponents

@Suite("Boxes and ink of symbols") struct SymbolBoxTests {
  /// The drawing of a name at the regular weight, fitted as at 17 points of a font with the platform's capitals; a
  /// unit is a point.
  private func fitted(_ name: String) throws -> (drawing: SymbolDrawing, box: SymbolBox) {
    let rule = try #require(IconName(name)?.rule)
    var drawing = try #require(
      SymbolDrawing(rule, weight: .regular, SwiftScene.environment()))
    let box = try #require(SymbolBox(of: name))
    let unit = 1.226 * SymbolBox.fontSize / SymbolShape.box
    let ink = try #require(box.ink)
    drawing.fit(
      into: Size(width: ink.width / unit, height: ink.height / unit),
      line: box.line.map { $0 / unit }, parts: box.parts.map { $0.scaled(by: 1 / unit) },
      holes: box.holes.map { $0.scaled(by: 1 / unit) })
    for index in drawing.steps.indices {
      switch drawing.steps[index].ink {
      case .fill(let path):
        drawing.steps[index].ink = .fill(path.applying(.scale(x: unit, y: unit)))
      case .line(let path, let width):
        drawing.steps[index].ink = .line(
          path.applying(.scale(x: unit, y: unit)), width: width * unit)
      case .glyphs: break
      }
    }
    return (drawing, box)
  }

  @Test(
    "lines of a drawing are as thick after it is stretched",
    arguments: ["square", "wifi.square", "arrow.up"])
  func evenLines(name: String) throws {
    let rule = try #require(IconName(name)?.rule)
    var drawing = try #require(
      SymbolDrawing(rule, weight: .regular, SwiftScene.environment()))
    drawing.fit(into: Size(width: 400, height: 100))
    let bounds = drawing.bounds
    #expect(abs(bounds.width - 400) < 1 && abs(bounds.height - 100) < 1, "\(bounds)")
    for step in drawing.steps {
      if case .line(_, let width) = step.ink { #expect(width < 22) }
    }
  }

  @Test(
    "what is round stays so in a room of other proportions",
    arguments: ["circle", "wifi.circle.fill", "folder.badge.plus", "arrow.clockwise"])
  func round(name: String) throws {
    let rule = try #require(IconName(name)?.rule)
    var drawing = try #require(
      SymbolDrawing(rule, weight: .regular, SwiftScene.environment()))
    let before = drawing.bounds
    drawing.fit(into: Size(width: 2 * before.width, height: before.height))
    #expect(drawing.bounds.width < 1.2 * before.width, "\(drawing.bounds), before \(before)")
  }

  @Test("each part of a drawing lies where the platform has it")
  func parts() throws {
    let (drawing, box) = try fitted("trash")
    let lines = drawing.steps.compactMap { step -> Rect? in
      guard case .line = step.ink else { return nil }
      return step.ink.bounds
    }
    #expect(lines.count == 4 && box.parts.count == 4)
    for part in box.parts.map(\.frame) {
      let near = lines.contains { line in
        abs(line.minX - part.minX) < 0.1 && abs(line.maxX - part.maxX) < 0.1
          && abs(line.minY - part.minY) < 0.1 && abs(line.maxY - part.maxY) < 0.1
      }
      #expect(near, "\(part) among \(lines)")
    }
  }

  @Test("what is cut out of a surface is where the platform has it")
  func holes() throws {
    for name in ["xmark.octagon.fill", "slash.circle.fill"] {
      let (drawing, box) = try fitted(name)
      let cut = try #require(drawing.steps.first { $0.effect == .cuts }).ink.bounds
      let hole = try #require(box.holes.first).frame
      #expect(abs(cut.minX - hole.minX) < 0.1 && abs(cut.maxX - hole.maxX) < 0.1, "\(name) \(cut)")
      #expect(abs(cut.minY - hole.minY) < 0.1 && abs(cut.maxY - hole.maxY) < 0.1, "\(name) \(cut)")
    }
    // The hole of a tag is a subpath of its surface.
    let (tag, box) = try fitted("tag.fill")
    let hole = try #require(box.holes.first).frame
    let subpaths = tag.steps.flatMap { step -> [Rect] in
      if case .fill(let path) = step.ink { path.subpaths.map(\.boundingRect) } else { [] }
    }
    #expect(subpaths.contains { abs($0.midX - hole.midX) < 0.1 && abs($0.midY - hole.midY) < 0.1 })
  }

  @Test(
    "what is cut out fills its room, whatever it leaves inside",
    arguments: ["dollarsign.circle.fill", "4.circle.fill", "1.circle.fill"])
  func inside(name: String) throws {
    let (drawing, box) = try fitted(name)
    var cut = try #require(drawing.steps.first { $0.effect == .cuts }).ink.bounds
    if case .glyphs = try #require(drawing.steps.first { $0.effect == .cuts }).ink {
      let unit = 1.226 * SymbolBox.fontSize / SymbolShape.box
      cut = Rect(
        x: cut.minX * unit, y: cut.minY * unit, width: cut.width * unit, height: cut.height * unit)
    }
    let hole = try #require(box.holes.first).frame
    #expect(abs(cut.minX - hole.minX) < 0.1 && abs(cut.maxX - hole.maxX) < 0.1, "\(cut), \(hole)")
    #expect(abs(cut.minY - hole.minY) < 0.1 && abs(cut.maxY - hole.maxY) < 0.1, "\(cut), \(hole)")
  }

  @Test("a pass has the lines of the platform's where it has them")
  func pass() throws {
    let (drawing, box) = try fitted("wallet.pass.fill")
    let cuts = drawing.steps.filter { $0.effect == .cuts }.flatMap(\.ink.subpaths).map(\.bounds)
    #expect(cuts.count == 2 && box.holes.count == 2)
    for (cut, hole) in zip(cuts, box.holes.map(\.frame)) {
      #expect(abs(cut.minX - hole.minX) < 0.1 && abs(cut.maxX - hole.maxX) < 0.1, "\(cut) \(hole)")
      #expect(abs(cut.minY - hole.minY) < 0.1 && abs(cut.maxY - hole.maxY) < 0.1, "\(cut) \(hole)")
    }
  }

  @Test(
    "lines are as wide as the platform's",
    arguments: [("chevron.right", 1.53), ("globe", 1.1), ("arrow.left", 1.49), ("star", 1.21)])
  func widths(name: String, width: Double) throws {
    let widths = try fitted(name).drawing.steps.compactMap { step -> Double? in
      if case .line(_, let width) = step.ink { width } else { nil }
    }
    #expect(!widths.isEmpty && widths.allSatisfy { abs($0 - width) < 0.03 }, "\(widths)")
  }

  @Test("a part that the air of a badge cuts off fills its room with what is left")
  func cutOff() throws {
    let (drawing, box) = try fitted("person.fill.badge.plus")
    let body = try #require(box.parts.first { $0.frame.width > 10 }).frame
    let drawn = try #require(
      drawing.steps.map(\.ink.bounds).first { $0.width > 10 && $0.minY > body.minY - 0.2 })
    // The shoulder under the badge is wider than the room, and the other edges are those of the room.
    #expect(drawn.maxX > body.maxX + 1 && abs(drawn.maxY - body.maxY) < 0.2, "\(drawn)")
    // A narrower badge does not let it come out on the other side.
    let (key, other) = try fitted("person.badge.key.fill")
    let ink = try #require(other.ink)
    #expect(key.steps.allSatisfy { $0.effect != .draws || $0.ink.bounds.maxX < ink.width + 0.2 })
  }

  @Test("the air of a slash upon a surface stays wider than the slash")
  func airOfSlashes() throws {
    let rule = try #require(IconName("speaker.slash.circle.fill")?.rule)
    var drawing = try #require(SymbolDrawing(rule, weight: .regular, SwiftScene.environment()))
    let box = try #require(SymbolBox(of: "speaker.slash.circle.fill"))
    let unit = 1.226 * SymbolBox.fontSize / SymbolShape.box
    let ink = try #require(box.ink)
    drawing.fit(
      into: Size(width: ink.width / unit, height: ink.height / unit),
      line: try #require(box.line) / unit)
    let widths = drawing.steps.suffix(2).map { step -> Double in
      if case .line(_, let width) = step.ink { width } else { 0 }
    }
    #expect(widths.count == 2 && widths[0] > 1.5 * widths[1] && widths[1] > 0, "\(widths)")
  }

  @Test("a slash is no wider than the platform's", arguments: ["pencil.slash", "pin.slash.fill"])
  func slashes(name: String) throws {
    let drawing = try fitted(name).drawing
    let slash = try #require(drawing.slash)
    guard case .line(_, let width) = drawing.steps[slash].ink else {
      Issue.record("\(name) has no slash")
      return
    }
    #expect(width > 1 && width < 1.6, "\(width)")
  }

  @Test("much wider lines of the platform do not close an outline")
  func surfaces() throws {
    let widths = try fitted("cursorarrow").drawing.steps.compactMap { step -> Double? in
      if case .line(_, let width) = step.ink { width } else { nil }
    }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 < 1.6 }, "\(widths)")
  }

  @Test("holes stay where the parts of a drawing are other ones")
  func otherParts() throws {
    let (drawing, box) = try fitted("dice.fill")
    let ink = try #require(box.ink)
    let holes = drawing.steps.filter { $0.effect == .draws }.flatMap { step -> [Rect] in
      if case .fill(let path) = step.ink { path.subpaths.map(\.boundingRect) } else { [] }
    }.filter { $0.width < 4 }
    let middle = holes.dropFirst().reduce(try #require(holes.first)) { $0.union($1) }.center
    #expect(abs(middle.x - ink.width / 2) < 0.3 && abs(middle.y - ink.height / 2) < 0.3)
  }

  @Test("boxes have the sizes that macOS gave them, at any size of the font")
  func sizes() throws {
    let grid = PixelGrid(scale: 2)
    // iamcgn/swiftui-web, Fixtures/Goldens/symbol/catalog-… at 784361d9
    for (name, size, width, height) in [
      ("circle", 12.0, 14.0, 14.0), ("circle", 13, 15, 15), ("circle", 22, 26, 25),
      ("circle", 26, 31, 30), ("minus", 13, 13.5, 3.5), ("minus", 26, 27, 6.5),
      ("chevron.right", 12, 8.5, 12.5), ("chevron.right", 13, 10, 13.5),
      ("chevron.right", 26, 19, 26.5),
      ("arrow.right", 22, 25, 19.5), ("folder", 26, 35, 27.5), ("cart", 22, 29.5, 24.5),
    ] {
      let box = try #require(SymbolBox(of: name))
      let ink = try #require(box.ink)
      let factor = size / 17
      let margins = box.margins(factor: factor, growth: 0, .medium, grid)
      let drawn = [
        ink.width * factor + margins.horizontal, ink.height * factor + margins.vertical,
      ]
      #expect(
        abs(drawn[0] - width) <= 0.5 && abs(drawn[1] - height) <= 0.5, "\(name) \(size) \(drawn)")
    }
  }

  @Test("heavier lines need more room above and below")
  func boldSizes() throws {
    // lockw1n/attempt at befbb524, State-empty and State-error: largeTitle in bold, two pixels to a point, on iOS 26.
    let growth = 1.465
    for (name, height) in [("tray", 36.25), ("exclamationmark.triangle", 38.75)] {
      let box = try #require(SymbolBox(of: name))
      let ink = try #require(box.ink)
      let margins = box.margins(factor: 2, growth: growth, .medium, PixelGrid(scale: 2))
      let drawn = ink.height * 2 + growth + margins.vertical
      #expect(abs(drawn - height) <= 0.5, "\(name) \(drawn)")
    }
  }

  @Test("the dot in a large circle fills it, as in its later name")
  func largeCircle() throws {
    #expect(SymbolBox(of: "largecircle.fill.circle")?.parts.count == 2)
    #expect(
      IconName("largecircle.fill.circle")?.rule.source
        == IconName("circle.inset.filled")?.rule.source)
  }

  /// Recorded on iOS 26: knight6700/GMovies at 5f7b0231, test_errorStyle_accessibilityXL.
  @Test("the icon of what is missing grows as the lines of its title do")
  func unavailableIcon() {
    #expect(abs(UnavailableColumn<EmptyView>.iconSize(at: .accessibility3) - 89) < 0.5)
    #expect(UnavailableColumn<EmptyView>.iconSize(at: .large) == 48)
  }

  @Test("ink is not in the middle of every box, nor every box in the middle of capitals")
  func places() throws {
    let chevron = try #require(SymbolBox(of: "chevron.right"))
    let margins = chevron.margins(factor: 1, growth: 0, .medium, PixelGrid(scale: 2))
    #expect(abs(margins.leading - margins.trailing - 2) < 0.01)
    // In a row on one baseline, chevron.up was recorded 1 point above chevron.down at 26 points.
    let (up, down) = (SymbolBox(of: "chevron.up")?.lift, SymbolBox(of: "chevron.down")?.lift)
    #expect(abs(((up ?? 0) - (down ?? 0)) * 26 / 17 - 1) < 0.25)
    // In a row that is centered, rectangle.stack.fill was recorded 0.65 points above the middle at 20 points
    // (0mar32/WallaMarvel at e5cfdbd8, InfoSectionViewTests).
    let stack = try #require(SymbolBox(of: "rectangle.stack.fill"))
      .margins(factor: 20.0 / 17, growth: 0, .medium, PixelGrid(scale: 3))
    #expect(abs((stack.bottom - stack.top) / 2 - 0.65) < 0.25)
    #expect(SymbolBox(of: "speaker.3.fill")?.ink == SymbolBox(of: "speaker.wave.3.fill")?.ink)
  }
}

extension SymbolBox.Part {
  fileprivate func scaled(by factor: Double) -> SymbolRoom {
    SymbolRoom(
      frame: Rect(
        x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
        height: frame.height * factor),
      line: line.map { $0 * factor })
  }
}
