import Foundation
import GalleyGeometry
import GalleySwiftUI
import Testing

/// Frames that Apple's renderer recorded, from `Truth/frames.json`, against the same views here.
///
/// Text on the recording hosts is wider and higher than on a phone, so cards with text hold the distances
/// between views and not their frames.
@MainActor
@Suite struct TruthTests {
  /// One recorded view.
  struct Card: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    /// The operating system of the recording.
    let system: String
    /// The project, path and commit of the recording.
    let source: String
    /// The proposed size, in points.
    let size: [Double]
    /// Left, top, width and height of the views, by identifier.
    let frames: [String: [Double]]?
    /// Distances between facing edges: two identifiers, `right` or `below`, and points.
    let gaps: [Gap]?
    /// Widths and heights by identifier; null for one that depends on the font.
    let sizes: [String: [Double?]]?
    /// Why the drawing is known to differ; nil where it must not.
    let differs: String?
    /// Left, upper, right and lower distances of a view from one that contains it.
    let insets: [Inset]?

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
  }

  private nonisolated static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Truth/frames.json")

  nonisolated static func cards() throws -> [Card] {
    try JSONDecoder().decode([Card].self, from: Data(contentsOf: path))
  }

  @Test(arguments: try cards()) func aViewHasItsRecordedFrames(card: Card) throws {
    try withKnownIssue("\(card.differs ?? "")") {
      try compare(card)
    } when: {
      card.differs != nil
    }
  }

  private func compare(_ card: Card) throws {
    let view = try #require(TruthViews.all[card.name], "no view of this name")
    let settled = try Settled(
      view().frame(width: card.size[0], height: card.size[1]), width: card.size[0],
      height: card.size[1])
    func frame(_ id: String) throws -> [Double] {
      let frame = try #require(settled.layout.frame(ofID: id), "\(id) is missing")
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
    for (id, recorded) in card.frames ?? [:] {
      let own = try frame(id)
      #expect(isNear(own, recorded), "\(id): \(own), recorded \(recorded)")
    }
    for (id, recorded) in card.sizes ?? [:] {
      let own = try frame(id)
      for (length, recorded) in zip(own[2...], recorded) {
        if let recorded {
          #expect(isNear([length], [recorded]), "\(id): \(length), recorded \(recorded)")
        }
      }
    }
    for inset in card.insets ?? [] {
      let (outer, inner) = (try frame(inset.outer), try frame(inset.inner))
      let start = [inner[0] - outer[0], inner[1] - outer[1]]
      let end = (0..<2).map { axis -> Double in outer[axis + 2] - inner[axis + 2] - start[axis] }
      let points: [Double] = start + end
      #expect(isNear(points, inset.points), "\(inset.inner): \(points), recorded \(inset.points)")
    }
    for gap in card.gaps ?? [] {
      let (first, second) = (try frame(gap.from), try frame(gap.to))
      let axis = gap.side == "right" ? 0 : 1
      let points = second[axis] - first[axis] - first[axis + 2]
      #expect(
        isNear([points], [gap.points]),
        "\(gap.from) to \(gap.to): \(points), recorded \(gap.points)")
    }
  }

  private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 0.5 }
  }
}
