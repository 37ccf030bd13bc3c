/// A design system as one value: schemes by kind of element, named colours, dimensions and text
/// styles.
///
/// A copy costs one reference: contexts carry themes to every component.
public struct Theme: Hashable, Sendable {
  private var parts: Box<Parts>

  /// Makes a theme whose base leaves everything open.
  public init(
    name: String = "default", schemes: [SchemeKind: Scheme] = [:], palette: Palette = .standard,
    dimensions: [String: Double] = [:], textStyles: [String: TextStyle] = [:],
    tokens: [String: ThemeToken] = [:]
  ) {
    var parts = Parts(
      name: name, palette: palette, dimensions: dimensions, textStyles: textStyles,
      tokens: tokens, schemes: schemes)
    if schemes[.base] == nil { parts.schemes[.base] = Scheme() }
    parts.merge()
    self.parts = Box(parts)
  }

  /// The name shown in reports.
  public var name: String {
    get { parts.value.name }
    set { edit { $0.name = newValue } }
  }

  /// Colours by name.
  public var palette: Palette {
    get { parts.value.palette }
    set { edit { $0.palette = newValue } }
  }

  /// Lengths by name, in points.
  public var dimensions: [String: Double] {
    get { parts.value.dimensions }
    set { edit { $0.dimensions = newValue } }
  }

  /// The metrics of text without a family.
  public var systemFontMetrics: SystemFontMetrics {
    get { parts.value.systemFontMetrics }
    set { edit { $0.systemFontMetrics = newValue } }
  }

  /// The system whose look elements have that the theme leaves open.
  public var system: SystemVersion {
    get { parts.value.system }
    set { edit { $0.system = newValue } }
  }

  /// Text styles by name, beside those of the platform.
  public var textStyles: [String: TextStyle] {
    get { parts.value.textStyles }
    set { edit { $0.textStyles = newValue } }
  }

  /// Shadows, borders, gradients, weights, families and values for movement, by name. Documents may name a
  /// shadow, a gradient, a weight or a family in the place of such a value, and a border in the place of a
  /// colour or a width; values that nothing draws are stored for tools that use them.
  public var tokens: [String: ThemeToken] {
    get { parts.value.tokens }
    set { edit { $0.tokens = newValue } }
  }

  /// The text style of a name: the theme's own, else the one that every theme knows.
  public func textStyle(named name: String) -> TextStyle? {
    textStyles[name] ?? DNATypography(name: name)?.textStyle
  }

  /// The kinds that have a scheme, by name.
  public var kinds: [SchemeKind] { parts.value.schemes.keys.sorted() }

  /// The scheme of a kind as it was set, or nil.
  public subscript(kind: SchemeKind) -> Scheme? {
    get { parts.value.schemes[kind] }
    set {
      edit {
        $0.schemes[kind] = newValue
        $0.merge()
      }
    }
  }

  /// The scheme of a kind over the base: what the kind leaves open comes from the base.
  public func scheme(for kind: SchemeKind) -> Scheme {
    parts.value.merged[kind]?.value ?? parts.value.schemes[.base] ?? Scheme()
  }

  /// Returns the fonts of a kind over the base's; nil if the theme has none. Cheap enough to be called for
  /// every text.
  public func fonts(for kind: SchemeKind) -> Fonts? {
    parts.value.fonts[kind] ?? parts.value.fonts[.base]
  }

  /// The base's colour of text; nil leaves it to the platform.
  public var foreground: Color? { parts.value.foreground }
  /// The base's colour of surfaces; nil leaves it to the platform.
  public var background: Color? { parts.value.background }

  /// The base's colour for a part of the kit's own looks; nil leaves it to the platform.
  package subscript(part: ColorPart) -> Color? { parts.value.colorParts[part] }

  /// True if the kit keeps the platform's colours under any base: Galley's own themes are drawn as their systems
  /// published them.
  package var keepsPlatformColors: Bool {
    get { parts.value.keepsPlatformColors }
    set {
      edit {
        $0.keepsPlatformColors = newValue
        $0.merge()
      }
    }
  }

  private mutating func edit(_ change: (inout Parts) -> Void) {
    var copy = parts.value
    change(&copy)
    parts = Box(copy)
  }

  /// The theme with a scheme's copy under another name. A kind without a scheme copies nothing.
  public func copying(_ source: SchemeKind, to target: SchemeKind) -> Theme {
    guard let scheme = self[source] else { return self }
    return setting(target, to: scheme)
  }

  /// The theme with another scheme for a kind.
  public func setting(_ kind: SchemeKind, to scheme: Scheme?) -> Theme {
    var copy = self
    copy[kind] = scheme
    return copy
  }

  /// The theme with one colour of a kind changed. A kind without a scheme stays without.
  public func setting<Value>(
    color path: WritableKeyPath<Colors, Value>, to value: Value, for kind: SchemeKind = .base
  ) -> Theme {
    setting(kind, to: self[kind]?.setting(color: path, to: value))
  }

  /// The theme with one style of a kind changed. A kind without a scheme stays without.
  public func setting<Value>(
    style path: WritableKeyPath<Styles, Value>, to value: Value, for kind: SchemeKind = .base
  ) -> Theme {
    setting(kind, to: self[kind]?.setting(style: path, to: value))
  }

  /// The theme with every colour of a kind changed. A kind without a scheme stays without.
  public func setting(colors: Colors?, for kind: SchemeKind = .base) -> Theme {
    setting(kind, to: self[kind]?.setting(\.colors, to: colors))
  }

  /// The theme with every style of a kind changed. A kind without a scheme stays without.
  public func setting(styles: Styles?, for kind: SchemeKind = .base) -> Theme {
    setting(kind, to: self[kind]?.setting(\.styles, to: styles))
  }
}

extension Theme {
  /// Nothing but names: every element keeps its own look.
  public static let plain = Theme(name: "plain")

  /// The theme used when none is given: every element keeps its own look, all names are known.
  public static let standard = plain
}

/// The parts of a theme.
private struct Parts: Hashable, Sendable {
  var name: String
  var palette: Palette
  var dimensions: [String: Double]
  var textStyles: [String: TextStyle]
  var tokens: [String: ThemeToken]
  var schemes: [SchemeKind: Scheme]
  var systemFontMetrics = SystemFontMetrics.platform
  var system = SystemVersion.ios18
  /// Every kind over the base; follows from `schemes`.
  var merged: [SchemeKind: Box<Scheme>] = [:]
  /// The fonts of every kind that has any; follows from `schemes`.
  var fonts: [SchemeKind: Fonts] = [:]
  /// The base's; follows from `schemes`.
  var foreground: Color?
  /// The base's; follows from `schemes`.
  var background: Color?
  var keepsPlatformColors = false
  /// The base's colours by part; follows from `schemes`.
  var colorParts: [ColorPart: Color] = [:]

  mutating func merge() {
    let base = schemes[.base] ?? Scheme()
    // Most themes of short-lived processes have nothing but a base: no field list is made for them.
    merged = [:]
    for (kind, scheme) in schemes {
      merged[kind] = Box(kind == .base ? base : scheme.merging(over: base))
    }
    foreground = base.colors?.foreground
    background = base.colors?.background
    colorParts = keepsPlatformColors ? [:] : base.colors?.parts ?? [:]
    fonts = merged.compactMapValues { $0.value.styles?.fonts }
  }
}
