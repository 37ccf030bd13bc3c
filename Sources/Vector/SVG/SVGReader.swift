import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyParsing
import GalleySystem
import GalleyText

/// Reads an SVG text into nodes. Sizes are bounded: what leads to itself is left out, and no text makes
/// more than ``maximumNodes`` nodes however its elements refer to one another.
///
/// As SVG's error rules want it, a mistake in an attribute costs the attribute, not the picture: each is
/// a warning, and the attribute counts as not written.
struct SVGReader {
  static let maximumNodes = 100_000
  /// Deeper nesting, `use` included, is refused.
  static let maximumDepth = 96

  /// The position of an element.
  struct Place {
    var style = SVGStyle()
    /// The size of the innermost viewport in user units, of which per cents are taken.
    var viewport: Size
    var depth = 0
    /// The ids of the elements that led here.
    var users: [String] = []
    /// Of what belongs to a marker or a `use`.
    var context: SVGContext?
  }

  let diagnostics: DiagnosticCollector
  private(set) var source: SVGSource
  /// The nodes so far, of images inside of this one as well.
  private(set) var count = 0
  /// The findings so far, so that each is reported once.
  private var found: Set<String> = []
  /// The ids of elements that are passed over.
  private var hidden: Set<String> = []
  /// Sets texts; nil before fonts are known.
  let typesetter: Typesetter?
  /// True if there is any text to set.
  var hasText = false
  /// The families of texts, each a list of names between commas.
  var families: Set<String> = []
  /// The characters of texts that no font has.
  var missing: [(script: String, first: MissingCharacter, count: Int)] = []
  /// The number of images around this one.
  private let nesting: Int
  /// The styles around elements that others refer to.
  private var outerStyles: [Int: SVGStyle] = [:]
  /// The pictures of elements that were drawn before; nil for one that cannot be read.
  var pictures: [Int: SVGPicture?] = [:]
  /// The number of pixels that further pictures may have.
  var pixels = ImageLimits.standard.maximumPixels

  /// Reads the elements of a text; nil when it is not an SVG image.
  init?(
    _ bytes: [UInt8], _ diagnostics: DiagnosticCollector, typesetter: Typesetter? = nil,
    usesSheets: Bool = true, nesting: Int = 0
  ) {
    let limits = ParsingLimits(
      maximumNesting: Self.maximumDepth, maximumValues: Self.maximumNodes)
    let read = MarkupElement.read(
      bytes, subject: "SVG images", limits: limits, takesEntities: true, diagnostics: diagnostics)
    guard
      let root = read?.named(by: [
        "http://www.w3.org/2000/svg": "", "http://www.w3.org/1999/xlink": "xlink",
        "http://www.w3.org/XML/1998/namespace": "xml",
      ])
    else { return nil }
    guard root.name == "svg" else {
      diagnostics.error("expected <svg>, found <\(root.name)>", at: root.range)
      return nil
    }
    var odd: [(what: String, element: MarkupElement)] = []
    source = SVGSource(root, usesSheets: usesSheets) { odd.append(($0, $1)) }
    self.diagnostics = diagnostics
    self.nesting = nesting
    self.typesetter = typesetter
    for (what, element) in odd { leaveOut(what, at: element) }
  }

  /// Reads the whole image.
  mutating func read() -> (size: Size, root: VectorNode)? {
    guard let size = naturalSize() else { return nil }
    let place = Place(viewport: size)
    let node = viewport(source.root, Rect(origin: .zero, size: size), place)
    return (size, .group(node ?? VectorGroup()))
  }

  /// Reads the drawings of a symbol's sheet by their ids, in the colour of their surroundings; what
  /// else stands on the sheet is for people.
  mutating func readDrawings(named ids: [String]) -> [String: VectorNode] {
    guard let size = naturalSize() else { return [:] }
    let root = source.root
    let found = Set(ids.filter { source.ids[$0] != nil })
    var drawings: [String: VectorNode] = [:]
    for id in found {
      hidden = found.subtracting([id]).union(["Notes", "Guides"])
      let node = group(root, Place(viewport: size)) { $0.nodes(in: root, $1) }
      drawings[id] = node?.inCurrentColor
    }
    return drawings
  }

