import GalleySwiftUI
import Synchronization
import Testing

import enum GalleyDesign.SystemVersion

/// Distances of stacks without spacing, and the shares of rows. The numbers are those of the vectors in
/// `LayoutTests/Vectors/spacing.json`, which names their sources.
@MainActor
@Suite struct SpacingTests {
  /// Returns the gap between two views of a column.
  private func gap(_ upper: some View, _ lower: some View) throws -> Double {
    let settled = try Settled(
      VStack(alignment: .leading) {
        upper.id("upper")
        lower.id("lower")
      })
    let (first, second) = (settled.layout.frame(ofID: "upper"), settled.layout.frame(ofID: "lower"))
    return try #require(second).minY - #require(first).maxY
  }

  private var box: some View { Rectangle().frame(width: 20, height: 10) }

  @Test func aTextKeepsTheLeadingOfTheLowerOneFromTheUpperOne() throws {
    #expect(try gap(Text("Title"), Text("Body")) == 2)
    #expect(try gap(Text("Title").font(.headline), Text("Small").font(.caption2)) == 0)
    #expect(try gap(Text("Title"), Text("Sized").font(.system(size: 17))) == 0)
  }

  @Test func aBoxKeepsOtherDistancesAboveAndBelowATextThanBesideABox() throws {
    let below = try gap(Text("Title"), box)
    let above = try gap(box, Text("Title"))
    #expect(below > 10.5 && below < 11.1 && above > 6 && above < 7.2)
    #expect(try gap(box, box) == 8)
  }

  /// Several views in a scroll view form a column with its distances, whichever axis scrolls: recorded on macOS 26.2
  /// by `scroll/children` of iamcgn/swiftui-web.
  @Test(arguments: [Axis.Set.vertical, .horizontal])
  func viewsOfAScrollViewStandInAColumn(axes: Axis.Set) throws {
    let views = Group {
      Text("Top").id("top")
      box.id("box")
      Text("Bottom").id("bottom")
    }
    func distances(_ view: some View) throws -> [Double] {
      let settled = try Settled(view, width: 200, height: 200)
      let frames = try ["top", "box", "bottom"].map {
        try #require(settled.layout.frame(ofID: $0))
      }
      // Differences of places are not exact.
      return zip(frames, frames.dropFirst()).map { (100 * ($1.minY - $0.maxY)).rounded() }
    }
    #expect(try distances(ScrollView(axes) { views }) == distances(VStack { views }))
  }

  @Test func appsBuiltBeforeIOS17KeepTextsTogetherAndBoxesApart() throws {
    func gap(_ upper: some View, _ lower: some View) throws -> Double {
      let settled = try Settled(
        VStack {
          upper.id("upper")
          lower.id("lower")
        }, system: .ios16)
      let frames = (settled.layout.frame(ofID: "upper"), settled.layout.frame(ofID: "lower"))
      return try #require(frames.1).minY - #require(frames.0).maxY
    }
    #expect(try gap(Text("Title"), Text("Body")) == 0)
    // Four points and the descent of a text of twelve.
    let above = try gap(box, Text("Small").font(.caption))
    #expect(above > 6.5 && above < 7)
  }

  @Test func rowsFramesAndPaddingOfNothingPassTheDistancesOfTextsOn() throws {
    let row = HStack {
      Text("Title")
      Spacer()
      Image(systemName: "chevron.right")
    }
    #expect(try gap(row, Text("Body")) == 2)
    #expect(try gap(Text("Title").frame(maxWidth: .infinity), Text("Body")) == 2)
    #expect(try gap(Text("Title").padding(0), Text("Body").background(Color.red)) == 2)
    #expect(try gap(Label("Title", systemImage: "star"), Text("Body")) == 2)
    #expect(try gap(Text("Title").padding(.bottom, 1), Text("Body")) > 6)
  }

  @Test func rowsOfAGridHaveTheDistancesOfAColumn() throws {
    let settled = try Settled(
      Grid {
        GridRow { Text("One").id("one") }
        GridRow { Text("Two").id("two") }
        GridRow { box.id("box") }
        Text("All").id("all")
      })
    let frames = try ["one", "two", "box", "all"].map {
      try #require(settled.layout.frame(ofID: $0))
    }
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    let column = [
      try gap(Text("One"), Text("Two")), try gap(Text("Two"), box), try gap(box, Text("All")),
    ]
    #expect(zip(gaps, column).allSatisfy { abs($0 - $1) < 0.01 } && gaps[0] == 2, "\(gaps)")
    #expect(try gap(Grid { GridRow { Text("One") } }, Text("Two")) == 2)
  }

