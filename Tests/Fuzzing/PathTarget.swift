import GalleyGeometry

/// Path data; what is read has finite points, or the drawing could not bear it.
enum PathTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    guard let path = try? Path(svg: String(decoding: bytes, as: UTF8.self)) else { return }
    let bounds = path.boundingRect
    precondition(bounds.width >= 0 && bounds.height >= 0)
  }
}
