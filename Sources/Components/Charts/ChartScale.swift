internal import GalleyGeometry
internal import GalleyLocalization

/// The numbers of an axis: from a round one below the data to a round one above, in steps of one, two
/// or five times a power of ten.
struct ValueScale: Sendable {
  let minimum: Double
  let maximum: Double
  /// The numbers with a label and a grid line, from the least on.
  let ticks: [Double]
  private let decimals: Int
  private let step: Double

  /// Makes a scale over values.
  ///
  /// - Parameters:
  ///   - isFixed: True if the ends stay as they are.
  ///   - steps: The number of steps that the values are divided into, about.
  ///   - wanted: The requested ticks; the ends remain round ones of the scale.
  init(
    _ low: Double, _ high: Double, isFixed: (Bool, Bool) = (false, false), steps: Double = 4,
    ticks wanted: ChartTicks? = nil
  ) {
    var steps = steps
    if case .count(let count)? = wanted { steps = Double(max(count - 1, 1)) }
    let (low, high) = Self.ends(low, high)
    let raw = (high - low) / steps
    var power = 1.0
    var places = 0
    // Powers of ten by multiplication: the same on every machine.
    while power * 10 <= raw { power *= 10 }
    while power > raw, places < 12 {
      power /= 10
      places += 1
    }
    var step = [1.0, 2, 5, 10].first { $0 * power >= raw }.map { $0 * power } ?? raw
    var ownDecimals: Int?
    if case .step(let wanted)? = wanted, (high - low) / wanted < Double(ChartTicks.most) {
      step = wanted
      ownDecimals = Self.decimals(of: wanted)
    }
    self.step = step
    // Ten tenths need one decimal less than one tenth.
    let needed = ownDecimals ?? (step >= 1 ? 0 : step >= power * 10 ? places - 1 : places)
    let first = isFixed.0 ? low : (low / step).rounded(.down) * step
    let last = isFixed.1 ? high : (high / step).rounded(.up) * step
    (minimum, maximum) = (first, last)
    let start = Int(saturating: (first / step).rounded(.up))
    let end = Int(saturating: (last / step).rounded(.down))
    guard case .positions(let positions)? = wanted else {
      decimals = needed
      ticks = start <= end && end - start < 100 ? (start...end).map { Double($0) * step } : []
      return
    }
    let chosen = positions.compactMap(\.number).filter { (first...last).contains($0) }.sorted()
    ticks = chosen
    decimals = chosen.map(Self.decimals).max() ?? 0
  }

  /// The decimals that a number has, at most six.
  private static func decimals(of number: Double) -> Int {
    DecimalNumber(number.plainText)?.rounded(toFraction: 0...6).fraction.count ?? 0
  }

  /// Returns ends with a countable range between them: finite, and further apart than numbers of their size
  /// can be distinguished.
  private static func ends(_ low: Double, _ high: Double) -> (Double, Double) {
    func finite(_ value: Double) -> Double { value.isNaN ? 0 : max(-1e300, min(1e300, value)) }
    let (low, high) = (finite(low), finite(high))
    if high <= low { return (low, low + max(1, abs(low) * 1e-12)) }
    return (low, max(high, low + max(abs(low), abs(high)) * 1e-12))
  }

  /// Returns the position of a value, 0 at the bottom, 1 at the top.
  func share(of value: Double) -> Double { (value - minimum) / (maximum - minimum) }

  /// Returns a label with as many decimals as all others of the axis have; large numbers are given in thousands,
  /// millions, billions or trillions if a tenth of these distinguishes neighbours: 12000 is 12K, 4000000 is 4M.
  ///
  /// - Parameter groupsFrom: The least number that is divided into groups.
  func text(
    of value: Double, _ words: ChartWords, _ format: ChartNumberFormat = .compact,
    groupsFrom: Double = 0
  ) -> String {
    let most = max(abs(minimum), abs(maximum))
    if format == .percent {
      let digits = max(decimals - 2, 0)
      return words.percentage(value, digits...digits)
    }
    if format == .compact, let unit {
      let digits = words.number(value / unit.size, decimals: step(of: ticks) >= unit.size ? 0 : 1)
      return value == 0 ? words.number(0, decimals: 0) : digits + unit.sign
    }
    return words.number(value, decimals: decimals, isGrouped: most >= groupsFrom)
  }
}

extension ValueScale {
  /// The distance of ticks.
  private func step(of ticks: [Double]) -> Double {
    zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? step
  }

  /// The unit in which the axis has its numbers; nil for numbers as they are.
  var unit: ChartWords.Unit? {
    let most = max(abs(minimum), abs(maximum))
    let step = step(of: ticks)
    return ChartWords.units.first { most >= $0.least && step >= $0.size / 10 }
  }
}

/// The scale of measured values: numbers, or moments.
enum LinearScale: Sendable {
  case numbers(ValueScale)
  case times(TimeScale)

  var minimum: Double {
    switch self {
    case .numbers(let scale): scale.minimum
    case .times(let scale): scale.minimum
    }
  }

  var maximum: Double {
    switch self {
    case .numbers(let scale): scale.maximum
    case .times(let scale): scale.maximum
    }
  }

  var ticks: [Double] {
    switch self {
    case .numbers(let scale): scale.ticks
    case .times(let scale): scale.ticks
    }
  }

