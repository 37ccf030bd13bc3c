import Foundation
import Galley
import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots
@testable import GalleySnapshots

/// Two hundred intended changes of documents, themes, settings and images: each is proven as it is,
/// and not proven with a defect planted in the reference or in the renderer that made it.
@Suite("The drill of proofs")
struct ProofDrillTests {
  static let renderer = try? Renderer()
  /// In debug builds a part of the two hundred is drawn, with GALLEY_FULL_TESTS all.
  static let isFull = ProcessInfo.processInfo.environment["GALLEY_FULL_TESTS"] != nil
  let folder = TemporaryFolder()

  /// One state of the corpus.
  struct State {
    var source: String
    var theme = FaultDrillTests.theme
    var variant = Variant(name: "", settings: [])
    var image: UInt8 = 90
  }

  /// The photo is 240 × 160 points, above everything else.
  static let withImage = FaultDrillTests.document(FaultDrillTests.rows).replacingOccurrences(
    of: ##""properties": {"backgroundColor": "#ffffff"}, "subviews": ["##,
    with: ##""properties": {"backgroundColor": "#ffffff"}, "subviews": [{"type": "Image", "##
      + ##""id": "photo", "values": {"localImageName": "photo"}},"##)

  /// The change with a number, and a word of its cause.
  static func change(_ index: Int, _ numbers: inout SeededNumbers) -> (after: State, word: String) {
    switch index % 20 {
    case 17:
      let sizes = ["xSmall", "xLarge", "accessibility2"]
      var state = State(source: withImage)
      state.variant.settings = [
        Variant.Setting(.textSize, sizes[Int(numbers.next() % 3)])
      ]
      return (state, "textSize")
    case 18:
      var state = State(source: withImage)
      state.variant.settings = [Variant.Setting(.appearance, "dark")]
      return (state, "appearance")
    case 19:
      return (State(source: withImage, image: UInt8(100 + numbers.next() % 100)), "image photo")
    default:
      let fault = FaultDrillTests.fault(&numbers)
      let source = fault.source.replacingOccurrences(
        of: FaultDrillTests.document(FaultDrillTests.rows), with: withImage)
      return (State(source: source, theme: fault.theme), fault.words.last ?? "")
    }
  }

  func prepared(_ state: State) throws -> PreparedPicture {
    try folder.write(state.source, to: "drill.json")
    try folder.write(state.theme, to: "drill.theme.json")
    let photo = Bitmap(
      width: 6, height: 4, format: .rgbaStraight,
      pixels: (0..<96).map { $0 % 4 == 3 ? 255 : state.image &+ UInt8($0) })
    try folder.write(try PNGEncoder(mode: .fast).encode(photo), to: "photo.png")
    let pictures = DocumentPictures(renderer: try #require(Self.renderer))
    return try pictures.preparation(
      RenderRequest(
        path: "\(folder.path)/drill.json", variant: state.variant,
        theme: "\(folder.path)/drill.theme.json"))
  }

  /// What is planted.
  enum Defect: CaseIterable { case none, square, pixel, colour, advance, frame }

  /// A reference as a renderer with a defect would have left it.
  ///
  /// - Parameter top: The first row that a defect may stand in. Nobody can tell a defect inside an
  ///   image that is gone; those pixels are counted as exempt.
  func reference(
    _ before: PreparedPicture, _ drawn: DrawnPicture, _ defect: Defect, at place: UInt64,
    below top: Int
  ) throws -> (metadata: SnapshotMetadata, picture: Bitmap) {
    let renderer = try #require(Self.renderer)
    var inputs = try #require(before.inputs())
    var picture = drawn.bitmap.straight
    switch defect {
    case .none: break
    case .square, .pixel:
      var pixels = picture.pixels
      let side = defect == .pixel ? 1 : 30
      let left = Int(place % UInt64(picture.width - side))
      let top = top + Int(place / 1000 % UInt64(picture.height - top - side))
      for y in top..<(top + side) {
        for x in left..<(left + side) {
          let start = 4 * (y * picture.width + x)
          if defect == .pixel { pixels[start + 1] ^= 1 } else { pixels[start] ^= 0xFF }
        }
      }
      picture = Bitmap(
        width: picture.width, height: picture.height, format: .rgbaStraight, pixels: pixels)
    case .colour, .advance, .frame:
      let photo = try PNGDecoder.decode(try #require(folder.bytes("photo.png")))
      var images = DisplayList()
      images.commands = [
        .image(ImageResource(name: "photo", bitmap: photo), in: Rect.zero, tint: nil)
      ]
      let read = try renderer.reader(images: [images]).read(inputs.drawing)
      #expect(read.missingFrames.isEmpty)
      var drawing = read.drawing
      for index in drawing.list.commands.indices {
        drawing.list.commands[index] = drawing.list.commands[index].damaged(defect)
      }
      picture = try renderer.draw(drawing).bitmap.straight
      // The rasterizer draws what it is told otherwise; the layout tells it something else.
      if defect != .colour { inputs.drawing = DrawingWriter.bytes(of: drawing) }
    }
    return (
      SnapshotMetadata(
        digest: before.digest, pixels: picture.pixelHash, scene: before.scene,
        owners: drawn.owners(), inputs: inputs), picture
    )
  }

  @Test("Two hundred changes are proven; with a defect planted none is")
  func drill() throws {
    var numbers = SeededNumbers(state: 11)
    var counts: [Defect: (right: Int, all: Int)] = [:]
    for index in 0..<200 {
      let (state, word) = Self.change(index, &numbers)
      let place = numbers.next()
      guard Self.isFull || index % 20 == 2 || index % 60 > 56 else { continue }
      let before = try prepared(State(source: Self.withImage))
      let drawn = try before.draw()
      let references = try Defect.allCases.map {
        ($0, try reference(before, drawn, $0, at: place, below: word == "image photo" ? 160 : 0))
      }
      let after = try prepared(state)
      let today = try after.draw()
      for (defect, (metadata, picture)) in references {
        let result = PictureProver(
          prepared: after, expected: picture, metadata: metadata, scene: metadata.scene
        ).prove(against: today.bitmap.straight, owners: today.owners())
        let isRight =
          defect == .none
          ? result.proof.isProven && result.explanation.causes.contains { $0.text.contains(word) }
            && !result.explanation.causes.contains { $0.kind == .unexplained }
            && result.explanation.explainedPixels == result.explanation.pixels?.total
          : !result.proof.isProven
        counts[defect, default: (0, 0)].all += 1
        if isRight { counts[defect, default: (0, 0)].right += 1 }
        #expect(
          isRight, "\(index) \(defect) \(word): \(result.explanation.summary) \(result.proof)")
      }
    }
    for defect in Defect.allCases {
      let count = counts[defect] ?? (0, 0)
      print("proof drill, \(defect): \(count.right) of \(count.all) right")
      #expect(count.right == count.all && count.all > 0)
    }
  }
}

extension DisplayCommand {
  /// The command as a renderer with a defect makes it.
  fileprivate func damaged(_ defect: ProofDrillTests.Defect) -> DisplayCommand {
    switch (self, defect) {
    case (.fill(let shape, .solid(var color)), .colour):
      color.green += color.green > 0.5 ? -1 / 255 : 1 / 255
      return .fill(shape, .solid(color))
    case (.glyphs(var run, let origin, let color), .advance):
      for index in run.glyphs.indices { run.glyphs[index].position.x += Double(index) / 64 }
      return .glyphs(run, at: origin, color)
    case (.fill(.rectangle(let rect), let paint), .frame):
      return .fill(.rectangle(rect.offset(x: 0, y: 1 / 3)), paint)
    default: return self
    }
  }
}

@Suite("Drawings that are kept")
struct DrawingCodingTests {
  @Test("The card of the layout engine can be read, and its drawing survives as it is")
  func card() throws {
    let renderer = try Renderer()
    let scene = try #require(EngineFingerprint.scene)
    #expect(EngineFingerprint.value(with: renderer) != 0)
    let drawing = try renderer.prepare(scene).drawing
    #expect(drawing.list.commands.count > 10)
    let bytes = DrawingWriter.bytes(of: drawing)
    let reader = renderer.reader(images: [])
    let read = try reader.read(bytes)
    #expect(read.missingFonts.isEmpty && read.missingFrames.isEmpty)
    #expect(DrawingWriter.bytes(of: read.drawing) == bytes)
    #expect(read.drawing.list.digest == drawing.list.digest)
    #expect(try renderer.draw(read.drawing).bitmap == renderer.draw(drawing).bitmap)
  }

  @Test("Damaged drawings are refused or read, never a crash")
  func damaged() throws {
    let renderer = try Renderer()
    let bytes = DrawingWriter.bytes(
      of: try renderer.prepare(try #require(EngineFingerprint.scene)).drawing)
    let reader = renderer.reader(images: [])
    var numbers = SeededNumbers(state: 5)
    for _ in 0..<300 {
      var broken = bytes
      broken[Int(numbers.next() % UInt64(bytes.count))] ^= UInt8(1 + numbers.next() % 255)
      _ = try? reader.read(broken)
      _ = try? reader.read(Array(bytes.prefix(Int(numbers.next() % UInt64(bytes.count)))))
    }
  }
}
