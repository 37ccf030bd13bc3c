import GalleyGeometry
import GalleyLayout

/// The vectors' `flex` dialect, as far as linear containers can say it: rows and columns of one
/// line, lengths in points, padding, margins that are all zero, gaps, the packing modes, growing
/// and shrinking from the natural length, in either direction of reading. The rest is skipped with
/// the reason. Keys of styles are written as in CSS or in camel case.
struct FlexDialect {
  private let document: VectorValue
  private let tree: VectorValue
  private let isCSS: Bool
  private let isMirrored: Bool

  private init(_ document: VectorValue) {
    self.document = document
    tree = document["tree"].withCamelCaseStyles
    isCSS = document["defaults"].string == "css"
    isMirrored =
      (document["env"]["direction"].string ?? tree["style"]["direction"].string) == "rtl"
  }

  static func run(_ document: VectorValue) -> VectorOutcome {
    let dialect = FlexDialect(document)
    let tree = dialect.tree
    if (tree["children"].list ?? []).contains(where: { !$0["words"].isNull }) {
      return dialect.compareWords()
    }
    if let reason = dialect.unsupported(tree, isRoot: true) { return .skipped(reason) }
    return dialect.compare()
  }

  private static let known: Set<String> = [
    "flexDirection", "width", "height", "padding", "paddingTop", "paddingLeft", "paddingBottom",
    "paddingRight", "gap", "rowGap", "columnGap", "justifyContent", "alignItems", "flexGrow",
    "flexShrink", "display",
  ]

  // MARK: What cannot be said

  private func unsupported(_ node: VectorValue, isRoot: Bool = false) -> String? {
    let style = node["style"]
    for key in style.keys where !Self.known.contains(key) {
      if key == "direction", isRoot { continue }
      if style[key].number == 0 || style[key].string == "auto" { continue }
      return "style key \(key)"
    }
    for key in ["width", "height", "paddingTop", "padding", "gap"]
    where !style[key].isNull && style[key].number == nil {
      return "\(key) that is not in points"
    }
    if let display = style["display"].string, display != "flex" { return "display \(display)" }
    let children = node["children"].list ?? []
    if isRoot, style["width"].number == nil || style["height"].number == nil {
      return "root without a size"
    }
    if let reason = unsupportedChildren(style, children) { return reason }
    return children.lazy.compactMap { unsupported($0) }.first
  }

  private func unsupportedChildren(
    _ style: VectorValue, _ children: [VectorValue]
  ) -> String? {
    let direction = style["flexDirection"].string ?? (isCSS ? "row" : "column")
    guard direction == "row" || direction == "column" else { return "direction \(direction)" }
    if Self.distribution(style["justifyContent"].string) == nil { return "justifyContent" }
    if Self.alignment(style["alignItems"].string) == nil { return "alignItems" }
    for key in ["flexGrow", "flexShrink"] {
      let sum = children.reduce(0) { $0 + ($1["style"][key].number ?? 0) }
      if sum > 0, sum < 1 { return "\(key) that adds up to less than 1" }
    }
    let main = direction == "row" ? "width" : "height"
    let cross = direction == "row" ? "height" : "width"
    let stretches = Self.alignment(style["alignItems"].string) == .fill
    for child in children {
      let own = child["style"]
      if stretches, own[cross].number != nil { return "a fixed cross length among stretched ones" }
      if !(child["children"].list ?? []).isEmpty, own[main].number == nil {
        return "a nested container without a main length"
      }
      if isCSS, own["flexShrink"].isNull, own["flexGrow"].isNull { return "minimum content sizes" }
    }
    return nil
  }

  private static func distribution(_ name: String?) -> LinearStyle.Distribution? {
    switch name {
    case nil, "flex-start"?, "start"?, "normal"?: .start
    case "center"?: .center
    case "flex-end"?, "end"?: .end
    case "space-between"?: .spaceBetween
    case "space-around"?: .spaceAround
    case "space-evenly"?: .spaceEvenly
    default: nil
    }
  }

