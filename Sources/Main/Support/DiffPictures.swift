import GalleyFiles
import GalleyGeometry
import GalleyImaging
import GalleySnapshots

/// The pictures that show a difference.
struct DiffPictures {
  /// Where the difference goes, or nil.
  var difference: String?
  /// Where expected, actual and difference side by side go, or nil.
  var composite: String?

  /// Writes what was asked for about two files that differ; nothing about others.
  func write(_ file: FileComparison) throws {
    guard difference != nil || composite != nil, case .compared(let found) = file.outcome,
      found != .none
    else { return }
    let old = try PictureReader.decode(try File.read(file.expected))
    let new = try PictureReader.decode(try File.read(file.actual))
    if let difference {
      try write(
        DifferenceImage.difference(expected: old, actual: new, found), to: difference)
    }
    if let composite {
      let picture = CompositePicture(expected: old, actual: new, boxes: boxes(found))
      try write(picture.composite, to: composite)
    }
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try Directory.create(String(path[..<slash]))
    }
    try File.write(try PNGEncoder(mode: .fast).encode(bitmap), to: path)
  }

  private func boxes(_ difference: BitmapDifference) -> [CompositePicture.Box] {
    guard case .pixels(let pixels) = difference else { return [] }
    return pixels.clusters.map { cluster in
      let box = cluster.box
      let frame = Rect(
        x: Double(box.x - 2), y: Double(box.y - 2), width: Double(box.width + 4),
        height: Double(box.height + 4))
      return CompositePicture.Box(old: nil, new: frame, isCause: true, scale: 1)
    }
  }
}
