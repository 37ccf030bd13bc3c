internal import GalleyDesign
import GalleyParsing

extension ForeignNames {
  /// Keys that a picture cannot show: behaviour of a program that is running.
  private static let behaviours: Set<String> = [
    "onTapGesture", "onClick", "onclick", "onPress", "onPressed", "onTap", "onChange", "onChanged",
    "action", "gesture", "animation", "transition", "hover", "onAppear", "task", "delegate",
    "target", "allowsHitTesting", "contentShape", "refreshable", "swipeActions", "onSubmit",
    "onLongPressGesture", "controller", "focusNode", "physics", "itemBuilder", "cursor",
    "userSelect", "pointerEvents", "isScrollEnabled", "scrollEnabled", "hitSlop", "onMouseEnter",
    "onHover", "onLayout", "onLoad", "autoplay", "willChange", "touchAction",
  ]

  /// Modifiers of SwiftUI for which Galley has a component of its own, in another place.
  private static let components: [String: String] = [
    "toolbar": "a bar at the bottom is the component \"Toolbar\" as the second one in a "
      + "\"SafeAreaInset\"; the buttons at the top are \"trailingItems\" of a \"NavigationBar\"",
    "safeAreaInset": "write the component \"SafeAreaInset\", with the content and the bar in it",
    "sheet": overlay("Sheet"), "fullScreenCover": overlay("Sheet"), "alert": overlay("Alert"),
    "confirmationDialog": overlay("ActionSheet"), "popover": overlay("Popover"),
    "contextMenu": overlay("Menu"), "menu": overlay("Menu"),
    "navigationTitle": "the title is one of a \"NavigationBar\" above the content",
    "navigationBar": "write the component \"NavigationBar\" above the content",
    "searchable": "the field is the component \"SearchField\", as the \"accessory\" of a "
      + "\"NavigationBar\" or above the content",
    "tabItem": "the items are those of a \"TabBar\" below the content",
    "badge": "write the component \"Badge\" with the content in it",
    "help": "write the component \"Tooltip\"",
    "appBar": "write the component \"NavigationBar\" above the content",
    "bottomNavigationBar": "write the component \"TabBar\" below the content",
    "floatingActionButton": "write a \"Button\" after the content in a \"ZStack\"",
    "data": rows, "items": rows,
    "itemCount": "rows are written one by one in \"subviews\"",
    "accessibilityLabel": unheard, "accessibilityHidden": unheard, "semanticLabel": unheard,
    "accessibilityHint": unheard, "accessibilityValue": unheard,
    "overlay": "write the component \"Overlay\", with the content and what is in front of it",
    "alt": unheard, "contentDescription": unheard,
    "multiline": "several lines are those of a \"TextView\"",
    "scrollable": "write the component \"ScrollView\" round it",
    "divider": among, "dividers": among, "borderTop": oneSide, "borderBottom": oneSide,
    "borderLeft": oneSide, "borderRight": oneSide, "borderTopWidth": oneSide,
    "borderBottomWidth": oneSide, "borderLeftWidth": oneSide, "borderRightWidth": oneSide,
    "comment": uncommented, "_comment": uncommented, "//": uncommented,
    "tooltip": "write the component \"Tooltip\"",
    "borderStyle": "a border is one solid line; dashes are those of a shape, with \"stroke\"",
    "margin": outside, "marginTop": outside, "marginLeft": outside, "marginRight": outside,
    "marginBottom": outside, "marginHorizontal": outside, "marginVertical": outside,
    "marginStart": outside, "marginEnd": outside, "m": outside, "mx": outside, "my": outside,
    "mt": outside, "mb": outside, "ml": outside, "mr": outside,
  ]

  private static let unheard =
    "pictures show nothing of it; what a component is to its reader is said by \"traits\""

  private static let rows = "what is inside are components, one by one in \"subviews\""
  private static let oneSide = "a line along one side is a \"Divider\" beside the content"
  private static let among = "write the component \"Divider\" between the others"
  private static let outside =
    "room outside of a component is the \"spacing\" or the \"padding\" of what stands round it"
  private static let uncommented = "documents have no comments"

  /// The advice after a complaint about a value that another key takes; nil for none.
  static func advice(onValue word: String, of key: String) -> DiagnosticCollector.Advice? {
    let word = camelCased(unqualified(word)).lowercased()
    switch (key, word) {
    case ("alignment", "justified"), ("alignment", "justify"):
      return .init("; lines that reach from edge to edge are \"textAlignment\": \"justified\"")
    case ("width", "auto"), ("height", "auto"), ("width", "fitcontent"), ("height", "fitcontent"),
      ("width", "wrap_content"), ("height", "wrap_content"):
      return .init("; without \"\(key)\" it is what the content needs")
    case ("position", "absolute"), ("position", "fixed"), ("position", "sticky"):
      return .init("; components at places of a frame are those of a \"Positions\"")
    case ("maxWidth", "infinity"), ("maxHeight", "infinity"):
      return .init("; write \"infinity\"", replacement: "\"infinity\"")
    case ("cornerRadius", "full"), ("cornerRadius", "50%"), ("cornerRadius", "pill"),
      ("cornerRadius", "round"), ("cornerRadius", "9999px"):
      return .init("; write \"circle\"", replacement: "\"circle\"")
    default: return nil
    }
  }

