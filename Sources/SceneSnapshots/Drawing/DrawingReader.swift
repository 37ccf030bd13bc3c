import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleySnapshots
import GalleyText

/// Reads a drawing back, with the fonts and images that are there today.
struct DrawingReader {
  /// A drawing and what of it could not be found.
  struct Result {
    var drawing: Drawing
    /// Digests of the blanks that stand for images whose pixels are gone.
    var blanks: Set<UInt64> = []
    /// Faces that are gone; their glyphs are left out.
    var missingFonts: [NamedDigest] = []
    /// Where the drawing shows what could not be found, in points.
    var missingFrames: [Rect] = []
  }

  /// Finds a face by the digest of its bytes.
  let face: (UInt64) -> FontFace?
  /// Finds an image by the digest of its pixels.
  let image: (UInt64) -> ImageResource?

  private struct Font {
    var instance: FontInstance?
    var face: NamedDigest
  }

  /// - Throws: `ByteCodingError` for bytes that are no drawing of this version.
  func read(_ bytes: [UInt8]) throws(ByteCodingError) -> Result {
    var reader = ByteReader(bytes[...])
    guard try reader.unsigned() == DrawingWriter.version else { throw ByteCodingError() }
    let size = Size(width: try reader.number(), height: try reader.number())
    let scale = try reader.number()
    let background = try reader.color()
    var result = Result(
      drawing: Drawing(size: size, scale: scale, background: background, list: DisplayList()))
    var fonts: [Font] = []
    for _ in 0..<(try reader.count()) { fonts.append(try font(&reader)) }
    var images: [ImageResource] = []
    for _ in 0..<(try reader.count()) { images.append(try image(&reader, &result)) }
    result.missingFonts = fonts.filter { $0.instance == nil }.map(\.face)
    var owner = 0
    for _ in 0..<(try reader.count()) {
      let next = owner.addingReportingOverflow(Int(try reader.signed()))
      guard !next.overflow, let short = Int32(exactly: next.partialValue) else {
        throw ByteCodingError()
      }
      owner = next.partialValue
      guard let command = try command(&reader, fonts, images) else { continue }
      result.drawing.list.commands.append(command)
      result.drawing.list.owners.append(short)
    }
    result.missingFrames = Self.frames(of: result.blanks, in: result.drawing)
    return result
  }

  private func font(_ reader: inout ByteReader) throws(ByteCodingError) -> Font {
    let name = try reader.text()
    let digest = try reader.word()
    let slant = try reader.number()
    var variations: [FontVariation] = []
    for _ in 0..<(try reader.count()) {
      guard let tag = UInt32(exactly: try reader.unsigned()) else { throw ByteCodingError() }
      variations.append(FontVariation(tag: tag, value: try reader.number()))
    }
    let instance = face(digest).map {
      FontInstance(face: $0, variations: variations, slant: slant)
    }
    return Font(instance: instance, face: NamedDigest(name: name, digest: digest))
  }

  private func image(
    _ reader: inout ByteReader, _ result: inout Result
  ) throws(ByteCodingError) -> ImageResource {
    let name = try reader.text()
    let digest = try reader.word()
    let (width, height) = (try reader.unsigned(), try reader.unsigned())
    guard width > 0, height > 0, width < 1 << 16, height < 1 << 16, width * height < 1 << 26 else {
      throw ByteCodingError()
    }
    let scale = try reader.number()
    if let found = image(digest) { return found }
    let (columns, rows) = (Int(width), Int(height))
    let blank = ImageResource(
      name: name,
      bitmap: Bitmap(
        width: columns, height: rows, format: .rgbaStraight,
        pixels: [UInt8](repeating: 0, count: 4 * columns * rows)), scale: scale)
    result.blanks.insert(blank.digest)
    return blank
  }

