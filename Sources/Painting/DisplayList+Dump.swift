import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyText

extension DisplayList {
  /// Every command on a line of its own with all of its fields, indented by scopes, each with its
  /// owner: for tests, inspection and differences between two lists.
  public var dump: String {
    var depth = 0
    var text = ""
    for (index, command) in commands.enumerated() {
      if case .restore = command { depth -= 1 }
      if case .endLayer = command { depth -= 1 }
      text += String(repeating: "  ", count: max(0, depth)) + command.dump
      if owners.indices.contains(index), owners[index] >= 0 { text += " @\(owners[index])" }
      text += "\n"
      if case .save = command { depth += 1 }
      if case .beginLayer = command { depth += 1 }
    }
    return text
  }
}

extension DisplayCommand {
  /// The command and its fields on one line. Lengths are points.
  public var dump: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .transform(let t):
      "transform \(words([t.a, t.b, t.c, t.d, t.tx, t.ty]))"
    case .clip(let shape): "clip \(shape.dump)"
    case .fill(let shape, let paint): "fill \(shape.dump) \(paint.dump)"
    case .stroke(let shape, let style, let paint):
      "stroke \(shape.dump) \(style.dump) \(paint.dump)"
    case .border(let rect, let radii, let width, let color):
      "border \(rect.dump) radii \(radii.dump) width \(word(width)) \(color.dump)"
    case .shadow(let shape, let style): "shadow \(shape.dump) \(style.dump)"
    case .glyphs(let run, let origin, let color):
      "glyphs \(run.dump) at \(origin.dump) \(color.dump)"
    case .image(let image, let rect, let tint):
      "image \"\(image.name)\" \(image.bitmap.width)×\(image.bitmap.height)"
        + " \(String(image.digest, radix: 16)) in \(rect.dump)"
        + (tint.map { " tint \($0.dump)" } ?? "")
    case .backdrop(let shape, let blur): "backdrop \(shape.dump) blur \(word(blur))"
    case .beginLayer(let compositing): "layer \(compositing.dump)"
    case .endLayer: "end layer"
    }
  }
}

/// A number without a useless fraction.
private func word(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func words(_ values: [Double]) -> String { values.map(word).joined(separator: " ") }

extension Point {
  fileprivate var dump: String { "\(word(x)),\(word(y))" }
}

extension Rect {
  fileprivate var dump: String { "(\(origin.dump) \(word(width))×\(word(height)))" }
}

extension CornerRadii {
  fileprivate var dump: String {
    let all = [topLeft, topRight, bottomRight, bottomLeft]
    return all.allSatisfy { $0 == topLeft } ? word(topLeft) : words(all)
  }
}

extension RGBAColor {
  /// `#RRGGBB`, and the opacity when there is one; finer values than a byte keep their fractions.
  fileprivate var dump: String {
    let bytes = [red, green, blue].map { $0 * 255 }
    var text = "rgb(\(words([red, green, blue])))"
    if bytes.allSatisfy({ $0 >= 0 && $0 <= 255 && $0 == $0.rounded() }) {
      text =
        "#"
        + bytes.map { byte in
          let digits = String(Int(byte), radix: 16, uppercase: true)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
    return alpha == 1 ? text : "\(text)/\(word(alpha))"
  }
}

extension DisplayShape {
  fileprivate var dump: String {
    switch self {
    case .rectangle(let rect): "rectangle \(rect.dump)"
    case .roundedRectangle(let rect, let radii): "rounded \(rect.dump) radii \(radii.dump)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .path(let path): "path [\(path.dump)]"
    case .evenOddPath(let path): "even-odd path [\(path.dump)]"
    }
  }
}

extension Path {
  fileprivate var dump: String { elements.map(\.dump).joined(separator: " ") }
}

extension Path.Element {
  fileprivate var dump: String {
    switch self {
    case .move(let point): "M \(point.dump)"
    case .line(let point): "L \(point.dump)"
    case .quad(let point, let control): "Q \(control.dump) \(point.dump)"
    case .cubic(let point, let first, let second):
      "C \(first.dump) \(second.dump) \(point.dump)"
    case .close: "Z"
    }
  }
}

extension Paint {
  fileprivate var dump: String {
    switch self {
    case .solid(let color): color.dump
    case .linearGradient(let start, let end, let stops):
      "linear \(start.dump) to \(end.dump) [\(stops.dump)]"
    case .radialGradient(let center, let radius, let stops):
      "radial \(center.dump) radius \(word(radius)) [\(stops.dump)]"
    case .ellipticalGradient(let center, let radii, let stops):
      "elliptical \(center.dump) radii \(word(radii.width))×\(word(radii.height)) [\(stops.dump)]"
    case .angularGradient(let center, let start, let end, let stops):
      "angular \(center.dump) from \(word(start.degrees))° to \(word(end.degrees))°"
        + " [\(stops.dump)]"
    case .pattern(let image, let tile):
      "pattern \"\(image.name)\" \(String(image.digest, radix: 16)) tile \(tile.dump)"
    }
  }
}

extension [GradientStop] {
  fileprivate var dump: String {
    map { "\(word($0.location)) \($0.color.dump)" }.joined(separator: ", ")
  }
}

extension StrokeStyle {
  fileprivate var dump: String {
    "width \(word(width)) \(cap.rawValue) \(join.rawValue)"
      + (miterLimit == 10 ? "" : " limit \(word(miterLimit))")
      + (dashes.isEmpty ? "" : " dashes \(words(dashes))")
      + (dashPhase == 0 ? "" : " from \(word(dashPhase))")
  }
}

extension Compositing {
  fileprivate var dump: String {
    var text = "opacity \(word(opacity))"
    if blendMode != .normal { text += " \(blendMode.rawValue)" }
    if let colors {
      let rows = [colors.red, colors.green, colors.blue]
      text += " colors [\(words(rows.flatMap { [$0.red, $0.green, $0.blue, $0.constant] }))]"
    }
    for filter in filters { text += " " + filter.dump }
    if blur != 0 { text += " blur \(word(blur))" }
    for shadow in shadows {
      text +=
        " \(shadow.kind.rawValue) \(shadow.color.dump)"
        + " offset \(word(shadow.x)),\(word(shadow.y)) blur \(word(shadow.blur))"
    }
    return text
  }
}

extension ColorFilter {
  fileprivate var dump: String {
    switch self {
    case .matrix(let factors): "matrix [\(words(factors))]"
    case .tables(let tables):
      "tables [\(tables.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "; "))]"
    case .luminance: "luminance"
    }
  }
}

extension BoxShadow {
  fileprivate var dump: String {
    "\(color.dump) offset \(word(x)),\(word(y)) blur \(word(blur)) spread \(word(spread))"
  }
}

extension GlyphRun {
  fileprivate var dump: String {
    var text = "\(font.face.postScriptName) \(String(font.face.digest, radix: 16))"
    for variation in font.withoutSynthesis.variations {
      let tag = (0..<4).map { UInt8(truncatingIfNeeded: variation.tag >> (24 - 8 * $0)) }
      text += " \(String(decoding: tag, as: UTF8.self))=\(word(variation.value))"
    }
    if font.boldness != 0 { text += " bold \(word(font.boldness))" }
    if font.smallCapitals != 1 { text += " small capitals \(word(font.smallCapitals))" }
    if font.palette != .normal { text += " palette \(font.palette)" }
    if font.slant != 0 { text += " slant \(word(font.slant))" }
    let list = glyphs.map { "\($0.id)/\($0.cluster)@\($0.position.dump)" }
    return "\(text) size \(word(size)) [\(list.joined(separator: " "))]"
  }
}
