import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleyStyleSheets
import Testing

/// One look for each element: the style's colour of the state, the style's normal colour, the kind's
/// colour of the state, the kind's normal colour. Styles and the theme are one by then, property by
/// property. A border that a kind has for the focus or for an error stays unless the style has one for
/// that state.
@Suite("The look of a control in a state")
struct LookOrderTests {
  /// A component with the colours of its kind, for every state.
  struct Control: Sendable, CustomTestStringConvertible {
    var type: String
    var key = ""
    var theme: SchemeKind
    var colors: Colors
    /// The colour of text while the component is loading, if it differs from normal.
    var loading: Color?
    /// The same while a pointer is over it.
    var hovered: Color?
    var states = ControlState.allCases
    var testDescription: String { type + key }
    /// Their boxes are their own drawings, and styles paint none around them.
    var drawsItsBox: Bool { ["SearchField", "Slider", "Switch"].contains(type) }
  }

  private static let faint = SystemColor.tertiaryLabel.color

  private static let field: Colors = {
    var colors = Colors(
      foreground: SystemColor.label.color,
      background: Color(light: .white, dark: RGBAColor(hex: 0x1C1C1E)),
      border: SystemColor.systemGray4.color)
    colors.highlighted = StateColors(
      background: SystemColor.systemGray4.color, border: SystemColor.systemGray2.color)
    colors.selected = StateColors(border: SystemColor.systemBlue.color)
    colors.disabled = StateColors(
      foreground: faint, background: SystemColor.secondarySystemBackground.color,
      border: SystemColor.systemGray5.color)
    colors.focused = StateColors(border: SystemColor.systemBlue.color)
    colors.invalid = StateColors(border: SystemColor.systemRed.color)
    return colors
  }()

  private static let cell: Colors = {
    var colors = Colors(foreground: SystemColor.label.color)
    colors.highlighted = StateColors(background: SystemColor.systemGray4.color)
    colors.selected = colors.highlighted
    colors.disabled = StateColors(foreground: faint)
    return colors
  }()

  private static let icon: Colors = {
    var colors = Colors(
      foreground: SystemColor.secondaryLabel.color, background: SystemColor.secondaryFill.color)
    colors.highlighted = StateColors(background: SystemColor.systemGray3.color)
    let blue = SystemColor.systemBlue.color
    colors.selected = StateColors(foreground: blue, background: blue.with(alpha: 0.15))
    colors.disabled = StateColors(foreground: faint)
    return colors
  }()

  private static let words: Colors = {
    var colors = Colors()
    colors.disabled = StateColors(foreground: faint)
    return colors
  }()

