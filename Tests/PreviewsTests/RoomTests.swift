import Foundation
import GalleySwiftUI
import Testing

/// Values that depend on the surrounding container or on the place of a view.
@MainActor
@Suite struct RoomTests {
  @Test func aShapeRelativeToItsContainerHasTheContainersShape() throws {
    let relative = try Settled(
      ZStack {
        ContainerRelativeShape().fill(.red)
        Color.blue.clipShape(.containerRelative)
        ContainerRelativeShape().strokeBorder(.green, lineWidth: 4)
      }
      .containerShape(.rect(cornerRadius: 20)).frame(width: 90, height: 60))
    let named = try Settled(
      ZStack {
        RoundedRectangle(cornerRadius: 20).fill(.red)
        Color.blue.clipShape(.rect(cornerRadius: 20))
        RoundedRectangle(cornerRadius: 20).strokeBorder(.green, lineWidth: 4)
      }
      .frame(width: 90, height: 60))
    #expect(relative.layout.painted().commands == named.layout.painted().commands)
    let alone = try Settled(ContainerRelativeShape().fill(.red).frame(width: 90, height: 60))
    let plain = try Settled(Rectangle().fill(.red).frame(width: 90, height: 60))
    #expect(alone.layout.painted().commands == plain.layout.painted().commands)
  }

  @Test func aGroundHasTheShapeOfTheContainer() throws {
    let content = Color.green.frame(width: 90, height: 60)
    let relative = try Settled(content.background(.red).containerShape(.rect(cornerRadius: 20)))
    let named = try Settled(content.background(.red, in: .rect(cornerRadius: 20)))
    #expect(relative.layout.painted().commands == named.layout.painted().commands)
    let alone = try Settled(content.background(.red))
    let plain = try Settled(content.background(.red, in: .rect))
    #expect(alone.layout.painted().commands == plain.layout.painted().commands)
  }

  @Test func aVisualEffectKnowsItsPlaceAndMovesNothingElse() throws {
    func drawn(_ view: some View) throws -> Settled {
      try Settled(
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20)
          view
        })
    }
    let effect = try drawn(
      Color.blue.frame(width: 40, height: 20).id("it").visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).minX, y: proxy.size.height)
          .opacity(proxy.size.width / 80)
      })
    let plain = try drawn(
      Color.blue.frame(width: 40, height: 20).id("it").offset(x: 30, y: 20).opacity(0.5))
    #expect(effect.layout.painted().commands == plain.layout.painted().commands)
    #expect(!effect.session.remarks.contains { $0.contains("rounds") })
  }

  @Test func marginsOfContentLieInsideOfWhatScrolls() throws {
    let settled = try Settled(
      ScrollView {
        Color.red.frame(height: 10).id("inner")
        ScrollView(.horizontal) { Color.red.frame(width: 5, height: 10).id("deep") }
      }
      .id("view").contentMargins(20, for: .scrollContent).contentMargins(3, for: .scrollIndicators)
      .frame(width: 100, height: 100))
    #expect(settled.size(of: "view") == [100, 100])
    #expect(settled.place(of: "inner") == [20, 20])
    #expect(settled.size(of: "inner") == [60, 10])
    #expect(settled.place(of: "deep")?[0] == 20)
  }

  @Test func aShareOfTheContainerLeavesSpacesOut() throws {
    let settled = try Settled(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).id("two")
          Color.red.containerRelativeFrame(.horizontal) { width, _ in width * 0.6 }.id("part")
        }
        .padding(7)
      }
      .frame(width: 200, height: 50))
    #expect(settled.size(of: "two")?[0] == 130)
    #expect(settled.size(of: "part")?[0] == 120)
  }

  @Test func anchorsOfOnePlaceAreEqual() throws {
    struct Places: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let view = HStack(spacing: 0) {
      ZStack {
        Color.red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Color.red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      Color.red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .frame(width: 60, height: 10)
    .overlayPreferenceValue(Places.self) { places in
      Color.blue.frame(width: CGFloat(Set(places).count), height: 1).id("count")
    }
    #expect(try Settled(view).size(of: "count")?[0] == 2)
  }

  @Test func viewsInATupleAndOfEachValueCanBeTakenOut() throws {
    struct Parts<Views>: View {
      let content: TupleView<Views>
      init(@ViewBuilder _ content: () -> TupleView<Views>) { self.content = content() }
      var body: some View {
        let parts = Mirror(reflecting: content.value).children.compactMap {
          AnyView(_fromValue: $0.value)
        }
        ForEach(0..<parts.count, id: \.self) { parts[parts.count - 1 - $0] }
      }
    }
    let each = ForEach([4, 6], id: \.self) { Color.red.frame(width: 5, height: CGFloat($0)) }
    let settled = try Settled(
      VStack(spacing: 0) {
        Parts {
          Color.red.frame(width: 5, height: 10).id("a")
          Color.red.frame(width: 5, height: 20).id("b")
        }
        each.content(each.data[1]).id("each")
      })
    #expect(settled.place(of: "b") == [0, 0])
    #expect(settled.place(of: "a") == [0, 20])
    #expect(settled.size(of: "each") == [5, 6])
    let isView = AnyView(_fromValue: 3) != nil
    #expect(!isView)
  }
}
