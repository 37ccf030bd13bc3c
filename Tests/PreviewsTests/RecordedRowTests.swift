import Foundation
import GalleySwiftUI
import Testing

/// Rows and controls that simulators recorded.
@MainActor
@Suite struct RecordedRowTests {
  private func commands(_ view: some View, width: Double = 390) throws -> [String] {
    try Settled(view, width: width, height: 200).layout.painted().commands.map { "\($0)" }
  }

  /// Recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d, testExploreView2, whose third event has the picture of the first.
  @Test func valuesOfOneIdentityShowTheFirst() throws {
    let values = [("a", "First"), ("b", "Second"), ("a", "Third")]
    #expect(
      try commands(VStack { ForEach(values, id: \.0) { Text($0.1) } })
        == commands(VStack { ForEach(["First", "Second", "First"], id: \.self) { Text($0) } }))
  }

  /// Recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d, testComponentPlaygroundView.
  @Test func segmentsTakeAPointLessThanTheirGround() throws {
    let picker = Picker("", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.segmented)
    let settled = try Settled(picker.id("picker"), width: 200)
    #expect(settled.size(of: "picker") == [200, 31])
    let grounds = settled.layout.painted().commands.compactMap { command -> Double? in
      if case .fill(let shape, _) = command, shape.bounds.width == 200 {
        shape.bounds.height
      } else {
        nil
      }
    }
    #expect(grounds == [32])
  }
}
