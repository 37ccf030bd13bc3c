import GalleySwiftUI

/// The views of recorded frames for images, transforms, layouts of one's own and collections. Resizable images
/// are areas of their proportions, and texts are boxes of their recorded size.
extension TruthViews {
  static var compositions: Views {
    images.merging(transforms) { first, _ in first }
      .merging(layouts) { first, _ in first }.merging(collections) { first, _ in first }
  }

  private static var wide: CGFloat { 64.0 / 40 }
  private static var tall: CGFloat { 20.0 / 64 }

  private static func fitting(_ id: String, _ ratio: CGFloat? = nil) -> some View {
    Color.red.aspectRatio(ratio ?? wide, contentMode: .fit).id(id)
  }

  private static func filling(_ id: String) -> some View {
    Color.red.aspectRatio(wide, contentMode: .fill).id(id)
  }

  private static var images: Views {
    [
      "image/aspect-ratio": view {
        VStack(spacing: 8) {
          HStack(alignment: .top, spacing: 8) {
            fitting("fitWideImage").frame(width: 100, height: 40).id("fitWide")
            fitting("fitTallImage").frame(width: 40, height: 100).id("fitTall")
            filling("fillImage").frame(width: 40, height: 60).id("fill")
            filling("fillClippedImage").frame(width: 40, height: 60).clipped().id("fillClipped")
            fitting("squareImage", 1).frame(width: 60, height: 40).id("square")
            Color.red.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
              .id("thirdImage").frame(width: 30, height: 30).id("third")
          }.id("row1")
          HStack(alignment: .top, spacing: 8) {
            fitting("widthOnlyImage").frame(width: 100).id("widthOnly")
            fitting("heightOnlyImage").frame(height: 30).id("heightOnly")
            Color.red.frame(width: 64, height: 40).scaledToFit().id("rigidImage")
              .frame(width: 100, height: 40).id("rigid")
            fitting("flexibleImage", tall)
          }
          .frame(height: 100).id("row2")
          fitting("colorRatio", 2).frame(width: 100, height: 100).id("colorRatioFrame")
        }.id("stack")
      },
      "image/intrinsic": view {
        VStack(alignment: .leading, spacing: 4) {
          HStack(alignment: .top, spacing: 4) {
            box("swatch", 64, 40)
            box("tall", 20, 64)
            box("photo", 80, 60)
          }.id("row1")
          HStack(alignment: .top, spacing: 4) {
            box("nested", 32, 16)
            box("loose", 32, 16)
            box("badge", 20, 20)
            box("dual", 48, 24)
            Image("missing").id("missing")
            Image("Folder/missing").id("wrongNamespace")
          }.id("row2")
        }.id("stack")
      },
      "image/resizable": view {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            box("shrunk", 30, 30)
            box("stretched", 96, 30)
            box("0", 64, 40).frame(width: 30, height: 30).id("overflow")
            box("1", 64, 40).frame(width: 30, height: 30).clipped().id("overflowClipped")
          }.id("row1")
          Color.red.frame(height: 24).id("flexibleWidth")
          HStack(spacing: 0) {
            Color.red.id("flexA")
            Color.blue.id("flexB")
          }
          .frame(height: 40).id("row3")
          Color.red.padding(10).background(Color.yellow).frame(width: 120, height: 60).id("padded")
        }.id("stack")
      },
    ]
  }

  private static var transforms: Views {
    [
      "transform/basic": view {
        VStack(spacing: 24) {
          HStack(spacing: 40) {
            Color.red.frame(width: 40, height: 40).offset(x: 10, y: 6).id("offset")
            Color.blue.frame(width: 40, height: 40).rotationEffect(.degrees(45)).id("rotated")
            Color.green.frame(width: 40, height: 40).scaleEffect(1.5).id("scaled")
          }.id("row1")
          HStack(spacing: 40) {
            Color.orange.frame(width: 40, height: 40)
              .rotationEffect(.degrees(30), anchor: .topLeading).id("anchored")
            Color.purple.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom)
              .id("stretched")
            Color.black.frame(width: 19.5, height: 16).rotationEffect(.degrees(-20)).id("text")
          }.id("row2")
          Color.gray.frame(width: 60, height: 20)
            .transformEffect(CGAffineTransform(translationX: 20, y: -4)).id("affine")
        }.id("stack")
      },
      "transform/3d": view {
        VStack(spacing: 30) {
          HStack(spacing: 40) {
            Color.green.frame(width: 40, height: 40)
              .rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).id("aboutZ")
          }.id("row1")
          HStack(spacing: 40) {
            let skew = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
            Color.orange.frame(width: 40, height: 40)
              .projectionEffect(ProjectionTransform(skew)).id("projected")
            Color.purple.frame(width: 40, height: 40)
              .projectionEffect(ProjectionTransform(skew)).id("skewed")
          }.id("row2")
        }.id("stack")
      },
    ]
  }

  private static var layouts: Views {
    [
      "customlayout/flow": view {
        Lines {
          box("one", 25, 16)
          box("two", 25, 16)
          box("three", 35.5, 16)
          box("four", 27.5, 16)
          box("five", 25, 16)
          box("box", 60, 30)
          box("six", 18.5, 16)
        }
        .frame(width: 160).id("flow")
      },
      "customlayout/radial": view {
        Ring {
          box("a", 9, 16)
          box("b", 8.5, 16)
          box("c", 20, 20)
          box("d", 9.5, 16)
          box("e", 8, 16)
        }
        .frame(width: 160, height: 160).id("radial")
      },
      "customlayout/any": view { three(AnyLayout(HStackLayout(spacing: 8))) },
      "customlayout/any#vertical": view { three(AnyLayout(VStackLayout(spacing: 4))) },
    ]
  }

  private static func three(_ layout: AnyLayout) -> some View {
    layout {
      box("one", 25, 16)
      box("box", 30, 20)
      box("three", 35.5, 16)
    }.id("stack")
  }

  /// The middles of four views on a circle that touches the bounds at 12 points, and of a fifth halfway up.
  private struct Ring: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let side = min(proposal.width ?? 200, proposal.height ?? 200)
      return CGSize(width: side, height: side)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let radius = bounds.width / 2 - 12
      let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
      for (subview, direction) in zip(subviews, directions) {
        let place = CGPoint(
          x: bounds.midX + direction.x * radius, y: bounds.midY + direction.y * radius)
        subview.place(at: place, anchor: .center, proposal: .unspecified)
      }
    }
  }

  private static var collections: Views {
    [
      "foreach/nested": view {
        VStack {
          ForEach(0..<2) { row in
            HStack { ForEach(0..<3) { column in box("cell\(row)\(column)", 30, 20) } }
              .id("row\(row)")
          }
        }.id("grid")
      },
      "foreach/modifier": view {
        VStack(spacing: 0) {
          ForEach(0..<2) { index in box("padded\(index)", index == 0 ? 37.5 : 35.5, 16) }
            .padding().id("paddedLast")
          ForEach(0..<2) { index in box("framed\(index)", index == 0 ? 37.5 : 35.5, 16) }
            .frame(width: 120, height: 30).background(Color.blue).id("framedLast")
        }.id("stack")
      },
      "lazy/stacks": view {
        HStack(alignment: .top, spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 6) {
            box("alpha", 34.5, 16)
            box("red", 60, 20)
            box("beta", 28, 16)
          }.id("vstack")
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              box("green", 50, 20)
              box("blue", 50, 20)
            } header: {
              box("header", 44.5, 16)
            }
          }.id("sections")
          LazyHStack(alignment: .bottom, spacing: 4) {
            box("orange", 20, 30)
            box("hi", 13, 16)
          }.id("hstack")
        }.id("row")
      },
      "layout/root-centering": view { box("box", 50, 30) },
      "layout/zstack-fill": view {
        ZStack(alignment: .topLeading) {
          Color.red.id("fill")
          box("b", 30, 30)
        }
      },
    ]
  }
}
