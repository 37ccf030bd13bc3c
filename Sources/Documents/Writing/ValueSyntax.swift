import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyText

/// Values of keys as documents write them: the inverse of reading.
///
/// Values with one spelling write themselves as reports do, in parts under dotted names; those that reports put into
/// other words than documents are written here.
struct ValueSyntax {
  /// Writes a component that is the value of a key; nil after a complaint.
  var component: (AnyView) -> SyntaxValue? = { _ in nil }

  /// Puts a value into words under a name.
  typealias Describe = (String, inout PropertyWriter) -> Void

  /// Returns the value as a document has it; nil for one that documents have no form for.
  func syntax(of value: any Sendable, _ describe: Describe) -> SyntaxValue? {
    switch value {
    case let value as Bool: .truth(value)
    case let value as Int: .number(Double(value))
    case let value as Double: value.isFinite ? .number(value) : .text("infinity")
    case let value as String: .text(value)
    case let color as Color: Self.syntax(of: color)
    case let insets as EdgeInsets: Self.syntax(of: insets)
    case let edges as Edge.Set: Self.syntax(of: edges)
    case let ratio as AspectRatio: Self.syntax(of: ratio)
    case let track as GridStyle.Track: Self.syntax(of: track)
    case let limit as DimensionConstraint: Self.syntax(of: limit)
    case let transform as VisualTransform: Self.syntax(of: transform)
    case let point as UnitPoint where !Self.hasWord(point):
      .object([("x", .number(point.x)), ("y", .number(point.y))])
    case let features as [FontFeature]:
      .object(features.map { ($0.tag, .number(Double($0.value))) })
    case let axes as [FontAxisValue]: .object(axes.map { ($0.tag, .number($0.value)) })
    case let shape as AnyShape: self.syntax(of: shape)
    case let view as AnyView: component(view)
    case let range as TrimRange:
      .object([("from", .number(range.from)), ("to", .number(range.to))])
    case let line as DecorationValue: Self.syntax(of: line)
    case let item as ControlItem: Self.syntax(of: item)
    case let run as StyledRun: syntax(of: run)
    case let stroke as ShapeStroke: syntax(of: stroke)
    case let style as AnyShapeStyle: Self.syntax(of: style)
    case let shadow as ShadowStyle: Self.parts(described: shadow.describe(as:in:))
    case let mark as ChartMark: syntax(of: mark)
    case let text as MarkedText: .text(text.source)
    case let exemptions as LintExemptions:
      .object(exemptions.entries.map { ($0.lint.rawValue, .text($0.reason)) })
    case let numbers as [Double?]: .array(numbers.map { $0.map { .number($0) } ?? .null })
    case let list as [any Sendable]: self.syntax(of: list)
    default: Self.parts(described: describe)
    }
  }

  /// Returns the members of an object with the keys of a table whose values differ from those of a plain owner.
  func members<Owner>(
    of owner: Owner, _ table: [Property<Owner>], standard: [(any Sendable)?],
    cannot: (String) -> Void
  ) -> [(key: PropertyDescription, value: SyntaxValue)] {
    var members: [(PropertyDescription, SyntaxValue)] = []
    for (row, usual) in zip(table, standard) {
      guard let value = row.value(owner) else { continue }
      let words = syntax(of: value) { _, writer in row.describe(owner, &writer) }
      if let usual, let words, let plain = syntax(of: usual, Self.described(usual)),
        JSONWriter.text(of: plain) == JSONWriter.text(of: words)
      {
        continue
      }
      guard let words else {
        cannot(row.description.name)
        continue
      }
      members.append((row.description, words))
    }
    return members
  }

  private static func described(_ value: any Sendable) -> Describe {
    { name, writer in (value as? any PropertyValue)?.describe(as: name, in: &writer) }
  }

  private func syntax(of list: [any Sendable]) -> SyntaxValue? {
    let elements = list.map { syntax(of: $0, Self.described($0)) }
    let known = elements.compactMap { $0 }
    return known.count == elements.count ? .array(known) : nil
  }

  // Parts

