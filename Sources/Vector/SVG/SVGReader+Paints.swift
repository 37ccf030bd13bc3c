import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleySystem

extension SVGReader {
  mutating func paint(
    _ name: SVGPaintName, _ opacity: Double, of path: Path, _ element: MarkupElement, _ place: Place
  ) -> VectorPaint? {
    let current = place.style.color
    switch name {
    case .none: return nil
    case .color(let color): return .color(color.resolved(current).faded(by: opacity))
    case .contextFill: return place.context?.fill?.faded(by: opacity)
    case .contextStroke: return place.context?.stroke?.faded(by: opacity)
    case .reference(let id, let fallback, let hasFallback):
      let instead = fallback.map {
        VectorPaint.color($0.resolved(current).faded(by: opacity))
      }
      guard let server = source.ids[id] else {
        if hasFallback { return instead }
        _ = target(id, of: element)
        return nil
      }
      switch server.name {
      case "linearGradient", "radialGradient":
        return gradient(server, opacity, path.boundingRect, place) ?? instead
      case "pattern": return pattern(server, opacity, path, place) ?? instead
      default:
        warn(
          "<\(element.name)> is painted with \(SyntaxValue.quoted(id)), which is no paint but "
            + "<\(server.name)>", at: element)
        return instead
      }
    }
  }

  /// The element and the chain of elements from which it takes its missing attributes, of some kinds.
  mutating func templates(of element: MarkupElement, _ kinds: Set<String>) -> [MarkupElement] {
    var chain = [element]
    while let id = chain[chain.count - 1].reference {
      guard let next = target(id, of: chain[chain.count - 1]), kinds.contains(next.name) else {
        break
      }
      guard !chain.contains(where: { $0.index == next.index }) else {
        warn("<\(element.name)> leads to itself", at: element)
        break
      }
      guard chain.count < Self.maximumDepth else {
        leaveOut("a chain of more than \(Self.maximumDepth) references", at: element)
        break
      }
      chain.append(next)
    }
    return chain
  }

  // MARK: Gradients

  private mutating func gradient(
    _ server: MarkupElement, _ opacity: Double, _ box: Rect, _ place: Place
  ) -> VectorPaint? {
    let chain = templates(of: server, ["linearGradient", "radialGradient"])
    let around = self.place(around: server, place)
    let style = style(of: server, in: around)
    let stops = stops(of: chain, opacity, place)
    guard let last = stops.last else { return nil }
    let usesBox = units("gradientUnits", of: chain)
    // A shape without extent in one direction has no such space (SVG 2, section 8.8).
    guard !usesBox || box.width > 0 && box.height > 0 else { return nil }
    if stops.count == 1 { return .color(last.color) }
    var line = VectorColorLine(stops: stops)
    if let (text, owner) = value("spreadMethod", of: chain) {
      if let spread = GradientSpread(rawValue: text.trimmed) {
        line.spread = spread
      } else {
        mistake("spreadMethod", text, at: owner)
      }
    }
    let whole = usesBox ? Size(width: 1, height: 1) : place.viewport
    var way = Transform.identity
    if let (text, owner) = value("gradientTransform", of: chain) {
      way = transform(text, style, of: owner, whole)
    }
    // A plane that is flattened has no colour at a place.
    guard way.inverse != nil else { return nil }
    if usesBox { way = way.followed(by: .unitSquare(to: box)) }
    // The others have the stops and the spaces in common, but not the geometry.
    let kin = chain.filter { $0.name == server.name }
    if server.name == "linearGradient" {
      let start = Point(
        x: length("x1", kin, 0, of: whole.width, style),
        y: length("y1", kin, 0, of: whole.height, style))
      let end = Point(
        x: length("x2", kin, 100, of: whole.width, style),
        y: length("y2", kin, 0, of: whole.height, style))
      return .linear(from: start, to: end, through: way, line)
    }
    return radial(kin, whole, way, line, style) ?? .color(last.color)
  }

