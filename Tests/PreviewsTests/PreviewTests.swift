import GalleyGeometry
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

@available(macOS 15.0, iOS 18.0, *)
#Preview("Since \(18)") {
  do {
    let count = try Int("3", format: .number)
    return Text("\(count)").id("text")
  } catch {
    return Color.red.frame(width: 3)
  }
}

#Preview("Closures") {
  let longest = ["a", "bcd"].max {
    if $0 == $1 { return false }
    return $0.count < $1.count
  }
  Text(longest ?? "").id("text")
}

private struct Titles: View {
  @Environment(\.lineLimit) private var limit
  var body: some View {
    Group {
      Text("one").frame(height: limit.map { CGFloat($0) }).id("one")
      Text("two").id("two")
    }
  }
}

@MainActor
@Suite struct PreviewTests {
  @Test func severalViewsWithoutAContainerLieBelowOneAnother() throws {
    let several = [
      AnyView(Titles()), AnyView(Titles().previewLayout(.sizeThatFits).lineLimit(31)),
      AnyView(
        Group {
          Text("one").id("one")
          Text("two").id("two")
        }),
    ]
    for view in several {
      let settled = try Settled(WindowContent(view))
      let one = try #require(settled.layout.frame(ofID: "one"))
      let two = try #require(settled.layout.frame(ofID: "two"))
      #expect(one.maxY <= two.minY && abs(one.midX - two.midX) <= 1)
    }
    #expect(try Settled(WindowContent(several[1])).size(of: "one")?[1] == 31)
  }

  @Test func oneViewIsDrawnAndDescribedAsWithoutAWindow() throws {
    let single = [
      AnyView(Text("one").padding()), AnyView(Text("one").previewDisplayName("One").lineLimit(2)),
      AnyView(
        VStack {
          Text("one")
          Titles()
        }),
      AnyView(Text("one").environment(\.layoutDirection, .rightToLeft)),
    ]
    for view in single {
      let (alone, shown) = (try Settled(view), try Settled(WindowContent(view)))
      #expect(shown.layout.dump() == alone.layout.dump())
      func dump(_ view: some View) throws -> String {
        try Settled(view.frame(maxWidth: .infinity, maxHeight: .infinity)).layout.dump()
      }
      #expect(try dump(WindowContent(view)) == dump(view))
    }
  }

  @Test func allPreviewsOfTheProcessAreFound() {
    let names = PreviewNames.named(PreviewScan.previews()).map(\.name)
      .filter { name in
        !["Names-", "Devices", "Signature"].contains { name.contains($0) }
      }
    #expect(
      names.sorted() == [
        "Cards-Shapes", "Controls-Alert", "Controls-Choices", "Controls-Controls",
        "Controls-Dialog",
        "Controls-Plain", "Controls-Rows", "Controls-Sheet", "PreviewTests-Closures",
        "PreviewTests-In-quotes-and",
        "PreviewTests-Since-18",
        "ProfileCard-Dark", "ProfileCard-Online",
        "Settings", "Settings-Counter", "Tabs",
      ])
  }

  @Test func thePartsOfAPreviewAreTakenApart() throws {
    let preview = try #require(
      PreviewScan.previews().first { $0.name == "In \"quotes\" // and }" })
    #expect(preview.line == 7)
    #expect(try Settled(preview.view()).size(of: "box") == [31, 13])
  }

  @Test func attributesBeforeAPreviewAreNotItsArgumentsAndItsViewsMayDiffer() throws {
    for name in ["Since 18", "Closures"] {
      let preview = try #require(PreviewScan.previews().first { $0.name == name })
      #expect(try Settled(preview.view()).size(of: "text") != nil)
    }
  }

  @Test func aWindowOfAMacFitsItsContentAndFillsTheScreenWithoutASize() throws {
    func size<Content: View>(_ content: Content) throws -> [Double]? {
      let screen = Size(width: 1440, height: 900)
      return try Settled(OfferedScreen(windowOn: screen) { ZStack { content }.id("window") })
        .size(of: "window")
    }
    let box = Rectangle().frame(width: 200, height: 100)
    #expect(try size(box) == [200, 100])
    #expect(try size(box.frame(maxWidth: .infinity)) == [200, 100])
    #expect(try size(Rectangle().frame(width: 2000, height: 1000)) == [2000, 1000])
    #expect(try size(Rectangle().frame(idealWidth: 2000, idealHeight: 100)) == [1440, 100])
    #expect(try size(GalleySwiftUI.Color.red.frame(height: 30)) == [1440, 30])
    #expect(try size(GalleySwiftUI.Color.red) == [1440, 900])
  }

  @Test func aReaderOfGeometryBesideAColumnTakesTheRestOfTheScreen() throws {
    let columns = HStack(spacing: 0) {
      Rectangle().frame(width: 200, height: 100)
      GeometryReader { _ in Text("read") }.id("reader")
    }
    func settled(filling axes: GalleySwiftUI.Axis.Set) throws -> Settled {
      try Settled(
        OfferedScreen(windowOn: Size(width: 1440, height: 900), filling: axes) {
          ZStack { columns }
        })
    }
    let narrow = try settled(filling: [])
    #expect(narrow.session.axesOfReaders(atMost: 10) == .horizontal)
    let filled = try settled(filling: .horizontal)
    #expect(filled.size(of: "reader") == [1240, 100])
    #expect(filled.session.axesOfReaders(atMost: 10) == [])
  }

  @Test func aPreviewThatFitsIsOfferedTheScreen() throws {
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    let offered = try Settled(
      OfferedScreen(size: Size(width: 393, height: 852)) {
        VStack {
          Text(words).id("text")
          Color.red.frame(height: 9).id("bar")
        }
      })
    let text = try #require(offered.size(of: "text"))
    #expect(text[0] <= 393 && text[1] > 60)
    #expect(offered.size(of: "bar") == [393, 9])
  }

  @Test func everyPreviewOfTheFixtureDrawsWithoutAPlaceholder() throws {
    for preview in PreviewScan.previews() {
      let remarks = try Settled(preview.view(), width: 393, height: 852).session.remarks
      #expect(remarks.allSatisfy { !$0.contains("placeholder") }, "\(preview.type): \(remarks)")
    }
  }
}
