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
}
