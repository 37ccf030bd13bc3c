public import GalleyComponents
public import GalleyDesign
public import GalleyGeometry

/// What a document says about the picture around its components. Everything may be left open; what
/// the command line says wins over it.
public struct Canvas: Sendable {
  /// The width, in points; nil takes the device's or hugs the content.
  public var width: Double?
  /// The height, in points; nil takes the device's, unless the width is given, or hugs the content.
  public var height: Double?
  /// Pixels per point; nil takes the device's.
  public var scale: Double?
  /// The appearances to draw; nil is light.
  public var appearance: AppearanceChoice?
  /// The colour beneath everything; nil is the system background.
  public var background: Color?
  /// A BCP 47 tag; it decides the direction when that is not given.
  public var locale: String?
  /// Where leading is.
  public var direction: LayoutDirection?
  /// The reader's text size; nil is large, the default.
  public var textSize: TextSize?
  /// True if the user prefers bold text.
  public var boldText: Bool?
  /// The screen to draw for.
  public var device: Device?
  /// What is covered at the edges; nil takes the device's.
  public var safeArea: EdgeInsets?

  /// Makes a canvas that leaves everything open.
  public init() {}

  /// Every key of the canvas.
  public static let properties: [Property<Canvas>] = [
    Property(
      "width", \.width, as: .number(from: 1), default: "the device's, else the content's",
      "The width of the picture, in points."),
    Property(
      "height", \.height, as: .number(from: 1), default: "the device's, else the content's",
      "The height of the picture, in points."),
    Property(
      "scale", \.scale, as: .number(from: 0.25, to: 8), default: "the device's, else 2",
      "The number of pixels in a point."),
    Property(
      "appearance", \.appearance, default: "light", "Which appearances are drawn.",
      or: ["appearances"]),
    Property(
      "background", \.background, default: "systemBackground", "The colour beneath everything.",
      or: ["backgroundColor"]),
    Property(
      "locale", \.locale, as: .languageTag, default: "en",
      "The language of the document, as a BCP 47 tag."),
    Property(
      "direction", \.direction, default: "the locale's", "Where leading is.",
      or: ["layoutDirection"]),
    Property("textSize", \.textSize, default: "large", "The reader's text size."),
    Property("boldText", \.boldText, default: "false", "Whether the reader asked for bold text."),
    Property("device", \.device, "The screen to draw for: its size, scale and safe area."),
    Property(
      "safeArea", \.safeArea, default: "the device's, else 0",
      "What bars and notches cover at the edges, in points.", or: ["safeAreaInsets"]),
  ]
}

extension Canvas {
  /// The size the content is offered: what is given, else the device's; nil on an axis hugs the
  /// content.
  public var size: (width: Double?, height: Double?) {
    let isPlain = width == nil && height == nil
    let screen = isPlain ? device?.size : nil
    return (width ?? screen?.width, height ?? screen?.height)
  }

  /// Pixels per point: what is given, else the device's, else 2.
  public var grid: PixelGrid {
    PixelGrid(scale: scale ?? device?.scale ?? 2)
  }

  /// Where leading is: what is given, else what the locale's script wants.
  public var layoutDirection: LayoutDirection {
    direction ?? locale.map(Self.direction(of:)) ?? .leftToRight
  }

  /// The insets of the safe area.
  public var insets: EdgeInsets { safeArea ?? device?.safeArea ?? .zero }

  /// The direction of a language by its BCP 47 tag: a script subtag decides, else the language.
  public static func direction(of locale: String) -> LayoutDirection {
    let parts = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let scripts: Set<Substring> = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    let languages: Set<Substring> = [
      "ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "syr", "nqo",
    ]
    return parts.first.map(languages.contains) == true ? .rightToLeft : .leftToRight
  }
}
