package import GalleyGeometry
package import GalleyImaging

/// Finds, for every measure, the smallest setting under which two pictures would pass.
package struct ToleranceSweep: Hashable, Sendable {
  /// A setting that passes, while the next smaller one does not.
  package struct Setting: Hashable, Sendable, CustomStringConvertible {
    /// The options, with no pixel allowed to fail unless the setting is a number of pixels.
    package var options: ComparisonOptions

    /// The setting in words, with its unit.
    package var description: String {
      if let pixels = options.maxDiffPixels { return "max diff pixels \(pixels) px" }
      return options.measure.description
    }
  }

  /// One setting for each measure that can pass at all: a number of pixels, a channel step, the
  /// threshold of pixelmatch 7, a perceptual precision, an edge movement of at most one pixel.
  package let settings: [Setting]

  /// Compares the pictures at rising settings; empty when they are equal or differ in size.
  /// Complexity: a few dozen comparisons.
  package init(expected: Bitmap, actual: Bitmap, ignoredRects: [PixelRect] = []) {
    guard expected.width == actual.width, expected.height == actual.height else {
      settings = []
      return
    }
    settings = BitmapComparison.withPair(expected.straight, actual.straight) { pair in
      Search(pair: pair, ignoredRects: ignoredRects).settings()
    }
  }

  private struct Search {
    let pair: PixelPair
    let ignoredRects: [PixelRect]

    func settings() -> [Setting] {
      guard case .pixels(let exact) = difference(.exact), exact.failingPixels > 0 else { return [] }
      let count = ComparisonOptions(
        maxDiffPixels: exact.failingPixels, ignoredRects: ignoredRects)
      let measures = [
        smallest(0...255, scale: 1) { .channelStep(levels: Int(saturating: $0)) },
        smallest(0...1000, scale: 1000) {
          .like(.pixelmatch7, threshold: $0)
        },
        smallest(0...1000, scale: 1000) { .perceptualPrecision(1 - $0) },
        smallest(1...20, scale: 20) { .edgeMovement(pixels: $0) },
      ]
      return [Setting(options: count)]
        + measures.compactMap { measure in
          measure.map {
            Setting(options: ComparisonOptions(measure: $0, ignoredRects: ignoredRects))
          }
        }
    }

    private func difference(_ measure: PixelMeasure) -> BitmapDifference {
      BitmapComparison.difference(
        pair, ComparisonOptions(measure: measure, ignoredRects: ignoredRects))
    }

    /// Halves the range until one step is left; nil when not even its end passes.
    private func smallest(
      _ range: ClosedRange<Int>, scale: Double, _ measure: (Double) -> PixelMeasure
    ) -> PixelMeasure? {
      func passes(_ step: Int) -> Bool { difference(measure(Double(step) / scale)).passes }
      var low = range.lowerBound
      var high = range.upperBound
      guard passes(high) else { return nil }
      while low < high {
        let middle = (low + high) / 2
        if passes(middle) { high = middle } else { low = middle + 1 }
      }
      return measure(Double(low) / scale)
    }
  }
}
