internal import Foundation
internal import GalleyComponents

/// The text of a field and the way to change it.
struct TextEntry {
  /// The text that is typed into a field with a format until it loses the focus, and that of the value it led to.
  struct Draft {
    var text: String
    var value: String
  }

  private(set) var text: String
  /// The text of the value as it is now.
  private let read: () -> String
  /// True if the text is that of a value, which not every text is.
  private let isFormatted: Bool
  /// Takes a text; returns the reason for a refusal.
  private var write: (String) -> String?
  /// Takes a whole text, where typing is another way; nil where both are the same.
  private var assign: ((String) -> String?)?
  /// Forgets what is typed.
  private var settle: () -> Void = {}
  private let onCommit: () -> Void
  private let onEditingChanged: (Bool) -> Void
  /// The focus states that follow the field besides those around it.
  var holders: [FocusHolder] = []
  /// The actions of the return key instead of those around the field.
  var submitted: [() -> Void]?

  private init(
    isFormatted: Bool = true, onCommit: @escaping () -> Void = {},
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, read: @escaping () -> String,
    write: @escaping (String) -> String?
  ) {
    (text, self.read, self.isFormatted, self.write) = (read(), read, isFormatted, write)
    (self.onCommit, self.onEditingChanged) = (onCommit, onEditingChanged)
  }

  init(
    _ binding: Binding<String>, onCommit: @escaping () -> Void = {},
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      isFormatted: false, onCommit: onCommit, onEditingChanged: onEditingChanged,
      read: { binding.wrappedValue },
      write: {
        binding.wrappedValue = $0
        return nil
      })
  }

  init<Style: ParseableFormatStyle>(_ binding: Binding<Style.FormatInput>, _ format: Style)
  where Style.FormatOutput == String {
    self.init(
      read: { format.format(binding.wrappedValue) },
      write: { text in
        guard let value = try? format.parseStrategy.parse(text) else { return Self.refusal(text) }
        binding.wrappedValue = value
        return nil
      })
  }

  init<Style: ParseableFormatStyle>(_ binding: Binding<Style.FormatInput?>, _ format: Style)
  where Style.FormatOutput == String {
    self.init(
      read: { binding.wrappedValue.map { format.format($0) } ?? "" },
      write: { text in
        let value = try? format.parseStrategy.parse(text)
        if value == nil, !text.isEmpty { return Self.refusal(text) }
        binding.wrappedValue = value
        return nil
      })
  }

  init<Value>(_ binding: Binding<Value>, _ formatter: Formatter) {
    self.init(
      read: { formatter.string(for: binding.wrappedValue) ?? "" },
      write: { text in
        guard let value = Self.value(of: text, formatter) as? Value else {
          return Self.refusal(text)
        }
        binding.wrappedValue = value
        return nil
      })
  }

  private static func value(of text: String, _ formatter: Formatter) -> Any? {
    switch formatter {
    case let numbers as NumberFormatter:
      numbers.number(from: text).map { $0.doubleValue as Any }
    case let dates as DateFormatter: dates.date(from: text)
    default: text
    }
  }

  private static func refusal(_ text: String) -> String { "its format does not read \"\(text)\"" }

  /// The entry of a field that shows what is typed while it has the focus, and then the text of the value again. A text
  /// that the format does not read leaves the value as it is.
  func drafted(in draft: Binding<Draft?>, _ focus: [FocusHolder]) -> TextEntry {
    guard isFormatted else { return self }
    var entry = self
    let holders = focus + holders
    let isFocused = holders.isEmpty || holders.contains { $0.read() }
    if let typed = draft.wrappedValue, typed.value == text, isFocused { entry.text = typed.text }
    entry.assign = write
    entry.write = { [write, read] text in
      _ = write(text)
      draft.wrappedValue = Draft(text: text, value: read())
      return nil
    }
    entry.settle = { draft.wrappedValue = nil }
    return entry
  }

  /// Takes a whole text, as if the field had lost the focus afterwards; returns the reason for a refusal.
  func set(_ text: String) -> String? {
    settle()
    return (assign ?? write)(text)
  }

  /// The field as a screen uses it.
  func field(isSecure: Bool, isMultiline: Bool, _ values: EnvironmentValues) -> TouchField {
    let focus = values.fieldFocus + holders
    let submit = submitted ?? values.submitActions(for: .text)
    return TouchField(
      text: text, isSecure: isSecure, isMultiline: isMultiline, write: write,
      submit: {
        settle()
        onCommit()
        for action in submit { action() }
      },
      focus: { isFocused in
        settle()
        for holder in focus { holder.write(isFocused) }
        onEditingChanged(isFocused)
      }, isFocused: focus.isEmpty ? nil : focus.contains { $0.read() })
  }
}

/// An action of the return key of some fields.
struct SubmitHandler {
  let triggers: SubmitTriggers
  let action: () -> Void
}

/// The focus state of a program for one field.
struct FocusHolder {
  let read: () -> Bool
  let write: (Bool) -> Void
}

private enum FieldKeys {
  struct Focus: EnvironmentKey {
    static var defaultValue: [FocusHolder] { [] }
  }
  struct Submit: EnvironmentKey {
    static var defaultValue: [SubmitHandler] { [] }
  }
}

extension EnvironmentValues {
  /// The focus states that follow the field inside.
  var fieldFocus: [FocusHolder] {
    get { self[FieldKeys.Focus.self] }
    set { self[FieldKeys.Focus.self] = newValue }
  }
  /// The handlers of the return key, inner ones first.
  var submitHandlers: [SubmitHandler] {
    get { self[FieldKeys.Submit.self] }
    set { self[FieldKeys.Submit.self] = newValue }
  }

  /// The actions of the return key of a kind of field, inner ones first.
  func submitActions(for trigger: SubmitTriggers) -> [() -> Void] {
    submitHandlers.filter { $0.triggers.contains(trigger) }.map(\.action)
  }
}

extension View {
  /// A field as a screen uses it.
  nonisolated func field(
    _ entry: TextEntry, _ role: ScreenRole, _ label: AnyView, _ prompt: Text?
  ) -> Touched<Self> {
    control(role) { control, values in
      let field = entry.field(
        isSecure: role == .secureField, isMultiline: role == .textEditor, values)
      control.label = words(of: label, values) ?? prompt?.string(values)
      control.value = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
      control.field = field
      control.set = { value in
        guard case .text(let text) = value else { return "it takes a text" }
        return entry.set(text)
      }
    }
  }
}
