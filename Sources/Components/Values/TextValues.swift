public import GalleyDesign
public import GalleyParsing
public import GalleyText

extension TextAlignment: PropertyChoice {}

extension LineHeightPlacement: PropertyChoice {}

extension LineBreakStrictness: PropertyChoice {
  /// CSS's word for the standard rules.
  public static var otherSpellings: [String: LineBreakStrictness] { ["strict": .standard] }
}

extension WordBreak: PropertyChoice {
  /// CSS's word.
  public static var otherSpellings: [String: WordBreak] { ["keep-all": .keepAll] }
}

extension TextWrap: PropertyChoice {
  /// CSS's word for what is usual.
  public static var otherSpellings: [String: TextWrap] { ["auto": .wrap] }
}

extension Hyphenation: PropertyChoice {
  /// CSS's words.
  public static var otherSpellings: [String: Hyphenation] { ["auto": .all, "manual": .none] }
}

extension LineBreakMode: PropertyChoice {
  /// UIKit's names and the short ones of SwiftUI.
  public static var otherSpellings: [String: LineBreakMode] {
    [
      "byWordWrapping": .wordWrap, "byCharWrapping": .characterWrap, "byClipping": .clip,
      "byTruncatingHead": .truncateHead, "byTruncatingMiddle": .truncateMiddle,
      "byTruncatingTail": .truncateTail, "head": .truncateHead, "middle": .truncateMiddle,
      "tail": .truncateTail,
    ]
  }
}

/// A line under or through text: true, the name of a style or pattern, or an object with a colour.
public struct DecorationValue: PropertyValue, Hashable {
  /// The line; nil when it is switched off.
  public var line: LineDecoration?
  /// The colour; nil is the text's.
  public var color: Color?

  /// Makes a line, or none.
  public init(_ line: LineDecoration?, color: Color? = nil) {
    self.line = line
    self.color = color
  }

  /// A single line in a pattern.
  static func single(
    _ pattern: LineDecoration.Pattern, color: Color? = nil
  ) -> DecorationValue {
    DecorationValue(
      LineDecoration(.single, pattern: pattern), color: color)
  }

  static let names =
    ["none"] + LineDecoration.Style.allCases.map(\.rawValue)
    + LineDecoration.Pattern.allCases.map(\.rawValue).filter { $0 != "solid" } + ["byWord"]

  /// The forms.
  public static var kind: PropertyKind {
    .either([
      .truth, .choice(names),
      .object([PropertyPart("style", .choice(names)), PropertyPart("color", .color)]),
    ])
  }

  /// Reads one of the forms.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> DecorationValue? {
    switch value.kind {
    case .bool(let isOn): return DecorationValue(isOn ? LineDecoration() : nil)
    case .string(let word):
      guard names.contains(word) else {
        return reader.unknownWord(word, for: name, among: names, at: value.range)
      }
      return DecorationValue(line(named: word))
    case .object(let members):
      let parts = PartReader(members, of: name, knowing: ["style", "color"], &reader)
      let style: DecorationValue? = parts.read("style", &reader)
      return DecorationValue(
        style == nil ? LineDecoration() : style?.line, color: parts.read("color", &reader))
    default: return reader.mismatch(name, kind, value)
    }
  }

  private static func line(named word: String) -> LineDecoration? {
    if word == "none" { return nil }
    if word == "byWord" { return LineDecoration(byWord: true) }
    if let style = LineDecoration.Style(rawValue: word) { return LineDecoration(style) }
    return LineDecoration(pattern: LineDecoration.Pattern(rawValue: word) ?? .solid)
  }

  /// The line with its colour for an appearance.
  func line(resolving: (Color) -> RGBAColor) -> LineDecoration? {
    var result = line
    result?.color = color.map { resolving($0) }
    return result
  }

  /// Writes style, pattern and colour as parts, or `none`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    guard let line else { return writer.write(name, "none") }
    writer.write("\(name).style", line.byWord ? "byWord" : line.style.rawValue)
    if line.pattern != .solid { writer.write("\(name).pattern", line.pattern.rawValue) }
    color?.describe(as: "\(name).color", in: &writer)
  }
}
