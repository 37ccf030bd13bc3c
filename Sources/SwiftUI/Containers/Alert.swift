// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public import Foundation
public import GalleyComponents
internal import GalleyLayout

// Questions over a screen, in the kit's boxes.

/// A question in any of SwiftUI's forms.
struct Question {
  struct Answer {
    var label: AnyView
    var role: ButtonRole?
    var action: () -> Void = {}
    /// The surroundings that its author gives it.
    var changes: [(inout EnvironmentValues) -> Void] = []

    func isEnabled(_ values: EnvironmentValues) -> Bool {
      var values = values
      for change in changes { change(&values) }
      return values.isEnabled
    }

    var pressable: Pressable { Pressable(label: label, role: role, press: action) }
  }

  private let title: AnyView
  private let message: AnyView?
  private var answers: [Answer]
  /// The fields between the message and the buttons.
  private var fields: [AnyView] = []

  init(_ title: Text, _ message: Text?, _ answers: [Answer]) {
    (self.title, self.message) = (AnyView(title), message.map { AnyView($0) })
    self.answers = answers
  }

  /// The question with the views of a builder: buttons are answers, all else are fields.
  init(_ title: Text, _ message: some View, actions: some View) {
    (self.title, self.message, answers) = (AnyView(title), message.slot, [])
    for view in Self.children(of: actions) {
      if let button = coreView(of: view) as? any AnyButton {
        var answer = button.answer
        answer.changes = modifierChain(of: view).compactMap { ($0 as? ValuesModifier)?.change }
        answers.append(answer)
      } else {
        fields.append(view)
      }
    }
    if answers.isEmpty { answers = [Answer(label: AnyView(Text("OK")))] }
  }

  /// The question with the system's own way out if it has none.
  var withWayOut: Question {
    var question = self
    if !answers.contains(where: { $0.role == .cancel }) {
      question.answers.append(Answer(label: AnyView(Text("Cancel")), role: .cancel))
    }
    return question
  }

  private static func children<Content: View>(of content: Content) -> [AnyView] {
    var list = ChildList()
    Content._visitChildren(content, &list)
    return list.views
  }

  private func buttons(_ values: EnvironmentValues) -> [ControlItem] {
    answers.map {
      ControlItem(role: $0.role?.kit ?? .none, isDisabled: !$0.isEnabled(values))
    }
  }

  /// The labels of the answers, each with what it does on a screen.
  private func buttonViews(_ dismiss: @escaping () -> Void) -> [AnyView] {
    answers.map { answer in
      AnyView(
        answer.label.control(.button) { control, values in
          control.label = words(of: answer.label, values)
          control.isEnabled = answer.isEnabled(values)
          control.press = {
            // The action still sees the item that is asked about.
            answer.action()
            dismiss()
          }
        })
    }
  }

  /// The kit's alert over the dimmed screen, its way out first or last as the platform has it.
  func alert(_ dismiss: @escaping () -> Void) -> PresentedView {
    var question = self
    if answers.count != 2 || answers[1].role == .cancel {
      let cancel = answers.filter { $0.role == .cancel }
      question.answers.removeAll { $0.role == .cancel }
      question.answers = answers.count == 2 ? cancel + question.answers : question.answers + cancel
    }
    let made = question
    return PresentedView(.alert, AnyView(OverScreen { made.kitAlert(dismiss) }), dismiss)
  }

  private func kitAlert(_ dismiss: @escaping () -> Void) -> some View {
    let question = Unchecked(self)
    return Kit("Alert") { values in
      let question = question.value
      return GalleyComponents.Alert(buttons: question.buttons(values)).with {
        ($0.titleView, $0.messageView) = (question.title, question.message)
        $0.buttonViews = question.buttonViews(dismiss)
        $0.fieldViews = question.fields
      }
    }
  }

