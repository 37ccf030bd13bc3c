public import GalleyComponents
public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
internal import GalleyText

/// A value of a key that can be written as a Swift expression. Cases of enumerations without associated
/// values need not declare it; other types of a user's own conform by an extension.
///
/// ```swift
/// extension Rating: SwiftExpressible {
///   public var swiftExpression: String { "Rating(\(stars.swiftExpression))" }
/// }
/// ```
public protocol SwiftExpressible {
  /// The expression, where a value of the type is expected: cases may begin with a dot.
  var swiftExpression: String { get }
}

/// The expression of a value; nil if it cannot be written.
func swiftExpression(of value: Any) -> String? {
  // The operator that lays one drawing over another is not among the exported names.
  if let drawing = value as? DrawingValue, drawing.name.contains(" ") { return nil }
  if let marked = value as? MarkedText, marked.hasImages { return nil }
  if let mark = value as? ChartMark, mark.cornerRadius != nil || mark.offset != .zero { return nil }
  if let value = value as? any SwiftExpressible { return value.swiftExpression }
  if let run = value as? StyledRun { return expression(of: run) }
  if let style = value as? AnyShapeStyle { return houseExpression(of: style) }
  if let stroke = value as? ShapeStroke {
    return houseExpression(of: stroke.paint).map {
      ".init(\($0), .init(\(stroke.style.houseArguments)), .\(stroke.placement))"
    }
  }
  if let list = value as? [any Sendable] {
    let written = list.compactMap { swiftExpression(of: $0) }
    return written.count == list.count ? "[\(written.joined(separator: ", "))]" : nil
  }
  let mirror = Mirror(reflecting: value)
  // The name of the case, which need not be the word in documents.
  return mirror.displayStyle == .enum && mirror.children.isEmpty ? ".\(value)" : nil
}

/// A run as its initialiser with its settings; nil for one with a picture, which has no source in Swift.
private func expression(of run: StyledRun) -> String? {
  guard run.image.localImageName == nil, run.image.imageUrl == nil else { return nil }
  let plain = StyledRun("")
  var statements: [String] = []
  for property in StyledRun.properties where property.description.name != "text" {
    guard let value = property.value(run) else { continue }
    if let usual = property.value(plain), "\(usual)" == "\(value)" { continue }
    guard let words = swiftExpression(of: value) else { return nil }
    let name = property.description.name
    let path = name == "systemIconName" ? "image" : name
    statements.append(
      path == "image" ? "$0.image = .init(systemName: \(words))" : "$0.\(path) = \(words)")
  }
  let text = run.text.swiftExpression
  return statements.isEmpty
    ? ".init(\(text))" : ".init(\(text)) { \(statements.joined(separator: "; ")) }"
}

/// SwiftUI's style in the place of the house's; nil for one that SwiftUI has no word for.
private func houseExpression(of style: AnyShapeStyle) -> String? {
  var palette = SwiftPalette(isInline: true)
  return palette.expression(style).map { ".init(\($0))" }
}

/// Returns the statements that put a value into a property of `$0`: an assignment, or for a value from a
/// style sheet the parts that it does not leave open, one after the other. Returns nil if the value cannot be
/// written.
func swiftStatements(assigning value: Any, to path: String) -> [String]? {
  guard value is any Mergeable else {
    return swiftExpression(of: value).map { ["$0.\(path) = \($0)"] }
  }
  var statements = ["$0.\(path) = .init()"]
  for case (let name?, let part) in Mirror(reflecting: value).children {
    guard let held = Mirror(reflecting: part).children.first?.value else { continue }
    guard let inner = swiftStatements(assigning: held, to: "\(path)?.\(name)") else { return nil }
    statements += inner
  }
  return statements
}

// Plain values

extension Bool: SwiftExpressible {
  /// `true` or `false`.
  public var swiftExpression: String { self ? "true" : "false" }
}

extension Int: SwiftExpressible {
  /// Its digits.
  public var swiftExpression: String { String(self) }
}

