internal import GalleyDesign
import GalleyParsing

/// Looks that other systems write as calls or in one value with several parts: transforms, filters, gradients, fonts.
extension ForeignNames {
  /// The members for a look of another system; nil for other keys and for values without an equivalent.
  static func look(
    _ name: String, _ value: SyntaxValue, _ around: ForeignSurroundings
  ) -> Rewriting? {
    if let text = value.text, let call = Call(text) {
      switch name {
      case "transform": return transform(call)
      case "filter": return filter(call)
      case "backdropFilter" where call.name == "blur":
        return call.points.first.map { one("backgroundBlur", $0.plainText) }
      case "borderRadius", "cornerRadius", "rounded", "shape", "clipShape", "radius":
        return rounded(call, clips: name == "shape" || name == "clipShape")
      case "background", "backgroundImage", "backgroundColor", "backgroundGradient", "gradient",
        "fill":
        return gradient(call).map {
          one(around.paintKey == "fill" ? "fill" : "backgroundGradient", $0)
        }
      case "verticalArrangement", "horizontalArrangement":
        guard call.name == "spacedBy" else { return nil }
        return call.points.first.map { one("spacing", $0.plainText) }
      default: break
      }
    }
    switch name {
    case "border":
      let width = value["width"].flatMap(ForeignUnits.length)
      guard let width, let color = value["color"]?.text else { return nil }
      let meant = ForeignColors.meant(by: color) { _ in false } ?? color
      return Rewriting(members: [
        ("borderWidth", width.plainText), ("borderColor", JSONWriter.quoted(meant)),
      ])
    case "background" where value.members?.count == 1:
      return value["color"]?.text.map { one("backgroundColor", JSONWriter.quoted($0)) }
    case "translate":
      let numbers = (value.text ?? "").split(separator: " ").compactMap(ForeignUnits.points)
      return numbers.count == 2 ? one("offset", pair(numbers)) : nil
    case "strokeWidth":
      return ForeignUnits.length(value).map { one("stroke", $0.plainText) }
    case "strokeDasharray", "strokeDashArray":
      let words = value.text?.split(whereSeparator: { " ,".contains($0) }).map(ForeignUnits.points)
      let lengths = words ?? value.elements?.map(ForeignUnits.length) ?? []
      guard !lengths.isEmpty, !lengths.contains(nil) else { return nil }
      let list = lengths.compactMap(\.self).map(\.plainText).joined(separator: ", ")
      return one("stroke", "{\"dash\": [\(list)]}")
    case "minSize", "maxSize":
      let side = name.prefix(3)
      if let length = ForeignUnits.length(value) {
        return Rewriting(members: [
          ("\(side)Width", length.plainText), ("\(side)Height", length.plainText),
        ])
      }
      let parts = ["width", "height"].compactMap { axis in
        value[axis].flatMap(ForeignUnits.length).map {
          ("\(side)\(axis.prefix(1).uppercased())\(axis.dropFirst())", $0.plainText)
        }
      }
      return parts.count == value.members?.count && !parts.isEmpty
        ? Rewriting(members: parts) : nil
    case "size" where value.text?.contains("x") == true:
      let sides = (value.text ?? "").split(separator: "x").compactMap(ForeignUnits.points)
      guard sides.count == 2 else { return nil }
      return Rewriting(members: [("width", sides[0].plainText), ("height", sides[1].plainText)])
    case "flex": return flex(value)
    case "flexFlow":
      let words = (value.text ?? "").split(separator: " ")
      guard words.count == 2, let axis = ["row": "horizontal", "column": "vertical"][words[0]],
        let wrap = ["wrap": "wrap", "nowrap": "none", "wrap-reverse": "reverse"][words[1]]
      else { return nil }
      return Rewriting(members: [
        ("axis", JSONWriter.quoted(axis)), ("wrap", JSONWriter.quoted(wrap)),
      ])
    case "textCase":
      let word = unqualified(value.text ?? "").lowercased()
      return word == "uppercase" || word == "upper" ? one("uppercase", "true") : nil
    default: return nil
    }
  }