  /// The kit's sheet of answers at the bottom of the dimmed screen.
  func dialog(showsTitle: Bool, _ dismiss: @escaping () -> Void) -> PresentedView {
    let question = Unchecked(self)
    let view = AnyView(
      OverScreen(alignment: .bottom) {
        Kit("ActionSheet") { values in
          let question = question.value
          return GalleyComponents.ActionSheet(buttons: question.buttons(values)).with {
            $0.titleView = showsTitle ? question.title : nil
            $0.messageView = question.message
            $0.buttonViews = question.buttonViews(dismiss)
          }
        }
      })
    return PresentedView(.dialog, view, dismiss)
  }
}

/// A button, whatever its label is.
protocol AnyButton {
  var answer: Question.Answer { get }
}

extension Button: AnyButton {
  var answer: Question.Answer {
    Question.Answer(label: AnyView(label), role: role, action: plain(action))
  }
}

extension ButtonRole {
  fileprivate var kit: ControlItemRole {
    self == .destructive ? .destructive : self == .cancel ? .cancel : .none
  }
}

extension View {
  private nonisolated func alertCard<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Bool, _ binding: Binding<Bool>, _ actions: () -> Actions,
    _ message: () -> Message
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented
          ? Question(title, message(), actions: actions()).alert { binding.wrappedValue = false }
          : nil))
  }

  private nonisolated func dialog<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Bool, _ binding: Binding<Bool>, _ visibility: Visibility,
    _ actions: () -> Actions, _ message: () -> Message
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented
          ? Question(title, message(), actions: actions()).withWayOut
            .dialog(showsTitle: visibility == .visible) { binding.wrappedValue = false } : nil))
  }

  public nonisolated func alert<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(Text(key), isPresented.wrappedValue, isPresented, actions, message) }
  public nonisolated func alert<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertCard(Text(key), isPresented.wrappedValue, isPresented, actions) { EmptyView() }
  }
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(Text(title), isPresented.wrappedValue, isPresented, actions, message) }
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertCard(Text(title), isPresented.wrappedValue, isPresented, actions) { EmptyView() }
  }
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alertCard(title, isPresented.wrappedValue, isPresented, actions, message) }
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertCard(title, isPresented.wrappedValue, isPresented, actions) { EmptyView() }
  }
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alertCard(
      title, isPresented.wrappedValue && data != nil, isPresented, { data.map(actions) },
      { data.map(message) })
  }
  public nonisolated func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      Text(key), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  public nonisolated func alert<Data, Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(Text(key), isPresented: isPresented, presenting: data, actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.wrappedValue && error != nil,
      isPresented,
      actions
    ) { EmptyView() }
  }
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.wrappedValue && error != nil,
      isPresented,
      { error.map(actions) }, { error.map(message) })
  }
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented.wrappedValue
          ? content().question.alert { isPresented.wrappedValue = false } : nil))
  }
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    modifier(
      PresentModifier(
        view: item.wrappedValue.map { value in
          content(value).question.alert { item.wrappedValue = nil }
        }))
  }
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    modifier(
      PresentModifier(
        view: isPresented.wrappedValue
          ? content().question.dialog(showsTitle: true) { isPresented.wrappedValue = false } : nil))
  }
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    modifier(
      PresentModifier(
        view: item.wrappedValue.map { value in
          content(value).question.dialog(showsTitle: true) { item.wrappedValue = nil }
        }))
  }
  public nonisolated func confirmationDialog<Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(Text(key), isPresented.wrappedValue, isPresented, titleVisibility, actions) {
      EmptyView()
    }
  }
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(Text(key), isPresented.wrappedValue, isPresented, titleVisibility, actions, message)
  }
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    dialog(
      title, isPresented.wrappedValue && data != nil, isPresented, titleVisibility,
      { data.map(actions) },
      { data.map(message) })
  }
  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(key), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(key), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<
    Title: StringProtocol, Data, Actions: View, Message: View
  >(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(title, isPresented.wrappedValue, isPresented, titleVisibility, actions) { EmptyView() }
  }
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(title, isPresented.wrappedValue, isPresented, titleVisibility, actions, message)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(Text(title), isPresented.wrappedValue, isPresented, titleVisibility, actions) {
      EmptyView()
    }
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(Text(title), isPresented.wrappedValue, isPresented, titleVisibility, actions, message)
  }
}
