public import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

// Controls that accept text input. A field shows its text, or its prompt in the colour of placeholders.

public struct TextField<Label: View>: @unchecked Sendable {
  let prompt: Text?
  let label: Label
  let axis: Axis
  private var isSecure = false
  private let entry: () -> TextEntry
  @State private var draft: TextEntry.Draft?
  @Environment(\.fieldFocus) private var focus

  fileprivate init(
    _ entry: TextEntry, prompt: Text?, label: Label, axis: Axis = .horizontal
  ) {
    self.entry = { entry }
    (self.prompt, self.label, self.axis) = (prompt, label, axis)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextEntry(text), prompt: prompt, label: label(), axis: axis)
  }
}

extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(TextEntry(text), prompt: nil, label: Text(key))
  }
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextEntry(text), prompt: prompt, label: Text(key))
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(TextEntry(text), prompt: prompt, label: Text(key), axis: axis)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(TextEntry(text), prompt: prompt, label: Text(title), axis: axis)
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      TextEntry(text, onCommit: onCommit, onEditingChanged: onEditingChanged), prompt: nil,
      label: Text(key))
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(TextEntry(text, onCommit: onCommit), prompt: nil, label: Text(key))
  }
  public init<Style: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: Text(key))
  }
  public init<Style: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(
      TextEntry(value, format), prompt: prompt, label: Text(key))
  }
  public init<Value>(
    _ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      TextEntry(value, formatter), prompt: prompt, label: Text(key))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: Text(title))
  }
  public init<Value>(
    _ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(key, value: value, formatter: formatter)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      TextEntry(value, formatter), prompt: prompt, label: Text(title))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(TextEntry(text, onCommit: onCommit), prompt: nil, label: Text(title))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      TextEntry(text, onCommit: onCommit, onEditingChanged: onEditingChanged), prompt: nil,
      label: Text(title))
  }
}

extension TextField {
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: label())
  }
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String {
    self.init(
      TextEntry(value, format), prompt: prompt, label: label())
  }
}

extension TextField: View {
  public var body: some View {
    let entry = entry().drafted(in: $draft, focus)
    Restyled(FieldConfiguration(field: styled)) {
      FieldLook(text: entry.text, prompt: words, lines: axis, isSecure: isSecure)
        .field(
          entry, isSecure ? .secureField : axis == .vertical ? .textEditor : .textField,
          AnyView(label), prompt)
    }
  }

  /// The words of an empty field.
  private var words: Text? { prompt ?? untouched(label) as? Text }

  /// The field as its style is given it.
  private var styled: TextField<_StylePart> {
    var field = TextField<_StylePart>(
      entry(), prompt: words, label: _StylePart(view: AnyView(label)), axis: axis)
    field.isSecure = isSecure
    return field
  }

  /// The field with its text hidden.
  fileprivate var secured: TextField {
    var field = self
    field.isSecure = true
    return field
  }
}

/// A field for the style around it.
private struct FieldConfiguration {
  let field: TextField<_StylePart>
}

public struct SecureField<Label: View>: @unchecked Sendable {
  let prompt: Text?
  let label: Label
  private let entry: () -> TextEntry

  private init(_ entry: TextEntry, prompt: Text?, label: Label) {
    (self.prompt, self.label) = (prompt, label)
    self.entry = { entry }
  }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextEntry(text), prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(key) }
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(TextEntry(text, onCommit: onCommit), prompt: nil, label: Text(key))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(TextEntry(text, onCommit: onCommit), prompt: nil, label: Text(title))
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View {
  public var body: some View {
    TextField(entry(), prompt: prompt, label: label).secured
  }
}

private struct FieldLook: @unchecked Sendable {
  let text: String
  let prompt: Text?
  var lines = Axis.horizontal
  var isSecure = false
}

extension FieldLook: View {
  var body: some View {
    let look = self
    return Kit("TextField") { values in
      GalleyComponents.TextField(
        look.prompt?.string(values) ?? "", text: look.text, state: values.controlState
      )
      .with {
        // The words of an empty field may have a font of their own.
        let shown = look.text.isEmpty ? look.prompt : nil
        $0.input.text.takeFont(of: TextSettler(values: values).plain(inFontOf: shown))
        $0.input.placeholderColor = look.prompt?.color(in: values)
        $0.input.textColor = values.givenForeground
        $0.input.tintColor = values.accent
        $0.isSecure = look.isSecure
        $0.isBare = values.fieldStyle == .plain
        if !$0.isBare { $0.takeSystemBox(pixel: Double(values.pixelLength)) }
        if look.lines == .vertical {
          // The prompt is on one line, whatever number of lines the typed text may have.
          if look.text.isEmpty { $0.input.text.lines.lineLimit = 1 } else { $0.lineLimit = nil }
        }
      }
    }
  }
}

extension PlainText {
  /// Takes font and lines of another text.
  fileprivate mutating func takeFont(of text: PlainText) {
    (fontSize, fontWeight) = (text.fontSize, text.fontWeight)
    (fontStyle, fontName, lines) = (text.fontStyle, text.fontName, text.lines)
  }
}

/// The look of fields.
///
///     struct Rounded: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(12).background(.quaternary, in: .capsule)
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View = Never
  typealias _Label = _StylePart
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  nonisolated var _look: _FieldStyle { get }
}
extension TextFieldStyle where _Body == Never {
  public func _body(configuration: TextField<Self._Label>) -> Never {
    preconditionFailure("the styles of the kit have no body")
  }
}

public enum _FieldStyle: Sendable { case plain, roundedBorder }

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public nonisolated var _look: _FieldStyle { .plain }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public nonisolated var _look: _FieldStyle { .plain }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public nonisolated var _look: _FieldStyle { .roundedBorder }
}
extension TextFieldStyle {
  public nonisolated var _look: _FieldStyle { .plain }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: _FieldStyle { .plain }
}

extension EnvironmentValues {
  fileprivate var fieldStyle: _FieldStyle {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let look = style._look
    return styled(by: style) { (style: Style, configuration: FieldConfiguration) in
      style._body(configuration: configuration.field)
    }
    .values { $0.fieldStyle = look }
  }
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(
    _ style: Style
  ) -> some View { self }
}

public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

public struct TextEditor: @unchecked Sendable {
  private let text: Text
  private let entry: () -> TextEntry
  @Environment(\.hidesListBackground) private var hidesBackground
  public init(text: Binding<String>) {
    let entry = TextEntry(text)
    self.entry = { entry }
    self.text = Text(verbatim: entry.text)
  }
  /// An editor of a text with attributes, which are drawn; what is typed has none.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    let entry = TextEntry(
      Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }))
    self.entry = { entry }
    self.text = Text(text.wrappedValue)
  }
}

extension TextEditor: View {
  public var body: some View {
    text.padding(EdgeInsets(vertical: 8, horizontal: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background { if !hidesBackground { Rectangle().fill(BackgroundStyle()) } }
      .field(entry(), .textEditor, AnyView(EmptyView()), nil)
  }
}