  private func command(
    _ reader: inout ByteReader, _ fonts: [Font], _ images: [ImageResource]
  ) throws(ByteCodingError) -> DisplayCommand? {
    switch try reader.unsigned() {
    case 0: return .save
    case 1: return .restore
    case 2:
      return .transform(
        Transform(
          a: try reader.number(), b: try reader.number(), c: try reader.number(),
          d: try reader.number(), tx: try reader.number(), ty: try reader.number()))
    case 3: return .clip(try reader.shape())
    case 4: return .fill(try reader.shape(), try paint(&reader, images))
    case 5: return .stroke(try reader.shape(), try reader.stroke(), try paint(&reader, images))
    case 6:
      return .border(
        try reader.rect(), try reader.radii(), width: try reader.number(), try reader.color())
    case 7:
      let shape = try reader.shape()
      let color = try reader.color()
      return .shadow(
        shape,
        BoxShadow(
          color: color, x: try reader.number(), y: try reader.number(), blur: try reader.number(),
          spread: try reader.number()))
    case 8:
      let index = try reader.unsigned()
      guard index < UInt64(fonts.count) else { throw ByteCodingError() }
      let (origin, color) = (try reader.point(), try reader.color())
      let (size, glyphs) = try reader.glyphs()
      guard let font = fonts[Int(index)].instance else { return nil }
      return .glyphs(GlyphRun(font: font, size: size, glyphs: glyphs), at: origin, color)
    case 9:
      let image = try Self.image(&reader, images)
      let rect = try reader.rect()
      let tint = try reader.unsigned() == 0 ? nil : try reader.color()
      return .image(image, in: rect, tint: tint)
    case 10: return .backdrop(try reader.shape(), blur: try reader.number())
    case 11: return .beginLayer(try reader.compositing())
    case 12: return .endLayer
    default: throw ByteCodingError()
    }
  }

  private func paint(
    _ reader: inout ByteReader, _ images: [ImageResource]
  ) throws(ByteCodingError) -> Paint {
    switch try reader.unsigned() {
    case 0: return .solid(try reader.color())
    case 1:
      return .linearGradient(
        start: try reader.point(), end: try reader.point(), stops: try reader.stops())
    case 2:
      return .radialGradient(
        center: try reader.point(), radius: try reader.number(), stops: try reader.stops())
    case 3:
      return .ellipticalGradient(
        center: try reader.point(),
        radii: Size(width: try reader.number(), height: try reader.number()),
        stops: try reader.stops())
    case 4:
      return .angularGradient(
        center: try reader.point(), start: .degrees(try reader.number()),
        end: .degrees(try reader.number()), stops: try reader.stops())
    case 5: return .pattern(try Self.image(&reader, images), tile: try reader.rect())
    default: throw ByteCodingError()
    }
  }

  private static func image(
    _ reader: inout ByteReader, _ images: [ImageResource]
  ) throws(ByteCodingError) -> ImageResource {
    let index = try reader.unsigned()
    guard index < UInt64(images.count) else { throw ByteCodingError() }
    return images[Int(index)]
  }

  /// Where images are drawn that a blank stands for.
  private static func frames(of blanks: Set<UInt64>, in drawing: Drawing) -> [Rect] {
    guard !blanks.isEmpty else { return [] }
    var frames: [Rect] = []
    let canvas = Rect(origin: .zero, size: drawing.size)
    PaintedCommand.walk(drawing.list, canvas: canvas) { painted in
      let image: ImageResource
      switch painted.command {
      case .image(let drawn, _, _): image = drawn
      case .fill(_, .pattern(let tile, _)), .stroke(_, _, .pattern(let tile, _)): image = tile
      default: return
      }
      if let bounds = painted.bounds, blanks.contains(image.digest) { frames.append(bounds) }
    }
    return frames
  }
}

