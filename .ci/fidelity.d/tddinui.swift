// repository: liamse/TDDinUIDemo
// commit: ef758ab310d49ad00889eb01b92cab1d614ffe2f
// sources: TDDinUIDemo
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --appearance both --system ios18
// pictures: TDDinUIDemoTests/__Snapshots__/TDDinUIDemoTests/textView_iPhone-_.{name}_{appearance}.png
import SwiftUI

@MainActor private func text() -> AttributedString {
  var text = AttributedString(
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.")
  if let range = text.range(of: "ipsum") { text[range].backgroundColor = Color("HighlightBackground") }
  return text
}
#Preview("portrait") { TextView(text: .constant(text())) }