  /// A member whose key is known, for a value that other keys take; nil for other values.
  static func look(
    ofKnown key: String, _ value: SyntaxValue, _ around: ForeignSurroundings
  ) -> Rewriting? {
    let materials = [
      "ultraThinMaterial": "ultraThin", "thinMaterial": "thin", "regularMaterial": "regular",
      "thickMaterial": "thick", "ultraThickMaterial": "ultraThick", "bar": "bar",
    ]
    switch key {
    case "backgroundGradient", "background", "backgroundColor", "fill", "clipShape", "cornerRadius":
      if key.hasPrefix("background"), let word = materials[unqualified(value.text ?? "")] {
        return one("backgroundBlur", JSONWriter.quoted(word))
      }
      return look(key, value, around)
    case "fontWeight":
      guard let weight = value.number?.value, (1...1000).contains(weight) else { return nil }
      return one("fontVariations", "{\"wght\": \(weight.plainText)}")
    case "weight":
      return value.text.map { one("fontWeight", JSONWriter.quoted($0)) }
    case "fontName", "fontFamily":
      guard let family = value["family"]?.text else { return nil }
      return face(family, value["style"]?.text ?? "Regular")
    case "letterSpacing":
      guard let number = value["value"]?.number?.value else { return nil }
      switch value["unit"]?.text {
      case "PIXELS": return one(key, number.plainText)
      case "PERCENT": return around.textSize.map { one(key, (number * $0 / 100).plainText) }
      default: return nil
      }
    case "wrap": return value.truth.map { one(key, $0 ? "\"wrap\"" : "\"none\"") }
    case "grow", "shrink": return value.truth.map { one(key, $0 ? "1" : "0") }
    case "aspectRatio":
      let word = unqualified(value.text ?? "")
      if word == "fill" || word == "fit" { return one("contentMode", JSONWriter.quoted(word)) }
      let sides = word.split(separator: "/").map { $0.filter { $0 != " " } }
      guard sides.count == 2, sides.allSatisfy({ Double($0) != nil }) else { return nil }
      return one(key, JSONWriter.quoted(sides.joined(separator: ":")))
    case "fixedSize":
      guard let members = value.members, !members.isEmpty else { return nil }
      let axes = (value["horizontal"]?.truth ?? false, value["vertical"]?.truth ?? false)
      switch axes {
      case (true, true): return one(key, "true")
      case (true, false): return one(key, "\"horizontal\"")
      case (false, true): return one(key, "\"vertical\"")
      case (false, false): return one(key, "false")
      }
    case "ignoresSafeArea":
      return unqualified(value.text ?? "") == "all" ? one(key, "true") : nil
    case "spacing", "gap":
      let gaps = (value.text ?? "").split(separator: " ").compactMap(ForeignUnits.points)
      guard gaps.count == 2, around.typeName == "Flex" || around.typeName == "Flow" else {
        return nil
      }
      return Rewriting(members: [
        ("lineSpacing", gaps[0].plainText), ("spacing", gaps[1].plainText),
      ])
    case "offset":
      let sides = [value["width"], value["height"]].compactMap { $0.flatMap(ForeignUnits.length) }
      let numbers = value.elements?.compactMap(\.number?.value) ?? sides
      let count = value.elements?.count ?? value.members?.count
      return numbers.count == 2 && count == 2 ? one(key, pair(numbers)) : nil
    case "underline", "strikethrough":
      let word = value.text?.lowercased()
      return word == "true" || word == "yes" ? one(key, "true") : nil
    default: return nil
    }
  }

