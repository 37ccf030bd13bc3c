import Foundation
import GalleyDesign
import GalleyLocalization
import GalleyPreviews
import GalleySwiftUI
import Testing

@MainActor
@Suite("What previews find beside their sources")
struct PreviewFoldersTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var found: PreviewFolders { PreviewFolders([folder.path]) }
  private var resources: PreviewResources { found.resources(scale: 2) }

  @Test("Colour sets have the names that sources call them, in light and dark")
  func colors() throws {
    let red = #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "0"}}"#
    let blue = #"{"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1.0"}}"#
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      #"{"colors": [{"color": \#(red)}, {"color": \#(blue), \#(dark)}]}"#,
      to: "App/Assets.xcassets/Ink.colorset/Contents.json")
    try write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "App/Assets.xcassets/Brand/Contents.json")
    try write(
      #"{"colors": [{"color": \#(blue)}]}"#,
      to: "App/Assets.xcassets/Brand/Deep.colorset/Contents.json")
    let colors = resources.colors
    #expect(colors.keys.sorted() == ["Brand/Deep", "Ink"])
    #expect([colors["Ink"]?.light.red, colors["Ink"]?.dark.red] == [1, 0])
    #expect([colors["Ink"]?.light.blue, colors["Ink"]?.dark.blue] == [0, 1])
  }

  @Test("Image sets have other pictures for dark appearance where they say so")
  func darkImages() throws {
    let set = "Assets.xcassets/Mark.imageset"
    for (name, width) in [("light", 30), ("dark", 40)] {
      try write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"20\"/>",
        to: "\(set)/\(name).svg")
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      #"{"images": [{"filename": "light.svg"}, {"filename": "dark.svg", \#(dark)}]}"#,
      to: "\(set)/Contents.json")
    let view = Image("Mark").id("mark")
    #expect(try Settled(view, resources: resources).size(of: "mark") == [30, 20])
    let turned = view.environment(\.colorScheme, .dark)
    #expect(try Settled(turned, resources: resources).size(of: "mark") == [40, 20])
  }

  @Test("Drawings of image sets are found, with their size, and as masks where the set says so")
  func images() throws {
    let set = "Assets.xcassets/Marks 2.0/Mark.imageset"
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9z"/></svg>"#,
      to: "\(set)/mark.svg")
    try write(
      #"{"images": [{"filename": "mark.svg", "idiom": "universal"}], "#
        + #""properties": {"template-rendering-intent": "template"}}"#, to: "\(set)/Contents.json")
    let view = Image("Mark").id("mark")
    let settled = try Settled(view, resources: resources)
    #expect(settled.session.remarks.isEmpty)
    #expect(settled.size(of: "mark") == [30, 20])
    #expect(resources.images.isTemplate(named: "Mark"))
    #expect(!resources.images.isTemplate(named: "Other"))
  }

  @Test("Sets in folders that give their names are found by both, and what a PDF loses is said")
  func namespaces() throws {
    let set = "Assets.xcassets/Birds/Wing.imageset"
    let parts = [
      "%PDF-1.4\n", "1 0 obj\n<< /Pages 2 0 R >>\nendobj\n",
      "2 0 obj\n<< /Type /Page /MediaBox [0 0 30 20] /Contents 3 0 R >>\nendobj\n",
      "3 0 obj\n<< /Length 11 >>\nstream\nBT (a) Tj ET\nendstream\nendobj\n",
    ]
    let ends = parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    let rows = ends[1...3].map { "\(String(10_000_000_000 + $0).dropFirst()) 00000 n \n" }
    try write(
      parts.joined() + "xref\n1 3\n" + rows.joined()
        + "trailer\n<< /Root 1 0 R >>\nstartxref\n\(ends[4])\n%%EOF\n", to: "\(set)/wing.pdf")
    try write(#"{"images": [{"filename": "wing.pdf"}]}"#, to: "\(set)/Contents.json")
    try write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Birds/Contents.json")
    let settled = try Settled(Image("Birds/Wing").id("wing"), resources: resources)
    #expect(settled.size(of: "wing") == [30, 20])
    #expect(settled.session.remarks == ["the image \"Birds/Wing\": texts are left out"])
    let plain = try Settled(Image("Wing"), resources: resources)
    #expect(plain.session.remarks.contains { $0.hasPrefix("no image \"Wing\"") })
  }

  @Test("Strings of a language, plural forms by the number, and texts with looks in their places")
  func strings() throws {
    try write(
      "\"%lld apples\" = \"%lld Äpfel\";\n\"Hello %@, %@\" = \"%2$@: Hallo %1$@\";"
        + "\n\"old\" = \"alt\";",
      to: "de.lproj/Localizable.strings")
    try write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%lld days": {"localizations": "#
        + #"{"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "#
        + #""value": "%lld Tag"}}, "other": {"stringUnit": {"state": "translated", "#
        + #""value": "%lld Tage"}}}}}}}}}"#, to: "Localizable.xcstrings")
    struct Outside: View {
      var body: some View { Text(verbatim: String(localized: "\(4) apples")).id("outside") }
    }
    struct Looked: View {
      var body: some View {
        let known = Bundle.main._localizedString(forKey: "old", value: "?", table: nil)
        let absent = Bundle.main._localizedString(forKey: "new", value: nil, table: nil)
        let own = _NSLocalizedString("newer", value: "neuer", comment: "")
        Text(verbatim: "\(known) \(absent) \(own)").id("looked up")
      }
    }
    let views = VStack {
      Outside()
      Looked()
      Text(verbatim: "alt new neuer").id("alt new neuer")
      Text(verbatim: "4 Äpfel").id("4 Äpfel")
      Text("\(3) apples").id("apples")
      Text("\(1) days").id("day")
      Text("\(2) days").id("days")
      Text("Hello \(Text("Ada").bold()), \("Mr")").id("hello")
      Text(verbatim: "3 Äpfel").id("3 Äpfel")
      Text(verbatim: "1 Tag").id("1 Tag")
      Text(verbatim: "2 Tage").id("2 Tage")
      (Text(verbatim: "Mr: Hallo ") + Text(verbatim: "Ada").bold()).id("Mr: Hallo Ada")
    }
    let settled = try Settled(
      views.environment(\.locale, Locale(identifier: "de")), resources: resources)
    for (id, same) in [
      ("outside", "4 Äpfel"), ("looked up", "alt new neuer"), ("apples", "3 Äpfel"),
      ("day", "1 Tag"), ("days", "2 Tage"),
      ("hello", "Mr: Hallo Ada"),
    ] {
      let size = try #require(settled.size(of: id))
      #expect(size == settled.size(of: same), "\(id)")
    }
  }

  @Test(
    "Initial values and what views do when they appear find the words of the picture's language")
  func outsideOfBodies() throws {
    try write("\"%lld pears\" = \"%lld big green pears\";", to: "en.lproj/Localizable.strings")
    struct Appearing: View {
      final class Model: ObservableObject { let words = String(localized: "\(5) pears") }
      @StateObject private var model = Model()
      @State private var words = ""
      var body: some View {
        Text(verbatim: words + model.words).id("appeared")
          .onAppear { words = String(localized: "\(6) pears") }
      }
    }
    let views = VStack {
      Appearing()
      Text(verbatim: "6 big green pears5 big green pears").id("same")
    }
    let settled = try Settled(views, resources: resources)
    let size = try #require(settled.size(of: "appeared"))
    #expect(size == settled.size(of: "same"))
  }

  @Test("What cannot be read is named with its file and line, and the rest is read")
  func problems() throws {
    try write("{\n \"colors\": oops}", to: "Assets.xcassets/Bad.colorset/Contents.json")
    try write("\"a\" = \"b\";", to: "de.lproj/Localizable.strings")
    let problems = found.problems
    #expect(problems.contains { $0.contains("Bad.colorset/Contents.json:2: ") }, "\(problems)")
    #expect(resources.strings.languages == ["de"])
  }
}
