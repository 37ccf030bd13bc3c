// What Swift calls the keys of Galley's views. Keys that are called as the properties they go to
// need no line here.

extension HStack {
  public static var swiftSpellings: [String: SwiftSpelling] { .row }
}

extension VStack {
  public static var swiftSpellings: [String: SwiftSpelling] { .column }
}

extension LazyHStack {
  public static var swiftSpellings: [String: SwiftSpelling] { .row }
}

extension LazyVStack {
  public static var swiftSpellings: [String: SwiftSpelling] { .column }
}

extension ZStack {
  public static var swiftSpellings: [String: SwiftSpelling] { .aligned }
}

extension BackgroundLayers {
  public static var swiftSpellings: [String: SwiftSpelling] { .aligned }
}

extension OverlayLayers {
  public static var swiftSpellings: [String: SwiftSpelling] { .aligned }
}

extension [String: SwiftSpelling] {
  /// The distance between neighbours is 0 in documents and the views' own wish in Swift.
  fileprivate static var row: Self {
    [
      "verticalAlignment": .argument("alignment"),
      "spacing": .argument("spacing", isRequired: true),
    ]
  }
  fileprivate static var column: Self {
    [
      "horizontalAlignment": .argument("alignment"),
      "spacing": .argument("spacing", isRequired: true),
    ]
  }
  fileprivate static var aligned: Self { ["contentAlignment": .argument("alignment")] }
  /// An image in a property, by the name of a file or by an address.
  static var images: Self {
    [
      "localImageName": .image(property: "image", label: nil),
      "imageUrl": .image(property: "image", label: "url"),
    ]
  }
}

extension LinearStack {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "axis": .argument(nil), "distribution": .argument("distribution"),
      "crossAlignment": .argument("alignment"), "spacing": .argument("spacing"),
      "margins": .argument("margins"),
    ]
  }
}

extension Flow {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "spacing": .argument("spacing"), "lineSpacing": .argument("lineSpacing"),
      "contentAlignment": .argument("alignment"),
    ]
  }
}

extension Grid {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "tracks": .argument(nil), "axis": .argument("axis"),
      "trackSpacing": .argument("trackSpacing"), "lineSpacing": .argument("lineSpacing"),
      "contentAlignment": .argument("alignment"),
    ]
  }
}

extension Form {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["gap": .argument("gap"), "margins": .argument("margins")]
  }
}

extension FormRow {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "rule": .argument(nil), "gap": .argument("gap"), "margins": .argument("margins"),
      "rowAlignment": .argument("alignment"),
    ]
  }
}

extension SafeAreaInset {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "edge": .argument(nil), "contentAlignment": .argument("alignment"),
      "spacing": .argument("spacing"),
    ]
  }
}

extension ScrollView {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["axis": .argument(nil), "showsIndicators": .argument("showsIndicators")]
  }
}

extension StateView {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["show": .argument(nil, isRequired: true)]
  }
}

extension Card {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "horizontalAlignment": .argument("alignment"), "spacing": .argument("spacing"),
      "fillsWidth": .argument("fillsWidth"),
    ]
  }
}

extension Table {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "header": .argument("header"), "footer": .argument("footer"),
      "rowHeight": .argument("rowHeight"),
    ]
  }
  public var valuesWithoutKeys: [String: (any Sendable)?] { ["headerColors": headerColors] }
}

extension Spacer {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["minLength": .argument("minLength")]
  }
}

extension Image {
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "systemIconName": .argument("systemName"),
      "localImageName": .image(property: nil, label: nil),
      "imageUrl": .image(property: nil, label: "url"),
    ]
  }
}

extension Drawing {
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["drawing": .argument(nil, isRequired: true), "size": .argument("size")]
  }
}

extension ActivityIndicator {
  public static var swiftSpellings: [String: SwiftSpelling] { ["size": .argument("size")] }
}

extension Button {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "title.").with(.images).with([
      "title": .argument(nil), "systemIconName": .argument("systemImage"),
      "kind": .argument("kind"), "size": .argument("size"), "state": .argument("state"),
      "highlightedTitle": .property("stateTitles[.highlighted]"),
      "selectedTitle": .property("stateTitles[.selected]"),
      "disabledTitle": .property("stateTitles[.disabled]"),
      "highlightedImageName": .property("stateImages[.highlighted]"),
      "selectedImageName": .property("stateImages[.selected]"),
      "disabledImageName": .property("stateImages[.disabled]"),
    ])
  }
}

extension TextButton {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["title": .property("text.text")])
  }
}

extension Cell {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "title.").with(.images).with([
      "title": .argument(nil, isRequired: true), "detail": .argument("detail"),
      "value": .argument("value"), "systemIconName": .argument("systemImage"),
      "accessory": .argument("accessory"), "state": .argument("state"),
    ])
  }
}

extension ActiveInput {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["label": .argument(nil), "text": .argument("text")])
      .with(["isActive": .argument("isActive")]).with(InputTraits.spellings(at: "traits."))
  }
}

extension InputTraits {
  /// The keys of traits at a path.
  fileprivate static func spellings(at path: String) -> [String: SwiftSpelling] {
    Dictionary(
      uniqueKeysWithValues: properties.map {
        ($0.description.name, .property(path + $0.description.name))
      })
  }
}

extension TextInput {
  /// The keys of an input in the property `input`.
  fileprivate static let spellings: [String: SwiftSpelling] =
    Text.spellings(at: "input.text.")
    .with(
      Dictionary(
        uniqueKeysWithValues: properties.map {
          ($0.description.name, .property("input." + $0.description.name))
        })
    )
    .with(InputTraits.spellings(at: "input.traits.")).with([
      "placeholder": .argument(nil), "text": .argument("text"), "state": .argument("state"),
      "rules": .property("input.ownRules"),
    ])

  fileprivate var valuesWithoutKeys: [String: (any Sendable)?] {
    ["input.styledPlaceholder": styledPlaceholder]
  }
}

extension TextField {
  public static var swiftSpellings: [String: SwiftSpelling] {
    TextInput.spellings.with(["secure": .property("isSecure")])
  }
  public var valuesWithoutKeys: [String: (any Sendable)?] { input.valuesWithoutKeys }
}

extension TextView {
  public static var swiftSpellings: [String: SwiftSpelling] { TextInput.spellings }
  public var valuesWithoutKeys: [String: (any Sendable)?] { input.valuesWithoutKeys }
}

extension InfoLabel {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["text": .property("text.text")])
  }
}

extension NumericLabel {
  public static var swiftSpellings: [String: SwiftSpelling] { Text.spellings(at: "text.") }
}

extension Tooltip {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["text": .argument(nil), "arrow": .property("arrow")])
  }
}

extension Link {
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with([
      "text": .argument(nil, isRequired: true), "url": .argument("url"),
    ])
  }
}

extension BasicShape {
  public nonisolated static var swiftSpellings: [String: SwiftSpelling] {
    let options = ShapeOptions.properties.map(\.description.name)
    return Dictionary(uniqueKeysWithValues: options.map { ($0, .property("options." + $0)) })
      .with(ownSpellings)
  }
}
