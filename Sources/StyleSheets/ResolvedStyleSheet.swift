public import GalleyDesign

/// A style sheet with every reference resolved, ready to be queried by name.
public struct ResolvedStyleSheet: Hashable, Sendable {
  /// The colours by name.
  public internal(set) var colors: [String: Color] = [:]
  /// The dimensions by name, in points.
  public internal(set) var dimensions: [String: Double] = [:]
  /// The styles in the order of the sheet, without those that cannot be resolved.
  public internal(set) var styles: [ResolvedStyle] = []
  /// The names of the styles, in the same order.
  public internal(set) var styleNames: [String] = []
  private var places: [String: Int] = [:]

  /// Makes an empty sheet.
  public init() {}

  /// The style of a name, or nil.
  public func style(named name: String) -> ResolvedStyle? {
    places[name].map { styles[$0] }
  }

  /// The scheme of a style with a substyle over it (STY-9); names that are not known count as
  /// styles that set nothing. Nil when neither is known.
  public func scheme(style name: String?, substyle: String? = nil) -> Scheme? {
    let style = name.flatMap { self.style(named: $0) }
    let over = substyle.flatMap { self.style(named: $0) }
    guard style != nil || over != nil else { return nil }
    let base = style ?? ResolvedStyle()
    return (over.map { base.applying($0) } ?? base).scheme
  }

  /// A theme's values with those of this sheet over them: its colours and dimensions by name.
  public func applied(to theme: Theme) -> Theme {
    var theme = theme
    for (name, color) in colors { theme.palette[name] = color }
    theme.dimensions.merge(dimensions) { $1 }
    return theme
  }

  mutating func add(_ style: ResolvedStyle, named name: String) {
    places[name] = styles.count
    styles.append(style)
    styleNames.append(name)
  }

  /// Sets all styles at once, with the place of every name.
  mutating func set(_ styles: [ResolvedStyle], named names: [String], places: [String: Int]) {
    self.styles = styles
    styleNames = names
    self.places = places
  }

  mutating func reserve(_ count: Int) {
    styles.reserveCapacity(count)
    styleNames.reserveCapacity(count)
    places.reserveCapacity(count)
  }
}
