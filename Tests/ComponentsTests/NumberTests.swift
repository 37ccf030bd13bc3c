import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyComponents

@Suite("Numbers and bubbles")
struct NumberTests {
  @Test(
    "DNA-23: the forms of a number",
    arguments: [
      (NumericLabel(1_234_567.891, as: .amount, unit: "cr"), "₹1234567.89 cr"),
      (NumericLabel(-5, as: .amount), "₹5.00"),
      (NumericLabel(12.345, as: .percentage, signed: true), "+12.35%"),
      (NumericLabel(-3.14159), "-3.14"), (NumericLabel(0, as: .change, signed: true), "0.00"),
      (NumericLabel(1.005), "1.00"), (NumericLabel(0.125), "0.12"), (NumericLabel(0.375), "0.38"),
      (NumericLabel(-0.001), "0.00"), (NumericLabel(.nan), "-"),
      (NumericLabel(1e15), "1000000000000000.00"),
    ] as [(NumericLabel, String)])
  func forms(label: NumericLabel, text: String) {
    #expect(label.displayedText == text)
  }

  @Test(
    "DNA-23: percentages with two significant digits, as DNAKit's code prints them",
    arguments: [
      (12.345, "12%"), (0.5, "0.5%"), (123.0, "1.2e+02%"), (99.6, "1e+02%"), (0.0123, "0.012%"),
      (0.0, "0%"), (-0.00001234, "-1.2e-05%"),
    ] as [(Double, String)])
  func significant(value: Double, text: String) {
    var label = NumericLabel(value, as: .percentage)
    label.significantDigits = true
    #expect(label.displayedText == text)
  }

  @Test("DNA-24 DNA-26: colours by the sign; nothing without a value")
  func colors() throws {
    let ink = { (value: Double) in
      try SwiftScene(NumericLabel(value, colored: true)).inks.first
    }
    #expect(try ink(1) == DNAColor.successGreen.color.light)
    #expect(try ink(-1) == DNAColor.dangerRed.color.light)
    #expect(try ink(0) == DNAColor.fontNormal.color.light)
    #expect(try SwiftScene(NumericLabel(nil)).size == .zero)
    #expect(try SwiftScene(NumericLabel(nil)).list.commands.isEmpty)
  }

  @Test("DNA-22: typography from code gives font, spacing and colour; the text's own colour wins")
  func typography() throws {
    let plain = try SwiftScene(Text("Ag"))
    let heading = try SwiftScene(Text("Ag").typography(.h1(.blog)))
    #expect(heading.size.height > plain.size.height)
    #expect(heading.inks == [DNAColor.fontDark.color.light])
    // 28 points, semibold, 0.6 less after each letter; no more between lines: 28 × 1.0.
    let run = try #require(heading.runs.first)
    #expect(run.askedSize == 28)
    var text = Text("Ag")
    (text.fontSize, text.fontWeight, text.lines.letterSpacing) = (28, .semibold, -0.6)
    #expect(try SwiftScene(text).size == heading.size)
    let body = try SwiftScene(Text("A\nB").typography(.body(.large)))
    text = Text("A\nB")
    (text.fontSize, text.lines.lineSpacing) = (16, 8)
    #expect(try SwiftScene(text).size == body.size)
    let red = RGBAColor(hex: 0xFF0000)
    let own = Text("Ag").typography(.h1(.blog)).foregroundColor(Color(red))
    #expect(try SwiftScene(own).inks == [red])
  }

  @Test("DNA-25: a number has 15 points, or the size of its scheme or its own")
  func sizes() throws {
    #expect(try SwiftScene(NumericLabel(1)).runs.map(\.askedSize) == [15])
    for size in [12.0, 17, 31] {
      var label = NumericLabel(1)
      label.text.fontSize = size
      #expect(try SwiftScene(label).runs.map(\.askedSize) == [size])
    }
  }

