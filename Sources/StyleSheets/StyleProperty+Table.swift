internal import GalleyDesign

extension StyleProperty {
  /// Every property, in the order of its `index`.
  public static let all: [StyleProperty] = {
    let rows =
      colorRows + boxRows + otherRows
      + fontRows(.font, groups: [.text, .field, .button]) { $0.styles.font = $1($0.styles.font) }
      + textRows(.text, font: .textFont, groups: [.text, .field]) {
        $0.styles.styledText = $1($0.styles.styledText)
      }
      + textRows(.placeholder, font: .placeholderFont, groups: .field) {
        $0.styles.styledPlaceholder = $1($0.styles.styledPlaceholder)
      }
    return rows.enumerated().map { index, row in
      StyleProperty(
        index: index, level: row.level, key: row.key, alternatives: row.alternatives,
        kind: row.kind, groups: row.groups, apply: row.apply)
    }
  }()

  private struct Row: Sendable {
    var level = StyleLevel.style
    var key: String
    var alternatives: [String] = []
    var kind: StyleValueKind
    var groups: StyleGroups
    var apply: @Sendable (inout StyleTarget, StyleValue) -> Void
  }

  // MARK: Colours

  private static func color(
    _ key: String, _ groups: StyleGroups, alternatives: [String] = [],
    _ path: any WritableKeyPath<Colors, Color?> & Sendable
  ) -> Row {
    Row(key: key, alternatives: alternatives, kind: .color, groups: groups) { target, value in
      if case .color(let color) = value { target.colors[keyPath: path] = color }
    }
  }

  private static func stateColor(
    _ key: String, _ groups: StyleGroups, alternatives: [String] = [],
    _ state: any WritableKeyPath<Colors, StateColors?> & Sendable,
    _ part: any WritableKeyPath<StateColors, Color?> & Sendable
  ) -> Row {
    Row(key: key, alternatives: alternatives, kind: .color, groups: groups) { target, value in
      guard case .color(let color) = value else { return }
      var colors = target.colors[keyPath: state] ?? StateColors()
      colors[keyPath: part] = color
      target.colors[keyPath: state] = colors
    }
  }

  private static let colorRows: [Row] = [
    color("foregroundColor", [.text, .field, .button, .image, .indicator, .toggle], \.foreground),
    stateColor("highlightedForegroundColor", .button, \.highlighted, \.foreground),
    stateColor("selectedForegroundColor", .button, \.selected, \.foreground),
    stateColor("disabledForegroundColor", .button, \.disabled, \.foreground),
    color("backgroundColor", .boxes.union(.toggle), \.background),
    stateColor("highlightedBackgroundColor", [.button, .cell], \.highlighted, \.background),
    stateColor(
      "selectedBackgroundColor", [.button, .cell, .toggle], \.selected, \.background),
    stateColor("disabledBackgroundColor", .button, \.disabled, \.background),
    color("borderColor", .boxes, \.border),
    stateColor("highlightedBorderColor", [.button, .cell], \.highlighted, \.border),
    stateColor(
      "selectedBorderColor", [.button, .cell], alternatives: ["selectedBorderColorName"],
      \.selected, \.border),
    stateColor("disabledBorderColor", .button, \.disabled, \.border),
    color("tableViewSeparatorColor", .table, \.separator),
  ]

  // MARK: Boxes and the rest

  private static func number(
    _ key: String, _ groups: StyleGroups, _ set: @escaping @Sendable (inout Styles, Double) -> Void
  ) -> Row {
    Row(key: key, kind: .number, groups: groups) { target, value in
      if case .number(let number) = value { set(&target.styles, number) }
    }
  }

  private static func flag(
    _ key: String, _ groups: StyleGroups, _ path: any WritableKeyPath<Styles, Bool?> & Sendable
  ) -> Row {
    Row(key: key, kind: .flag, groups: groups) { target, value in
      if case .flag(let flag) = value { target.styles[keyPath: path] = flag }
    }
  }

  private static func choice(
    _ key: String, _ groups: StyleGroups, _ words: [String], fallback: String? = nil,
    _ set: @escaping @Sendable (inout Styles, String) -> Void
  ) -> Row {
    Row(key: key, kind: .choice(words, fallback: fallback), groups: groups) { target, value in
      if case .word(let word) = value { set(&target.styles, word) }
    }
  }

  private static let boxRows: [Row] = [
    number("borderWidth", .boxes) { $0.border = LineThickness(points: $1) },
    number("cornerRadius", .boxes) { $0.cornerRadius = .points($1) },
    flag("clipsToBounds", .boxes, \.clipsToBounds),
    choice("borderStyle", .field, Styles.TextBorder.allCases.map(\.rawValue)) {
      $0.textBorder = Styles.TextBorder(rawValue: $1)
    },
  ]

