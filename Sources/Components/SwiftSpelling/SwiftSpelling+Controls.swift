// What Swift calls the keys of controls.

extension ProgressView {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "value": .argument("value"), "total": .argument("total"),
      "progressViewStyle": .modifier("progressViewStyle"),
    ]
  }
}

extension Gauge {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "value": .argument("value"), "gaugeStyle": .modifier("gaugeStyle")]
  }
}

extension Ring {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["value": .argument("value"), "lineWidth": .argument("lineWidth")]
  }
}

extension Slider {
  public static var swiftSpellings: [String: SwiftSpelling] { ["value": .argument("value")] }
}

extension Stepper {
  public static var swiftSpellings: [String: SwiftSpelling] { ["label": .argument(nil)] }
}

extension PageControl {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["numberOfPages": .argument("numberOfPages"), "currentPage": .argument("currentPage")]
  }
}

extension Checkbox {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "isOn": .argument("isOn")]
  }
}

extension RadioButton {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "isOn": .argument("isOn")]
  }
}

extension Toggle {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "systemIconName": .argument("systemImage"),
      "isOn": .argument("isOn"), "toggleStyle": .modifier("toggleStyle"),
    ]
  }
}

extension Picker {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "options": .argument("options"),
      "selection": .argument("selection"), "pickerStyle": .modifier("pickerStyle"),
    ]
  }
}

extension SearchField {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["placeholder": .argument(nil), "text": .argument("text")]
  }
}

extension Section {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["header": .argument(nil), "footer": .argument("footer")]
  }
}

extension List {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["listStyle": .modifier("listStyle")]
  }
}

extension Badge {
  public static var swiftSpellings: [String: SwiftSpelling] { ["text": .argument(nil)] }
}

extension NavigationBar {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "displayMode": .argument("displayMode"),
      "backTitle": .argument("backTitle"),
    ]
  }
}

extension TabBar {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["items": .argument(nil), "selection": .argument("selection")]
  }
}

extension Toolbar {
  public static var swiftSpellings: [String: SwiftSpelling] { ["items": .argument(nil)] }
}

extension StatusBar {
  public static var swiftSpellings: [String: SwiftSpelling] { ["time": .argument("time")] }
}

extension Avatar {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [String: SwiftSpelling].images.with([
      "name": .argument(nil), "systemIconName": .argument("systemImage"),
      "size": .argument("size"),
    ])
  }
}

extension AvatarGroup {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["overlap": .argument("overlap"), "extraCount": .argument("extraCount")]
  }
}

extension Chip {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "systemIconName": .argument("systemImage"),
      "isSelected": .argument("isSelected"),
    ]
  }
}

extension Tag {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["text": .argument(nil), "color": .argument("color")]
  }
}

extension Bubble {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["text": .argument(nil), "isOutgoing": .argument("isOutgoing")]
  }
}

extension Banner {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "message": .argument("message"), "kind": .argument("kind"),
      "systemIconName": .property("systemImage"),
    ]
  }
}

extension Toast {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "text": .argument(nil), "systemIconName": .argument("systemImage"),
      "actionTitle": .argument("actionTitle"),
    ]
  }
}

extension Alert {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "message": .argument("message"), "buttons": .argument("buttons")]
  }
}

extension ActionSheet {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "message": .argument("message"), "buttons": .argument("buttons")]
  }
}

extension Menu {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "items": .argument("items")]
  }
}

extension Sheet {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "detents": .argument("detents"), "selection": .argument("selection"),
      "dimsBackground": .argument("dimsBackground"),
    ]
  }
}

extension Popover {
  public static var swiftSpellings: [String: SwiftSpelling] { ["arrow": .argument("arrow")] }
}

extension Chart {
  public static var swiftSpellings: [String: SwiftSpelling] { ["marks": .argument("marks")] }
}

extension Label {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "title.").with([
      "title": .argument(nil), "systemIconName": .argument("systemImage"),
    ])
  }
}

extension ColorPicker {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["label": .argument(nil), "selection": .argument("selection")]
  }
}

extension DatePicker {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "label": .argument(nil), "date": .argument("date"),
      "datePickerStyle": .modifier("datePickerStyle"),
    ]
  }
}

extension IconButton {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["systemIconName": .argument(nil), "size": .argument("size"), "state": .argument("state")]
  }
}

extension SuggestionCell {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "words": .argument(nil), "place": .argument("place"), "distance": .argument("distance"),
      "state": .argument("state"),
    ]
  }
}

extension CapsuleCell {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "isSelected": .argument("isSelected")]
  }
}
