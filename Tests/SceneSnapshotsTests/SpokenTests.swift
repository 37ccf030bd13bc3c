import GalleyComponents
import GalleyGeometry
import GalleyParsing
import GalleyStair
import Testing

@testable import GalleySceneSnapshots

@Suite("What is spoken of documents")
struct SpokenTests {
  private func element(
    _ role: String, _ label: String?, _ change: (inout SpokenElement) -> Void = { _ in }
  ) -> SpokenElement {
    var element = SpokenElement(role: role)
    element.label = label
    element.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    change(&element)
    return element
  }

  @Test(
    "A document is read from top to bottom with the values of its controls, each as one element")
  func document() throws {
    let text = #"""
      {"type": "VStack", "properties": {"width": 300, "spacing": 12}, "subviews": [
        {"type": "Text", "values": {"text": "Account"}, "properties": {"traits": ["header"]}},
        {"type": "Toggle", "id": "wifi", "values": {"label": "Wi-Fi"}, "properties": {"isOn": true}},
        {"type": "TextField", "values": {"placeholder": "Email", "text": "ada@example.org"}},
        {"type": "HStack", "subviews": [
          {"type": "Button", "values": {"title": "Save"}, "properties": {"state": "disabled"}},
          {"type": "IconButton", "values": {"systemIconName": "trash"}}]},
        {"type": "Image", "values": {"systemIconName": "heart"}}]}
      """#
    let renderer = DocumentRenderer(try Renderer(), DocumentLoader())
    let request = DocumentRequest(SourceText(name: "a.json", text: text))
    let picture = try #require(renderer.prepare(request).pictures.first)
    let elements = SpokenLayout(picture.frames.layout).elements
    #expect(
      elements.map(\.words) == [
        #"header "Account""#, #"toggle "Wi-Fi" = "on" #wifi"#,
        #"textField "Email" = "ada@example.org""#, #"button "Save" disabled"#, #"button "trash""#,
      ])
    #expect(SpokenLint(elements).labels.count == 1)
    let size = picture.frames.size
    let drawn = try renderer.renderer.render(Scene(EmptyView()))
    let legend = try SpokenPicture(elements, over: size).drawn(
      over: drawn, scale: 2, by: renderer.renderer)
    #expect(legend.width == Int((size.width + 340) * 2))
  }

  @Test("What is hidden or has no opacity is not read")
  func unseen() throws {
    let text = #"""
      {"type": "VStack", "subviews": [
        {"type": "Text", "values": {"text": "seen"}, "properties": {"opacity": 0.1}},
        {"type": "Text", "values": {"text": "hidden"}, "properties": {"hidden": true}},
        {"type": "Text", "values": {"text": "clear"}, "properties": {"opacity": 0}},
        {"type": "HStack", "properties": {"opacity": 0}, "subviews": [
          {"type": "Button", "values": {"title": "inner"}}]}]}
      """#
    let renderer = DocumentRenderer(try Renderer(), DocumentLoader())
    let request = DocumentRequest(SourceText(name: "a.json", text: text))
    let picture = try #require(renderer.prepare(request).pictures.first)
    #expect(SpokenLayout(picture.frames.layout).elements.map(\.label) == ["seen"])
  }

  @Test("A phrase has what is chosen, label and value, state, role and place, in this order")
  func phrases() {
    #expect(element("text", "Hello").phrase == "Hello")
    #expect(
      element("tab", "Home") { ($0.isSelected, $0.index, $0.count) = (true, 1, 3) }.phrase
        == "Selected: Home. Tab. 1 of 3.")
    #expect(element("slider", nil) { $0.spokenValue = "75%" }.phrase == "75%. Adjustable.")
    #expect(element("textField", "Name") { $0.value = "Ada" }.phrase == "Ada. Text Field.")
    #expect(
      element("toggle", "Wi-Fi") { ($0.value, $0.isEnabled) = ("on", false) }.phrase
        == "Wi-Fi. Dimmed. Switch Button. On.")
    #expect(element("group", nil) { $0.hint = "Opens" }.phrase == "Opens")
    #expect(element("toggle", "A").hints == ["Double tap to toggle setting."])
  }

  @Test("Differences are causes that name the element and its part")
  func differences() {
    let old = [
      #"button "Save" #save"#, #"text "Ada""#, #"textField "Name" = "A" focused"#,
      #"button "Help""#,
    ]
    let new = [
      #"button "Store" #save disabled"#, #"textField "Name" = "B""#, #"text "Ada""#,
      #"link "More""#,
    ]
    let causes = SpokenDifference(old, new).causes
    #expect(causes.contains(#"button #save label "Save" → "Store""#))
    #expect(causes.contains(#"button #save state "" → "disabled""#))
    #expect(causes.contains(#"textField "Name" value "A" → "B""#))
    #expect(causes.contains(#"button "Help" is gone"#) && causes.contains(#"link "More" is new"#))
    #expect(causes.filter { $0.contains("is read as number") }.count == 1)
    #expect(SpokenDifference(old, old).causes.isEmpty)
  }

  @Test("Lints find missing and equal labels, icons, small targets and another order")
  func lints() {
    let lint = SpokenLint([
      element("button", nil), element("button", "trash") { $0.icon = "trash" },
      element("link", "More"), element("link", "More"),
      element("button", "Small") { $0.frame = Rect(x: 0, y: 90, width: 20, height: 20) },
      element("text", "First") {
        ($0.priority, $0.frame) = (1, Rect(x: 0, y: 300, width: 9, height: 9))
      },
      element("text", "Second"), element("slider", nil) { $0.spokenValue = "50%" },
      element("pageControl", "") { $0.value = "page 2 of 5" },
    ])
    #expect(lint.labels.count == 4, "\(lint.labels)")
    #expect(lint.labels.contains { $0.hasPrefix("slider ") && $0.hasSuffix(" has no label") })
    #expect(
      lint.labels.last == "2 elements with the role link share the label \"More\": "
        + "at 0, 0, 100 × 50; at 0, 0, 100 × 50")
    #expect(lint.targets.count == 1 && lint.targets[0].contains("\"Small\""))
    #expect(lint.order.count == 1 && lint.order[0].contains("\"First\""))
  }
}
