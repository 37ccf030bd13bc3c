import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import GalleySnapshots
import GalleyStair
import GalleyText

extension Renderer {
  /// Returns the inputs of a picture, to be stored with its reference.
  func inputs(
    of prepared: PreparedScene, origin: SceneOrigin?
  ) throws(RenderFailure) -> PictureInputs {
    PictureInputs(
      drawing: DrawingWriter.bytes(of: prepared.drawing), source: try origin?.bytes() ?? [],
      environment: prepared.environment, engine: EngineFingerprint.value(with: self))
  }

  /// Makes an earlier picture again: draws its drawing, and lays its source out to see whether the
  /// drawing comes of it.
  ///
  /// - Parameter images: Lists of today, whose images may serve the earlier one.
  func redraw(
    _ inputs: PictureInputs, origin: SceneOrigin?, images lists: [DisplayList]
  ) -> Redrawing {
    redraw(inputs, origin: origin, images: lists, today: nil)
  }

  /// - Parameter today: The renderer of today, whose engine lays out, where this one has the fonts of
  ///   then; nil where it has those of today.
  private func redraw(
    _ inputs: PictureInputs, origin: SceneOrigin?, images lists: [DisplayList], today: Renderer?
  ) -> Redrawing {
    let relaid = relaid(inputs, origin)
    let reader = reader(images: lists + (relaid.scene.map { [$0.list] } ?? []))
    guard let earlier = try? reader.read(inputs.drawing) else {
      return .unchecked("the drawing was kept by another version of Galley")
    }
    if let font = earlier.missingFonts.first {
      guard today == nil, let renderer = origin?.renderer(earlier.missingFonts) else {
        return .unchecked("the font \(font.name) is not what it was, and no commit has it")
      }
      return renderer.redraw(inputs, origin: origin, images: lists, today: self)
    }
    let drawing = earlier.drawing
    let scale = drawing.scale
    return Redrawing(
      layout: (today ?? self).layoutClaim(earlier, relaid, inputs),
      scene: relaid.scene.map { SceneDescription($0) },
      exemptRects: earlier.missingFrames.map { PixelRect(covering: $0, scale: scale) },
      sourceChanges: relaid.changes
    ) { [self] reference throws(RenderFailure) in try draw(drawing, unlike: reference) }
  }

  /// Finds faces among this renderer's, and images among those that lists draw.
  func reader(images lists: [DisplayList]) -> DrawingReader {
    DrawingReader(
      face: { digest in self.typesetter.fonts.faces.first { $0.digest == digest } },
      image: { digest in
        for case .image(let image, _, _) in lists.lazy.flatMap(\.commands)
        where image.digest == digest { return image }
        return nil
      })
  }

  func draw(_ drawing: Drawing) throws(RenderFailure) -> DrawnPicture {
    try draw(drawing) { picture throws(RenderingError) in
      try picture.drawn { try? picture.owners() }
    }
  }

  /// The same, nil when it looks like a straight bitmap: then no other is made.
  private func draw(
    _ drawing: Drawing, unlike reference: Bitmap
  ) throws(RenderFailure) -> DrawnPicture? {
    try draw(drawing) { picture throws(RenderingError) in
      try picture.looks(like: reference) ? nil : try picture.drawn { try? picture.owners() }
    }
  }

  private func draw<Drawn>(
    _ drawing: Drawing, _ draw: (RasterPicture) throws(RenderingError) -> Drawn
  ) throws(RenderFailure) -> Drawn {
    guard drawing.scale > 0, drawing.scale.isFinite else {
      throw RenderFailure("the scale is no scale")
    }
    let grid = PixelGrid(scale: drawing.scale)
    do throws(RenderingError) {
      return try draw(
        try rasterizer.picture(
          drawing.list, size: drawing.size, grid: grid, background: drawing.background,
          budget: PictureBudget(limits)))
    } catch {
      throw RenderFailure("\(error)")
    }
  }

  /// An earlier source, laid out today.
  private struct Relaid {
    var scene: PreparedScene?
    var changes: [PropertyChange] = []
    /// The reason for a missing scene.
    var failure: String?
  }

  private func relaid(_ inputs: PictureInputs, _ origin: SceneOrigin?) -> Relaid {
    guard !inputs.source.isEmpty, let origin else { return Relaid() }
    do {
      let earlier = try origin.read(inputs.source)
      return Relaid(scene: try prepare(earlier.scene), changes: earlier.changes)
    } catch {
      return Relaid(failure: "\(error)")
    }
  }

  /// A document is laid out again. A scene made by code cannot be; in its place the engine itself is
  /// compared, because the same engine gives the same result for the same tree.
  private func layoutClaim(
    _ earlier: DrawingReader.Result, _ relaid: Relaid, _ inputs: PictureInputs
  ) -> Claim {
    if let failure = relaid.failure { return .unchecked(failure) }
    guard let scene = relaid.scene else {
      return inputs.engine == EngineFingerprint.value(with: self)
        ? .holds : .unchecked("another version of the layout engine laid it out")
    }
    let today = scene.drawing
    // Written alike, so that glyph clusters and names play no part.
    if DrawingWriter.bytes(of: today) == DrawingWriter.bytes(of: earlier.drawing) { return .holds }
    let place = zip(today.list.commands, earlier.drawing.list.commands).enumerated()
      .first { !Self.isAlike($1.0, $1.1) }?.offset
    let owner = place.map { Int(today.list.owners[$0]) } ?? -1
    let description = SceneDescription(scene)
    let name =
      description.nodes.indices.contains(owner) ? description.name(of: owner) : "the canvas"
    return .fails("laid out differently: the same inputs give another \(name) today")
  }

  private static func isAlike(_ one: DisplayCommand, _ other: DisplayCommand) -> Bool {
    func bytes(_ command: DisplayCommand) -> [UInt8] {
      var list = DisplayList()
      list.commands = [command]
      list.owners = [0]
      return DrawingWriter.bytes(
        of: Drawing(size: .zero, scale: 1, background: .clear, list: list))
    }
    return bytes(one) == bytes(other)
  }
}

extension PixelRect {
  /// The pixels that a rectangle in points touches.
  fileprivate init(covering rect: Rect, scale: Double) {
    let left = Int(saturating: (rect.minX * scale).rounded(.down))
    let top = Int(saturating: (rect.minY * scale).rounded(.down))
    self.init(
      x: left, y: top, width: Int(saturating: (rect.maxX * scale).rounded(.up)) - left,
      height: Int(saturating: (rect.maxY * scale).rounded(.up)) - top)
  }
}