  /// Returns the position of a value between the ends.
  func share(of value: Double) -> Double { (value - minimum) / (maximum - minimum) }

  /// Returns the number beside a value, in the unit of the axis unless another notation is requested.
  func value(_ value: Double, _ words: ChartWords, _ format: ChartNumberFormat) -> String {
    guard format == .automatic, case .numbers(let scale) = self else {
      return words.value(value, format)
    }
    return words.value(value, in: scale.unit)
  }

  /// Returns the label of a tick.
  func text(
    of value: Double, _ words: ChartWords, _ format: ChartNumberFormat = .compact,
    _ dates: ChartDateFormat = .automatic, groupsFrom: Double = 0
  ) -> String {
    switch self {
    case .numbers(let scale): scale.text(of: value, words, format, groupsFrom: groupsFrom)
    case .times(let scale): dates.text(of: value, words.formats) ?? scale.text(of: value, words)
    }
  }
}

/// The places of an axis across the chart: categories in bands of equal width, or numbers or moments on a line.
struct PlaceScale: Sendable {
  private let categories: [ChartPosition]
  /// The scale of numbers and moments; nil for categories.
  let line: LinearScale?
  /// The width of a band, of the whole: that of a category, or the least distance of numbers and moments.
  let band: Double
  /// True if every place has a band of its own.
  let isBanded: Bool
  private let wanted: ChartTicks?

  /// The options of a scale.
  struct Options {
    /// True if there are bars.
    var hasBars = false
    /// True if numbers are moments in seconds since 1970.
    var isTime = false
    /// True if numbers are measured, so that the ends are round ones; false for values that are only counted.
    var isMeasured = false
    var minimum: Double?
    var maximum: Double?
    /// The requested ticks, with moments in seconds since 1970.
    var ticks: ChartTicks?

    /// True if both ends are given, so that there are places between them without a mark at any.
    fileprivate var hasEnds: Bool { minimum != nil && maximum != nil }
  }

  init(_ positions: [ChartPosition], _ options: Options = Options()) {
    wanted = options.ticks
    var seen: Set<ChartPosition> = []
    let places = positions.filter { seen.insert($0).inserted }
    let values = places.compactMap { if case .number(let value) = $0 { value } else { nil } }
    let isLine =
      values.count == places.count && (!places.isEmpty || options.hasEnds)
      && (options.isTime || !options.hasBars)
    isBanded = !isLine
    categories = places
    guard isLine else {
      line = nil
      band = 1 / Double(max(places.count, 1))
      return
    }
    let sorted = values.sorted()
    let least = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 86_400
    let line = Self.line(sorted, least, options)
    band = min(least / (line.maximum - line.minimum), 1)
    self.line = line
  }

  private static func line(
    _ sorted: [Double], _ least: Double, _ options: Options
  ) -> LinearScale {
    // Bars are centred on their moments: half of one reaches beyond the first and the last.
    let half = options.hasBars && sorted.count > 1 ? least / 2 : 0
    let low = options.minimum ?? (sorted.first ?? 0) - half
    let high = options.maximum ?? (sorted.last ?? 0) + half
    if options.isTime {
      return .times(
        TimeScale(
          low, high, maximumTicks: options.hasBars ? 13 : 7, least: least, ticks: options.ticks,
          bars: options.hasBars ? sorted : []))
    }
    let isFixed = (
      !options.isMeasured || options.minimum != nil, !options.isMeasured || options.maximum != nil
    )
    return .numbers(
      ValueScale(
        low, high, isFixed: isFixed, steps: options.isMeasured ? 6 : 4, ticks: options.ticks))
  }

  /// The middle of a place, 0 at leading, 1 at trailing.
  func share(of position: ChartPosition) -> Double {
    if let line, case .number(let value) = position { return line.share(of: value) }
    let index = categories.firstIndex(of: position) ?? 0
    return (Double(index) + 0.5) * band
  }

  /// True if a scale of time could not have the requested ticks.
  var lacksTicks: Bool {
    if case .times(let scale)? = line { scale.lacksTicks } else { false }
  }

  /// A label of the axis.
  struct Label {
    var position: ChartPosition
    var share: Double
    var text: String
  }

  /// The labels of the axis. Numbers of four digits have no groups, as years have none.
  func labels(_ words: ChartWords, _ dates: ChartDateFormat = .automatic) -> [Label] {
    if let line {
      return line.ticks.map {
        let text = line.text(of: $0, words, .compact, dates, groupsFrom: 10_000)
        return Label(position: .number($0), share: line.share(of: $0), text: text)
      }
    }
    return chosen.map { position in
      switch position {
      case .category(let text): Label(position: position, share: share(of: position), text: text)
      case .number(let value):
        Label(position: position, share: share(of: position), text: words.shortest(value))
      }
    }
  }

  /// The categories with a label.
  private var chosen: [ChartPosition] {
    switch wanted {
    case .positions(let positions)?: return categories.filter(positions.contains)
    case .count(let count)?:
      let step = max(1, Int(saturating: (Double(categories.count) / Double(count)).rounded(.up)))
      return stride(from: 0, to: categories.count, by: step).map { categories[$0] }
    default: return categories
    }
  }
}
