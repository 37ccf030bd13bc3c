/// The aspects in which pictures of one case may differ. The order of the cases is the order in names.
public enum VariantAxis: String, CaseIterable, Hashable, Sendable {
  /// `light` or `dark`.
  case appearance
  /// A named device with its size, scale and insets.
  case device
  /// The width of the canvas, in points.
  case width
  /// The text size category, `xSmall` to `accessibility5`.
  case textSize
  /// `leftToRight` or `rightToLeft`.
  case direction
  /// A language, or a pseudo-locale: `en-XA` lengthens texts, `ar-XB` mirrors them.
  case locale
  /// `true` for bold text.
  case bold
  /// `standard` or `increased`.
  case contrast
  /// The version of the system whose look views have, such as `ios26`.
  case system
  /// A named state of the document, such as `normal` or `pressed`.
  case state
  /// Pixels per point.
  case scale

  /// The values an axis accepts, or nil when any word will do.
  public var choices: [String]? {
    switch self {
    case .appearance: ["light", "dark"]
    case .direction: ["leftToRight", "rightToLeft"]
    case .bold: ["false", "true"]
    case .contrast: ["standard", "increased"]
    case .system: ["ios16", "ios17", "ios18", "ios26"]
    case .textSize:
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ]
    default: nil
    }
  }

  /// The meaning of the axis, for the schema and the reference of suites.
  var summary: String {
    switch self {
    case .appearance: "Light or dark colours."
    case .device: "Named devices with their size, scale and insets."
    case .width: "Widths of the canvas, in points."
    case .textSize: "The reader's text sizes."
    case .direction: "The directions of the layout."
    case .locale: "Languages, and pseudo-locales: en-XA lengthens texts, ar-XB mirrors them."
    case .bold: "Whether text is bold."
    case .contrast: "The contrast that the reader prefers."
    case .system: "The version of the system whose look views have."
    case .state: "Named states of the document, such as normal and pressed."
    case .scale: "Pixels per point."
    }
  }

  /// True if values are numbers.
  public var isNumeric: Bool { self == .width || self == .scale }

  /// The part a value gives to the name of a picture; empty for what is usual.
  func nameWord(for value: String) -> String {
    switch (self, value) {
    case (.direction, "leftToRight"), (.bold, "false"), (.contrast, "standard"),
      (.system, "ios18"), (.state, "normal"), (.textSize, "large"):
      ""
    case (.direction, _): "rtl"
    case (.bold, _): "bold"
    case (.contrast, _): "contrast"
    case (.width, _): "w\(value)"
    case (.scale, _): "@\(value)x"
    default: PictureName.sanitized(value)
    }
  }
}
