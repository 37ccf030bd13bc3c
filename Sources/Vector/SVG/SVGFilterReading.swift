import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleySystem

/// Puts the steps of a `filter` element together.
struct SVGFilterReading {
  /// More steps are refused, results that are used twice counted twice.
  static let maximumSteps = 1_024

  /// The input of the whole filter.
  private let source: VectorEffect
  private let region: Rect
  /// The box round the shape, where lengths of the steps are shares of it.
  private let box: Rect?
  private let viewport: Size
  /// The result of the step before.
  private(set) var last: VectorEffect?
  private var results: [String: VectorEffect] = [:]

  init(source: VectorEffect, region: Rect, box: Rect?, viewport: Size) {
    self.source = .clipped(source, region)
    self.region = region
    self.box = box
    self.viewport = viewport
  }

  /// Adds a step; false for one that cannot be made.
  mutating func add(
    _ element: MarkupElement, _ outer: SVGReader.Place, _ reader: inout SVGReader
  ) -> Bool {
    var place = outer
    place.style = reader.style(of: element, in: outer)
    guard let effect = effect(element, place, &reader) else { return false }
    guard effect.cost.steps <= Self.maximumSteps else { return false }
    let area = subregion(of: element, place.style, &reader)
    var result = effect
    if area.isEmpty {
      result = .empty
    } else if area != region || effect.reachesOut {
      result = .clipped(effect, area)
    }
    last = result
    if let name = element["result"] { results[name] = result }
    return true
  }

  // MARK: Lengths

  private func subregion(
    of element: MarkupElement, _ style: SVGStyle, _ reader: inout SVGReader
  ) -> Rect {
    func side(_ name: String, _ whole: Double) -> Double? {
      reader.length(name, element, of: box == nil ? whole : 1, style)
    }
    var area = region
    let origin = box?.origin ?? .zero
    let scale = box?.size ?? Size(width: 1, height: 1)
    if let x = side("x", viewport.width) { area.origin.x = origin.x + x * scale.width }
    if let y = side("y", viewport.height) { area.origin.y = origin.y + y * scale.height }
    if let width = side("width", viewport.width) { area.size.width = width * scale.width }
    if let height = side("height", viewport.height) { area.size.height = height * scale.height }
    return area.width > 0 && area.height > 0 ? area : .zero
  }

  /// One or two numbers as lengths in x and y.
  private func pair(
    _ name: String, _ standard: Double, _ element: MarkupElement, _ reader: inout SVGReader
  ) -> (x: Double, y: Double) {
    guard let text = element[name] else { return (standard, standard) }
    guard let numbers = SVGScanner.numbers(text), (1...2).contains(numbers.count) else {
      reader.mistake(name, text, at: element)
      return (standard, standard)
    }
    return (numbers[0], numbers.count == 2 ? numbers[1] : numbers[0])
  }

  private func number(
    _ name: String, _ standard: Double, _ element: MarkupElement, _ reader: inout SVGReader
  ) -> Double {
    guard let text = element[name] else { return standard }
    guard let numbers = SVGScanner.numbers(text), numbers.count == 1 else {
      reader.mistake(name, text, at: element)
      return standard
    }
    return numbers[0]
  }

  private var scale: Size { box?.size ?? Size(width: 1, height: 1) }

  // MARK: Inputs

  /// The input of a step; nil for one that is not supported.
  private func input(_ name: String, _ element: MarkupElement) -> VectorEffect? {
    switch element[name]?.trimmed {
    case nil: return last ?? source
    case "SourceGraphic"?: return source
    case "SourceAlpha"?: return .colors(source, .alpha, region)
    case "FillPaint"?, "StrokePaint"?: return nil
    case let result?: return results[result] ?? last ?? source
    }
  }

  // MARK: Steps

