import GalleyDesign
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import Testing

/// The explanations of scenes that were written in Swift.
@Suite("Explanations of scenes made by code")
struct CodeExplanationTests {
  /// A component of a user's own, made of others.
  private struct Row: View {
    var title: String
    var isOn = false
    var inset = 8.0

    var body: some View {
      HStack(spacing: 6) {
        Text(title).padding(.leading, inset)
        Circle().foregroundColor(isOn ? .black : .white).frame(width: 12, height: 12)
      }
    }
  }

  private static func prepared(_ root: any View) throws -> PreparedPicture {
    try Renderer().snapshot(of: Scene(root), fingerprint: NamedDigest(name: "none", digest: 0))
  }

  private static func summary(
    _ before: any View, _ after: any View
  ) throws -> String {
    let (before, after) = (try prepared(before), try prepared(after))
    let explanation = Explanation(
      tree: TreeDifference(expected: before.scene, actual: after.scene),
      digests: DigestDifference(expected: before.digest, actual: after.digest), pixels: nil,
      arePixelsChanged: false)
    return explanation.summary
  }

  @Test("A changed modifier, a changed look and a changed text are named")
  func modifiers() throws {
    let card = { (text: String, padding: Double, radius: Double, color: Color) in
      VStack(spacing: 4) {
        Text(text).foregroundColor(color).id("title")
        Rectangle().frame(width: 30, height: 10)
      }.padding(padding).cornerRadius(radius).id("card")
    }
    let plain = card("One", 8, 4, .black)
    let said = { (other: any View) in try Self.summary(plain, other) }
    #expect(try said(plain).isEmpty)
    let texts = try said(card("Two", 8, 4, .black))
    #expect(texts.hasPrefix(#"Text#title text "One" → "Two" (cause)"#), "\(texts)")
    #expect(try said(card("One", 8, 6, .black)) == "VStack#card cornerRadius 4 → 6 (cause)")
    #expect(
      try said(card("One", 8, 4, .white)) == "Text#title foregroundColor #000000 → #FFFFFF (cause)")
    let padded = try said(card("One", 9, 4, .black))
    #expect(padded.hasPrefix("VStack#card padding 8 → 9 (cause)"), "\(padded)")
  }

  @Test("Components of a user's own are described by their stored properties")
  func own() throws {
    let said = try Self.summary(
      VStack { Row(title: "Wi-Fi").id("wifi") },
      VStack { Row(title: "Wi-Fi", inset: 12).id("wifi") })
    #expect(said.contains("Row#wifi inset 8 → 12 (cause)"), "\(said)")
  }

  @Test("Modifiers of one kind are told apart")
  func repeated() throws {
    let scene = try Self.prepared(Text("x").padding(1).padding(2)).scene
    let names = scene.nodes[0].properties.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains { $0.hasSuffix("(2)") })
  }
}
