import GalleyDocuments
import GalleyParsing
import Testing

@Suite("Names that people bring from other systems")
struct ForeignKeyTests {
  private func messages(_ root: String) -> [String] {
    DocumentReader.read(SourceText(name: "card.json", text: root)).diagnostics
      .filter { $0.severity == .error }.map { finding in
        finding.message + (finding.suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
      }
  }

  /// A component, a key in its properties, and what the complaint has to say.
  private static let properties: [(String, String, String)] = [
    // SwiftUI
    ("Text", "disabled", "opacity"), ("Button", "disabled", "state"), ("Text", "frame", "width"),
    ("TextField", "focused", "state"), ("VStack", "bold", "which a VStack does not have"),
    ("Text", "badge", "the component \"Badge\""), ("VStack", "refreshable", "no behaviour"),
    ("Text", "accessibilityLabel", "traits"),
    ("Rectangle", "containerRelativeFrame", "relativeWidth"),
    ("Text", "gridCellAnchor", "cellAnchor"),
    // UIKit
    ("VStack", "arrangedSubviews", "subviews"), ("TextField", "isSecureTextEntry", "secure"),
    ("Button", "setTitle", "title"), ("TextField", "leftView", "leadingIconName"),
    ("Text", "adjustsFontSizeToFitWidth", "minimumScaleFactor"), ("Image", "bounds", "width"),
    // CSS
    ("Text", "font-size", "fontSize"), ("Text", "text-align", "textAlignment"),
    ("Rectangle", "box-shadow", "shadow"), ("Image", "object-fit", "contentMode"),
    ("VStack", "font-size", "which a VStack does not have"), ("Text", "max-width", "maxWidth"),
    ("Rectangle", "border-radius", "cornerRadius"), ("Grid", "grid-template-columns", "tracks"),
    // Flutter
    ("Text", "child", "subviews"), ("TextField", "hintText", "placeholder"),
    ("TextField", "obscureText", "secure"), ("Text", "softWrap", "lineLimit"),
    ("VStack", "appBar", "NavigationBar"), ("VStack", "decoration", "backgroundColor"),
    ("TextField", "controller", "no behaviour"), ("VStack", "itemCount", "one by one"),
  ]

  @Test("a key of another system in the properties leads to what there is", arguments: properties)
  func inProperties(type: String, key: String, meant: String) {
    let root = #"{"type": "\#(type)", "properties": {"\#(key)": 1}}"#
    let messages = messages(root)
    #expect(messages.count == 1 && messages[0].contains(meant), "\(messages)")
  }

  @Test(
    "a key of another system in the component leads to what there is",
    arguments: [
      ("icon", "systemIconName"), ("children", "subviews"), ("modifiers", "properties"),
      ("widget", "type"), ("onTap", "no behaviour"), ("borderRadius", "cornerRadius"),
      ("font-weight", "fontWeight"),
    ])
  func inComponent(key: String, meant: String) {
    let messages = messages(#"{"type": "Button", "\#(key)": "a"}"#)
    #expect(messages.count == 1 && messages[0].contains(meant), "\(messages)")
  }

  @Test("sides of a padding and words of places have names of other systems")
  func parts() {
    let sides = messages(#"{"type": "Text", "properties": {"padding": {"x": 8, "left": 2}}}"#)
    #expect(sides.count == 2 && sides[0].contains("horizontal") && sides[1].contains("leading"))
    let word = messages(#"{"type": "VStack", "properties": {"alignment": "flex-start"}}"#)
    #expect(word.count == 1 && word[0].contains("\"leading\"?"))
  }
}
