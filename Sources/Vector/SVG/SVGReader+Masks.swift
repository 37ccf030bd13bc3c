import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyParsing

extension SVGReader {
  /// The most shapes of one clip.
  private static let maximumClips = 4_096

  // MARK: Clips

  /// Restricts a group to what a `clipPath` lets through, and to what its own does.
  mutating func clip(
    _ id: String, _ box: () -> Rect?, of element: MarkupElement, _ place: Place,
    _ group: inout VectorGroup
  ) {
    guard let clip = target(id, of: element) else { return }
    guard clip.name == "clipPath" else {
      warn(
        "<\(element.name)> is clipped by \(SyntaxValue.quoted(id)), which is no <clipPath>",
        at: element)
      return
    }
    guard !place.users.contains(id) else {
      warn("the clip \(SyntaxValue.quoted(id)) leads to itself", at: clip)
      group.children = []
      return
    }
    var inner = self.place(around: clip, place)
    inner.style = style(of: clip, in: inner)
    inner.users.append(id)
    var way = transform(inner.style, of: clip, place.viewport)
    if usesBox("clipPathUnits", clip["clipPathUnits"], "userSpaceOnUse", clip) {
      guard let box = box(), box.width > 0, box.height > 0 else {
        group.children = []
        return
      }
      way = Transform.unitSquare(to: box).followed(by: way)
    }
    var nodes: [VectorNode] = []
    for child in clip.children { collect(child, inner, way, &nodes) }
    let shapes = nodes.compactMap(\.plainShape)
    if shapes.count == nodes.count {
      group.clips.append(shapes)
    } else {
      group.masks.append(VectorMask(content: .group(VectorGroup(children: nodes))))
    }
    if let outer = inner.style.own.clipPath {
      self.clip(outer, box, of: clip, inner, &group)
    }
  }

  /// Adds what a child of a `clipPath` lets through, as black shapes.
  private mutating func collect(
    _ element: MarkupElement, _ place: Place, _ outer: Transform, _ nodes: inout [VectorNode]
  ) {
    guard nodes.count < Self.maximumClips, admits(element, place) else { return }
    var inner = place
    inner.style = style(of: element, in: place)
    let style = inner.style
    guard style.own.isDisplayed else { return }
    let way = transform(style, of: element, place.viewport).followed(by: outer)
    var own: [VectorNode] = []
    if element.name == "use" {
      collectUse(element, inner, &own)
    } else if element.name == "text" {
      inner.style.fill = .color(.fixed(.fixed(.black)))
      inner.style.fillOpacity = 1
      inner.style.stroke = .none
      own = lines(of: element, inner)
    } else if style.isVisible {
      guard let path = outline(of: element, inner) else { return }
      var shape = VectorShape(path: path)
      shape.isEvenOdd = style.isClipEvenOdd
      shape.fill = .color(.fixed(.black))
      own = [.shape(shape)]
    }
    guard !own.isEmpty else { return }
    var group = VectorGroup(children: own, transform: way)
    if let id = style.own.clipPath {
      let content = group
      let box = { VectorGroup(children: content.children).bounds }
      clip(id, box, of: element, inner, &group)
    }
    nodes.append(group.asShape ?? .group(group))
  }

  private mutating func collectUse(
    _ element: MarkupElement, _ place: Place, _ nodes: inout [VectorNode]
  ) {
    guard let id = element.reference, let target = target(id, of: element) else { return }
    guard !place.users.contains(id) else {
      warn("<use> of \(SyntaxValue.quoted(id)) leads to itself and is not drawn", at: element)
      return
    }
    // Only shapes may be used here.
    guard target.name != "use", target.name != "g", target.name != "svg", target.name != "symbol"
    else { return }
    var inner = place
    inner.users.append(id)
    inner.depth += 1
    let way = Transform.translation(
      x: length("x", element, of: place.viewport.width, place.style) ?? 0,
      y: length("y", element, of: place.viewport.height, place.style) ?? 0)
    collect(target, inner, way, &nodes)
  }

  // MARK: Masks

  /// A `mask` and its own masks; nil without one.
  mutating func mask(
    _ id: String, _ box: () -> Rect?, of element: MarkupElement, _ place: Place
  ) -> [VectorMask]? {
    guard let mask = target(id, of: element) else { return nil }
    guard mask.name == "mask" else {
      warn(
        "<\(element.name)> is masked by \(SyntaxValue.quoted(id)), which is no <mask>", at: element)
      return nil
    }
    guard !place.users.contains(id) else {
      warn("the mask \(SyntaxValue.quoted(id)) leads to itself", at: mask)
      return [VectorMask(content: .group(VectorGroup()))]
    }
    var inner = self.place(around: mask, place)
    inner.style = style(of: mask, in: inner)
    inner.users.append(id)
    let style = inner.style
    let bounds = box() ?? .zero
    let boxed = Transform.unitSquare(to: bounds)
    let unitsUseBox = usesBox("maskUnits", mask["maskUnits"], "objectBoundingBox", mask)
    let contentUsesBox = usesBox(
      "maskContentUnits", mask["maskContentUnits"], "userSpaceOnUse", mask)
    guard !unitsUseBox && !contentUsesBox || bounds.width > 0 && bounds.height > 0 else {
      return [VectorMask(content: .group(VectorGroup()))]
    }
    var content = VectorGroup(children: nodes(in: mask, inner))
    if contentUsesBox { content.transform = boxed }
    let whole = unitsUseBox ? Size(width: 1, height: 1) : place.viewport
    var area = Rect(
      x: length("x", mask, of: whole.width, style) ?? whole.width * -0.1,
      y: length("y", mask, of: whole.height, style) ?? whole.height * -0.1,
      width: length("width", mask, of: whole.width, style) ?? whole.width * 1.2,
      height: length("height", mask, of: whole.height, style) ?? whole.height * 1.2)
    if unitsUseBox { area = Path.rectangle(area).applying(boxed).boundingRect }
    var clipped = VectorGroup(children: [.group(content)])
    if let clip = style.own.clipPath { self.clip(clip, box, of: mask, inner, &clipped) }
    let own = VectorMask(
      content: .group(clipped), area: area, isLuminance: style.own.isMaskOfLuminance,
      isLinear: style.masksAreLinear)
    let outer = style.own.mask.flatMap { self.mask($0, box, of: mask, inner) }
    return [own] + (outer ?? [])
  }
}

extension VectorNode {
  /// The shape where it is nothing but one.
  fileprivate var plainShape: DisplayShape? {
    if case .shape(let shape) = self { shape.outline } else { nil }
  }
}

extension VectorGroup {
  /// A single shape moved to the space around, where the group is nothing else.
  fileprivate var asShape: VectorNode? {
    var alone = self
    alone.transform = .identity
    guard alone.isPlain, children.count == 1, case .shape(var shape) = children[0] else {
      return nil
    }
    if transform != .identity { shape.path = shape.path.applying(transform) }
    return .shape(shape)
  }
}
