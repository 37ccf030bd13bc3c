/// The rule for pixels that look anti-aliased, after Vyšniauskas 2009, as each tool interprets it.
struct AntialiasingRule: Sendable {
  var tool: ComparisonTool

  /// Returns true if a pixel that differs may be forgiven in either picture. This is the definition.
  func forgives(_ pair: PixelPair, x: Int, y: Int) -> Bool {
    [(pair.expected, pair.actual), (pair.actual, pair.expected)].contains { image, other in
      guard let (darkest, brightest) = extremes(pair, image, x, y) else { return false }
      func has(_ image: UnsafePointer<UInt32>, _ place: Int) -> Bool {
        SiblingMap.hasManySiblings(pair, image, place % pair.width, place / pair.width)
      }
      return decides(
        (has(image, darkest), has(image, brightest)), (has(other, darkest), has(other, brightest)))
    }
  }

  /// The verdict from whether the darkest and the brightest neighbour have siblings in the picture
  /// that is looked at and in the other one.
  @inline(__always)
  private func decides(
    _ here: (darkest: Bool, brightest: Bool), _ there: (darkest: Bool, brightest: Bool)
  ) -> Bool {
    tool == .odiff4
      ? (here.darkest || here.brightest) && (there.darkest || there.brightest)
      : here.darkest && there.darkest || here.brightest && there.brightest
  }

  /// The indices of the darkest and the brightest neighbour; nil when the pixel cannot be
  /// anti-aliased, because more than two neighbours are as bright as it or none is darker or none
  /// brighter.
  ///
  /// The order decides between equally bright neighbours: pixelmatch goes by columns, odiff by rows.
  /// Another colour of the same brightness counts as equal for pixelmatch only.
  @inline(__always)
  private func extremes(
    _ pair: PixelPair, _ image: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> (darkest: Int, brightest: Int)? {
    let (left, right) = (max(x - 1, 0), min(x + 1, pair.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, pair.height - 1))
    var equal = right - left == 2 && bottom - top == 2 ? 0 : 1
    var least = 0.0
    var most = 0.0
    var darkest = 0
    var brightest = 0
    let place = y * pair.width + x
    let word = image[place]
    let brightness = YIQDistance.Color(word).y
    let byColumns = tool != .odiff4
    let (firstOuter, lastOuter) = byColumns ? (left, right) : (top, bottom)
    let (firstInner, lastInner) = byColumns ? (top, bottom) : (left, right)
    var outer = firstOuter
    while outer <= lastOuter {
      var inner = firstInner
      while inner <= lastInner {
        let index = byColumns ? inner * pair.width + outer : outer * pair.width + inner
        inner += 1
        if index == place { continue }
        let other = image[index]
        let delta =
          other == word
          ? 0
          : tool == .pixelmatch7
            ? YIQDistance.Color(from: word, to: other, onPatternAt: place).y
            : brightness - YIQDistance.Color(other).y
        if delta == 0 {
          if other == word || byColumns { equal += 1 }
          if equal > 2 { return nil }
        } else if delta < least {
          (least, darkest) = (delta, index)
        } else if delta > most {
          (most, brightest) = (delta, index)
        }
      }
      outer += 1
    }
    return least == 0 || most == 0 ? nil : (darkest, brightest)
  }
}

extension AntialiasingRule {
  /// Those of some pixels of a block that are forgiven.
  ///
  /// Equal neighbours are equally bright, so a pixel with siblings is not anti-aliased; and one
  /// that is has, next to it, a pixel with siblings in both pictures. Whole words of bits leave few
  /// pixels to look at.
  func forgiven(_ block: ComparisonBlock, _ pixels: UInt64, _ map: SiblingMap) -> UInt64 {
    let flat = (
      map.siblings(.expected, block.column, block.y), map.siblings(.actual, block.column, block.y)
    )
    var candidates = pixels & ~(flat.0 & flat.1)
    guard candidates != 0 else { return 0 }
    candidates &= nearSiblings(block, map)
    var forgiven: UInt64 = 0
    ComparisonBlock.each(candidates) { place in
      let bit: UInt64 = 1 &<< UInt64(place)
      let x = block.x + place
      if flat.0 & bit == 0 && isAntialiased(block, .expected, x, map)
        || flat.1 & bit == 0 && isAntialiased(block, .actual, x, map)
      {
        forgiven |= bit
      }
    }
    return forgiven
  }

  /// The pixels that have a neighbour that the tool can accept as one with siblings.
  private func nearSiblings(_ block: ComparisonBlock, _ map: SiblingMap) -> UInt64 {
    func rows(_ column: Int) -> (expected: UInt64, actual: UInt64) {
      var found: (expected: UInt64, actual: UInt64) = (0, 0)
      for row in block.y - 1...block.y + 1 {
        let expected = map.siblings(.expected, column, row)
        let actual = map.siblings(.actual, column, row)
        found.expected |= tool != .odiff4 ? expected & actual : expected
        found.actual |= tool != .odiff4 ? expected & actual : actual
      }
      return found
    }
    let own = rows(block.column)
    let left = rows(block.column - 1)
    let right = rows(block.column + 1)
    func spread(_ bits: UInt64, _ left: UInt64, _ right: UInt64) -> UInt64 {
      bits | bits << 1 | bits >> 1 | left >> 63 | right << 63
    }
    return spread(own.expected, left.expected, right.expected)
      & spread(own.actual, left.actual, right.actual)
  }

  private func isAntialiased(
    _ block: ComparisonBlock, _ picture: SiblingMap.Picture, _ x: Int, _ map: SiblingMap
  ) -> Bool {
    let pair = block.pair
    let image = picture == .expected ? pair.expected : pair.actual
    let other: SiblingMap.Picture = picture == .expected ? .actual : .expected
    guard let (darkest, brightest) = extremes(pair, image, x, block.y) else { return false }
    func has(_ picture: SiblingMap.Picture, _ place: Int) -> Bool {
      let row = block.y * pair.width
      let y = place < row ? block.y - 1 : place < row + pair.width ? block.y : block.y + 1
      return map.hasSiblings(picture, place - y * pair.width, y)
    }
    return decides(
      (has(picture, darkest), has(picture, brightest)), (has(other, darkest), has(other, brightest))
    )
  }
}
