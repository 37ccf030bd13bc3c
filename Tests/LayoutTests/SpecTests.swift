import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

/// The engine against the slow interpreter of the rules.
@Suite("The rules, read literally")
struct SpecTests {
  private static let offers: [ProposedSize] = [
    ProposedSize(width: 300, height: 200), ProposedSize(width: nil, height: 120),
    ProposedSize(width: 60, height: nil), .unspecified, .zero,
    ProposedSize(width: 33, height: 500),
  ]

  /// The number of trees in a block; the environment can request more.
  private static let block =
    ProcessInfo.processInfo.environment["GALLEY_LAYOUT_TREES"].flatMap(Int.init) ?? 25

  @Test("W3W-25 the engine's frames are those of the rules", arguments: 0..<8)
  func agrees(block: Int) {
    for seed in (block * Self.block)..<((block + 1) * Self.block) {
      var generator = SpecGenerator(seed: seed)
      let root = generator.node(3, nil)
      let offer = Self.offers[seed % Self.offers.count]
      let wanted = SpecInterpreter().frames(root, offer)
      for records in [false, true] {
        var options = LayoutOptions()
        options.rootAlignment = nil
        options.recordsAllProposals = records
        let result = LayoutTree { root.append(to: &$0) }.layout(offer, options: options)
        let wrong = wanted.filter { id, frame in !isSame(result.frame(ofID: id), frame) }
        let report = wrong.sorted { $0.key < $1.key }.map {
          "\($0.key): \(result.frame(ofID: $0.key).map { "\($0)" } ?? "none"), not \($0.value)"
        }
        #expect(wrong.isEmpty, "seed \(seed): \(report.prefix(3).joined(separator: "; "))")
      }
    }
  }

  private func isSame(_ frame: Rect?, _ other: Rect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - other.minX) < 1e-6 && abs(frame.minY - other.minY) < 1e-6
      && abs(frame.width - other.width) < 1e-6 && abs(frame.height - other.height) < 1e-6
  }
}
