import GalleyGeometry

/// The rule on whole blocks and tiles.
extension EdgeMovementJudge {
  mutating func failing(_ block: ComparisonBlock) -> UInt64 {
    var opaque = PixelVerdicts()
    var changed = PixelVerdicts()
    var certain = PixelVerdicts()
    // Bounds that no change exceeds are all ones.
    let free = SIMD16(repeating: UInt8(max(0, min(levels, 255))))
    let hopeless = SIMD16(repeating: UInt8(saturating: pixels * 255))
    for offset in stride(from: 0, to: ComparisonBlock.width, by: 4) {
      let (old, new) = (block.expected + offset, block.actual + offset)
      let alpha = (PixelLanes.words(old) & PixelLanes.words(new)) &>> 24
      opaque.add(PixelLanes.mask(alpha .== SIMD4(repeating: 255)), at: offset)
      let change = PixelLanes.change(old, new)
      changed.add(PixelLanes.exceeding(change, free), at: offset)
      certain.add(PixelLanes.exceeding(change, hopeless), at: offset)
    }
    let solid = block.differing & opaque.bits & changed.bits
    let failing = solid & certain.bits
    return failing | unexcused(block, solid & ~failing)
      | self.failing(block, among: block.differing & ~opaque.bits)
  }

  /// Those of some opaque pixels that change by more than their surroundings excuse.
  private mutating func unexcused(_ block: ComparisonBlock, _ pixels: UInt64) -> UInt64 {
    guard pixels != 0 else { return 0 }
    let search = contrastSearch()
    let contrasts = search.contrasts(block)
    var failing: UInt64 = 0
    ComparisonBlock.each(pixels) { place in
      let (old, new) = (block.expected[place], block.actual[place])
      for channel in 0..<4 as Range<UInt32> {
        let change = abs(Channels.channel(old, channel) - Channels.channel(new, channel))
        guard change > levels else { continue }
        if change > excuse(Channels.channel(contrasts[place], channel)) {
          failing |= 1 &<< UInt64(place)
        }
      }
    }
    return failing
  }

  /// Fails tiles that changed as a whole.
  func failTiles(_ tiles: TileRows) -> Int {
    var count = 0
    tiles.eachChanged { tile in
      guard isTinted(tiles.pair, tile: tile) else { return }
      for y in tile.rows {
        for x in tile.columns {
          let index = y * tiles.pair.width + x
          let old = Self.premultiplied(tiles.pair.expected[index])
          let new = Self.premultiplied(tiles.pair.actual[index])
          guard Channels.largestDifference(old, new) > levels else { continue }
          if tiles.fail(x, y) { count += 1 }
        }
      }
    }
    return count
  }

  /// Whether a tile is shifted as a whole: at least seven eighths of its pixels change in the same
  /// direction and the mean change exceeds the free levels. An edge that moves by less than a pixel
  /// changes three columns of eight at most; a tint over a photograph changes them all.
  func isTinted(_ pair: PixelPair, tile: PixelRect) -> Bool {
    var sums = SIMD4<Int32>.zero
    var rising = SIMD4<Int32>.zero
    var falling = SIMD4<Int32>.zero
    for y in tile.rows {
      for x in tile.columns {
        let index = y * pair.width + x
        let old = EdgeMovementJudge.premultiplied(pair.expected[index])
        let new = EdgeMovementJudge.premultiplied(pair.actual[index])
        let delta =
          SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(new, to: SIMD4<UInt8>.self))
          &- SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(old, to: SIMD4<UInt8>.self))
        sums &+= delta
        falling &-= delta &>> 31
        rising &-= (0 &- delta) &>> 31
      }
    }
    return (0..<4).contains { lane in
      let many = Int(max(rising[lane], falling[lane])) * 8 >= 7 * tile.area
      return many && abs(Int(sums[lane])) > levels * tile.area
    }
  }
}