  /// The parts of a value that describes itself under dotted names.
  private static func parts(described describe: Describe) -> SyntaxValue? {
    var writer = PropertyWriter(appearance: .light)
    describe("value", &writer)
    var root = Part()
    for property in writer.properties {
      let path = property.name.split(separator: ".").dropFirst().map(String.init)
      let leaf = writer.colors[property.name].map(syntax(of:)) ?? word(property.value)
      root.add(leaf, at: path[...])
    }
    return root.syntax
  }

  /// A part of a value: a word, or parts under names.
  private struct Part {
    var leaf: SyntaxValue?
    var parts: [(name: String, part: Part)] = []

    mutating func add(_ value: SyntaxValue, at path: ArraySlice<String>) {
      guard let name = path.first else {
        leaf = value
        return
      }
      if !parts.contains(where: { $0.name == name }) { parts.append((name, Part())) }
      for index in parts.indices where parts[index].name == name {
        parts[index].part.add(value, at: path.dropFirst())
      }
    }

    var syntax: SyntaxValue? {
      guard !parts.isEmpty else { return leaf }
      let members = parts.compactMap { name, part in part.syntax.map { (name, $0) } }
      let isList = members.enumerated().allSatisfy { $1.0 == String($0) }
      return isList ? .array(members.map(\.1)) : .object(members)
    }
  }

  /// A word as the value that it represents.
  private static func word(_ text: String) -> SyntaxValue {
    if text == "true" || text == "false" { return .truth(text == "true") }
    if text == "horizontal vertical" { return .truth(true) }
    if let number = Double(text), number.isFinite { return .number(number) }
    return .text(text)
  }

  // Values with several spellings

  /// The colour by the name that every theme has for it, else in digits.
  static func syntax(of color: Color) -> SyntaxValue {
    if let name = names.first(where: { $0.color == color })?.name { return .text(name) }
    if color.light == color.dark, color[.lightIncreasedContrast] == color.light,
      color[.darkIncreasedContrast] == color.light
    {
      return .text(digits(of: color.light))
    }
    let modes = ColorMode.allCases.filter { mode in
      switch mode {
      case .light, .dark: true
      case .lightIncreasedContrast: color[mode] != color.light
      case .darkIncreasedContrast: color[mode] != color.dark
      }
    }
    return .object(modes.map { ($0.rawValue, .text(digits(of: color[$0]))) })
  }

  private static let names: [(name: String, color: Color)] =
    SystemColor.allCases.map { ($0.rawValue, $0.color) }
    + ["black", "white", "clear"].compactMap { name in
      Palette.standard[name].map { (name, $0) }
    }

  /// Hex digits; an opacity between two bytes follows them as a share.
  private static func digits(of color: RGBAColor) -> String {
    let byte = color.alpha * 255
    guard byte != byte.rounded() else { return color.hexText }
    var opaque = color
    opaque.alpha = 1
    return "\(opaque.hexText) / \(SyntaxNumber(color.alpha, isInteger: false).description)"
  }

  static func syntax(of insets: EdgeInsets) -> SyntaxValue {
    if insets == EdgeInsets(insets.top) { return .number(insets.top) }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if insets.top == insets.bottom, insets.leading == insets.trailing {
      return .object(
        [("horizontal", insets.leading), ("vertical", insets.top)].filter { $0.1 != 0 }
          .map { ($0.0, .number($0.1)) })
    }
    return .object(edges.filter { $0.1 != 0 }.map { ($0.0, .number($0.1)) })
  }

  private static func syntax(of edges: Edge.Set) -> SyntaxValue {
    if edges == .all || edges.isEmpty { return .truth(!edges.isEmpty) }
    let names: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return .array(names.filter { edges.contains($0.0) }.map { .text($0.1) })
  }

  private static func syntax(of ratio: AspectRatio) -> SyntaxValue? {
    guard let number = ratio.ratio else { return nil }
    guard ratio.contentMode == .fill else { return .number(number) }
    return .object([("ratio", .number(number)), ("mode", .text("fill"))])
  }

