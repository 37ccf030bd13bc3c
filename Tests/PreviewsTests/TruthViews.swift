import GalleySwiftUI

/// The views of the recorded frames, by the names of the cards.
@MainActor
enum TruthViews {
  typealias Views = [String: @MainActor () -> AnyView]

  static var all: Views {
    [stacks, boxes, texts, placements, shapes, compositions, scrolls, controls, containers]
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  static func view(@ViewBuilder _ content: @escaping () -> some View)
    -> @MainActor () -> AnyView
  {
    { AnyView(content()) }
  }

  static func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  private static var stacks: Views {
    [
      "layout/spacing-default": view {
        HStack {
          box("a", 50, 50)
          box("b", 50, 50)
          box("c", 50, 50)
        }.id("stack")
      },
      "layout/vstack-spacing-default": view {
        VStack {
          box("a", 50, 50)
          box("b", 50, 50)
        }.id("stack")
      },
      "layout/divider": view {
        VStack(spacing: 0) {
          box("a", 100, 20)
          Divider().id("hdivider")
          HStack(spacing: 0) {
            box("b", 20, 60)
            Divider().id("vdivider")
            box("c", 20, 60)
          }.id("hstack")
        }.id("vstack")
      },
      "layout/hstack-distribution": view {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.blue.frame(width: 50).id("b")
          Color.green.id("c")
        }
      },
      "layout/hstack-priority": view {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).id("a")
          Color.blue.frame(minWidth: 20).layoutPriority(1).id("b")
          Color.green.frame(width: 60).id("c")
        }
      },
      "layout/spacer": view {
        HStack {
          box("a", 50, 50)
          Spacer().id("spacer")
          box("b", 50, 50)
        }.id("stack")
      },
      "layout/spacer-min-length": view {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box("a", 250, 20)
            Spacer(minLength: 20).id("s1")
            box("b", 100, 20)
          }.id("overflow")
          HStack(spacing: 0) {
            Spacer().id("s2")
            box("c", 40, 20)
            Spacer().id("s3")
          }.id("balanced")
          Spacer().id("vspacer")
        }
      },
      "layout/vstack-alignment": view {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            box("l1", 100, 20)
            box("l2", 50, 20)
          }.id("leading")
          VStack(alignment: .trailing, spacing: 4) {
            box("t1", 100, 20)
            box("t2", 50, 20)
          }.id("trailing")
        }
      },
      "layout/hstack-alignment": view {
        VStack(spacing: 0) {
          HStack(alignment: .top, spacing: 4) {
            box("top1", 20, 60)
            box("top2", 20, 30)
          }
          HStack(alignment: .bottom, spacing: 4) {
            box("bottom1", 20, 60)
            box("bottom2", 20, 30)
          }
        }
      },
      "layout/hstack-ideal": view {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 6) {
            box("a", 30, 30)
            box("b", 40, 30)
          }.id("row")
          box("wide", 200, 10)
        }.id("column")
      },
      "layout/nested-stacks": view {
        VStack(spacing: 10) {
          HStack(spacing: 10) {
            Color.red.id("a")
            Color.blue.frame(width: 80).id("b")
          }
          .padding(10).id("row")
          HStack {
            box("c", 40, 40)
            Spacer()
            box("d", 40, 40)
          }
          .frame(height: 60).id("bottom")
        }
      },
    ]
  }

  private static var boxes: Views {
    [
      "layout/padding-default": view { Color.red.id("inner").padding().id("outer") },
      "layout/padding-edges": view {
        Color.red.id("inner").padding(.leading, 30).padding(.vertical)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).id("outer")
      },
      "layout/zstack": view {
        ZStack(alignment: .bottomTrailing) {
          box("a", 100, 100)
          box("b", 30, 30)
        }.id("stack")
      },
      "layout/frame-fixed": view {
        box("inner", 40, 40).frame(width: 120, height: 80, alignment: .topLeading).id("outer")
      },
      "layout/frame-flex": view {
        VStack(spacing: 0) {
          box("0", 40, 20).frame(minWidth: 100).id("min")
          box("1", 40, 20).frame(maxWidth: 200).id("max")
          box("2", 40, 20).frame(minWidth: 50, maxWidth: .infinity).id("fill")
          box("3", 40, 20).frame(idealWidth: 150).fixedSize().id("ideal")
          Color.red.frame(maxWidth: 120, maxHeight: 20).id("clampFlexible")
          box("4", 250, 20).frame(maxWidth: 200).id("overflow")
        }
      },
      "layout/fixed-size": view {
        VStack(spacing: 0) {
          Color.red.fixedSize().id("both")
          Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).id("horizontal")
        }
      },
      "layout/alignment-guide": view {
        VStack(alignment: .leading, spacing: 4) {
          box("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
          box("b", 50, 20)
          box("c", 30, 20).alignmentGuide(.leading) { $0.width / 2 }
        }.id("stack")
      },
      "layout/group-modifier": view {
        HStack(spacing: 0) {
          Group {
            Color.red.id("a")
            Color.blue.id("b")
          }
          .frame(width: 50, height: 50)
          .padding(5)
          Color.green.id("c")
        }
      },
    ]
  }

  private static var texts: Views {
    [
      "ios/layout/basics": view {
        VStack(alignment: .leading, spacing: 0) {
          Text("Hello").id("paddedText").padding().id("padded")
          VStack {
            Text("One").id("one")
            Text("Two").id("two")
          }.id("textStack")
          VStack {
            Text("Hello").id("textAboveBox")
            box("box", 40, 10)
          }.id("mixedStack")
          HStack {
            Text("One").id("hOne")
            Text("Two").id("hTwo")
            box("hBox", 10, 10)
          }.id("hStack")
          Divider().id("divider")
        }.id("stack")
      },
      "ios/button/basic": view {
        VStack(alignment: .leading, spacing: 12) {
          Button("OK") {}.id("plain")
          Button("Bordered") {}.buttonStyle(.bordered).id("bordered")
          Button {
          } label: {
            Text("Bordered").id("words")
          }.buttonStyle(.bordered).id("button")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Button("OK") {}.id("rowButton")
            Text("Hg").id("rowText")
          }.id("row")
        }.id("stack")
      },
      "grid/modifiers": view {
        Grid(alignment: .leading) {
          GridRow {
            box("header", 44.5, 16).gridCellColumns(2)
            box("ccc", 28, 16)
          }
          GridRow {
            box("a", 9, 16).gridColumnAlignment(.trailing)
            box("red", 60, 40)
            box("e", 8, 16).gridCellAnchor(.bottomTrailing)
          }
          Color.green.frame(height: 4).id("divider")
          GridRow {
            Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).id("blue")
            box("h", 10, 16)
          }
        }.id("grid")
      },
      "grid/flexible": view {
        Grid {
          GridRow {
            box("a", 9, 16)
            Color.red.frame(height: 20).id("red")
            box("ccc", 28, 16)
          }
          GridRow {
            Color.blue.frame(height: 30).id("blue")
            box("e", 8, 16)
            Color.green.frame(height: 30).id("green")
          }
        }
        .frame(width: 280).id("grid")
      },
      "grid/spacing": view {
        Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
          GridRow {
            box("a", 9, 16)
            box("red", 30, 30)
          }
          GridRow {
            box("blue", 60, 20)
            box("h", 10, 16)
          }
        }.id("grid")
      },
      "grid/basic": view {
        Grid {
          GridRow {
            Text("A").id("a")
            Text("BB")
            Text("CCC")
          }
          GridRow {
            box("red", 30, 20)
            Text("E").id("e")
            box("blue", 50, 40)
          }
          GridRow {
            Text("G").id("g")
            Text("H")
          }
        }.id("grid")
      },
    ]
  }
}
