import GalleyGeometry
import GalleyLayout

/// The vectors' `linear` dialect: one container, children of intrinsic sizes.
enum LinearDialect {
  static func run(_ document: VectorValue) -> VectorOutcome {
    let container = document["container"]
    guard let style = style(container) else {
      return .skipped("distribution \(container["distribution"].string ?? "none")")
    }
    let children = document["children"].list ?? []
    if let unknown = children.flatMap(\.keys).first(where: { !known.contains($0) }) {
      return .skipped("child key \(unknown)")
    }
    let tree = LayoutTree { tree in
      tree.node(.linear(style)) { tree in
        for child in children { append(child, container, &tree) }
      }
    }
    let size = container["size"].numbers(2)
    let proposal = ProposedSize(width: size?[0], height: size?[1])
    var options = LayoutOptions()
    options.rootAlignment = nil
    let result = tree.layout(proposal, options: options)
    return compare(result, document, children)
  }

  private static let known: Set<String> = [
    "id", "intrinsic", "hidden", "hugging", "compression", "grow", "shrink",
    "firstBaselineFromTop", "lastBaselineFromBottom", "spacingAfter", "note",
  ]

  private static func style(_ container: VectorValue) -> LinearStyle? {
    let axis: Axis = container["axis"].string == "vertical" ? .vertical : .horizontal
    let insets = container["insets"]
    var style = LinearStyle(
      axis: axis, spacing: container["spacing"].number ?? 0,
      insets: EdgeInsets(
        top: insets["top"].number ?? 0, leading: insets["left"].number ?? 0,
        bottom: insets["bottom"].number ?? 0, trailing: insets["right"].number ?? 0),
      fillsCross: true)
    style.alignment = .init(rawValue: alignment(container["align"].string)) ?? .leading
    switch container["distribution"].string {
    case "growProportionally"?, "condenseProportionally"?: style.distribution = .flexProportionally
    case "growUniformly"?, "condenseUniformly"?: style.distribution = .flexUniformly
    case "space-between"?: style.distribution = .spaceBetween
    case "space-around"?: style.distribution = .spaceAround
    case "space-evenly"?: style.distribution = .spaceEvenly
    case "none"?: style.distribution = .start
    case let name?:
      guard let known = LinearStyle.Distribution(rawValue: name) else { return nil }
      style.distribution = known
    case nil: return nil
    }
    return style
  }

  private static func alignment(_ name: String?) -> String {
    switch name {
    case "top"?, nil: "leading"
    case "bottom"?: "trailing"
    case let name?: name
    }
  }

  private static func append(
    _ child: VectorValue, _ container: VectorValue, _ tree: inout LayoutTree.Builder
  ) {
    var item = LayoutItem()
    item.isHidden = child["hidden"].bool ?? false
    item.hugging = child["hugging"].number ?? 250
    item.compression = child["compression"].number ?? 750
    // The growing modes leave a lack alone, the condensing ones a surplus.
    let grows = container["distribution"].string?.hasPrefix("grow") ?? false
    item.grow = grows ? child["grow"].number ?? 1 : 0
    item.shrink = grows ? 0 : child["shrink"].number ?? 1
    item.spacingAfter = child["spacingAfter"].number
    let size = child["intrinsic"].numbers(2) ?? [0, 0]
    let height = size[1] ?? 0
    let leaf = NodeKind.fixed(
      Size(width: size[0] ?? 0, height: height),
      firstBaseline: child["firstBaselineFromTop"].number,
      lastBaseline: child["lastBaselineFromBottom"].number.map { height - $0 })
    tree.element(Element(typeName: "child", id: child["id"].string)) { tree in
      tree.node(.item(item)) { $0.leaf(leaf) }
    }
  }

  private static func compare(
    _ result: LayoutResult, _ document: VectorValue, _ children: [VectorValue]
  ) -> VectorOutcome {
    let expected = document["expect"]
    let tolerance = expected["tolerance"].number ?? 0.01
    let main = document["container"]["axis"].string == "vertical" ? 3 : 2
    for child in children {
      guard let id = child["id"].string, let wanted = expected["frames"][id].numbers(4) else {
        continue
      }
      // A hidden child has no frame; recordings give it one without length.
      if child["hidden"].bool == true, wanted[main] == 0, result.frame(ofID: id) == nil { continue }
      let own = result.frame(ofID: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
      if let reason = difference(own, wanted, tolerance: tolerance, rounded: false) {
        return .failed("\(id) " + reason)
      }
    }
    if let size = expected["size"].numbers(2) {
      let own = [result.size.width, result.size.height]
      if let reason = difference(own, size, tolerance: tolerance, rounded: false) {
        return .failed("size " + reason)
      }
    }
    return .passed
  }
}
