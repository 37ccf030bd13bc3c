import GalleyPreviews
import GalleySwiftUI
import Testing

private let shown = "ab"

#Preview("Signature: result") { () -> Text in Text("ab") }

#Preview("Signature: several returns") { () -> any View in
  if shown.isEmpty { return Color.red }
  return Text("ab")
}

#Preview("Signature: no result") { () in Text("ab") }

#Preview("Signature: attribute") { @MainActor in
  Text("ab")
}

#Preview("Signature: lines", traits: .sizeThatFitsLayout) {
  // Not a signature: for x in y
  @MainActor @Sendable
  ()  // -> Color in
    -> Text
  in
  Text("ab")
}

#Preview("Signature: captures") { [text = "a" + "b", words = [shown]] () -> Text in
  Text(words.isEmpty ? "" : text)
}

#Preview("Signature: state") { @MainActor [start = "a"] () -> AnyView in
  @Previewable @State var end = "b"
  let text = start + end
  return AnyView(Text(text))
}

#Preview(
  "Signature: argument",
  body: { () throws(Never) -> Text in
    Text("ab")
  })

#Preview("Signature: none, a loop") {
  var text = ""
  for character in ["a", "b"] { text += character }
  return Text(text)
}

#Preview("Signature: none, a call") {
  (["ab"]).map { text in Text(text) }.first
}

@MainActor
@Suite struct ClosureSignatureTests {
  @Test func aPreviewWithAClosureSignatureDrawsWhatItsStatementsReturn() throws {
    let previews = PreviewScan.previews().filter { $0.name?.hasPrefix("Signature") == true }
    #expect(previews.count == 10)
    let expected = try frames(Text("ab"))
    for preview in previews {
      let drawn = try frames(preview.view())
      #expect(drawn == expected, "\(preview.type)")
    }
  }

  /// The frames without the depths of their views.
  private func frames(_ view: some View) throws -> [Substring] {
    try Settled(view).layout.dump().split(separator: "\n").map { $0.drop { $0 == " " } }
  }
}
