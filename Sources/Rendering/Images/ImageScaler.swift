import GalleyPainting

/// Scales images with a filter of its own, first along rows, then along columns. Every result is
/// a function of its place alone, so a part of an image is the same however it is cut.
enum ImageScaler {
  /// The pixels of a part of a scaled image; the pixels at a box's fractional edges are faded.
  static func block(of image: ImageResource, for key: ScaledImage) -> PixelBlock {
    let source = SourcePixels(image.bitmap)
    return PixelBlock(width: key.width, height: key.height) { target in
      scale(source, key, target)
      if !key.box.isAligned { fade(target, key) }
    }
  }

  /// A block at another size.
  static func scaled(_ block: PixelBlock, width: Int, height: Int) -> PixelBlock {
    if block.width == width, block.height == height { return block }
    return PixelBlock(width: width, height: height) { target in
      resample(
        SourcePixels(block), target, width, height,
        across: ResampleWeights(
          source: block.width, start: 0, length: Double(width), count: width, mirrored: false),
        down: ResampleWeights(
          source: block.height, start: 0, length: Double(height), count: height, mirrored: false))
    }
  }

  private static func scale(
    _ source: SourcePixels, _ key: ScaledImage, _ target: UnsafeMutablePointer<UInt32>
  ) {
    let box = key.box
    let isNatural =
      box.isAligned && box.width == source.width << 8 && box.height == source.height << 8
      && !key.mirroredAcross && !key.mirroredDown
    if isNatural { return copy(source, key, target) }
    resample(
      source, target, key.width, key.height,
      across: ResampleWeights(
        source: source.width, start: Double(box.left) / 256, length: Double(box.width) / 256,
        count: key.width, mirrored: key.mirroredAcross),
      down: ResampleWeights(
        source: source.height, start: Double(box.top) / 256, length: Double(box.height) / 256,
        count: key.height, mirrored: key.mirroredDown))
  }

  /// An image at its natural size on whole pixels is copied.
  private static func copy(
    _ source: SourcePixels, _ key: ScaledImage, _ target: UnsafeMutablePointer<UInt32>
  ) {
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: source.width)
    defer { row.deallocate() }
    for y in 0..<key.height {
      source.write(row: y - key.box.top >> 8, to: row)
      (target + y * key.width).update(from: row - key.box.left >> 8, count: key.width)
    }
  }

  private static func resample(
    _ source: SourcePixels, _ target: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int,
    across: ResampleWeights, down: ResampleWeights
  ) {
    guard let top = down.starts.min(), let bottom = down.starts.max() else { return }
    let rows = top..<bottom + down.taps
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: source.width)
    let narrow = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: rows.count * width)
    defer {
      row.deallocate()
      narrow.deallocate()
    }
    for y in rows {
      source.write(row: y, to: row)
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for tap in 0..<across.taps {
          let pixel = row[across.starts[x] &+ tap]
          sum += channels(pixel) * across.weights[x &* across.taps &+ tap]
        }
        narrow[(y - top) * width + x] = sum
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        var sum = SIMD4<Float>.zero
        for tap in 0..<down.taps {
          let value = narrow[(down.starts[y] &+ tap &- top) &* width &+ x]
          sum += value * down.weights[y &* down.taps &+ tap]
        }
        target[y &* width &+ x] = packed(sum)
      }
    }
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)))
  }

  /// Rounds, keeps channels in 0…255 and colour within alpha: cubics overshoot.
  @inline(__always)
  private static func packed(_ value: SIMD4<Float>) -> UInt32 {
    let alpha = max(0, min(255, value.w))
    let limited = value.clamped(
      lowerBound: .zero, upperBound: SIMD4<Float>(repeating: alpha))
    let whole = SIMD4<Int32>(limited + 0.5)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: whole), to: UInt32.self)
  }

  /// Multiplies pixels at the edges by how much of them the box covers.
  private static func fade(_ target: UnsafeMutablePointer<UInt32>, _ key: ScaledImage) {
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: key.width)
    let columns = 0..<key.width
    defer { row.deallocate() }
    for y in 0..<key.height {
      let line = target + y * key.width
      row.update(from: line, count: key.width)
      line.update(repeating: 0, count: key.width)
      Stencil.box(key.box).forEachSpan(row: y, columns: columns) { span in
        Blend.pixels(line + span.x, span.count, row + span.x, coverage: span.value)
      }
    }
  }
}
