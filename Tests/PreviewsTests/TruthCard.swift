import Foundation
import GalleyDesign
import Testing

/// A view that Apple's renderer recorded, from `Truth/frames.json`, or a word that it measured, from
/// `Truth/words.json`.
struct TruthCard: Decodable, Sendable, CustomTestStringConvertible {
  /// The kind of view, by which the table groups the cards.
  let kind: String
  /// The name in `TruthViews`.
  let name: String
  /// The operating system of the recording.
  let system: String
  /// The recording machine if it was not the system itself.
  let host: String?
  /// The project, path and commit of the recording.
  let source: String
  /// The proposed size, in points.
  let size: [Double]
  /// Left, top, width and height of the views, by identifier; null for a number that depends on a font.
  let frames: [String: [Double?]]?
  /// Distances between facing edges: two identifiers, `right` or `below`, and points.
  let gaps: [Gap]?
  /// Widths and heights by identifier; null for one that depends on the font.
  let sizes: [String: [Double?]]?
  /// Left, upper, right and lower distances of a view from one that contains it.
  let insets: [Inset]?
  /// The differences that are known, drawn less recorded in points, by the names of the numbers.
  let known: [String: Double]?
  /// The reason for the known differences.
  let why: String?

  struct Inset: Decodable, Sendable {
    let outer: String
    let inner: String
    let points: [Double]
  }

  struct Gap: Decodable, Sendable {
    let from: String
    let to: String
    let side: String
    let points: Double
  }

  var testDescription: String { "\(name), \(system), \(source)" }

  /// The version whose look is laid out: that of the recording. Mac Catalyst has the measures of iOS 18 in what its
  /// cards hold.
  var version: SystemVersion {
    system.hasPrefix("iOS 26") && !system.hasSuffix("Catalyst") ? .ios26 : .ios18
  }

  static func all() throws -> [TruthCard] { try read("frames") }

  static func read<Value: Decodable>(_ name: String) throws -> Value {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Truth/\(name).json")
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: path))
  }
}

/// Words of one size and weight with the widths that the platform measured, each of which is a card.
struct TruthWords: Decodable, Sendable, CustomTestStringConvertible {
  let system: String
  let host: String
  let source: String
  /// The size of the font in points, and its weight from 100 to 900.
  let size: Double
  let weight: Int
  /// The widths in points by text: of the box, rounded up to half points, or of the ink in a picture.
  let words: [String: Double]
  /// The differences that are known, drawn less recorded in points, by text.
  let known: [String: Double]?

  var testDescription: String { "\(size) points, weight \(weight)" }

  static func all() throws -> [TruthWords] { try TruthCard.read("words") }

  /// Lines in recorded pictures with the widths of their ink, measured where the picture changes, with the share of the
  /// outermost pixels.
  static func lines() throws -> [TruthWords] { try TruthCard.read("lines") }
}

/// Symbols of one size with the boxes that the platform gave them, each of which is a card.
struct TruthSymbols: Decodable, Sendable {
  let system: String
  let source: String
  /// The size of the font, in points.
  let size: Double
  /// Widths and heights in points, rounded to half points, by name.
  let symbols: [String: [Double]]

  static func all() throws -> TruthSymbols { try TruthCard.read("symbols") }
}

/// A number that was recorded, and the same number here.
struct TruthMeasure: Sendable {
  let name: String
  let drawn: Double
  let recorded: Double
  /// The greatest difference that is not one, in points.
  let tolerance: Double

  var difference: Double { drawn - recorded }
  /// True for a position, false for a length.
  var isPosition: Bool { name.hasSuffix(".x") || name.hasSuffix(".y") }
  var isNear: Bool { abs(difference) <= tolerance + 1e-6 }

  /// The tolerance of positions and of lengths.
  static let position = 1.0
  static let length = 0.5
}

extension Sequence<TruthMeasure> {
  /// Expects every number within its tolerance, except for the known ones, which must differ by what is written
  /// of them: a difference that grows, shrinks or vanishes fails until the card is corrected.
  func expect(known: [String: Double]) {
    var rest = known
    for measure in self {
      let text = "\(measure.name): \(measure.drawn), recorded \(measure.recorded)"
      if let difference = rest.removeValue(forKey: measure.name) {
        #expect(!measure.isNear, "\(text) agrees: remove it from the known differences")
        #expect(
          abs(measure.difference - difference) <= 0.25,
          "\(text): the known difference is \(difference), now \(measure.difference)")
      } else {
        #expect(measure.isNear, "\(text): differs by \(measure.difference)")
      }
    }
    #expect(rest.isEmpty, "no such numbers: \(rest.keys.sorted())")
  }
}
