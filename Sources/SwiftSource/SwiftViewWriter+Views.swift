internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

// SwiftUI's views: texts, pictures, containers and shapes.

extension SwiftViewWriter {
  /// The call of a component that SwiftUI has, which takes the keys that it writes; nil for all other components.
  mutating func ownCall(
    of node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall? {
    switch node.content {
    case is Text: text(&keys, node)
    case is Image: image(&keys, node, at: place)
    case is Spacer: spacer(&keys)
    case is Divider: SwiftCall(name: "Divider")
    // In braces an empty view does not count as a view; an empty text does.
    case is EmptyView: SwiftCall(name: "Text", arguments: ["verbatim: \"\""])
    case is ColorFill: fill(&keys, node)
    case let view as any GradientView: gradient(view.paint, &keys, node)
    case is PathShape: nil
    default:
      container(of: node, &keys, at: place) ?? shape(&keys, node)
        ?? control(of: node, &keys, at: place)
    }
  }

  // Texts

  private mutating func text(_ keys: inout ComponentKeys, _ node: DocumentNode) -> SwiftCall? {
    var call = SwiftCall(name: "Text")
    let words: String = keys.take("text") ?? ""
    if let marked = keys.takeSet("markdown", as: MarkedText.self) {
      guard marked.isPlainMarkdown else {
        refuse(["markdown"], of: node)
        return nil
      }
      call.arguments = [marked.source.swiftExpression]
    } else {
      call.arguments = [SwiftLiteral.verbatimArgument(words)]
    }
    call.modifiers = (font(&keys) + lines(&keys)).map { .line($0) }
    return call
  }

  /// The modifiers of the font. Documents leave the weight of headlines regular, where SwiftUI does not.
  private mutating func font(_ keys: inout ComponentKeys) -> [String] {
    var lines: [String] = []
    let style = keys.take("font", as: TextStyleName.self) ?? .body
    var size = keys.takeSet("fontSize", as: Double.self)
    let family = keys.takeSet("fontName", as: String.self)
    var weight = keys.takeSet("fontWeight", as: FontWeight.self)
    var design = ""
    var name: String? = family
    var isItalic = false
    if let word = keys.takeSet("fontDesign", as: FontDesign.self), word != .default {
      design = ".\(word.rawValue)"
    }
    if let family, ["monospaced", "serif", "rounded"].contains(family) {
      (design, name) = (".\(family)", nil)
    }
    if let system = family.flatMap(SystemFontName.init(rawValue:)) {
      // A name of the system's font is a weight of it in SwiftUI.
      weight = weight ?? system.weight
      isItalic = system == .italicSystemFont
      name = nil
      if size == nil { size = TextSize.large.points(for: style) }
    }
    var base: String?
    if let name {
      let size = size ?? TextSize.large.points(for: style)
      base = ".custom(\(name.swiftExpression), fixedSize: \(size.swiftExpression))"
    } else if let size {
      base = ".system(size: \(size.swiftExpression))"
    } else if style != .body {
      base = ".\(Self.name(of: style))"
    }
    if let features = keys.takeSet("fontFeatures", as: [FontFeature].self) {
      let known: [([FontFeature], String)] = [
        ([FontFeature("tnum")], ".monospacedDigit()"),
        ([FontFeature("smcp")], ".lowercaseSmallCaps()"),
        ([FontFeature("smcp"), FontFeature("c2sc")], ".smallCaps()"),
        ([FontFeature("c2sc"), FontFeature("smcp")], ".smallCaps()"),
      ]
      if let change = known.first(where: { $0.0 == features }) {
        base = (base ?? ".body") + change.1
      } else {
        unsaid.append("fontFeatures")
      }
    }
    if let base { lines.append(".font(\(base))") }
    if let weight {
      lines.append(".fontWeight(.\(weight))")
    } else if style == .headline, size == nil, name == nil {
      lines.append(".fontWeight(.regular)")
    }
    if !design.isEmpty { lines.append(".fontDesign(\(design))") }
    if isItalic { lines.append(".italic()") }
    return lines
  }

  /// SwiftUI's name of a text style.
  static func name(of style: TextStyleName) -> String {
    switch style {
    case .title1: "title"
    case .caption1: "caption"
    default: style.rawValue
    }
  }

  /// The modifiers of lines.
  private mutating func lines(_ keys: inout ComponentKeys) -> [String] {
    var lines: [String] = []
    if keys.takeSet("fontStyle", as: FontSlant.self) == .italic { lines.append(".italic()") }
    if let limit = keys.takeSet("lineLimit", as: Int.self) { lines.append(".lineLimit(\(limit))") }
    if let alignment = keys.takeSet("textAlignment", as: TextAlignment.self) {
      switch alignment {
      case .leading, .center, .trailing: lines.append(".multilineTextAlignment(.\(alignment))")
      default: unsaid.append("textAlignment")
      }
    }
    if let mode = keys.takeSet("lineBreakMode", as: LineBreakMode.self) {
      switch mode {
      case .truncateTail: break
      case .truncateHead: lines.append(".truncationMode(.head)")
      case .truncateMiddle: lines.append(".truncationMode(.middle)")
      default: unsaid.append("lineBreakMode")
      }
    }
    let numbers = [
      ("lineSpacing", "lineSpacing"), ("letterSpacing", "tracking"),
      ("minimumScaleFactor", "minimumScaleFactor"),
    ]
    for (key, modifier) in numbers {
      if let value = keys.takeSet(key, as: Double.self) {
        lines.append(".\(modifier)(\(value.swiftExpression))")
      }
    }
    for key in ["underline", "strikethrough"] {
      guard let value = keys.takeSet(key, as: DecorationValue.self), let line = value.line else {
        continue
      }
      guard line.style == .single, !line.byWord else {
        unsaid.append(key)
        continue
      }
      var arguments: [String] = []
      if line.pattern != .solid { arguments.append("pattern: .\(line.pattern)") }
      if let color = value.color { arguments.append("color: \(palette.expression(color))") }
      lines.append(".\(key)(\(arguments.joined(separator: ", ")))")
    }
    if keys.takeSet("uppercase", as: Bool.self) == true { lines.append(".textCase(.uppercase)") }
    return lines
  }

  // Pictures

  private mutating func image(
    _ keys: inout ComponentKeys, _ node: DocumentNode, at place: Place
  ) -> SwiftCall? {
    var call = SwiftCall(name: "Image")
    let mode = keys.take("contentMode", as: ImageContentMode.self) ?? .fit
    let isSymbol: Bool
    if let name = keys.takeSet("systemIconName", as: String.self) {
      call.arguments = ["systemName: \(name.swiftExpression)"]
      isSymbol = true
    } else if let name = keys.takeSet("localImageName", as: String.self) {
      call.arguments = [name.swiftExpression]
      isSymbol = false
    } else {
      return nil
    }
    if keys.takeSet("template", as: Bool.self) == true {
      call.modifiers.append(.line(".renderingMode(.template)"))
    }
    if let mode = keys.takeSet("symbolRenderingMode", as: SymbolRenderingMode.self) {
      call.modifiers.append(.line(".symbolRenderingMode(.\(mode))"))
    }
    switch mode {
    case .original: break
    case .fit where isSymbol && place.hugsIcons: break
    // SwiftUI's resizable symbols fill their room with ink; those of documents keep their margins.
    case .fit where isSymbol: unsaid.append("contentMode")
    case .fit: call.modifiers += [.line(".resizable()"), .line(".scaledToFit()")]
    case .stretch: call.modifiers.append(.line(".resizable()"))
    case .fill: unsaid.append("contentMode")
    }
    let font = font(&keys)
    // A symbol that fills its room does not follow its font.
    if !font.isEmpty, isSymbol, mode == .stretch { unsaid.append("font") }
    call.modifiers += font.map { .line($0) }
    if let scale = keys.takeSet("imageScale", as: ImageScale.self) {
      call.modifiers.append(.line(".imageScale(.\(scale))"))
    }
    if !isSymbol, let radii = keys.takeShared("cornerRadius", as: CornerRadii.self) {
      call.modifiers.append(.line(".clipShape(\(Self.shape(radii)))"))
    }
    return call
  }

  // Containers

  private func spacer(_ keys: inout ComponentKeys) -> SwiftCall {
    let length: Double? = keys.take("minLength")
    return SwiftCall(
      name: "Spacer", arguments: length.map { ["minLength: \($0.swiftExpression)"] } ?? [])
  }

  /// The call of a container, with the spacing that documents leave at nothing.
  private mutating func container(
    of node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall? {
    var call = SwiftCall(name: node.typeName)
    switch node.typeName {
    case "HStack", "LazyHStack":
      add("alignment", keys.takeSet("verticalAlignment", as: VerticalAlignment.self), to: &call)
      add("spacing", keys.take("spacing", as: Double.self), to: &call)
    case "VStack", "LazyVStack":
      add("alignment", keys.takeSet("horizontalAlignment", as: HorizontalAlignment.self), to: &call)
      add("spacing", keys.take("spacing", as: Double.self), to: &call)
    case "ZStack":
      add("alignment", keys.takeSet("contentAlignment", as: Alignment.self), to: &call)
    case "ViewThatFits":
      add("in", keys.takeSet("axis", as: Axis.Set.self), to: &call)
    case "Background", "Overlay":
      return attachment(node, &keys, at: place)
    case "ScrollView":
      return scrollView(node, &keys, at: place)
    case "Grid":
      guard let grid = grid(node, &keys) else { return nil }
      call = grid
    case "GridRow":
      add("alignment", keys.takeSet("verticalAlignment", as: VerticalAlignment.self), to: &call)
    default: return nil
    }
    call.content = content(of: node, at: place)
    return call
  }

  private func add(_ label: String, _ value: (any SwiftExpressible)?, to call: inout SwiftCall) {
    if let value { call.arguments.append("\(label): \(value.swiftExpression)") }
  }

  /// The last view with the others behind it or in front of it.
  private mutating func attachment(
    _ node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall? {
    guard node.children.count >= 2 else { return nil }
    let alignment = keys.takeSet("contentAlignment", as: Alignment.self)
    let argument = alignment.map { "(alignment: \($0.swiftExpression))" } ?? ""
    let inner = Place(hugsIcons: place.hugsIcons, parent: node, margin: place.margin + 2)
    let isOverlay = node.typeName == "Overlay"
    var call = SwiftCall(name: "ZStack", content: [])
    call.expression = lines(of: node.children[0], at: place).joined(separator: "\n")
    let rest = node.children.dropFirst().flatMap { lines(of: $0, at: inner) }
    let name = isOverlay ? "overlay" : "background"
    call.content = nil
    call.modifiers.append(
      .line(([".\(name)\(argument) {"] + Array(rest).indented + ["}"]).joined(separator: "\n")))
    return call
  }

  /// SwiftUI's view arranges what is inside with the distances of a stack, so the stack is written.
  private mutating func scrollView(
    _ node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall {
    var call = SwiftCall(name: "ScrollView")
    let axes = keys.take("axis", as: Axis.Set.self) ?? .vertical
    if axes != .vertical { call.arguments.append(axes.swiftExpression) }
    if keys.takeSet("showsIndicators", as: Bool.self) == false {
      call.arguments.append("showsIndicators: false")
    }
    let spacing = keys.take("spacing", as: Double.self) ?? 0
    if let anchor = keys.takeSet("anchor", as: UnitPoint.self) {
      call.modifiers.append(.line(".defaultScrollAnchor(\(anchor.swiftExpression))"))
    }
    guard node.children.count != 1 else {
      call.content = content(of: node, at: place)
      return call
    }
    var inner = place
    inner.margin += 2
    let stack = SwiftCall(
      name: axes == .horizontal ? "HStack" : "VStack",
      arguments: ["spacing: \(spacing.swiftExpression)"], content: content(of: node, at: inner))
    call.content = stack.lines(indentedBy: place.margin + 2)
    return call
  }

  /// A grid of rows, or lines of cells in tracks: `LazyVGrid(columns: […], spacing: 8)`.
  private func grid(_ node: DocumentNode, _ keys: inout ComponentKeys) -> SwiftCall? {
    let tracks = keys.take("tracks", as: [GridStyle.Track].self) ?? []
    let axis = keys.take("axis", as: Axis.self) ?? .horizontal
    let gap = keys.take("trackSpacing", as: Double.self) ?? 8
    let lineGap = keys.take("lineSpacing", as: Double.self) ?? 8
    let alignment = keys.takeSet("contentAlignment", as: Alignment.self)
    if node.children.contains(where: { $0.typeName == "GridRow" }) {
      var call = SwiftCall(name: "Grid")
      add("alignment", alignment, to: &call)
      add("horizontalSpacing", gap, to: &call)
      add("verticalSpacing", lineGap, to: &call)
      return call
    }
    let places = alignment.map { ", alignment: \($0.swiftExpression)" } ?? ""
    var items: [String] = []
    for track in tracks {
      if case .content = track { return nil }
      let size = track == .flexible() ? ".flexible()" : track.swiftExpression
      items.append("GridItem(\(size), spacing: \(gap.swiftExpression)\(places))")
    }
    return SwiftCall(
      name: axis == .horizontal ? "LazyVGrid" : "LazyHGrid",
      arguments: [
        "\(axis == .horizontal ? "columns" : "rows"): [\(items.joined(separator: ", "))]",
        "spacing: \(lineGap.swiftExpression)",
      ])
  }
}

extension MarkedText {
  /// True if SwiftUI reads the same in it: marks within lines, and neither blocks, links nor pictures.
  fileprivate var isPlainMarkdown: Bool {
    !source.contains { "\n[<!\\%".contains($0) }
      && !["#", "- ", "* ", "+ ", ">", "```"].contains { source.hasPrefix($0) }
      && source.first?.isNumber != true
  }
}
