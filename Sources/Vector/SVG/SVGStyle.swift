import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleySystem

/// The colour of a property: `currentColor` is that of the element which is painted.
enum SVGColor: Hashable {
  case current
  case fixed(VectorColor)

  func resolved(_ current: VectorColor) -> VectorColor {
    switch self {
    case .current: current
    case .fixed(let color): color
    }
  }
}

/// The value of a paint property, before it is known what it paints.
enum SVGPaintName: Hashable {
  case none
  case color(SVGColor)
  /// The paint of the element that a marker or a `use` belongs to.
  case contextFill
  case contextStroke
  /// An element's id and the fallback without such a paint; nil for none.
  case reference(String, fallback: SVGColor?, hasFallback: Bool)
}

/// A part of a shape that is painted.
enum SVGPaintStep: String { case fill, stroke, markers }

/// The properties that go down to what is inside, and those of the element alone.
struct SVGStyle {
  var color = VectorColor.current(opacity: 1)
  var fill = SVGPaintName.color(.fixed(.fixed(.black)))
  var stroke = SVGPaintName.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isFillEvenOdd = false
  var isClipEvenOdd = false
  var strokeWidth = SVGLength(value: 1)
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(value: 0)
  var isVisible = true
  var paintOrder: [SVGPaintStep] = [.fill, .stroke, .markers]
  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  /// Of filters: whether they mix numbers in proportion to light.
  var filtersAreLinear = true
  /// Of masks: the same.
  var masksAreLinear = false
  /// In user units.
  var fontSize = 16.0
  /// The size of the outermost element's font, in user units.
  var rootFontSize = 16.0
  var text = SVGTextStyle()

  // Of the element alone.
  var own = Own()

  struct Own {
    var isDisplayed = true
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var isIsolated = false
    var clipPath: String?
    var mask: String?
    var filter: [SVGFilterStep] = []
    var isMaskOfLuminance = true
    /// Nil is what the element has by itself.
    var clipsOverflow: Bool?
    var stopColor = SVGColor.fixed(.fixed(.black))
    var stopOpacity = 1.0
    var floodColor = SVGColor.fixed(.fixed(.black))
    var floodOpacity = 1.0
    var transform: String?
    var transformOrigin: String?
    /// It counts for parts of texts alone.
    var baselineShift: String?
  }

  /// The style inside of an element with this one.
  var inherited: SVGStyle {
    var style = self
    style.own = Own()
    return style
  }

  /// The outcome of a declaration.
  enum Outcome {
    case taken
    /// The property is unknown, or it does not reach a picture.
    case unknown
    /// It is not drawn; the text names it.
    case leftOut(String)
    /// The value does not fit the property.
    case mistake
  }

  /// Takes a declaration; `outer` is the style of the element around.
  mutating func take(_ name: String, _ value: String, in outer: SVGStyle) -> Outcome {
    let value = value.trimmed
    switch value {
    case "inherit": return reset(name, to: outer)
    case "initial": return reset(name, to: SVGStyle())
    case "unset": return reset(name, to: outer.inherited)
    default:
      return takePaint(name, value) ?? takeShape(name, value, in: outer)
        ?? text.take(name, value, in: outer.text) ?? .unknown
    }
  }