  @Test func nothingInARowStandsCloserThanEight() throws {
    let settled = try Settled(
      HStack {
        Text("One").id("one")
        Text("Two").id("two")
        box.id("box")
      })
    let frames = ["one", "two", "box"].compactMap { settled.layout.frame(ofID: $0) }
    #expect(zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX } == [8, 8])
  }

  /// A column that keeps the distances of its views.
  private struct Column: Layout {
    let noted: Noted
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let gaps = zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .vertical)
      }
      noted.gaps.withLock { $0 = gaps.map { Double($0) } }
      return CGSize(
        width: 100,
        height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
          + gaps.reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
  private final class Noted: Sendable { let gaps = Mutex<[Double]>([]) }

  @Test func aLayoutOfOnesOwnIsToldTheDistancesOfItsViews() throws {
    let noted = Noted()
    _ = try Settled(
      Column(noted: noted) {
        Text("Title")
        Text("Body")
        box
        box
      })
    let gaps = noted.gaps.withLock(\.self)
    #expect(gaps.count == 3 && gaps[0] == 2 && gaps[1] > 10 && gaps[2] == 8)
  }

  @Test func spacingsAreJoinedEdgeByEdge() {
    let plain = ViewSpacing()
    #expect(plain.distance(to: plain, along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(plain.union(.zero).distance(to: plain, along: .vertical) == 0)
    var joined = plain
    joined.formUnion(.zero, edges: .top)
    #expect(joined.distance(to: plain, along: .vertical) == 8)
    #expect(plain.distance(to: joined, along: .vertical) == 0)
  }

  private struct Whole: Layout {
    let ownSpacing: ViewSpacing?
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      ownSpacing ?? subviews.first?.spacing ?? .zero
    }
  }

  @Test func aLayoutOfOnesOwnSaysWhatItWants() throws {
    #expect(try gap(Whole(ownSpacing: nil) { Text("Title") }, Text("Body")) == 2)
    #expect(try gap(Whole(ownSpacing: .zero) { Text("Title") }, Text("Body")) == 0)
  }

  @Test func aTextBesideAColourGetsItsShareAndNoMore() throws {
    let settled = try Settled(
      HStack {
        Color.purple
        Text("Hello, world").id("text")
        Color.pink
      }
      .frame(width: 200, height: 100))
    let frame = try #require(settled.layout.frame(ofID: "text"))
    #expect(frame.width <= 61.5 && frame.height > 40)
  }

  @Test func aTextThatGoesFirstHasItsLine() throws {
    let settled = try Settled(
      HStack {
        Color.purple
        Text("Hello, world").layoutPriority(1).id("text")
        Color.pink
      }
      .frame(width: 200, height: 100))
    #expect(try #require(settled.layout.frame(ofID: "text")).height < 25)
  }

  @Test func linesAreReserved() throws {
    func height(_ view: some View) throws -> Double {
      try Settled(view.id("text")).size(of: "text")?[1] ?? 0
    }
    let text = Text("One")
    let three = try height(Text("One\nTwo\nThree"))
    #expect(try height(text.lineLimit(3, reservesSpace: true)) == three)
    #expect(try height(text.lineLimit(3...5)) == three)
    #expect(try height(text.lineLimit(3...)) == three)
    #expect(try height(Text("").lineLimit(3, reservesSpace: true)) == three)
    #expect(try height(text.lineLimit(3, reservesSpace: false)) == height(text))
    #expect(try height(text.lineLimit(...3)) == height(text))
    #expect(try height(text.lineLimit(1).lineLimit(3, reservesSpace: true)) == height(text))
  }

  @Test func aLabelOfAFormKeepsItsWidth() throws {
    let settled = try Settled(
      Form {
        LabeledContent {
          TextField("Name", text: .constant("Ada"))
        } label: {
          Text("Name").id("label")
        }
      }, width: 320, height: 300)
    #expect(try #require(settled.layout.frame(ofID: "label")).height < 30)
  }
}
