import GalleyParsing

/// Keys of other systems for the parts of a value that is one key here: `paddingTop` and `paddingLeft` are parts of
/// one `padding`.
enum ForeignParts {
  /// The key here, and the parts of its value that a key of another system sets.
  private struct Part {
    var target: String
    var names: [String]
  }

  private static let parts: [String: Part] = {
    var parts: [String: Part] = [:]
    let sides: [(String, String)] = [
      ("Top", "top"), ("Bottom", "bottom"), ("Left", "leading"), ("Right", "trailing"),
      ("Start", "leading"), ("End", "trailing"), ("Leading", "leading"), ("Trailing", "trailing"),
      ("Horizontal", "horizontal"), ("Vertical", "vertical"), ("X", "horizontal"),
      ("Y", "vertical"), ("Inline", "horizontal"), ("Block", "vertical"),
    ]
    for (suffix, side) in sides {
      parts["padding" + suffix] = Part(target: "padding", names: [side])
    }
    for (name, side) in [
      ("pt", "top"), ("pb", "bottom"), ("pl", "leading"), ("pr", "trailing"), ("ps", "leading"),
      ("pe", "trailing"), ("px", "horizontal"), ("py", "vertical"),
    ] { parts[name] = Part(target: "padding", names: [side]) }
    let corners: [(String, [String])] = [
      ("TopLeft", ["topLeading"]), ("TopRight", ["topTrailing"]), ("TopStart", ["topLeading"]),
      ("TopEnd", ["topTrailing"]), ("BottomLeft", ["bottomLeading"]),
      ("BottomRight", ["bottomTrailing"]), ("BottomStart", ["bottomLeading"]),
      ("BottomEnd", ["bottomTrailing"]),
    ]
    for (corner, names) in corners {
      let small = corner.prefix(1).lowercased() + corner.dropFirst()
      for name in ["border\(corner)Radius", "\(small)Radius", "\(small)CornerRadius"] {
        parts[name] = Part(target: "cornerRadius", names: names)
      }
    }
    parts["strokeWidth"] = Part(target: "stroke", names: ["width"])
    parts["strokeColor"] = Part(target: "stroke", names: ["style"])
    for name in ["shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius"] {
      parts[name] = Part(target: "shadow", names: [name])
    }
    return parts
  }()

  /// The order of the parts of a value.
  private static let order = [
    "all", "horizontal", "vertical", "top", "leading", "bottom", "trailing", "topLeading",
    "topTrailing", "bottomTrailing", "bottomLeading",
  ]

  /// Returns true if a key sets a part of the value of another one.
  static func isPart(_ name: String) -> Bool { parts[ForeignNames.camelCased(name)] != nil }

  /// The one member for all parts of the key that a part of another system belongs to, and the indices of the
  /// members it replaces; nil for other keys and for values that have no equivalent.
  static func member(
    for name: String, among members: [SyntaxMember]
  ) -> (key: String, value: String, indices: [Int])? {
    guard let target = parts[ForeignNames.camelCased(name)]?.target else { return nil }
    var indices: [Int] = []
    var values: [String: SyntaxValue] = [:]
    var base: [String: Double] = [:]
    for (index, member) in members.enumerated() {
      if member.key == target {
        guard target != "shadow", target != "stroke", let whole = whole(member.value, of: target)
        else { return nil }
        base = whole
        indices.append(index)
      } else if let part = parts[ForeignNames.camelCased(member.key)], part.target == target {
        guard target == "shadow" || target == "stroke" || ForeignUnits.length(member.value) != nil
        else { continue }
        for name in part.names { values[name] = member.value }
        indices.append(index)
      }
    }
    guard !values.isEmpty else { return nil }
    if target == "shadow" { return shadow(values).map { (target, $0, indices) } }
    if target == "stroke" { return stroke(values).map { (target, $0, indices) } }
    for (part, value) in values { base[part] = ForeignUnits.length(value) }
    let written = order.compactMap { name in base[name].map { "\"\(name)\": \($0.plainText)" } }
    return (target, "{\(written.joined(separator: ", "))}", indices)
  }

  /// The parts of a value that is written in one of its forms.
  private static func whole(_ value: SyntaxValue, of target: String) -> [String: Double]? {
    let isPadding = target == "padding"
    if let text = value.text {
      let numbers = text.split(separator: " ").map { ForeignUnits.points($0) }
      guard (1...4).contains(numbers.count), !numbers.contains(nil) else { return nil }
      return isPadding ? sides(numbers.compactMap(\.self)) : corners(numbers.compactMap(\.self))
    }
    if let number = value.number?.value {
      return isPadding ? ["all": number] : corners([number])
    }
    guard let members = value.members else { return nil }
    var result: [String: Double] = [:]
    for member in members {
      guard order.contains(member.key), let points = ForeignUnits.length(member.value) else {
        return nil
      }
      result[member.key] = points
    }
    return result
  }

