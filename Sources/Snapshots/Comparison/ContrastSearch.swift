import GalleyPlatform
internal import GalleySystem

/// The contrast around the pixels of a block: for each channel, colour times alpha, the larger of
/// both pictures' ranges within 3 × 3 pixels.
final class ContrastSearch {
  private static let span = ComparisonBlock.width + 2

  /// Three rows of a block with a pixel on either side, those outside the picture repeating its
  /// border, which widens no range.
  private let surroundings: UnsafeMutablePointer<UInt32>
  /// The contrasts of the block that was looked at last, four bytes for each pixel.
  private let found: UnsafeMutablePointer<UInt32>

  init() {
    surroundings = .allocate(capacity: 3 * Self.span)
    surroundings.initialize(repeating: 0, count: 3 * Self.span)
    found = .allocate(capacity: ComparisonBlock.width)
    found.initialize(repeating: 0, count: ComparisonBlock.width)
  }

  deinit {
    surroundings.deallocate()
    found.deallocate()
  }

  /// The contrasts around all pixels of a block, valid until the next call.
  func contrasts(_ block: ComparisonBlock) -> UnsafePointer<UInt32> {
    for (image, isFirst) in [(block.pair.expected, true), (block.pair.actual, false)] {
      copySurroundings(block, image)
      for offset in stride(from: 0, to: ComparisonBlock.width, by: 4) {
        let range = range(surroundings + offset)
        let known = isFirst ? range : PixelLanes.larger(range, PixelLanes.bytes(found + offset))
        UnsafeMutableRawPointer(found + offset).storeBytes(of: known, as: SIMD16<UInt8>.self)
      }
    }
    return UnsafePointer(found)
  }

  @inline(__always)
  private func range(_ corner: UnsafePointer<UInt32>) -> SIMD16<UInt8> {
    var least = PixelLanes.bytes(corner)
    var most = least
    for line in 0..<3 {
      for column in 0..<3 {
        let bytes = PixelLanes.bytes(corner + line * Self.span + column)
        least = PixelLanes.smaller(least, bytes)
        most = PixelLanes.larger(most, bytes)
      }
    }
    return most &- least
  }

  private func copySurroundings(_ block: ComparisonBlock, _ image: UnsafePointer<UInt32>) {
    let pair = block.pair
    let end = min(pair.width, block.x + Self.span - 1)
    let first = max(0, block.x - 1)
    let indent = first - block.x + 1
    for line in 0..<3 {
      let row = min(max(block.y + line - 1, 0), pair.height - 1)
      let target = surroundings + line * Self.span
      memcpy(target + indent, image + row * pair.width + first, 4 * (end - first))
      if indent == 1 { target[0] = target[1] }
      let used = indent + end - first
      for place in used..<max(used, Self.span) { target[place] = target[used - 1] }
    }
    var common = SIMD4<UInt32>(repeating: ~0)
    for place in stride(from: 0, to: 3 * Self.span - 3, by: 4) {
      common &= PixelLanes.words(surroundings + place)
    }
    common &= PixelLanes.words(surroundings + 3 * Self.span - 4)
    if common[0] & common[1] & common[2] & common[3] >= 0xFF00_0000 { return }
    for place in 0..<3 * Self.span {
      surroundings[place] = EdgeMovementJudge.premultiplied(surroundings[place])
    }
  }
}
