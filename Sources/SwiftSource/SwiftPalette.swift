internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry

/// The colours of a source. Those that SwiftUI has a name for are written by it; every other one is a
/// constant at the end of the source, so that it is written once.
struct SwiftPalette {
  /// The constants by their names, in the order of their first use.
  private var constants: [(name: String, expression: String)] = []
  /// True if colours are written in place instead of as constants.
  private let isInline: Bool

  init(isInline: Bool = false) { self.isInline = isInline }

  /// A colour as SwiftUI writes it, with its type: `Color.red`, `Color.hex2C6E7F`.
  mutating func expression(_ color: Color) -> String {
    if isInline { return Self.inline(color) }
    if let name = Self.name(of: color) { return name }
    let light = Self.digits(color.light)
    let name =
      color.light == color.dark ? "hex\(light)" : "hex\(light)dark\(Self.digits(color.dark))"
    let expression = Self.expression(of: color)
    if let known = constants.first(where: { $0.expression == expression }) {
      return "Color.\(known.name)"
    }
    let count = constants.count { $0.name == name || $0.name.hasPrefix("\(name)_") }
    constants.append((count == 0 ? name : "\(name)_\(count + 1)", expression))
    return "Color.\(constants[constants.count - 1].name)"
  }

  /// The declaration of the constants; empty without any.
  var lines: [String] {
    guard !constants.isEmpty else { return [] }
    return ["extension Color {"]
      + constants.map { "  fileprivate static let \($0.name) = \($0.expression)" } + ["}"]
  }

  /// A colour without constants: `Color(red: 0.5, green: 0, blue: 1)`.
  static func inline(_ color: Color) -> String { name(of: color) ?? expression(of: color) }

  /// SwiftUI's own names, and UIKit's for the system's colours.
  private static let names: [(Color, String)] =
    [
      (.black, "Color.black"), (.white, "Color.white"), (.clear, "Color.clear"),
    ]
    + SystemColor.allCases.compactMap { system in
      let name: String? =
        switch system {
        case .label: "Color.primary"
        case .secondaryLabel: "Color.secondary"
        case .systemGray: "Color.gray"
        case .systemRed: "Color.red"
        case .systemOrange: "Color.orange"
        case .systemYellow: "Color.yellow"
        case .systemGreen: "Color.green"
        case .systemBlue: "Color.blue"
        case .systemIndigo: "Color.indigo"
        case .systemPurple: "Color.purple"
        case .systemPink: "Color.pink"
        case .primaryFill: "Color(uiColor: .systemFill)"
        case .secondaryFill: "Color(uiColor: .secondarySystemFill)"
        case .tertiaryFill: "Color(uiColor: .tertiarySystemFill)"
        case .quaternaryFill: "Color(uiColor: .quaternarySystemFill)"
        // UIKit has another teal, and not the further fills.
        case .systemTeal, .quinaryFill, .senaryFill, .septenaryFill: nil
        default: "Color(uiColor: .\(system.rawValue))"
        }
      return name.map { (system.color, $0) }
    }

  private static func name(of color: Color) -> String? { names.first { $0.0 == color }?.1 }

  private static func expression(of color: Color) -> String {
    guard color.light != color.dark else { return "Color(\(arguments(color.light, "opacity")))" }
    let (light, dark) = (arguments(color.light, "alpha"), arguments(color.dark, "alpha"))
    return "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark "
      + "? UIColor(\(full(dark))) : UIColor(\(full(light))) })"
  }

  /// UIKit's initialiser has no default for the opacity.
  private static func full(_ arguments: String) -> String {
    arguments.contains("alpha:") ? arguments : arguments + ", alpha: 1"
  }

  private static func arguments(_ color: RGBAColor, _ opacity: String) -> String {
    let parts = zip(["red", "green", "blue"], [color.red, color.green, color.blue])
      .map { "\($0): \(share($1))" }
    let last = color.alpha == 1 ? [] : ["\(opacity): \(color.alpha.swiftExpression)"]
    return (parts + last).joined(separator: ", ")
  }

  /// `0x2C / 255` where a byte is the same share.
  private static func share(_ share: Double) -> String {
    let byte = (share * 255).rounded()
    guard byte / 255 == share, byte > 0, byte < 255 else { return share.swiftExpression }
    return "0x\(hex(share)) / 255"
  }

  private static func digits(_ color: RGBAColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
    return parts.map(hex).joined()
  }

  private static func hex(_ share: Double) -> String {
    let text = String(
      Int(saturating: (min(max(share, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }
}

extension SwiftPalette {
  /// A gradient's colours: `Gradient(colors: […])` at even distances, else `Gradient(stops: […])`.
  private mutating func expression(_ gradient: Gradient?) -> String {
    let stops = gradient?.stops ?? []
    let colors = stops.map { expression($0.color) }
    if let gradient, gradient == Gradient(colors: stops.map(\.color)) {
      return "Gradient(colors: [\(colors.joined(separator: ", "))])"
    }
    let places = zip(stops, colors).map {
      ".init(color: \($1), location: \($0.location.swiftExpression))"
    }
    return "Gradient(stops: [\(places.joined(separator: ", "))])"
  }

  /// A gradient as a style and a view; nil for a radial one that reaches the middle of its sides, which
  /// SwiftUI cannot know before it draws.
  ///
  /// - Parameter radius: The expression of the outer radius of a radial one that has none.
  mutating func expression(_ paint: GradientPaint, radius: String? = nil) -> String? {
    let colors = expression(paint.gradient)
    let middle = (paint.center ?? .center).swiftExpression
    switch paint.kind {
    case .linear:
      let ends = (paint.direction ?? .topToBottom).ends
      return "LinearGradient(gradient: \(colors), startPoint: "
        + "\((paint.startPoint ?? ends.0).swiftExpression), endPoint: "
        + "\((paint.endPoint ?? ends.1).swiftExpression))"
    case .radial:
      guard let end = paint.endRadius?.swiftExpression ?? radius else { return nil }
      return "RadialGradient(gradient: \(colors), center: \(middle), startRadius: "
        + "\((paint.startRadius ?? 0).swiftExpression), endRadius: \(end))"
    case .elliptical:
      return "EllipticalGradient(gradient: \(colors), center: \(middle), startRadiusFraction: "
        + "\((paint.startRadius ?? 0).swiftExpression), endRadiusFraction: "
        + "\((paint.endRadius ?? 0.5).swiftExpression))"
    case .angular:
      let start = paint.startAngle ?? .zero
      return "AngularGradient(gradient: \(colors), center: \(middle), startAngle: "
        + "\(start.swiftExpression), endAngle: "
        + "\((paint.endAngle ?? .degrees(start.degrees + 360)).swiftExpression))"
    }
  }

  /// A style; nil for what SwiftUI has no word for.
  mutating func expression(_ style: AnyShapeStyle) -> String? {
    switch style.kind {
    case .foreground: "ForegroundStyle()"
    case .color(let color): expression(color)
    case .gradient(let paint): expression(paint)
    case .pattern(_, let name, let scale):
      "ImagePaint(image: Image(\(name.swiftExpression)), scale: \(scale.swiftExpression))"
    case .material(let effect, _): Self.material(effect)
    }
  }

  private static func material(_ effect: VisualEffect) -> String? {
    if case .blur = effect { return nil }
    return "Material.\(effect)"
  }
}
