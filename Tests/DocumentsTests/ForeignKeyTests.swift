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

  /// A component, a key in its properties, and the text that the diagnostic must contain.
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
    ("VStack", "child", "subviews"), ("TextField", "hintText", "placeholder"),
    ("TextField", "obscureText", "secure"), ("Text", "softWrap", "lineLimit"),
    ("VStack", "appBar", "NavigationBar"), ("VStack", "decoration", "backgroundColor"),
    ("TextField", "controller", "no behaviour"), ("VStack", "itemCount", "one by one"),
    ("Rectangle", "skew", "skewEffect"), ("TextField", "errorText", "message"),
    ("TextField", "multiline", "TextView"), ("Grid", "crossAxisCount", "tracks"),
    // Tailwind, Compose, React Native
    ("VStack", "px", "padding"), ("VStack", "space-y", "spacing"),
    ("VStack", "rounded", "cornerRadius"),
    ("VStack", "border-bottom", "a \"Divider\""), ("VStack", "fillMaxWidth", "maxWidth"),
    ("VStack", "verticalArrangement", "spacing"), ("Rectangle", "strokeWidth", "stroke"),
    ("VStack", "testID", "id"), ("Button", "leadingIcon", "systemIconName"),
    ("TextField", "leadingIcon", "leadingIconName"), ("List", "dividers", "separators"),
    ("VStack", "dividers", "the component \"Divider\""), ("Text", "textSize", "fontSize"),
  ]

  /// Keys that other components have, and the text that the warning must contain.
  @Test(
    "a key that only others have leads to this one's",
    arguments: [
      ("HStack", "properties", "alignItems", "verticalAlignment"),
      ("Text", "values", "label", "text"), ("TextField", "values", "label", "placeholder"),
      ("Switch", "properties", "checked", "isOn"), ("Path", "values", "data", "path"),
      ("Picker", "values", "selected", "selection"),
      ("VStack", "properties", "tooltip", "the component \"Tooltip\""),
    ])
  func withoutEffect(type: String, place: String, key: String, meant: String) {
    let root = #"{"type": "\#(type)", "\#(place)": {"\#(key)": true}}"#
    let warnings = DocumentReader.read(SourceText(name: "card.json", text: root)).diagnostics
      .filter { $0.message.contains("has no effect") }
    #expect(warnings.count == 1)
    #expect(warnings.allSatisfy { ($0.message + ($0.suggestion ?? "")).contains(meant) })
  }

  /// A component, a key, a value, and the text that the diagnostic must contain.
  private static let foreignValues: [(String, String, String, String)] = [
    ("Text", "foregroundColor", #""rgb(255, 128, 0)""#, "#FF8000"),
    ("Text", "foregroundColor", #""rgba(255,0,0,0.5)""#, "#FF000080"),
    ("Text", "foregroundColor", #""hsl(120, 100%, 50%)""#, "#00FF00"),
    ("Text", "foregroundColor", #""tomato""#, "#FF6347"),
    ("Text", "foregroundColor", #""transparent""#, "clear"),
    ("Text", "foregroundColor", #""Colors.red""#, "#F44336"),
    ("Text", "foregroundColor", #""Colors.blue[500]""#, "#2196F3"),
    ("Text", "foregroundColor", #""UIColor.systemRed""#, "systemRed"),
    ("Text", "foregroundColor", #""Color(0x8000FF00)""#, "#00FF0080"),
    ("Text", "fontWeight", #""w600""#, "semibold"), ("Text", "fontWeight", "600", "semibold"),
    ("Text", "fontWeight", #""FontWeight.bold""#, "bold"),
    ("Text", "fontWeight", #""normal""#, "regular"),
    ("Text", "fontWeight", #""extra-bold""#, "heavy"),
    ("Text", "font", #""h1""#, "largeTitle"), ("Text", "font", #""title-large""#, "title3"),
    ("Text", "font", #""bold 17px Inter""#, "fontName"),
    ("Text", "alignment", #""justified""#, "textAlignment"),
    ("HStack", "verticalAlignment", #""CenterVertically""#, "center"),
    ("VStack", "width", #""match_parent""#, "maxWidth"),
    ("VStack", "height", #""fit-content""#, "without \"height\""),
    ("VStack", "maxWidth", #""double.infinity""#, #""maxWidth": "infinity""#),
    ("VStack", "cornerRadius", #""full""#, "circle"),
    ("Button", "kind", #""outlined""#, "gray"), ("Button", "size", #""lg""#, "large"),
    ("Button", "state", #""pressed""#, "highlighted"),
    ("Image", "contentMode", #""ContentScale.Crop""#, "fill"),
  ]

  @Test("a value of another system leads to what there is", arguments: foreignValues)
  func values(type: String, key: String, value: String, meant: String) {
    let messages = messages(#"{"type": "\#(type)", "properties": {"\#(key)": \#(value)}}"#)
    #expect(messages.count == 1 && messages[0].contains(meant), "\(messages)")
  }

  @Test("a background that its shape covers is told, one that is seen is not")
  func coveredBackground() {
    func warnings(_ properties: String) -> [String] {
      DocumentReader.read(
        SourceText(
          name: "card.json", text: #"{"type": "Rectangle", "properties": {\#(properties)}}"#)
      ).diagnostics.map { $0.message + ($0.suggestion ?? "") }
    }
    let covered = warnings(#""backgroundColor": "systemRed""#)
    #expect(covered.count == 1 && covered[0].hasSuffix("fill"))
    #expect(warnings(#""backgroundColor": "systemRed", "stroke": "black""#).isEmpty)
    #expect(warnings(#""backgroundColor": "systemRed", "padding": 2"#).isEmpty)
  }

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
    let type = key == "children" || key == "modifiers" ? "VStack" : "Button"
    let values = ["icon": #""star""#, "font-weight": #""bold""#]
    let messages = messages(#"{"type": "\#(type)", "\#(key)": \#(values[key] ?? "{}")}"#)
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
