public import Foundation

// Foundation has no forms of measurements here. These give the number with the unit's symbol, in the unit
// that it was given in.

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let gap: String
      public static var wide: UnitWidth { UnitWidth(gap: " ") }
      public static var abbreviated: UnitWidth { UnitWidth(gap: " ") }
      public static var narrow: UnitWidth { UnitWidth(gap: "") }
    }

    var width: UnitWidth
    var number: FloatingPointFormatStyle<Double>

    public func format(_ value: Measurement) -> String {
      let symbol = value.unit.symbol
      // Degrees follow their number at once.
      return value.value.formatted(number) + (symbol.hasPrefix("°") ? "" : width.gap) + symbol
    }
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement { style.format(self) }

  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }
}

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double> = FloatingPointFormatStyle()
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, number: numberFormatStyle)
  }
}
