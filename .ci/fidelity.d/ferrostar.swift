// repository: stadiamaps/ferrostar
// commit: 918a186909535c648d88f2a6a8beb5e650f98ec7
// sources: apple/Sources/FerrostarSwiftUI
// add: apple/Sources/FerrostarCore/Extensions/TripProgressExtensions.swift apple/Tests/TestSupport/Formatters.swift apple/Tests/TestSupport/TestingFormatterCollection.swift apple/Tests/TestSupport/TestingTheme.swift
// use: fitted
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
  var allowedUnits: Set<Calendar.Component> = [.day, .hour, .minute, .second]
  var unitsStyle = UnitsStyle.abbreviated
  var zeroFormattingBehavior = ZeroFormattingBehavior.dropAll

  func string(from interval: TimeInterval) -> String? {
    var rest = Int(interval)
    var words: [String] = []
    let units: [(Calendar.Component, Int, String)] = [
      (.day, 86_400, "day"), (.hour, 3600, "hour"), (.minute, 60, "minute"), (.second, 1, "second"),
    ]
    for (unit, seconds, name) in units where allowedUnits.contains(unit) && rest >= seconds {
      let count = rest / seconds
      words.append(unitsStyle == .full ? "\(count) \(name)\(count == 1 ? "" : "s")" : "\(count)\(name.prefix(1))")
      rest %= seconds
    }
    return words.joined(separator: unitsStyle == .full ? ", " : " ")
  }
}

// The values of the library in Rust that views read, in place of the generated sources that call it.

public enum ManeuverType: Hashable, Codable, Sendable {
  case turn, newName, depart, arrive, merge, onRamp, offRamp, fork, endOfRoad, `continue`, roundabout, rotary
  case roundaboutTurn, notification, exitRoundabout, exitRotary
}

public enum ManeuverModifier: Hashable, Codable, Sendable {
  case uTurn, sharpRight, right, slightRight, straight, slightLeft, left, sharpLeft
}

public enum DrivingSide: Hashable, Codable, Sendable { case left, right }

public struct VisualInstructionContent: Hashable, Codable, Sendable {
  public var text: String
  public var maneuverType: ManeuverType?
  public var maneuverModifier: ManeuverModifier?
  public var roundaboutExitDegrees: UInt16?
  public var laneInfo: [String]?
  public var exitNumbers: [String]
}

public struct VisualInstruction: Hashable, Codable, Sendable {
  public var primaryContent: VisualInstructionContent
  public var secondaryContent: VisualInstructionContent?
  public var subContent: VisualInstructionContent?
  public var triggerDistanceBeforeManeuver: Double
}

public struct RouteStep: Hashable, Codable, Sendable {
  public var geometry: [Double]
  public var distance: Double
  public var duration: Double
  public var roadName: String?
  public var exits: [String]
  public var instruction: String
  public var visualInstructions: [VisualInstruction]
  public var spokenInstructions: [String]
  public var annotations: [String]?
  public var incidents: [String]
  public var drivingSide: DrivingSide?
  public var roundaboutExitNumber: UInt8?
}

public struct TripProgress: Hashable, Codable, Sendable {
  public var distanceToNextManeuver: Double
  public var distanceRemaining: Double
  public var durationRemaining: Double
}
