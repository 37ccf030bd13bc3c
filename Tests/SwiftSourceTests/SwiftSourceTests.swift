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
      {"description": "Two lines.",
       "canvas": {"width": 120, "appearance": "dark", "locale": "ar", "background": "#102030"},
       "root": {"type": "VStack", "properties": {"horizontalAlignment": "leading"}, "subviews": [
         {"type": "Text", "values": {"text": "Hi"}},
         {"type": "Badge", "values": {"text": "3"}}]}}
      """, named: "first-card")
    #expect(source.needsKit)
    #expect(
      source.text == """
        import SwiftUI
        import GalleyKit

        /// Two lines.
        struct FirstCardView: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 0) {
              Text("Hi")
              Badge("3")
            }
          }
        }

        extension Color {
          fileprivate static let hex102030 = Color(red: 0x10 / 255, green: 0x20 / 255, blue: 0x30 / 255)
        }

        #Preview("first-card", traits: .sizeThatFitsLayout) {
          FirstCardView()
            .fixedSize(horizontal: false, vertical: true)
            .frame(width: 120)
            .background(Color.hex102030)
            .environment(\\.locale, Locale(identifier: "ar"))
            .environment(\\.layoutDirection, .rightToLeft)
            .preferredColorScheme(.dark)
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

  @Test("Colours are exact, and every one that SwiftUI has no name for is written once")
  func colors() {
    var palette = SwiftPalette()
    #expect(palette.expression(SystemColor.systemRed.color) == "Color.red")
    #expect(palette.expression(SystemColor.separator.color) == "Color(uiColor: .separator)")
    for _ in 0..<2 {
      #expect(palette.expression(Color(RGBAColor(hex: 0x0A1B2C))) == "Color.hex0A1B2C")
    }
    let both = Color(light: .white, dark: RGBAColor(red: 0.1, green: 0.2, blue: 0.3))
    #expect(palette.expression(both) == "Color.hexFFFFFFdark1A334D")
    let near = RGBAColor(red: 0.0392, green: 0.1059, blue: 0.1726)
    #expect(palette.expression(Color(near)) == "Color.hex0A1B2C_2")
    #expect(palette.lines.count == 5)
    #expect(
      palette.lines[2]
        == "  fileprivate static let hexFFFFFFdark1A334D = Color(uiColor: UIColor { "
        + "$0.userInterfaceStyle == .dark ? UIColor(red: 0x1A / 255, green: 0.2, blue: 0.3, alpha: 1) "
        + ": UIColor(red: 1, green: 1, blue: 1, alpha: 1) })"
        || palette.lines[2].contains("UIColor(red: 0.1, green: 0x33 / 255, blue: 0.3, alpha: 1)"))
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
        #"Text("Hi").font(.headline).fontWeight(.regular)"#
      ),
      (
        #"{"type": "Text", "values": {"text": "5 *"}, "properties": {"fontSize": 20, "fontWeight": "bold"}}"#,
        #"Text(verbatim: "5 *").font(.system(size: 20)).fontWeight(.bold)"#
      ),
      (
        #"{"type": "Toggle", "values": {"label": "Wi-Fi"}, "properties": {"isOn": true, "state": "disabled"}}"#,
        #"Toggle("Wi-Fi", isOn: .constant(true)).disabled(true)"#
      ),
      (
        #"{"type": "Rectangle", "id": "a", "properties": {"position": {"below": "b", "margin": 3}}}"#,
        #"Rectangle().position(.place(below: "b", margin: 3)).id("a")"#
      ),
      (
        #"{"type": "Rectangle", "properties": {"padding": "4 8 4 8", "maxWidth": "infinity", "alignment": "top"}}"#,
        """
        Rectangle()
          .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
          .frame(maxWidth: .infinity, alignment: .top)
        """
      ),
      (
        #"{"type": "HStack", "properties": {"hidden": true}, "subviews": []}"#,
        "HStack(spacing: 0) {\n}\n.hidden()"
      ),
      (
        #"{"type": "Rectangle", "properties": {"fill": "systemRed", "cornerRadius": 4, "stroke": {"style": "black", "width": 2}}}"#,
        """
        RoundedRectangle(cornerRadius: 4, style: .circular)
          .fill(Color.red)
          .strokeBorder(Color.black, lineWidth: 2)
        """.replacing("\n  ", with: "")
      ),
      (
        #"{"type": "Grid", "properties": {"columns": [{"fixed": 40}, {"flexible": {}}]}, "subviews": []}"#,
        """
        LazyVGrid(
          columns: [GridItem(.fixed(40), spacing: 8), GridItem(.flexible(), spacing: 8)],
          spacing: 8
        ) {
        }
        """
      ),
      (#"{"type": "HStack"}"#, #"Text("Add subviews to this HStack")"#),
      (
        #"{"type": "Slider", "properties": {"value": 0.4}}"#,
        "Slider(value: .constant(0.4)).frame(height: 34)"
      ),
      (
        #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"fontName": "boldSystemFont", "fontSize": 15}}"#,
        #"Text("Hi").font(.system(size: 15)).fontWeight(.bold)"#
      ),
      (
        #"{"type": "Text", "values": {"text": "1"}, "properties": {"backgroundColor": "white", "borderColor": "black", "borderWidth": 2, "cornerRadius": 4}}"#,
        """
        Text("1")
          .background(Color.white, in: RoundedRectangle(cornerRadius: 4, style: .circular).inset(by: 1))
          .overlay(RoundedRectangle(cornerRadius: 4, style: .circular).strokeBorder(Color.black, lineWidth: 2))
        """
      ),
      (
        #"{"type": "Rectangle", "properties": {"fill": "white", "stroke": {"style": "black", "width": 2, "placement": "outside"}}}"#,
        "Rectangle().fill(Color.white).overlay(Rectangle().inset(by: -1).stroke(Color.black, lineWidth: 2))"
      ),
      (
        #"{"type": "Chart", "values": {"marks": [{"mark": "bar", "name": "Rain", "x": ["Jan", "Feb"], "y": [3, 5]}]}, "properties": {"showsLegend": false}}"#,
        """
        Chart {
          BarMark(x: .value("x", "Jan"), y: .value("y", 3)).foregroundStyle(by: .value("series", "Rain"))
          BarMark(x: .value("x", "Feb"), y: .value("y", 5)).foregroundStyle(by: .value("series", "Rain"))
        }
        .chartLegend(.hidden)
        """
      ),
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

  @Test(
    "A component with a key that SwiftUI has no word for is the kit's",
    arguments: [
      (
        #"{"type": "Text", "values": {"text": "Hi"}, "properties": {"indent": 8, "padding": 4}}"#,
        #"KitText("Hi").with { $0.lines.indent = 8 }.padding(4)"#
      ),
      (#"{"type": "Button", "values": {"title": "Go"}}"#, #"KitButton("Go")"#),
      (
        #"{"type": "TextField", "values": {"placeholder": "Name"}}"#, #"KitTextField("Name")"#
      ),
      (
        #"{"type": "Toggle", "values": {"label": "Bold"}, "properties": {"toggleStyle": "button"}}"#,
        #"KitToggle("Bold").with { $0.style = .button }"#
      ),
      (
        #"{"type": "Picker", "values": {"label": "Size", "options": ["S", "L"]}}"#,
        #"KitPicker("Size", options: ["S", "L"])"#
      ),
      (
        #"{"type": "Slider", "properties": {"value": 0.4, "state": "focused"}}"#,
        "KitSlider(value: 0.4).with { $0.state = .focused }"
      ),
      (
        #"{"type": "DatePicker", "values": {"date": "2026-11-22"}}"#,
        "KitDatePicker(date: .init(2026, 11, 22))"
      ),
      (
        #"{"type": "ControlGroup", "properties": {"state": "disabled"}, "subviews": []}"#,
        "KitControlGroup(state: .disabled) {\n}"
      ),
      (
        #"{"type": "Chart", "values": {"marks": [{"mark": "line", "y": [3, null, 5]}]}}"#,
        "KitChart(marks: [.init(.line, y: [3, nil, 5])])"
      ),
      (
        #"{"type": "Button", "values": {"title": "Go"}, "properties": {"kind": "tinted", "width": 80}}"#,
        #"KitButton("Go", kind: .tinted).modifiers { $0.width = 80 }"#
      ),
      (#"{"type": "Table", "subviews": []}"#, "KitTable {\n}"),
      (
        #"{"type": "List", "properties": {"listStyle": "plain"}, "subviews": [{"type": "Section", "properties": {"separators": false}, "subviews": []}]}"#,
        """
        KitList {
          KitSection {
          }
          .with { $0.separators = false }
        }
        .with { $0.style = .plain }
        """
      ),
      (
        #"{"type": "Grid", "properties": {"columns": ["flexible", "flexible"]}, "subviews": [{"type": "Rectangle", "properties": {"columnSpan": 2}}]}"#,
        """
        KitGrid([.flexible(), .flexible()]) {
          Rectangle().modifiers { $0.columnSpan = 2 }
        }
        """
      ),
    ])
  func kit(_ document: String, _ expected: String) throws {
    #expect(try body(document) == expected)
    #expect(try source(document).needsKit)
  }

  @Test("Styles are resolved")
  func styles() throws {
    let styled = try source(
      #"""
      {"canvas": {}, "styleSheet": {"colors": {"ink": "#FF0000"}, "styles": {"loud": {"backgroundColor": "ink"}}},
       "root": {"type": "VStack", "style": "loud", "subviews": []}}
      """#
    ).text
    #expect(styled.contains(".background(Color.hexFF0000)"))
  }

  @Test(
    "What SwiftUI has no word for is an error, and never left out",
    arguments: [
      (#"{"theme": "dnakit", "root": {"type": "Text", "values": {"text": "Hi"}}}"#, "a theme"),
      (
        #"{"type": "Image", "values": {"imageUrl": "https://example.com/a.png"}}"#,
        #""imageUrl" of a Image"#
      ),
      (#"{"canvas": {"device": "iphone-se"}, "root": {"type": "Spacer"}}"#, #""device""#),
    ])
  func refused(_ document: String, _ words: String) throws {
    let found = try source(document).diagnostics
    #expect(found.count == 1 && found[0].severity == .error)
    #expect(found.first?.message.contains(words) == true)
  }

  @Test("What cannot be said is said at its place")
  func unsayable() throws {
    let source = try source(
      #"{"type": "VStack", "subviews": [{"type": "Vault", "properties": {"secret": "x"}}]}"#)
    let finding = try #require(source.diagnostics.first)
    #expect(source.diagnostics.count == 1 && finding.severity == .error)
    #expect(finding.message.contains("\"secret\" of a Vault"))
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
