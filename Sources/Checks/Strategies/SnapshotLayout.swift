public import GalleyDesign
public import GalleyGeometry
import GalleyStair

/// What the reader and the system have set, in the form of UIKit's trait collection.
public struct SnapshotTraits: Sendable {
  /// Light or dark.
  public enum UserInterfaceStyle: Sendable {
    /// The canvas's own.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
  }

  var settings = SceneSettings()

  /// Traits that leave everything open.
  public init() {}

  /// Traits of which later ones win.
  public init(traitsFrom traits: [SnapshotTraits]) {
    settings = traits.reduce(SceneSettings()) { $1.settings.over($0) }
  }

  /// Light or dark.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    switch userInterfaceStyle {
    case .unspecified: break
    case .light: settings.appearance = .light
    case .dark: settings.appearance = .dark
    }
  }

  /// Makes a context with a layout direction.
  public init(layoutDirection: LayoutDirection) { settings.direction = layoutDirection }

  /// The reader's text size.
  public init(preferredContentSizeCategory: TextSize) {
    settings.textSize = preferredContentSizeCategory
  }

  /// Pixels per point.
  public init(displayScale: Double) { settings.scale = displayScale }
}

/// The space that a view is given, in swift-snapshot-testing's words.
public enum SwiftUISnapshotLayout: Sendable {
  /// A screen, with its scale and safe area.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: Double, height: Double)
  /// As much as the view takes.
  case sizeThatFits

  func canvas(_ traits: SnapshotTraits) -> SceneCanvas {
    var settings = SceneSettings()
    switch self {
    case .device(let config):
      settings = config.traits.settings
      settings.device = config.device
    case .fixed(let width, let height):
      settings.width = width
      settings.height = height
    case .sizeThatFits: break
    }
    return SceneCanvas(traits.settings.over(settings))
  }
}

/// A screen for pictures, in swift-snapshot-testing's words.
public struct ViewImageConfig: Sendable {
  /// The orientation of a screen.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// The screen.
  public var device: Device
  /// The settings of the user and the system.
  public var traits: SnapshotTraits

  /// Makes a screen.
  public init(_ device: Device, traits: SnapshotTraits = SnapshotTraits()) {
    self.device = device
    self.traits = traits
  }

  /// Makes a screen of its parts: what is covered at the edges and the size, in points, at two pixels
  /// a point unless the traits say otherwise.
  public init(
    safeArea: EdgeInsets = .zero, size: Size, traits: SnapshotTraits = SnapshotTraits()
  ) {
    self.init(
      Device(name: "own", size: size, scale: traits.settings.scale ?? 2, safeArea: safeArea),
      traits: traits)
  }
}

extension ViewImageConfig {
  /// A screen of the list below. Like those of swift-snapshot-testing it has the text size medium, one below
  /// the default of devices.
  private init(_ device: Device, _ orientation: Orientation) {
    self.init(
      orientation == .portrait ? device : device.landscape,
      traits: SnapshotTraits(preferredContentSizeCategory: .medium))
  }

  /// The first iPhone SE, upright.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
  /// The first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE1, orientation)
  }
  /// The iPhone 8, upright.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
  /// The iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8, orientation)
  }
  /// The iPhone 8 Plus, upright.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8Plus, orientation)
  }
  /// The iPhone X, upright.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
  /// The iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneX, orientation)
  }
  /// The iPhone XS Max, upright.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }
  /// The iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXSMax, orientation)
  }
  /// The iPhone XR, upright.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
  /// The iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXR, orientation)
  }
  /// The iPhone 12, upright.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
  /// The iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12, orientation)
  }
  /// The iPhone 12 Pro, upright.
  public static var iPhone12Pro: ViewImageConfig { iPhone12(.portrait) }
  /// The iPhone 12 Pro Max, upright.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12ProMax, orientation)
  }
  /// The iPhone 13, upright.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
  /// The iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12, orientation)
  }
  /// The iPhone 13 mini, upright.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
  /// The iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Mini, orientation)
  }
  /// The iPhone 13 Pro, upright.
  public static var iPhone13Pro: ViewImageConfig { iPhone12(.portrait) }
  /// The iPhone 13 Pro Max, upright.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12ProMax, orientation)
  }
  /// The iPad mini, on its side, as swift-snapshot-testing has it.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }
  /// The iPad mini with a home button.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini5, orientation)
  }
  /// The iPad Pro of 11 inches, on its side, as swift-snapshot-testing has it.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }
  /// The iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11, orientation)
  }
  // The name is swift-snapshot-testing's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The iPad Pro of 12.9 inches, on its side, as swift-snapshot-testing has it.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12, orientation)
  }
}