  private mutating func takePaint(_ name: String, _ value: String) -> Outcome? {
    switch name {
    case "color":
      // Here `currentColor` is what the surroundings have.
      if value.lowercased() == "currentcolor" { return .taken }
      return Self.set(&color, VectorColor(value))
    case "fill": return Self.set(&fill, Self.paint(value))
    case "stroke": return Self.set(&stroke, Self.paint(value))
    case "fill-opacity": return Self.set(&fillOpacity, Self.share(value))
    case "stroke-opacity": return Self.set(&strokeOpacity, Self.share(value))
    case "opacity": return Self.set(&own.opacity, Self.share(value))
    case "stop-opacity": return Self.set(&own.stopOpacity, Self.share(value))
    case "stop-color": return Self.set(&own.stopColor, SVGColor(value))
    case "flood-opacity": return Self.set(&own.floodOpacity, Self.share(value))
    case "flood-color": return Self.set(&own.floodColor, SVGColor(value))
    case "fill-rule":
      return Self.set(&isFillEvenOdd, ["nonzero": false, "evenodd": true][value])
    case "clip-rule":
      return Self.set(&isClipEvenOdd, ["nonzero": false, "evenodd": true][value])
    case "paint-order": return Self.set(&paintOrder, Self.paintOrder(value))
    case "mix-blend-mode":
      return Self.set(&own.blendMode, Self.blendModes[value] ?? Self.plainBlendMode(value))
    case "isolation":
      return Self.set(&own.isIsolated, ["auto": false, "isolate": true][value])
    case "clip-path": return Self.reference(value, &own.clipPath, "clip-path")
    case "mask": return Self.reference(value, &own.mask, "mask")
    case "mask-type":
      return Self.set(&own.isMaskOfLuminance, ["luminance": true, "alpha": false][value])
    case "filter": return takeFilter(value)
    case "color-interpolation-filters":
      let isLinear = ["auto": true, "linearRGB": true, "sRGB": false]
      return Self.set(&filtersAreLinear, isLinear[value])
    case "color-interpolation":
      masksAreLinear = value == "linearRGB"
      return .taken
    case "background", "background-color":
      return value == "none" || value == "transparent" ? .taken : .leftOut("\"\(name)\"")
    case "backdrop-filter", "mask-image":
      return value == "none" ? .taken : .leftOut("\"\(name)\"")
    default: return nil
    }
  }

  private mutating func takeShape(
    _ name: String, _ value: String, in outer: SVGStyle
  ) -> Outcome? {
    switch name {
    case "stroke-width":
      return Self.set(&strokeWidth, SVGLength(value).flatMap { $0.value >= 0 ? $0 : nil })
    case "stroke-linecap": return Self.set(&cap, StrokeStyle.Cap(rawValue: value))
    case "stroke-linejoin":
      let joins: [String: StrokeStyle.Join] = ["miter-clip": .miter, "arcs": .miter]
      return Self.set(&join, StrokeStyle.Join(rawValue: value) ?? joins[value])
    case "stroke-miterlimit":
      return Self.set(&miterLimit, Double(value).flatMap { $0 >= 1 && $0.isFinite ? $0 : nil })
    case "stroke-dasharray": return Self.set(&dashes, Self.lengths(value))
    case "stroke-dashoffset": return Self.set(&dashOffset, SVGLength(value))
    case "visibility":
      return Self.set(&isVisible, ["visible": true, "hidden": false, "collapse": false][value])
    case "display":
      own.isDisplayed = value != "none"
      return .taken
    case "overflow":
      own.clipsOverflow = value != "visible" && value != "auto"
      return .taken
    case "transform":
      own.transform = value
      return .taken
    case "transform-origin":
      own.transformOrigin = value
      return .taken
    case "marker-start": return Self.reference(value, &markerStart, name)
    case "marker-mid": return Self.reference(value, &markerMid, name)
    case "marker-end": return Self.reference(value, &markerEnd, name)
    case "marker":
      (markerMid, markerEnd) = (nil, nil)
      let outcome = Self.reference(value, &markerStart, name)
      (markerMid, markerEnd) = (markerStart, markerStart)
      return outcome
    case "font-size": return Self.set(&fontSize, Self.fontSize(value, outer))
    case "font": return takeFont(value, in: outer)
    case "text-decoration", "text-decoration-line":
      let owner = self
      return text.decorate(value, owner)
    case "baseline-shift":
      own.baselineShift = value
      return .taken
    case "shape-rendering":
      return ["auto", "geometricPrecision"].contains(value)
        ? .taken : .leftOut("\"shape-rendering\" other than smooth")
    case "vector-effect", "clip", "shape-inside", "transform-box":
      let isPlain = ["none", "auto", "view-box"].contains(value)
      return isPlain ? .taken : .leftOut("\"\(name)\"")
    default: return nil
    }
  }
}