extension Double: SwiftExpressible {
  /// The shortest digits that are the same number.
  public var swiftExpression: String {
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    if isNaN { return ".nan" }
    return self == rounded() && magnitude < 1e15 ? String(Int(saturating: self)) : description
  }
}

extension String: SwiftExpressible {
  /// A literal in quotation marks, escaped.
  public var swiftExpression: String { SwiftLiteral.text(self) }
}

// Geometry and layout

extension EdgeInsets: SwiftExpressible {
  /// `EdgeInsets(8)`, `EdgeInsets(vertical: 8, horizontal: 16)`, or all four sides.
  public var swiftExpression: String {
    if top == bottom, leading == trailing {
      return top == leading
        ? SwiftLiteral.call("EdgeInsets", [(nil, top)])
        : SwiftLiteral.call("EdgeInsets", [("vertical", top), ("horizontal", leading)])
    }
    return SwiftLiteral.call(
      "EdgeInsets",
      [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)])
  }
}

extension Point: SwiftExpressible {
  /// `.init(x: 1, y: 2)`.
  public var swiftExpression: String { SwiftLiteral.call(".init", [("x", x), ("y", y)]) }
}

extension Size: SwiftExpressible {
  /// `.init(width: 40, height: 20)`.
  public var swiftExpression: String {
    SwiftLiteral.call(".init", [("width", width), ("height", height)])
  }
}

extension Rect: SwiftExpressible {
  /// `.init(x: 0, y: 0, width: 40, height: 20)`.
  public var swiftExpression: String {
    SwiftLiteral.call(".init", [("x", minX), ("y", minY), ("width", width), ("height", height)])
  }
}

extension HorizontalAlignment: SwiftExpressible {
  /// `.leading`.
  public var swiftExpression: String { SwiftLiteral.word(self) }
}

extension VerticalAlignment: SwiftExpressible {
  /// `.firstTextBaseline`.
  public var swiftExpression: String { SwiftLiteral.word(self) }
}

extension Alignment: SwiftExpressible {
  /// `.topLeading`.
  public var swiftExpression: String { SwiftLiteral.word(self) }
}

extension Axis.Set: SwiftExpressible {
  /// `.horizontal`, or an array of both axes.
  public var swiftExpression: String {
    self == [.horizontal, .vertical] ? "[.horizontal, .vertical]" : SwiftLiteral.word(self)
  }
}

