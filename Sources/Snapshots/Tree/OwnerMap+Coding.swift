import GalleyGeometry
internal import GalleyImaging
import GalleyPlatform

extension OwnerMap {
  /// A map from frames alone: the last node in painting order whose frame holds the pixel's
  /// centre. What is left when the picture came without a map.
  package init(framesOf scene: SceneDescription, width: Int, height: Int) {
    var owners = [Int32](repeating: -1, count: width * height)
    for (index, node) in scene.nodes.enumerated() {
      let frame = node.frame
      let left = min(max(0, Int(saturating: (frame.minX * scene.scale).rounded())), width)
      let right = min(max(left, Int(saturating: (frame.maxX * scene.scale).rounded())), width)
      let top = min(max(0, Int(saturating: (frame.minY * scene.scale).rounded())), height)
      let bottom = min(max(top, Int(saturating: (frame.maxY * scene.scale).rounded())), height)
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
        owners.withUnsafeBufferPointer { owners in
          encodeRow(UnsafeBufferPointer(rebasing: owners[y * width..<(y + 1) * width]), &writer)
        }
        y += 1
      }
    }
    return writer.bytes
  }

  private func rowRepeats(_ y: Int) -> Bool {
    owners.withUnsafeBufferPointer { owners in
      guard let row = owners.baseAddress.map({ $0 + y * width }) else { return false }
      return memcmp(row, row - width, width * MemoryLayout<Int32>.stride) == 0
    }
  }

  private func encodeRow(_ owners: UnsafeBufferPointer<Int32>, _ writer: inout ByteWriter) {
    let bytes = UnsafeRawBufferPointer(owners)
    var x = 0
    while x < width {
      let owner = owners[x]
      let pair = UInt64(UInt32(bitPattern: owner)) << 32 | UInt64(UInt32(bitPattern: owner))
      var end = x + 1
      while end + 2 <= width,
        bytes.loadUnaligned(fromByteOffset: 4 * end, as: UInt64.self) == pair
      { end += 2 }
      while end < width, owners[end] == owner { end += 1 }
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
    let (row, count) = (Int(width), Int(width * height))
    var failure: ByteCodingError?
    let owners = [Int32](unsafeUninitializedCapacity: count) { owners, filled in
      do throws(ByteCodingError) {
        while filled < count {
          let repeats = try reader.unsigned()
          guard repeats <= height, repeats == 0 || filled >= row,
            filled + Int(repeats) * row <= count
          else { throw ByteCodingError() }
          for _ in 0..<repeats {
            let above = owners[(filled - row)..<filled]
            _ = owners[filled..<(filled + row)].update(fromContentsOf: above)
            filled += row
          }
          if filled == count { break }
          try Self.decodeRow(
            UnsafeMutableBufferPointer(rebasing: owners[filled..<(filled + row)]), &reader)
          filled += row
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    self.init(width: row, height: Int(height), owners: owners)
  }

  private static func decodeRow(
    _ owners: UnsafeMutableBufferPointer<Int32>, _ reader: inout ByteReader
  ) throws(ByteCodingError) {
    var x = 0
    while x < owners.count {
      let length = try reader.unsigned()
      let owner = try reader.unsigned()
      guard length > 0, length <= UInt64(owners.count - x), owner <= 1 << 30 else {
        throw ByteCodingError()
      }
      let end = x + Int(length)
      owners[x..<end].initialize(repeating: Int32(owner) - 1)
      x = end
    }
  }
}