extension ByteReader {
  mutating func number() throws(ByteCodingError) -> Double {
    let value = try unsigned()
    if value & 1 == 1 {
      guard value == 1 else { throw ByteCodingError() }
      return Double(bitPattern: try word())
    }
    let zigzag = value >> 1
    return Double(Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)) / 64
  }

  mutating func point() throws(ByteCodingError) -> Point {
    Point(x: try number(), y: try number())
  }

  mutating func rect() throws(ByteCodingError) -> Rect {
    let origin = try point()
    return Rect(x: origin.x, y: origin.y, width: try number(), height: try number())
  }

  mutating func radii() throws(ByteCodingError) -> CornerRadii {
    CornerRadii(
      topLeft: try number(), topRight: try number(), bottomRight: try number(),
      bottomLeft: try number())
  }

  mutating func color() throws(ByteCodingError) -> RGBAColor {
    let isExact = try byte() == 1
    var components: [Double] = []
    for _ in 0..<4 {
      components.append(isExact ? Double(bitPattern: try word()) : Double(try byte()) / 255)
    }
    return RGBAColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  mutating func shape() throws(ByteCodingError) -> DisplayShape {
    switch try unsigned() {
    case 0: return .rectangle(try rect())
    case 1: return .roundedRectangle(try rect(), try radii())
    case 2: return .ellipse(try rect())
    case 3: return .path(try path())
    case 4: return .evenOddPath(try path())
    default: throw ByteCodingError()
    }
  }

  private mutating func path() throws(ByteCodingError) -> Path {
    var path = Path()
    for _ in 0..<(try count()) { path.elements.append(try element()) }
    return path
  }

  private mutating func element() throws(ByteCodingError) -> Path.Element {
    switch try unsigned() {
    case 0: return .move(to: try point())
    case 1: return .line(to: try point())
    case 2: return .quad(to: try point(), control: try point())
    case 3: return .cubic(to: try point(), control1: try point(), control2: try point())
    case 4: return .close
    default: throw ByteCodingError()
    }
  }

  mutating func compositing() throws(ByteCodingError) -> Compositing {
    var value = Compositing(opacity: try number())
    value.blendMode = try word(of: BlendMode.self)
    let changes = try unsigned()
    if changes & 1 != 0 {
      value.colors = ColorMatrix(red: try row(), green: try row(), blue: try row())
    }
    if changes & 2 != 0 {
      for _ in 0..<(try count()) { value.filters.append(try colorFilter()) }
    }
    value.blur = try number()
    for _ in 0..<(try count()) {
      let kind = try word(of: LayerShadow.Kind.self)
      let color = try color()
      value.shadows.append(
        LayerShadow(kind, color: color, x: try number(), y: try number(), blur: try number()))
    }
    return value
  }

  private mutating func colorFilter() throws(ByteCodingError) -> ColorFilter {
    switch try unsigned() {
    case 0:
      var factors: [Double] = []
      for _ in 0..<20 { factors.append(try number()) }
      return .matrix(factors)
    case 1:
      var tables = Array(repeating: [UInt8](repeating: 0, count: 256), count: 4)
      for channel in 0..<4 {
        for step in 0..<256 {
          guard let value = UInt8(exactly: try unsigned()) else { throw ByteCodingError() }
          tables[channel][step] = value
        }
      }
      return .tables(tables)
    case 2: return .luminance
    default: throw ByteCodingError()
    }
  }

  private mutating func row() throws(ByteCodingError) -> ColorMatrix.Row {
    ColorMatrix.Row(try number(), try number(), try number(), try number())
  }

  private mutating func word<Word: RawRepresentable<String>>(
    of type: Word.Type
  ) throws(ByteCodingError) -> Word {
    guard let word = Word(rawValue: try text()) else { throw ByteCodingError() }
    return word
  }

  mutating func stops() throws(ByteCodingError) -> [GradientStop] {
    var stops: [GradientStop] = []
    for _ in 0..<(try count()) {
      stops.append(GradientStop(location: try number(), color: try color()))
    }
    return stops
  }

  mutating func stroke() throws(ByteCodingError) -> StrokeStyle {
    let width = try number()
    var style = StrokeStyle(
      width: width, cap: try word(of: StrokeStyle.Cap.self),
      join: try word(of: StrokeStyle.Join.self))
    for _ in 0..<(try count()) { style.dashes.append(try number()) }
    style.miterLimit = try number()
    style.dashPhase = try number()
    return style
  }

  mutating func glyphs() throws(ByteCodingError) -> (Double, [GlyphRun.Glyph]) {
    let size = try number()
    var glyphs: [GlyphRun.Glyph] = []
    for _ in 0..<(try count()) {
      guard let id = UInt32(exactly: try unsigned()) else { throw ByteCodingError() }
      glyphs.append(GlyphRun.Glyph(id: id, cluster: 0, position: try point()))
    }
    return (size, glyphs)
  }
}
