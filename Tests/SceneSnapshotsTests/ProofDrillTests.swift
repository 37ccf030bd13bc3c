import Foundation
import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyStair
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleySceneSnapshots
@testable import GalleySnapshots

/// Two hundred intended changes of documents, themes, settings and images, each a case of a corpus whose
/// references were recorded before: each is proven as it is and accepted by its cause; with a defect
/// planted in the references, or in the renderer that made them, none is.
@Suite("The drill of proofs")
struct ProofDrillTests {
  static let renderer = try? Renderer()
  /// In debug builds a part of the two hundred is drawn, with GALLEY_FULL_TESTS all.
  static let isFull = ProcessInfo.processInfo.environment["GALLEY_FULL_TESTS"] != nil
  /// The folder in which the corpora remain, to be run with the command; nil removes them with the test.
  static let kept = ProcessInfo.processInfo.environment["GALLEY_DRILL_FOLDER"]
  let temporary = TemporaryFolder()
  var folder: String { Self.kept ?? temporary.path }

  /// One state of a case.
  struct State {
    var source: String
    var theme = FaultDrillTests.theme
    var settings: [Variant.Setting] = []
    var image: UInt8 = 90
  }

  /// The photo is 240 × 160 points, above everything else.
  static let withImage = FaultDrillTests.document(FaultDrillTests.rows).replacingOccurrences(
    of: ##""properties": {"backgroundColor": "#ffffff"}, "subviews": ["##,
    with: ##""properties": {"backgroundColor": "#ffffff"}, "subviews": [{"type": "Image", "##
      + ##""id": "photo", "values": {"localImageName": "photo"}},"##)

  /// The change with a number, and a word of its cause.
  static func change(_ index: Int, _ numbers: inout SeededNumbers) -> (after: State, word: String) {
    var state = State(source: withImage)
    switch index % 20 {
    case 16:
      state.settings = [Variant.Setting(.direction, "rightToLeft")]
      return (state, "direction")
    case 17:
      let sizes = ["xSmall", "xLarge", "accessibility2"]
      state.settings = [Variant.Setting(.textSize, sizes[Int(numbers.next() % 3)])]
      return (state, "textSize")
    case 18:
      state.settings = [Variant.Setting(.bold, "true")]
      return (state, "boldText")
    case 19:
      return (State(source: withImage, image: UInt8(100 + numbers.next() % 100)), "image photo")
    default:
      let fault = FaultDrillTests.fault(&numbers)
      let source = fault.source.replacingOccurrences(
        of: FaultDrillTests.document(FaultDrillTests.rows), with: withImage)
      return (State(source: source, theme: fault.theme), fault.words.last ?? "")
    }
  }

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let place = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: place))
  }

  /// Writes the files of a case.
  private func write(_ state: State, to place: String) throws {
    var axes = [#""appearance": ["light"]"#]
    axes += state.settings.map { "\"\($0.axis.rawValue)\": [\"\($0.value)\"]" }
    let suite = """
      {"variants": {\(axes.joined(separator: ", "))}, "layout": "none", "theme": "app.theme.json",
       "lints": {"enabled": false}}
      """
    try write(suite.utf8, to: "\(place)/suite.json")
    try write(state.source.utf8, to: "\(place)/page.json")
    try write(state.theme.utf8, to: "\(place)/app.theme.json")
    try write(
      try PNGEncoder(mode: .fast).encode(Self.photo(state.image)), to: "\(place)/_assets/photo.png")
  }

  private static func photo(_ shade: UInt8) -> Bitmap {
    Bitmap(
      width: 6, height: 4, format: .rgbaStraight,
      pixels: (0..<96).map { $0 % 4 == 3 ? 255 : shade &+ UInt8($0) })
  }

  private func cases(below place: String) throws -> [SnapshotCase] {
    try Corpus(root: "\(folder)/\(place)").cases
  }

  private func prepared(_ place: String) throws -> PreparedPicture {
    let subject = try #require(try cases(below: place).first)
    let pictures = DocumentPictures(renderer: try #require(Self.renderer))
    return try pictures.preparation(
      RenderRequest(
        path: subject.path, variant: subject.variants[0], settings: subject.settings))
  }

  /// The planted defect.
  enum Defect: String, CaseIterable { case none, square, pixel, colour, advance, frame }

  /// Returns the place at which a defect of the reference is planted, in pixels.
  ///
  /// - Parameter node: The part that the change touches, in the reference: a third of the defects are in it
  ///   and a third at its edge.
  /// - Parameter top: The first row that a defect may be in. A defect inside an image that is gone cannot be
  ///   detected; those pixels are counted as exempt.
  private static func place(
    _ side: Int, _ random: UInt64, in picture: Bitmap, node: Rect?, below top: Int
  ) -> (x: Int, y: Int) {
    var (x, y) = (Int(random % 10_000), Int(random / 10_000 % 10_000))
    if let node, random % 3 < 2 {
      let (left, upper) = (Int(node.minX), Int(node.minY))
      let (width, height) = (max(1, Int(node.size.width)), max(1, Int(node.size.height)))
      (x, y) =
        random % 3 == 0
        ? (left + x % width, upper + y % height) : (left + width - side / 2, upper + y % height)
    } else {
      (x, y) = (x % picture.width, y % picture.height)
    }
    return (
      min(max(x, 0), picture.width - side), min(max(y, top), max(top, picture.height - side))
    )
  }

  /// A reference as a renderer with a defect would have left it.
  private func reference(
    _ metadata: SnapshotMetadata, _ picture: Bitmap, _ defect: Defect, at place: UInt64,
    node: Rect?, below top: Int
  ) throws -> [UInt8] {
    let renderer = try #require(Self.renderer)
    var (metadata, picture) = (metadata, picture)
    switch defect {
    case .none: break
    case .square, .pixel:
      var pixels = picture.pixels
      let side = defect == .pixel ? 1 : 30
      let (left, top) = Self.place(side, place, in: picture, node: node, below: top)
      for y in top..<min(top + side, picture.height) {
        for x in left..<(left + side) {
          let start = 4 * (y * picture.width + x)
          if defect == .pixel { pixels[start + 1] ^= 1 } else { pixels[start] ^= 0xFF }
        }
      }
      picture = Bitmap(
        width: picture.width, height: picture.height, format: .rgbaStraight, pixels: pixels)
    case .colour, .advance, .frame:
      var images = DisplayList()
      images.commands = [
        .image(
          ImageResource(name: "photo", bitmap: Self.photo(State(source: "").image)), in: Rect.zero,
          tint: nil)
      ]
      let read = try renderer.reader(images: [images]).read(
        try #require(metadata.inputs).drawing)
      #expect(read.missingFrames.isEmpty)
      var drawing = read.drawing
      for index in drawing.list.commands.indices {
        drawing.list.commands[index] = drawing.list.commands[index].damaged(defect)
      }
      picture = try renderer.draw(drawing).bitmap.straight
      // The rasterizer draws its input differently; the layout gives it a different input.
      if defect != .colour { metadata.inputs?.drawing = DrawingWriter.bytes(of: drawing) }
    }
    metadata.pixels = picture.pixelHash
    return try metadata.applied(to: PNGEncoder(mode: .fast).encode(picture))
  }

  /// Writes the corpora; the words of the causes by the name of the case.
  private func writeCorpora() throws -> [String: String] {
    var numbers = SeededNumbers(state: 11)
    var words: [String: String] = [:]
    try write(State(source: Self.withImage), to: "before")
    let before = try prepared("before")
    let drawn = try before.draw()
    let metadata = try ReferenceWriter.metadata(of: drawn, prepared: before, pixels: 0)
    // The metadata that a renderer leaves is the same for all changes.
    var references: [Defect: [UInt8]] = [:]
    for index in 0..<200 {
      let (state, word) = Self.change(index, &numbers)
      let place = numbers.next()
      guard Self.isFull || index % 20 == 2 || index % 60 > 55 else { continue }
      try write(state, to: "after/\(index)")
      let tree = TreeDifference(
        expected: before.scene, actual: try prepared("after/\(index)").scene)
      for defect in Defect.allCases {
        try write(state, to: "\(defect)/\(index)")
        let bytes =
          try references[defect]
          ?? reference(
            metadata, drawn.bitmap.straight, defect, at: place,
            node: tree.changes.first?.oldFrame, below: word == "image photo" ? 160 : 0)
        if defect != .square, defect != .pixel { references[defect] = bytes }
        try write(bytes, to: "\(defect)/\(index)/page.light.png")
      }
      words["\(index)/page"] = word
    }
    return words
  }

  @Test("Two hundred changes are proven; with a defect planted none is, and none is accepted")
  func drill() throws {
    let words = try writeCorpora()
    let pictures = DocumentPictures(renderer: try #require(Self.renderer))
    for defect in Defect.allCases {
      let root = "\(folder)/\(defect)"
      var options = RunOptions()
      options.mode = .never
      options.output = "\(folder)/out/\(defect)"
      options.workers = Workers.processorCount
      let report = try SnapshotRun(root: root, options: options, prepare: pictures.preparation)
        .run(try Corpus(root: root).cases)
      try write(ReportJSON.text(of: report).utf8, to: "out/\(defect)/results.json")
      #expect(report.results.count == words.count)
      var right = 0
      for result in report.results {
        let word = words[result.caseName] ?? ""
        let isNamed = result.causes.contains { $0.text.contains(word) }
        let isRight =
          defect == .none
          ? result.proof?.isProven == true && isNamed
            && !result.causes.contains { $0.kind == .unexplained }
            && result.explainedPixels == result.changedPixels
          : result.status == .failed && result.proof?.isProven != true
        if isRight { right += 1 }
        #expect(isRight, "\(defect) \(result.name) \(word): \(result.message)")
      }
      // One cause after the other, and one text that occurs in all of them.
      let candidates = try Acceptance(root: root, output: options.output).candidates()
      #expect(candidates.count == words.count)
      let causes = Set(report.results.flatMap(\.causes)).map(\.id) + [""]
      let accepted = causes.reduce(into: Set<String>()) { names, cause in
        names.formUnion(Acceptance.only(candidates, causes: [cause]).chosen.map(\.name))
      }
      #expect(accepted.count == (defect == .none ? words.count : 0), "\(defect) \(accepted)")
      let count = accepted.count
      print("proof drill, \(defect): \(right) of \(words.count) right, \(count) accepted by cause")
      #expect(right == words.count && right > 0)
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