  static let controls: [Control] =
    ButtonKind.allCases.map {
      Control(
        type: "Button", key: #", "kind": "\#($0)""#, theme: .buttons,
        colors: $0.scheme.colors ?? Colors(),
        hovered: [.plain, .tinted, .gray].contains($0)
          ? $0.scheme.colors?.foreground?.emphasized : nil)
    } + [
      Control(type: "IconButton", theme: .buttons, colors: icon),
      Control(type: "TextField", theme: .textFields, colors: field),
      Control(type: "TextView", theme: .textFields, colors: field),
      Control(type: "Cell", theme: .cells, colors: cell),
    ]
    + ["Checkbox", "RadioButton", "Toggle", "Stepper"].map {
      Control(
        type: $0, theme: SchemeKind($0.prefix(1).lowercased() + $0.dropFirst() + plural($0)),
        colors: words, loading: faint)
    }
    + ["segmented", "menu", "inline", "wheel", "radioGroup"].map {
      Control(
        type: "Picker", key: #", "pickerStyle": "\#($0)""#, theme: "pickers", colors: Colors())
    }
    + ["Slider", "Chip", "SearchField"].map {
      Control(
        type: $0, theme: SchemeKind($0.prefix(1).lowercased() + $0.dropFirst() + plural($0)),
        colors: Colors())
    } + [
      Control(type: "DatePicker", theme: "pickers", colors: Colors()),
      Control(type: "ColorPicker", theme: "pickers", colors: words, loading: faint),
      // `selected` is the look of a switch that is on.
      Control(
        type: "Switch", theme: "switches", colors: Colors(),
        states: ControlState.allCases.filter { $0 != .selected }),
    ]

  private static func plural(_ name: String) -> String { name.hasSuffix("x") ? "es" : "s" }

  /// The sources of a colour.
  struct Sources: OptionSet, CustomTestStringConvertible {
    let rawValue: Int
    static let style = Sources(rawValue: 1)
    static let styleState = Sources(rawValue: 2)
    static let theme = Sources(rawValue: 4)
    static let themeState = Sources(rawValue: 8)
    static let all = (0..<16).map(Sources.init(rawValue:))
    var testDescription: String { "\(rawValue)" }
  }

  /// A colour that follows the state.
  private enum Role: UInt32, CaseIterable {
    case foreground = 1
    case background, border

    var normal: WritableKeyPath<Colors, Color?> {
      switch self {
      case .foreground: \.foreground
      case .background: \.background
      case .border: \.border
      }
    }
    var state: WritableKeyPath<StateColors, Color?> {
      switch self {
      case .foreground: \.foreground
      case .background: \.background
      case .border: \.border
      }
    }
    var look: KeyPath<Modifiers, Color?> {
      switch self {
      case .foreground: \.foregroundColor
      case .background: \.backgroundColor
      case .border: \.borderColor
      }
    }
  }

  private static func part(of state: ControlState) -> WritableKeyPath<Colors, StateColors?>? {
    switch state {
    case .normal, .hovered, .loading: nil
    case .highlighted: \.highlighted
    case .selected: \.selected
    case .disabled: \.disabled
    case .focused: \.focused
    case .error: \.invalid
    }
  }

  private static func color(_ source: UInt32, _ role: Role) -> Color {
    let number = source << 8 | role.rawValue
    return Color(light: RGBAColor(hex: number), dark: RGBAColor(hex: 0xFF0000 | number))
  }

  /// Returns the values of a source for every role, in the normal state and in one.
  private static func scheme(
    _ source: UInt32, normal: Bool, state: Bool, _ part: WritableKeyPath<Colors, StateColors?>?
  ) -> Scheme {
    var colors = Colors()
    var states = StateColors()
    for role in Role.allCases {
      if normal { colors[keyPath: role.normal] = color(source, role) }
      if state { states[keyPath: role.state] = color(source + 1, role) }
    }
    if state, let part { colors[keyPath: part] = states }
    return Scheme(colors: colors)
  }

  @Test("STY-18: every kind, state and source, from documents and from Swift", arguments: controls)
  func order(_ control: Control) throws {
    for state in control.states {
      let part = Self.part(of: state)
      for sources in Sources.all {
        let style = Self.scheme(
          0x10, normal: sources.contains(.style), state: sources.contains(.styleState), part)
        let themed = Self.scheme(
          0x20, normal: sources.contains(.theme), state: sources.contains(.themeState), part)
        let theme = Theme(schemes: [control.theme: themed, "own": style])
        let text = """
          {"type": "\(control.type)", "scheme": "own",
           "properties": {"state": "\(state)"\(control.key)}}
          """
        let (document, findings) = DocumentReader.read(
          SourceText(name: "look.json", text: text), options: .init(theme: theme))
        let node = try #require(document, "\(findings)").root
        let merged = style.merging(over: themed)
        let swift = node.content.resolvedScheme(over: merged)?.colors
        for role in Role.allCases {
          let said = part.flatMap { merged.colors?[keyPath: $0]?[keyPath: role.state] }
          let normal = merged.colors?[keyPath: role.normal]
          let kinds = part.flatMap { control.colors[keyPath: $0]?[keyPath: role.state] }
          var expected = said ?? normal ?? kinds
          if role == .border, state == .focused || state == .error {
            expected = said ?? kinds ?? normal
          }
          let busy = state == .loading ? control.loading : nil
          let veiled = state == .hovered ? control.hovered : nil
          let own = role == .foreground ? busy ?? veiled : nil
          expected = expected ?? own ?? control.colors[keyPath: role.normal]
          // A focused button of a translucent surface has a border of its own where nobody gives one.
          if control.type == "Button", state == .focused, role == .border, expected == nil,
            part.flatMap({ merged.colors?[keyPath: $0] }) == nil
          {
            let ground = merged.colors?.background ?? control.colors.background
            guard ground?.light.alpha == 1 else { continue }
          }
          let place = Comment(rawValue: "\(control.testDescription) \(state) \(sources.rawValue)")
          for appearance in Appearance.allCases {
            let wanted = expected?.resolved(for: appearance)
            let around = role != .foreground && control.drawsItsBox ? nil : wanted
            #expect(node.look[keyPath: role.look]?.resolved(for: appearance) == around, place)
            #expect(swift?[keyPath: role.normal]?.resolved(for: appearance) == wanted, place)
          }
        }
      }
    }
  }

  @Test("STY-18: a style of a sheet, a scheme and the theme are one, in this order")
  func sheet() throws {
    let (sheet, problems) = StyleSheetFile.read(
      SourceText(
        name: "styles.json",
        text: #"""
          {"styles": {"loud": {"backgroundColor": "#111111", "disabledForegroundColor": "#222222"}}}
          """#))
    #expect(problems.isEmpty, "\(problems)")
    var scheme = Colors(foreground: Color(RGBAColor(hex: 0x333333)), background: .white)
    scheme.disabled = StateColors(background: Color(RGBAColor(hex: 0x444444)))
    var theme = Colors(border: Color(RGBAColor(hex: 0x555555)))
    theme.disabled = StateColors(foreground: .white, background: .white)
    let (document, findings) = DocumentReader.read(
      SourceText(
        name: "look.json",
        text: #"""
          {"type": "Button", "style": "loud", "scheme": "own", "properties": {"state": "disabled"}}
          """#),
      options: .init(
        theme: Theme(schemes: [.buttons: Scheme(colors: theme), "own": Scheme(colors: scheme)]),
        styleSheet: sheet.resolved))
    let look = try #require(document, "\(findings)").root.look
    #expect(look.foregroundColor?.light.hexText == "#222222")
    #expect(look.backgroundColor?.light.hexText == "#444444")
    #expect(look.borderColor?.light.hexText == "#555555")
  }

  @Test("STY-18: a switch and a slider take the colours of their state for knob and slot")
  func parts() throws {
    var colors = Colors(foreground: .black, background: .black)
    colors.disabled = StateColors(foreground: .white, background: .white)
    colors.selected = StateColors(background: Color(RGBAColor(hex: 0x123456)))
    let theme = Theme(schemes: [
      "switches": Scheme(colors: colors), "sliders": Scheme(colors: colors),
    ])
    func content<Content: DocumentView>(_ type: String, as: Content.Type) throws -> Content {
      let (document, _) = DocumentReader.read(
        SourceText(
          name: "look.json",
          text: #"{"type": "\#(type)", "properties": {"state": "disabled"}}"#),
        options: .init(theme: theme))
      return try #require(document?.root.content as? Content)
    }
    let toggle = try content("Switch", as: Switch.self)
    #expect(toggle.thumbColor == .white && toggle.offColor == .white)
    #expect(toggle.onColor?.light.hexText == "#123456")
    #expect(try content("Slider", as: Slider.self).thumbColor == .white)
  }
}
