package import GalleyParsing

/// Suggestions for a measure with the unit of another system: CSS, Android, Swift.
package enum ForeignUnits {
  /// The size of a unit.
  private enum Unit {
    /// Points, or degrees.
    case plain(of: Double)
    /// A share of what is around, in hundredths.
    case share(key: String?)
  }

  private static let units: [String: Unit] = [
    "px": .plain(of: 1), "pt": .plain(of: 1), "dp": .plain(of: 1), "dip": .plain(of: 1),
    "sp": .plain(of: 1), "rem": .plain(of: 16), "em": .plain(of: 16), "deg": .plain(of: 1),
    "turn": .plain(of: 360), "°": .plain(of: 1), ".dp": .plain(of: 1), ".sp": .plain(of: 1),
    "%": .share(key: nil), "vw": .share(key: "relativeWidth"),
    "vh": .share(key: "relativeHeight"),
  ]

  /// The sizes of text of Tailwind and of CSS, in points.
  private static let typeScale: [String: Double] = [
    "xs": 12, "sm": 14, "base": 16, "lg": 18, "xl": 20, "2xl": 24, "3xl": 30, "4xl": 36, "5xl": 48,
    "6xl": 60,
    // The absolute sizes of CSS.
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ]

  /// Returns several measures separated by blanks, converted from their units, with the words between them
  /// unchanged; nil if there is one word, or no unit that converts to points.
  private static func plainList(_ text: Substring) -> String? {
    var hasUnit = false
    let words = text.split(separator: " ").map { word -> String in
      guard let points = points(word), Double(word) == nil else { return String(word) }
      hasUnit = true
      return points.plainText
    }
    return hasUnit && words.count > 1 ? words.joined(separator: " ") : nil
  }

  /// Returns a length or an angle with or without its unit as a number; nil for anything else.
  package static func points(_ word: Substring) -> Double? {
    let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    let name = word[digits.endIndex...].lowercased()
    if name.isEmpty { return number }
    guard case .plain(let worth)? = units[name] else { return nil }
    return number * worth
  }

  /// Returns a value that is a length, with or without the unit of another system; nil for other values.
  package static func length(_ value: SyntaxValue) -> Double? {
    value.number?.value ?? value.text.flatMap { points($0[...]) }
  }

  /// Returns the radii of an array, or of text with several, as corners.
  private static func corners(_ value: SyntaxValue) -> String? {
    if let items = value.elements {
      let numbers = items.compactMap(length)
      return numbers.count == items.count ? ForeignParts.cornerRadius(numbers) : nil
    }
    let words = (value.text ?? "").split(separator: " ")
    let numbers = words.compactMap(points)
    guard words.count > 1, numbers.count == words.count else { return nil }
    return ForeignParts.cornerRadius(numbers)
  }

  /// Returns the text form of a list of numbers, which other systems write as an array: `[8, 16]` is `"8 16"`.
  private static func list(_ value: SyntaxValue, for kind: PropertyKind) -> String? {
    guard let items = value.elements, kind.phrase.contains("text such as") else { return nil }
    let numbers = items.compactMap(\.number?.value)
    guard numbers.count == items.count, !numbers.isEmpty else { return nil }
    return JSONWriter.quoted(numbers.map(\.plainText).joined(separator: " "))
  }

  /// Returns the advice after a diagnostic: `; write 8, without a unit`; nil if the value is not such a
  /// measure.
  package static func advice(
    _ value: SyntaxValue, for key: String, _ kind: PropertyKind, textSize: Double? = nil
  ) -> DiagnosticCollector.Advice? {
    if key == "scale", let text = value.text, text.hasSuffix("x"),
      let scale = Double(text.dropLast())
    {
      return plain(scale, "without a unit")
    }
    if key == "appearance", let words = value.elements?.compactMap(\.text),
      Set(words) == ["light", "dark"]
    {
      return .init("; write \"both\"", replacement: "\"both\"")
    }
    if key == "cornerRadius", let corners = corners(value) {
      return .init("; write \(corners)", replacement: corners)
    }
    if let text = value.text, key == "padding" || key == "spacing",
      let insets = ForeignParts.insets(text)
    {
      return .init("; write \(insets)", replacement: insets)
    }
    if let text = value.text, key == "fontSize",
      let points = typeScale[text.replacing("text-", with: "")]
    {
      return .init("; write \(points.plainText)", replacement: points.plainText)
    }
    if key == "tracks" || key == "columns" || key == "rows",
      let tracks = value.number.flatMap({ ForeignNames.equalTracks($0.value) })
        ?? value.text.flatMap(ForeignNames.tracks)
    {
      return .init("; write \(tracks)", replacement: tracks)
    }
    if kind == .truth, let truth = truth(value) {
      return .init("; write \(truth), without quotes", replacement: "\(truth)")
    }
    if kind == .displayText, let number = value.number?.value {
      let text = JSONWriter.quoted(number.plainText)
      return .init("; write \(text)", replacement: text)
    }
    if kind == .number(minimum: 0, maximum: 1), let percent = value.number?.value,
      percent >= 2, percent <= 100, percent == percent.rounded()
    {
      return .init("; write \((percent / 100).plainText)", replacement: (percent / 100).plainText)
    }
    if let members = value.members, members.count == 1, let member = members.first,
      ["radius", "value", "size"].contains(member.key), let length = length(member.value)
    {
      return .init("; write \(length.plainText)", replacement: length.plainText)
    }
    if let text = value.text, let call = ForeignNames.Call(text), call.name == "degrees",
      let degrees = call.points.first
    {
      return .init("; write \(degrees.plainText)", replacement: degrees.plainText)
    }
    if let text = value.text, key == "opacity", text.hasPrefix("opacity-"),
      let percent = Double(text.dropFirst(8)), (0...100).contains(percent)
    {
      return .init("; write \((percent / 100).plainText)", replacement: (percent / 100).plainText)
    }
    if key.contains("."), ["tracks", "columns", "rows"].contains(key.prefix { $0 != "." }),
      let text = value.text,
      let track = ForeignNames.Call(text)?.name == "flexible"
        ? "[\"flexible\"]" : ForeignNames.tracks(text),
      !track.contains(",")
    {
      let inner = String(track.dropFirst().dropLast())
      return .init("; write \(inner)", replacement: inner)
    }
    if let list = list(value, for: kind) {
      return .init("; write \(list)", replacement: list)
    }
    guard let text = value.text?.trimmingPrefix(while: \.isWhitespace) else { return nil }
    if key == "shadow", let shadow = ForeignShadows.value(String(text)) {
      return .init("; write \(shadow)", replacement: shadow)
    }
    if let list = plainList(text) {
      let list = JSONWriter.quoted(list)
      return .init("; write \(list), without units", replacement: list)
    }
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    let name = text[digits.endIndex...].filter { !$0.isWhitespace }.lowercased()
    guard let number = Double(digits), number.isFinite else { return nil }
    guard !name.isEmpty else { return plain(number, "without quotes") }
    if name == "em", key != "fontSize" {
      guard let textSize else {
        return .init("; one em is the size of the text, which is not known here: write the points")
      }
      return plain(
        (number * textSize * 1000).rounded() / 1000,
        "since one em is the size of the text, \(textSize.plainText) points")
    }
    switch units[name] {
    case nil: return nil
    case .plain(let worth): return plain(number * worth, "without a unit")
    case .share(let relative):
      let share = (number / 100).plainText
      if kind == .number(minimum: 0, maximum: 1) {
        return .init("; write \(share)", replacement: share)
      }
      if key == "scaleEffect" { return plain(number / 100, "as a factor") }
      guard key == "" || key.hasSuffix("idth") || key.hasSuffix("eight") else { return nil }
      let keys = ["width": "relativeWidth", "height": "relativeHeight"]
      guard let relative = relative ?? keys[key] else {
        return .init(
          "; only \"relativeWidth\" and \"relativeHeight\" are shares, as numbers from 0 to 1")
      }
      return .init("; a share is \"\(relative)\": \(share)")
    }
  }

  /// A truth value in quotes, or as other systems write it.
  private static func truth(_ value: SyntaxValue) -> Bool? {
    if let number = value.number?.value { return number == 1 ? true : number == 0 ? false : nil }
    switch value.text?.lowercased() {
    case "true", "yes", "on", "1": return true
    case "false", "no", "off", "0": return false
    default: return nil
    }
  }

  private static func plain(_ number: Double, _ how: String) -> DiagnosticCollector.Advice {
    .init(
      "; write \(number.plainText)\(how.hasSuffix("quotes") ? " " : ", ")\(how)",
      replacement: number.plainText)
  }
}