  private static func syntax(of track: GridStyle.Track) -> SyntaxValue {
    func bounds(_ least: Double, _ most: Double) -> SyntaxValue {
      var members: [(String, SyntaxValue)] = []
      if least != 10 { members.append(("min", .number(least))) }
      if most.isFinite { members.append(("max", .number(most))) }
      return .object(members)
    }
    return switch track {
    case .fixed(let length): .number(length)
    case .flexible(10, .infinity): .text("flexible")
    case .flexible(let least, let most): .object([("flexible", bounds(least, most))])
    case .adaptive(let least, let most): .object([("adaptive", bounds(least, most))])
    case .content: .text("content")
    }
  }

  private static func syntax(of limit: DimensionConstraint) -> SyntaxValue {
    .object([
      ("attribute", .text(limit.attribute.rawValue)), ("relation", .text(limit.relation.rawValue)),
      ("constant", .number(limit.constant)),
    ])
  }

  private static func syntax(of transform: VisualTransform) -> SyntaxValue {
    let n = transform.numbers
    let isPlain = transform.anchor == .center
    var members: [(String, SyntaxValue)] = []
    switch transform.form {
    case .rotation:
      if isPlain { return .number(n[0]) }
      members = [("degrees", SyntaxValue.number(n[0]))]
    case .scale where isPlain && n[0] == n[1]: return .number(n[0])
    case .scale, .skew:
      members = [("x", SyntaxValue.number(n[0])), ("y", SyntaxValue.number(n[1]))]
    case .affine: return .array(n.map { SyntaxValue.number($0) })
    }
    if !isPlain { members.append(("anchor", syntax(of: transform.anchor))) }
    return .object(members)
  }

  private static func syntax(of point: UnitPoint) -> SyntaxValue {
    if hasWord(point), let word = parts(described: point.describe(as:in:)) { return word }
    return .object([("x", .number(point.x)), ("y", .number(point.y))])
  }

  private static func hasWord(_ point: UnitPoint) -> Bool {
    [0, 0.5, 1].contains(point.x) && [0, 0.5, 1].contains(point.y)
  }

  private static func syntax(of line: DecorationValue) -> SyntaxValue? {
    guard let decoration = line.line else { return .truth(false) }
    if decoration == LineDecoration(), line.color == nil { return .truth(true) }
    var words: [String] = []
    if decoration.style != .single { words.append(decoration.style.rawValue) }
    if decoration.pattern != .solid { words.append(decoration.pattern.rawValue) }
    if decoration.byWord { words.append("byWord") }
    // A document has one word for the line.
    guard words.count < 2 else { return nil }
    let word = SyntaxValue.text(words.first ?? decoration.style.rawValue)
    return line.color.map { .object([("style", word), ("color", syntax(of: $0))]) } ?? word
  }

