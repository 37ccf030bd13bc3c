import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyParsing

extension MarkupElement {
  /// What `href` names: an id of the same file; nil for anything else.
  fileprivate var reference: String? {
    guard let text = href, text.hasPrefix("#"), text.count > 1 else { return nil }
    return String(text.dropFirst())
  }

  fileprivate var href: String? { self["href"] ?? self["xlink:href"] }
}

extension SVGReader {
  /// Another element in the place of this one.
  mutating func use(_ element: MarkupElement, _ place: Place) -> VectorNode? {
    guard let id = element.reference else {
      if let href = element.href, !href.isEmpty {
        leaveOut(
          "the reference \(SyntaxValue.quoted(String(href.prefix(40)))) to another file",
          at: element)
      }
      return nil
    }
    guard let target = elements[id] else { return unknown(id, at: element) }
    guard !place.users.contains(id) else {
      diagnostics.error("<use> of \(SyntaxValue.quoted(id)) leads to itself", at: element.range)
      return nil
    }
    return group(element, place) { reader, inner in
      var inner = inner
      inner.users.append(id)
      let x = reader.length("x", element, of: place.viewport.width) ?? 0
      let y = reader.length("y", element, of: place.viewport.height) ?? 0
      let content: VectorNode?
      if target.localName == "symbol" || target.localName == "svg" {
        let whole = place.viewport
        let area = Rect(
          x: 0, y: 0,
          width: reader.length("width", element, of: whole.width)
            ?? reader.length("width", target, of: whole.width) ?? whole.width,
          height: reader.length("height", element, of: whole.height)
            ?? reader.length("height", target, of: whole.height) ?? whole.height)
        inner.depth += 1
        content = reader.group(target, inner) { reader, place in
          reader.viewport(target, area, place).map { [.group($0)] } ?? []
        }
      } else {
        content = reader.nodes(in: target.alone, inner).first
      }
      guard let content else { return [] }
      guard x != 0 || y != 0 else { return [content] }
      return [.group(VectorGroup(children: [content], transform: .translation(x: x, y: y)))]
    }
  }

  private func unknown<Value>(_ id: String, at element: MarkupElement) -> Value? {
    diagnostics.error(
      "<\(element.name)> refers to \(SyntaxValue.quoted(id)), which there is not",
      at: element.range, suggestion: SpellingSuggestion.nearest(id, in: elements.keys.sorted()))
    return nil
  }

  // MARK: Paints

  mutating func paint(
    _ name: SVGPaintName, _ opacity: Double, of path: Path, _ element: MarkupElement, _ place: Place
  ) -> VectorPaint? {
    switch name {
    case .none: return nil
    case .color(let color): return .color(color.faded(by: opacity))
    case .reference(let id, let fallback):
      guard let server = elements[id] else {
        if let fallback { return .color(fallback.faded(by: opacity)) }
        return unknown(id, at: element)
      }
      if let paint = gradient(server, opacity, path.boundingRect, place) { return paint }
      return fallback.map { .color($0.faded(by: opacity)) }
    }
  }

  /// A gradient element's attribute, its own or that of the gradient it refers to.
  private func inherited(_ name: String, _ element: MarkupElement, _ depth: Int = 0) -> String? {
    if let own = element[name] { return own }
    guard depth < 16, let id = element.reference, let next = elements[id] else { return nil }
    return inherited(name, next, depth + 1)
  }

  private func stopElements(_ element: MarkupElement, _ depth: Int = 0) -> [MarkupElement] {
    let own = element.children.filter { $0.localName == "stop" }
    guard own.isEmpty, depth < 16, let id = element.reference, let next = elements[id] else {
      return own
    }
    return stopElements(next, depth + 1)
  }

  private mutating func gradient(
    _ server: MarkupElement, _ opacity: Double, _ box: Rect, _ place: Place
  ) -> VectorPaint? {
    let isLinear = server.localName == "linearGradient"
    guard isLinear || server.localName == "radialGradient" else {
      leaveOut("painting with <\(server.name)>", at: server)
      return nil
    }
    let stops = stops(of: server, opacity, place)
    guard let last = stops.last else { return nil }
    let usesBox = inherited("gradientUnits", server) != "userSpaceOnUse"
    // What has no extent in one direction has no such space (SVG 2, section 8.8).
    guard !usesBox || box.width > 0 && box.height > 0 else { return nil }
    if stops.count == 1 { return .color(last.color) }
    if let method = inherited("spreadMethod", server), method != "pad" {
      leaveOut("\"spreadMethod\" \(SyntaxValue.quoted(method))", at: server)
    }
    var way = transform(inherited("gradientTransform", server), of: server)
    if usesBox {
      way = way.followed(by: .scale(x: box.width, y: box.height))
        .followed(by: .translation(x: box.minX, y: box.minY))
    }
    let whole = usesBox ? Size(width: 1, height: 1) : place.viewport
    func number(_ name: String, _ standard: Double, of whole: Double) -> Double {
      guard let text = inherited(name, server) else { return standard / 100 * whole }
      guard let length = SVGLength(text) else {
        mistake(name, text, at: server)
        return 0
      }
      return length.resolved(of: whole)
    }
    if isLinear {
      let start = Point(x: number("x1", 0, of: whole.width), y: number("y1", 0, of: whole.height))
      let end = Point(x: number("x2", 100, of: whole.width), y: number("y2", 0, of: whole.height))
      return .linear(from: start, to: end, through: way, stops)
    }
    let center = Point(x: number("cx", 50, of: whole.width), y: number("cy", 50, of: whole.height))
    let radius = number("r", 50, of: whole.diagonal)
    let focus = Point(
      x: inherited("fx", server) == nil ? center.x : number("fx", 50, of: whole.width),
      y: inherited("fy", server) == nil ? center.y : number("fy", 50, of: whole.height))
    if focus != center { leaveOut("the focal point of <\(server.name)>", at: server) }
    let unit = Transform.scale(x: radius, y: radius)
      .followed(by: .translation(x: center.x, y: center.y)).followed(by: way)
    guard radius > 0, unit.inverse != nil else { return .color(last.color) }
    return .radial(unit, stops)
  }