  private static let otherRows: [Row] = [
    flag("tintImageWithForegroundColor", [.image, .button], \.tintsImage),
    // The README also lists the etched line, which no platform draws any more.
    choice("tableViewSeparatorStyle", .table, ["none", "singleLine", "singleLineEtched"]) {
      $0.separator = $1 == "none" ? Styles.SeparatorStyle.none : .singleLine
    },
    number("spacing", .stack) { $0.spacing = $1 },
    number("imagePadding", .button) { $0.imagePadding = $1 },
    flag("fullUppercaseText", [.text, .field, .button], \.uppercasesText),
    flag("fullUppercasePlaceholder", .field, \.uppercasesPlaceholder),
  ]

  // MARK: Text

  private typealias Change<Part> = @Sendable (inout StyleTarget, (Part?) -> Part) -> Void

  /// The parts of a font; `change` reaches the font in the scheme.
  private static func fontRows(
    _ level: StyleLevel, groups: StyleGroups, _ change: @escaping Change<FontStyle>
  ) -> [Row] {
    let row = {
      (
        key: String, kind: StyleValueKind,
        set: @escaping @Sendable (inout FontStyle, StyleValue) -> Void
      ) in
      Row(level: level, key: key, kind: kind, groups: groups) { target, value in
        change(&target) { font in
          var font = font ?? FontStyle()
          set(&font, value)
          return font
        }
      }
    }
    let textStyles = TextStyleName.allCases.map(\.rawValue) + ["none"]
    return [
      row("name", .name) { $0.name = $1.word },
      row("size", .number) { $0.size = $1.number },
      row("textStyle", .choice(textStyles, fallback: nil)) { font, value in
        font.scaling =
          value.word.flatMap(TextStyleName.init(rawValue:)).map { .style($0) }
          ?? FontStyle.Scaling.none
      },
      row("textStyleMaximumSize", .number) { $0.maximumSize = $1.number },
      row("accessibilityBoldName", .name) { $0.boldName = $1.word },
    ]
  }

  /// The attributes of styled text; `change` reaches them in the scheme.
  private static func textRows(
    _ level: StyleLevel, font: StyleLevel, groups: StyleGroups,
    _ change: @escaping Change<TextStyling>
  ) -> [Row] {
    let row = {
      (
        key: String, kind: StyleValueKind,
        set: @escaping @Sendable (inout TextStyling, StyleValue) -> Void
      ) in
      Row(level: level, key: key, kind: kind, groups: groups) { target, value in
        change(&target) { styling in
          var styling = styling ?? TextStyling()
          set(&styling, value)
          return styling
        }
      }
    }
    let fonts = fontRows(font, groups: groups) { target, changeFont in
      change(&target) { styling in
        var styling = styling ?? TextStyling()
        styling.font = changeFont(styling.font)
        return styling
      }
    }
    let lines = ["none", "single", "thick", "double"]
    let patterns = ["byWord", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot"]
    return [
      row("foregroundColor", .color) { $0.foreground = $1.color },
      row("lineSpacing", .number) { $0.lineSpacing = $1.number },
      row("lineHeightMultiple", .number) { $0.lineHeightMultiple = $1.number },
      row("alignment", .choice(TextStyling.Alignment.allCases.map(\.rawValue), fallback: "left")) {
        $0.alignment = $1.word.flatMap(TextStyling.Alignment.init(rawValue:))
      },
      row(
        "lineBreakMode",
        .choice(TextStyling.LineBreak.allCases.map(\.rawValue), fallback: "byTruncatingTail")
      ) { $0.lineBreak = $1.word.flatMap(TextStyling.LineBreak.init(rawValue:)) },
      row("kern", .number) { $0.kern = $1.number },
      row("underlineStyle", .choice(lines + patterns, fallback: "none")) {
        $0.underline = $1.word.flatMap(TextStyling.Line.init(name:))
      },
      row("underlineColor", .color) { $0.underlineColor = $1.color },
      row("strikethroughStyle", .choice(lines, fallback: "none")) {
        $0.strikethrough = $1.word.flatMap(TextStyling.Line.init(name:))
      },
      row("strikethroughColor", .color) { $0.strikethroughColor = $1.color },
    ] + fonts
  }
}

extension StyleValue {
  fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
  fileprivate var word: String? { if case .word(let word) = self { word } else { nil } }
}
