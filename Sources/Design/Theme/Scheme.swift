/// The look of one kind of element: colours and everything else. A nil part leaves the element's
/// own look alone.
public struct Scheme: Mergeable {
  /// The colours.
  public var colors: Colors?
  /// Everything that is not colour.
  public var styles: Styles?

  /// Makes a scheme that leaves everything open.
  public init() {}

  /// Makes a scheme.
  public init(colors: Colors? = nil, styles: Styles? = nil) {
    self.colors = colors
    self.styles = styles
  }

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    colors.fill(from: base.colors)
    styles.fill(from: base.styles)
  }

  /// The scheme with one colour changed. Without a colour set nothing changes.
  public func setting<Value>(
    color path: WritableKeyPath<Colors, Value>, to value: Value
  ) -> Scheme {
    setting(\.colors, to: colors?.setting(path, to: value))
  }

  /// The scheme with one style changed: all others are kept, and a missing style set is made. (The
  /// first what3words release replaced the whole set here; later ones merge, as this does.)
  public func setting<Value>(
    style path: WritableKeyPath<Styles, Value>, to value: Value
  ) -> Scheme {
    setting(\.styles, to: (styles ?? Styles()).setting(path, to: value))
  }
}