  /// The number that an attribute of an element with an id is; nil where it is none or without end.
  func number(_ name: String, of id: String) -> Double? {
    source.ids[id]?[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Findings

  mutating func warn(_ message: String, at element: MarkupElement, nearest: String? = nil) {
    guard found.insert("\(element.index) \(message)").inserted else { return }
    diagnostics.warning(message, at: element.range, suggestion: nearest)
  }

  mutating func mistake(
    _ name: String, _ value: String, at element: MarkupElement, nearest: String? = nil
  ) {
    let shown = SyntaxValue.quoted(String(value.prefix(60)))
    warn(
      "\(shown) is no value for \"\(name)\" of <\(element.name)>; the attribute is ignored",
      at: element, nearest: nearest)
  }

  mutating func leaveOut(_ what: String, at element: MarkupElement) {
    guard found.insert(what).inserted else { return }
    diagnostics.warning("\(what) is not drawn", at: element.range)
  }

  /// An element by its id; a missing one is a warning.
  mutating func target(_ id: String, of element: MarkupElement) -> MarkupElement? {
    if let target = source.ids[id] { return target }
    // Looking for a similar name takes as long as there are names.
    let names = found.count < 100 && source.ids.count < 1_000 ? source.ids.keys.sorted() : []
    warn(
      "<\(element.name)> refers to \(SyntaxValue.quoted(id)), which there is not", at: element,
      nearest: SpellingSuggestion.nearest(id, in: names))
    return nil
  }

  // MARK: Elements

  /// Counts nodes before they are made, and long attributes by their length, since everything that uses
  /// an element reads them again; false when there are too many.
  mutating func admits(_ element: MarkupElement, _ place: Place, count more: Int = 1) -> Bool {
    count += more + source.weight(of: element)
    guard count <= Self.maximumNodes, place.depth <= Self.maximumDepth else {
      if !diagnostics.hasErrors {
        let what =
          place.depth > Self.maximumDepth
          ? "elements lie deeper than \(Self.maximumDepth) levels in one another"
          : "the image draws more than \(Self.maximumNodes) elements"
        diagnostics.error(what, at: element.range)
      }
      return false
    }
    return !diagnostics.hasErrors
  }

  /// The style of an element: attributes, rules, `style`, in this order.
  mutating func style(of element: MarkupElement, in place: Place) -> SVGStyle {
    var style = place.style.inherited
    for declaration in source.declarations(of: element) {
      let (name, value) = (declaration.name, declaration.value)
      switch style.take(name, value, in: place.style) {
      case .taken, .unknown: break
      case .leftOut(let what): leaveOut(what, at: element)
      case .mistake:
        let isColor = ["color", "fill", "stroke", "stop-color", "flood-color"].contains(name)
        mistake(name, value, at: element, nearest: isColor ? VectorColor.nearest(to: value) : nil)
      }
    }
    if element.index == source.root.index { style.rootFontSize = style.fontSize }
    return style
  }

  /// The place of an element that is referred to: it inherits from what is around it, not from what
  /// refers to it.
  mutating func place(around element: MarkupElement, _ place: Place) -> Place {
    var outer = Place(viewport: place.viewport, depth: place.depth + 1, users: place.users)
    guard let parent = source.parent(of: element) else { return outer }
    if let known = outerStyles[parent.index] {
      outer.style = known
    } else {
      outer.style = style(of: parent, in: self.place(around: parent, place))
      outerStyles[parent.index] = outer.style
    }
    return outer
  }

  mutating func nodes(in element: MarkupElement, _ place: Place) -> [VectorNode] {
    var result: [VectorNode] = []
    for child in element.children {
      if let node = node(child, place) { result.append(node) }
      if diagnostics.hasErrors { return [] }
    }
    return result
  }

  mutating func node(_ element: MarkupElement, _ outer: Place) -> VectorNode? {
    var place = outer
    place.depth += 1
    guard !hidden.contains(element["id"] ?? ""), passesConditions(element),
      admits(element, place)
    else { return nil }
    switch element.name {
    case "g", "a": return group(element, place) { $0.nodes(in: element, $1) }
    case "switch":
      return group(element, place) { reader, place in
        let chosen = element.children.first { reader.passesConditions($0) && $0.isDrawable }
        return chosen.flatMap { reader.node($0, place) }.map { [$0] } ?? []
      }
    case "svg":
      return group(element, place) { reader, place in
        reader.viewport(element, reader.area(of: element, place), place).map { [.group($0)] } ?? []
      }
    case "use": return use(element, place)
    case "text": return text(element, place)
    case "image": return image(element, place)
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      return shape(element, place)
    case _ where !element.isDrawable: return nil
    default:
      leaveOut("<\(element.name)>", at: element)
      return nil
    }
  }

  /// Returns true if the conditions of an element hold, for a reader of English.
  func passesConditions(_ element: MarkupElement) -> Bool {
    if element["requiredExtensions"] != nil { return false }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").map { $0.trimmed.lowercased() }
      .contains { $0 == "en" || $0.hasPrefix("en-") }
  }

  /// A group with the transform and the effects of an element; nil for one that is not displayed.
  mutating func group(
    _ element: MarkupElement, _ place: Place,
    _ content: (inout SVGReader, Place) -> [VectorNode]
  ) -> VectorNode? {
    var inner = place
    inner.style = style(of: element, in: place)
    let style = inner.style
    guard style.own.isDisplayed else { return nil }
    let way = transform(style, of: element, place.viewport)
    inner.context = inner.context?.inside(way)
    let children = content(&self, inner)
    guard !children.isEmpty || !style.own.filter.isEmpty else { return nil }
    var group = VectorGroup(children: children)
    group.transform = way
    apply(inner, of: element, to: &group)
    return group.isPlain && children.count == 1 ? children[0] : .group(group)
  }

  /// Gives a group the effects of an element.
  mutating func apply(_ place: Place, of element: MarkupElement, to group: inout VectorGroup) {
    let own = place.style.own
    group.opacity = own.opacity
    group.blendMode = own.blendMode
    group.isIsolated = own.isIsolated
    let content = group
    let box = { content.bounds }
    if !own.filter.isEmpty { filter(box, of: element, place, &group) }
    if let id = own.clipPath { clip(id, box, of: element, place, &group) }
    if let id = own.mask, let masks = mask(id, box, of: element, place) { group.masks += masks }
  }

  /// The transform of an element about its origin.
  mutating func transform(
    _ style: SVGStyle, of element: MarkupElement, _ viewport: Size, named name: String = "transform"
  ) -> Transform {
    let text = name == "transform" ? style.own.transform : element[name]
    return transform(text, style, of: element, viewport)
  }

  mutating func transform(
    _ text: String?, _ style: SVGStyle, of element: MarkupElement, _ viewport: Size
  ) -> Transform {
    guard let text, text.trimmed != "none" else { return .identity }
    guard let transform = Transform(svg: text) else {
      mistake("transform", text, at: element)
      return .identity
    }
    guard let origin = style.own.transformOrigin else { return transform }
    guard let point = SVGOrigin(origin) else {
      mistake("transform-origin", origin, at: element)
      return transform
    }
    return transform.about(
      Point(
        x: style.points(point.x, of: viewport.width),
        y: style.points(point.y, of: viewport.height)))
  }

  /// A length of an element; nil for a missing one.
  mutating func length(
    _ name: String, _ element: MarkupElement, of whole: Double, _ style: SVGStyle
  ) -> Double? {
    guard let text = element[name], text != "auto" else { return nil }
    if let length = SVGLength(text) { return style.points(length, of: whole) }
    mistake(name, text, at: element)
    return nil
  }

  /// Reads an image inside of this one, with what is left of the nodes and pixels.
  mutating func nested(
    _ bytes: [UInt8], at element: MarkupElement
  ) -> (size: Size, root: VectorNode)? {
    let inner = DiagnosticCollector()
    guard nesting < 4,
      var reader = SVGReader(bytes, inner, typesetter: typesetter, nesting: nesting + 1)
    else {
      leaveOut("an SVG image in <image> that cannot be read", at: element)
      return nil
    }
    (reader.count, reader.pixels) = (count, pixels)
    let image = reader.read()
    (count, pixels) = (reader.count, reader.pixels)
    hasText = hasText || reader.hasText
    missing += reader.missing
    families.formUnion(reader.families)
    for finding in inner.diagnostics {
      warn("the image inside: \(finding.message)", at: element)
    }
    return inner.hasErrors ? nil : image
  }
}

extension MarkupElement {
  /// The id of the same file in `href`; nil for anything else.
  var reference: String? {
    guard let text = href?.trimmed, text.hasPrefix("#"), text.count > 1 else { return nil }
    return String(text.dropFirst())
  }

  var href: String? { self["href"] ?? self["xlink:href"] }

  /// True if it is something to draw, known or not; other elements only serve these.
  var isDrawable: Bool {
    switch name {
    case "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "style", "title",
      "desc", "metadata", "pattern", "marker", "filter", "view", "cursor", "font", "font-face",
      "color-profile", "stop":
      false
    default: !name.contains(":")
    }
  }
}
