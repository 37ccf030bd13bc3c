public import GalleyComponents
public import GalleyDesign
internal import GalleyGeometry

extension CoreColor: SwiftExpressible {
  public var swiftExpression: String {
    let bytes = [red, green, blue].map { ($0 * 255).rounded() }
    let isWhole = zip(bytes, [red, green, blue]).allSatisfy { $0 / 255 == $1 }
    let opacity = alpha == 1 ? "" : ", alpha: \(alpha.swiftExpression)"
    guard isWhole, bytes.allSatisfy({ (0...255).contains($0) }) else {
      let parts = zip(["red", "green", "blue"], [red, green, blue]).map { "\($0): \($1)" }
      return "CoreColor(\(parts.joined(separator: ", "))\(opacity))"
    }
    let digits = bytes.map { byte in
      let text = String(Int(byte), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "CoreColor(hex: 0x\(digits.joined())\(opacity))"
  }
}

extension Color: SwiftExpressible {
  public var swiftExpression: String {
    let constants: [(Color, String)] = [
      (.black, ".black"), (.white, ".white"), (.clear, ".clear"), (.label, ".label"),
    ]
    if let constant = constants.first(where: { $0.0 == self }) { return constant.1 }
    if let system = SystemColor.allCases.first(where: { $0.color == self }) {
      return "SystemColor.\(system).color"
    }
    if self == Color(light) { return "Color(\(light.swiftExpression))" }
    let forms: [(String, CoreColor?)] = [
      ("light", light), ("dark", dark), ("lightIncreasedContrast", lightIncreasedContrast),
      ("darkIncreasedContrast", darkIncreasedContrast),
    ]
    let parts = forms.compactMap { name, form in form.map { "\(name): \($0.swiftExpression)" } }
    return "Color(\(parts.joined(separator: ", ")))"
  }
}

extension ColorValue: SwiftExpressible {
  public var swiftExpression: String { "ColorValue(\(color.swiftExpression))" }
}

extension Gradient: SwiftExpressible {
  public var swiftExpression: String {
    let even = Gradient(colors: stops.map(\.color), direction: direction)
    if self == even {
      let colors = stops.map(\.color.swiftExpression).joined(separator: ", ")
      return "Gradient(colors: [\(colors)], direction: .\(direction))"
    }
    let places = stops.map {
      "Gradient.Stop(color: \($0.color.swiftExpression), location: "
        + "\($0.location.swiftExpression))"
    }
    return "Gradient(stops: [\(places.joined(separator: ", "))], direction: .\(direction), "
      + "isRadial: \(isRadial))"
  }
}

extension Radii: SwiftExpressible {
  public var swiftExpression: String {
    let all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    if all.allSatisfy({ $0 == all[0] }) {
      return "Radii(CornerRadii(\(all[0].swiftExpression)))"
    }
    let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    return "Radii(\(SwiftLiteral.call("CornerRadii", Array(zip(names, all)))))"
  }
}

extension ShadowValue: SwiftExpressible {
  public var swiftExpression: String {
    let lengths = zip(["x", "y", "blur", "spread"], [x, y, blur, spread]).filter { $1 != 0 }
    let parts = lengths.map { ", \($0): \($1.swiftExpression)" }
    return "ShadowValue(color: \(color.swiftExpression)\(parts.joined()))"
  }
}

extension BlurValue: SwiftExpressible {
  public var swiftExpression: String {
    "BlurValue(\(effect.map { ".\($0)" } ?? deviation.swiftExpression))"
  }
}
