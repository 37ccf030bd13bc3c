import GalleyGeometry
import GalleyLayout

/// The vectors' `swiftui` dialect: a tree of kinds, laid out and compared.
struct SwiftUIDialect {
  let document: VectorValue
  private let direction: LayoutDirection
  private let scale: Double
  private let padding: Double

  init(_ document: VectorValue) {
    self.document = document
    let env = document["env"]
    direction = env["direction"].string == "rtl" ? .rightToLeft : .leftToRight
    scale = max(env["scale"].number ?? 1, 0.001)
    padding = env["defaultPadding"].number ?? 16
  }

  static func run(_ document: VectorValue) -> VectorOutcome {
    SwiftUIDialect(document).run()
  }

  private func run() -> VectorOutcome {
    if let unknown = unknownKind(document["tree"]) { return .skipped("kind \(unknown)") }
    let result = layout()
    let expected = document["expect"]
    let tolerance = expected["tolerance"].number ?? 0.001
    let isRounded = expected["rounded"].bool ?? document["rounded"].bool ?? false
    if let size = expected["size"].numbers(2) {
      let own = [result.size.width, result.size.height]
      if let reason = difference(own, size, tolerance: tolerance, rounded: false) {
        return .failed("size " + reason)
      }
    }
    var wrong: [String] = []
    for id in expected["frames"].keys {
      guard let wanted = expected["frames"][id].numbers(4) else { continue }
      let frame = result.frame(ofID: id)
      var own = frame.map { [$0.minX, $0.minY, $0.width, $0.height] }
      if isRounded { own = own.map(roundedFrame) }
      if let reason = difference(own, wanted, tolerance: tolerance, rounded: isRounded) {
        wrong.append("\(id) " + reason)
      }
    }
    if !wrong.isEmpty { return .failed(wrong.prefix(9).joined(separator: "; ")) }
    if let rows = expected["raster"].list?.compactMap(\.string) {
      return VectorRaster(tree: document["tree"], result: result).compare(rows)
    }
    return .passed
  }

  func layout(cacheCapacity: Int = 16) -> LayoutResult {
    let numbers = document["proposal"].numbers(2) ?? [nil, nil]
    let proposal = ProposedSize(width: numbers[0], height: numbers[1])
    var options = LayoutOptions()
    options.cacheCapacity = cacheCapacity
    options.rootAlignment = document["root"].string == "center" ? .center : nil
    if let spacing = document["env"]["defaultSpacing"].numbers(2) {
      options.defaultSpacing = Size(width: spacing[0] ?? 8, height: spacing[1] ?? 8)
    }
    let bounds = document["bounds"].numbers(4).map {
      Rect(x: $0[0] ?? 0, y: $0[1] ?? 0, width: $0[2] ?? 0, height: $0[3] ?? 0)
    }
    let result = tree().layout(proposal, in: bounds, options: options)
    guard options.rootAlignment == nil, direction == .rightToLeft else { return result }
    // At its origin: also from right to left the root's own left edge, not the canvas's right.
    let corner = bounds?.origin ?? .zero
    return tree().layout(
      proposal, in: Rect(origin: corner, size: result.size), options: options)
  }

  func tree() -> LayoutTree {
    LayoutTree(grid: PixelGrid(scale: scale), direction: direction) {
      append(document["tree"], &$0)
    }
  }

  // MARK: Kinds

  private static let known: Set<String> = [
    "rect", "circle", "fixed", "clamp", "area", "spacer", "divider", "hstack", "vstack", "zstack",
    "frame", "flex", "padding", "fixedSize", "aspect", "position", "offset", "priority", "guide",
    "background", "overlay", "rel", "reader", "text", "words", "symbol",
  ]

  private func unknownKind(_ node: VectorValue) -> String? {
    let kind = node["k"].string ?? "none"
    if !SwiftUIDialect.known.contains(kind) { return kind }
    let below =
      [node["child"], node["content"]].filter { !$0.isNull } + (node["children"].list ?? [])
    return below.lazy.compactMap(unknownKind).first
  }

  private func append(_ node: VectorValue, _ tree: inout LayoutTree.Builder) {
    let element = Element(typeName: node["k"].string ?? "", id: node["id"].string ?? node.idNumber)
    tree.element(element) { tree in
      let content = node["content"]
      tree.node(kind(node)) { tree in
        if node["k"].string == "background" { append(content, &tree) }
        for child in node["children"].list ?? [] { append(child, &tree) }
        if !node["child"].isNull { append(node["child"], &tree) }
        if node["k"].string == "overlay" { append(content, &tree) }
      }
    }
  }