  /// One to four numbers in the order of CSS.
  private static func sides(_ numbers: [Double]) -> [String: Double] {
    let four = four(numbers)
    return ["top": four[0], "trailing": four[1], "bottom": four[2], "leading": four[3]]
  }

  /// One to four radii in the order of CSS, from the top leading corner clockwise.
  static func corners(_ numbers: [Double]) -> [String: Double] {
    let four = four(numbers)
    return [
      "topLeading": four[0], "topTrailing": four[1], "bottomTrailing": four[2],
      "bottomLeading": four[3],
    ]
  }

  private static func four(_ numbers: [Double]) -> [Double] {
    let first = numbers.first ?? 0
    let second = numbers.dropFirst().first ?? first
    let third = numbers.dropFirst(2).first ?? first
    return [first, second, third, numbers.dropFirst(3).first ?? second]
  }

  /// The JSON text of a distance in the notation of Tailwind, whose step is 4 points, or of Flutter: `p-4`,
  /// `EdgeInsets.symmetric(horizontal: 8)`; nil for other text.
  static func insets(_ text: String) -> String? {
    let words = text.split(separator: "-")
    if words.count == 2, let steps = Double(words[1]), steps.isFinite, steps >= 0 {
      let points = (steps * 4).plainText
      if ["p", "gap"].contains(words[0]) { return points }
      guard let part = parts[String(words[0])], let side = part.names.first else { return nil }
      return "{\"\(side)\": \(points)}"
    }
    guard text.hasPrefix("EdgeInsets"), text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      let call = text[..<open].split(separator: ".").last
    else { return nil }
    let arguments = text[text.index(after: open)...].dropLast().split(separator: ",")
    let numbers = arguments.compactMap { argument in
      Double(argument.split(separator: ":").last?.filter { $0 != " " } ?? "")
    }
    guard numbers.count == arguments.count, numbers.allSatisfy(\.isFinite), !numbers.isEmpty else {
      return nil
    }
    if call == "all", numbers.count == 1 { return numbers[0].plainText }
    if call == "fromLTRB", numbers.count == 4 {
      let clockwise = [numbers[1], numbers[2], numbers[3], numbers[0]]
      return JSONWriter.quoted(clockwise.map(\.plainText).joined(separator: " "))
    }
    let names = arguments.map { argument in
      argument.split(separator: ":").first?.filter { $0 != " " } ?? ""
    }
    let sides = ["left": "leading", "right": "trailing", "start": "leading", "end": "trailing"]
    let written = zip(names, numbers).map { name, number in
      (sides[name] ?? name, number.plainText)
    }
    guard written.allSatisfy({ order.contains($0.0) }) else { return nil }
    return "{\(written.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", "))}"
  }

  /// The JSON text of radii in the order of CSS: a number if all are one, else the corners that are round.
  static func cornerRadius(_ numbers: [Double]) -> String? {
    guard (1...4).contains(numbers.count), numbers.allSatisfy({ $0 >= 0 }),
      let first = numbers.first
    else { return nil }
    if numbers.allSatisfy({ $0 == first }) { return first.plainText }
    let corners = corners(numbers)
    let written = order.compactMap { name in
      corners[name].flatMap { $0 > 0 ? "\"\(name)\": \($0.plainText)" : nil }
    }
    return "{\(written.joined(separator: ", "))}"
  }

  /// A shadow of React Native or UIKit, whose radius is half of CSS's blur.
  /// A line with a width and a colour; nil for one of them alone, which the key takes as it is.
  private static func stroke(_ values: [String: SyntaxValue]) -> String? {
    guard let width = values["width"].flatMap(ForeignUnits.length),
      let color = values["style"]?.text
    else { return nil }
    let meant =
      color.hasPrefix("#") ? color : ForeignColors.meant(by: color) { _ in false } ?? color
    return "{\"width\": \(width.plainText), \"style\": \(JSONWriter.quoted(meant))}"
  }

  private static func shadow(_ values: [String: SyntaxValue]) -> String? {
    let offset = values["shadowOffset"]
    let x = (offset?["width"] ?? offset?["x"]).flatMap(ForeignUnits.length) ?? 0
    let y = (offset?["height"] ?? offset?["y"]).flatMap(ForeignUnits.length) ?? 0
    guard let radius = values["shadowRadius"].map(ForeignUnits.length) ?? 3 else { return nil }
    var color = "#000000"
    if let value = values["shadowColor"] {
      guard let text = value.text else { return nil }
      let meant = ForeignColors.meant(by: text) { _ in false }
      color = meant ?? (text.hasPrefix("#") ? text : "")
      guard color.hasPrefix("#") else { return nil }
    }
    if let value = values["shadowOpacity"] {
      guard let opacity = value.number?.value,
        let faded = ForeignColors.faded(color, to: opacity)
      else { return nil }
      color = faded
    }
    return JSONWriter.quoted("\(x.plainText) \(y.plainText) \((2 * radius).plainText) \(color)")
  }
}
