import GalleyImaging

/// Explains a difference and checks whether it is proven.
struct PictureProver {
  let prepared: PreparedPicture
  /// The reference, straight.
  let expected: Bitmap
  /// The metadata of the reference; nil for a reference without.
  let metadata: SnapshotMetadata?
  /// The tree behind the reference, or nil.
  let scene: SceneDescription?
  /// What is not looked at.
  var masks: [PictureMask] = []

  /// The explanation of a failed picture.
  struct Result {
    var explanation: Explanation
    var proof: PictureProof
    /// The reference as today's rasterizer draws it; nil when equal or not known.
    var redrawn: Bitmap?
  }

  /// - Parameter rows: Where the pictures differ.
  /// - Throws: When what today's picture was made from cannot be read any more.
  func prove(
    against actual: Bitmap, owners: OwnerMap?, rows: Range<Int>?
  ) throws(RenderFailure) -> Result {
    let digests = metadata.map { DigestDifference(expected: $0.digest, actual: prepared.digest) }
    let today = try prepared.inputs()
    let redrawing = redrawing()
    var environment: [PropertyChange] = []
    if let old = metadata?.inputs, let today {
      environment = PictureInputs.changes(from: old.environment, to: today.environment)
    }
    let tree = scene.map {
      TreeDifference(
        expected: $0, actual: prepared.scene,
        isEnvironmentChanged: !environment.isEmpty || digests?.isContentChanged == true)
    }
    var pixels: PixelAttribution?
    if let tree, let scene {
      pixels = PixelAttribution(
        expected: PictureSide(bitmap: expected, scene: scene, owners: metadata?.owners),
        actual: PictureSide(bitmap: actual, scene: prepared.scene, owners: owners), tree: tree,
        rows: rows)
    }
    let (drawing, check, redrawn) = checkDrawing(redrawing)
    let isReproduced = drawing == .holds && redrawing.layout == .holds
    let explanation = Explanation(
      tree: tree, digests: digests ?? DigestDifference(), environment: environment,
      sourceChanges: redrawing.sourceChanges, pixels: pixels, isReproduced: isReproduced,
      isMasked: masked(by: masks))
    let named = explanation.causes.contains { $0.kind != .unexplained && $0.kind != .renderer }
    let proof = PictureProof(
      drawing: drawing, layout: redrawing.layout,
      inputs: named ? .holds : .fails("no input that differs was found"),
      unaccountedPixels: check?.different ?? 0, exemptPixels: check?.exempt ?? 0)
    return Result(
      explanation: explanation, proof: proof,
      redrawn: check.map { $0.different > 0 } == true ? redrawn : nil)
  }

  /// Whether a node that changed lies under masks on every side that has it.
  private func masked(by masks: [PictureMask]) -> (NodeChange) -> Bool {
    let old = scene?.masked(by: masks) ?? []
    let new = prepared.scene.masked(by: masks)
    return { change in
      change.expected.map { old[$0] } ?? true && change.actual.map { new[$0] } ?? true
    }
  }

  private func checkDrawing(_ redrawing: Redrawing) -> (Claim, DrawingCheck?, Bitmap?) {
    guard redrawing.drawing == .holds, let draw = redrawing.draw else {
      return (redrawing.drawing, nil, nil)
    }
    do throws(RenderFailure) {
      guard let redrawn = try draw(expected) else { return (.holds, nil, nil) }
      let check = DrawingCheck(
        reference: expected, redrawn: redrawn, exempt: redrawing.exemptRects, scene: scene)
      return (check.claim, check, redrawn.bitmap.straight)
    } catch {
      return (.fails("the earlier drawing cannot be drawn: \(error)"), nil, nil)
    }
  }

  private func redrawing() -> Redrawing { Self.redrawing(of: metadata, by: prepared) }

  /// What today's renderer makes of the inputs that came with a reference.
  static func redrawing(
    of metadata: SnapshotMetadata?, by prepared: PreparedPicture
  ) -> Redrawing {
    guard let metadata else { return .unchecked("the reference carries nothing it was made from") }
    guard let inputs = metadata.inputs, !inputs.drawing.isEmpty else {
      return .unchecked(
        "the reference does not carry its drawing; \"galley record\" adds it once it passes")
    }
    return prepared.redraw(inputs)
  }
}
