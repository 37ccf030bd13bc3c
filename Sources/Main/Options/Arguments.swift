public import ArgumentParser
public import GalleyComponents
public import GalleyDesign
public import GalleyGeometry
public import GalleyRendering
public import GalleySnapshots
public import GalleyStair

extension AppearanceChoice: ExpressibleByArgument {}
extension ComparisonTool: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension SystemVersion: ExpressibleByArgument {}
extension LayoutOverlay: ExpressibleByArgument {}
extension PageText: ExpressibleByArgument {}

extension Device: ExpressibleByArgument {
  /// A preset by its name.
  public init?(argument: String) {
    guard let device = Device.named(argument) else { return nil }
    self = device
  }

  /// The names of the presets.
  public static var allValueStrings: [String] { presets.map(\.name) }
}

extension TextSize: ExpressibleByArgument {
  /// A size by its short or full name.
  public init?(argument: String) { self.init(spelling: argument) }

  /// The full names.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension LayoutDirection: ExpressibleByArgument {
  /// `ltr`, `rtl` or the full name.
  public init?(argument: String) {
    switch argument {
    case "ltr", "leftToRight": self = .leftToRight
    case "rtl", "rightToLeft": self = .rightToLeft
    default: return nil
    }
  }

  /// The short names.
  public static var allValueStrings: [String] { ["ltr", "rtl"] }
}
