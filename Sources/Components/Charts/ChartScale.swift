internal import GalleyGeometry

/// The numbers of an axis: from a round one below the data to a round one above, in steps of one, two
/// or five times a power of ten.
struct ValueScale: Sendable {
  let minimum: Double
  let maximum: Double
  /// The numbers with a label and a grid line, from the least on.
  let ticks: [Double]
  private let decimals: Int

  /// Makes a scale over values.
  ///
  /// - Parameter isFixed: True if the ends stay as they are.
  init(_ low: Double, _ high: Double, isFixed: (Bool, Bool) = (false, false)) {
    let (low, high) = Self.ends(low, high)
    let raw = (high - low) / 4
    var power = 1.0
    var places = 0
    // Powers of ten by multiplication: the same on every machine.
    while power * 10 <= raw { power *= 10 }
    while power > raw, places < 12 {
      power /= 10
      places += 1
    }
    let step = [1.0, 2, 5, 10].first { $0 * power >= raw }.map { $0 * power } ?? raw
    decimals = step >= 1 ? 0 : places
    let first = isFixed.0 ? low : (low / step).rounded(.down) * step
    let last = isFixed.1 ? high : (high / step).rounded(.up) * step
    (minimum, maximum) = (first, last)
    let start = Int(saturating: (first / step).rounded(.up))
    let end = Int(saturating: (last / step).rounded(.down))
    ticks = start <= end && end - start < 100 ? (start...end).map { Double($0) * step } : []
  }

  /// Ends with something between them that can be counted: finite, and further apart than numbers of
  /// their size are told apart.
  private static func ends(_ low: Double, _ high: Double) -> (Double, Double) {
    func finite(_ value: Double) -> Double { value.isNaN ? 0 : max(-1e300, min(1e300, value)) }
    let (low, high) = (finite(low), finite(high))
    if high <= low { return (low, low + max(1, abs(low) * 1e-12)) }
    return (low, max(high, low + max(abs(low), abs(high)) * 1e-12))
  }

  /// Where a value lies, 0 at the bottom, 1 at the top.
  func share(of value: Double) -> Double { (value - minimum) / (maximum - minimum) }

  /// The digits of a label; large numbers in thousands, millions or billions where a tenth of these tells
  /// neighbours apart: 12000 is 12K, 4000000 is 4M.
  func text(of value: Double) -> String {
    let step = ticks.count > 1 ? ticks[1] - ticks[0] : maximum - minimum
    let units = [(1e9, "B", 1e9), (1e6, "M", 1e6), (1e3, "K", 1e4)]
    for (unit, sign, least) in units where maximum >= least && step >= unit / 10 {
      return value == 0 ? "0" : Self.digits(value / unit, 1) + sign
    }
    return Self.digits(value, decimals)
  }

  /// A number with at most three decimals: sums of decimal fractions have no tail of their own.
  static func shortest(_ value: Double) -> String {
    abs(value) < 1e12 ? digits(value, 3) : value.plainText
  }

  private static func digits(_ value: Double, _ places: Int) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return ((value * factor).rounded() / factor).plainText
  }
}

/// The places of an axis across the chart: categories in bands of equal width, or numbers on a line.
struct PlaceScale: Sendable {
  private let categories: [ChartPosition]
  private let numbers: ValueScale?
  /// True if every place has a band of its own.
  let isBanded: Bool

  init(_ positions: [ChartPosition], isBanded: Bool = false) {
    var seen: Set<ChartPosition> = []
    let places = positions.filter { seen.insert($0).inserted }
    let values = places.compactMap { if case .number(let value) = $0 { value } else { nil } }
    let isNumeric = !isBanded && values.count == places.count && !places.isEmpty
    self.isBanded = !isNumeric
    categories = places
    numbers =
      isNumeric
      ? ValueScale(values.min() ?? 0, values.max() ?? 1, isFixed: (true, true)) : nil
  }

  /// The width of a band, of the whole.
  var band: Double { 1 / Double(max(categories.count, 1)) }

  /// The middle of a place, 0 at leading, 1 at trailing.
  func share(of position: ChartPosition) -> Double {
    if let numbers, case .number(let value) = position { return numbers.share(of: value) }
    let index = categories.firstIndex(of: position) ?? 0
    return (Double(index) + 0.5) * band
  }

  /// The labels below the chart.
  var labels: [(share: Double, text: String)] {
    if let numbers { return numbers.ticks.map { (numbers.share(of: $0), numbers.text(of: $0)) } }
    return categories.map { position in
      switch position {
      case .category(let text): (share(of: position), text)
      case .number(let value): (share(of: position), value.plainText)
      }
    }
  }
}
