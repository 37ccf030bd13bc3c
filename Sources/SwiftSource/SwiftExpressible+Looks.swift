public import GalleyComponents
public import GalleyDesign
public import GalleyGeometry
internal import GalleyPainting

extension Color: SwiftExpressible {
  /// SwiftUI's colour in the house's place: `.init(Color.red)`.
  public var swiftExpression: String { ".init(\(SwiftPalette.inline(self)))" }
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

extension CornerRadii: SwiftExpressible {
  /// `.init(8)`, or all four corners.
  public var swiftExpression: String {
    if self == CornerRadii(topLeft) { return ".init(\(topLeft.swiftExpression))" }
    let all = [topLeft, topRight, bottomRight, bottomLeft]
    let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    return SwiftLiteral.call(".init", Array(zip(names, all)))
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

  /// `.init(.inner, color: …, radius: 4, y: 2)`.
  public var swiftExpression: String {
    ".init(\(kind == .drop ? "" : ".\(kind), ")\(arguments))"
  }
}

extension TrimRange: SwiftExpressible {
  /// `.init(to: 0.5)`.
  public var swiftExpression: String { SwiftLiteral.call(".init", [("from", from), ("to", to)]) }
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
      return ".affine(\(SwiftLiteral.call(".init", Array(zip(names, numbers)))))"
    }
  }
}

extension VisualEffect: SwiftExpressible {
  /// `.blur(12)`, or the material: `.regular`.
  public var swiftExpression: String {
    if case .blur(let deviation) = self { return ".blur(\(deviation.swiftExpression))" }
    return ".\(self)"
  }
}

extension StrokeStyle {
  /// The arguments of the house's initialiser, without those that equal their defaults.
  var houseArguments: String {
    (["width: \(width.swiftExpression)"]
      + arguments("cap", "join", "dashes", "miterLimit", "dashPhase"))
      .joined(separator: ", ")
  }

  /// `StrokeStyle(lineWidth: 2, lineCap: .round)`, as SwiftUI has it.
  var swiftUIExpression: String {
    var parts = arguments("lineCap", "lineJoin", "dash", "miterLimit", "dashPhase")
    // SwiftUI's initialiser has the limit before the dashes.
    if let limit = parts.firstIndex(where: { $0.hasPrefix("miterLimit") }), limit > 0,
      parts[limit - 1].hasPrefix("dash:")
    {
      parts.swapAt(limit - 1, limit)
    }
    parts.insert("lineWidth: \(width.swiftExpression)", at: 0)
    return "StrokeStyle(\(parts.joined(separator: ", ")))"
  }

  /// True if SwiftUI needs only the width.
  var isPlain: Bool { self == StrokeStyle(width: width) }

  private func arguments(
    _ cap: String, _ join: String, _ dashes: String, _ limit: String, _ phase: String
  ) -> [String] {
    var parts: [String] = []
    if self.cap != .butt { parts.append("\(cap): .\(self.cap)") }
    if self.join != .miter { parts.append("\(join): .\(self.join)") }
    if !self.dashes.isEmpty {
      let list = self.dashes.map(\.swiftExpression).joined(separator: ", ")
      parts.append("\(dashes): [\(list)]")
    }
    if miterLimit != 10 { parts.append("\(limit): \(miterLimit.swiftExpression)") }
    if dashPhase != 0 { parts.append("\(phase): \(dashPhase.swiftExpression)") }
    return parts
  }
}

extension MarkedText: SwiftExpressible {
  /// `.init(markdown: "…")`, without pictures, which have no source in Swift.
  public var swiftExpression: String {
    ".init(\(isHTML ? "html" : "markdown"): \(source.swiftExpression))"
  }
}

extension ChartPosition: SwiftExpressible {
  /// `.number(2)` or `.category("May")`.
  public var swiftExpression: String {
    switch self {
    case .category(let text): ".category(\(text.swiftExpression))"
    case .number(let number): ".number(\(number.swiftExpression))"
    }
  }
}

extension ChartMark: SwiftExpressible {
  /// `.init(.bar, name: "Rain", x: […], y: […])`, without arguments that equal their defaults.
  public var swiftExpression: String {
    var arguments = [".\(kind)"]
    func add(_ label: String, _ expression: String, unless isPlain: Bool) {
      if !isPlain { arguments.append("\(label): \(expression)") }
    }
    func list<Element>(_ elements: [Element], _ words: (Element) -> String) -> String {
      "[\(elements.map(words).joined(separator: ", "))]"
    }
    add("name", name.swiftExpression, unless: name.isEmpty)
    add("x", list(x, \.swiftExpression), unless: x.isEmpty)
    add("xEnd", list(xEnd, \.swiftExpression), unless: xEnd.isEmpty)
    add("y", list(y) { $0?.swiftExpression ?? "nil" }, unless: false)
    add("yStart", list(yStart, \.swiftExpression), unless: yStart.isEmpty)
    add("color", color?.swiftExpression ?? "", unless: color == nil)
    add("interpolation", ".\(interpolation)", unless: interpolation == .linear)
    add("lineWidth", lineWidth?.swiftExpression ?? "", unless: lineWidth == nil)
    add("dash", list(dash, \.swiftExpression), unless: dash.isEmpty)
    add("opacity", opacity.swiftExpression, unless: opacity == 1)
    add("symbol", symbol.map { ".\($0)" } ?? "", unless: symbol == nil)
    add("symbolSize", symbolSize.swiftExpression, unless: symbolSize == 8)
    add("label", label.swiftExpression, unless: label.isEmpty)
    return ".init(\(arguments.joined(separator: ", ")))"
  }
}
