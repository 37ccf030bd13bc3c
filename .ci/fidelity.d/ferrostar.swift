// repository: stadiamaps/ferrostar
// commit: 918a186909535c648d88f2a6a8beb5e650f98ec7
// sources: apple/Sources/FerrostarSwiftUI apple/Sources/UniFFI
// add: apple/Tests/TestSupport/Formatters.swift apple/Tests/TestSupport/TestingFormatterCollection.swift apple/Tests/TestSupport/TestingTheme.swift
// use: judged
// tests: apple/Tests/FerrostarSwiftUITests/Views
// run: --scale 3 --system ios26
// pictures: apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/{name}.png
import SwiftUI

extension XCTestCase {
  func assertView(
    colorScheme: ColorScheme = .light, navigationUITheme: any NavigationUITheme = DefaultNavigationUITheme(),
    navigationFormatterCollection: any FormatterCollection = TestingFormatterCollection(),
    frame: CGSize = CGSize(width: 430, height: 932), @ViewBuilder content: () -> some View,
    testName: String = #function
  ) {
    draw(
      content()
        .environment(\.colorScheme, colorScheme)
        .environment(\.navigationUITheme, navigationUITheme)
        .environment(\.navigationFormatterCollection, navigationFormatterCollection)
        .frame(width: frame.width, height: frame.height)
        .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255)), testName)
  }
}

func XCTAssertEqual<Value: Equatable>(_ first: Value, _ second: Value) {}

/// Replaces Foundation's formatter, which Linux lacks.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
  struct UnitOptions: OptionSet {
    let rawValue: Int
    static let providedUnit = UnitOptions(rawValue: 1)
    static let naturalScale = UnitOptions(rawValue: 2)
  }
  var unitOptions: UnitOptions = []
  var unitStyle = Formatter.UnitStyle.medium
  var locale = Locale(identifier: "en_US")

  /// The platform's short names of speeds in English.
  func string(from unit: Unit) -> String {
    switch unit {
    case UnitSpeed.kilometersPerHour: "km/hr"
    case UnitSpeed.milesPerHour: "mi/hr"
    default: unit.symbol
    }
  }
}

/// Replaces Foundation's formatter with the units that the sources ask for.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  enum UnitsStyle { case abbreviated, full }
  enum ZeroFormattingBehavior { case dropAll }
  var allowedUnits: Set<Calendar.Component> = [.hour, .minute, .second]
  var unitsStyle = UnitsStyle.abbreviated
  var zeroFormattingBehavior = ZeroFormattingBehavior.dropAll

  func string(from interval: TimeInterval) -> String? {
    var rest = Int(interval)
    var words: [String] = []
    for (unit, seconds, name) in [(Calendar.Component.hour, 3600, "hour"), (.minute, 60, "minute"), (.second, 1, "second")]
    where allowedUnits.contains(unit) && rest >= seconds {
      let count = rest / seconds
      words.append(unitsStyle == .full ? "\(count) \(name)\(count == 1 ? "" : "s")" : "\(count)\(name.prefix(1))")
      rest %= seconds
    }
    return words.joined(separator: unitsStyle == .full ? ", " : " ")
  }
}

/// Replace the types of the library in Rust.
struct RustBuffer {
  var capacity: UInt64 = 0
  var len: UInt64 = 0
  var data: UnsafeMutablePointer<UInt8>?
}
struct ForeignBytes {
  var len: Int32 = 0
  var data: UnsafePointer<UInt8>?
}
struct RustCallStatus {
  var code: Int8 = 0
  var errorBuf = RustBuffer()
}
