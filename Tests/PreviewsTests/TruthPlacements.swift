import GalleySwiftUI

/// The views of recorded frames for right-to-left layouts, lazy grids, positions and safe areas.
extension TruthViews {
  static var placements: Views {
    mirrored.merging(placed) { first, _ in first }
  }

  private static var mirrored: Views {
    [
      "layout/rtl-stacks": view {
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            box("a", 40, 30)
            box("b", 60, 30)
            Spacer()
            box("c", 30, 30)
          }.id("hstack")
          box("0", 50, 20).padding(.leading, 30).id("padded")
          box("1", 40, 20).frame(width: 120, alignment: .leading).id("framed")
          ZStack(alignment: .topLeading) {
            box("zback", 100, 40)
            box("zfront", 20, 20)
          }.id("zstack")
          HStack {
            box("ltrA", 30, 20)
            box("ltrB", 30, 20)
          }
          .environment(\.layoutDirection, .leftToRight).id("island")
          box("text", 25, 16)
          box("guided", 30, 20).alignmentGuide(.leading) { _ in -10 }
        }
        .frame(width: 300, alignment: .leading).id("vstack")
        .environment(\.layoutDirection, .rightToLeft)
      },
      "layout/rtl-grid": view {
        VStack(spacing: 16) {
          Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
              box("a", 40, 30)
              box("b", 60, 30)
              box("c", 30, 30)
            }
            GridRow {
              box("d", 100, 30).gridCellColumns(2)
              box("e", 30, 30)
            }
            GridRow { box("f", 40, 30).gridColumnAlignment(.trailing) }
          }.id("grid")
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
            ForEach(0..<5, id: \.self) { box("l\($0)", 40, 20) }
          }
          .frame(width: 200).id("lazy")
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      "layout/rtl-scroll": view {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<6, id: \.self) { box("s\($0)", 50, 40) } }
            .id("content")
        }
        .frame(width: 180, height: 60).id("scroll")
        .environment(\.layoutDirection, .rightToLeft)
      },
      "layout/rtl-custom": view {
        Lines {
          box("c0", 60, 20)
          box("c1", 90, 20)
          box("c2", 50, 20)
          box("c3", 70, 20)
          box("c4", 40, 20)
        }
        .frame(width: 200).id("flow")
        .environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  private static var placed: Views {
    [
      "lazy/grids": view {
        VStack(spacing: 16) {
          LazyVGrid(
            columns: [
              GridItem(.fixed(60)), GridItem(.flexible()),
              GridItem(.flexible(minimum: 20, maximum: 80)),
            ], spacing: 4
          ) {
            ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).id("cell\($0)") }
          }
          .frame(width: 280).id("columns")
          LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading,
            spacing: 8
          ) {
            ForEach(0..<5, id: \.self) { Color.blue.frame(height: 24).id("adaptive\($0)") }
          }
          .frame(width: 240).id("adaptive")
          LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
            ForEach(0..<5, id: \.self) { Color.green.frame(width: 40).id("hcell\($0)") }
          }
          .frame(height: 70).id("rows")
        }.id("stack")
      },
      "position/basic": view {
        VStack(spacing: 10) {
          ZStack {
            Color.gray
            box("0", 40, 40).position(x: 50, y: 30).id("inZStack")
            box("1", 30, 30).position(CGPoint(x: 150, y: 60)).id("point")
          }
          .frame(width: 200, height: 90).id("zstack")
          HStack(spacing: 10) {
            box("left", 24, 16)
            box("2", 30, 30).position(x: 20, y: 20).id("inHStack")
            box("right", 32, 16)
          }
          .frame(height: 50).id("hstack")
          VStack(spacing: 4) {
            box("above", 38.5, 16)
            box("3", 30, 20).position(x: 40, y: 10).id("inVStack")
            box("below", 36.5, 16)
          }.id("vstack")
        }.id("stack")
      },
      "position/safe-area": view {
        HStack(spacing: 20) {
          VStack(spacing: 0) { Color.red.id("plainContent") }
            .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).id("plainBar") }
            .frame(width: 100, height: 200).id("plain")
          ScrollView { rows(8, "row").id("scrollContent") }
            .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).id("scrollBar") }
            .frame(width: 100, height: 200).id("scroll")
          VStack(spacing: 0) { Color.orange.id("ignoringContent") }
            .ignoresSafeArea()
            .safeAreaInset(edge: .top, spacing: 0) {
              Color.blue.frame(height: 30).id("ignoringBar")
            }
            .frame(width: 100, height: 200).id("ignoring")
        }.id("row")
      },
      "position/safe-area-padding": view {
        HStack(spacing: 20) {
          Color.red.safeAreaPadding(20).frame(width: 100, height: 150).id("padded")
          ScrollView { rows(6, "prow").id("paddedScrollContent") }
            .safeAreaPadding(.vertical, 20)
            .frame(width: 100, height: 150).id("paddedScroll")
        }.id("row")
      },
    ]
  }

  private static func rows(_ count: Int, _ id: String) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Color.green.frame(height: 30).id("\(id)\($0)") }
    }
  }

  /// Views from left to right, 8 points apart, in lines that are 6 points apart.
  struct Lines: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let width = proposal.width ?? .infinity
      return CGSize(width: width, height: places(subviews, width).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (subview, place) in zip(subviews, places(subviews, bounds.width)) {
        subview.place(
          at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
          proposal: .unspecified)
      }
    }

    private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
      var next = CGPoint.zero
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if next.x > 0, next.x + size.width > width {
          next = CGPoint(x: 0, y: next.y + size.height + 6)
        }
        defer { next.x += size.width + 8 }
        return CGRect(origin: next, size: size)
      }
    }
  }
}