  private static func alignment(_ name: String?) -> LinearStyle.CrossAlignment? {
    switch name {
    case nil, "stretch"?, "normal"?: .fill
    case "flex-start"?, "start"?: .leading
    case "center"?: .center
    case "flex-end"?, "end"?: .trailing
    default: nil
    }
  }

  // MARK: Laying out

  private func compare() -> VectorOutcome {
    let tree = LayoutTree(direction: isMirrored ? .rightToLeft : .leftToRight) {
      append(self.tree, "0", &$0)
    }
    let style = self.tree["style"]
    var options = LayoutOptions()
    options.rootAlignment = nil
    return compare(
      tree.layout(
        ProposedSize(width: style["width"].number, height: style["height"].number),
        options: options))
  }

  private func compare(_ result: LayoutResult) -> VectorOutcome {
    let expected = document["expect"]
    let isRounded = expected["rounded"].bool ?? document["rounded"].bool ?? false
    for path in expected["frames"].keys {
      guard let wanted = expected["frames"][path].numbers(4) else { continue }
      var own = result.frame(ofID: path).map { [$0.minX, $0.minY, $0.width, $0.height] }
      if isRounded { own = own.map(roundedFrame) }
      let tolerance = expected["tolerance"].number ?? 0.01
      if let reason = difference(own, wanted, tolerance: tolerance, rounded: isRounded) {
        return .failed("\(path) " + reason)
      }
    }
    return .passed
  }

  // MARK: Flexible boxes of words

  /// A container of words: boxes that wrap, in items with a basis, limits, an order and shares.
  private func compareWords() -> VectorOutcome {
    let style = tree["style"]
    for key in style.keys where !Self.boxKeys.contains(key) { return .skipped("style key \(key)") }
    if style["display"].string == "grid" {
      let tree = LayoutTree(direction: isMirrored ? .rightToLeft : .leftToRight) { tree in
        tree.node("0", .grid(gridStyle(style))) { appendCells(style, &$0) }
      }
      return compareBoxes(tree, style)
    }
    let layout = flexLayout(style)
    let tree = LayoutTree(direction: isMirrored ? .rightToLeft : .leftToRight) { tree in
      tree.node("0", .custom(layout)) { tree in
        for (k, child) in (self.tree["children"].list ?? []).enumerated() {
          appendWords(child, "0.\(k)", &tree)
        }
      }
    }
    return compareBoxes(tree, style)
  }

  private func compareBoxes(_ tree: LayoutTree, _ style: VectorValue) -> VectorOutcome {
    var options = LayoutOptions()
    options.rootAlignment = nil
    let room = ProposedSize(width: style["width"].number, height: style["height"].number)
    return compare(tree.layout(room, options: options))
  }

  private static let boxKeys: Set<String> = [
    "width", "height", "flexDirection", "flexWrap", "justifyContent", "alignItems", "alignContent",
    "columnGap", "rowGap", "direction", "display", "gridTemplateColumns",
  ]

  // MARK: Grids of words

  private func gridStyle(_ style: VectorValue) -> GridStyle {
    let columns = (style["gridTemplateColumns"].string ?? "").split(separator: " ")
    let tracks = columns.map { name -> GridStyle.Track in
      if name == "auto" { return .content }
      return Double(name.dropLast(2)).map { .fixed($0) } ?? .flexible(minimum: 0)
    }
    let down: VerticalAlignment =
      switch style["alignItems"].string {
      case "center": .center
      case "end": .bottom
      default: .top
      }
    return GridStyle(
      tracks: tracks, trackSpacing: style["columnGap"].number ?? 0,
      lineSpacing: style["rowGap"].number ?? 0,
      alignment: Alignment(horizontal: .leading, vertical: down))
  }