  private static func syntax(of item: ControlItem) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [("title", .text(item.title))]
    if !item.subtitle.isEmpty { members.append(("subtitle", .text(item.subtitle))) }
    if let icon = item.systemImage { members.append(("systemIconName", .text(icon))) }
    if let badge = item.badge { members.append(("badge", .text(badge))) }
    if item.role != .none { members.append(("role", .text(item.role.rawValue))) }
    if item.isSelected { members.append(("isSelected", .truth(true))) }
    if item.isDisabled { members.append(("isDisabled", .truth(true))) }
    return members.count == 1 ? .text(item.title) : .object(members)
  }

  private func syntax(of run: StyledRun) -> SyntaxValue? {
    var isWhole = true
    let plain = StyledRun("")
    let members = members(
      of: run, StyledRun.properties, standard: StyledRun.properties.map { $0.value(plain) }
    ) { _ in isWhole = false }
    guard isWhole else { return nil }
    if members.count == 1, members[0].key.name == "text" { return .text(run.text) }
    return .object(members.map { ($0.key.name, $0.value) })
  }

  private func syntax(of stroke: ShapeStroke) -> SyntaxValue? {
    guard let paint = Self.syntax(of: stroke.paint) else { return nil }
    let style = stroke.style
    var members: [(String, SyntaxValue)] = [("width", .number(style.width)), ("style", paint)]
    if style.cap != .butt { members.append(("cap", .text("\(style.cap)"))) }
    if style.join != .miter { members.append(("join", .text("\(style.join)"))) }
    if !style.dashes.isEmpty {
      members.append(("dash", .array(style.dashes.map { .number($0) })))
    }
    if style.miterLimit != 10 { members.append(("miterLimit", .number(style.miterLimit))) }
    if style.dashPhase != 0 { members.append(("dashPhase", .number(style.dashPhase))) }
    if stroke.placement != .inside { members.append(("placement", .text("\(stroke.placement)"))) }
    return .object(members)
  }

  /// A colour, a gradient, a pattern or a material.
  static func syntax(of style: AnyShapeStyle) -> SyntaxValue? {
    switch style.kind {
    case .foreground: .text("foreground")
    case .color(let color): syntax(of: color)
    case .gradient(let paint): syntax(of: paint)
    case .pattern, .material: parts(described: style.describe(as:in:))
    }
  }

  private static func syntax(of paint: GradientPaint) -> SyntaxValue {
    let stops = paint.gradient?.stops ?? []
    var members: [(String, SyntaxValue)] = []
    if paint.kind != .linear { members.append(("type", .text(paint.kind.rawValue))) }
    members.append(("colors", .array(stops.map { syntax(of: $0.color) })))
    if paint.gradient != Gradient(colors: stops.map(\.color)) {
      members.append(("stops", .array(stops.map { .number($0.location) })))
    }
    if let direction = paint.direction { members.append(("direction", .text(direction.rawValue))) }
    for (key, point) in [
      ("startPoint", paint.startPoint), ("endPoint", paint.endPoint), ("center", paint.center),
    ] {
      if let point { members.append((key, syntax(of: point))) }
    }
    for (key, number) in [
      ("startRadius", paint.startRadius), ("endRadius", paint.endRadius),
      ("startAngle", paint.startAngle?.degrees), ("endAngle", paint.endAngle?.degrees),
    ] {
      if let number { members.append((key, .number(number))) }
    }
    return .object(members)
  }

  /// A shape to cut to, as a component.
  private func syntax(of shape: AnyShape) -> SyntaxValue? {
    guard let outline = OutlineSyntax(shape), outline.inset == 0, outline.part == nil else {
      return nil
    }
    let members = outline.members
    if members.isEmpty { return .text(outline.typeName.lowercased()) }
    return .object([("type", .text(outline.typeName)), ("properties", .object(members))])
  }
}

/// A shape that documents have a name for.
struct OutlineSyntax {
  var typeName: String
  /// Its own keys.
  var members: [(String, SyntaxValue)] = []
  /// The distance by which it is smaller on all sides, in points.
  var inset = 0.0
  /// The part of the outline.
  var part: TrimRange?

  /// Nil for a shape without a name.
  init?(_ shape: AnyShape) {
    var base = shape.base
    if let derived = base as? any DerivedOutline {
      guard let derivation = derived.derivation else { return nil }
      (base, inset, part) = (derivation.base, derivation.inset, derivation.part)
    }
    switch base {
    case is Rectangle: typeName = "Rectangle"
    case is Circle: typeName = "Circle"
    case is Ellipse: typeName = "Ellipse"
    case is Capsule: typeName = "Capsule"
    case let shape as RoundedRectangle:
      let radii = Self.syntax(of: shape.cornerRadii)
      if shape.style == .circular {
        typeName = "Rectangle"
        if shape.cornerRadii != .zero { members = [("cornerRadius", radii)] }
      } else {
        typeName = "RoundedRectangle"
        members = [("cornerRadius", radii)]
      }
    default: return nil
    }
  }

  private static func syntax(of radii: CornerRadii) -> SyntaxValue {
    if radii == .circle { return .text("circle") }
    if radii == CornerRadii(radii.topLeft) { return .number(radii.topLeft) }
    return .object([
      ("topLeading", .number(radii.topLeft)), ("topTrailing", .number(radii.topRight)),
      ("bottomTrailing", .number(radii.bottomRight)), ("bottomLeading", .number(radii.bottomLeft)),
    ])
  }
}
