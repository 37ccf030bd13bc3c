import GalleyGeometry

extension [PictureBlock] {
  /// The blocks, with those as one that another picture has as one line.
  ///
  /// `BlockSearch` breaks a line at a gap that is too wide. If the gap has just that width, a difference of one pixel
  /// breaks the line of one picture and not that of the other. Pieces of a line are one if no gap is more than two
  /// points wider, and if they fill the other picture's line but for two points on each side.
  func joined(asIn other: [PictureBlock]) -> [PictureBlock] {
    var result = self
    for line in other where line.kind == .ink {
      if result.contains(where: { $0.isSame(as: line) }) { continue }
      let pieces = result.indices.filter { index in
        result[index].isPiece(of: line) && !other.contains { $0.isSame(as: result[index]) }
      }.sorted { result[$0].frame.minX < result[$1].frame.minX }
      guard pieces.count > 1, let first = pieces.min() else { continue }
      let frames = pieces.map { result[$0].frame }
      let gaps = zip(frames, frames.dropFirst()).map { left, right in
        right.minX - left.maxX - BlockSearch.gap(height: Swift.min(left.height, right.height))
      }
      let whole = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      guard gaps.allSatisfy({ $0 <= 2 }), whole.edgeDistance(to: line.frame) <= 2 else { continue }
      result[first].frame = whole
      result[first].coverage = []
      let rest = Set(pieces).subtracting([first])
      result = result.indices.filter { !rest.contains($0) }.map { result[$0] }
    }
    return result
  }
}

extension PictureBlock {
  fileprivate func isSame(as other: PictureBlock) -> Bool {
    kind == other.kind && frame.edgeDistance(to: other.frame) <= 1
  }

  fileprivate func isPiece(of line: PictureBlock) -> Bool {
    let box = line.frame.inset(by: -2)
    return kind == .ink && frame.minX >= box.minX && frame.maxX <= box.maxX
      && frame.minY >= box.minY && frame.maxY <= box.maxY
  }
}
