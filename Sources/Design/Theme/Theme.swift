/// A design system as one value: schemes by kind of element, named colours, dimensions and text
/// styles.
public struct Theme: Hashable, Sendable {
  /// The name shown in reports.
  public var name: String
  /// Colours by name.
  public var palette: Palette
  /// Lengths by name, in points.
  public var dimensions: [String: Double]
  /// Text styles by name, beside those of the platform.
  public var textStyles: [String: TextStyle]
  private var schemes: [SchemeKind: Scheme]

  /// Makes a theme whose base leaves everything open.
  public init(
    name: String = "default", schemes: [SchemeKind: Scheme] = [:], palette: Palette = .standard,
    dimensions: [String: Double] = [:], textStyles: [String: TextStyle] = [:]
  ) {
    self.name = name
    self.schemes = schemes
    self.palette = palette
    self.dimensions = dimensions
    self.textStyles = textStyles
    if schemes[.base] == nil { self.schemes[.base] = Scheme() }
  }

  /// The kinds that have a scheme, by name.
  public var kinds: [SchemeKind] { schemes.keys.sorted() }

  /// The scheme of a kind as it was set, or nil.
  public subscript(kind: SchemeKind) -> Scheme? {
    get { schemes[kind] }
    set { schemes[kind] = newValue }
  }

  /// The scheme of a kind over the base: what the kind leaves open comes from the base.
  public func scheme(for kind: SchemeKind) -> Scheme {
    let base = schemes[.base] ?? Scheme()
    guard kind != .base, let own = schemes[kind] else { return base }
    return own.merging(over: base)
  }

  /// The theme with a scheme's copy under another name. A kind without a scheme copies nothing.
  public func copying(_ source: SchemeKind, to target: SchemeKind) -> Theme {
    guard let scheme = schemes[source] else { return self }
    return setting(target, to: scheme)
  }

  /// The theme with another scheme for a kind.
  public func setting(_ kind: SchemeKind, to scheme: Scheme?) -> Theme {
    var copy = self
    copy.schemes[kind] = scheme
    return copy
  }

  /// The theme with one colour of a kind changed. A kind without a scheme stays without.
  public func setting<Value>(
    color path: WritableKeyPath<Colors, Value>, to value: Value, for kind: SchemeKind = .base
  ) -> Theme {
    setting(kind, to: schemes[kind]?.setting(color: path, to: value))
  }

  /// The theme with one style of a kind changed. A kind without a scheme stays without.
  public func setting<Value>(
    style path: WritableKeyPath<Styles, Value>, to value: Value, for kind: SchemeKind = .base
  ) -> Theme {
    setting(kind, to: schemes[kind]?.setting(style: path, to: value))
  }

  /// The theme with every colour of a kind changed. A kind without a scheme stays without.
  public func setting(colors: Colors?, for kind: SchemeKind = .base) -> Theme {
    setting(kind, to: schemes[kind]?.setting(\.colors, to: colors))
  }

  /// The theme with every style of a kind changed. A kind without a scheme stays without.
  public func setting(styles: Styles?, for kind: SchemeKind = .base) -> Theme {
    setting(kind, to: schemes[kind]?.setting(\.styles, to: styles))
  }
}
