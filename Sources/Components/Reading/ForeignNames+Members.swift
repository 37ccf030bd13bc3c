package import GalleyParsing

extension ForeignNames {
  /// Members of an object as they are written here, where another key takes another value: `"padding": {"top":
  /// 8}` for `"paddingTop": 8`; nil for members of no other system.
  ///
  /// - Parameter known: The keys that are permitted there.
  static func member(
    for name: String, _ value: SyntaxValue, _ around: ForeignSurroundings,
    among known: @autoclosure () -> [String]
  ) -> Rewriting? {
    guard let written = rewritten(camelCased(name), value, around) else { return nil }
    let known = known()
    return written.keys.allSatisfy(known.contains) ? written : nil
  }

  /// Members in the notation of documents.
  struct Rewriting: Sendable {
    /// The keys with their values as JSON text.
    var members: [(key: String, value: String)]

    var keys: [String] { members.map(\.key) }
    /// The members as they are written in an object.
    var text: String { members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") }
  }

  /// A member whose key is known as it is written for a value that another key takes: `"maxWidth": "infinity"`
  /// for `"width": "100%"`; nil for other values.
  static func member(
    withValueOfAnother key: String, _ value: SyntaxValue, _ around: ForeignSurroundings
  ) -> Rewriting? {
    let axes: [String: ForeignSurroundings.Axis] = [
      "width": .horizontal, "maxWidth": .horizontal, "height": .vertical, "maxHeight": .vertical,
    ]
    if key == "font" {
      return font(value) ?? value.text.flatMap { fontShorthand($0, around) }
    }
    if let look = look(ofKnown: key, value, around) { return look }
    guard let text = value.text, let axis = axes[key] else { return nil }
    let word = camelCased(unqualified(text)).lowercased()
    let whole = [
      "full", "matchparent", "match_parent", "infinity", "stretch", "100%", "100vw", "100vh",
      "fill",
      "max", "screen", "fillavailable", "infinite",
    ]
    if whole.contains(text) || whole.contains(word) {
      return around.filling(axis).map { Rewriting(members: [(key: $0.key, value: $0.text)]) }
    }
    let unit = axis == .horizontal ? "vw" : "vh"
    guard !key.hasPrefix("max"), text.hasSuffix("%") || text.hasSuffix(unit),
      let percent = Double(text.prefix { $0.isNumber || $0 == "." }), percent.isFinite
    else { return nil }
    let relative = axis == .horizontal ? "relativeWidth" : "relativeHeight"
    return member(relative, (percent / 100).plainText)
  }

  private static func rewritten(
    _ name: String, _ value: SyntaxValue, _ around: ForeignSurroundings
  ) -> Rewriting? {
    if name == "lineHeight" || name == "leading" { return lineHeight(value, around) }
    if name == "letterSpacing" { return nil }
    if let look = look(name, value, around) { return look }
    if let sides = sides(name, value, around) { return sides }
    if name == "gridTemplateColumns" || name == "gridTemplateRows",
      let tracks = tracks(value.text ?? "")
    {
      return member("tracks", tracks)
    }
    if ["crossAxisCount", "numColumns", "columns", "columnCount"].contains(name),
      let count = value.number?.value, let tracks = equalTracks(count)
    {
      return member("tracks", tracks)
    }
    if name == "fills" || name == "strokes" {
      let paint = value.elements.map { $0.count == 1 ? $0[0]["color"] ?? $0[0] : value } ?? value
      let color = ForeignColors.value(paint) { _ in false } ?? paint.text.map(JSONWriter.quoted)
      let key = name == "strokes" ? "borderColor" : around.paintKey
      return color.map { member(key, $0) }
    }
    if name == "strokeWeight" {
      return ForeignUnits.length(value).map { member("borderWidth", $0.plainText) }
    }
    if name == "src" || name == "source" || name == "uri",
      let address = value.text ?? value["uri"]?.text
    {
      let isRemote = address.contains("://") || address.hasPrefix("data:")
      return member(isRemote ? "imageUrl" : "localImageName", JSONWriter.quoted(address))
    }
    if name == "flex" || name == "flexGrow", value.number?.value == 1 {
      return around.share.map { member($0.key, $0.text) }
    }
    if name == "boxShadow" || name == "textShadow" {
      return ForeignShadows.value(value).map { member("shadow", $0) }
    }
    if let truth = value.truth { return rewritten(name, truth) }
    guard let word = value.text else { return nil }
    return rewritten(name, word, around)
  }