  private func appendCells(_ style: VectorValue, _ tree: inout LayoutTree.Builder) {
    var limits = FrameLimits()
    if style["alignItems"].string == "stretch" { limits.maxHeight = .infinity }
    for (k, child) in (self.tree["children"].list ?? []).enumerated() {
      var item = LayoutItem()
      item.columnSpan = Self.span(child["style"]["gridColumn"])
      item.rowSpan = Self.span(child["style"]["gridRow"])
      tree.node("0.\(k)", .item(item)) { tree in
        tree.node(.flexibleFrame(limits, alignment: .topLeading)) { tree in
          var words = Words(child["words"])
          words.fillsWidth = true
          tree.leaf(.leaf(words))
        }
      }
    }
  }

  private static func span(_ value: VectorValue) -> Int {
    value.string?.split(separator: " ").last.flatMap { Int($0) } ?? 1
  }

  private func flexLayout(_ style: VectorValue) -> FlexLayout {
    let direction = style["flexDirection"].string ?? "row"
    let isRow = direction.hasPrefix("row")
    var layout = FlexLayout(isRow ? .horizontal : .vertical)
    layout.isReversed = direction.hasSuffix("reverse")
    layout.wrap =
      switch style["flexWrap"].string {
      case "wrap": .wrap
      case "wrap-reverse": .reverse
      default: .none
      }
    layout.justification = Self.packing(style["justifyContent"].string)
    layout.lineAlignment = Self.packing(style["alignContent"].string)
    layout.alignment = Self.flexAlignment(style["alignItems"].string) ?? .stretch
    layout.spacing = style[isRow ? "columnGap" : "rowGap"].number ?? 0
    layout.lineSpacing = style[isRow ? "rowGap" : "columnGap"].number ?? 0
    layout.fillsHeight = style["height"].number != nil
    return layout
  }

  private static func packing(_ name: String?) -> FlexLayout.Packing {
    switch name {
    case "flex-start": .start
    case "flex-end": .end
    case "center": .center
    case "space-between": .spaceBetween
    case "space-around": .spaceAround
    case "space-evenly": .spaceEvenly
    default: .stretch
    }
  }

  private static func flexAlignment(_ name: String?) -> FlexAlignment? {
    switch name {
    case "stretch": .stretch
    case "flex-start": .start
    case "center": .center
    case "flex-end": .end
    case "baseline": .baseline
    default: nil
    }
  }

  private func appendWords(_ node: VectorValue, _ path: String, _ tree: inout LayoutTree.Builder) {
    let style = node["style"]
    var item = LayoutItem()
    item.grow = style["flexGrow"].number
    item.shrink = style["flexShrink"].number ?? 1
    item.basis = style["flexBasis"].number
    item.order = Int(style["order"].number ?? 0)
    item.crossAlignment = Self.flexAlignment(style["alignSelf"].string)
    let isRow = (self.tree["style"]["flexDirection"].string ?? "row").hasPrefix("row")
    let limits = FrameLimits(
      maxWidth: style["maxWidth"].number, maxHeight: style["maxHeight"].number)
    // A frame's ideal length lies within its maximum, the base of CSS does not.
    if isRow, limits.maxWidth != nil, item.basis == nil {
      item.basis = (node["words"].list ?? []).reduce(0) { $0 + ($1.list?.first?.number ?? 0) }
    }
    tree.node(path, .item(item)) { tree in
      let words = Words(node["words"])
      guard limits != FrameLimits() else { return tree.leaf(.leaf(words)) }
      tree.node(.flexibleFrame(limits, alignment: .topLeading)) { $0.leaf(.leaf(words)) }
    }
  }

  private func append(_ node: VectorValue, _ path: String, _ tree: inout LayoutTree.Builder) {
    let children = node["children"].list ?? []
    let style = node["style"]
    var item = LayoutItem()
    item.grow = style["flexGrow"].number ?? 0
    item.shrink = style["flexShrink"].number ?? (isCSS ? 1 : 0)
    item.alignment = .topLeading
    tree.node(path, .item(item)) { tree in
      // The item's slot is the box; the content fills it, whatever its natural size.
      let natural = Size(width: style["width"].number ?? 0, height: style["height"].number ?? 0)
      let range = NodeKind.clamp(
        width: LengthRange(minimum: 0, ideal: natural.width, maximum: .infinity),
        height: LengthRange(minimum: 0, ideal: natural.height, maximum: .infinity))
      guard !children.isEmpty else { return tree.leaf(range) }
      tree.node(.overlay(.topLeading)) { tree in
        tree.leaf(range)
        tree.node(.linear(linearStyle(style, children))) { tree in
          for (k, child) in children.enumerated() { append(child, "\(path).\(k)", &tree) }
        }
      }
    }
  }