extension SVGColor {
  /// Reads a colour of CSS; nil for any other text.
  init?(_ text: String) {
    if text.lowercased() == "currentcolor" {
      self = .current
    } else {
      guard let color = VectorColor(text) else { return nil }
      self = .fixed(color)
    }
  }
}

extension SVGStyle {
  static func set<Value>(_ place: inout Value, _ value: Value?) -> Outcome {
    guard let value else { return .mistake }
    place = value
    return .taken
  }

  private mutating func takeFilter(_ value: String) -> Outcome {
    own.filter = []
    switch SVGFilterStep.list(value) {
    case .success(let steps): own.filter = steps
    case .failure(let function): return function.name.isEmpty ? .mistake : .leftOut(function.text)
    }
    return .taken
  }

  private mutating func takeFont(_ value: String, in outer: SVGStyle) -> Outcome {
    guard let parts = SVGTextStyle.parts(of: value) else { return .mistake }
    let standard = SVGTextStyle()
    for name in ["font-weight", "font-style", "font-variant", "font-kerning"] {
      _ = text.reset(name, to: standard)
    }
    for (name, value) in parts { _ = take(name, value, in: outer) }
    return .taken
  }

  private static let blendModes: [String: BlendMode] = [
    "color-dodge": .colorDodge, "color-burn": .colorBurn, "soft-light": .softLight,
    "hard-light": .hardLight, "plus-lighter": .plusLighter, "plus-darker": .plusDarker,
  ]