extension Edge.Set: SwiftExpressible {
  /// `.all`, `.top`, or an array of edges.
  public var swiftExpression: String {
    if self == .all { return ".all" }
    let edges: [(Edge.Set, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let names = edges.filter { contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension GridStyle.Track: SwiftExpressible {
  /// `.flexible(minimum: 40)`, without arguments that equal their defaults.
  public var swiftExpression: String {
    switch self {
    case .fixed(let length): SwiftLiteral.call(".fixed", [(nil, length)])
    case .flexible(10, .infinity): ".flexible()"
    case .flexible(let least, let most):
      SwiftLiteral.call(".flexible", [("minimum", least), ("maximum", most)])
    case .adaptive(let least, .infinity): SwiftLiteral.call(".adaptive", [("minimum", least)])
    case .adaptive(let least, let most):
      SwiftLiteral.call(".adaptive", [("minimum", least), ("maximum", most)])
    case .content: ".content"
    }
  }
}

extension DimensionConstraint: SwiftExpressible {
  /// `.init(.width, .atMost, 320)`.
  public var swiftExpression: String {
    ".init(.\(attribute), .\(relation), \(constant.swiftExpression))"
  }
}

extension AspectRatio: SwiftExpressible {
  /// `.init(1.5, .fit)`.
  public var swiftExpression: String {
    ".init(\(ratio?.swiftExpression ?? "nil"), .\(contentMode))"
  }
}

// Texts

extension FontStyle.Scaling: SwiftExpressible {
  /// `none` alone would be no value at all where there may be none.
  public var swiftExpression: String {
    switch self {
    case .none: ".some(.none)"
    case .style(let style): ".style(.\(style))"
    }
  }
}

extension FontPalette: SwiftExpressible {
  /// `.light` or `.numbered(2)`.
  public var swiftExpression: String { ".\(self)" }
}

extension FontFeature: SwiftExpressible {
  /// `.init("tnum", 1)`.
  public var swiftExpression: String { ".init(\(tag.swiftExpression), \(value))" }
}

extension FontAxisValue: SwiftExpressible {
  /// `.init("wght", 650)`.
  public var swiftExpression: String {
    ".init(\(tag.swiftExpression), \(value.swiftExpression))"
  }
}

extension DecorationValue: SwiftExpressible {
  /// `.init(.init(.double), color: …)`.
  public var swiftExpression: String {
    let color = color.map { ", color: \($0.swiftExpression)" } ?? ""
    guard let line else { return ".init(nil\(color))" }
    var arguments: [String] = []
    if line.style != .single { arguments.append(".\(line.style)") }
    if line.pattern != .solid { arguments.append("pattern: .\(line.pattern)") }
    if line.byWord { arguments.append("byWord: true") }
    return ".init(.init(\(arguments.joined(separator: ", ")))\(color))"
  }
}

extension TextStyling.Line: SwiftExpressible {
  /// `.init(.double, pattern: .dash, byWord: false)`.
  public var swiftExpression: String {
    ".init(.\(stroke), pattern: .\(pattern), byWord: \(byWord)"
      + (skipsInk ? ")" : ", skipsInk: false)")
  }
}

extension AccessibilityTraits: SwiftExpressible {
  /// `[.isButton, .isSelected]`.
  public var swiftExpression: String {
    let names = swiftNames.map { "." + $0 }
    return "[\(names.joined(separator: ", "))]"
  }
}

// Controls

extension ButtonSize: SwiftExpressible {
  /// `.small`, or `.custom(44)`.
  public var swiftExpression: String {
    if case .custom(let height) = self { return ".custom(\(height.swiftExpression))" }
    return ".\(self)"
  }
}

extension CalendarDay: SwiftExpressible {
  /// `.init(2026, 11, 22)`.
  public var swiftExpression: String { ".init(\(year), \(month), \(day))" }
}

extension ItemPlace: SwiftExpressible {
  /// `.init(2)`.
  public var swiftExpression: String { ".init(\(index))" }
}

extension DrawingValue: SwiftExpressible {
  /// A `UnitDrawing`, which is what Swift's initialiser takes.
  public var swiftExpression: String {
    let names = name.split(separator: " ").map { ".\($0)" }
    return names.isEmpty ? ".init()" : names.joined(separator: " + ")
  }
}

extension ValidationValue: SwiftExpressible {
  /// A `ValidationRule`, which is what Swift calls a rule.
  public var swiftExpression: String {
    let parts = words.split(separator: " ")
    return parts.count == 2 ? ".\(parts[0])(\(parts[1]))" : ".\(words)"
  }
}

extension LintExemptions: SwiftExpressible {
  /// `.init([(.contrast, "a logo")])`.
  public var swiftExpression: String {
    let lines = entries.map { "(.\($0.lint), \($0.reason.swiftExpression))" }
    return ".init([\(lines.joined(separator: ", "))])"
  }
}

extension ControlItem: SwiftExpressible {
  /// For example `ControlItem("Map", …)`.
  public var swiftExpression: String {
    var arguments = [title.swiftExpression]
    func add(_ label: String, _ value: (any SwiftExpressible)?) {
      if let value { arguments.append("\(label): \(value.swiftExpression)") }
    }
    add("subtitle", subtitle.isEmpty ? nil : subtitle)
    add("systemImage", systemImage)
    add("badge", badge)
    if role != .none { arguments.append("role: .\(role)") }
    add("isSelected", isSelected ? true : nil)
    add("isDisabled", isDisabled ? true : nil)
    return "ControlItem(\(arguments.joined(separator: ", ")))"
  }
}

extension PresentationDetent: SwiftExpressible {
  /// For example `.medium`.
  public var swiftExpression: String {
    switch self {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let share): SwiftLiteral.call(".fraction", [(nil, share)])
    case .height(let points): SwiftLiteral.call(".height", [(nil, points)])
    }
  }
}
