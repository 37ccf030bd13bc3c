import GalleyGeometry
import GalleyPainting
import GalleyParsing

extension SVGReader {
  /// The region of filter functions, which have no bounds.
  private static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The deepest nesting of filters' steps, of all groups in one another together.
  private static let maximumSteps = 512

  /// Gives a group the filter of an element, unless it takes too much: each time that a step starts from
  /// the group, all of it is drawn again.
  mutating func filter(
    _ box: () -> Rect?, of element: MarkupElement, _ place: Place, _ group: inout VectorGroup
  ) {
    guard let filter = filter(place.style.own.filter, box, of: element, place) else { return }
    guard filter.effect.cost.depth + group.filterDepth <= Self.maximumSteps else {
      leaveOut("a filter inside of others of more than \(Self.maximumSteps) steps", at: element)
      return
    }
    let again = filter.effect.cost.sources - 1
    guard again <= 0 || admits(element, place, count: again * group.cost) else { return }
    group.filter = filter
  }

  /// The filter of the property `filter`; nil without such a filter.
  private mutating func filter(
    _ steps: [SVGFilterStep], _ box: () -> Rect?, of element: MarkupElement, _ place: Place
  ) -> VectorFilter? {
    var filter = VectorFilter(effect: .source, region: Self.everywhere)
    let style = place.style
    func points(_ length: SVGLength) -> Double { style.points(length, of: 0) }
    for step in steps {
      let effect = filter.effect
      switch step {
      case .blur(let deviation):
        if deviation.value > 0 { filter.effect = .blur(effect, points(deviation)) }
      case .colors(let matrix):
        filter.effect = .colors(effect, matrix.filter, filter.region)
      case .opacity(let opacity): filter.effect = .faded(effect, opacity)
      case .shadow(let color, let x, let y, let blur):
        let shadow = SVGShadow(
          color: color.resolved(style.color), opacity: 1, x: points(x), y: points(y),
          deviation: points(blur))
        filter.effect = shadow.under(effect, filter.region)
      case .reference(let id):
        guard let target = target(id, of: element) else { return nil }
        guard target.name == "filter" else {
          warn(
            "<\(element.name)> is filtered by \(SyntaxValue.quoted(id)), which is no <filter>",
            at: element)
          return nil
        }
        guard let next = self.filter(target, of: effect, box(), place) else { return nil }
        filter = next
      }
      let cost = filter.effect.cost
      guard cost.steps <= SVGFilterReading.maximumSteps else {
        leaveOut("a filter of more than \(SVGFilterReading.maximumSteps) steps", at: element)
        return nil
      }
    }
    return filter
  }

  /// The effect of a `filter` element on a picture.
  private mutating func filter(
    _ element: MarkupElement, of source: VectorEffect, _ box: Rect?, _ place: Place
  ) -> VectorFilter? {
    let nothing = VectorFilter(effect: .empty, region: Self.everywhere)
    let chain = templates(of: element, ["filter"])
    func attribute(_ name: String) -> (text: String, owner: MarkupElement)? {
      chain.lazy.compactMap { owner in owner[name].map { ($0, owner) } }.first
    }
    let owner = chain.first { !$0.children.isEmpty } ?? element
    var inner = self.place(around: owner, place)
    inner.style = style(of: owner, in: inner)
    let units = attribute("filterUnits")
    let unitsUseBox = usesBox(
      "filterUnits", units?.text, "objectBoundingBox", units?.owner ?? element)
    let primitives = attribute("primitiveUnits")
    let primitivesUseBox = usesBox(
      "primitiveUnits", primitives?.text, "userSpaceOnUse", primitives?.owner ?? element)
    let bounds = box ?? .zero
    let hasBox = bounds.width > 0 && bounds.height > 0
    guard hasBox || !unitsUseBox && !primitivesUseBox else { return nothing }
    let whole = unitsUseBox ? Size(width: 1, height: 1) : place.viewport
    func side(
      _ name: String, _ standard: Double, _ whole: Double, _ reader: inout SVGReader
    ) -> Double {
      attribute(name).flatMap { reader.length(name, $0.owner, of: whole, inner.style) }
        ?? standard * whole
    }
    var region = Rect(
      x: side("x", -0.1, whole.width, &self), y: side("y", -0.1, whole.height, &self),
      width: side("width", 1.2, whole.width, &self),
      height: side("height", 1.2, whole.height, &self))
    guard region.width > 0, region.height > 0 else { return nothing }
    if unitsUseBox {
      region = Path.rectangle(region).applying(.unitSquare(to: bounds)).boundingRect
    }
    var reading = SVGFilterReading(
      source: source, region: region, box: primitivesUseBox ? bounds : nil,
      viewport: place.viewport)
    for child in owner.children where child.isDrawable {
      guard reading.add(child, inner, &self) else {
        leaveOut("<\(child.name)>", at: child)
        // An unsupported step removes the whole filter.
        return VectorFilter(effect: source, region: Self.everywhere)
      }
    }
    return VectorFilter(effect: reading.last ?? .empty, region: region)
  }
}

/// A shadow beneath a picture.
struct SVGShadow {
  var color: VectorColor
  var opacity: Double
  var x: Double
  var y: Double
  var deviation: Double

  /// The picture with its shadow.
  func under(_ effect: VectorEffect, _ area: Rect) -> VectorEffect {
    .composed(effect, .normal, over: alone(effect, area))
  }

  /// The shadow of a picture.
  func alone(_ effect: VectorEffect, _ area: Rect) -> VectorEffect {
    var shadow = VectorEffect.moved(.colors(effect, .alpha, area), x: x, y: y)
    if deviation > 0 { shadow = .blur(shadow, deviation) }
    return .composed(shadow, .destinationIn, over: .flood(color.faded(by: opacity), area))
  }
}