  private static let plainBlendModes: Set<String> = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "difference", "exclusion",
    "hue", "saturation", "color", "luminosity",
  ]

  /// Modes whose names have no hyphen.
  private static func plainBlendMode(_ word: String) -> BlendMode? {
    plainBlendModes.contains(word) ? BlendMode(rawValue: word) : nil
  }

  /// A mode of `feBlend` or `mix-blend-mode`.
  static func blendMode(_ word: String) -> BlendMode? {
    blendModes[word] ?? plainBlendMode(word)
  }

  static func share(_ text: String) -> Double? {
    guard let length = SVGLength(text), length.unit == "" || length.unit == "%" else { return nil }
    return max(0, min(1, length.resolved(of: 1, font: 16)))
  }

  private static func lengths(_ text: String) -> [SVGLength]? {
    if text == "none" { return [] }
    let lengths = text.split { $0 == "," || $0.isWhitespace }.map { SVGLength(String($0)) }
    guard lengths.allSatisfy({ ($0?.value ?? -1) >= 0 }) else { return nil }
    return lengths.compactMap { $0 }
  }

  private static func paintOrder(_ text: String) -> [SVGPaintStep]? {
    let standard: [SVGPaintStep] = [.fill, .stroke, .markers]
    if text == "normal" { return standard }
    let words = text.split { $0.isWhitespace }
    let steps = words.compactMap { SVGPaintStep(rawValue: String($0)) }
    guard !steps.isEmpty, steps.count == words.count, Set(steps).count == steps.count else {
      return nil
    }
    return steps + standard.filter { !steps.contains($0) }
  }

  /// A length in user units; per cents are of another one.
  func points(_ length: SVGLength, of whole: Double) -> Double {
    length.resolved(of: whole, font: fontSize, root: rootFontSize)
  }

  /// A size of fonts in user units; the keywords are CSS's, at 16 for `medium`.
  private static func fontSize(_ text: String, _ outer: SVGStyle) -> Double? {
    let size = outer.fontSize
    let steps: [String: Double] = [
      "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
      "xx-large": 32, "smaller": size / 1.2, "larger": size * 1.2,
    ]
    if let step = steps[text] { return step }
    guard let length = SVGLength(text), length.value >= 0 else { return nil }
    return outer.points(length, of: size)
  }

  private static func paint(_ text: String) -> SVGPaintName? {
    switch text {
    case "none": return SVGPaintName.none
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default: break
    }
    guard text.hasPrefix("url(") else { return SVGColor(text).map { .color($0) } }
    guard let end = text.firstIndex(of: ")"), let id = id(String(text[...end])) else { return nil }
    let rest = text[text.index(after: end)...].trimmed
    if rest.isEmpty { return .reference(id, fallback: nil, hasFallback: false) }
    if rest == "none" { return .reference(id, fallback: nil, hasFallback: true) }
    return SVGColor(rest).map { .reference(id, fallback: $0, hasFallback: true) }
  }

  private static func reference(
    _ text: String, _ place: inout String?, _ name: String
  ) -> Outcome {
    place = nil
    if text == "none" { return .taken }
    guard text.hasPrefix("url(") else { return .leftOut("\"\(name): \(text.prefix(40))\"") }
    place = id(text)
    return place == nil ? .leftOut("the reference \"\(text.prefix(40))\" to another file") : .taken
  }

  /// The id in `url(#id)`, with or without quotes; nil for another file.
  static func id(_ text: String) -> String? {
    guard text.hasPrefix("url("), text.hasSuffix(")") else { return nil }
    let inner =
      text.dropFirst(4).dropLast().trimmed
      .split(whereSeparator: { $0 == "\"" || $0 == "'" }).first.map(String.init) ?? ""
    return inner.hasPrefix("#") && inner.count > 1 ? String(inner.dropFirst()) : nil
  }

  /// Takes a property's value from another style.
  private mutating func reset(_ name: String, to other: SVGStyle) -> Outcome {
    switch name {
    case "color": color = other.color
    case "fill": fill = other.fill
    case "stroke": stroke = other.stroke
    case "fill-opacity": fillOpacity = other.fillOpacity
    case "stroke-opacity": strokeOpacity = other.strokeOpacity
    case "fill-rule": isFillEvenOdd = other.isFillEvenOdd
    case "clip-rule": isClipEvenOdd = other.isClipEvenOdd
    case "stroke-width": strokeWidth = other.strokeWidth
    case "stroke-linecap": cap = other.cap
    case "stroke-linejoin": join = other.join
    case "stroke-miterlimit": miterLimit = other.miterLimit
    case "stroke-dasharray": dashes = other.dashes
    case "stroke-dashoffset": dashOffset = other.dashOffset
    case "visibility": isVisible = other.isVisible
    case "paint-order": paintOrder = other.paintOrder
    case "marker-start": markerStart = other.markerStart
    case "marker-mid": markerMid = other.markerMid
    case "marker-end": markerEnd = other.markerEnd
    case "color-interpolation-filters": filtersAreLinear = other.filtersAreLinear
    case "font-size": fontSize = other.fontSize
    default:
      if text.reset(name, to: other.text) { return .taken }
      return resetOwn(name, to: other.own)
    }
    return .taken
  }

  private mutating func resetOwn(_ name: String, to other: Own) -> Outcome {
    switch name {
    case "display": own.isDisplayed = other.isDisplayed
    case "opacity": own.opacity = other.opacity
    case "mix-blend-mode": own.blendMode = other.blendMode
    case "isolation": own.isIsolated = other.isIsolated
    case "clip-path": own.clipPath = other.clipPath
    case "mask": own.mask = other.mask
    case "filter": own.filter = other.filter
    case "mask-type": own.isMaskOfLuminance = other.isMaskOfLuminance
    case "overflow": own.clipsOverflow = other.clipsOverflow ?? false
    case "stop-color": own.stopColor = other.stopColor
    case "stop-opacity": own.stopOpacity = other.stopOpacity
    case "flood-color": own.floodColor = other.floodColor
    case "flood-opacity": own.floodOpacity = other.floodOpacity
    case "transform": own.transform = other.transform
    case "transform-origin": own.transformOrigin = other.transformOrigin
    default: return .unknown
    }
    return .taken
  }
}