  /// The shorthand of CSS: `italic bold 12px/30px Georgia, serif`; nil for other text.
  static func fontShorthand(_ text: String, _ around: ForeignSurroundings) -> Rewriting? {
    var words = text.split(separator: " ")[...]
    var members: [(key: String, value: String)] = []
    while let word = words.first, word.first?.isNumber != true || Int(word) != nil {
      words.removeFirst()
      switch word {
      case "normal": break
      case "italic", "oblique": members.append(("fontStyle", "\"italic\""))
      default: members.append(("fontWeight", JSONWriter.quoted(String(word))))
      }
    }
    guard let sizes = words.popFirst()?.split(separator: "/"), let first = sizes.first,
      let size = ForeignUnits.points(first), size > 0, !words.isEmpty
    else { return nil }
    members.append(("fontSize", size.plainText))
    if sizes.count == 2 {
      let height = SyntaxValue(.string(String(sizes[1])), at: SourceRange(0, 0))
      guard let multiple = lineHeight(height, textSize: size),
        let factor = around.lineHeightMultiple(multiple)
      else { return nil }
      members.append(("lineHeightMultiple", factor.plainText))
    }
    // Others come with the user's own fonts, if at all.
    let own: Set = ["Inter", "system-ui", "sans-serif", "monospace", "ui-monospace"]
    let families = words.joined(separator: " ").split(separator: ",").map {
      $0.filter { $0 != " " }
    }
    guard families.contains(where: own.contains) else { return nil }
    members.append(("fontName", JSONWriter.quoted(words.joined(separator: " "))))
    return Rewriting(members: members)
  }

  // MARK: Parts

  private static func transform(_ call: Call) -> Rewriting? {
    let points = call.points
    guard points.count == call.arguments.count, let first = points.first else { return nil }
    switch call.name {
    case "scale" where points.count == 1: return one("scaleEffect", first.plainText)
    case "scale" where points.count == 2: return one("scaleEffect", pair(points))
    case "scaleX": return one("scaleEffect", pair([first, 1]))
    case "scaleY": return one("scaleEffect", pair([1, first]))
    case "rotate", "rotateZ": return one("rotationEffect", first.plainText)
    case "translate": return one("offset", pair([first, points.dropFirst().first ?? 0]))
    case "translateX": return one("offset", pair([first, 0]))
    case "translateY": return one("offset", pair([0, first]))
    default: return nil
    }
  }

