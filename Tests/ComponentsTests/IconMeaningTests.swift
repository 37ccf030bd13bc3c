import GalleyDesign
import GalleyGeometry
import Testing

@testable import GalleyComponents

@Suite("What icons show") struct IconMeaningTests {
  /// The rectangles round what is drawn and taken away, in order.
  private func boxes(_ name: String) throws -> [Rect] {
    let drawing = try SymbolDrawing(rule(name), weight: .regular, SwiftScene.environment())
    return try #require(drawing).steps.map(\.ink.bounds)
  }

  private func rule(_ name: String) throws -> SymbolRule {
    try #require(IconName(name)?.rule, "\(name)")
  }

  /// Returns the drawing of a name, turned according to its rule.
  private func shape(_ name: String) throws -> SymbolShape {
    let rule = try rule(name)
    var shape = try #require(SymbolShape(rule.source), "\(name)")
    shape.apply(rule.transform)
    return shape
  }

  private func end(_ element: Path.Element) -> Point? {
    switch element {
    case .move(let point), .line(let point): point
    case .quad(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }

  /// Recorded on iOS 26: shumpei-nagata/Sandbox-MultiModule at c593bdc7, StatBadge.
  @Test("the upper edges of a star are level")
  func star() throws {
    let corners = try shape("star").lines.elements.compactMap(end)
    try #require(corners.count == 10)
    #expect(abs(corners[1].y - corners[2].y) < 0.1 && abs(corners[8].y - corners[9].y) < 0.1)
    #expect(try shape("star.fill").fill != Path())
  }

  @Test(
    "names that mean different things have different drawings",
    arguments: [
      ["sunrise", "sunset", "sun.haze"], ["sunrise.fill", "sunset.fill"],
      ["cloud.bolt", "cloud.bolt.rain", "cloud.rain"],
      ["cloud.bolt.fill", "cloud.bolt.rain.fill", "cloud.rain.fill", "cloud.moon.fill"],
      ["speaker.wave.1", "speaker.wave.2", "speaker.wave.3"],
      ["speaker.wave.1.fill", "speaker.wave.2.fill", "speaker.wave.3.fill"],
      ["shield", "shield.fill", "shield.lefthalf.filled", "shield.righthalf.filled"],
      ["wrench", "wrench.and.screwdriver"], ["wrench.fill", "wrench.and.screwdriver.fill"],
      ["thermometer", "thermometer.sun", "thermometer.sun.fill"],
      ["alarm", "deskclock", "clock"], ["hand.point.up", "hand.point.up.left"],
      ["square.grid.2x2", "rectangle.grid.2x2", "rectangle.grid.3x2", "square.grid.3x2"],
      ["square.grid.3x3.fill", "square.grid.3x2.fill", "square.grid.4x3.fill"],
      ["circle.grid.2x2", "circle.hexagongrid"], ["gauge.low", "gauge.medium", "gauge.high"],
      ["person.fill", "person.fill.checkmark", "person.fill.xmark", "person.fill.badge.plus"],
      ["lock.shield.fill", "checkmark.shield.fill"], ["tornado", "hurricane", "wind", "wind.snow"],
      [
        "cloud.drizzle", "cloud.rain", "cloud.heavyrain", "cloud.hail", "cloud.sleet", "cloud.snow",
      ],
      ["sun.max", "sun.min", "sun.dust", "rays"], ["moon", "moon.zzz", "moon.haze"],
      ["cloud", "arrow.clockwise.icloud"], ["delete.left", "delete.right"],
      ["barcode", "barcode.viewfinder"], ["keyboard", "keyboard.chevron.compact.down"],
      ["arrow.right.circle", "arrow.right.circle.dotted"], ["circle.dashed", "circle.dotted"],
      ["square.dashed", "square.dotted"], ["circle.grid.3x3", "circle.grid.3x3.fill"],
      ["textformat", "textformat.abc", "textformat.characters"], ["view.2d", "square"],
      ["character.bubble", "text.bubble"], ["earbuds", "ear"], ["pip", "pip.enter", "pip.exit"],
      ["arrowshape.turn.up.left", "arrowshape.turn.up.left.2"], ["gearshape", "gearshape.2"],
      ["lightbulb", "lightbulb.min", "lightbulb.max"], ["flashlight.off", "flashlight.on"],
      ["lock", "lock.open", "lock.rotation", "lock.open.rotation"],
      ["list.bullet", "list.triangle", "list.bullet.indent", "checklist.unchecked"],
      ["text.badge.plus", "text.badge.minus", "text.badge.xmark", "line.3.horizontal"],
      ["display", "display.2"], ["hifispeaker", "hifispeaker.2"], ["tray", "tray.2", "tray.full"],
      ["simcard", "simcard.2"], ["pill", "pills"], ["toggle.on", "switch.2"],
      ["film", "film.stack"],
      ["square.on.square", "plus.square.on.square"], ["dial.min", "dial.medium", "gauge"],
      ["heart.text.square", "heart"], ["house", "house.and.flag"],
      ["timer", "timelapse", "slowmo"],
      ["tablecells", "table.furniture"], ["powerplug", "poweroutlet.type.b", "poweroutlet.type.f"],
      ["figure.wave", "hand.wave"], ["car", "bolt.car"], ["scanner", "doc.viewfinder"],
      ["curlybraces", "ellipsis.curlybraces"], ["cursorarrow", "cursorarrow.motionlines"],
      ["person", "person.badge.key", "person.badge.clock"], ["note.text", "note.text.badge.plus"],
    ])
  func differ(names: [String]) throws {
    let drawings = try names.map { try boxes($0).map { "\($0)" } }
    let rules = try Set(names.map(rule))
    #expect(rules.count == names.count)
    // Half drawings and mirror images have the same boxes, but not the same rules.
    for (index, drawing) in drawings.enumerated() {
      let same = drawings.indices.filter { drawings[$0] == drawing && $0 != index }
      for other in same {
        let (a, b) = try (shape(names[index]), shape(names[other]))
        #expect(a.lines != b.lines || a.solid != b.solid || a.fill != b.fill, "\(names[index])")
      }
    }
  }

  @Test("a lock stands in a shield")
  func lockShield() throws {
    let lock = try rule("lock.shield.fill")
    #expect(
      lock.source == "own:lock" && lock.enclosure == .shield && lock.fillsGlyph && lock.isFilled)
    #expect(try rule("lock.shield").enclosure == .shield)
  }

  @Test("things are as many as a name says")
  func counts() throws {
    /// Rings or boxes: closed lines.
    func closed(_ name: String) throws -> Int {
      try shape(name).lines.subpaths.count { $0.elements.contains(.close) }
    }
    #expect(try closed("slider.horizontal.3") == 3 && closed("circle.grid.3x3") == 9)
    #expect(try closed("circle.hexagongrid") == 7)
    #expect(try closed("rectangle.grid.3x2") == 6 && closed("square.grid.3x2") == 6)
    #expect(try shape("square.grid.4x3.fill").fill.subpaths.count == 12)
    for (name, waves) in [("speaker.wave.1", 1), ("speaker.wave.2", 2), ("speaker.wave.3", 3)] {
      // One line is the speaker's.
      #expect(try shape(name).lines.subpaths.count == 1 + waves, "\(name)")
      #expect(try shape("\(name).fill").fill.subpaths.count == 1 + waves, "\(name)")
    }
    let cells = try shape("rectangle.grid.2x2").lines.subpaths.map(\.boundingRect)
    #expect(cells.count == 4 && cells.allSatisfy { $0.width > 1.3 * $0.height })
  }

  @Test("arrows and hands point to where a name says")
  func directions() throws {
    // The head of the first arrow of each, and its other end.
    let sunrise = try shape("sunrise").lines.subpaths
    let sunset = try shape("sunset").lines.subpaths
    #expect(sunrise[1].boundingRect.minY == sunrise[0].boundingRect.minY)
    #expect(sunset[1].boundingRect.maxY == sunset[0].boundingRect.maxY)
    for name in ["location", "location.fill", "location.circle.fill", "location.slash"] {
      let places = try shape(name).lines.elements.compactMap(end)
      let tip = try #require(places.max { $0.x - $0.y < $1.x - $1.y })
      #expect(tip.x > 190 && tip.y < 70, "\(name)")
    }
    // The head at the top is left of the one at the bottom.
    let heads = try shape("arrow.up.arrow.down").lines.subpaths
      .filter { $0.elements.count == 3 }.map(\.boundingRect)
    let top = try #require(heads.min { $0.minY < $1.minY })
    let bottom = try #require(heads.max { $0.maxY < $1.maxY })
    #expect(top.midX < bottom.midX)
    for (name, isRight) in [("delete.left", false), ("delete.right", true)] {
      // The tip is at half of the height.
      let tip = try shape(name).lines.elements.compactMap(end).first { abs($0.y - 128) < 1 }
      #expect((try #require(tip).x > 128) == isRight, "\(name)")
    }
    let finger = try shape("hand.point.up.left.fill").fill.elements.compactMap(end)
    #expect((finger.map { $0.x + $0.y }.min() ?? 256) < 110)
  }

  @Test("the named half is filled")
  func halves() throws {
    for name in ["square", "circle"] {
      let left = try shape("\(name).lefthalf.filled").solid.boundingRect
      let right = try shape("\(name).righthalf.filled").solid.boundingRect
      let top = try shape("\(name).tophalf.filled").solid.boundingRect
      let bottom = try shape("\(name).bottomhalf.filled").solid.boundingRect
      #expect(left.maxX < 129 && right.minX > 127 && top.maxY < 129 && bottom.minY > 127)
    }
    #expect(try shape("shield.lefthalf.filled").solid.boundingRect.maxX < 129)
    #expect(try shape("shield.righthalf.filled").solid.boundingRect.minX > 127)
    #expect(try shape("gauge.high").lines.subpaths[1].boundingRect.minX > 128)
    #expect(try shape("gauge.low").lines.subpaths[1].boundingRect.maxX < 128)
  }

  @Test("a triangle with a mark stands on the corner of whatever has it")
  func triangleBadge() throws {
    let card = try rule("creditcard.trianglebadge.exclamationmark")
    #expect(card.source == "own:card" && card.badge == "warning" && !card.isFilled)
    #expect(try rule("creditcard.trianglebadge.exclamationmark.fill").isFilled)
    let triangle = try #require(boxes("creditcard.trianglebadge.exclamationmark").last)
    #expect(triangle.minX > 128 && triangle.minY > 128 && triangle.width > 90)
    #expect(IconName("trianglebadge.exclamationmark") == nil)
    #expect(IconName("nothing.trianglebadge.exclamationmark") == nil)
    #expect(IconName("applelogo.trianglebadge.exclamationmark") == nil)
  }

  @Test("parts are of one fill, and nothing is left over")
  func whole() throws {
    // A hollow handle would be a third subpath beside the signs of the keys.
    #expect(try shape("gamecontroller.fill").fill.subpaths.count == 3)
    // The air of the slash reaches 30 at the height of the lid, whose end must not stand out of it.
    #expect(try shape("trash.slash").lines.boundingRect.minX > 48)
    #expect(try shape("trash.slash.fill").fill.boundingRect.minX > 44)
  }
}
