// repository: gph4ppy/MessAIges
// commit: 97144cd5fe29010b9f33e35f0218553bd1131fa1
// sources: MessAIges
// use: fitted
// run: --scale 3 --device iphone-x --text-size medium --appearance both --system ios16
// pictures: MessAIgesTests/**/MessAIges.{name}-{appearance}Mode.png
// appearances: light=Light dark=Dark
import SwiftUI

/// Stands for the type of a package that is not there.
final class ChatGPTAPI {
  init(apiKey: String) {}
  func sendMessage(text: String) async throws -> String { "" }
}

@MainActor private func chat(_ query: String = "", hasMessages: Bool = false) -> some View {
  let model = ChatViewModel()
  model.query = query
  if hasMessages {
    model.messages = [
      MessageEntry(author: .user, text: "User Message", date: Date()),
      MessageEntry(author: .chat, text: "Chat Message", date: Date()),
      MessageEntry(author: .unknown, text: "Unknown Message", date: Date()),
    ]
  }
  // The telephone that ran the tests has a safe area of 47 points at the top, 3 more than the one they ask for.
  return ChatView(viewModel: model).padding(.top, 3)
}
#Preview("ChatView-Empty") { chat() }
#Preview("ChatView-Query") { chat("Test Query") }
#Preview("ChatView-Messages") { chat(hasMessages: true) }
#Preview("ChatView-Messages-Query") { chat("Test Query", hasMessages: true) }