  private mutating func stops(
    of server: MarkupElement, _ opacity: Double, _ place: Place
  ) -> [VectorStop] {
    var least = 0.0
    return stopElements(server).map { element in
      let style = style(of: element, in: Place(style: place.style, viewport: place.viewport))
      if let text = element["offset"] {
        if let length = SVGLength(text), length.unit == "" || length.unit == "%" {
          least = max(least, min(1, length.resolved(of: 1)))
        } else {
          mistake("offset", text, at: element)
        }
      }
      return VectorStop(
        location: least, color: style.stopColor.faded(by: style.stopOpacity * opacity))
    }
  }

  // MARK: Clips and masks

  /// The areas to which a `clipPath` restricts: its own, and those of its own clip.
  mutating func clips(
    _ id: String, _ box: () -> Rect?, of element: MarkupElement, _ place: Place, depth: Int = 0
  ) -> [[DisplayShape]] {
    guard let clip = elements[id], clip.localName == "clipPath" else {
      let _: Void? = unknown(id, at: element)
      return []
    }
    guard depth < 16 else {
      diagnostics.error("the clip \(SyntaxValue.quoted(id)) leads to itself", at: clip.range)
      return []
    }
    let own = style(of: clip, in: Place(viewport: place.viewport))
    var way = transform(own.transform, of: clip)
    if clip["clipPathUnits"] == "objectBoundingBox", let box = box() {
      way = way.followed(by: .scale(x: box.width, y: box.height))
        .followed(by: .translation(x: box.minX, y: box.minY))
    }
    var inner = Place(style: own, viewport: place.viewport)
    inner.users = place.users
    var shapes: [DisplayShape] = []
    for child in clip.children { collectClip(child, inner, way, &shapes) }
    let outer = own.clipPath.map { clips($0, box, of: clip, place, depth: depth + 1) } ?? []
    return [shapes] + outer
  }

  private mutating func collectClip(
    _ element: MarkupElement, _ place: Place, _ way: Transform, _ shapes: inout [DisplayShape]
  ) {
    guard shapes.count < 4_096 else { return }
    let style = style(of: element, in: place)
    guard style.isDisplayed, style.isVisible else { return }
    var way = transform(style.transform, of: element).followed(by: way)
    if element.localName == "use", let id = element.reference {
      guard let target = elements[id] else {
        let _: Void? = unknown(id, at: element)
        return
      }
      guard !place.users.contains(id) else {
        diagnostics.error("<use> of \(SyntaxValue.quoted(id)) leads to itself", at: element.range)
        return
      }
      var inner = place
      inner.style = style
      inner.users.append(id)
      way = Transform.translation(
        x: length("x", element, of: place.viewport.width) ?? 0,
        y: length("y", element, of: place.viewport.height) ?? 0
      ).followed(by: way)
      return collectClip(target, inner, way, &shapes)
    }
    guard let path = outline(of: element, place) else {
      if element.localName == "text" { leaveOut("<text> in <clipPath>", at: element) }
      return
    }
    let moved = way == .identity ? path : path.applying(way)
    shapes.append(style.isClipEvenOdd ? .evenOddPath(moved) : .path(moved))
  }

  mutating func mask(
    _ id: String, _ box: () -> Rect?, of element: MarkupElement, _ place: Place
  ) -> VectorMask? {
    guard let mask = elements[id], mask.localName == "mask" else {
      return unknown(id, at: element)
    }
    guard !place.users.contains(id) else {
      diagnostics.error("the mask \(SyntaxValue.quoted(id)) leads to itself", at: mask.range)
      return nil
    }
    let own = style(of: mask, in: Place(viewport: place.viewport))
    var inner = Place(style: own, viewport: place.viewport)
    inner.depth = place.depth + 1
    inner.users = place.users + [id]
    var content = VectorGroup(children: nodes(in: mask, inner))
    let bounds = box() ?? .zero
    let boxWay = Transform.scale(x: bounds.width, y: bounds.height)
      .followed(by: .translation(x: bounds.minX, y: bounds.minY))
    if mask["maskContentUnits"] == "objectBoundingBox" { content.transform = boxWay }
    let usesBox = mask["maskUnits"] != "userSpaceOnUse"
    let whole = usesBox ? Size(width: 1, height: 1) : place.viewport
    var area = Rect(
      x: length("x", mask, of: whole.width) ?? whole.width * -0.1,
      y: length("y", mask, of: whole.height) ?? whole.height * -0.1,
      width: length("width", mask, of: whole.width) ?? whole.width * 1.2,
      height: length("height", mask, of: whole.height) ?? whole.height * 1.2)
    if usesBox { area = Path.rectangle(area).applying(boxWay).boundingRect }
    return VectorMask(content: .group(content), area: area, isLuminance: own.isMaskOfLuminance)
  }
}

extension MarkupElement {
  /// An element that holds nothing but this one.
  fileprivate var alone: MarkupElement { MarkupElement(holding: self) }
}
