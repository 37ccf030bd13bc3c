import Foundation
import GalleyComponents
import GalleyDesign
import GalleyGeometry

// What is typed into. A field shows its text, or its prompt in the colour of placeholders.

public struct TextField<Label: View>: @unchecked Sendable {
  let text: String
  let prompt: Text?
  let label: Label
  let axis: Axis

  init(text: String, prompt: Text?, label: Label, axis: Axis = .horizontal) {
    (self.text, self.prompt, self.label, self.axis) = (text, prompt, label, axis)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label(), axis: axis)
  }
}

extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(key))
  }
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(key))
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(key), axis: axis)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title), axis: axis)
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(key))
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(key))
  }
  public init<Style: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt, label: Text(key))
  }
  public init<Style: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: Text(key))
  }
  public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(key))
  }
}

extension TextField: View {
  public var body: some View {
    FieldLook(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), lines: axis)
  }
}

public struct SecureField<Label: View>: @unchecked Sendable {
  let count: Int
  let prompt: Text?
  let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (count, self.prompt, self.label) = (text.wrappedValue.count, prompt, label())
  }
}

extension SecureField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(key) }
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(key) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View {
  public var body: some View {
    FieldLook(
      text: String(repeating: "•", count: count),
      prompt: prompt.map { AnyView($0) } ?? AnyView(label), lines: .horizontal)
  }
}

private struct FieldLook: @unchecked Sendable {
  let text: String
  let prompt: AnyView
  let lines: Axis
  @Environment(\.fieldStyle) private var style

  init(text: String, prompt: AnyView, lines: Axis) {
    (self.text, self.prompt, self.lines) = (text, prompt, lines)
  }
}

extension FieldLook: View {
  @ViewBuilder var body: some View {
    if style == .roundedBorder {
      words.padding(EdgeInsets(vertical: 6, horizontal: 7))
        .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          RoundedRectangle(cornerRadius: 6)
            .strokeBorder(Color(SystemColor.separator), lineWidth: 0.5)
        }
    } else {
      words
    }
  }

  private var words: some View {
    Group {
      if text.isEmpty {
        prompt.foregroundStyle(Color(SystemColor.placeholderText))
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(lines == .horizontal ? 1 : nil)
    .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
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
  public init(text: Binding<String>) { self.text = text.wrappedValue }
}

extension TextEditor: View {
  public var body: some View {
    Text(verbatim: text).padding(EdgeInsets(vertical: 8, horizontal: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(BackgroundStyle())
  }
}

// Dates and colours

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: @unchecked Sendable {
  public typealias Components = DatePickerComponents
  let date: Date
  let components: Components
  let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (date, components, self.label) = (selection.wrappedValue, displayedComponents, label())
  }
  public init<Range: RangeExpression>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) where Range.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(key) }
  }
  public init<Range: RangeExpression>(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Range.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(key) }
  }
}

extension DatePicker: View {
  public var body: some View {
    LabelRow(label: label) {
      HStack(spacing: 6) {
        if components.contains(.date) { pill(.init(date: .abbreviated, time: .omitted)) }
        if components.contains(.hourAndMinute) { pill(.init(date: .omitted, time: .shortened)) }
      }
    }
  }

  private func pill(_ format: Date.FormatStyle) -> some View {
    var format = format
    format.timeZone = .gmt
    format.locale = Locale(identifier: "en_US")
    return Text(verbatim: format.format(date)).foregroundStyle(Color.primary)
      .padding(EdgeInsets(vertical: 7, horizontal: 11))
      .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 7))
  }
}

public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modifier(
      RemarkModifier(
        text: style is GraphicalDatePickerStyle || style is WheelDatePickerStyle
          ? "date pickers are drawn in the compact style" : nil))
  }
}

public struct ColorPicker<Label: View>: @unchecked Sendable {
  let color: Color
  let label: Label
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (color, self.label) = (selection.wrappedValue, label())
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(key) }
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabelRow(label: label) {
      ZStack {
        Circle().strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
          lineWidth: 3)
        Circle().fill(color).padding(5)
      }
      .frame(width: 28, height: 28)
    }
  }
}
