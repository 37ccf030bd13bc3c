import GalleyDesign
import GalleyPainting
import GalleySystem

/// What a paint property says, before it is known what it paints.
enum SVGPaintName: Hashable {
  case none
  case color(VectorColor)
  /// An element's id, and what counts when it paints nothing.
  case reference(String, fallback: VectorColor?)
}

/// The properties that go down to what is inside, and those of the element alone.
struct SVGStyle {
  var color = VectorColor.current(opacity: 1)
  var fill = SVGPaintName.color(.fixed(.black))
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
  var strokesFirst = false

  // Of the element alone.
  var isDisplayed = true
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var clipPath: String?
  var mask: String?
  var isMaskOfLuminance = true
  var clipsOverflow = true
  var stopColor = VectorColor.fixed(.black)
  var stopOpacity = 1.0
  var transform: String?

  /// The style inside of an element with this one.
  var inherited: SVGStyle {
    var style = SVGStyle()
    style.color = color
    style.fill = fill
    style.stroke = stroke
    style.fillOpacity = fillOpacity
    style.strokeOpacity = strokeOpacity
    style.isFillEvenOdd = isFillEvenOdd
    style.isClipEvenOdd = isClipEvenOdd
    style.strokeWidth = strokeWidth
    style.cap = cap
    style.join = join
    style.miterLimit = miterLimit
    style.dashes = dashes
    style.dashOffset = dashOffset
    style.isVisible = isVisible
    style.strokesFirst = strokesFirst
    return style
  }

  /// What became of a declaration.
  enum Outcome {
    case taken
    /// There is no such property, or it does not reach a picture.
    case unknown
    /// It is not drawn; the text names it.
    case leftOut(String)
    /// The value is none of the property's.
    case mistake
  }

  /// Takes a declaration. `inherit` is left to the inheritance, which is right for all but the
  /// properties of the element alone.
  mutating func take(_ name: String, _ value: String) -> Outcome {
    let value = value.trimmed
    if value == "inherit" || value == "unset" || value == "initial" { return .taken }
    switch name {
    case "color": return Self.set(&color, VectorColor(value).map(ofParent))
    case "fill": return Self.set(&fill, paint(value))
    case "stroke": return Self.set(&stroke, paint(value))
    case "fill-opacity": return Self.set(&fillOpacity, Self.share(value))
    case "stroke-opacity": return Self.set(&strokeOpacity, Self.share(value))
    case "opacity": return Self.set(&opacity, Self.share(value))
    case "stop-opacity": return Self.set(&stopOpacity, Self.share(value))
    case "stop-color": return Self.set(&stopColor, VectorColor(value).map(ofParent))
    case "fill-rule":
      return Self.set(&isFillEvenOdd, Self.word(value, ["nonzero": false, "evenodd": true]))
    case "clip-rule":
      return Self.set(&isClipEvenOdd, Self.word(value, ["nonzero": false, "evenodd": true]))
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
      return Self.set(
        &isVisible, Self.word(value, ["visible": true, "hidden": false, "collapse": false]))
    case "display":
      isDisplayed = value != "none"
      return .taken
    case "overflow":
      clipsOverflow = value != "visible" && value != "auto"
      return .taken
    case "paint-order":
      strokesFirst = value.hasPrefix("stroke") || value.hasPrefix("markers stroke")
      return .taken
    case "mix-blend-mode":
      return Self.set(&blendMode, Self.blendModes[value] ?? BlendMode(rawValue: value))
    case "clip-path": return Self.reference(value, &clipPath, "clip-path")
    case "mask": return Self.reference(value, &mask, "mask")
    case "mask-type":
      return Self.set(&isMaskOfLuminance, Self.word(value, ["luminance": true, "alpha": false]))
    case "transform":
      transform = value
      return .taken
    case "filter", "marker", "marker-start", "marker-mid", "marker-end", "transform-origin",
      "backdrop-filter", "mask-image":
      return value == "none" ? .taken : .leftOut("\"\(name)\"")
    case "vector-effect":
      return value == "none" ? .taken : .leftOut("\"vector-effect\"")
    case "background", "background-color":
      return value == "none" || value == "transparent" ? .taken : .leftOut("\"\(name)\"")
    default: return .unknown
    }
  }

  private static func set<Value>(_ place: inout Value, _ value: Value?) -> Outcome {
    guard let value else { return .mistake }
    place = value
    return .taken
  }

  private static let blendModes: [String: BlendMode] = [
    "color-dodge": .colorDodge, "color-burn": .colorBurn, "soft-light": .softLight,
    "hard-light": .hardLight, "plus-lighter": .plusLighter, "plus-darker": .plusDarker,
  ]

  private static func word<Value>(_ text: String, _ words: [String: Value]) -> Value? {
    words[text]
  }

  private static func share(_ text: String) -> Double? {
    guard let length = SVGLength(text), length.unit == "" || length.unit == "%" else { return nil }
    return max(0, min(1, length.resolved(of: 1)))
  }

  private static func lengths(_ text: String) -> [SVGLength]? {
    if text == "none" { return [] }
    let lengths = text.split { $0 == "," || $0.isWhitespace }.map { SVGLength(String($0)) }
    guard lengths.allSatisfy({ ($0?.value ?? -1) >= 0 }) else { return nil }
    return lengths.compactMap { $0 }
  }

  /// `currentColor` is the value of `color`, which was `currentColor` of the surroundings at first.
  private func ofParent(_ color: VectorColor) -> VectorColor {
    if case .current(let opacity) = color { self.color.faded(by: opacity) } else { color }
  }

  private func paint(_ text: String) -> SVGPaintName? {
    if text == "none" { return SVGPaintName.none }
    guard text.hasPrefix("url(") else { return VectorColor(text).map { .color(ofParent($0)) } }
    guard let end = text.firstIndex(of: ")"), let id = Self.id(String(text[...end])) else {
      return nil
    }
    let rest = text[text.index(after: end)...].trimmed
    let fallback = rest.isEmpty || rest == "none" ? nil : VectorColor(rest).map(ofParent)
    return .reference(id, fallback: fallback)
  }

  private static func reference(
    _ text: String, _ place: inout String?, _ name: String
  ) -> Outcome {
    if text == "none" { return .taken }
    guard text.hasPrefix("url(") else { return .leftOut("\"\(name): \(text.prefix(40))\"") }
    place = id(text)
    return place == nil ? .leftOut("the reference \"\(text.prefix(40))\" to another file") : .taken
  }

  /// The id in `url(#id)`, with or without quotes; nil for another file.
  private static func id(_ text: String) -> String? {
    guard text.hasPrefix("url("), text.hasSuffix(")") else { return nil }
    let inner =
      text.dropFirst(4).dropLast().trimmed
      .split(whereSeparator: { $0 == "\"" || $0 == "'" }).first.map(String.init) ?? ""
    return inner.hasPrefix("#") && inner.count > 1 ? String(inner.dropFirst()) : nil
  }
}