  /// A gradient between two circles; nil for one without extent.
  private mutating func radial(
    _ chain: [MarkupElement], _ whole: Size, _ way: Transform, _ line: VectorColorLine,
    _ style: SVGStyle
  ) -> VectorPaint? {
    let center = Point(
      x: length("cx", chain, 50, of: whole.width, style),
      y: length("cy", chain, 50, of: whole.height, style))
    let radius = length("r", chain, 50, of: whole.diagonal, style)
    func has(_ name: String) -> Bool { chain.contains { $0[name] != nil } }
    let focus = Point(
      x: has("fx") ? length("fx", chain, 50, of: whole.width, style) : center.x,
      y: has("fy") ? length("fy", chain, 50, of: whole.height, style) : center.y)
    let inner = max(0, length("fr", chain, 0, of: whole.diagonal, style))
    let unit = Transform.scale(x: radius, y: radius)
      .followed(by: .translation(x: center.x, y: center.y)).followed(by: way)
    guard radius > 0, unit.inverse != nil else { return nil }
    let circle = GradientCircle(
      center: Point(x: (focus.x - center.x) / radius, y: (focus.y - center.y) / radius),
      radius: inner / radius)
    return .radial(unit, from: circle, line)
  }

  /// An attribute of the first element of a chain that has it, and which that is.
  private func value(
    _ name: String, of chain: [MarkupElement]
  ) -> (text: String, owner: MarkupElement)? {
    chain.lazy.compactMap { element in element[name].map { ($0, element) } }.first
  }

  /// A length with a default in per cents.
  private mutating func length(
    _ name: String, _ chain: [MarkupElement], _ standard: Double, of whole: Double,
    _ style: SVGStyle
  ) -> Double {
    value(name, of: chain).flatMap { length(name, $0.owner, of: whole, style) }
      ?? standard / 100 * whole
  }

  /// True if lengths are shares of the box round the shape, the default.
  private mutating func units(
    _ name: String, of chain: [MarkupElement], standard: String = "objectBoundingBox"
  ) -> Bool {
    guard let (text, owner) = value(name, of: chain) else { return standard == "objectBoundingBox" }
    return usesBox(name, text, standard, owner)
  }

  func isKnownUnit(_ text: String) -> Bool {
    text == "objectBoundingBox" || text == "userSpaceOnUse"
  }

  mutating func usesBox(
    _ name: String, _ text: String?, _ standard: String, _ element: MarkupElement
  ) -> Bool {
    guard let text else { return standard == "objectBoundingBox" }
    if isKnownUnit(text) { return text == "objectBoundingBox" }
    mistake(name, text, at: element)
    return standard == "objectBoundingBox"
  }

  private mutating func stops(
    of chain: [MarkupElement], _ opacity: Double, _ place: Place
  ) -> [VectorStop] {
    guard let owner = chain.first(where: { $0.children.contains { $0.name == "stop" } }) else {
      return []
    }
    // A shape with as many stops as most gradients have takes no longer than one without.
    guard admits(owner, place, count: owner.children.count / 16) else { return [] }
    var least = 0.0
    var stops: [VectorStop] = []
    for element in owner.children where element.name == "stop" {
      let around = self.place(around: element, place)
      let style = style(of: element, in: around)
      if let text = element["offset"] {
        if let share = SVGStyle.share(text) {
          least = max(least, share)
        } else {
          mistake("offset", text, at: element)
        }
      }
      let color = style.own.stopColor.resolved(style.color)
      stops.append(
        VectorStop(location: least, color: color.faded(by: style.own.stopOpacity * opacity)))
    }
    return stops
  }

  // MARK: Patterns