  private func linearStyle(_ style: VectorValue, _ children: [VectorValue]) -> LinearStyle {
    let isRow = (style["flexDirection"].string ?? (isCSS ? "row" : "column")) == "row"
    func padding(_ key: String) -> Double { (style[key].number ?? style["padding"].number) ?? 0 }
    var result = LinearStyle(
      axis: isRow ? .horizontal : .vertical,
      distribution: Self.distribution(style["justifyContent"].string) ?? .start,
      alignment: Self.alignment(style["alignItems"].string) ?? .fill,
      spacing: style[isRow ? "columnGap" : "rowGap"].number ?? style["gap"].number ?? 0,
      insets: EdgeInsets(
        top: padding("paddingTop"),
        leading: padding(isMirrored ? "paddingRight" : "paddingLeft"),
        bottom: padding("paddingBottom"),
        trailing: padding(isMirrored ? "paddingLeft" : "paddingRight")),
      fillsCross: true)
    // Growing children leave nothing to pack; shrinking ones share the lack by their lengths.
    let key = isRow ? "width" : "height"
    let inner =
      (style[key].number ?? 0)
      - (isRow ? result.insets.horizontal : result.insets.vertical)
      - result.spacing * Double(max(0, children.count - 1))
    let natural = children.reduce(0) { $0 + ($1["style"][key].number ?? 0) }
    let grows = children.contains { ($0["style"]["flexGrow"].number ?? 0) > 0 }
    if natural < inner, grows { result.distribution = .flexUniformly }
    if natural > inner { result.distribution = .flexProportionally }
    return result
  }
}

/// Boxes that stand on the baselines of lines as high as the highest of them.
private struct Words: LeafLayout {
  let words: [Size]
  /// True if they are as wide as what they are offered.
  var fillsWidth = false

  init(_ value: VectorValue) {
    words = (value.list ?? []).compactMap { word in
      let lengths = (word.list ?? []).map { $0.number ?? 0 }
      return lengths.count == 2 ? Size(width: lengths[0], height: lengths[1]) : nil
    }
  }

  private func lines(_ width: Double) -> [Size] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.width + word.width <= width + 1e-6 {
        lines[lines.count - 1] = Size(
          width: last.width + word.width, height: max(last.height, word.height))
      } else {
        lines.append(word)
      }
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    let lines = lines(proposal.width ?? .infinity)
    let own = lines.map(\.width).max() ?? 0
    return Size(
      width: fillsWidth ? proposal.width ?? own : own, height: lines.reduce(0) { $0 + $1.height })
  }

  var holdsWords: Bool { true }
  var leastWidth: Double? { words.map(\.width).max() }

  func firstBaseline(for size: Size) -> Double? { lines(size.width).first?.height }

  func lastBaseline(for size: Size) -> Double? { lines(size.width).reduce(0) { $0 + $1.height } }
}

extension VectorValue {
  /// A node and those below it with `flex-direction` as `flexDirection`.
  fileprivate var withCamelCaseStyles: VectorValue {
    guard var node = raw as? [String: Any] else { return self }
    if let style = node["style"] as? [String: Any] {
      var renamed: [String: Any] = [:]
      for (key, value) in style { renamed[VectorValue.camelCase(key)] = value }
      node["style"] = renamed
    }
    if let children = self["children"].list {
      node["children"] = children.map { $0.withCamelCaseStyles.raw ?? [:] }
    }
    return VectorValue(raw: node)
  }

  private static func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return parts.dropFirst().reduce(String(parts.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
