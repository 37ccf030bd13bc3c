import Foundation
import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyComponents

private func testTypesetter() throws -> Typesetter {
  Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"]))
}

@Suite("Names of icons") struct IconNameTests {
  @Test("the guide names as many icons as there are")
  func count() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let guide = try String(
      contentsOfFile: "/\(root)/Sources/Galley/Galley.docc/writing-documents.md", encoding: .utf8)
    let count = IconName.allNames.count
    #expect(guide.contains("\(count / 1000),\(count % 1000) names are"), "\(count)")
  }

  @Test("the tables are sorted, so that they can be searched")
  func order() {
    for table in [SortedNames.symbols, SortedNames.phosphor, SortedNames.drawings] {
      let names = table.names.map { Array($0.utf8) }
      #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
    #expect(SortedNames.symbols.names.count == 1572)
    #expect(SortedNames.symbols.columns(of: "house.fil") == nil)
    #expect(SortedNames.symbols.columns(of: "") == nil)
  }

  @Test("every drawing can be read", arguments: [SortedNames.phosphor, .drawings].map(\.names))
  func drawings(names: [String]) throws {
    for name in names {
      let shape = try #require(SymbolShape(name), "\(name)")
      let ink = shape.lines.elements.count + shape.discs.count + shape.solid.elements.count
      #expect(ink > 0, "\(name)")
      for path in [shape.lines, shape.fill] where !path.elements.isEmpty {
        let box = path.boundingRect
        #expect(box.minX >= -1 && box.minY >= -1 && box.maxX <= 257 && box.maxY <= 257, "\(name)")
      }
    }
  }

  @Test("every name of the table has ink, but those that nothing shows")
  func everyName() throws {
    let context = try EnvironmentValues(typesetter: testTypesetter())
    var placeholders: [String] = []
    for name in SortedNames.symbols.names {
      let icon = try #require(IconName(name))
      if icon.isPlaceholder {
        placeholders.append(name)
        continue
      }
      let drawing = try #require(
        SymbolDrawing(icon.rule, weight: .regular, context), "\(name) \(icon.rule)")
      #expect(!drawing.bounds.isEmpty || name == "minus" || name.hasPrefix("line"), "\(name)")
    }
    #expect(placeholders.count == 13 && placeholders.contains("applelogo"))
  }

  @Test("DUI-11: names that the table has not are put together from their parts")
  func composed() throws {
    func rule(_ name: String) throws -> SymbolRule { try #require(IconName(name)?.rule, "\(name)") }
    let house = try rule("house.badge.plus")
    #expect(house.source == "own:house" && house.badge == "plus")
    #expect(house.badgeCorner == .bottomRight)
    let bell = try rule("bell.fill.badge.plus")
    #expect(bell.isFilled && bell.badge == "plus" && bell.badgeCorner == .topRight)
    #expect(try rule("person.crop.circle.badge.clock").badgeCorner == .bottomLeft)
    #expect(try rule("doc.badge.plus").badgeCorner == .bottomLeft)
    #expect(try rule("folder.badge.minus").badgeCorner == .topRight)
    let number = try rule("42.square.fill")
    #expect(number.source == "text:42" && number.enclosure == .square && number.isFilled)
    let letter = try rule("q.circle")
    #expect(letter.source == "text:Q" && !letter.isFilled)
    let trash = try rule("trash.slash.fill")
    #expect(trash.isSlashed && trash.isFilled)
    let leaf = try rule("leaf.circle")
    #expect(leaf.enclosure == .circle && leaf.fillsGlyph)
    let wifi = try rule("wifi.circle")
    #expect(wifi.enclosure == .circle && !wifi.fillsGlyph)
    #expect(try rule("chevron.forward").followsDirection)
    #expect(try !rule("chevron.right").followsDirection && !rule("forward.fill").followsDirection)
  }

  @Test("DUI-11: letters and numbers stay off the slanted sides of what they stand in")
  func lettersFit() throws {
    let environment = try EnvironmentValues(typesetter: testTypesetter())
    /// The box of the letters in the square of 256 that symbols are drawn in.
    func letters(_ name: String) throws -> Rect {
      let rule = try #require(IconName(name)?.rule)
      let drawing = try #require(SymbolDrawing(rule, weight: .regular, environment))
      return try #require(
        drawing.steps.compactMap {
          if case .glyphs(_, _, let box, _) = $0.ink { box } else { nil as Rect? }
        }.first)
    }
    for name in ["a", "m", "42"] {
      let diamond = try letters("\(name).diamond")
      // The sides cross the axes 99 from the middle; half a line takes 12 of that.
      #expect(diamond.width / 2 + diamond.height / 2 < 99 - 12 - 4, "\(name)")
      #expect(try letters("\(name).triangle").width < diamond.width, "\(name)")
    }
  }

  @Test("DUI-11: what is struck out in an enclosure is struck out inside of it, in any colours")
  func slashInEnclosure() throws {
    let environment = try EnvironmentValues(typesetter: testTypesetter())
    for (name, isLayered) in [
      ("mic.slash.circle", false), ("mic.slash.circle.fill", false),
      ("mic.slash.circle.fill", true),
    ] {
      let rule = try #require(IconName(name)?.rule)
      #expect(rule.enclosure == .circle && rule.isSlashed)
      let drawing = try #require(
        SymbolDrawing(rule, weight: .regular, isLayered: isLayered, environment))
      let slash = try #require(drawing.steps.last)
      let circle = try #require(drawing.steps.first?.ink.bounds)
      #expect(slash.ink.bounds.width < 0.6 * circle.width, "\(name)")
      // Cut out of a fill in one colour, else drawn; the enclosure stays whole.
      #expect((slash.effect == .cuts) == (rule.isFilled && !isLayered), "\(name)")
      #expect(!drawing.steps.contains { $0.effect == .parts }, "\(name)")
    }
  }

  @Test("names of SF Symbols without a drawing are no mistakes: a square is drawn for them")
  func platformNames() {
    for name in ["bonjour", "nose", "figure.stairs.circle.fill", "homepod.2.fill"] {
      #expect(IconName(name)?.isPlaceholder == true, "\(name)")
    }
    for name in [
      "cat.fill", "carrot.fill", "document.on.document", "arrow.trianglehead.2.clockwise",
      "birthday.cake.fill", "translate", "key.horizontal",
      "externaldrive.connected.to.line.below",
    ] {
      #expect(IconName(name)?.isPlaceholder == false, "\(name)")
    }
    let names = SortedNames.platformNames.names
    #expect(names.count == 5502 && zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
    #expect(names.allSatisfy { SortedNames.symbols.columns(of: $0) == nil })
  }

  @Test("names that later ones replaced have the drawings of these")
  func replacedNames() throws {
    for (name, later) in [
      ("speaker.3.fill", "speaker.wave.3.fill"), ("smiley", "face.smiling"), ("snow", "snowflake"),
      ("phone.fill.arrow.up.right", "phone.arrow.up.right.fill"), ("table", "tablecells"),
      ("truck.box", "box.truck"), ("arrow.up.and.down.and.arrow.left.and.right", "move.3d"),
    ] {
      let (old, new) = (IconName(name)?.rule, IconName(later)?.rule)
      #expect(old != nil && old == new, "\(name)")
    }
    for name in SortedNames.platformNames.names {
      guard let later = SortedNames.platformNames.columns(of: name)?.first, !later.isEmpty else {
        continue
      }
      #expect(IconName(later)?.isPlaceholder == false, "\(name) \(later)")
    }
  }

  @Test(
    "arrows back and forward by seconds show how many",
    arguments: [5, 10, 15, 30, 45, 60, 75, 90], ["gobackward", "goforward"])
  func seconds(count: Int, name: String) throws {
    let environment = try EnvironmentValues(typesetter: testTypesetter())
    func drawing(_ name: String) throws -> SymbolDrawing {
      let rule = try #require(IconName(name)).rule
      return try #require(SymbolDrawing(rule, weight: .regular, environment))
    }
    let (arrow, counted) = (try drawing(name), try drawing("\(name).\(count)"))
    #expect(counted.steps.count == arrow.steps.count + 1 && counted.bounds == arrow.bounds)
    guard case .glyphs(_, _, let digits, _)? = counted.steps.last?.ink else {
      Issue.record("there are no digits")
      return
    }
    // The circle of the arrow leaves 79 on each side of its middle.
    #expect(max(digits.width, digits.height) / 2 < 60, "\(digits)")
  }

  @Test(
    "discs and lines of heavy symbols keep apart", arguments: [FontWeight.bold, .heavy, .black])
  func heavyParts(weight: FontWeight) throws {
    let environment = try EnvironmentValues(typesetter: testTypesetter())
    let rule = try #require(IconName("list.bullet")).rule
    let drawing = try #require(SymbolDrawing(rule, weight: weight, environment))
    var (discs, widths): ([Rect], [Double]) = ([], [])
    for step in drawing.steps {
      if case .fill(let path) = step.ink { discs += path.subpaths.map(\.boundingRect) }
      if case .line(_, let width) = step.ink { widths.append(width) }
    }
    #expect(discs.count == 3 && widths.allSatisfy { $0 < 35 })
    for (index, disc) in discs.enumerated() {
      for other in discs[(index + 1)...] {
        let (x, y) = (disc.midX - other.midX, disc.midY - other.midY)
        #expect((x * x + y * y).squareRoot() > disc.width + 4, "\(disc) \(other)")
      }
    }
  }

  @Test("DUI-11, W3W-34: names of no icon, and what is near to them")
  func unknown() {
    for name in ["no.such.icon", "", ".", ".fill", "fill", "hiking", "circle.", "a.b.circle"] {
      #expect(IconName(name) == nil, "\(name)")
    }
    #expect(IconName.nearest(to: "hart.fill").contains("heart.fill"))
    #expect(IconName.nearest(to: "hart.fill").count > 1, "a hare is as near")
    #expect(IconName.nearest(to: "house.fil") == ["house.fill"])
    // Other sets have other names for the same meaning.
    let foreign = [
      "home": "house", "check": "checkmark", "settings": "gearshape", "user": "person",
      "search": "magnifyingglass", "unlock": "lock.open", "sun": "sun.max",
      "check-circle": "checkmark.circle", "alert-circle": "exclamationmark.circle",
      "filter_list": "line.3.horizontal.decrease", "file": "doc", "fa-trash-can": "trash",
      "share": "square.and.arrow.up", "shopping_cart": "cart.fill", "star-outline": "star",
      "fa-star": "star", "fa-solid fa-star": "star", "lucide:trash-2": "trash",
      "Icons.favorite": "heart.fill", "Icons.arrow_back_ios": "chevron.backward",
    ]
    for (name, meant) in foreign {
      #expect(IconName.nearest(to: name) == [meant], "\(name)")
      #expect(IconName(meant) != nil, "\(meant)")
    }
    #expect(IconName("house.fill")?.symbol == "house.fill")
    #expect(IconName("dna.close")?.symbol == "xmark")
  }

  @Test("a chevron of the text's direction is mirrored, one of the screen's is not")
  func direction() throws {
    func commands(_ name: String, _ direction: LayoutDirection) throws -> DisplayList {
      let context = try EnvironmentValues(typesetter: testTypesetter())
      let symbol = SymbolImage(IconName(name), font: FontDescriptor(size: 17), context)
      var painter = Painter()
      symbol.paint(
        in: Rect(x: 0, y: 0, width: 20, height: 20), .black, direction, with: &painter)
      return painter.list
    }
    #expect(
      try commands("chevron.right", .leftToRight) == commands("chevron.right", .rightToLeft))
    #expect(
      try commands("chevron.forward", .leftToRight) != commands("chevron.forward", .rightToLeft))
  }

  @Test(
    "symbols stand in the middle of capitals whatever their scale",
    arguments: ["circle", "square", "plus", "gearshape", "xmark"],
    [ImageScale.small, .medium, .large])
  func baseline(name: String, scale: ImageScale) throws {
    let context = try EnvironmentValues(typesetter: testTypesetter())
    let capitals = context.typesetter.metrics(for: FontDescriptor(size: 17)).capHeight
    for size in [12.0, 17, 28, 60] {
      let symbol = SymbolImage(
        IconName(name), font: FontDescriptor(size: size), scale: scale, context)
      let middle = symbol.size.height / 2
      #expect(abs(symbol.baseline - middle - size * capitals / 2) < 1e-9)
    }
  }

  @Test("a circle is 1.414 times as high as a capital")
  func circle() throws {
    let context = try EnvironmentValues(typesetter: testTypesetter())
    let font = FontDescriptor(size: 100)
    let capitals = context.typesetter.metrics(for: font).capHeight
    let symbol = SymbolImage(IconName("circle"), font: font, hasMargins: false, context)
    #expect(abs(symbol.size.height / (100 * capitals) - 1.414) < 0.02)
    let room = SymbolImage(IconName("circle"), font: FontDescriptor(size: 28), context)
    // The box is 20 × 19 points at 17 points of the platform's font, whose capitals are 0.7046 ems high.
    let scale = 28.0 / 17 * capitals / 0.7046
    #expect(abs(room.size.width - 20 * scale) <= 0.75 && abs(room.size.height - 19 * scale) <= 0.75)
  }

  @Test("parts of an icon have opacities or colours of their own; what they enclose is not cut out")
  func parts() throws {
    func layers(_ image: Image) throws -> [Double] {
      try SwiftScene(image).list.commands.compactMap { command in
        guard case .beginLayer(let layer) = command, layer.blendMode != .destinationOut else {
          return nil
        }
        return layer.opacity
      }
    }
    func icon(_ name: String, _ mode: SymbolRenderingMode, _ colors: [Color] = []) -> Image {
      var image = Image(systemName: name)
      (image.symbolRenderingMode, image.symbolColors) = (mode, colors)
      return image
    }
    // All of it, then the circle and the person on it.
    #expect(try layers(icon("person.circle.fill", .hierarchical)) == [1, 0.5, 1])
    #expect(try layers(icon("bell.slash", .hierarchical)) == [1, 0.5, 1])
    #expect(try layers(icon("folder.badge.plus", .hierarchical)) == [1, 0.5, 1])
    #expect(try layers(icon("star", .hierarchical)) == [1, 1])
    #expect(try layers(icon("star", .monochrome)).isEmpty)
    func colors(_ image: Image) throws -> Set<RGBAColor> {
      let scene = try SwiftScene(image)
      return Set(scene.fills)
    }
    let red = SystemColor.systemRed.color
    #expect(try colors(icon("person.circle.fill", .palette, [red])).contains(red.light))
    #expect(
      try colors(icon("plus.circle.fill", .multicolor)).contains(
        SystemColor.systemGreen.color.light))
    #expect(
      try SwiftScene(icon("star.circle.fill", .multicolor)).list
        == SwiftScene(icon("star.circle.fill", .monochrome)).list)
  }

  @Test(
    "icons of several colours have those that things have",
    arguments: [
      ("heart.fill", [0xFF3B30]), ("star.fill", [0xFFCC00]), ("sun.max", [0xFFCC00]),
      ("bolt.fill", [0xFFCC00]), ("cloud.fill", [0xC7C7CC]),
      ("cloud.sun.fill", [0xFFCC00, 0xC7C7CC]), ("cloud.rain.fill", [0x32ADE6, 0xC7C7CC]),
      ("cloud.bolt.fill", [0xFFCC00, 0xC7C7CC]),
      ("cloud.bolt.rain.fill", [0xFFCC00, 0x32ADE6, 0xC7C7CC]), ("bell.badge", [0xFF3B30, 0]),
      ("person.badge.plus", [0x34C759, 0]), ("folder.badge.minus", [0xFF3B30, 0]),
      ("lock.trianglebadge.exclamationmark.fill", [0xFFCC00, 0]),
      ("laptopcomputer.trianglebadge.exclamationmark", [0xFFCC00, 0]),
      ("exclamationmark.triangle.fill", [0xFFFFFF, 0xFFCC00]), ("drop.triangle.fill", [0]),
      ("heart", [0]), ("house.fill", [0]), ("moon.fill", [0]),
    ])
  func multicolor(name: String, colors: [UInt32]) throws {
    let image = Image(systemName: name).symbolRenderingMode(.multicolor)
    let list = try SwiftScene(image).list
    // Layers that only take away have the colour of their part or of the text.
    var depth = 0
    var found: Set<RGBAColor> = []
    for command in list.commands {
      switch command {
      case .beginLayer(let compositing):
        depth += depth > 0 || compositing.blendMode == .destinationOut ? 1 : 0
      case .endLayer: depth = max(0, depth - 1)
      case .fill(_, .solid(let color)) where depth == 0,
        .stroke(_, _, .solid(let color)) where depth == 0:
        found.insert(color)
      default: break
      }
    }
    #expect(found == Set(colors.map { RGBAColor(hex: $0) }))
  }

  @Test(
    "the dot of a sign keeps apart from its line, however small the sign and wide the line",
    arguments: [
      "exclamationmark.triangle.fill", "exclamationmark.circle.fill", "questionmark.circle.fill",
      "exclamationmark.octagon.fill", "questionmark.diamond.fill",
    ])
  func dots(name: String) throws {
    for weight in [FontWeight.regular, .semibold, .black] {
      let rule = try #require(IconName(name)?.partedRule)
      let drawing = try #require(
        SymbolDrawing(rule, weight: weight, isLayered: true, SwiftScene.environment()))
      let sign = drawing.steps.filter { $0.part == 0 }.map(\.ink.bounds)
      try #require(sign.count == 2)
      #expect(sign[1].minY > sign[0].maxY + 2, "\(weight)")
    }
  }

  @Test("lines beside one another keep apart in every enclosure")
  func enclosedLines() throws {
    let context = try SwiftScene.environment()
    for enclosure in SymbolRule.Enclosure.allCases where enclosure != .app {
      let rule = try #require(SymbolRule("line.3.horizontal.\(enclosure.rawValue)"), "\(enclosure)")
      let drawing = try #require(SymbolDrawing(rule, weight: .regular, context))
      var apart = 0
      for step in drawing.steps {
        guard case .line(let path, let width) = step.ink else { continue }
        var shape = SymbolShape()
        shape.lines = path
        guard let pitch = shape.pitch else { continue }
        apart += 1
        #expect(pitch > 1.4 * width, "\(enclosure)")
      }
      #expect(apart > 0, "\(enclosure)")
    }
  }
}
