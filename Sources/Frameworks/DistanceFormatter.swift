public import Foundation

/// Writes distances as maps do: rounded, in the units of a region or in the chosen ones.
///
/// Distances of a mile or a kilometre and more have one decimal below ten; shorter ones are in steps of 50 feet,
/// yards or metres, and of 10 below 50. Recorded pictures of iOS 26 have 400 ft for 120 m, 350 ft for 100 m, 500 ft
/// for 152.4 m, 0.9 mi for 1500 m, 15 mi for 24140 m, 150 m for 152.4 m, and 15 km for 14500 m.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The system of units.
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }
  /// The spelling of units.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default`, abbreviated, full
  }

  /// The region and language; that of the United States, unlike the machine's.
  open var locale = Locale(identifier: "en_US")
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  /// The words for a distance in metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (number, unit) = rounded(distance)
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 1
    let text = formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    return "\(text) \(word(for: unit, number))"
  }

  /// The metres of such words; -1 for others.
  open func distance(from text: String) -> CLLocationDistance {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    guard parts.count == 2, let number = formatter.number(from: parts[0])?.doubleValue,
      let unit = DistanceUnit.allCases.first(where: {
        [$0.rawValue, $0.one, $0.many].contains(parts[1])
      })
    else { return -1 }
    return number * unit.meters
  }

  open override func string(for value: Any?) -> String? {
    switch value {
    case let number as Double: string(fromDistance: number)
    case let number as NSNumber: string(fromDistance: number.doubleValue)
    default: nil
    }
  }

  private func rounded(_ distance: Double) -> (Double, DistanceUnit) {
    let (small, large) = pair
    let distance = distance.isFinite ? max(0, distance) : 0
    if distance < large.least {
      let number = distance / small.meters
      let step = number < 50 ? 10.0 : 50
      return ((number / step).rounded() * step, small)
    }
    let number = distance / large.meters
    return (number < 9.95 ? (number * 10).rounded() / 10 : number.rounded(), large)
  }

  private var pair: (DistanceUnit, DistanceUnit) {
    switch units {
    case .metric: (.meter, .kilometer)
    case .imperial: (.foot, .mile)
    case .imperialWithYards: (.yard, .mile)
    case .default:
      switch locale.measurementSystem {
      case .us: (.foot, .mile)
      case .uk: (.yard, .mile)
      default: (.meter, .kilometer)
      }
    }
  }

  /// Abbreviations are the same in all languages that write Latin letters; full words are English, and other
  /// languages are abbreviated.
  private func word(for unit: DistanceUnit, _ number: Double) -> String {
    guard unitStyle != .abbreviated, locale.language.languageCode?.identifier == "en" else {
      return unit.rawValue
    }
    return number == 1 ? unit.one : unit.many
  }
}

private enum DistanceUnit: String, CaseIterable {
  case meter = "m"
  case kilometer = "km"
  case foot = "ft"
  case yard = "yd"
  case mile = "mi"

  var meters: Double {
    switch self {
    case .meter: 1
    case .kilometer: 1000
    case .foot: 0.3048
    case .yard: 0.9144
    case .mile: 1609.344
    }
  }
  /// The least distance in metres that is written in it.
  var least: Double { self == .kilometer ? 1000 : 304.8 }

  var one: String {
    switch self {
    case .meter: "meter"
    case .kilometer: "kilometer"
    case .foot: "foot"
    case .yard: "yard"
    case .mile: "mile"
    }
  }
  var many: String { self == .foot ? "feet" : one + "s" }
}
