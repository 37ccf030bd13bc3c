import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyComponents

@Suite("DNA-10: pictures in texts are painted")
struct InlinePictureTests {
  /// One picture of 20 × 10 points, known as `card` and as `data:card`.
  private struct OnePicture: ImageSource {
    func image(named name: String) -> ImageOutcome {
      guard name == "card" else { return .unresolved("no \(name)") }
      let pixels = [UInt8](repeating: 255, count: 800)
      let bitmap = Bitmap(width: 20, height: 10, format: .rgbaStraight, pixels: pixels)
      return .found(ImageResource(name: name, bitmap: bitmap))
    }
    func image(at url: String) -> ImageOutcome { image(named: String(url.dropFirst(5))) }
  }

  private let card = Image("card", from: OnePicture())

  /// The places in which pictures are painted.
  private func places(_ view: some View, width: Double? = nil) throws -> [Rect] {
    try SwiftScene(view, width: width).list.commands.compactMap {
      if case .image(_, let place, _) = $0 { place } else { nil }
    }
  }

  @Test("in runs, on the baseline, as large as width and height say")
  func runs() throws {
    let small = StyledRun(card)
    var high = small
    high.height = 30
    var both = high
    both.width = 7
    let text = Text(runs: [StyledRun("a "), small, high, both])
    let places = try places(text)
    #expect(
      places.map(\.size) == [
        Size(width: 20, height: 10), Size(width: 60, height: 30), Size(width: 7, height: 30),
      ])
    #expect(Set(places.map(\.maxY)).count == 1)
    #expect(places[1].minX == places[0].maxX)
    #expect(places[0].minX > 5)
    var raised = small
    raised.baselineOffset = 4
    let lifted = try self.places(Text(runs: [StyledRun("a"), small, raised]))
    #expect(lifted[0].maxY - lifted[1].maxY == 4)
  }

  @Test("an icon has the run's colour and size, and lines with it are as high as others")
  func icons() throws {
    func scene(_ change: (inout StyledRun) -> Void) throws -> SwiftScene {
      var run = StyledRun(Image(systemName: "heart.fill"))
      change(&run)
      return try SwiftScene(Text(runs: [StyledRun("a"), run]))
    }
    let red = RGBAColor(hex: 0xFF0000)
    let coloured = try scene { $0.foregroundColor = Color(red) }
    #expect(coloured.fills == [red])
    #expect(try coloured.size.height == SwiftScene(Text("a")).size.height)
    #expect(try scene { $0.fontSize = 34 }.size.width > coloured.size.width + 12)
    #expect(try scene { $0.width = 50 }.size.width > coloured.size.width + 25)
  }

  @Test("in Markdown and HTML, where they are found; else their description stays")
  func markup() throws {
    func text(_ change: (inout Text) -> Void) -> Text {
      var text = Text()
      change(&text)
      return text
    }
    let images = OnePicture()
    let markdown = "*a* ![the *card*](card) ![other](none)"
    let known = text { $0.markdown = MarkedText(markdown: markdown, from: images) }
    #expect(known.markdown?.text.string == "a \u{FFFC} other")
    #expect(try places(known).map(\.size) == [Size(width: 20, height: 10)])
    let unknown = text { $0.markdown = MarkedText(markdown: markdown) }
    #expect(unknown.markdown?.text.string == "a the card other")
    #expect(try places(unknown) == [])
    let html = text {
      $0.html = MarkedText(
        html: "<img src='data:card' width=10><img src=card height=x><img src=b alt=c>", from: images
      )
    }
    #expect(try places(html).map(\.width) == [10, 20])
    #expect(html.html?.text.string == "\u{FFFC}\u{FFFC}c")
  }

  @Test("by the identifiers of rich text, else as the icon of that name")
  func identifiers() throws {
    let rich: RichText = """
      \(image: "front", pixels: Size(width: 40, height: 20), scale: 4)\
      \(image: "star.fill", size: Size(width: 9, height: 9))
      """
    let text = Text(rich, images: ["front": card])
    #expect(try places(text).map(\.size) == [Size(width: 10, height: 5)])
    #expect(try SwiftScene(text).fills.count == 1)
    let natural: RichText = "\(image: "front") \(image: "star.fill")"
    #expect(try places(Text(natural, images: ["front": card])).map(\.size) == [card.naturalSize])
    let star = Text(RichText(InlineImage(identifier: "star.fill")))
    let run = Text(runs: [StyledRun(Image(systemName: "star.fill"))])
    #expect(try SwiftScene(star).list.commands == SwiftScene(run).list.commands)
  }

  @Test("far down a long document as well, on its own line, and cut away with its line")
  func farDown() throws {
    let context = try SwiftScene.environment()
    let text = Text(runs: [StyledRun("several words in lines "), StyledRun(card)])
    func pictures(after nodes: Int, lineLimit: Int?) -> [Rect] {
      var text = text
      text.lines.lineLimit = lineLimit
      let tree = LayoutTree(grid: context.grid) { tree in
        tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
          for _ in 0..<nodes { tree.leaf(.empty) }
          text.build(in: &tree, context)
        }
      }
      return tree.layout(ProposedSize(width: 90, height: nil)).painted().commands.compactMap {
        if case .image(_, let place, _) = $0 { place } else { nil }
      }
    }
    let near = pictures(after: 0, lineLimit: nil)
    #expect(near.count == 1)
    #expect(near.first.map { $0.minY > 25 } == true)
    #expect(pictures(after: 17_000, lineLimit: nil) == near)
    #expect(pictures(after: 0, lineLimit: 1) == [])
  }
}
