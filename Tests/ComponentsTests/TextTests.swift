import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyComponents

@Suite struct TextTests {
  private func context() throws -> EnvironmentValues {
    EnvironmentValues(
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])))
  }

  private func width(_ text: Text, _ context: EnvironmentValues) -> Double {
    LayoutTree(text, context).size(for: .unspecified).width
  }

  @Test("a copy that is changed afterwards does not take the lines of the original")
  func copies() throws {
    let context = try context()
    let short = Text("short")
    let narrow = width(short, context)
    var long = short
    long.text = "a longer text"
    #expect(width(long, context) > narrow)
    long.text = "short"
    long.fontSize = 40
    #expect(width(long, context) > narrow)
    #expect(width(short, context) == narrow)
  }

  @Test("a run with a link has the look that the theme gives links, unless it has its own")
  func linkedRun() throws {
    var context = try context()
    let red = RGBAColor(hex: 0xCC0000)
    context.theme.palette["link"] = Color(red)
    func attributes(_ change: (inout StyledRun) -> Void) throws -> TextAttributes {
      var run = StyledRun("b")
      run.link = "x"
      change(&run)
      let text = Text(runs: [StyledRun("a"), run]).paragraph(in: context).text
      #expect(text.attributes(at: 0).underline == nil)
      return text.attributes(at: 1)
    }
    let plain = try attributes { _ in }
    #expect(plain.color == red && plain.underline != nil)
    let own = try attributes {
      $0.foregroundColor = .black
      $0.underline = DecorationValue(nil)
    }
    #expect(own.color == .black && own.underline == nil)
  }

  @Test("a hundred thousand rows must fit into memory, so a text stays small")
  func small() {
    #expect(MemoryLayout<Text>.size <= 24)
  }

  @Test(
    "a text far down a long document is measured and painted like any other",
    arguments: [nil, 60, 0] as [Double?])
  func farDown(width: Double?) throws {
    let context = try context()
    var text = Text("A few words in more lines than one")
    text.lines.lineLimit = 3
    func layout(after nodes: Int) -> LayoutResult {
      let tree = LayoutTree(grid: context.grid) { tree in
        tree.node(.zstack(.topLeading)) { tree in
          tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
            for _ in 0..<nodes { tree.leaf(.empty) }
          }
          tree.node(.frame(width: width, height: nil, alignment: .topLeading)) {
            text.build(in: &$0, context)
          }
        }
      }
      return tree.layout(.unspecified)
    }
    let near = layout(after: 1)
    let far = layout(after: 1 << 14)
    #expect(far.size == near.size)
    #expect(far.painted().commands == near.painted().commands)
    #expect(
      far.firstBaseline(ofNode: far.tree.nodeCount - 1)
        == near.firstBaseline(ofNode: near.tree.nodeCount - 1))
  }

  @Test("a text in another surrounding is set anew")
  func surroundings() throws {
    let text = Text("Surrounding")
    var context = try context()
    let usual = width(text, context)
    context.textSize = .accessibility3
    #expect(width(text, context) > usual)
    context.textSize = .large
    #expect(width(text, context) == usual)
  }

  @Test("room beyond the ideal size changes nothing, less room breaks lines")
  func room() throws {
    let context = try context()
    let tree = LayoutTree(Text("one two three four"), context)
    let ideal = tree.size(for: .unspecified)
    #expect(tree.size(for: ProposedSize(width: ideal.width, height: ideal.height)) == ideal)
    #expect(tree.size(for: ProposedSize(width: 10_000, height: nil)) == ideal)
    let broken = tree.size(for: ProposedSize(width: ideal.width - 1, height: nil))
    #expect(broken.height > ideal.height)
    #expect(broken.width < ideal.width)
  }

  @Test(
    "DUI-10, PLT-1: fonts follow the reader unless their size is fixed",
    arguments: [
      (Text("a"), 17.0, 28.0),
      (Text.sized(13), 13, 13),
      (Text.sized(13, scaling: .style(.footnote)), 13, 23),
    ])
  func fonts(text: Text, usual: Double, large: Double) throws {
    var context = try context()
    #expect(text.descriptor(in: context).size == usual)
    context.textSize = .accessibility1
    #expect(text.descriptor(in: context).size == large)
  }

  @Test("The system's font takes the platform's room unless the theme or its name says otherwise")
  func systemFont() throws {
    var context = try context()
    var named = Text("a")
    named.fontName = "Inter"
    var system = named
    system.fontName = "boldSystemFont"
    let sized = Text.sized(13)
    #expect(Text("a").descriptor(in: context).fit == SystemFontFit(style: .body))
    #expect(sized.descriptor(in: context).fit == SystemFontFit())
    #expect(system.descriptor(in: context).fit != nil)
    #expect(named.descriptor(in: context).fit == nil)
    context.theme.systemFontMetrics = .own
    #expect(Text("a").descriptor(in: context).fit == nil)
  }

  @Test("W3W-31: text without a size is the body's, not that of its height")
  func withoutSize() throws {
    for height in [20.0, 200] {
      let scene = try SwiftScene(Text("a").frame(height: height))
      let sizes = scene.list.commands.compactMap { command -> Double? in
        if case .glyphs(let run, _, _) = command { return run.askedSize }
        return nil
      }
      #expect(sizes == [17])
    }
  }

  @Test("bold text makes every weight at least bold")
  func bold() throws {
    var context = try context()
    context.boldText = true
    var text = Text("a")
    #expect(text.descriptor(in: context).weight == .bold)
    text.fontWeight = .black
    #expect(text.descriptor(in: context).weight == .black)
  }
}

extension Text {
  fileprivate static func sized(_ size: Double, scaling: FontStyle.Scaling? = nil) -> Text {
    var text = Text("a")
    text.fontSize = size
    text.fontScaling = scaling
    return text
  }
}
