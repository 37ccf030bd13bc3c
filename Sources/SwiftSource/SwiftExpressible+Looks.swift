public import GalleyComponents
public import GalleyDesign
public import GalleyGeometry
internal import GalleyPainting

extension RGBAColor: SwiftExpressible {
  /// `RGBAColor(hex: 0x2C6E7F)` where bytes say it, else shares from 0 to 1.
  public var swiftExpression: String {
    let bytes = [red, green, blue].map { ($0 * 255).rounded() }
    let isWhole = zip(bytes, [red, green, blue]).allSatisfy { $0 / 255 == $1 }
    let opacity = alpha == 1 ? "" : ", alpha: \(alpha.swiftExpression)"
    guard isWhole, bytes.allSatisfy({ (0...255).contains($0) }) else {
      let parts = zip(["red", "green", "blue"], [red, green, blue]).map { "\($0): \($1)" }
      return "RGBAColor(\(parts.joined(separator: ", "))\(opacity))"
    }
    let digits = bytes.map { byte in
      let text = String(Int(saturating: byte), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "RGBAColor(hex: 0x\(digits.joined())\(opacity))"
  }
}

extension Color: SwiftExpressible {
  /// A word where there is one, such as `.white`, else the colours of the modes.
  public var swiftExpression: String {
    let constants: [(Color, String)] = [
      (.black, ".black"), (.white, ".white"), (.clear, ".clear"), (.label, ".label"),
    ]
    if let constant = constants.first(where: { $0.0 == self }) { return constant.1 }
    if let system = SystemColor.allCases.first(where: { $0.color == self }) {
      return "SystemColor.\(system).color"
    }
    if self == Color(light) { return "Color(\(light.swiftExpression))" }
    let forms: [(String, RGBAColor?)] = [
      ("light", light), ("dark", dark), ("lightIncreasedContrast", lightIncreasedContrast),
      ("darkIncreasedContrast", darkIncreasedContrast),
    ]
    let parts = forms.compactMap { name, form in form.map { "\(name): \($0.swiftExpression)" } }
    return "Color(\(parts.joined(separator: ", ")))"
  }
}

extension Gradient: SwiftExpressible {
  /// `Gradient(colors: […])` at even distances, else `Gradient(stops: […])`.
  public var swiftExpression: String {
    if self == Gradient(colors: stops.map(\.color)) {
      return "Gradient(colors: [\(stops.map(\.color.swiftExpression).joined(separator: ", "))])"
    }
    let places = stops.map {
      "Gradient.Stop(color: \($0.color.swiftExpression), location: "
        + "\($0.location.swiftExpression))"
    }
    return "Gradient(stops: [\(places.joined(separator: ", "))])"
  }
}

extension UnitPoint: SwiftExpressible {
  /// `.topLeading` where there is a word, else `UnitPoint(x: 0.3, y: 0)`.
  public var swiftExpression: String {
    let words: [(UnitPoint, String)] = [
      (.topLeading, ".topLeading"), (.top, ".top"), (.topTrailing, ".topTrailing"),
      (.leading, ".leading"), (.center, ".center"), (.trailing, ".trailing"),
      (.bottomLeading, ".bottomLeading"), (.bottom, ".bottom"),
      (.bottomTrailing, ".bottomTrailing"),
    ]
    return words.first { $0.0 == self }?.1
      ?? SwiftLiteral.call("UnitPoint", [("x", x), ("y", y)])
  }
}

extension Angle: SwiftExpressible {
  /// `.degrees(30)`.
  public var swiftExpression: String { ".degrees(\(degrees.swiftExpression))" }
}

extension GradientPaint: SwiftExpressible {
  /// The type's initialiser; a radial gradient that reaches the middle of its sides has one by
  /// itself.
  public var swiftExpression: String {
    let gradient = gradient?.swiftExpression ?? "Gradient(stops: [])"
    let middle = (center ?? .center).swiftExpression
    switch kind {
    case .linear:
      let ends = (direction ?? .topToBottom).ends
      return "LinearGradient(gradient: \(gradient), startPoint: "
        + "\((startPoint ?? ends.0).swiftExpression), endPoint: "
        + "\((endPoint ?? ends.1).swiftExpression))"
    case .radial:
      let end = endRadius.map { ", endRadius: \($0.swiftExpression)" } ?? ""
      return "RadialGradient(gradient: \(gradient), center: \(middle), startRadius: "
        + "\((startRadius ?? 0).swiftExpression)\(end))"
    case .elliptical:
      return "EllipticalGradient(gradient: \(gradient), center: \(middle), startRadiusFraction: "
        + "\((startRadius ?? 0).swiftExpression), endRadiusFraction: "
        + "\((endRadius ?? 0.5).swiftExpression))"
    case .angular:
      let start = startAngle ?? .zero
      return "AngularGradient(gradient: \(gradient), center: \(middle), startAngle: "
        + "\(start.swiftExpression), endAngle: "
        + "\((endAngle ?? .degrees(start.degrees + 360)).swiftExpression))"
    }
  }
}

// Gradients are views as well, and written whole.

extension LinearGradient: SwiftExpressible {
  /// The view itself.
  public var swiftExpression: String { paint.swiftExpression }
}

extension RadialGradient: SwiftExpressible {
  /// The view itself.
  public var swiftExpression: String { paint.swiftExpression }
}

extension EllipticalGradient: SwiftExpressible {
  /// The view itself.
  public var swiftExpression: String { paint.swiftExpression }
}

extension AngularGradient: SwiftExpressible {
  /// The view itself.
  public var swiftExpression: String { paint.swiftExpression }
}

extension AnyShapeStyle: SwiftExpressible {
  /// True if it takes an image.
  var isPattern: Bool {
    if case .pattern = kind { true } else { false }
  }

  /// A pattern is an image that the view takes from the document's.
  public var swiftExpression: String {
    switch kind {
    case .foreground: "AnyShapeStyle(ForegroundStyle())"
    case .color(let color): "AnyShapeStyle(\(color.swiftExpression.qualified))"
    case .gradient(let paint): "AnyShapeStyle(\(paint.swiftExpression))"
    case .pattern(_, let name, let scale):
      "AnyShapeStyle(ImagePaint(\(name.swiftExpression), from: images, "
        + "scale: \(scale.swiftExpression)))"
    case .material(let effect, _): "AnyShapeStyle(VisualEffect\(effect.swiftExpression))"
    }
  }
}

extension String {
  /// A word of colours with its type, where the type is not known.
  fileprivate var qualified: String { hasPrefix(".") ? "Color" + self : self }
}

extension CornerRadii: SwiftExpressible {
  /// `CornerRadii(8)`, or all four corners.
  public var swiftExpression: String {
    if self == CornerRadii(topLeft) { return "CornerRadii(\(topLeft.swiftExpression))" }
    let all = [topLeft, topRight, bottomRight, bottomLeft]
    let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    return SwiftLiteral.call("CornerRadii", Array(zip(names, all)))
  }
}

extension ShadowStyle: SwiftExpressible {
  /// True if the modifier's own arguments express it.
  var isPlain: Bool { kind == .drop && spread == 0 }

  var arguments: String {
    let lengths = zip(["x", "y", "spread"], [x, y, spread]).filter { $1 != 0 }
    return "color: \(color.swiftExpression), radius: \(radius.swiftExpression)"
      + lengths.map { ", \($0): \($1.swiftExpression)" }.joined()
  }

  /// `ShadowStyle(.inner, color: …, radius: 4, y: 2)`.
  public var swiftExpression: String {
    "ShadowStyle(\(kind == .drop ? "" : ".\(kind), ")\(arguments))"
  }
}

extension ShapeStroke: SwiftExpressible {
  /// `ShapeStroke(…, StrokeStyle(width: 2, cap: .round), .inside)`.
  public var swiftExpression: String {
    var parts = ["width: \(style.width.swiftExpression)"]
    if style.cap != .butt { parts.append("cap: .\(style.cap)") }
    if style.join != .miter { parts.append("join: .\(style.join)") }
    if !style.dashes.isEmpty {
      parts.append("dashes: [\(style.dashes.map(\.swiftExpression).joined(separator: ", "))]")
    }
    if style.miterLimit != 10 { parts.append("miterLimit: \(style.miterLimit.swiftExpression)") }
    if style.dashPhase != 0 { parts.append("dashPhase: \(style.dashPhase.swiftExpression)") }
    return "ShapeStroke(\(paint.swiftExpression), StrokeStyle(\(parts.joined(separator: ", "))), "
      + ".\(placement))"
  }
}

extension TrimRange: SwiftExpressible {
  /// `TrimRange(to: 0.5)`, without what the defaults say.
  public var swiftExpression: String {
    SwiftLiteral.call("TrimRange", [("from", from), ("to", to)])
  }
}

extension VisualTransform: SwiftExpressible {
  /// `.rotation(.degrees(30))`; an affine one with its six numbers.
  public var swiftExpression: String {
    let n = numbers.map(\.swiftExpression)
    let anchor = anchor == .center ? "" : ", anchor: \(anchor.swiftExpression)"
    switch form {
    case .rotation: return ".rotation(.degrees(\(n[0]))\(anchor))"
    case .scale: return ".scale(x: \(n[0]), y: \(n[1])\(anchor))"
    case .skew: return ".skew(x: .degrees(\(n[0])), y: .degrees(\(n[1]))\(anchor))"
    case .affine:
      let names = ["a", "b", "c", "d", "tx", "ty"]
      return ".affine(\(SwiftLiteral.call("Transform", Array(zip(names, numbers)))))"
    }
  }
}

extension AnyShape: SwiftExpressible {
  /// `AnyShape(Star().with { $0.points = 6 })`.
  public var swiftExpression: String {
    guard let shape = base as? any DocumentView else { return "AnyShape(\(name)())" }
    return "AnyShape(\(Self.call(shape)))"
  }

  /// The shape with all that it has a value for.
  private static func call<Content: DocumentView>(_ shape: Content) -> String {
    let statements = Content.properties.flatMap { property -> [String] in
      guard let value = property.value(shape),
        case .property(let path) =
          Content.swiftSpellings[property.description.name] ?? .property(property.description.name)
      else { return [] }
      return swiftStatements(assigning: value, to: path) ?? []
    }
    let name = "\(Content.self)()"
    return statements.isEmpty ? name : "\(name).with { \(statements.joined(separator: "; ")) }"
  }
}

extension VisualEffect: SwiftExpressible {
  /// `.blur(12)`, or the material: `.regular`.
  public var swiftExpression: String {
    if case .blur(let deviation) = self { return ".blur(\(deviation.swiftExpression))" }
    return ".\(self)"
  }
}
