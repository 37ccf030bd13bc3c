internal import GalleyComponents

/// An alert as older sources write it.
public struct Alert {
  let question: Question

  public struct Button {
    let label: Text
    let role: ButtonRole?
    var action: (() -> Void)?
    var answer: Question.Answer {
      Question.Answer(label: AnyView(label), role: role, action: action ?? {})
    }
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    question = Question(title, message, [(dismissButton ?? .default(Text("OK"))).answer])
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    question = Question(title, message, [primaryButton.answer, secondaryButton.answer])
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  let question: Question
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    question = Question(title, message, buttons.map(\.answer))
  }
}