  /// The word that was probably meant, of those that are known: `CenterVertically` and
  /// `Alignment.center` are `center`.
  static func word(for written: String, among known: [String]) -> String? {
    let plain = unqualified(written)
    let small = camelCased(plain.prefix(1).lowercased() + plain.dropFirst())
    return [plain, small].lazy.flatMap { [$0, words[$0] ?? $0, verticalWords[$0] ?? $0] }
      .first { $0 != written && known.contains($0) }
  }

  /// The text style that was probably meant.
  static func textStyle(_ written: String) -> String? {
    let plain = camelCased(String(unqualified(written).map { "_ ".contains($0) ? "-" : $0 }))
    if plain != written, TextStyleName(spelling: plain) != nil { return plain }
    return textStyles[plain] ?? textStyles[plain.prefix(1).lowercased() + plain.dropFirst()]
  }

  /// A member of a type without the type: `FontWeight.bold` and `.bold` are `bold`.
  static func unqualified(_ word: String) -> String {
    word.split(separator: ".").last.map(String.init) ?? word
  }

  /// The component that a type of another system means; elements of HTML are often written as React writes its own.
  static func type(for name: String) -> String? {
    types[name] ?? types[unqualified(name)] ?? types[name.lowercased()]
  }

  /// Returns true for a key of a program that is running, which changes nothing of a picture.
  static func isBehaviour(_ name: String) -> Bool { behaviours.contains(camelCased(name)) }

  /// Returns true for a key whose value is for readers who do not see.
  static func isUnseen(_ name: String) -> Bool { components[camelCased(name)] == unheard }

  private static func overlay(_ type: String) -> String {
    "write the component \"\(type)\" after the content in a \"ZStack\""
  }

  /// Returns the advice after a diagnostic about a key that has no equivalent; nil for none.
  ///
  /// - Parameter known: The keys that are permitted there.
  static func advice(
    on name: String, among known: @autoclosure () -> [String] = []
  ) -> String? {
    let name = camelCased(name)
    if isBehaviour(name) { return "pictures show no behaviour, only a \"state\"" }
    if name == "controlSize", !known().contains("size") {
      return "only buttons come in sizes, by \"size\""
    }
    return components[name]
  }

  /// The text of the only component inside another, if it is nothing but text.
  static func soleText(in value: SyntaxValue) -> String? {
    if let elements = value.elements {
      return elements.count == 1 ? elements[0].text ?? soleText(in: elements[0]) : nil
    }
    guard let type = value["type"]?.text, type == "Text" || types[type] == "Text" else {
      return nil
    }
    let keys = ["text", "data", "children", "child", "value", "content", "characters"]
    return keys.lazy.compactMap { value["values"]?[$0]?.text ?? value[$0]?.text }.first
  }

  /// The properties of a container for a type of Flutter that fills its own with what is inside; nil for other
  /// types.
  static func filling(_ name: String, _ container: ForeignSurroundings.Parent?) -> String? {
    let (width, height) = (#""maxWidth": "infinity""#, #""maxHeight": "infinity""#)
    switch (name, container?.typeName) {
    case ("Expanded", "Flex"), ("Flexible", "Flex"): return #""grow": 1"#
    case ("Expanded", "HStack"), ("Flexible", "HStack"): return width
    case ("Expanded", "VStack"), ("Flexible", "VStack"): return height
    case ("Expanded", _), ("Flexible", _), ("Center", _): return "\(width), \(height)"
    default: return nil
    }
  }

  /// Returns the advice after a diagnostic about a type that has no equivalent component; nil for none.
  static func advice(onType name: String) -> String? {
    switch name {
    case "ForEach", "Repeat":
      return "components are written one by one, or once with \"repeat\" over a list of data"
    case "GeometryReader", "LayoutBuilder", "MediaQuery", "useWindowDimensions": break
    default: return nil
    }
    return "a share of what is offered is \"relativeWidth\" or \"relativeHeight\" of any "
      + "component, a choice by the room a \"ViewThatFits\", and places in a frame those of a "
      + "\"Positions\""
  }

  /// The key that was probably meant, of those that are known.
  package static func key(for name: String, among known: @autoclosure () -> [String]) -> String? {
    let (name, known) = (camelCased(name), known())
    return ([name] + (keys[name] ?? [])).first { known.contains($0) }
  }

  /// Returns the equivalent name of a key that components of other types have; nil for none.
  static func elsewhere(_ name: String, _ isKey: (String) -> Bool) -> String? {
    let name = camelCased(name)
    return ([name] + (keys[name] ?? [])).first(where: isKey)
  }

  /// A name of CSS, Python or Android as most programs write it: `font-size` and `font_size` are `fontSize`.
  static func camelCased(_ name: String) -> String {
    guard name.contains("-") || name.contains("_") else { return name }
    var parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard parts.count > 1 else { return parts.first ?? name }
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
    }
    return parts.joined()
  }
}
