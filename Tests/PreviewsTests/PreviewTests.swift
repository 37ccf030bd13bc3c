import GalleyPreviewFixture
import GalleyPreviews
import GalleySwiftUI
import Testing

#Preview("In \"quotes\" // and }") {
  @Previewable @State var width: CGFloat =
    31
  // A comment with { a bracket.
  let label = "a } string \("with { more".count)"
  return Rectangle().frame(width: width, height: CGFloat(label.count)).id("box")
}

@MainActor
@Suite struct PreviewTests {
  @Test func allPreviewsOfTheProcessAreFound() {
    let names = PreviewNames.named(PreviewScan.previews()).map(\.name)
      .filter { !$0.contains("Names-") && !$0.hasPrefix("Devices") }
    #expect(
      names.sorted() == [
        "Cards-Shapes", "Controls-Alert", "Controls-Choices", "Controls-Controls",
        "Controls-Dialog",
        "Controls-Plain", "Controls-Rows", "Controls-Sheet", "PreviewTests-In-quotes-and",
        "ProfileCard-Dark", "ProfileCard-Online",
        "Settings", "Settings-Counter", "Tabs",
      ])
  }

  @Test func thePartsOfAPreviewAreTakenApart() throws {
    let preview = try #require(
      PreviewScan.previews().first { $0.name == "In \"quotes\" // and }" })
    #expect(preview.line == 6)
    #expect(try Settled(preview.view()).size(of: "box") == [31, 13])
  }

  @Test func everyPreviewOfTheFixtureDrawsWithoutAPlaceholder() throws {
    for preview in PreviewScan.previews() {
      let remarks = try Settled(preview.view(), width: 393, height: 852).session.remarks
      #expect(remarks.allSatisfy { !$0.contains("placeholder") }, "\(preview.type): \(remarks)")
    }
  }
}
