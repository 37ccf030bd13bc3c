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

  @Test(
    "numbers have as few digits as tell them apart",
    arguments: [
      (0, 4e6, "0 1M 2M 3M 4M"), (0, 1.2e6, "0 0.5M 1M 1.5M"), (0, 12_000, "0 5K 10K 15K"),
      (0, 6_000, "0 2000 4000 6000"), (12_000, 12_010, "12000 12005 12010"),
      (0, 4e9, "0 1B 2B 3B 4B"),
    ])
  func labels(low: Double, high: Double, expected: String) {
    let scale = ValueScale(low, high)
    #expect(scale.ticks.map(scale.text).joined(separator: " ") == expected)
  }
}