  /// Keys with a truth value for a word of another key.
  private static func rewritten(_ name: String, _ truth: Bool) -> Rewriting? {
    switch name {
    case "bold": member("fontWeight", truth ? #""bold""# : #""regular""#)
    case "italic": member("fontStyle", truth ? #""italic""# : #""normal""#)
    case "visible", "isVisible": member("hidden", "\(!truth)")
    case "disabled", "isDisabled": member("state", truth ? #""disabled""# : #""normal""#)
    case "enabled", "isEnabled": member("state", truth ? #""normal""# : #""disabled""#)
    case "loading", "isLoading": member("state", truth ? #""loading""# : #""normal""#)
    case "fullWidth", "block", "fillMaxWidth":
      truth ? member("maxWidth", #""infinity""#) : nil
    case "fillMaxHeight": truth ? member("maxHeight", #""infinity""#) : nil
    case "fillMaxSize":
      truth
        ? Rewriting(members: [
          (key: "maxWidth", value: #""infinity""#), (key: "maxHeight", value: #""infinity""#),
        ]) : nil
    case "softWrap": truth ? nil : member("lineLimit", "1")
    case "singleLine": truth ? member("lineLimit", "1") : nil
    case "scaledToFill": truth ? member("contentMode", #""fill""#) : nil
    case "scaledToFit", "resizable": truth ? member("contentMode", #""fit""#) : nil
    case "monospacedDigit": truth ? member("fontFeatures", #""tabular-nums""#) : nil
    case "monospaced": truth ? member("fontDesign", #""monospaced""#) : nil
    case "horizontal": truth ? member("axis", #""horizontal""#) : nil
    default: nil
    }
  }

  private static func rewritten(
    _ name: String, _ text: String, _ around: ForeignSurroundings
  ) -> Rewriting? {
    let word = text.lowercased()
    switch (name, word) {
    case ("textTransform", "uppercase"), ("textTransform", "none"), ("textCase", "uppercase"):
      return member("uppercase", "\(word == "uppercase")")
    case ("textDecoration", "underline"), ("textDecorationLine", "underline"):
      return member("underline", "true")
    case ("textDecoration", "line-through"), ("textDecorationLine", "line-through"):
      return member("strikethrough", "true")
    case ("display", "none"), ("visibility", "hidden"), ("visibility", "collapse"):
      return member("hidden", "true")
    case ("visibility", "visible"): return member("hidden", "false")
    case ("overflow", "textoverflow.ellipsis"), ("overflow", "ellipsis"):
      return member("lineBreakMode", #""truncateTail""#)
    case ("layoutSizingHorizontal", "fill"):
      return around.filling(.horizontal).map { member($0.key, $0.text) }
    case ("layoutSizingVertical", "fill"):
      return around.filling(.vertical).map { member($0.key, $0.text) }
    case ("overflow", "hidden"), ("overflow", "clip"): return member("clipped", "true")
    case ("whiteSpace", "nowrap"): return member("lineLimit", "1")
    case ("textOverflow", "ellipsis"): return member("lineBreakMode", #""truncateTail""#)
    case ("type", "password"): return member("secure", "true")
    case ("textDecoration", "textdecoration.underline"), ("decoration", "textdecoration.underline"):
      return member("underline", "true")
    case ("decoration", "textdecoration.linethrough"): return member("strikethrough", "true")
    case ("align", _): return around.alignment(word).map { member($0.key, $0.text) }
    case ("flexDirection", "row"): return member("axis", #""horizontal""#)
    case ("flexDirection", "column"): return member("axis", #""vertical""#)
    case ("flexDirection", "row-reverse"):
      return Rewriting(members: [
        (key: "axis", value: #""horizontal""#), (key: "isReversed", value: "true"),
      ])
    case ("flexDirection", "column-reverse"):
      return Rewriting(members: [
        (key: "axis", value: #""vertical""#), (key: "isReversed", value: "true"),
      ])
    case ("border", _), ("outline", _): return border(text)
    default: return nil
    }
  }

  /// `lineHeight` of CSS, React Native and Compose, as the factor on the natural height of lines.
  private static func lineHeight(
    _ value: SyntaxValue, _ around: ForeignSurroundings
  ) -> Rewriting? {
    guard let multiple = lineHeight(value, textSize: around.textSize),
      let factor = around.lineHeightMultiple(multiple)
    else { return nil }
    return member("lineHeightMultiple", factor.plainText)
  }

  /// A line height as a multiple of the size of the text; nil if it is a length and the size is not known.
  package static func lineHeight(_ value: SyntaxValue, textSize: Double?) -> Double? {
    // A factor in CSS and Compose; lengths have their units there.
    if let factor = value.number?.value, factor > 0, factor <= 4 { return factor }
    if let text = value.text {
      if let factor = Double(text), factor > 0, factor <= 4 { return factor }
      for (unit, worth) in [("%", 0.01), ("em", 1)] where text.hasSuffix(unit) {
        guard !text.hasSuffix("rem"), let number = Double(text.prefix { !unit.contains($0) }) else {
          continue
        }
        return number.isFinite ? number * worth : nil
      }
    }
    if let number = value["value"]?.number?.value, value["unit"]?.text == "PERCENT" {
      return number / 100
    }
    let length = value["unit"]?.text == "PIXELS" ? value["value"] : value
    guard let points = length.flatMap(ForeignUnits.length), let textSize, textSize > 0 else {
      return nil
    }
    return points / textSize
  }

  /// One length for both sides of a frame.
  private static func sides(
    _ name: String, _ value: SyntaxValue, _ around: ForeignSurroundings
  ) -> Rewriting? {
    if name == "size", around.typeName == "Text" {
      return ForeignUnits.length(value).map { member("fontSize", $0.plainText) }
    }
    if name == "gap", around.typeName == "Grid" {
      return ForeignUnits.length(value).map { gap in
        Rewriting(members: [
          (key: "trackSpacing", value: gap.plainText), (key: "lineSpacing", value: gap.plainText),
        ])
      }
    }
    if ["size", "iconSize", "frame", "dimension"].contains(name) {
      if let side = ForeignUnits.length(value) {
        if around.typeName == "Spacer" { return spacer(side, around) }
        return square(side)
      }
      let keys = [
        "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "alignment",
      ]
      let parts = keys.compactMap { key -> (key: String, value: String)? in
        guard let length = value[key] else { return nil }
        if let points = ForeignUnits.length(length) { return (key, points.plainText) }
        return length.text.map { (key, JSONWriter.quoted(unqualified($0))) }
      }
      return parts.count == value.members?.count && !parts.isEmpty ? Rewriting(members: parts) : nil
    }
    if name == "diameter", around.typeName == "Circle" {
      return ForeignUnits.length(value).flatMap(square)
    }
    if name == "radius" || name == "r", around.typeName == "Circle" {
      return ForeignUnits.length(value).flatMap { square(2 * $0) }
    }
    return nil
  }

  private static func square(_ side: Double) -> Rewriting? {
    guard side >= 0 else { return nil }
    let text = side.plainText
    return Rewriting(members: [(key: "width", value: text), (key: "height", value: text)])
  }

  /// A gap of a fixed length is a frame along the axis of the stack.
  private static func spacer(_ length: Double, _ around: ForeignSurroundings) -> Rewriting? {
    guard length >= 0 else { return nil }
    switch around.parent?.typeName {
    case "HStack", "LazyHStack": return member("width", length.plainText)
    case "VStack", "LazyVStack": return member("height", length.plainText)
    default: return member("minLength", length.plainText)
    }
  }

  /// A font as an object, or as a call of SwiftUI: `.system(size: 17, weight: .bold)`.
  private static func font(_ value: SyntaxValue) -> Rewriting? {
    let names = [
      "size": "fontSize", "fontSize": "fontSize", "weight": "fontWeight",
      "fontWeight": "fontWeight", "family": "fontName", "fontFamily": "fontName",
      "name": "fontName", "style": "fontStyle", "fontStyle": "fontStyle", "design": "fontDesign",
    ]
    if let members = value.members {
      let written = members.compactMap { member -> (key: String, value: String)? in
        guard let key = names[member.key] else { return nil }
        if let number = member.value.number?.value {
          return (key, number.plainText)
        }
        return member.value.text.map { (key, JSONWriter.quoted($0)) }
      }
      return written.count == members.count && !written.isEmpty ? Rewriting(members: written) : nil
    }
    guard let text = value.text, text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      text[..<open].hasSuffix(".system") || text[..<open].hasSuffix(".custom")
    else { return nil }
    let written = text[text.index(after: open)...].dropLast().split(separator: ",").map {
      argument -> (key: String, value: String)? in
      let parts = argument.split(separator: ":").map { $0.filter { $0 != " " && $0 != "\"" } }
      guard parts.count == 2, let name = parts.first, let word = parts.last else {
        return parts.first.map { ("fontName", JSONWriter.quoted($0)) }
      }
      guard let key = names[name] else { return nil }
      if let number = Double(word), number.isFinite { return (key, number.plainText) }
      return (key, JSONWriter.quoted(unqualified(word)))
    }
    return written.contains { $0 == nil } ? nil : Rewriting(members: written.compactMap(\.self))
  }

  /// The columns of CSS as tracks: `1fr 200px`, `repeat(3, 1fr)`.
  static func tracks(_ text: String) -> String? {
    var words: [Substring] = []
    if text.hasPrefix("repeat("), text.hasSuffix(")") {
      let parts = text.dropFirst(7).dropLast().split(separator: ",", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let column = parts[1].replacing("minmax(0, ", with: "").replacing("fr)", with: "fr")
      if parts[0].hasPrefix("auto-fi") {
        words = parts[1].split(separator: " ")
      } else {
        guard let count = Int(parts[0].filter { $0 != " " }), (1...64).contains(count) else {
          return nil
        }
        words = Array(repeating: column.split(separator: " "), count: count).flatMap(\.self)
      }
    } else {
      words = text.split(separator: " ")
    }
    if words.count == 2, words[0].hasPrefix("minmax("), text.contains("auto-fi"),
      let least = ForeignUnits.points(words[0].dropFirst(7).dropLast())
    {
      return "[{\"adaptive\": \(least.plainText)}]"
    }
    let tracks = words.map { word -> String? in
      if word.hasSuffix("fr") { return Double(word.dropLast(2)).map { _ in #""flexible""# } }
      if word == "auto" || word.hasSuffix("-content") { return #""content""# }
      return ForeignUnits.points(word).flatMap { $0 >= 0 ? $0.plainText : nil }
    }
    guard !tracks.isEmpty, !tracks.contains(nil),
      Set(words.filter { $0.hasSuffix("fr") }).count <= 1
    else { return nil }
    return "[\(tracks.compactMap(\.self).joined(separator: ", "))]"
  }

  /// So many columns of one width.
  static func equalTracks(_ count: Double) -> String? {
    guard let count = Int(exactly: count), (1...64).contains(count) else { return nil }
    return "[\(Array(repeating: #""flexible""#, count: count).joined(separator: ", "))]"
  }

  /// `1px solid red` of CSS as a width and a colour.
  private static func border(_ text: String) -> Rewriting? {
    let words = ForeignShadows.split(text[...], at: " ")
    guard words.count == 3, words[1] == "solid" else { return nil }
    guard let width = ForeignUnits.points(words[0]), width >= 0 else { return nil }
    let color = ForeignColors.meant(by: String(words[2])) { _ in false } ?? String(words[2])
    return Rewriting(members: [
      (key: "borderWidth", value: width.plainText),
      (key: "borderColor", value: JSONWriter.quoted(color)),
    ])
  }

  private static func member(_ key: String, _ value: String) -> Rewriting {
    Rewriting(members: [(key: key, value: value)])
  }
}
