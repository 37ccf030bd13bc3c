import GalleyDesign
package import GalleyGeometry
package import GalleySystem
import GalleyText

/// A hash of everything in a display list that can reach a pixel, of 128 bits; the same on every
/// machine and in every process. Lists with equal digests make equal pictures on one renderer.
package struct DisplayListDigest: Hashable, Sendable {
  /// The first half.
  package let high: UInt64
  /// The second half.
  package let low: UInt64

  /// Takes both halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension DisplayListDigest: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension DisplayList {
  /// The digest of the commands: fonts count by the digest of their faces, images by that of
  /// their pixels. Left out is what never reaches a pixel: owners, the names of images and the
  /// clusters of glyphs. Linear in the number of commands and glyphs, about 5 ns for a glyph.
  package var digest: DisplayListDigest {
    var hash = StableHash()
    for command in commands { command.add(to: &hash) }
    let (high, low) = hash.finish()
    return DisplayListDigest(high: high, low: low)
  }
}

extension DisplayCommand {
  /// Adds the kind of the command, then every field.
  package func add(to hash: inout StableHash) {
    switch self {
    case .save: hash.add(1 as UInt64)
    case .restore: hash.add(2 as UInt64)
    case .transform(let transform):
      hash.add(3 as UInt64)
      hash.add(transform)
    case .clip(let shape):
      hash.add(4 as UInt64)
      hash.add(shape)
    case .fill(let shape, let paint):
      hash.add(5 as UInt64)
      hash.add(shape)
      hash.add(paint)
    case .stroke(let shape, let style, let paint):
      hash.add(6 as UInt64)
      hash.add(shape)
      hash.add(style)
      hash.add(paint)
    case .border(let rect, let radii, let width, let color):
      hash.add(7 as UInt64)
      hash.add(rect)
      hash.add(radii)
      hash.add(width)
      hash.add(color)
    case .shadow(let shape, let style):
      hash.add(8 as UInt64)
      hash.add(shape)
      hash.add(style)
    case .glyphs(let run, let origin, let color):
      hash.add(9 as UInt64)
      hash.add(run)
      hash.add(origin)
      hash.add(color)
    case .image(let image, let rect, let tint):
      hash.add(10 as UInt64)
      hash.add(image.digest)
      hash.add(rect)
      hash.add(tint == nil ? 0 : 1 as UInt64)
      if let tint { hash.add(tint) }
    case .beginLayer(let compositing):
      hash.add(11 as UInt64)
      hash.add(compositing)
    case .endLayer: hash.add(12 as UInt64)
    case .backdrop(let shape, let blur):
      hash.add(13 as UInt64)
      hash.add(shape)
      hash.add(blur)
    }
  }
}

extension StableHash {
  fileprivate mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  fileprivate mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.width)
    add(rect.height)
  }

  fileprivate mutating func add(_ radii: CornerRadii) {
    add(radii.topLeft)
    add(radii.topRight)
    add(radii.bottomRight)
    add(radii.bottomLeft)
  }

  fileprivate mutating func add(_ color: RGBAColor) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  fileprivate mutating func add(_ shape: DisplayShape) {
    switch shape {
    case .rectangle(let rect):
      add(1 as UInt64)
      add(rect)
    case .roundedRectangle(let rect, let radii):
      add(2 as UInt64)
      add(rect)
      add(radii)
    case .ellipse(let rect):
      add(3 as UInt64)
      add(rect)
    case .path(let path):
      add(4 as UInt64)
      add(path)
    case .evenOddPath(let path):
      add(5 as UInt64)
      add(path)
    }
  }

  fileprivate mutating func add(_ path: Path) {
    add(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point):
        add(1 as UInt64)
        add(point)
      case .line(let point):
        add(2 as UInt64)
        add(point)
      case .quad(let point, let control):
        add(3 as UInt64)
        add(point)
        add(control)
      case .cubic(let point, let first, let second):
        add(4 as UInt64)
        add(point)
        add(first)
        add(second)
      case .close: add(5 as UInt64)
      }
    }
  }

  fileprivate mutating func add(_ stops: [GradientStop]) {
    add(UInt64(stops.count))
    for stop in stops {
      add(stop.location)
      add(stop.color)
    }
  }

  fileprivate mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      add(1 as UInt64)
      add(color)
    case .linearGradient(let start, let end, let stops):
      add(2 as UInt64)
      add(start)
      add(end)
      add(stops)
    case .radialGradient(let center, let radius, let stops):
      add(3 as UInt64)
      add(center)
      add(radius)
      add(stops)
    case .ellipticalGradient(let center, let radii, let stops):
      add(4 as UInt64)
      add(center)
      add(radii.width)
      add(radii.height)
      add(stops)
    case .angularGradient(let center, let start, let end, let stops):
      add(5 as UInt64)
      add(center)
      add(start.degrees)
      add(end.degrees)
      add(stops)
    case .pattern(let image, let tile):
      add(6 as UInt64)
      add(image.digest)
      add(tile)
    }
  }

  fileprivate mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(style.cap.rawValue)
    add(style.join.rawValue)
    add(UInt64(style.dashes.count))
    for dash in style.dashes { add(dash) }
    // Defaults add nothing, so that the digests of plain lines stay as they were.
    if style.miterLimit != 10 || style.dashPhase != 0 {
      add(style.miterLimit)
      add(style.dashPhase)
    }
  }

  fileprivate mutating func add(_ style: BoxShadow) {
    add(style.color)
    add(style.x)
    add(style.y)
    add(style.blur)
    add(style.spread)
  }

  /// What has its default adds nothing, so that the digests of plain opacities stay as they were.
  fileprivate mutating func add(_ compositing: Compositing) {
    add(compositing.opacity)
    if compositing.blendMode != .normal { add(compositing.blendMode.rawValue) }
    if let colors = compositing.colors {
      for row in [colors.red, colors.green, colors.blue] {
        for value in [row.red, row.green, row.blue, row.constant] { add(value) }
      }
    }
    for filter in compositing.filters { add(filter) }
    if compositing.blur != 0 {
      add("blur")
      add(compositing.blur)
    }
    for shadow in compositing.shadows {
      add(shadow.kind.rawValue)
      add(shadow.color)
      for value in [shadow.x, shadow.y, shadow.blur] { add(value) }
    }
  }

  fileprivate mutating func add(_ filter: ColorFilter) {
    switch filter {
    case .matrix(let factors):
      add("matrix")
      for factor in factors { add(factor) }
    case .tables(let tables):
      add("tables")
      for table in tables { table.withUnsafeBytes { add($0) } }
    case .luminance: add("luminance")
    }
  }

  fileprivate mutating func add(_ run: GlyphRun) {
    add(run.font.face.digest)
    add(UInt64(run.font.variations.count))
    for variation in run.font.variations {
      add(UInt64(variation.tag))
      add(variation.value)
    }
    add(run.font.slant)
    add(run.size)
    add(UInt64(run.glyphs.count))
    for glyph in run.glyphs {
      add(UInt64(glyph.id))
      add(glyph.position)
    }
  }
}

extension StableHash {
  /// Adds the six numbers of a transform.
  package mutating func add(_ transform: Transform) {
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(value)
    }
  }
}
