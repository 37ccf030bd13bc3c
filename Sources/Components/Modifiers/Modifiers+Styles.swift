internal import GalleyDesign
internal import GalleyGeometry

extension Modifiers {
  /// Returns the values of style and substyle, over the scheme, over those of the theme for components of
  /// this kind; nil if none of them specifies anything.
  func combinedScheme(_ names: any ValueNames, over kind: Scheme?) -> Scheme? {
    let styled = names.style(named: style?.name, substyle: substyle?.name)
    let layers = [typography?.scheme, styled, scheme?.scheme, kind].compactMap { $0 }
    guard let first = layers.first else { return nil }
    let combined = layers.dropFirst().reduce(first) { $0.merging(over: $1) }
    return combined.isEmpty ? nil : combined
  }

  /// Adopts from a scheme the properties that every component has: the box and the colour of its content
  /// (W3W-21, STY-16). Properties that the scheme leaves open stay as they are.
  static func adopt(_ scheme: Scheme, into look: inout StyleAdoption<Modifiers>) {
    let colors = scheme.colors
    let styles = scheme.styles
    look.set("foregroundColor", \.foregroundColor, to: colors?.foreground)
    look.set("backgroundColor", \.backgroundColor, to: colors?.background)
    look.set("borderColor", \.borderColor, to: colors?.border)
    look.set("borderWidth", \.borderWidth, to: styles?.border.map { $0.points })
    if !look.isSet("cornerRadius"), look.owner.cornerRadius == nil {
      look.update { $0.glassCornerRadius = styles?.glassCornerRadius.map(CornerRadii.init(step:)) }
    }
    look.set("cornerRadius", \.cornerRadius, to: styles?.cornerRadius.map(CornerRadii.init(step:)))
    look.set(
      "backgroundBlur", \.backgroundBlur, to: styles?.visualEffect)
    look.set("padding", \.padding, to: styles?.padding.map { $0.insets })
    look.set("clipped", \.clipped, to: styles?.clipsToBounds)
    look.set(
      "shadow", \.shadow, to: styles?.shadow.map { [ShadowStyle($0, color: colors?.shadow)] })
  }
}

extension CornerRadii {
  /// A corner radius of the design system.
  init(step: CornerRadius) {
    switch step {
    case .points(let points): self.init(points)
    case .oval, .circle: self = .circle
    }
  }
}

extension ShadowStyle {
  /// A shadow of the design system; black unless the colour set has a colour for it.
  init(_ shadow: Shadow, color: Color?) {
    self.init()
    self.color = (color ?? .black).faded(to: shadow.opacity)
    x = shadow.x
    y = shadow.y
    radius = shadow.blur / 2
    spread = shadow.spread
  }
}