  private mutating func pattern(
    _ server: MarkupElement, _ opacity: Double, _ path: Path, _ place: Place
  ) -> VectorPaint? {
    let id = server["id"] ?? ""
    guard !place.users.contains(id) else {
      warn("the pattern \(SyntaxValue.quoted(id)) leads to itself", at: server)
      return nil
    }
    let chain = templates(of: server, ["pattern"])
    let owner = chain.first { !$0.children.isEmpty } ?? server
    var inner = self.place(around: owner, place)
    inner.users.append(id)
    inner.style = style(of: owner, in: inner)
    let own = style(of: server, in: self.place(around: server, place))
    let box = path.boundingRect
    let usesBox = units("patternUnits", of: chain)
    let contentUsesBox = units("patternContentUnits", of: chain, standard: "userSpaceOnUse")
    let boxed = Transform.unitSquare(to: box)
    guard !usesBox && !contentUsesBox || box.width > 0 && box.height > 0 else { return nil }
    let whole = usesBox ? Size(width: 1, height: 1) : place.viewport
    var tile = Rect(
      x: length("x", chain, 0, of: whole.width, own),
      y: length("y", chain, 0, of: whole.height, own),
      width: length("width", chain, 0, of: whole.width, own),
      height: length("height", chain, 0, of: whole.height, own))
    if usesBox { tile = Path.rectangle(tile).applying(boxed).boundingRect }
    guard tile.width > 0, tile.height > 0 else { return nil }
    var way = Transform.identity
    if let (text, owner) = value("patternTransform", of: chain) {
      way = transform(text, own, of: owner, place.viewport)
    }
    var group = VectorGroup()
    if let (_, holder) = value("viewBox", of: chain), let view = viewBox(holder) {
      let (_, aspect) = value("preserveAspectRatio", of: chain) ?? ("", server)
      group.transform = self.aspect(of: aspect).transform(from: view, to: tile)
      inner.viewport = view.size
    } else {
      let corner = Transform.translation(x: tile.minX, y: tile.minY)
      group.transform =
        contentUsesBox
        ? Transform.scale(x: box.width, y: box.height).followed(by: corner) : corner
    }
    inner.context = place.context?.inside(group.transform)
    group.children = nodes(in: owner, inner)
    group.opacity = opacity
    guard !group.children.isEmpty else { return nil }
    let isVisible = inner.style.own.clipsOverflow == false
    return .pattern(
      VectorPattern(
        content: [.group(group)], tile: tile, isContained: isVisible || group.lies(in: tile),
        way: way))
  }

  /// A paint for an area, whose tiles are counted before there is anything to draw; nil for a pattern
  /// that would be repeated too often.
  mutating func counted(
    _ paint: VectorPaint?, over area: Rect, _ element: MarkupElement, _ place: Place
  ) -> VectorPaint? {
    guard case .pattern(let pattern)? = paint else { return paint }
    guard let cost = pattern.cost(over: area) else {
      leaveOut("a <pattern> of more than \(VectorPattern.maximumTiles) tiles", at: element)
      return nil
    }
    return admits(element, place, count: cost) ? paint : nil
  }
}

extension VectorGroup {
  /// True if all that it draws stays in a rectangle of the space around.
  fileprivate func lies(in tile: Rect) -> Bool {
    guard let reach = reach else { return true }
    let area = Path.rectangle(reach).applying(transform).boundingRect
    return area.minX >= tile.minX - 1e-6 && area.minY >= tile.minY - 1e-6
      && area.maxX <= tile.maxX + 1e-6 && area.maxY <= tile.maxY + 1e-6
  }

  /// Round all that it draws, lines and filters counted widely.
  private var reach: Rect? {
    children.reduce(nil) { known, child in
      var box: Rect?
      switch child {
      case .shape(let shape):
        box = shape.path.controlBounds
        if shape.stroke != nil {
          box = shape.strokeArea
        }
      case .glyphs(let glyphs):
        box = glyphs.box.inset(by: -max(glyphs.box.width, glyphs.box.height))
      case .picture(let picture):
        box = Path.rectangle(picture.rect).applying(picture.transform).boundingRect
      case .group(let group):
        let inner = group.filter?.region ?? group.reach
        box = inner.map { Path.rectangle($0).applying(group.transform).boundingRect }
      }
      guard let known, let box else { return known ?? box }
      return known.union(box)
    }
  }
}

extension Transform {
  /// The map of the square from 0 to 1 onto a rectangle.
  static func unitSquare(to rect: Rect) -> Transform {
    Transform.scale(x: rect.width, y: rect.height)
      .followed(by: .translation(x: rect.minX, y: rect.minY))
  }
}
