import GalleyGeometry
internal import GalleyImaging

extension OwnerMap {
  /// A map from frames alone: the last node in painting order whose frame holds the pixel's
  /// centre. What is left when the picture came without a map.
  package init(framesOf scene: SceneDescription, width: Int, height: Int) {
    var owners = [Int32](repeating: -1, count: width * height)
    for (index, node) in scene.nodes.enumerated() {
      let frame = node.frame
      let left = min(max(0, Int((frame.minX * scene.scale).rounded())), width)
      let right = min(max(left, Int((frame.maxX * scene.scale).rounded())), width)
      let top = min(max(0, Int((frame.minY * scene.scale).rounded())), height)
      let bottom = min(max(top, Int((frame.maxY * scene.scale).rounded())), height)
      for y in top..<bottom {
        for x in left..<right { owners[y * width + x] = Int32(index) }
      }
    }
    self.init(width: width, height: height, owners: owners)
  }

  /// Runs of equal owners, rows that repeat the one above as a single count.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.count(width)
    writer.count(height)
    var y = 0
    while y < height {
      var repeats = 0
      while y > 0, y + repeats < height, rowRepeats(y + repeats) { repeats += 1 }
      writer.count(repeats)
      y += repeats
      if y < height {
        encodeRow(y, &writer)
        y += 1
      }
    }
    return writer.bytes
  }

  private func rowRepeats(_ y: Int) -> Bool {
    owners[(y * width)..<((y + 1) * width)] == owners[((y - 1) * width)..<(y * width)]
  }

  private func encodeRow(_ y: Int, _ writer: inout ByteWriter) {
    var x = 0
    while x < width {
      let owner = owners[y * width + x]
      var end = x + 1
      while end < width, owners[y * width + end] == owner { end += 1 }
      writer.count(end - x)
      writer.count(Int(owner) + 1)
      x = end
    }
  }

  init(decoding bytes: ArraySlice<UInt8>) throws(ByteCodingError) {
    var reader = ByteReader(bytes)
    let width = try reader.unsigned()
    let height = try reader.unsigned()
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16,
      width * height <= 1 << 28
    else { throw ByteCodingError() }
    var owners: [Int32] = []
    let row = Int(width)
    while owners.count < row * Int(height) {
      let repeats = try reader.unsigned()
      guard repeats <= height, repeats == 0 || owners.count >= row,
        owners.count + Int(repeats) * row <= row * Int(height)
      else { throw ByteCodingError() }
      for _ in 0..<repeats { owners += owners[(owners.count - row)...] }
      if owners.count < row * Int(height) {
        try Self.decodeRow(row, &owners, &reader)
      }
    }
    self.init(width: row, height: Int(height), owners: owners)
  }

  private static func decodeRow(
    _ width: Int, _ owners: inout [Int32], _ reader: inout ByteReader
  ) throws(ByteCodingError) {
    var x = 0
    while x < width {
      let length = try reader.unsigned()
      let owner = try reader.unsigned()
      guard length > 0, length <= UInt64(width - x), owner <= 1 << 30 else {
        throw ByteCodingError()
      }
      owners += repeatElement(Int32(owner) - 1, count: Int(length))
      x += Int(length)
    }
  }
}
