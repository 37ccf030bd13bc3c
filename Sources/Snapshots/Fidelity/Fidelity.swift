public import GalleyGeometry
public import GalleyImaging

/// The distance between the layout of a drawing and that of a picture of the same view by another renderer.
///
/// Pixels of two renderers never agree; blocks do (`BlockSearch`). Nothing here passes or fails: a team reads
/// how far its previews are from its simulator, and which part of a view moves first.
public struct Fidelity: Sendable {
  /// Two blocks that show the same thing.
  public struct Pair: Sendable {
    /// The block of the recorded picture.
    public var recorded: PictureBlock
    /// The block of the drawing.
    public var drawn: PictureBlock

    /// The largest distance between the same edges in points, in whole thousandths: quotients of pixels are
    /// not exact.
    public var distance: Double {
      (1000 * recorded.frame.edgeDistance(to: drawn.frame)).rounded() / 1000
    }
    /// The movement of the top left corner from the recorded to the drawn block, in points.
    public var movement: Size {
      Size(
        width: drawn.frame.minX - recorded.frame.minX,
        height: drawn.frame.minY - recorded.frame.minY)
    }
    /// The growth from the recorded to the drawn block, in points.
    public var growth: Size {
      Size(
        width: drawn.frame.width - recorded.frame.width,
        height: drawn.frame.height - recorded.frame.height)
    }
    /// True if the colours differ by more than `Fidelity.colorTolerance`.
    public var hasOtherColor: Bool {
      recorded.colorDifference(to: drawn) > Fidelity.colorTolerance
    }
    /// True if the boxes agree within a point and the ink in them does not.
    public var hasOtherGlyphs: Bool {
      distance <= 1 && recorded.coverageDifference(to: drawn) > Fidelity.inkTolerance
    }
  }

  /// Levels by which colours may differ; soft edges and profiles change a few.
  static let colorTolerance = 12
  /// The mean difference of ink that two drawings of the same glyphs stay below.
  static let inkTolerance = 0.12

  /// The size of the recorded picture in points.
  public let recordedSize: Size
  /// The size of the drawing in points.
  public let drawnSize: Size
  /// The blocks that both have, in reading order of the recorded picture.
  public let pairs: [Pair]
  /// Blocks of the recorded picture that were not drawn.
  public let missing: [PictureBlock]
  /// Drawn blocks that the recorded picture does not have.
  public let extra: [PictureBlock]

  /// Compares two pictures of the same view.
  ///
  /// - Parameters:
  ///   - recorded: The picture of the other renderer, in any format and with any alpha; it is seen over white.
  ///   - drawn: The picture of Galley.
  ///   - scale: The pixels of a point in both, more than 0.
  public init(recorded: Bitmap, drawn: Bitmap, scale: Double) {
    recordedSize = Self.size(of: recorded, scale)
    drawnSize = Self.size(of: drawn, scale)
    let best = Self.match(recorded, drawn, scale, within: recordedSize)
    pairs = best.pairs
    missing = best.missing
    extra = best.extra
  }

  private typealias Match = (pairs: [Pair], missing: [PictureBlock], extra: [PictureBlock])

  /// A least width separates surfaces from ink, and areas of about that width may be on either side of it: the stem of a
  /// letter, or the ground within a ring. So where a block has no partner, the limit of one picture is an eighth lower
  /// or higher, and the first of the matches that leave the fewest blocks alone counts.
  private static func match(
    _ recorded: Bitmap, _ drawn: Bitmap, _ scale: Double, within size: Size
  ) -> Match {
    let side = PictureRegions.leastSide
    let found = BlockSearch.blocks(of: recorded, scale: scale, leastSide: side)
    let ours = BlockSearch.blocks(of: drawn, scale: scale, leastSide: side)
    var best = match(found, ours, within: size)
    func improve(_ other: Match) {
      if other.missing.count + other.extra.count < best.missing.count + best.extra.count {
        best = other
      }
    }
    for factor in [0.875, 1.125] where !best.missing.isEmpty || !best.extra.isEmpty {
      let moved = factor * side
      improve(
        match(found, BlockSearch.blocks(of: drawn, scale: scale, leastSide: moved), within: size))
      improve(
        match(BlockSearch.blocks(of: recorded, scale: scale, leastSide: moved), ours, within: size))
    }
    return best
  }

  private static func match(
    _ found: [PictureBlock], _ ours: [PictureBlock], within size: Size
  ) -> Match {
    let old = found.joined(asIn: ours)
    let new = ours.joined(asIn: found)
    let match = BlockMatch(old, new, within: size)
    return (
      match.pairs.map { Pair(recorded: old[$0.recorded], drawn: new[$0.drawn]) },
      match.missing.map { old[$0] }, match.extra.map { new[$0] }
    )
  }

  private static func size(of picture: Bitmap, _ scale: Double) -> Size {
    Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
  }

  /// The number of recorded blocks.
  public var blockCount: Int { pairs.count + missing.count }

  /// The number of recorded blocks whose drawing has each edge within a distance in points.
  public func count(within distance: Double) -> Int {
    pairs.count { $0.distance <= distance }
  }

  /// True if every block of either picture has its partner within a distance in points, and the sides of the pictures
  /// differ by no more than that.
  public func agrees(within distance: Double) -> Bool {
    let sides = [
      recordedSize.width - drawnSize.width, recordedSize.height - drawnSize.height,
    ]
    return missing.isEmpty && extra.isEmpty && count(within: distance) == pairs.count
      && sides.allSatisfy { (1000 * abs($0)).rounded() / 1000 <= distance }
  }

  /// Boxes around the blocks that are not within a point, for a picture of both: red where they are, and dashed
  /// where they were recorded.
  package func boxes(scale: Double) -> [CompositePicture.Box] {
    let moved = pairs.filter { $0.distance > 1 || $0.hasOtherColor || $0.hasOtherGlyphs }
    return moved.map { box($0.recorded.frame, $0.drawn.frame, scale) }
      + missing.map { box($0.frame, nil, scale) } + extra.map { box(nil, $0.frame, scale) }
  }

  private func box(_ old: Rect?, _ new: Rect?, _ scale: Double) -> CompositePicture.Box {
    CompositePicture.Box(old: old, new: new, isCause: true, scale: scale)
  }
}
