import Foundation
import GalleyGeometry
import GalleySwiftUI
import Testing

/// Frames and widths that Apple's renderer recorded against the same views here.
///
/// The lines of text of the recording hosts are higher than on a phone, so texts in the views are boxes of their
/// recorded size, or cards hold the distances between views and not their frames.
@MainActor
@Suite struct TruthTests {
  @Test(arguments: try TruthCard.all()) func aViewHasItsRecordedFrames(card: TruthCard) throws {
    try Self.measures(card).expect(known: card.known ?? [:])
    #expect((card.known == nil) == (card.why == nil), "known differences have a reason")
  }

  @Test(arguments: try TruthWords.all()) func aWordHasItsRecordedWidth(words: TruthWords) throws {
    try Self.measures(words).expect(known: words.known ?? [:])
  }

  /// The words of a size and weight together are as wide as the platform's within half a percent.
  @Test(arguments: try TruthWords.all().filter { $0.words.count > 4 })
  func wordsOfASizeHaveTheirRecordedSum(words: TruthWords) throws {
    let measures = try Self.measures(words)
    let recorded = measures.reduce(0) { $0 + $1.recorded }
    let difference = measures.reduce(0) { $0 + $1.difference } / recorded
    #expect(abs(difference) < 0.005, "\(difference)")
  }

  @Test(arguments: try TruthWords.lines()) func aLineHasItsRecordedInk(lines: TruthWords) throws {
    try lines.inkMeasures().expect(known: lines.known ?? [:])
  }

  @Test func symbolsHaveTheirRecordedBoxes() throws {
    try Self.measures(TruthSymbols.all()).expect(known: [:])
  }

  @Test func thereAreThreeHundredCards() throws {
    let words = try TruthWords.all().reduce(0) { $0 + $1.words.count }
    #expect(try TruthCard.all().count + words >= 300)
  }

  /// The numbers of a card, in the order of their names.
  static func measures(_ card: TruthCard) throws -> [TruthMeasure] {
    let view = try #require(TruthViews.all[card.name], "no view of this name")
    let settled = try Settled(
      view().frame(width: card.size[0], height: card.size[1]), width: card.size[0],
      height: card.size[1], system: card.version)
    func frame(_ id: String) throws -> [Double] {
      let frame = try #require(settled.layout.frame(ofID: id), "\(id) is missing")
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
    var measures: [TruthMeasure] = []
    func add(_ name: String, _ drawn: Double, _ recorded: Double?, _ tolerance: Double) {
      guard let recorded else { return }
      measures.append(
        TruthMeasure(name: name, drawn: drawn, recorded: recorded, tolerance: tolerance))
    }
    let names = ["x", "y", "width", "height"]
    for (id, recorded) in (card.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (index, drawn) in try frame(id).enumerated() {
        let tolerance = index < 2 ? TruthMeasure.position : TruthMeasure.length
        add("\(id).\(names[index])", drawn, recorded[index], tolerance)
      }
    }
    for (id, recorded) in (card.sizes ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (index, drawn) in try frame(id)[2...].enumerated() {
        add("\(id).\(names[index + 2])", drawn, recorded[index], TruthMeasure.length)
      }
    }
    for inset in card.insets ?? [] {
      let (outer, inner) = (try frame(inset.outer), try frame(inset.inner))
      let start = [inner[0] - outer[0], inner[1] - outer[1]]
      let end = (0..<2).map { axis -> Double in outer[axis + 2] - inner[axis + 2] - start[axis] }
      let edges = ["left", "top", "right", "bottom"]
      for (index, drawn) in (start + end).enumerated() {
        let name = "\(inset.inner).\(edges[index])"
        add(name, drawn, inset.points[index], TruthMeasure.length)
      }
    }
    for gap in card.gaps ?? [] {
      let (first, second) = (try frame(gap.from), try frame(gap.to))
      let axis = gap.side == "right" ? 0 : 1
      let points = second[axis] - first[axis] - first[axis + 2]
      add("\(gap.from)–\(gap.to)", points, gap.points, TruthMeasure.length)
    }
    return measures
  }

  /// The widths and heights of symbols.
  static func measures(_ symbols: TruthSymbols) throws -> [TruthMeasure] {
    let names = symbols.symbols.keys.sorted()
    let settled = try Settled(
      VStack {
        ForEach(names, id: \.self) { name in
          Image(systemName: name).font(.system(size: symbols.size)).id(name)
        }
      })
    return try names.flatMap { name in
      let frame = try #require(settled.layout.frame(ofID: name), "\(name) is missing")
      let drawn = [frame.width, frame.height]
      return zip(["width", "height"], zip(drawn, symbols.symbols[name] ?? [])).map {
        TruthMeasure(
          name: "\(name).\($0)", drawn: $1.0, recorded: $1.1, tolerance: TruthMeasure.length)
      }
    }
  }

  /// The widths of words, rounded up to half points here as there.
  static func measures(_ words: TruthWords) throws -> [TruthMeasure] {
    let texts = words.words.keys.sorted()
    let settled = try Settled(
      VStack(alignment: .leading) {
        ForEach(texts, id: \.self) { text in
          Text(text).font(.system(size: words.size, weight: Font.Weight(number: words.weight)))
            .fixedSize().id(text)
        }
      })
    return try texts.map { text in
      let frame = try #require(settled.layout.frame(ofID: text), "\(text) is missing")
      let recorded = words.words[text] ?? 0
      return TruthMeasure(
        name: text, drawn: frame.width, recorded: recorded,
        tolerance: max(TruthMeasure.length, recorded / 100))
    }
  }
}

extension Font.Weight {
  /// The weight of a number from 400 to 900.
  init(number: Int) {
    self =
      switch number {
      case 500: .medium
      case 600: .semibold
      case 700: .bold
      case 800: .heavy
      case 900: .black
      default: .regular
      }
  }
}
