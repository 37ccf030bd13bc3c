import GalleyDesign
import GalleyGeometry
package import GalleyImaging
import GalleyPainting
import GalleySystem
import GalleyText

/// A step on the way to the test card's pixels with a hash of its result, so that a machine that draws
/// different pixels can report the step at which they become different, and the library that performs it.
package struct RendererStage: Hashable, Sendable {
  /// The operation: `shaping`, `outlines`, `bitmap glyphs`, `coverage`, `photographs`, `pixels`.
  package let name: String
  /// The library that performs the step, with its version if known.
  package let library: String
  /// The hash on this machine, as 16 hexadecimal digits.
  package let hash: String
  /// The hash as published.
  package let publishedHash: String

  /// True if this machine gives the same result as every other.
  package var isPublished: Bool { hash == publishedHash }

  /// The first of several that is not as published: those behind it build on it.
  package static func culprit(among stages: [RendererStage]) -> RendererStage? {
    stages.first { !$0.isPublished }
  }
}

extension RendererTestCard {
  /// The steps in their order, the last of which is the picture itself.
  ///
  /// - Parameter bitmap: The card as rendered.
  package func stages(of bitmap: Bitmap) throws(RenderingError) -> [RendererStage] {
    let fingerprint = RendererFingerprint.current
    let glyphs = list.commands.filter { if case .glyphs = $0 { true } else { false } }
    let (outlines, pictures) = try drawings(of: glyphs)
    return [
      RendererStage(
        name: "shaping", library: "HarfBuzz \(fingerprint.harfBuzz)",
        hash: Self.hash(of: glyphs), publishedHash: "21e7e280197ed047"),
      RendererStage(
        name: "outlines", library: "FreeType \(fingerprint.freeType)",
        hash: Self.hash(of: outlines), publishedHash: "9a2d4987aa13b91d"),
      RendererStage(
        name: "bitmap glyphs", library: "FreeType \(fingerprint.freeType) and libpng",
        hash: pictures, publishedHash: "cb777d5db46ed29a"),
      RendererStage(
        name: "coverage", library: "Cairo \(fingerprint.cairo) and pixman \(fingerprint.pixman)",
        hash: try Self.coverage(), publishedHash: "415e9b7f9470ddb8"),
      RendererStage(
        name: "photographs", library: "libjpeg-turbo", hash: Self.photograph(),
        publishedHash: "9dd7af3968e72205"),
      RendererStage(
        name: "pixels", library: "Galley", hash: Self.pixelHash(of: bitmap),
        publishedHash: Self.publishedHash),
    ]
  }

  /// Every glyph of the card once: outlines as commands, and a hash of those that are pictures.
  private func drawings(
    of glyphs: [DisplayCommand]
  ) throws(RenderingError) -> (outlines: [DisplayCommand], pictures: String) {
    let faces = try FreeTypeFaces()
    var outlines: [DisplayCommand] = []
    var pictures = StableHash()
    for case .glyphs(let run, _, _) in glyphs {
      let face = try faces.face(for: run.font)
      for glyph in run.glyphs {
        if let path = face.outline(of: glyph.id) {
          outlines.append(.fill(.path(path), .solid(.black)))
        } else if let picture = face.picture(of: glyph.id) {
          for y in 0..<picture.block.height {
            let row = picture.block.pointer(x: 0, y: y)
            pictures.add(UnsafeRawBufferPointer(start: row, count: 4 * picture.block.width))
          }
        }
      }
    }
    return (outlines, Self.text(of: pictures))
  }

  /// Polygons with vertices on the grid of 1/256 pixel, by both rules, one over the other.
  private static func coverage() throws(RenderingError) -> String {
    let size = 64
    let mask = try CoverageMask(width: size, height: size) {
      (memory, stride) throws(RenderingError) in
      let canvas = try CoverageCanvas(memory: memory, width: size, height: size, stride: stride)
      var seed: UInt32 = 1
      for isEvenOdd in [false, true, false] {
        var polygons = Polylines()
        for _ in 0..<3 {
          for _ in 0..<7 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            polygons.add(Vertex(x: Int(seed >> 18), y: Int(seed >> 4 & 0x3FFF)))
          }
          polygons.endContour(isClosed: true)
        }
        canvas.fill(polygons, evenOdd: isEvenOdd, removing: isEvenOdd)
      }
      try canvas.finish("drawing a polygon")
    }
    var hash = StableHash()
    for y in 0..<size { hash.add(UnsafeRawBufferPointer(start: mask.row(y), count: size)) }
    return text(of: hash)
  }

  /// A progressive file with halved colour, 17 × 9 pixels.
  private static func photograph() -> String {
    let file = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZG \
      NywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09P \
      T09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAJABEDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAA \
      AAIBAwT/xAAVAQEBAAAAAAAAAAAAAAAAAAABA//aAAwDAQACEAMQAAABRq4FzOUt/8QAGxAAAgEFAAAAAAAAAAAA \
      AAAAAgMAEhMxMjP/2gAIAQEAAQUCEaF4CxF8Wbz/xAAbEQABBAMAAAAAAAAAAAAAAAAAARETYTGR8P/aAAgBAwEB \
      PwFspRDfbP/EABgRAAIDAAAAAAAAAAAAAAAAAAACARIh/9oACAECAQE/AUSMKn//xAAeEAAABQUBAAAAAAAAAAAA \
      AAAAARBBUQIRMjOh8P/aAAgBAQAGPwLGxw5hhp6lHoT/xAAgEAABAwIHAAAAAAAAAAAAAAABABEhsfAQMXGRocHx \
      /9oACAEBAAE/IRxCaABdyiIgOx2a+1f4WZoaLgYf/9oADAMBAAIAAwAAABAAH//EABsRAAEEAwAAAAAAAAAAAAAA \
      AAEAESExkbHw/9oACAEDAQE/EDN2gGTO0/hT/8QAHREAAQIHAAAAAAAAAAAAAAAAASHwABExUYHB0f/aAAgBAgEB \
      PxBGIW+AdtJPXsf/xAAdEAADAAICAwAAAAAAAAAAAAABESEQMQBhUaHw/9oACAEBAAE/ECMidRoAKRsvqdiC9rQi \
      CwMMAhIOPXjfp+fPSYf/2Q==
      """
    guard let bytes = Base64.decoded(file.utf8), let bitmap = try? JPEGDecoder.decode(bytes) else {
      return "not read"
    }
    return pixelHash(of: bitmap)
  }

  private static func hash(of commands: [DisplayCommand]) -> String {
    var list = DisplayList()
    list.commands = commands
    return digits(list.digest.high)
  }

  private static func text(of hash: StableHash) -> String { digits(hash.finish().high) }

  /// 16 hexadecimal digits.
  static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