  private func kind(_ node: VectorValue) -> NodeKind {
    func number(_ key: String) -> Double? { node[key].number }
    switch node["k"].string {
    case "rect": return .fill
    case "circle": return .circle
    case "fixed":
      return .fixed(
        Size(width: number("w") ?? 0, height: number("h") ?? 0), firstBaseline: number("baseline"),
        lastBaseline: number("lastBaseline"))
    case "clamp": return .clamp(width: range(node["w"]), height: range(node["h"]))
    case "area": return .area(number("area") ?? 0, line: number("line") ?? 10)
    case "text", "words", "symbol": return .leaf(VectorText(node, grid: PixelGrid(scale: scale)))
    case "spacer": return .spacer(minLength: number("min"))
    case "divider": return .divider(thickness: nil)
    case "hstack":
      return .hstack(alignment: vertical(node["align"].string), spacing: number("spacing"))
    case "vstack":
      return .vstack(alignment: horizontal(node["align"].string), spacing: number("spacing"))
    case "zstack": return .zstack(alignment(node["align"]))
    case "frame":
      return .frame(
        width: number("w"), height: number("h"), alignment: alignment(node["align"]))
    case "flex":
      return .flexibleFrame(
        FrameLimits(
          minWidth: number("minW"), idealWidth: number("idealW"), maxWidth: number("maxW"),
          minHeight: number("minH"), idealHeight: number("idealH"), maxHeight: number("maxH")),
        alignment: alignment(node["align"]))
    default: return modifier(node)
    }
  }

  private func modifier(_ node: VectorValue) -> NodeKind {
    func number(_ key: String) -> Double? { node[key].number }
    switch node["k"].string {
    case "padding":
      func inset(_ key: String) -> Double {
        node[key].string == "default" ? padding : number(key) ?? 0
      }
      return .padding(
        EdgeInsets(
          top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
          trailing: inset("trailing")))
    case "fixedSize":
      return .fixedSize(horizontal: node["h"].bool ?? true, vertical: node["v"].bool ?? true)
    case "aspect":
      return .aspectRatio(number("ratio"), node["mode"].string == "fill" ? .fill : .fit)
    case "position": return .position(x: number("x") ?? 0, y: number("y") ?? 0)
    case "offset": return .offset(x: number("x") ?? 0, y: number("y") ?? 0)
    case "priority": return .layoutPriority(number("value") ?? 0)
    case "guide": return .alignmentGuide(replacement(node))
    case "background": return .background(alignment(node["align"]))
    case "overlay": return .overlay(alignment(node["align"]))
    case "rel": return .relative(width: number("w"), height: number("h"))
    default: return .reader
    }
  }

  private func range(_ value: VectorValue) -> LengthRange {
    let numbers = value.numbers ?? []
    func at(_ k: Int) -> Double { k < numbers.count ? numbers[k] ?? 0 : 0 }
    return LengthRange(minimum: at(0), ideal: at(1), maximum: at(2))
  }

  private func replacement(_ node: VectorValue) -> AlignmentGuide {
    let name = node["guide"].string ?? "center"
    let add = node["add"].number ?? 0
    let factor = node["mul"].number ?? 0
    let of = node["of"].string
    return AlignmentGuide(guide(named: name)) { dimensions in
      let base: Double
      switch of {
      case nil: base = 0
      case "width"?: base = dimensions.width
      case "height"?: base = dimensions.height
      case let other?: base = dimensions[guide(named: other)]
      }
      return add + factor * base
    }
  }
}

extension VectorValue {
  /// An identifier that was written as a number.
  fileprivate var idNumber: String? { self["id"].number.map { "\(Int($0))" } }
}

// MARK: Alignments by name

/// `custom:h:center:name` → the horizontal guide `center:name`.
private func customParts(_ name: String) -> (isHorizontal: Bool, name: String)? {
  let parts = name.split(separator: ":", maxSplits: 2).map(String.init)
  guard parts.count == 3, parts[0] == "custom" else { return nil }
  return (parts[1] == "h", parts[2])
}

func guide(named name: String) -> Guide {
  if let custom = customParts(name) {
    return custom.isHorizontal
      ? .horizontal(.custom(custom.name)) : .vertical(.custom(custom.name))
  }
  switch name {
  case "leading", "trailing", "center": return .horizontal(horizontal(name))
  default: return .vertical(vertical(name == "vcenter" ? "center" : name))
  }
}

func horizontal(_ name: String?) -> HorizontalAlignment {
  switch name {
  case "leading"?: return .leading
  case "trailing"?: return .trailing
  case let name?: return customParts(name).map { .custom($0.name) } ?? .center
  case nil: return .center
  }
}

func vertical(_ name: String?) -> VerticalAlignment {
  switch name {
  case "top"?: return .top
  case "bottom"?: return .bottom
  case "firstBaseline"?, "firstTextBaseline"?: return .firstTextBaseline
  case "lastBaseline"?, "lastTextBaseline"?: return .lastTextBaseline
  case let name?: return customParts(name).map { .custom($0.name) } ?? .center
  case nil: return .center
  }
}

func alignment(_ value: VectorValue) -> Alignment {
  if value.string == nil, !value.isNull {
    return Alignment(
      horizontal: horizontal(value["h"].string), vertical: vertical(value["v"].string))
  }
  switch value.string {
  case "leading"?: return .leading
  case "trailing"?: return .trailing
  case "top"?: return .top
  case "bottom"?: return .bottom
  case "topLeading"?: return .topLeading
  case "topTrailing"?: return .topTrailing
  case "bottomLeading"?: return .bottomLeading
  case "bottomTrailing"?: return .bottomTrailing
  case "firstBaseline"?, "firstTextBaseline"?:
    return Alignment(horizontal: .center, vertical: .firstTextBaseline)
  case "lastBaseline"?, "lastTextBaseline"?:
    return Alignment(horizontal: .center, vertical: .lastTextBaseline)
  default: return .center
  }
}
