import GalleySwiftUI

/// The views of recorded frames for scroll views.
extension TruthViews {
  static var scrolls: Views { plain.merging(placed) { first, _ in first } }

  private static func rows(
    _ count: Int, _ id: String = "row", width: CGFloat = 120, spacing: CGFloat = 0
  ) -> some View {
    VStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { index in box("\(id)\(index)", width, 20) }
    }
  }

  private static var plain: Views {
    [
      "scroll/vertical": view { ScrollView { rows(3).id("content") }.id("scroll") },
      "scroll/both": view {
        ScrollView([.horizontal, .vertical]) { box("content", 500, 400) }.id("scroll")
      },
      "scroll/small-both": view {
        ScrollView([.horizontal, .vertical]) { box("content", 611, 608.333) }.id("scroll")
      },
      "scroll/narrow-content": view {
        ScrollView { box("content", 100, 400) }.id("scroll").frame(width: 250, height: 150)
          .id("frame")
      },
      "scroll/wide-content": view { ScrollView { box("content", 400, 400) }.id("scroll") },
      "scroll/in-stack": view {
        VStack(spacing: 0) {
          box("header", 44.5, 16)
          ScrollView { rows(20).id("content") }.id("scroll")
          box("footer", 39.5, 16)
        }.id("stack")
      },
      "scroll/horizontal": view {
        ScrollView(.horizontal) {
          HStack(spacing: 8) { ForEach(0..<12, id: \.self) { box("cell\($0)", 60, 40) } }
            .id("content")
        }.id("scroll")
      },
      "scroll/padding": view { ScrollView { rows(20).padding().id("padded") }.id("scroll") },
    ]
  }

  private static var placed: Views {
    [
      "scroll/anchor-bottom": view {
        ScrollView { rows(20).id("content") }.defaultScrollAnchor(.bottom).id("scroll")
      },
      "scroll/margins": view {
        HStack(spacing: 20) {
          ScrollView { rows(20, "a") }.contentMargins(20, for: .scrollContent).id("content")
          ScrollView { rows(3, "b") }.contentMargins(.horizontal, 12, for: .scrollContent)
            .id("horizontal")
          ScrollView { rows(3, "c") }.contentMargins(.top, 30).id("automatic")
          ScrollView { rows(20, "d") }.contentMargins(20, for: .scrollIndicators)
            .id("indicators")
        }
      },
      "scroll/anchor-roles": view {
        HStack(spacing: 20) {
          ScrollView { rows(3, "a") }.defaultScrollAnchor(.bottom, for: .alignment)
            .id("bottomAligned")
          ScrollView { rows(3, "b") }.defaultScrollAnchor(.center, for: .alignment)
            .id("centerAligned")
          ScrollView { rows(20, "c") }.defaultScrollAnchor(.bottom, for: .sizeChanges)
            .id("sizeChanges")
          ScrollView { rows(20, "d") }.defaultScrollAnchor(.bottom)
            .defaultScrollAnchor(.bottom, for: .sizeChanges).id("bottomGrows")
        }
      },
      "ios/scroll/geometry": view {
        VStack(spacing: 0) {
          ScrollView { rows(20, "g") }.contentMargins(.top, 20, for: .scrollContent)
            .frame(height: 150).id("scroll")
          Color.clear.frame(width: 120, height: 8)
        }
      },
    ]
  }
}
