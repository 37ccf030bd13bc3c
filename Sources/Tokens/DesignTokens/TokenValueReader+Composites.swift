internal import GalleyDesign
internal import GalleyParsing

extension TokenValueReader {
  func stroke(_ value: SyntaxValue) -> TokenStroke? {
    if let name = value.text {
      if let style = TokenStroke.Name(rawValue: name) { return .named(style) }
      diagnostics.mismatch(TokenStroke.Name.allCases.map(\.rawValue), value)
      return nil
    }
    guard var reader = object(value, "a line style's name or \"dashArray\" and \"lineCap\"") else {
      return nil
    }
    let dashes = reader.array("dashArray", .required)?.compactMap(dimension)
    let cap = reader.oneOf("lineCap", as: TokenStroke.Cap.self, .required)
    reader.finish(knownKeys: ["dashArray", "lineCap"])
    guard let dashes, let cap else { return nil }
    guard !dashes.isEmpty else {
      diagnostics.fail("a line of dashes needs a length at least", at: value.range)
      return nil
    }
    return .dashes(dashes, cap)
  }

  func border(_ value: SyntaxValue) -> TokenBorder? {
    guard var reader = object(value, "a border with \"color\", \"width\" and \"style\"") else {
      return nil
    }
    let color = reader.value("color", .required).flatMap(color)
    let width = reader.value("width", .required).flatMap(dimension)
    let style = reader.value("style", .required).flatMap(stroke)
    reader.finish(knownKeys: ["color", "width", "style"])
    guard let color, let width, let style else { return nil }
    return TokenBorder(color: color, width: width, style: style)
  }

  func transition(_ value: SyntaxValue) -> TokenTransition? {
    let expected = "a transition with \"duration\", \"delay\" and \"timingFunction\""
    guard var reader = object(value, expected) else { return nil }
    let duration = reader.value("duration", .required).flatMap(duration)
    let delay = reader.value("delay", .required).flatMap(self.duration)
    let timing = reader.value("timingFunction", .required).flatMap(curve)
    reader.finish(knownKeys: ["duration", "delay", "timingFunction"])
    guard let duration, let delay, let timing else { return nil }
    return TokenTransition(duration: duration, delay: delay, timing: timing)
  }

  /// Returns one shadow or several. A reference in a list may refer to a list of its own; its shadows take
  /// the reference's place.
  func shadows(_ value: SyntaxValue) -> [TokenShadow]? {
    guard let elements = value.elements else { return shadow(value).map { [$0] } }
    let shadows = elements.map(shadows)
    guard shadows.allSatisfy({ $0 != nil }) else { return nil }
    return shadows.flatMap { $0 ?? [] }
  }

  private func shadow(_ value: SyntaxValue) -> TokenShadow? {
    guard var reader = object(value, "a shadow") else { return nil }
    let color = reader.value("color", .required).flatMap(color)
    let keys = ["offsetX", "offsetY", "blur", "spread"]
    let lengths = keys.map { reader.value($0, .required).flatMap(dimension) }
    let isInset = reader.bool("inset") ?? false
    reader.finish(knownKeys: ["color"] + keys + ["inset"])
    guard let color, let x = lengths[0], let y = lengths[1], let blur = lengths[2],
      let spread = lengths[3]
    else { return nil }
    return TokenShadow(
      color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
  }

  /// The stops of a gradient; lists brought by references are taken as for shadows.
  func stops(_ value: SyntaxValue) -> [TokenStop]? {
    guard let elements = value.elements, !elements.isEmpty else {
      diagnostics.mismatch("a list of stops", value)
      return nil
    }
    let stops = elements.map { $0.elements == nil ? stop($0).map { [$0] } : self.stops($0) }
    guard stops.allSatisfy({ $0 != nil }) else { return nil }
    return stops.flatMap { $0 ?? [] }
  }

  private func stop(_ value: SyntaxValue) -> TokenStop? {
    guard var reader = object(value, "a stop with \"color\" and \"position\"") else { return nil }
    let color = reader.value("color", .required).flatMap(color)
    let position = reader.value("position", .required).flatMap(number)
    reader.finish(knownKeys: ["color", "position"])
    guard let color, let position else { return nil }
    return TokenStop(color: color, position: min(max(position, 0), 1))
  }

  func typography(_ value: SyntaxValue) -> TokenTypography? {
    guard var reader = object(value, "a text style") else { return nil }
    let families = reader.value("fontFamily", .required).flatMap(families)
    let size = reader.value("fontSize", .required).flatMap(dimension)
    let weight = reader.value("fontWeight").map(weight)
    let spacing = reader.value("letterSpacing").map(dimension)
    let lineHeight = reader.value("lineHeight").flatMap { value in
      ForeignValues.isAutomatic(value) ? nil : Optional(self.lineHeight(value, of: size))
    }
    let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    reportExtraKeys(of: reader, knowing: keys)
    // Without a line height the font's own is meant.
    for key in ["fontWeight", "letterSpacing"] where !reader.contains(key) {
      diagnostics.warning("the text style has no \"\(key)\"", at: value.range)
    }
    guard let families, let size, weight != .some(nil), spacing != .some(nil),
      lineHeight != .some(nil)
    else { return nil }
    return TokenTypography(
      fontFamily: families, fontSize: size, fontWeight: (weight ?? nil) ?? 400,
      letterSpacing: (spacing ?? nil) ?? TokenDimension(0), lineHeight: lineHeight ?? nil)
  }

  /// A multiple of the size, or a length as many tools export it.
  private func lineHeight(_ value: SyntaxValue, of size: TokenDimension?) -> Double? {
    guard value.members != nil || value.text != nil else { return number(value) }
    guard let length = dimension(value) else { return nil }
    guard let size, size.points > 0 else { return nil }
    diagnostics.warning(
      "a line height is a multiple of the size; \(length.points / size.points) is taken",
      at: value.range)
    return length.points / size.points
  }

  /// Keys that other tools add (`textTransform`, `fontStyle`, …) spoil nothing; what looks like a slip
  /// is one.
  private func reportExtraKeys(of reader: ValueReader, knowing keys: [String]) {
    reader.reportDuplicateKeys()
    for member in reader.unreadMembers where !keys.contains(member.key) {
      if !Self.commonExtras.contains(member.key),
        SpellingSuggestion.nearest(member.key, in: keys) != nil
      {
        diagnostics.unknownKey(member, among: keys)
      } else {
        diagnostics.loss(
          "a text style of the format has no \"\(member.key)\"; it is left out",
          at: member.keyRange)
      }
    }
  }

  private static let commonExtras: Set<String> = [
    "fontStyle", "fontStretch", "fontWidth", "fontVariant", "fontFeatureSettings",
    "fontVariationSettings", "textTransform", "textDecoration", "textCase", "paragraphSpacing",
    "paragraphIndent",
  ]
}
