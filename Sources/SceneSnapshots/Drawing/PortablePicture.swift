import GalleyGeometry
import GalleyImaging
import GalleyPainting
package import GalleySnapshots
package import GalleyStair
import GalleySystem

/// A prepared picture as one process hands it to another that compares and draws it: the tree, the
/// drawing with the pixels of its images, and what was remarked while it was made. Both have the same
/// fonts.
package struct PortablePicture: Sendable {
  /// The tree.
  package var scene: SceneDescription
  /// The approximations and omissions, each once.
  package var remarks: [String]
  /// Display list and canvas, as `DrawingWriter` writes them.
  var drawing: [UInt8]
  var images: [ImageResource]
  var environment: [SceneProperty]
  /// The layout engine that made the frames.
  var engine: UInt64

  private static let version: UInt64 = 1

  // Bytes

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.unsigned(Self.version)
    writer.block(SceneCoding.encode(scene))
    for node in scene.nodes { writer.facts(node.facts) }
    writer.count(remarks.count)
    for remark in remarks { writer.text(remark) }
    writer.block(drawing)
    writer.count(images.count)
    for image in images {
      writer.text(image.name)
      writer.word(image.scale.bitPattern)
      writer.unsigned(UInt64(image.bitmap.width))
      writer.unsigned(UInt64(image.bitmap.height))
      writer.count(Self.formats.firstIndex(of: image.bitmap.format) ?? 0)
      writer.block(image.bitmap.pixels)
    }
    writer.count(environment.count)
    for property in environment {
      writer.text(property.name)
      writer.text(property.value)
    }
    writer.word(engine)
    return writer.bytes
  }

  package init(_ bytes: [UInt8]) throws(ByteCodingError) {
    var reader = ByteReader(bytes[...])
    guard try reader.unsigned() == Self.version else { throw ByteCodingError() }
    scene = try SceneCoding.decode(try reader.block())
    for index in scene.nodes.indices { scene.nodes[index].facts = try reader.facts() }
    remarks = []
    for _ in 0..<(try reader.count()) { remarks.append(try reader.text()) }
    drawing = Array(try reader.block())
    images = []
    for _ in 0..<(try reader.count()) { images.append(try Self.image(&reader)) }
    environment = []
    for _ in 0..<(try reader.count()) {
      environment.append(SceneProperty(try reader.text(), try reader.text()))
    }
    engine = try reader.word()
  }

  private static let formats: [PixelFormat] = [
    .rgbaStraight, .rgbaPremultiplied, .bgraPremultiplied,
  ]

  private static func image(_ reader: inout ByteReader) throws(ByteCodingError) -> ImageResource {
    let name = try reader.text()
    let scale = Double(bitPattern: try reader.word())
    let (width, height) = (try reader.unsigned(), try reader.unsigned())
    let format = try reader.unsigned()
    let pixels = Array(try reader.block())
    guard scale > 0, scale.isFinite, width < 1 << 16, height < 1 << 16,
      format < UInt64(formats.count), UInt64(pixels.count) == 4 * width * height
    else { throw ByteCodingError() }
    return ImageResource(
      name: name,
      bitmap: Bitmap(
        width: Int(width), height: Int(height), format: formats[Int(format)], pixels: pixels),
      scale: scale)
  }
}

extension PortablePicture {
  /// Takes a prepared scene apart.
  ///
  /// - Parameter renderer: The renderer that prepared it.
  package init(
    _ prepared: PreparedScene, scene: SceneDescription, remarks: [String], by renderer: Renderer
  ) {
    let drawing = prepared.drawing
    self.scene = scene
    self.remarks = remarks
    self.drawing = DrawingWriter.bytes(of: drawing)
    images = drawing.list.images
    environment = prepared.environment
    engine = EngineFingerprint.value(with: renderer)
  }
}

extension DisplayList {
  /// The images that are drawn, each once.
  fileprivate var images: [ImageResource] {
    var found: [ImageResource] = []
    func note(_ image: ImageResource) { if !found.contains(image) { found.append(image) } }
    for command in commands {
      switch command {
      case .image(let image, _, _), .fill(_, .pattern(let image, _)),
        .stroke(_, _, .pattern(let image, _)):
        note(image)
      default: break
      }
    }
    return found
  }
}

extension Renderer {
  /// A picture of another process, ready for a snapshot: drawn only when its digest does not settle
  /// the matter.
  ///
  /// - Parameters:
  ///   - fingerprint: Identifies the renderer that turns lists into pixels here.
  ///   - dependencies: The files it was made from.
  package func snapshot(
    of portable: PortablePicture, fingerprint: NamedDigest, dependencies: [String]
  ) throws(RenderFailure) -> PreparedPicture {
    let read = try drawing(of: portable)
    let inputs = PictureInputs(
      drawing: portable.drawing, environment: portable.environment, engine: portable.engine)
    return PreparedPicture(
      digest: PictureDigest(read, renderer: fingerprint), scene: portable.scene,
      dependencies: dependencies, inputs: { inputs },
      redraw: { [self] in redraw($0, origin: nil, images: [read.list]) },
      draw: { [self] () throws(RenderFailure) in try draw(read) })
  }

  /// The pixels of a picture of another process.
  package func bitmap(of portable: PortablePicture) throws(RenderFailure) -> Bitmap {
    try draw(try drawing(of: portable)).bitmap
  }

  private func drawing(of portable: PortablePicture) throws(RenderFailure) -> Drawing {
    let images = Dictionary(portable.images.map { ($0.digest, $0) }) { first, _ in first }
    let reader = DrawingReader(
      face: { digest in self.typesetter.fonts.faces.first { $0.digest == digest } },
      image: { images[$0] })
    guard let read = try? reader.read(portable.drawing) else {
      throw RenderFailure("the picture was made by another version of Galley")
    }
    if let font = read.missingFonts.first {
      throw RenderFailure("the font \(font) is not among this renderer's")
    }
    return read.drawing
  }
}

extension ByteWriter {
  fileprivate mutating func facts(_ facts: NodeFacts) {
    let flags = [facts.isInteractive, facts.isEnabled, facts.isOverflowing, facts.text != nil]
    unsigned(flags.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    count(facts.suppressions.count)
    for suppression in facts.suppressions {
      text(suppression.lint)
      text(suppression.reason)
    }
    guard let words = facts.text else { return }
    let more = [words.isTruncated, words.allowsTruncation, words.isBold, words.contrast != nil]
    unsigned(more.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    text(words.missingCharacters)
    word((words.contrast ?? 0).bitPattern)
    word(words.pointSize.bitPattern)
  }
}

extension ByteReader {
  fileprivate mutating func facts() throws(ByteCodingError) -> NodeFacts {
    var facts = NodeFacts()
    let flags = try unsigned()
    facts.isInteractive = flags & 1 != 0
    facts.isEnabled = flags & 2 != 0
    facts.isOverflowing = flags & 4 != 0
    for _ in 0..<(try count()) {
      facts.suppressions.append(LintSuppression(lint: try text(), reason: try text()))
    }
    guard flags & 8 != 0 else { return facts }
    var words = TextFacts()
    let more = try unsigned()
    words.isTruncated = more & 1 != 0
    words.allowsTruncation = more & 2 != 0
    words.isBold = more & 4 != 0
    words.missingCharacters = try text()
    let contrast = Double(bitPattern: try word())
    words.contrast = more & 8 != 0 ? contrast : nil
    words.pointSize = Double(bitPattern: try word())
    facts.text = words
    return facts
  }
}
