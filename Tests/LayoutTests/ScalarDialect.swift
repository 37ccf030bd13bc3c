import GalleyGeometry
import GalleyLayout

/// The vectors' unit facts: a function, its input and its output.
enum ScalarDialect {
  private static let malformed = VectorOutcome.failed("the case is malformed")

  static func run(_ document: VectorValue) -> VectorOutcome {
    let input = document["in"]
    let output = document["out"]
    switch document["fn"].string {
    case "flexibility-less":
      let ranges = input.list?.compactMap { $0.allNumbers(2) } ?? []
      guard ranges.count == 2 else { return malformed }
      let own = Flexibility(least: ranges[0][0], most: ranges[0][1])
        .isAskedBefore(Flexibility(least: ranges[1][0], most: ranges[1][1]))
      return own == output.bool ? .passed : .failed("\(own)")
    case "combine-explicit-average": return check([average(input)], [output.number])
    case "text-metrics-spacing(top,bottom)":
      let own = SpacingPreferences.textDistance(
        leadingOfLower: input["bottom"]["leading"].number ?? .nan,
        pixel: input["top"]["pixel"].number ?? .nan)
      return check([own], [output.number])
    case "category-distance":
      guard let values = input.allNumbers(2) else { return malformed }
      var first = SpacingPreferences()
      var second = SpacingPreferences()
      first.bottom = .init(3, categories: [.named("row"): .points(values[0])])
      second.top = .init(5, categories: [.named("row"): .points(values[1])])
      return check([first.distance(to: second, along: .vertical)], [output.number])
    case "distance(a,b,axis)": return distance(input, output)
    case "flex-frame-normalise":
      guard let values = input.numbers(3) else { return malformed }
      let own = FrameLimits.normalized(
        minimum: values[0], ideal: values[1], maximum: values[2])
      return check([own.minimum, own.ideal, own.maximum], output.numbers ?? [])
    default: return geometry(document, input, output)
    }
  }

  private static func geometry(
    _ document: VectorValue, _ input: VectorValue, _ output: VectorValue
  ) -> VectorOutcome {
    switch document["fn"].string {
    case "replacing-unspecified":
      guard let values = input["p"].numbers(2), let by = input["by"].allNumbers(2) else {
        return malformed
      }
      let own = ProposedSize(width: values[0], height: values[1])
        .replacingUnspecified(by: Size(width: by[0], height: by[1]))
      return check([own.width, own.height], output.numbers ?? [])
    case "round-to-pixel":
      let grid = PixelGrid(scale: max(input["scale"].number ?? 1, 0.001))
      return check([grid.snapped(input["v"].number ?? .nan)], [output.number])
    case "ceil-to-pixel":
      let grid = PixelGrid(scale: max(input["scale"].number ?? 1, 0.001))
      return check([grid.roundedUp(input["v"].number ?? .nan)], [output.number])
    case "aspect-fit":
      guard let size = input["size"].allNumbers(2), let box = input["in"].allNumbers(4) else {
        return malformed
      }
      let tree = LayoutTree { tree in
        tree.node(.aspectRatio(size[0] / size[1], .fit)) { tree in
          tree.element(Element(typeName: "box", id: "box")) { $0.leaf(.fill) }
        }
      }
      let bounds = Rect(x: box[0], y: box[1], width: box[2], height: box[3])
      let own = tree.layout(ProposedSize(bounds.size), in: bounds).frame(ofID: "box") ?? .zero
      return check([own.minX, own.minY, own.width, own.height], output.numbers ?? [])
    case let name: return .skipped("function \(name ?? "none")")
    }
  }

  private static func check(_ own: [Double?], _ wanted: [Double?]) -> VectorOutcome {
    for (a, b) in zip(own, wanted) {
      if a == nil, b == nil { continue }
      guard let a, let b, abs(a - b) < 1e-6 || a == b else {
        return .failed("\(own) not \(wanted)")
      }
    }
    return own.count == wanted.count ? .passed : .failed("\(own) not \(wanted)")
  }

  /// A stack of boxes that define a custom guide (or do not), aligned by it beside a box of
  /// guide 0: the box's place is the stack's guide.
  private static func average(_ input: VectorValue) -> Double? {
    let name = HorizontalAlignment.custom("leading:x")
    let tree = LayoutTree { tree in
      tree.node(.vstack(alignment: name, spacing: 0)) { tree in
        tree.node(.zstack(.topLeading)) { tree in
          for value in input.list ?? [] {
            guard let place = value.number else {
              tree.leaf(.fixed(Size(width: 20, height: 1)))
              continue
            }
            tree.node(.alignmentGuide(AlignmentGuide(.horizontal(name), at: place))) {
              $0.leaf(.fixed(Size(width: 20, height: 1)))
            }
          }
        }
        tree.element(Element(typeName: "box", id: "box")) {
          $0.leaf(.fixed(Size(width: 1, height: 1)))
        }
      }
    }
    var options = LayoutOptions()
    options.rootAlignment = nil
    return tree.layout(.unspecified, options: options).frame(ofID: "box")?.minX
  }

  private static func distance(_ input: VectorValue, _ output: VectorValue) -> VectorOutcome {
    let isMirrored = input["direction"].string == "rtl"
    func preferences(_ value: VectorValue) -> SpacingPreferences {
      SpacingPreferences(
        top: value["top"].number, leading: value[isMirrored ? "right" : "left"].number,
        bottom: value["bottom"].number, trailing: value[isMirrored ? "left" : "right"].number)
    }
    let axis: Axis = input["axis"].string == "vertical" ? .vertical : .horizontal
    let own = preferences(input["a"]).distance(to: preferences(input["b"]), along: axis)
    if output.string == "default" { return own == nil ? .passed : .failed("\(own ?? .nan)") }
    return check([own], [output.number])
  }
}