  /// The result of a step; nil for one that is not supported.
  private func effect(
    _ element: MarkupElement, _ place: SVGReader.Place, _ reader: inout SVGReader
  ) -> VectorEffect? {
    let style = place.style
    switch element.name {
    case "feFlood":
      let color = style.own.floodColor.resolved(style.color).faded(by: style.own.floodOpacity)
      return .flood(color, region)
    case "feMerge":
      let layers = element.children.filter { $0.name == "feMergeNode" }
      let inputs = layers.map { input("in", $0) }
      guard inputs.allSatisfy({ $0 != nil }) else { return nil }
      return inputs.compactMap { $0 }.reduce(.empty) { mixed($1, .normal, over: $0, style) }
    default: break
    }
    guard let input = input("in", element) else { return nil }
    switch element.name {
    case "feOffset":
      return .moved(
        input, x: number("dx", 0, element, &reader) * scale.width,
        y: number("dy", 0, element, &reader) * scale.height)
    case "feGaussianBlur": return blur(input, element, style, &reader)
    case "feDropShadow": return shadow(input, element, style, &reader)
    case "feBlend":
      guard let other = self.input("in2", element) else { return nil }
      let word = element["mode"] ?? "normal"
      let mode = SVGStyle.blendMode(word)
      if mode == nil { reader.mistake("mode", word, at: element) }
      return mixed(input, mode ?? .normal, over: other, style)
    case "feComposite":
      guard let other = self.input("in2", element) else { return nil }
      return composite(input, other, element, style, &reader)
    case "feColorMatrix":
      guard let matrix = matrix(element, &reader) else { return input }
      return changed(input, matrix, style)
    case "feComponentTransfer":
      return changed(input, tables(element, &reader), style)
    default: return nil
    }
  }

  /// One picture over another, in the colour space of the style.
  private func mixed(
    _ top: VectorEffect, _ mode: BlendMode, over bottom: VectorEffect, _ style: SVGStyle
  ) -> VectorEffect {
    if case .empty = bottom, mode == .normal { return top }
    guard style.filtersAreLinear else { return .composed(top, mode, over: bottom) }
    return VectorEffect.composed(top.inLight(region), mode, over: bottom.inLight(region))
      .inSRGB(region)
  }

  private func changed(
    _ input: VectorEffect, _ filter: ColorFilter, _ style: SVGStyle
  ) -> VectorEffect {
    guard style.filtersAreLinear else { return .colors(input, filter, region) }
    return VectorEffect.colors(input.inLight(region), filter, region).inSRGB(region)
  }

  private func blur(
    _ input: VectorEffect, _ element: MarkupElement, _ style: SVGStyle, _ reader: inout SVGReader
  ) -> VectorEffect? {
    let deviation = pair("stdDeviation", 0, element, &reader)
    let (x, y) = (deviation.x * scale.width, deviation.y * scale.height)
    if x < 0 || y < 0 {
      reader.mistake("stdDeviation", element["stdDeviation"] ?? "", at: element)
      return input
    }
    guard x > 0 || y > 0 else { return input }
    // One blur is the same in all directions.
    guard abs(x - y) <= 0.05 * max(x, y) else { return nil }
    guard style.filtersAreLinear else { return .blur(input, (x + y) / 2) }
    return VectorEffect.blur(input.inLight(region), (x + y) / 2).inSRGB(region)
  }

  private func shadow(
    _ input: VectorEffect, _ element: MarkupElement, _ style: SVGStyle, _ reader: inout SVGReader
  ) -> VectorEffect? {
    let deviation = pair("stdDeviation", 2, element, &reader)
    let (x, y) = (deviation.x * scale.width, deviation.y * scale.height)
    guard x >= 0, y >= 0, abs(x - y) <= 0.05 * max(x, y) else { return nil }
    let shadow = SVGShadow(
      color: style.own.floodColor.resolved(style.color), opacity: style.own.floodOpacity,
      x: number("dx", 2, element, &reader) * scale.width,
      y: number("dy", 2, element, &reader) * scale.height, deviation: (x + y) / 2)
    return mixed(input, .normal, over: shadow.alone(input, region), style)
  }

