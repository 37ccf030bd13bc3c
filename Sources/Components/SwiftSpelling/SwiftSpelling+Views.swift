// The Swift names of the keys of Galley's views. Keys with the names of the properties they set need no line
// here.

extension [String: SwiftSpelling] {
  /// An image in a property, by the name of a file or by an address.
  static var images: Self {
    [
      "localImageName": .image(property: "image", label: nil),
      "imageUrl": .image(property: "image", label: "url"),
    ]
  }
}

extension LinearStack {
  /// `LinearStack(.horizontal, distribution: .equalSpacing, alignment: .center) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "axis": .argument(nil), "distribution": .argument("distribution"),
      "crossAlignment": .argument("alignment"), "spacing": .argument("spacing"),
      "margins": .argument("margins"),
    ]
  }
}

extension Flex {
  /// `Flex(.vertical, wrap: .wrap, spacing: 8) { … }.with { $0.layout.fillsHeight = true }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "axis": .argument(nil), "wrap": .argument("wrap"), "spacing": .argument("spacing"),
      "lineSpacing": .argument("lineSpacing"), "isReversed": .property("layout.isReversed"),
      "justification": .property("layout.justification"),
      "itemAlignment": .property("layout.alignment"),
      "lineAlignment": .property("layout.lineAlignment"),
      "fillsHeight": .property("layout.fillsHeight"),
    ]
  }
}

extension Flow {
  /// `Flow(spacing: 8, lineSpacing: 4) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "spacing": .argument("spacing"), "lineSpacing": .argument("lineSpacing"),
      "contentAlignment": .argument("alignment"),
    ]
  }
}

extension Grid {
  /// `Grid([.flexible(), .fixed(80)], trackSpacing: 8) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "tracks": .argument(nil), "axis": .argument("axis"),
      "trackSpacing": .argument("trackSpacing"), "lineSpacing": .argument("lineSpacing"),
      "contentAlignment": .argument("alignment"),
      "columnAlignments": .argument("columnAlignments"), "lineLength": .argument("lineLength"),
    ]
  }
}

extension GridRow {
  /// `GridRow(alignment: .top) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["verticalAlignment": .argument("alignment")]
  }
}

extension CollectionView {
  /// `CollectionView(itemSize: 72) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "itemSize": .argument("itemSize"), "spacing": .argument("spacing"),
      "inset": .argument("inset"),
    ]
  }
}

extension GroupBox {
  /// `GroupBox("Title") { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] { ["title": .argument(nil)] }
}

extension ControlGroup {
  /// `ControlGroup(state: .disabled) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] { ["state": .argument("state")] }
}

extension DisclosureGroup {
  /// `DisclosureGroup("Title", isExpanded: true) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["title": .argument(nil), "isExpanded": .argument("isExpanded")]
  }
}

extension ContentUnavailableView {
  /// `ContentUnavailableView("Title", systemImage: "star", description: "…") { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "title": .argument(nil), "systemIconName": .argument("systemImage"),
      "message": .argument("description"),
    ]
  }
}

extension Form {
  /// `Form(gap: 8) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["gap": .argument("gap"), "margins": .argument("margins")]
  }
}

extension FormRow {
  /// `FormRow(.measured, gap: 8) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "rule": .argument(nil), "gap": .argument("gap"), "margins": .argument("margins"),
      "rowAlignment": .argument("alignment"),
    ]
  }
}

extension SafeAreaInset {
  /// `SafeAreaInset(.bottom, spacing: 8) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "edge": .argument(nil), "contentAlignment": .argument("alignment"),
      "spacing": .argument("spacing"),
    ]
  }
}

extension ScrollView {
  /// `ScrollView(.horizontal, showsIndicators: false) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["axis": .argument(nil), "showsIndicators": .argument("showsIndicators")]
  }
}

extension StateView {
  /// `StateView(.loading) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["show": .argument(nil, isRequired: true)]
  }
}

extension Card {
  /// `Card(alignment: .center, spacing: 8) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "horizontalAlignment": .argument("alignment"), "spacing": .argument("spacing"),
      "fillsWidth": .argument("fillsWidth"),
    ]
  }
}

extension Table {
  /// `Table(header: "Bills", rowHeight: 44) { … }`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "header": .argument("header"), "footer": .argument("footer"),
      "rowHeight": .argument("rowHeight"),
    ]
  }
  /// The colours of the header, which a style sheet sets and no key.
  public var valuesWithoutKeys: [String: (any Sendable)?] { ["headerColors": headerColors] }
}

extension Image {
  /// `Image(systemName: "star")`, `Image("logo", from: images)`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    [
      "systemIconName": .argument("systemName"),
      "localImageName": .image(property: nil, label: nil),
      "imageUrl": .image(property: nil, label: "url"),
    ]
  }
}

extension Drawing {
  /// `Drawing(.check, size: 24)`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    ["drawing": .argument(nil, isRequired: true), "size": .argument("size")]
  }
}

extension ActivityIndicator {
  /// `ActivityIndicator(size: 37)`.
  public static var swiftSpellings: [String: SwiftSpelling] { ["size": .argument("size")] }
}

extension Button {
  /// `Button("Save", systemImage: "checkmark", kind: .filled)`; titles and images of single states
  /// are set with ``DocumentView/with(_:)``.
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
  /// The title and its font are those of the text: `$0.text.fontSize = 18`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["title": .property("text.text")])
  }
}

extension Cell {
  /// `Cell("Ada", detail: "Lovelace", accessory: .disclosure)`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "title.").with(.images).with([
      "title": .argument(nil, isRequired: true), "detail": .argument("detail"),
      "value": .argument("value"), "systemIconName": .argument("systemImage"),
      "accessory": .argument("accessory"), "state": .argument("state"),
    ])
  }
}

extension ActiveInput {
  /// `ActiveInput("Name", text: "Ada", isActive: true)`.
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
}

extension TextField {
  /// `TextField("Name", text: "Ada", state: .active)`; the other keys are those of
  /// ``TextField/input``.
  public static var swiftSpellings: [String: SwiftSpelling] {
    TextInput.spellings.with(["secure": .property("isSecure")])
  }
}

extension TextView {
  /// `TextView("Notes", text: "…")`; the other keys are those of ``TextView/input``.
  public static var swiftSpellings: [String: SwiftSpelling] {
    TextInput.spellings.with(["minimumLines": .property("minimumLines")])
  }
}

extension InfoLabel {
  /// The text and its font are those of ``InfoLabel/text``: `$0.text.fontSize = 18`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["text": .property("text.text")])
  }
}

extension NumericLabel {
  /// The font is that of ``NumericLabel/text``: `$0.text.fontSize = 18`.
  public static var swiftSpellings: [String: SwiftSpelling] { Text.spellings(at: "text.") }
}

extension Tooltip {
  /// `Tooltip("Saved")`, with the font of its text and the arrow as properties.
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with(["text": .argument(nil), "arrow": .property("arrow")])
  }
}

extension Link {
  /// `Link("Terms", url: "https://example.com")`.
  public static var swiftSpellings: [String: SwiftSpelling] {
    Text.spellings(at: "text.").with([
      "text": .argument(nil, isRequired: true), "url": .argument("url"),
    ])
  }
}

extension BasicShape {
  /// The keys of all shapes of the kit are properties of `options`; the shape's own are its own.
  public nonisolated static var swiftSpellings: [String: SwiftSpelling] {
    guard let ownSpellings else { return [:] }
    let options = ShapeOptions.properties.map(\.description.name)
    return Dictionary(uniqueKeysWithValues: options.map { ($0, .property("options." + $0)) })
      .with(ownSpellings)
  }
}
