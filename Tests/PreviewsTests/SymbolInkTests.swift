import Foundation
import GalleySwiftUI
import Testing

/// The ink of symbols in pictures that the simulator recorded, from `Truth/inks.json`.
struct TruthInks: Decodable, Sendable, CustomTestStringConvertible {
  let system: String
  /// The project, path and commit of the picture.
  let source: String
  /// The size of the font, in points; nil for resizable symbols.
  let size: Double?
  /// The size of the frame of resizable symbols, in points.
  let frame: [Double]?
  /// Widths and heights of ink in points, by name.
  let inks: [String: [Double]]

  var testDescription: String { "\(inks.keys.sorted()), \(system), \(source)" }

  static func all() throws -> [TruthInks] { try TruthCard.read("inks") }
}

@MainActor
@Suite struct SymbolInkTests {
  @Test(arguments: try TruthInks.all()) func aSymbolHasItsRecordedInk(card: TruthInks) throws {
    for (name, recorded) in card.inks {
      let symbol = Image(systemName: name)
      let drawn =
        if let frame = card.frame {
          try Settled.ink(of: symbol.resizable().frame(width: frame[0], height: frame[1]))
        } else {
          try Settled.ink(of: symbol.font(.system(size: card.size ?? 17)))
        }
      for (drawn, recorded) in zip(drawn, recorded) {
        // Inks of outlines are exact, those of pictures read from their pixels.
        let tolerance = card.system.hasPrefix("SF Symbols") ? 0.35 : 0.5
        #expect(abs(drawn - recorded) <= tolerance, "\(name): \(drawn), recorded \(recorded)")
      }
    }
  }

  /// Recorded on iOS 26: dave-schmidt-dev/gradus at 79c1dcb6, emptyStateSyncDisabled: text below a symbol of 44 points
  /// is 2.6 points higher than below one with room above its ink.
  @Test func aStruckOutCloudHasNoRoomAbove() throws {
    let symbol = Image(systemName: "icloud.slash").font(.system(size: 44)).id("symbol")
    let size = try #require(Settled(symbol, width: 100, height: 100).size(of: "symbol"))
    #expect(abs(size[1] - 51.9) < 0.6)
  }

  @Test func aResizableSymbolFillsItsFrameWithInk() throws {
    for (width, height) in [(40.0, 40.0), (60, 20), (20, 60)] {
      let drawn = try Settled.ink(
        of: Image(systemName: "star").resizable().frame(width: width, height: height))
      #expect(abs(drawn[0] - width) <= 0.5 && abs(drawn[1] - height) <= 0.5, "\(drawn)")
    }
  }

  /// The room in which a slash keeps off belongs to the symbol: 16.9 of 18.4 points are ink.
  @Test func aResizableSymbolWithASlashKeepsTheRoomRoundIt() throws {
    let drawn = try Settled.ink(
      of: Image(systemName: "network.slash").resizable().frame(width: 50, height: 50))
    #expect(abs(drawn[0] - 45.9) <= 0.6 && abs(drawn[1] - 45.9) <= 0.6, "\(drawn)")
  }

  @Test func aResizableSymbolThatIsToFitKeepsTheProportionsOfItsInk() throws {
    let free = try Settled.ink(of: Image(systemName: "chevron.right").font(.system(size: 60)))
    let drawn = try Settled.ink(
      of: Image(systemName: "chevron.right").resizable().scaledToFit()
        .frame(width: 50, height: 40))
    #expect(abs(drawn[1] - 40) <= 0.5)
    #expect(abs(drawn[0] / drawn[1] - free[0] / free[1]) < 0.02)
  }

  /// Recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d, testViewsCatalogView, and testExploreView for the height.
  @Test func anUnknownSymbolHasNoRoomButKeepsItsDistance() throws {
    func row(_ symbol: String) throws -> Settled {
      try Settled(
        HStack {
          Image(systemName: symbol).font(.system(size: 24))
          Text("Explore View").id("text")
        }.id("row").frame(maxWidth: .infinity, alignment: .leading), width: 300)
    }
    let unknown = try row("compass")
    #expect(unknown.place(of: "text")?[0] == 8)
    #expect(try unknown.size(of: "row")?[1] == Settled(Text("A").id("row")).size(of: "row")?[1])
    // A symbol of the platform that has no drawing here keeps its room.
    #expect(try row("apple.logo").place(of: "text")?[0] != 8)
  }

  /// Recorded on iOS 18, light and dark: aessam/NiceViewsLib at 7ea4562d, testListItem.
  @Test func aSymbolOfUIKitHasTheForegroundOnlyAsATemplate() throws {
    func commands(_ image: Image, _ color: Color) throws -> [String] {
      try Settled(image.resizable().foregroundColor(color), width: 40, height: 40).layout.painted()
        .commands.map { "\($0)" }
    }
    let symbol = try #require(UIImage(systemName: "star.fill"))
    func same(_ image: UIImage, _ color: Color) throws -> Bool {
      try commands(Image(uiImage: image), .blue)
        == commands(Image(systemName: "star.fill"), color)
    }
    #expect(try same(symbol, .black))
    #expect(
      try same(symbol.withTintColor(.green, renderingMode: .alwaysOriginal), Color(UIColor.green)))
    #expect(try same(symbol.withRenderingMode(.alwaysTemplate), .blue))
    #expect(
      try commands(Image(uiImage: symbol).renderingMode(.template), .blue)
        == commands(Image(systemName: "star.fill"), .blue))
  }
}