  private func composite(
    _ input: VectorEffect, _ other: VectorEffect, _ element: MarkupElement, _ style: SVGStyle,
    _ reader: inout SVGReader
  ) -> VectorEffect? {
    func out(_ one: VectorEffect, _ other: VectorEffect) -> VectorEffect {
      .composed(other, .destinationOut, over: one)
    }
    let word = element["operator"] ?? "over"
    switch word {
    case "in": return .composed(other, .destinationIn, over: input)
    case "out": return out(input, other)
    case "atop": return mixed(input, .sourceAtop, over: other, style)
    case "xor": return mixed(out(input, other), .plusLighter, over: out(other, input), style)
    case "lighter": return mixed(input, .plusLighter, over: other, style)
    case "arithmetic":
      let k = (1...4).map { number("k\($0)", 0, element, &reader) }
      switch (k[0], k[1], k[2], k[3]) {
      case (0, let one, let other, 0) where one == 0 && other == 0: return .empty
      case (0, 0...1, 0...1, 0):
        return mixed(.faded(input, k[1]), .plusLighter, over: .faded(other, k[2]), style)
      // Only of black are colours left out of the difference.
      case (0, -1, 1, 0) where input.isBlack && other.isBlack: return out(other, input)
      case (0, 1, -1, 0) where input.isBlack && other.isBlack: return out(input, other)
      default: return nil
      }
    default:
      if word != "over" { reader.mistake("operator", word, at: element) }
      return mixed(input, .normal, over: other, style)
    }
  }

  /// The change of `feColorMatrix`; nil for a wrong one, which changes nothing.
  private func matrix(_ element: MarkupElement, _ reader: inout SVGReader) -> ColorFilter? {
    let kind = element["type"] ?? "matrix"
    let text = element["values"]?.trimmed ?? ""
    let values = SVGScanner.numbers(text) ?? []
    switch (kind, values.count) {
    case ("luminanceToAlpha", _):
      return .matrix(Array(repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0])
    case ("matrix", 20): return .matrix(values)
    case ("saturate", 1) where values[0] >= 0: return ColorMatrix.saturation(values[0]).filter
    case ("hueRotate", 1): return ColorMatrix.hueRotation(Angle(degrees: values[0])).filter
    case ("matrix", 0), ("saturate", 0), ("hueRotate", 0):
      if element["values"] == nil { return nil }
      fallthrough
    default:
      let isKind = ["matrix", "saturate", "hueRotate"].contains(kind)
      reader.mistake(isKind ? "values" : "type", isKind ? text : kind, at: element)
      return nil
    }
  }

  private func tables(_ element: MarkupElement, _ reader: inout SVGReader) -> ColorFilter {
    .tables(
      ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].map { name in
        // Of several the last one counts.
        let function = element.children.last { $0.name == name }
        return function.map { table($0, &reader) } ?? (0..<256).map { UInt8($0) }
      })
  }

  private func table(_ element: MarkupElement, _ reader: inout SVGReader) -> [UInt8] {
    func bytes(_ change: (Double) -> Double) -> [UInt8] {
      (0..<256).map {
        UInt8(saturating: max(0, min(255, (change(Double($0) / 255) * 255).rounded())))
      }
    }
    let values = SVGScanner.numbers(element["tableValues"] ?? "") ?? []
    let (first, count) = (number("slope", 1, element, &reader), values.count)
    let intercept = number("intercept", 0, element, &reader)
    switch element["type"] {
    case "linear": return bytes { first * $0 + intercept }
    case "gamma":
      let amplitude = number("amplitude", 1, element, &reader)
      let exponent = max(0, number("exponent", 1, element, &reader))
      let offset = number("offset", 0, element, &reader)
      return bytes { amplitude * $0.raised(to: exponent) + offset }
    case "discrete" where count > 0:
      return bytes { values[min(count - 1, Int(saturating: $0 * Double(count)))] }
    case "table" where count > 0:
      return bytes { value in
        let place = value * Double(count - 1)
        let index = min(max(0, count - 2), Int(saturating: place))
        guard count > 1 else { return values[0] }
        return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
      }
    default: return bytes { $0 }
    }
  }
}
