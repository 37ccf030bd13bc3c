import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleySnapshots
import GalleyText

/// Writes what a picture is drawn from as bytes, so that it can be drawn again by a later renderer:
/// canvas, scale, background, and the display list with fonts and images by digest.
///
/// The same drawing gives the same bytes on every machine. Numbers are exact: those on a grid of
/// 1/64 point as a small integer, others with all their bits. Texts, fonts and images stand once, in
/// tables. Owners are kept as indices into the description's nodes, to name who drew what.
struct DrawingWriter {
  /// Raised with every change of the form.
  static let version: UInt64 = 2

  private var body = ByteWriter()
  private var fonts: [FontInstance] = []
  private var images: [StoredImage] = []

  /// The bytes of a drawing; linear in the number of commands and glyphs.
  static func bytes(of drawing: Drawing) -> [UInt8] {
    var writer = DrawingWriter()
    var owner = 0
    writer.body.count(drawing.list.commands.count)
    for (command, next) in zip(drawing.list.commands, drawing.list.owners) {
      writer.body.signed(Int64(Int(next) - owner))
      owner = Int(next)
      writer.add(command)
    }
    var head = ByteWriter()
    head.unsigned(version)
    for number in [drawing.size.width, drawing.size.height, drawing.scale] { head.number(number) }
    head.color(drawing.background)
    head.count(writer.fonts.count)
    for font in writer.fonts { head.font(font) }
    head.count(writer.images.count)
    for image in writer.images { head.image(image) }
    return head.bytes + writer.body.bytes
  }

  private mutating func add(_ command: DisplayCommand) {
    switch command {
    case .save: body.count(0)
    case .restore: body.count(1)
    case .transform(let map):
      body.count(2)
      for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { body.number(number) }
    case .clip(let shape):
      body.count(3)
      body.shape(shape)
    case .fill(let shape, let paint):
      body.count(4)
      body.shape(shape)
      add(paint)
    case .stroke(let shape, let style, let paint):
      body.count(5)
      body.shape(shape)
      body.stroke(style)
      add(paint)
    case .border(let rect, let radii, let width, let color):
      body.count(6)
      body.rect(rect)
      body.radii(radii)
      body.number(width)
      body.color(color)
    case .shadow(let shape, let style):
      body.count(7)
      body.shape(shape)
      body.color(style.color)
      for number in [style.x, style.y, style.blur, style.spread] { body.number(number) }
    case .glyphs(let run, let origin, let color):
      body.count(8)
      body.count(index(of: run.font))
      body.point(origin)
      body.color(color)
      body.glyphs(run)
    case .image(let image, let rect, let tint):
      body.count(9)
      body.count(index(of: image))
      body.rect(rect)
      body.count(tint == nil ? 0 : 1)
      if let tint { body.color(tint) }
    case .backdrop(let shape, let blur):
      body.count(10)
      body.shape(shape)
      body.number(blur)
    case .beginLayer(let compositing):
      body.count(11)
      body.compositing(compositing)
    case .endLayer: body.count(12)
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      body.count(0)
      body.color(color)
    case .linearGradient(let start, let end, let stops):
      body.count(1)
      body.point(start)
      body.point(end)
      body.stops(stops)
    case .radialGradient(let center, let radius, let stops):
      body.count(2)
      body.point(center)
      body.number(radius)
      body.stops(stops)
    case .ellipticalGradient(let center, let radii, let stops):
      body.count(3)
      body.point(center)
      body.number(radii.width)
      body.number(radii.height)
      body.stops(stops)
    case .angularGradient(let center, let start, let end, let stops):
      body.count(4)
      body.point(center)
      body.number(start.degrees)
      body.number(end.degrees)
      body.stops(stops)
    case .pattern(let image, let tile):
      body.count(5)
      body.count(index(of: image))
      body.rect(tile)
    }
  }

  private mutating func index(of font: FontInstance) -> Int {
    if let index = fonts.firstIndex(of: font) { return index }
    fonts.append(font)
    return fonts.count - 1
  }

  private mutating func index(of image: ImageResource) -> Int {
    let stored = StoredImage(image)
    if let index = images.firstIndex(of: stored) { return index }
    images.append(stored)
    return images.count - 1
  }
}

/// A display list with everything around it that reaches a pixel.
struct Drawing {
  /// The extent of the picture, in points.
  var size: Size
  /// Pixels per point.
  var scale: Double
  /// The colour beneath everything.
  var background: RGBAColor
  /// What to draw; owners are indices of nodes, or -1.
  var list: DisplayList
}

/// An image as a drawing names it.
struct StoredImage: Hashable {
  var name: String
  var digest: UInt64
  var width: Int
  var height: Int
  var scale: Double

  init(_ image: ImageResource) {
    (name, digest, scale) = (image.name, image.digest, image.scale)
    (width, height) = (image.bitmap.width, image.bitmap.height)
  }

