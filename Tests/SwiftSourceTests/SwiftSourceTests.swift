import GalleyParsing
import GalleyStair
import Testing

@testable import GalleySwiftSource

/// A view of a user's own with a value of its own.
private struct Rating: Sendable {
  var stars = Stars(count: 0)
  var caption: String?
}

extension Rating: DocumentView {
  static let properties = [
    Property("stars", \Rating.stars, in: .values, "How many."),
    Property("caption", \Rating.caption, in: .values, "What stands below."),
  ]
  var body: some View { Text(caption ?? "") }
}

private struct Stars: PropertyValue, SwiftExpressible {
  var count: Int
  static var kind: PropertyKind { .wholeNumber(minimum: 0) }
  static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Stars? {
    Int.read(value, as: name, &reader).map { Stars(count: $0) }
  }
  func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, String(count))
  }
  var swiftExpression: String { "Stars(count: \(count))" }
}

/// A value that nobody taught to write itself.
private struct Secret: PropertyValue {
  static var kind: PropertyKind { .text }
  static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Secret? { Secret() }
  func describe(as name: String, in writer: inout PropertyWriter) {}
}

private struct Vault: Sendable {
  var secret = Secret()
}

extension Vault: DocumentView {
  static let properties = [Property("secret", \Vault.secret, "Not for Swift.")]
  var body: some View { EmptyView() }
}

@Suite("Swift source of documents")
struct SwiftSourceTests {
  private static let catalog = ComponentCatalog.standard.adding(Rating()).adding(Vault())

