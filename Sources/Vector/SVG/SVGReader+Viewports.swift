import GalleyGeometry
import GalleyPainting
import GalleyParsing

extension SVGReader {
  /// The size of the image: its own, one side after the other in the proportions of its box, else
  /// its box's, else CSS's 300 × 150.
  mutating func naturalSize() -> Size? {
    let root = source.root
    let box = viewBox(root)?.size
    func side(_ name: String) -> Double? {
      guard let text = root[name], let length = SVGLength(text), length.unit != "%" else {
        return nil
      }
      return length.resolved(of: 0, font: 16)
    }
    let ratio = box.map { $0.width / $0.height }
    let (width, height) = (side("width"), side("height"))
    let size = Size(
      width: width ?? height.flatMap { side in ratio.map { side * $0 } } ?? box?.width ?? 300,
      height: height ?? width.flatMap { side in ratio.map { side / $0 } } ?? box?.height ?? 150)
    guard size.width > 0, size.height > 0, size.width <= 1e6, size.height <= 1e6 else {
      diagnostics.error(
        "the image has no size or one of more than a million points", at: root.range)
      return nil
    }
    return size
  }

  /// The `viewBox`; nil for a missing or invalid one.
  mutating func viewBox(_ element: MarkupElement) -> Rect? {
    guard let text = element["viewBox"] else { return nil }
    guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] >= 0,
      numbers[3] >= 0
    else {
      mistake("viewBox", text, at: element)
      return nil
    }
    guard numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The alignment of an element's box in its viewport.
  mutating func aspect(of element: MarkupElement) -> SVGAspect {
    guard let text = element["preserveAspectRatio"] else { return SVGAspect() }
    if let aspect = SVGAspect(text) { return aspect }
    mistake("preserveAspectRatio", text, at: element)
    return SVGAspect()
  }

  /// The area of a nested image.
  mutating func area(of element: MarkupElement, _ place: Place) -> Rect {
    let (whole, style) = (place.viewport, place.style)
    return Rect(
      x: length("x", element, of: whole.width, style) ?? 0,
      y: length("y", element, of: whole.height, style) ?? 0,
      width: length("width", element, of: whole.width, style) ?? whole.width,
      height: length("height", element, of: whole.height, style) ?? whole.height)
  }

  /// The content of an element that has a viewport, laid into an area.
  mutating func viewport(
    _ element: MarkupElement, _ area: Rect, _ outer: Place
  ) -> VectorGroup? {
    guard area.width > 0, area.height > 0 else { return nil }
    var place = outer
    let isRoot = outer.depth == 0
    if isRoot { place.style = style(of: element, in: outer) }
    guard place.style.own.isDisplayed else { return nil }
    var group = VectorGroup()
    var clip = Rect(origin: .zero, size: area.size)
    group.transform = .translation(x: area.minX, y: area.minY)
    place.viewport = area.size
    if let box = viewBox(element) {
      group.transform = aspect(of: element).transform(from: box, to: area)
      place.viewport = box.size
      guard let back = group.transform.inverse else { return nil }
      let corner = back.apply(to: area.origin)
      clip = Rect(
        x: corner.x, y: corner.y, width: area.width * back.a, height: area.height * back.d)
    }
    if !isRoot, place.style.own.clipsOverflow ?? true { group.clips = [[.rectangle(clip)]] }
    place.context = place.context?.inside(group.transform)
    group.children = nodes(in: element, place)
    guard isRoot else { return group }
    var whole = VectorGroup(children: [.group(group)])
    whole.transform = transform(place.style, of: element, area.size)
    apply(place, of: element, to: &whole)
    return whole
  }

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
    guard let target = target(id, of: element) else { return nil }
    guard !leadsToItself(id, target, element, place) else { return nil }
    return group(element, place) { reader, inner in
      var inner = inner
      inner.users.append(id)
      let x = reader.length("x", element, of: place.viewport.width, inner.style) ?? 0
      let y = reader.length("y", element, of: place.viewport.height, inner.style) ?? 0
      let way = Transform.translation(x: x, y: y)
      inner.context = reader.context(of: element, inner, moved: way) { reader, place in
        reader.used(target, by: element, place)
      }
      guard let content = reader.used(target, by: element, inner) else { return [] }
      guard x != 0 || y != 0 else { return [content] }
      return [.group(VectorGroup(children: [content], transform: way))]
    }
  }

  private mutating func used(
    _ target: MarkupElement, by element: MarkupElement, _ inner: Place
  ) -> VectorNode? {
    guard target.name == "symbol" || target.name == "svg" else { return node(target, inner) }
    let whole = inner.viewport
    let isSVG = target.name == "svg"
    var inner = inner
    inner.depth += 1
    guard admits(target, inner) else { return nil }
    func side(_ name: String, _ whole: Double, _ reader: inout SVGReader) -> Double {
      reader.length(name, element, of: whole, inner.style)
        ?? reader.length(name, target, of: whole, inner.style) ?? whole
    }
    let area = Rect(
      x: isSVG ? length("x", target, of: whole.width, inner.style) ?? 0 : 0,
      y: isSVG ? length("y", target, of: whole.height, inner.style) ?? 0 : 0,
      width: side("width", whole.width, &self), height: side("height", whole.height, &self))
    return group(target, inner) { reader, place in
      reader.viewport(target, area, place).map { [.group($0)] } ?? []
    }
  }

  /// Returns true if an element is used inside of itself.
  private mutating func leadsToItself(
    _ id: String, _ target: MarkupElement, _ element: MarkupElement, _ place: Place
  ) -> Bool {
    var outer = source.parent(of: element)
    while let next = outer, next.index != target.index { outer = source.parent(of: next) }
    guard place.users.contains(id) || outer != nil || target.index == element.index else {
      return false
    }
    warn("<use> of \(SyntaxValue.quoted(id)) leads to itself and is not drawn", at: element)
    return true
  }
}
