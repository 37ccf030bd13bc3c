import GalleyGeometry
import GalleyLayout

/// The vectors' `position` dialect: one preset in a parent, beside at most one sibling.
enum PositionDialect {
  static func run(_ document: VectorValue) -> VectorOutcome {
    guard let position = position(document["preset"].string ?? "", document["args"]) else {
      return .skipped("preset \(document["preset"].string ?? "none")")
    }
    guard let frame = document["parent"]["frame"].allNumbers(4) else {
      return .failed("the parent has no frame")
    }
    let canvas = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let tree = LayoutTree { tree in
      // The parent extends under the covered parts too, as a view controller's view does.
      tree.node(.ignoresSafeArea(.all)) { tree in
        tree.node(.positions) { tree in
          if let sibling = document["sibling"].allNumbers(4) {
            let rect = Rect(x: sibling[0], y: sibling[1], width: sibling[2], height: sibling[3])
            tree.node(.viewPosition(.absolute(rect), id: "sibling")) { $0.leaf(.fill) }
          }
          tree.element(Element(typeName: "view", id: "view")) { tree in
            tree.node(.viewPosition(position)) { $0.leaf(.fill) }
          }
        }
      }
    }
    var options = LayoutOptions()
    let safe = document["parent"]["safeArea"]
    options.safeArea = EdgeInsets(
      top: safe["top"].number ?? 0, leading: safe["left"].number ?? 0,
      bottom: safe["bottom"].number ?? 0, trailing: safe["right"].number ?? 0)
    let result = tree.layout(ProposedSize(canvas.size), in: canvas, options: options)
    let own = result.frame(ofID: "view").map {
      [$0.minX - canvas.minX, $0.minY - canvas.minY, $0.width, $0.height]
    }
    let wanted = document["expect"]["frame"].numbers ?? []
    let tolerance = document["expect"]["tolerance"].number ?? 0.001
    return difference(own, wanted, tolerance: tolerance, rounded: false).map { .failed($0) }
      ?? .passed
  }

  private static func position(_ preset: String, _ args: VectorValue) -> ViewPosition? {
    let margin = args["margin"].number ?? 8
    let width = args["width"].number
    let height = args["height"].number
    switch preset {
    case "absolute":
      guard let rect = args["rect"].allNumbers(4) else { return nil }
      return .absolute(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
    case "top":
      return .top(width: width, height: height ?? 32, insetBy: args["insetBy"].number ?? 16)
    case "placeBelow":
      return .place(below: "sibling", margin: margin, width: width, height: height)
    case "placeAbove":
      return .place(above: "sibling", margin: margin, width: width, height: height)
    case "placeLeftOf":
      return .place(leftOf: "sibling", margin: margin, width: width, height: height)
    case "placeRightOf":
      return .place(rightOf: "sibling", margin: margin, width: width, height: height)
    case "center":
      guard let size = args["size"].allNumbers(2) else { return nil }
      return .center(Size(width: size[0], height: size[1]))
    case "centerInset": return .center(inset: insets(args))
    case "inset": return .inset(by: insets(args))
    case "sideColumnLeft": return .sideColumnLeft(width: width ?? 300, insetBy: inset(args, 16))
    case "insideLeading": return .insideLeading(insetBy: inset(args, 0))
    case "bottom": return .bottom(insetBy: inset(args, 0), height: height)
    case "expand": return .expand()
    case "width": return width.map { .width($0) }
    case "height": return height.map { .height($0) }
    default: return nil
    }
  }

  private static func insets(_ args: VectorValue) -> EdgeInsets {
    EdgeInsets(
      top: args["top"].number ?? 0, leading: args["left"].number ?? 0,
      bottom: args["bottom"].number ?? 0, trailing: args["right"].number ?? 0)
  }

  private static func inset(_ args: VectorValue, _ standard: Double) -> EdgeInsets {
    let value = args["insetBy"]
    if let number = value.number { return EdgeInsets(number) }
    return value.isNull ? EdgeInsets(standard) : insets(value)
  }
}
