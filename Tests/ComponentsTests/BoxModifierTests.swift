import GalleyComponents
import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@Suite("Looks in Swift")
struct BoxModifierTests {
  private func list(_ root: some View) throws -> DisplayList {
    let fonts = try FontRegistry(paths: [GalleyFonts.directory + "/Inter/Inter-roman.var.ttf"])
    let context = EnvironmentValues(
      grid: PixelGrid(scale: 1), typesetter: Typesetter(fonts: fonts))
    return LayoutTree(root, context)
      .layout(ProposedSize(width: 50, height: 50)).painted()
  }

  @Test("Corners, border and shadow in a row are one box")
  func oneBox() throws {
    let boxed = Rectangle().cornerRadius(8).border(.black, width: 2).shadow(radius: 2, y: 1)
    let commands = try list(boxed).commands
    // In the middle of the border.
    let round = DisplayShape.roundedRectangle(
      Rect(x: 1, y: 1, width: 48, height: 48), CornerRadii(7))
    let shadow = LayerShadow(color: RGBAColor.black.with(alpha: 0.33), y: 1, blur: 4)
    #expect(commands.first == .beginLayer(Compositing(shadows: [shadow])))
    let filled = try list(boxed.background(.black).shadow(radius: 2, y: 1)).commands
    #expect(filled.count { if case .beginLayer = $0 { true } else { false } } == 1)
    let box = DisplayShape.rectangle(Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(filled.first == .shadow(box, BoxShadow(color: shadow.color, y: 1, blur: 4)))
    #expect(commands.contains(.clip(round)))
    #expect(
      commands.contains {
        if case .border(_, let corners, let width, _) = $0 {
          return corners == CornerRadii(8) && width == 2
        }
        return false
      })
  }

  @Test("What a box says already makes another box")
  func twoBoxes() throws {
    let commands = try list(Rectangle().opacity(0.5).opacity(0.25)).commands
    #expect(commands.count { $0 == .beginLayer(opacity: 0.25) } == 1)
    #expect(commands.count { $0 == .beginLayer(opacity: 0.5) } == 1)
  }

  @Test("Hidden components keep their room")
  func hidden() throws {
    let hidden = try list(
      HStack {
        Rectangle().hidden()
        Rectangle()
      })
    #expect(hidden.commands.contains(.beginLayer(opacity: 0)) || hidden.commands.count == 1)
  }

  @Test("Texts take SwiftUI's words")
  func texts() {
    let text = Text("x").font(.headline).italic().lineLimit(2).tracking(1).underline()
      .multilineTextAlignment(.center).truncationMode(.truncateMiddle).lineSpacing(3)
    #expect(text.font == .headline)
    #expect(text.fontWeight == .semibold)
    #expect(text.fontStyle == .italic)
    #expect(text.lines.lineLimit == 2)
    #expect(text.lines.letterSpacing == 1)
    #expect(text.lines.lineSpacing == 3)
    #expect(text.lines.textAlignment == .center)
    #expect(text.lines.lineBreakMode == .truncateMiddle)
    #expect(text.lines.underline != nil)
    #expect(Text("x").font(size: 20, weight: .bold).fontSize == 20)
  }
}
