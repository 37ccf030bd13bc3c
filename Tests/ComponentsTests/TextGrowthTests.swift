import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyComponents

@Suite("Controls at the reader's text size")
struct TextGrowthTests {
  private func size(_ view: some View, at textSize: TextSize, width: Double = 300) throws -> Size {
    try SwiftScene(view, width: width, textSize: textSize).size
  }

  @Test(
    "boxes round a line keep their distance from it",
    arguments: [TextSize.accessibility1, .accessibility3])
  func heights(textSize: TextSize) throws {
    let line = try size(Text("A"), at: textSize).height - size(Text("A"), at: .large).height
    func growth(_ view: some View) throws -> Double {
      try size(view, at: textSize).height - size(view, at: .large).height
    }
    #expect(try abs(growth(SearchField()) - line) <= 2)
    #expect(try abs(growth(Button("A", kind: .filled, size: .custom(50))) - line) <= 2)
    #expect(try abs(growth(Picker(options: ["A"], style: .inline)) - line) <= 2)
    #expect(try growth(Chip("A")) > line / 2)
    #expect(try growth(Checkbox("A", isOn: true)) > line / 2)
    #expect(try growth(Alert("A", buttons: [ControlItem("B")])) > line)
  }

  @Test("what stands in bars, switches, sliders and segments keep their size")
  func held() throws {
    let views: [any View] = [
      NavigationBar("Title", backTitle: "Back"), TabBar([ControlItem("A")]),
      Toolbar([ControlItem("Edit")]), Switch(), Slider(), Stepper(), PageControl(),
      Picker(options: ["A", "B"], style: .segmented), IconButton(), Avatar("Ada"),
      DatePicker(date: CalendarDay(2026, 11, 22), style: .graphical),
    ]
    for view in views {
      let usual = try size(AnyView(view), at: .large)
      #expect(try size(AnyView(view), at: .accessibility3) == usual, "\(type(of: view))")
    }
  }

  /// Recorded on iOS 18.1: bitwarden/authenticator-ios at 9fbbceb1, ItemListViewTests.
  @Test("a search field shrinks with the lines of small text sizes")
  func small() throws {
    #expect(try abs(size(SearchField(), at: .medium).height - 34.33) < 0.34)
    #expect(try size(SearchField(), at: .large).height == 36)
  }

  @Test("the value of a cell goes below its title at accessibility sizes")
  func stacked() throws {
    func rows(_ textSize: TextSize) throws -> Set<Double> {
      let scene = try SwiftScene(Cell("Name", value: "Ada"), width: 300, textSize: textSize)
      return Set(
        scene.list.commands.compactMap { if case .glyphs(_, let at, _) = $0 { at.y } else { nil } })
    }
    #expect(try rows(.extraExtraExtraLarge).count == 1)
    #expect(try rows(.accessibility1).count == 2)
  }

  @Test("icons of cells grow with the title, tiles as far as the first accessibility size")
  func icons() throws {
    func room(_ cell: Cell, _ textSize: TextSize) throws -> Double {
      cell.leadingRoom(in: try SwiftScene.environment(textSize: textSize)) - 12
    }
    let icon = Cell("A", systemImage: "star")
    #expect(try room(icon, .large) == 24)
    #expect(try abs(room(icon, .accessibility3) - 24 * 40 / 17) < 0.01)
    let tile = icon.with { $0.tileColor = .black }
    #expect(try room(tile, .large) == 29)
    #expect(try room(tile, .accessibility3) == room(tile, .accessibility1))
  }

  @Test("numbers of an axis that would touch are left out")
  func axis() throws {
    func numbers(_ textSize: TextSize) throws -> Int {
      let chart = Chart(marks: [ChartMark(.bar, x: [.category("")], y: [8])])
      let scene = try SwiftScene(chart, width: 300, height: 100, textSize: textSize)
      return scene.inks.count
    }
    #expect(try numbers(.large) > numbers(.accessibility3))
    #expect(try numbers(.accessibility3) >= 2)
  }

  @Test(
    "a focused line longer than its field shows its end and the insertion point",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrolled(direction: LayoutDirection) throws {
    let words = direction == .leftToRight ? "somebody@example.org" : "מישהובדואלארוךמאודכאן"
    let field = TextField("", text: words, state: .focused).layoutDirection(direction)
    let scene = try SwiftScene(field, width: 90)
    let caret = try #require(
      scene.list.commands.compactMap {
        if case .fill(.roundedRectangle(let rect, _), _) = $0, rect.width == 2 {
          rect
        } else {
          nil as Rect?
        }
      }.first)
    #expect(caret.minX >= 12 && caret.maxX <= 78)
    let glyphs = scene.list.commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.glyphs.count } else { nil as Int? }
    }
    // Every letter is there, cut off at the field; an ellipsis does not replace them.
    #expect(glyphs.reduce(0, +) == words.count)
  }
}
