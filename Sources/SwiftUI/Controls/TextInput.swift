public import Foundation
public import GalleyComponents
public import GalleyGeometry
internal import GalleyLayout

// Controls that accept text input. A field shows its text, or its prompt in the colour of placeholders.

public struct TextField<Label: View>: @unchecked Sendable {
  let text: String
  let prompt: Text?
  let label: Label
  let axis: Axis
  private let entry: () -> TextEntry

  private init(
    _ entry: TextEntry, prompt: Text?, label: Label, axis: Axis = .horizontal
  ) {
    text = entry.text
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
    FieldLook(text: text, prompt: prompt ?? untouched(label) as? Text, lines: axis)
      .field(entry(), axis == .vertical ? .textEditor : .textField, AnyView(label), prompt)
  }
}

public struct SecureField<Label: View>: @unchecked Sendable {
  let text: String
  let prompt: Text?
  let label: Label
  private let entry: () -> TextEntry

  private init(_ entry: TextEntry, prompt: Text?, label: Label) {
    (text, self.prompt, self.label) = (entry.text, prompt, label)
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
    FieldLook(text: text, prompt: prompt ?? untouched(label) as? Text, isSecure: true)
      .field(entry(), .secureField, AnyView(label), prompt)
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
        $0.input.text.takeFont(of: TextSettler(values: values).plain(Text(verbatim: "")))
        $0.input.placeholderColor = look.prompt?.color(in: values)
        $0.input.tintColor = values.accent
        $0.isSecure = look.isSecure
        $0.isBare = values.fieldStyle == .plain
        if look.lines == .vertical { $0.lineLimit = nil }
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

public protocol TextFieldStyle {
  nonisolated var _look: _FieldStyle { get }
}

public enum _FieldStyle: Sendable { case plain, roundedBorder }

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _FieldStyle { .plain }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _FieldStyle { .plain }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _FieldStyle { .roundedBorder }
}
extension TextFieldStyle {
  public var _look: _FieldStyle { .plain }
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
    return values { $0.fieldStyle = look }
  }
  public nonisolated func textEditorStyle<Style>(_ style: Style) -> some View { self }
}

public struct TextEditor: @unchecked Sendable {
  private let text: String
  private let entry: () -> TextEntry
  public init(text: Binding<String>) {
    let entry = TextEntry(text)
    self.entry = { entry }
    self.text = entry.text
  }
}

extension TextEditor: View {
  public var body: some View {
    Text(verbatim: text).padding(EdgeInsets(vertical: 8, horizontal: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(BackgroundStyle())
      .field(entry(), .textEditor, AnyView(EmptyView()), nil)
  }
}
