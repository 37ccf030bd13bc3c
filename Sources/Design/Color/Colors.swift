/// The colours of one kind of element by role. A nil role leaves the element's own colour alone.
public struct Colors: Mergeable {
  /// Text and icons.
  public var foreground: Color?
  /// The surface.
  public var background: Color?
  /// A surface upon the surface.
  public var secondaryBackground: Color?
  /// Interactive parts and accents.
  public var tint: Color?
  /// Text of less weight.
  public var secondary: Color?
  /// The brand's own colour.
  public var brand: Color?
  /// The border.
  public var border: Color?
  /// The lines between rows.
  public var separator: Color?
  /// The shadow, before its opacity.
  public var shadow: Color?
  /// The colour of the placeholder.
  public var placeholder: Color?
  /// Drawn lines.
  public var line: Color?
  /// The colours of found or pressed text.
  public var highlight: ColorPair?
  /// Good news.
  public var success: ColorPair?
  /// Doubtful news.
  public var warning: ColorPair?
  /// Bad news.
  public var error: ColorPair?
  /// The header of a list.
  public var header: ColorPair?
  /// A control being pressed.
  public var highlighted: StateColors?
  /// A control that is selected.
  public var selected: StateColors?
  /// A control that takes no input.
  public var disabled: StateColors?
  /// A control that takes the keyboard's input.
  public var focused: StateColors?
  /// A control whose input is refused.
  public var invalid: StateColors?

  /// Makes a set that leaves everything open.
  public init() {}

  /// Makes a set from a pair.
  public init(_ pair: ColorPair) {
    foreground = pair.foreground
    background = pair.background
  }

  /// Makes a set from its most common roles.
  public init(
    foreground: Color? = nil, background: Color? = nil, tint: Color? = nil,
    secondary: Color? = nil, border: Color? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.tint = tint
    self.secondary = secondary
    self.border = border
  }

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    foreground.adopt(base.foreground)
    background.adopt(base.background)
    secondaryBackground.adopt(base.secondaryBackground)
    tint.adopt(base.tint)
    secondary.adopt(base.secondary)
    brand.adopt(base.brand)
    border.adopt(base.border)
    separator.adopt(base.separator)
    shadow.adopt(base.shadow)
    placeholder.adopt(base.placeholder)
    line.adopt(base.line)
    highlight.fill(from: base.highlight)
    success.fill(from: base.success)
    warning.fill(from: base.warning)
    error.fill(from: base.error)
    header.fill(from: base.header)
    highlighted.fill(from: base.highlighted)
    selected.fill(from: base.selected)
    disabled.fill(from: base.disabled)
    focused.fill(from: base.focused)
    invalid.fill(from: base.invalid)
  }
}