  private func source(_ document: String, named name: String = "card") throws -> SwiftSource {
    let text = SourceText(name: "\(name).json", bytes: Array(document.utf8))
    let loaded = DocumentLoader(catalog: Self.catalog).load(text, at: text.name)
    return SwiftSource(try #require(loaded.document), named: name, from: text)
  }

  /// The lines of the body.
  private func body(_ root: String) throws -> String {
    let lines = try source(root).text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("var body: some View {") })
    let end = try #require(lines[start...].firstIndex { $0 == "  }" })
    return lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test("A whole file")
  func file() throws {
    let source = try source(
      """
      {"description": "Two lines.", "theme": "dnakit",
       "canvas": {"width": 120, "appearance": "dark", "locale": "ar"},
       "root": {"type": "VStack", "properties": {"horizontalAlignment": "leading"}, "subviews": [
         {"type": "Text", "values": {"text": "Hi"}}]}}
      """, named: "first-card")
    #expect(
      source.text == """
        import Galley

        /// Two lines.
        struct FirstCardView: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 0) {
              Text("Hi")
            }
          }
        }

        extension FirstCardView {
          /// The picture of the document.
          static func scene() -> Scene {
            var settings = SceneSettings()
            settings.width = 120
            settings.appearance = .dark
            settings.locale = "ar"
            return Scene(FirstCardView(), canvas: SceneCanvas(settings), theme: .dnaKit)
          }
        }

        """)
  }

  @Test(
    "Strings mean the same scalars",
    arguments: [
      ("a\"b\\c\\(d)", #""a\"b\\c\\(d)""#), ("a\nb\tc\r\0", #""a\nb\tc\r\u{0}""#),
      ("שלום 🚀 é", "\"שלום 🚀 é\""), ("\u{301}a\u{301}", "\"\\u{301}a\u{301}\""),
      ("\u{202E}x\u{A0}\u{2028}", #""\u{202E}x\u{A0}\u{2028}""#), ("👩\u{200D}🚀", "\"👩\u{200D}🚀\""),
    ])
  func strings(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.text(text).unicodeScalars.elementsEqual(literal.unicodeScalars))
  }

  @Test(
    "Values",
    arguments: [
      (0.1, "0.1"), (-12, "-12"), (.infinity, ".infinity"), (1e20, "1e+20"),
      (1.0 / 3, "\(1.0 / 3)"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ text: String) {
    #expect(number.swiftExpression == text)
  }

  @Test("Colours are exact")
  func colors() {
    #expect(Color(RGBAColor(hex: 0x0A1B2C)).swiftExpression == "Color(RGBAColor(hex: 0x0A1B2C))")
    #expect(SystemColor.systemRed.color.swiftExpression == "SystemColor.systemRed.color")
    #expect(
      Color(light: .white, dark: RGBAColor(red: 0.1, green: 0.2, blue: 0.3)).swiftExpression
        == "Color(light: RGBAColor(hex: 0xFFFFFF), dark: "
        + "RGBAColor(red: 0.1, green: 0.2, blue: 0.3))")
  }

  @Test(
    "A person would write it so",
    arguments: [
      (
        #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"padding": 8, "width": 40}}"#,
        #"Text("Hi").padding(8).frame(width: 40)"#
      ),
      (
        #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"font": "headline"}}"#,
        #"Text("Hi").with { $0.font = .headline }"#
      ),
      (
        #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"font": "headline", "fontWeight": "bold"}}"#,
        #"Text("Hi").font(.headline).fontWeight(.bold)"#
      ),
      (
        #"{"type": "Button", "values": {"title": "Go"}, "properties": {"kind": "filled", "width": 90}}"#,
        #"Button("Go", kind: .filled).modifiers { $0.width = 90 }"#
      ),
      (
        #"{"type": "Rectangle", "id": "a", "properties": {"position": {"below": "b", "margin": 3}}}"#,
        #"Rectangle().position(.place(below: "b", margin: 3)).id("a")"#
      ),
      (
        #"{"type": "Rectangle", "properties": {"padding": "4 8 4 8", "maxWidth": "infinity", "alignment": "top"}}"#,
        """
        Rectangle()
          .padding(EdgeInsets(vertical: 4, horizontal: 8))
          .frame(maxWidth: .infinity, alignment: .top)
        """
      ),
      (
        #"{"type": "HStack", "properties": {"hidden": true}, "subviews": []}"#,
        "HStack(spacing: 0) {\n}\n.hidden()\n.collapsed()"
      ),
      (
        #"{"type": "Rectangle", "properties": {"backgroundColor": "systemRed", "cornerRadius": 4}}"#,
        """
        Rectangle()
          .modifiers {
            $0.backgroundColor = SystemColor.systemRed.color
            $0.cornerRadius = CornerRadii(4)
          }
        """
      ),
      (#"{"type": "HStack"}"#, #"Text("Add subviews to this HStack")"#),
      (
        #"{"type": "Rating", "values": {"stars": 3, "caption": "Good"}}"#,
        """
        Rating()
          .with {
            $0.stars = Stars(count: 3)
            $0.caption = "Good"
          }
        """
      ),
    ])
  func bodies(_ document: String, _ expected: String) throws {
    #expect(try body(document) == expected)
  }

  @Test("Styles are resolved, and what a theme says of a kind stays with the theme")
  func styles() throws {
    let text = try source(
      #"{"canvas": {}, "theme": "dnakit", "root": {"type": "Button", "values": {"title": "Go"}}}"#
    ).text
    #expect(text.contains(#"    Button("Go")\#n"#))
    let styled = try source(
      #"""
      {"canvas": {}, "styleSheet": {"colors": {"ink": "#FF0000"}, "styles": {"loud": {"backgroundColor": "ink"}}},
       "root": {"type": "Button", "style": "loud", "values": {"title": "Go"}}}
      """#
    ).text
    #expect(styled.contains("$0.backgroundColor = Color(RGBAColor(hex: 0xFF0000))"))
  }

  @Test("A theme and images from files are handed over")
  func files() throws {
    let source = try source(
      """
      {"theme": {"name": "Own", "schemes": {"base": {"colors": {"background": "#102030"}}}},
       "root": {"type": "Image", "values": {
         "imageUrl": "data:image/png;base64,\(Self.picture)"}}}
      """)
    #expect(source.needsTheme && source.needsImages)
    #expect(source.text.contains("static func scene(theme: Theme, images: any ImageSource)"))
    #expect(source.text.contains("from: images"))
  }

  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test("What cannot be said is said at its place")
  func unsayable() throws {
    let source = try source(
      #"{"type": "VStack", "subviews": [{"type": "Vault", "properties": {"secret": "x"}}]}"#)
    let finding = try #require(source.diagnostics.first)
    #expect(source.diagnostics.count == 1 && finding.severity == .error)
    #expect(finding.message.contains("\"secret\"") && finding.message.contains("Secret"))
    #expect(finding.range?.start == 32)
  }

  @Test(
    "Views are called after the file and hide none of Galley's",
    arguments: [
      ("profile-card", "ProfileCardView"), ("box/border", "BoxBorderView"),
      ("4th", "Picture4thView"),
      ("scroll", "ScrollPictureView"), ("", "PictureView"),
    ])
  func names(_ name: String, _ view: String) throws {
    #expect(try source(#"{"type": "Text"}"#, named: name).viewName == view)
  }
}
