public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyLayout
internal import GalleyText

/// Text in one look or in several.
public struct Text: Equatable, Sendable {
  /// A part of the text with the requested styles, innermost first.
  struct Part: Equatable, Sendable {
    var content: Content
    var look = Look()
  }

  enum Content: Equatable, Sendable {
    case plain(String)
    /// Looked up in the strings of the package, then read as Markdown.
    case localized(LocalizedStringKey)
    case symbol(Image)
    case attributed(AttributedString)
    /// A date in the language and the time zone of the surroundings.
    case date(Date, DateStyle)
  }

  struct Look: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var design: Font.Design?
    var width: Font.Width?
    var digits = false
    var color: Color?
    var style: Unequal?
    var tracking: Double?
    var baseline: Double?
    var underline: Line?
    var strikethrough: Line?
    /// The words that are spoken in its place; none or one.
    var label: [Text] = []
  }

  /// A style, which cannot be compared.
  struct Unequal: Equatable, Sendable {
    let style: any ShapeStyle
    static func == (left: Unequal, right: Unequal) -> Bool { false }
  }

  struct Line: Hashable, Sendable {
    var isOn: Bool
    var pattern: LineStyle.Pattern
    var color: Color?
  }

  var parts: [Part]

  init(_ content: Content) { parts = [Part(content: content)] }
  private init(parts: [Part]) { self.parts = parts }

  public init(verbatim content: String) { self.init(.plain(content)) }
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(.plain(String(content))) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(LocalizedStringKey(resource.key)))
  }
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }
  public init(_ image: Image) { self.init(.symbol(image)) }
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(.plain(format.format(input)))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? ""))
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.plain(formatter.string(for: subject) ?? ""))
  }
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
  public init(_ interval: ClosedRange<Date>) {
    self.init(
      .plain(
        "\(DateStyle.time.text(of: interval.lowerBound)) – \(DateStyle.time.text(of: interval.upperBound))"
      ))
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {
    let seconds = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    let rest = seconds % 60
    self.init(.plain("\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"))
  }

  /// The format of a date; the clock is stopped at the date itself.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case date
      case time
      case relative
      case offset
      case timer
    }
    private let kind: Kind
    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func text(
      of date: Date, in locale: Locale = Locale(identifier: "en_US"), at zone: TimeZone = .gmt
    ) -> String {
      switch kind {
      case .date, .time:
        var style =
          kind == .date
          ? Date.FormatStyle(date: .long, time: .omitted)
          : Date.FormatStyle(date: .omitted, time: .shortened)
        style.timeZone = zone
        style.locale = locale
        return style.format(date)
      case .relative: return "0 sec"
      case .offset: return "+0 seconds"
      case .timer: return "0:00"
      }
    }
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }
    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    public static let single = LineStyle()
    /// UIKit's name for a line; nil for a value without a name.
    public init?(nsUnderlineStyle style: NSUnderlineStyle) {
      guard style != [] else { return nil }
      let patterns: [(NSUnderlineStyle, Pattern)] = [
        (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash),
        (.patternDot, .dot),
      ]
      self.init(pattern: patterns.first { style.contains($0.0) }?.1 ?? .solid)
    }
  }

  public static func + (left: Text, right: Text) -> Text { Text(parts: left.parts + right.parts) }

  // Looks; an inner one wins over an outer one, as each part keeps what it was given first.

  private func changed(_ change: (inout Look) -> Void) -> Text {
    Text(
      parts: parts.map {
        var part = $0
        change(&part.look)
        return part
      })
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.width = $0.width ?? width } }
  public func bold() -> Text { changed { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changed { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? changed { $0.design = .monospaced } : self
  }
  public func monospacedDigit() -> Text { changed { $0.digits = true } }
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if $0.style == nil { $0.color = $0.color ?? color } }
  }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    return changed { look in
      if look.color == nil, look.style == nil { look.style = Unequal(style: style) }
    }
  }
  public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.tracking = $0.tracking ?? Double(tracking) }
  }
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed { $0.baseline = $0.baseline ?? Double(offset) }
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.underline = $0.underline ?? Line(isOn: isActive, pattern: pattern, color: color) }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed {
      $0.strikethrough =
        $0.strikethrough ?? Line(isOn: isActive, pattern: pattern, color: color)
    }
  }

  public struct Scale: Hashable, Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }

  // Accessibility of text; it has no look.
  public func accessibilityLabel(_ label: Text) -> Text { changed { $0.label = [label] } }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: String) -> Text {
    accessibilityLabel(Text(verbatim: label))
  }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(label))
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension Text: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    guard let touches = Session.touches(in: environment) else {
      return settle(in: &tree, environment)
    }
    let values = EnvironmentValues(environment)
    guard let label = spokenLabel(values) else {
      return touches.mark(.text(string(values)), in: &tree) { settle(in: &$0, environment) }
    }
    var spoken = Spoken()
    spoken.label = label
    touches.mark(.spoken(spoken), in: &tree) { tree in
      touches.mark(.text(string(values)), in: &tree) { settle(in: &$0, environment) }
    }
  }

  /// The words that are spoken in place of the text; nil where no part of it has any.
  private func spokenLabel(_ values: EnvironmentValues) -> String? {
    guard parts.contains(where: { !$0.look.label.isEmpty }) else { return nil }
    var (words, last) = ("", [Text]())
    for part in parts {
      let label = part.look.label
      // The parts of one text have one label.
      if label.isEmpty || label != last {
        words += (label.first ?? Text(parts: [part])).string(values)
      }
      last = label
    }
    return words
  }

  private func settle(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    let values = EnvironmentValues(environment)
    guard values.isInList else { return settle(in: &tree, environment, values) }
    // The line below a row begins at its first text.
    let guide = AlignmentGuide(.horizontal(.rowSeparatorLeading), at: 0)
    tree.node(.alignmentGuide(guide)) { settle(in: &$0, environment, values) }
  }

  private func settle(
    in tree: inout TreeBuilder, _ environment: TreeEnvironment, _ values: EnvironmentValues
  ) {
    let setting = TextSettler(values: values)
    let paint = values.foregroundPaint
    let plain = setting.plain(self)
    if paint.isColor || parts.contains(where: { $0.look.hasColor }) {
      return plain.append(in: &tree, environment)
    }
    paint.covered(by: plain).append(in: &tree, environment)
  }

  public nonisolated static func _elementName(_ view: Text) -> String { "Text" }
}

extension Text {
  /// The colour of its first part that names one.
  func color(in values: EnvironmentValues) -> DesignColor? {
    parts.lazy.compactMap(\.look.color).first?.design(in: values)
  }
}

extension Text.Look {
  var hasColor: Bool { color != nil || style != nil }
}
