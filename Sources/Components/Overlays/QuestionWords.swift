internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The title and the message of a question.
struct QuestionWords: Sendable {
  let title: Wording
  let message: Wording

  /// True if there is neither.
  var isEmpty: Bool { title.isEmpty && message.isEmpty }

  /// Those that are there, one below the other.
  ///
  /// - Parameter messageColor: The colour of the message; nil is that of the title.
  func column(
    alignment: HorizontalAlignment = .center, spacing: Double, messageColor: Color? = nil,
    title titleLook: (Text) -> Text, message messageLook: (Text) -> Text
  ) -> some View {
    let titleText = title.isEmpty ? nil : title.text(titleLook)
    let plain = message.isEmpty ? nil : message.text(messageLook)
    let messageText = plain.map { text in
      messageColor.map { AnyView(text.foregroundColor($0)) } ?? text
    }
    return VStack(alignment: alignment, spacing: spacing) {
      if let titleText { titleText }
      if let messageText { messageText }
    }
  }
}
