import GalleySwiftUI

/// The views of recorded frames for shapes, paths and the layers around a view.
extension TruthViews {
  static var shapes: Views {
    outlines.merging(changed) { first, _ in first }.merging(layers) { first, _ in first }
  }

  private static var outlines: Views {
    [
      "shape/builtin": view {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).id("continuous")
            RoundedRectangle(cornerRadius: 16, style: .circular).frame(width: 80, height: 50)
              .id("circular")
            RoundedRectangle(cornerSize: CGSize(width: 24, height: 10))
              .frame(width: 80, height: 50).id("elliptical")
            UnevenRoundedRectangle(
              topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4,
              topTrailingRadius: 20
            )
            .frame(width: 60, height: 50).id("uneven")
          }.id("row1")
          HStack(spacing: 8) {
            Capsule().frame(width: 100, height: 40).id("capsule")
            Capsule(style: .circular).frame(width: 100, height: 40).id("capsuleCircular")
            Capsule().frame(width: 30, height: 60).id("capsuleTall")
            Circle().id("circleWide").frame(width: 70, height: 40)
          }.id("row2")
          HStack(spacing: 8) {
            Ellipse().frame(width: 90, height: 40).id("ellipse")
            Rectangle().frame(width: 60, height: 40).id("rect")
            RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).id("clamped")
            AnyShape(Circle()).id("any").frame(width: 60, height: 40)
          }.id("row3")
        }.id("stack")
      },
      "shape/stroke": view {
        VStack(spacing: 12) {
          HStack(spacing: 8) {
            Circle().stroke(Color.blue, lineWidth: 4).id("stroke").frame(width: 50, height: 50)
            Circle().strokeBorder(Color.blue, lineWidth: 4).id("strokeBorder")
              .frame(width: 50, height: 50)
            Circle().stroke(lineWidth: 6).id("strokeShape").frame(width: 50, height: 50)
            Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).id("fillStroke")
              .frame(width: 50, height: 50)
            Circle().stroke(Color.red, lineWidth: 3).fill(Color.yellow).id("strokeFill")
              .frame(width: 50, height: 50)
          }.id("row1")
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 8)
              .stroke(Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
              .frame(width: 80, height: 40).id("dashed")
            Rectangle().stroke(Color.purple, style: StrokeStyle(lineWidth: 6, dash: [1, 12]))
              .frame(width: 80, height: 40).id("dots")
            Capsule().strokeBorder(Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
              .frame(width: 80, height: 40).id("capsuleDash")
          }.id("row2")
          HStack(spacing: 8) {
            ForEach(["miter", "round", "bevel"], id: \.self) { name in
              path { $0.addLine(to: CGPoint(x: 65, y: 35)) }.stroke(Color.blue, lineWidth: 6)
                .frame(width: 70, height: 40).id(name)
            }
          }.id("row3")
        }.id("stack")
      },
      "shape/path": view {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            ForEach(["triangle", "pie", "pieClockwise", "ring"], id: \.self) { name in
              path { $0.addLine(to: CGPoint(x: 56, y: 56)) }.fill(.red).id(name)
                .frame(width: 60, height: 60)
            }
          }.id("row1")
          HStack(spacing: 8) {
            let names = ["curves", "starNonzero", "starEvenOdd", "parsed", "rounded"]
            ForEach(names, id: \.self) { name in
              Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12)
                .fill(.brown).id(name).frame(width: 60, height: 60)
            }
          }.id("row2")
        }.id("stack")
      },
      "paint/shapes": view {
        HStack(spacing: 10) {
          Circle().id("circle")
          Rectangle().fill(.red).frame(width: 40).id("rect")
          RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 40).id("rounded")
          Capsule().fill(.green).frame(width: 60, height: 30).id("capsule")
          Ellipse().frame(width: 50, height: 30).id("ellipse")
        }
        .frame(height: 100).id("row")
      },
    ]
  }

  private static func path(_ draw: (inout Path) -> Void) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    draw(&path)
    return path
  }

  private static var changed: Views {
    [
      "shape/modifiers": view {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Circle().scale(0.5).fill(.blue).id("scaled").frame(width: 60, height: 40)
            Circle().offset(x: 10, y: 5).fill(.red).id("offset").frame(width: 60, height: 40)
            Rectangle().rotation(.degrees(30)).fill(.green).id("rotated")
              .frame(width: 60, height: 40)
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
              .fill(.orange).id("sheared").frame(width: 60, height: 40)
            Rectangle().size(width: 30, height: 20).fill(.purple).id("sized")
              .frame(width: 60, height: 40)
          }.id("row1")
          HStack(spacing: 8) {
            Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).id("trimmed")
              .frame(width: 60, height: 40)
            RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.teal).id("inset")
              .frame(width: 60, height: 40)
            Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red).id("strokedOffset")
              .frame(width: 60, height: 40)
            Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.pink).id("anchored")
              .frame(width: 60, height: 40)
            Ellipse().inset(by: 4).stroke(Color.indigo, lineWidth: 2).id("insetStroke")
              .frame(width: 60, height: 40)
          }.id("row2")
          HStack(spacing: 8) {
            Circle().offset(x: 5).fill(.blue).id("offsetIdeal")
            Rectangle().size(width: 30, height: 20).fill(.green).id("sizedIdeal")
            path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(.red)
              .id("pathIdeal")
            Circle().trim(from: 0, to: 0.5).fill(.orange).id("trimIdeal")
          }
          .fixedSize().id("row3")
        }.id("stack")
      },
      "shape/layout": view {
        VStack(spacing: 8) {
          HStack(spacing: 0) {
            Circle().fill(.red).id("c1")
            Ellipse().fill(.blue).id("e1")
            Capsule().fill(.green).id("cap1")
            Circle().stroke(lineWidth: 2).id("strokedFlex")
          }
          .frame(height: 40).id("row1")
          HStack(spacing: 4) {
            Rectangle().fill(.red).id("r1")
            Rectangle().fill(.blue).frame(width: 40).id("r2")
            Capsule().fill(.orange).frame(width: 20).id("capsuleFixedWidth")
            RoundedRectangle(cornerRadius: 4).fill(.purple).frame(maxWidth: 50).id("maxWidth")
          }
          .frame(width: 200, height: 30).id("row2")
          HStack(spacing: 4) {
            Rectangle().fill(.gray).fixedSize().id("ideal")
            Circle().fill(.mint).fixedSize().id("circleIdeal")
            Circle().strokeBorder(lineWidth: 2).fixedSize().id("strokedIdeal")
            VStack(spacing: 0) {
              Circle().fill(.teal).id("vCircle")
              Rectangle().fill(.pink).id("vRect")
            }
            .frame(width: 60, height: 100).id("column")
          }.id("row3")
        }.id("stack")
      },
    ]
  }

  private static var layers: Views {
    [
      "paint/background-overlay": view {
        VStack(spacing: 20) {
          box("content", 100, 60)
            .background(box("bg", 20, 20), alignment: .bottomTrailing)
            .overlay(alignment: .topLeading) { box("ov", 10, 10) }
            .id("modified")
          box("text", 31, 18.5).padding(4).background(Color.yellow.id("textBg")).id("padded")
          box("small", 40, 20).background { box("bigBg", 80, 40) }.id("smallOuter")
        }
      },
      "paint/clipping": view {
        VStack(spacing: 10) {
          box("clipped", 100, 60).clipShape(RoundedRectangle(cornerRadius: 12))
          box("corner", 100, 60).cornerRadius(20)
          Color.green.frame(width: 100, height: 40).opacity(0.5).id("faded")
        }.id("stack")
      },
      "effects/zindex": view {
        VStack(spacing: 30) {
          ZStack {
            Color.red.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2).id("red")
            box("blue", 80, 80)
            Color.green.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1).id("green")
            Color.yellow.frame(width: 120, height: 120).zIndex(-1).id("yellow")
          }.id("zstack")
          HStack(spacing: -30) {
            box("first", 70, 50)
            Color.purple.frame(width: 70, height: 50).zIndex(1).id("middle")
            box("last", 70, 50)
          }.id("hstack")
        }.id("stack")
      },
      "effects/hidden": view {
        VStack(spacing: 10) {
          box("above", 38.5, 16)
          Color.red.frame(width: 80, height: 30).hidden().id("hidden")
          box("below", 36.5, 16)
          HStack(spacing: 8) {
            Color.red.frame(width: 60.5, height: 24).hidden().id("ghostButton")
            box("visible", 40, 20)
          }.id("row")
          Color.green.frame(width: 60, height: 20).opacity(0).id("transparent")
        }.id("stack")
      },
      "effects/blur": view {
        VStack(spacing: 30) {
          HStack(spacing: 50) {
            Color.black.frame(width: 50, height: 50).blur(radius: 6).id("blur6")
            Color.red.frame(width: 50, height: 50).blur(radius: 3, opaque: true).id("opaque3")
            Color.blue.frame(width: 50, height: 50).blur(radius: 0).id("blur0")
          }.id("row1")
          HStack(spacing: 30) {
            Color.black.frame(width: 69, height: 33).blur(radius: 2).id("text")
            HStack(spacing: 0) {
              box("left", 30, 40)
              box("right", 30, 40)
            }
            .blur(radius: 4).id("pair")
          }.id("row2")
        }.id("stack")
      },
    ]
  }
}
