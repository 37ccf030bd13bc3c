/// The eight ways in which a camera may have stored a picture (Exif tag 0x0112).
enum ExifOrientation: Int {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  case transposed = 5
  case turnedClockwise = 6
  case transverse = 7
  case turnedCounterclockwise = 8

  /// True if rows have to become columns.
  var swapsAxes: Bool { rawValue >= 5 }

  /// Reads the tag from a JPEG file; anything missing or damaged counts as upright.
  init(of bytes: [UInt8]) {
    self = ExifOrientation.find(in: bytes).flatMap(ExifOrientation.init(rawValue:)) ?? .upright
  }

  private static func find(in bytes: [UInt8]) -> Int? {
    JPEGSegments.contents(of: bytes, marker: 0xE1, after: Array("Exif\0\0".utf8)).first
      .flatMap { orientation(inTIFF: Array($0)) }
  }

  private static func orientation(inTIFF tiff: [UInt8]) -> Int? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}

extension Bitmap {
  /// The picture as it is meant to be seen.
  func oriented(_ orientation: ExifOrientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let newWidth = orientation.swapsAxes ? height : width
    let newHeight = orientation.swapsAxes ? width : height
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let from = source(x, y, orientation)
        let target = 4 * (y * newWidth + x)
        for channel in 0..<4 { turned[target + channel] = pixels[4 * from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, format: format, pixels: turned)
  }

  /// The index of the stored pixel that is seen at a place.
  private func source(_ x: Int, _ y: Int, _ orientation: ExifOrientation) -> Int {
    switch orientation {
    case .upright: y * width + x
    case .mirrored: y * width + (width - 1 - x)
    case .upsideDown: (height - 1 - y) * width + (width - 1 - x)
    case .mirroredUpsideDown: (height - 1 - y) * width + x
    case .transposed: x * width + y
    case .turnedClockwise: (height - 1 - x) * width + y
    case .transverse: (height - 1 - x) * width + (width - 1 - y)
    case .turnedCounterclockwise: x * width + (width - 1 - y)
    }
  }
}
