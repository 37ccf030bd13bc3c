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

  /// Recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d, testContentView, on a screen of 430 points.
  @Test func aDisclosureKeepsAwayFromTheEndOfARowOnWideScreens() throws {
    func room(_ width: Double) throws -> Double {
      let list = List { NavigationLink("A", value: 1) }
      let line = try Settled(NavigationStack { list }, width: width, height: 300).strokedBounds
      try #require(line.count == 4)
      return width - line[0] - line[2]
    }
    #expect(try abs(room(430) - room(390) - 7.0 / 3) < 0.34)
  }

  /// Recorded on iOS 18: aessam/NiceViewsLib at 7ea4562d, testComponentsCatalogView.
  @Test func aLinkInARowOutsideOfAStackIsPale() throws {
    let link = NavigationLink("A", value: 1)
    let pale = try commands(List { link })
    #expect(try pale == commands(List { link.disabled(true) }))
    #expect(try pale != commands(NavigationStack { List { link } }))
  }

  @Test func theTypedTextOfAFieldHasTheForeground() throws {
    func drawn(_ text: String, _ color: Color?) throws -> [String] {
      try commands(
        TextField("Name", text: .constant(text)).textFieldStyle(.roundedBorder)
          .foregroundColor(color))
    }
    #expect(try drawn("Ada", .red) != drawn("Ada", nil))
    #expect(try drawn("", .red) == drawn("", nil))
  }
}
