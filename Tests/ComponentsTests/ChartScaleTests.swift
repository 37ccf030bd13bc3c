import Testing

@testable import GalleyComponents

@Suite struct ChartScaleTests {
  @Test(
    "a scale ends for any values",
    arguments: [
      (1e308, -1e308), (-1e308, 1e308), (1e308, 1e308), (1e300, 1e300), (0, .leastNonzeroMagnitude),
      (Double.nan, 1), (-.infinity, .infinity), (1e15, 1e15 + 1),
    ])
  func anyValues(low: Double, high: Double) {
    for fixed in [false, true] {
      let scale = ValueScale(low, high, isFixed: (fixed, fixed))
      #expect(scale.minimum.isFinite && scale.maximum.isFinite && scale.minimum < scale.maximum)
      #expect(scale.ticks.count < 101 && scale.share(of: scale.maximum) == 1)
    }
  }
}