  init(name: String, digest: UInt64, width: Int, height: Int, scale: Double) {
    self.name = name
    self.digest = digest
    self.width = width
    self.height = height
    self.scale = scale
  }
}

extension ByteWriter {
  /// A multiple of 1/64 below 2²⁴ as a zigzag integer times two, anything else as 1 and its bits.
  mutating func number(_ value: Double) {
    let steps = value * 64
    if steps == steps.rounded(), abs(steps) < 0x1p30, value.bitPattern != (-0.0).bitPattern {
      let whole = Int64(saturating: steps)
      unsigned(UInt64(bitPattern: (whole << 1) ^ (whole >> 63)) << 1)
    } else {
      unsigned(1)
      word(value.bitPattern)
    }
  }

  mutating func point(_ point: Point) {
    number(point.x)
    number(point.y)
  }

  mutating func rect(_ rect: Rect) {
    point(rect.origin)
    number(rect.width)
    number(rect.height)
  }

  mutating func radii(_ radii: CornerRadii) {
    for radius in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft] {
      number(radius)
    }
  }

  /// Four bytes behind a 0 where the components are bytes, else all bits behind a 1.
  mutating func color(_ color: RGBAColor) {
    let components = [color.red, color.green, color.blue, color.alpha]
    let levels = components.map { ($0 * 255).rounded() }
    if zip(components, levels).allSatisfy({ $0.bitPattern == ($1 / 255).bitPattern }),
      levels.allSatisfy((0...255).contains)
    {
      bytes.append(0)
      bytes += levels.map { UInt8(saturating: $0) }
    } else {
      bytes.append(1)
      for component in components { word(component.bitPattern) }
    }
  }

  mutating func shape(_ shape: DisplayShape) {
    switch shape {
    case .rectangle(let rect):
      count(0)
      self.rect(rect)
    case .roundedRectangle(let rect, let radii):
      count(1)
      self.rect(rect)
      self.radii(radii)
    case .ellipse(let rect):
      count(2)
      self.rect(rect)
    case .path(let path):
      count(3)
      self.path(path)
    case .evenOddPath(let path):
      count(4)
      self.path(path)
    }
  }

  private mutating func path(_ path: Path) {
    count(path.elements.count)
    for element in path.elements { self.element(element) }
  }

  private mutating func element(_ element: Path.Element) {
    switch element {
    case .move(let end):
      count(0)
      point(end)
    case .line(let end):
      count(1)
      point(end)
    case .quad(let end, let control):
      count(2)
      point(end)
      point(control)
    case .cubic(let end, let first, let second):
      count(3)
      point(end)
      point(first)
      point(second)
    case .close: count(4)
    }
  }

  mutating func compositing(_ value: Compositing) {
    number(value.opacity)
    text(value.blendMode.rawValue)
    count((value.colors == nil ? 0 : 1) + (value.filters.isEmpty ? 0 : 2))
    if let colors = value.colors {
      for row in [colors.red, colors.green, colors.blue] {
        for share in [row.red, row.green, row.blue, row.constant] { number(share) }
      }
    }
    if !value.filters.isEmpty {
      count(value.filters.count)
      for filter in value.filters { colorFilter(filter) }
    }
    number(value.blur)
    count(value.shadows.count)
    for shadow in value.shadows {
      text(shadow.kind.rawValue)
      color(shadow.color)
      for length in [shadow.x, shadow.y, shadow.blur] { number(length) }
    }
  }

  private mutating func colorFilter(_ filter: ColorFilter) {
    switch filter {
    case .matrix(let factors):
      count(0)
      for factor in factors { number(factor) }
    case .tables(let tables):
      count(1)
      for table in tables { for value in table { count(Int(value)) } }
    case .luminance: count(2)
    }
  }

  mutating func stops(_ stops: [GradientStop]) {
    count(stops.count)
    for stop in stops {
      number(stop.location)
      color(stop.color)
    }
  }

  mutating func stroke(_ style: StrokeStyle) {
    number(style.width)
    text(style.cap.rawValue)
    text(style.join.rawValue)
    count(style.dashes.count)
    for dash in style.dashes { number(dash) }
    number(style.miterLimit)
    number(style.dashPhase)
  }

  mutating func font(_ font: FontInstance) {
    text(font.face.postScriptName)
    word(font.face.digest)
    number(font.slant)
    count(font.variations.count)
    for variation in font.variations {
      unsigned(UInt64(variation.tag))
      number(variation.value)
    }
  }

  mutating func image(_ image: StoredImage) {
    text(image.name)
    word(image.digest)
    count(image.width)
    count(image.height)
    number(image.scale)
  }

  mutating func glyphs(_ run: GlyphRun) {
    number(run.size)
    count(run.glyphs.count)
    for glyph in run.glyphs {
      unsigned(UInt64(glyph.id))
      point(glyph.position)
    }
  }
}