  /// Filters whose formula is the same here; `brightness` multiplies in CSS and adds here.
  private static func filter(_ call: Call) -> Rewriting? {
    if call.name == "drop-shadow" {
      return ForeignShadows.value(call.inside).map { one("shadow", $0) }
    }
    guard call.arguments.count == 1, let word = call.arguments.first else { return nil }
    let share = word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word)
    switch call.name {
    case "blur": return call.points.first.map { one("blur", $0.plainText) }
    case "hue-rotate": return call.points.first.map { one("hueRotation", $0.plainText) }
    case "grayscale": return share.map { one("grayscale", min(1, $0).plainText) }
    case "saturate": return share.map { one("saturation", $0.plainText) }
    case "contrast": return share.map { one("contrast", $0.plainText) }
    case "opacity": return share.map { one("opacity", min(1, $0).plainText) }
    case "invert": return share == 1 ? one("colorInvert", "true") : nil
    default: return nil
    }
  }

  /// `BorderRadius.circular(8)`, `RoundedRectangle(cornerRadius: 8)`, `RoundedCornerShape(8.dp)`.
  private static func rounded(_ call: Call, clips: Bool) -> Rewriting? {
    let names = ["circular", "RoundedRectangle", "rect", "RoundedCornerShape", "all"]
    guard names.contains(call.name), call.arguments.count == 1, let argument = call.arguments.first,
      let radius = ForeignUnits.points(argument.split(separator: ":").last ?? ""), radius >= 0
    else { return nil }
    let members = [(key: "cornerRadius", value: radius.plainText)]
    return Rewriting(members: members + (clips ? [(key: "clipped", value: "true")] : []))
  }

  /// `linear-gradient(to right, red, blue)` of CSS, along the sides and the corners.
  static func gradient(_ call: Call) -> String? {
    guard call.name == "linear-gradient" else { return nil }
    var parts = call.arguments[...]
    let directions = [
      "to bottom": "topToBottom", "180deg": "topToBottom", "to top": "bottomToTop",
      "0deg": "bottomToTop", "to right": "leadingToTrailing", "90deg": "leadingToTrailing",
      "to left": "trailingToLeading", "270deg": "trailingToLeading",
      "to bottom right": "topLeadingToBottomTrailing",
      "to bottom left": "topTrailingToBottomLeading", "to top right": "bottomLeadingToTopTrailing",
      "to top left": "bottomTrailingToTopLeading",
    ]
    var direction = "topToBottom"
    if let first = parts.first, first.hasPrefix("to ") || first.hasSuffix("deg") {
      guard let known = directions[first] else { return nil }
      (direction, parts) = (known, parts.dropFirst())
    }
    var colors: [String] = []
    var places: [Double] = []
    for part in parts {
      let words = ForeignShadows.split(part[...], at: " ")
      guard let word = words.first.map(String.init), words.count <= 2 else { return nil }
      colors.append(JSONWriter.quoted(ForeignColors.meant(by: word) { _ in false } ?? word))
      guard words.count == 2 else { continue }
      guard words[1].hasSuffix("%"), let percent = Double(words[1].dropLast()) else { return nil }
      places.append(percent / 100)
    }
    guard colors.count > 1, places.isEmpty || places.count == colors.count else { return nil }
    let stops = places.map(\.plainText).joined(separator: ", ")
    return "{\"type\": \"linear\", \"colors\": [\(colors.joined(separator: ", "))]"
      + (places.isEmpty ? "" : ", \"stops\": [\(stops)]") + ", \"direction\": \"\(direction)\"}"
  }

  /// `flex: 1`, `1 1 0`, `auto` of CSS.
  private static func flex(_ value: SyntaxValue) -> Rewriting? {
    let words = (value.text ?? "").split(separator: " ")
    let numbers = words.compactMap(ForeignUnits.points)
    if words.count == 3, numbers.count == 3 || words[2] == "auto" && numbers.count == 2 {
      var members = [("grow", numbers[0].plainText), ("shrink", numbers[1].plainText)]
      if numbers.count == 3 { members.append(("basis", numbers[2].plainText)) }
      return Rewriting(members: members)
    }
    return value.text == "auto" ? one("grow", "1") : nil
  }

  /// A family and a style as drawing tools name them: `Semi Bold Italic`.
  private static func face(_ family: String, _ style: String) -> Rewriting {
    let words = style.split(separator: " ").map { $0.lowercased() }
    let weight = words.filter { $0 != "italic" }.joined()
    var members = [("fontName", JSONWriter.quoted(family))]
    if !["", "regular"].contains(weight) {
      members.append(("fontWeight", JSONWriter.quoted(weight)))
    }
    if words.contains("italic") { members.append(("fontStyle", "\"italic\"")) }
    return Rewriting(members: members)
  }

  private static func one(_ key: String, _ value: String) -> Rewriting {
    Rewriting(members: [(key: key, value: value)])
  }

  private static func pair(_ numbers: [Double]) -> String {
    "{\"x\": \(numbers[0].plainText), \"y\": \(numbers[1].plainText)}"
  }

  /// One call with its arguments, without the types before its name.
  struct Call {
    var name: String
    var inside: String
    var arguments: [String]
    /// The arguments that are lengths or angles.
    var points: [Double] { arguments.compactMap { ForeignUnits.points($0[...]) } }

    init?(_ text: String) {
      guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
      name = text[..<open].split(separator: ".").last.map(String.init) ?? ""
      inside = String(text[text.index(after: open)...].dropLast())
      // The arguments of one call end before a second call.
      var depth = 0
      for character in inside {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        if depth < 0 { return nil }
      }
      arguments = ForeignShadows.split(inside[...], at: ",").map { argument in
        argument.split(separator: " ").joined(separator: " ")
      }
    }
  }
}