  @Test(
    "DNA-27: a tooltip stands where it was asked to, inside the container, not over its reference",
    arguments: [
      (Edge.bottom, Rect(x: 40, y: 60, width: 40, height: 20)),
      (.top, Rect(x: 40, y: 30, width: 40, height: 20)),
      (.trailing, Rect(x: 70, y: 45, width: 40, height: 20)),
    ] as [(Edge, Rect)])
  func placement(edge: Edge, frame: Rect) {
    let reference = Rect(x: 50, y: 50, width: 20, height: 10)
    let size = Size(width: 40, height: 20)
    let container = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(Tooltip.frame(of: size, pointingAt: reference, on: edge, in: container) == frame)
    let low = Rect(x: 0, y: 0, width: 200, height: 65)
    let moved = Tooltip.frame(of: size, pointingAt: reference, on: .bottom, in: low)
    #expect(moved == Rect(x: 40, y: 30, width: 40, height: 20))
  }

  @Test("DNA-27: the bubble is text + 2·10 + 2·1, with an arrow of 5")
  func bubble() throws {
    var text = Text("Tip")
    text.fontSize = 14
    let inner = try SwiftScene(text).size
    let tip = try SwiftScene(Tooltip("Tip")).size
    #expect(tip == Size(width: inner.width + 22, height: inner.height + 27))
  }

  @Test("DNA-36: a state view shows the child of its state, loading an indicator without one")
  func stateView() throws {
    let view = { (state: ContentState) in
      try SwiftScene(
        StateView(state) {
          Rectangle().foregroundColor(.black).frame(width: 1, height: 1)
        })
    }
    #expect(try view(.content).size == Size(width: 1, height: 1))
    #expect(try view(.loading).size == Size(width: 37, height: 37))
    #expect(try view(.error).size == .zero)
  }

  @Test("STY-16: a switch's slot and knob take the style's three colours")
  func switches() throws {
    var colors = Colors(foreground: Color(.white), background: Color(RGBAColor(hex: 0x111111)))
    colors.selected = StateColors(background: Color(RGBAColor(hex: 0x222222)))
    let scheme = Scheme(colors: colors)
    let off = try SwiftScene(Switch(isOn: false).scheme(scheme))
    let on = try SwiftScene(Switch(isOn: true).scheme(scheme))
    #expect(off.size == Size(width: 49, height: 31))
    #expect(off.fills == [RGBAColor(hex: 0x111111), .white])
    #expect(on.fills == [RGBAColor(hex: 0x222222), .white])
  }

  @Test("W3W-28: rows are 64 high, cells fill them; an empty table has its message's height")
  func table() throws {
    let table = Table {
      Cell("A").id("first")
      Cell("B").id("second")
    }
    let scene = try SwiftScene(table, width: 200)
    #expect(scene.size.height == 128)
    #expect(
      scene.result.frame(ofID: "second") == Rect(x: 0, y: 64, width: 200, height: 64))
  }

  @Test("W3W-32: drawings concatenate, scale to the smaller side and stand in the middle")
  func drawings() throws {
    let both = UnitDrawing.mapCircle + .check
    #expect(both.elements == UnitDrawing.mapCircle.elements + UnitDrawing.check.elements)
    let scene = try SwiftScene(
      Drawing(UnitDrawing([.rectangle(Rect(x: 0, y: 0, width: 1, height: 1), .tint)]))
        .frame(width: 40, height: 20))
    let rects = scene.list.commands.compactMap { command -> Rect? in
      if case .fill(let shape, _) = command { return shape.bounds }
      return nil
    }
    #expect(rects == [Rect(x: 10, y: 0, width: 20, height: 20)])
  }

  @Test("DNA-37: stacks fill their receiver; margins, sizes and borders are modifiers")
  func helpers() throws {
    let stack = VStack(spacing: 0) {
      Rectangle().frame(height: 10).id("inner").padding(.leading, 4).id("padded")
      Rectangle().id("rest")
    }
    let result = try SwiftScene(stack, width: 100, height: 50).result
    #expect(result.frame(ofID: "padded") == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(result.frame(ofID: "inner") == Rect(x: 4, y: 0, width: 96, height: 10))
    #expect(result.frame(ofID: "rest") == Rect(x: 0, y: 10, width: 100, height: 40))
    let sized = Rectangle().frame(width: 30, height: 20).padding(5).border(.black, width: 2)
    #expect(try SwiftScene(sized).size == Size(width: 40, height: 30))
    #expect(try SwiftScene(sized).borders == [.black])
  }
}
