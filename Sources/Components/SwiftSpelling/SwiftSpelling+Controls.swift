// The Swift names of the keys of controls.

extension ProgressView {
  /// `ProgressView(…, value: …, total: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "value": .argument("value"), "total": .argument("total"),
      "progressViewStyle": .property("style"),
    ]
  }
}

extension Gauge {
  /// `Gauge(…, value: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "value": .argument("value"), "gaugeStyle": .property("style")]
  }
}

extension Ring {
  /// `Ring(value: …, lineWidth: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["value": .argument("value"), "lineWidth": .argument("lineWidth")]
  }
}

extension Slider {
  /// `Slider(value: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["value": .argument("value")] }
}

extension Stepper {
  /// `Stepper(…)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["label": .argument(nil)] }
}

extension PageControl {
  /// `PageControl(numberOfPages: …, currentPage: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["numberOfPages": .argument("numberOfPages"), "currentPage": .argument("currentPage")]
  }
}

extension Checkbox {
  /// `Checkbox(…, isOn: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "isOn": .argument("isOn")]
  }
}

extension RadioButton {
  /// `RadioButton(…, isOn: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "isOn": .argument("isOn")]
  }
}

extension Toggle {
  /// `Toggle(…, systemImage: …, isOn: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "systemIconName": .argument("systemImage"),
      "isOn": .argument("isOn"), "toggleStyle": .property("style"),
    ]
  }
}

extension Picker {
  /// `Picker(…, options: …, selection: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "options": .argument("options"),
      "selection": .argument("selection"), "pickerStyle": .property("style"),
    ]
  }
}

extension SearchField {
  /// `SearchField(…, text: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["placeholder": .argument(nil), "text": .argument("text")]
  }
}

extension Section {
  /// `Section(…, footer: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["header": .argument(nil), "footer": .argument("footer")]
  }
}

extension List {
  /// The keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["listStyle": .property("style")]
  }
}

extension Badge {
  /// `Badge(…)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["text": .argument(nil)] }
}

extension NavigationBar {
  /// `NavigationBar(…, displayMode: …, backTitle: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "displayMode": .argument("displayMode"),
      "backTitle": .argument("backTitle"),
    ]
  }
}

extension TabBar {
  /// `TabBar(…, selection: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["items": .argument(nil), "selection": .argument("selection")]
  }
}

extension Toolbar {
  /// `Toolbar(…)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["items": .argument(nil)] }
}

extension StatusBar {
  /// `StatusBar(time: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["time": .argument("time")] }
}

extension Avatar {
  /// `Avatar(…, systemImage: …, size: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [String: SwiftSpelling].images.with([
      "name": .argument(nil), "systemIconName": .argument("systemImage"),
      "size": .argument("size"),
    ])
  }
}

extension AvatarGroup {
  /// `AvatarGroup(overlap: …, extraCount: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["overlap": .argument("overlap"), "extraCount": .argument("extraCount")]
  }
}

extension Chip {
  /// `Chip(…, systemImage: …, isSelected: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "systemIconName": .argument("systemImage"),
      "isSelected": .argument("isSelected"),
    ]
  }
}

extension Tag {
  /// `Tag(…, color: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["text": .argument(nil), "color": .argument("color")]
  }
}

extension Bubble {
  /// `Bubble(…, isOutgoing: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["text": .argument(nil), "isOutgoing": .argument("isOutgoing")]
  }
}

extension Banner {
  /// `Banner(…, message: …, kind: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "message": .argument("message"), "kind": .argument("kind"),
      "systemIconName": .property("systemImage"),
    ]
  }
}

extension Toast {
  /// `Toast(…, systemImage: …, actionTitle: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "text": .argument(nil), "systemIconName": .argument("systemImage"),
      "actionTitle": .argument("actionTitle"),
    ]
  }
}

extension Alert {
  /// `Alert(…, message: …, buttons: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "message": .argument("message"), "buttons": .argument("buttons")]
  }
}

extension ActionSheet {
  /// `ActionSheet(…, message: …, buttons: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "message": .argument("message"), "buttons": .argument("buttons")]
  }
}

extension Menu {
  /// `Menu(…, items: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "items": .argument("items")]
  }
}

extension Sheet {
  /// `Sheet(detents: …, selection: …, dimsBackground: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "detents": .argument("detents"), "selection": .argument("selection"),
      "dimsBackground": .argument("dimsBackground"),
    ]
  }
}

extension Popover {
  /// `Popover(arrow: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["arrow": .argument("arrow")] }
}

extension Chart {
  /// `Chart(marks: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["marks": .argument("marks")] }
}

extension Label {
  /// `Label(…, systemImage: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "title.").with([
      "title": .argument(nil), "systemIconName": .argument("systemImage"),
    ])
  }
}

extension ColorPicker {
  /// `ColorPicker(…, selection: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "selection": .argument("selection")]
  }
}

extension DatePicker {
  /// `DatePicker(…, date: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "date": .argument("date"),
      "datePickerStyle": .property("style"),
    ]
  }
}

extension IconButton {
  /// `IconButton(…, size: …, state: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["systemIconName": .argument(nil), "size": .argument("size"), "state": .argument("state")]
  }
}

extension SuggestionCell {
  /// `SuggestionCell(…, place: …, distance: …, height: …, state: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "words": .argument(nil), "place": .argument("place"), "distance": .argument("distance"),
      "lineHeight": .argument("height"), "state": .argument("state"),
    ]
  }
}

extension CapsuleCell {
  /// `CapsuleCell(…, isSelected: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "isSelected": .argument("isSelected")]
  }
}

extension ImageView {
  /// `ImageView(systemImage: …, show: …)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [String: SwiftSpelling].images.with([
      "systemIconName": .argument("systemImage"), "show": .argument("show"),
      "contentMode": .property("image.contentMode"),
    ])
  }
}

extension HintView {
  /// `HintView("Title", hint: "Hint", height: 58)`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "hint": .argument("hint"), "lineHeight": .argument("height")]
  }
}

extension ErrorLine {
  /// `ErrorLine("Wrong", height: 48)`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["message": .argument(nil), "lineHeight": .argument("height")]
  }
}

extension WordsView {
  /// `WordsView(…)`; the other keys are properties.
  public static var swiftSpellings: [String: SwiftSpelling] { ["words": .argument(nil)] }
}
