internal import GalleyDesign
internal import GalleyParsing

/// The surroundings of a member in the notation of another system, on which its meaning depends.
package struct ForeignSurroundings: Sendable {
  /// The word in `type`.
  var typeName = ""
  /// The container whose `subviews` contain the component; nil at the root and in properties.
  var parent: Parent?
  /// The size of the component's text in points; nil if it is not known.
  var textSize: Double?
  /// True if the component's text has the default family.
  package var hasDefaultFamily = true

  /// Makes the surroundings of a member alone.
  package init() {}

  /// A container that arranges components.
  struct Parent: Sendable {
    /// The word in its `type`.
    var typeName: String
    /// True for a flexible line whose children follow one another from top to bottom.
    var isVertical = false
  }

  /// The key of the colour that a component is filled with.
  var paintKey: String {
    switch typeName {
    case "Text", "Image", "Label": "foregroundColor"
    case "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "Polygon", "Star":
      "fill"
    default: "backgroundColor"
    }
  }

  /// The member that makes a component fill its container along an axis; nil in containers that give each
  /// child the length it needs.
  func filling(_ axis: Axis) -> (key: String, text: String)? {
    switch parent?.typeName {
    case "Flex" where parent?.isVertical == (axis == .vertical): ("grow", "1")
    case "Flow": nil
    default: (axis == .horizontal ? "maxWidth" : "maxHeight", #""infinity""#)
    }
  }

  /// The member that aligns the children of a stack by a word of another system.
  func alignment(_ word: String) -> (key: String, text: String)? {
    let starts = ["start", "flex-start"]
    let ends = ["end", "flex-end"]
    switch typeName {
    case "HStack", "LazyHStack":
      if starts.contains(word) || word == "top" { return ("verticalAlignment", #""top""#) }
      if ends.contains(word) || word == "bottom" { return ("verticalAlignment", #""bottom""#) }
      if word == "baseline" { return ("verticalAlignment", #""firstTextBaseline""#) }
      return ["center", "middle"].contains(word) ? ("verticalAlignment", #""center""#) : nil
    case "VStack", "LazyVStack":
      if starts.contains(word) || word == "left" { return ("horizontalAlignment", #""leading""#) }
      if ends.contains(word) || word == "right" { return ("horizontalAlignment", #""trailing""#) }
      return ["center", "middle"].contains(word) ? ("horizontalAlignment", #""center""#) : nil
    default: return nil
    }
  }

  /// The member that makes a component take what is left along the axis of its container, as `flex: 1` does; nil
  /// where no axis is known, and for a spacer, which does by itself.
  var share: (key: String, text: String)? {
    guard typeName != "Spacer" else { return nil }
    switch parent?.typeName {
    case "Flex": return ("grow", "1")
    case "HStack", "LazyHStack": return filling(.horizontal)
    case "VStack", "LazyVStack": return filling(.vertical)
    default: return nil
    }
  }

  /// The factor on the natural height of lines for a multiple of the font's size; nil for families whose
  /// natural height is not known here.
  package func lineHeightMultiple(_ multipleOfSize: Double) -> Double? {
    guard hasDefaultFamily, multipleOfSize > 0 else { return nil }
    return (multipleOfSize / TextStyle.naturalLineHeight * 1000).rounded() / 1000
  }

  /// The two axes of the screen.
  enum Axis: Sendable { case horizontal, vertical }
}

extension ComponentReader {
  /// The component whose keys are read, for the messages about them.
  struct Current: Sendable {
    var entry: Int
    /// The members of its keys, and those of a misplaced key beside them, that decide about the text; of a few members
    /// all.
    var properties: [SyntaxMember]
    var container: ForeignSurroundings.Parent?
    /// The objects of `values` and `properties`, as far as there are such.
    var objects: PlacedObjects
    /// The range of the word in its `type`.
    var type: SourceRange?
    /// The components inside.
    var subviews: SyntaxValue?
    /// True if no component is around it.
    var isRoot = false

    private static let keysOfText: Set = [
      "fontName", "fontFamily", "typography", "fontSize", "font-size", "font", "style", "substyle",
      "scheme",
      "className", "textStyle",
    ]

    /// Returns the members that decide about the text: they are looked for at each unknown key, of which there may be
    /// thousands.
    static func properties(decidingIn members: [SyntaxMember]) -> [SyntaxMember] {
      members.count > 32 ? members.filter { keysOfText.contains($0.key) } : members
    }
  }

  /// The values of `values` and `properties` in a component.
  struct PlacedObjects: Sendable {
    var values: SyntaxValue?
    var properties: SyntaxValue?

    subscript(place: PropertyPlace) -> SyntaxValue? {
      switch place {
      case .values: values
      case .properties: properties
      }
    }
  }

  /// The surroundings of the members that are read.
  var surroundings: ForeignSurroundings {
    guard let current else { return ForeignSurroundings() }
    let (entry, properties) = (catalog.entries[current.entry], current.properties)
    var around = ForeignSurroundings()
    around.typeName = entry.typeName
    around.parent = current.container
    let family = properties.last { $0.key == "fontName" || $0.key == "fontFamily" }?.value.text
    let typography = properties.last { $0.key == "typography" }?.value.text
    let style = typography.flatMap(names.textStyle(named:))
    around.hasDefaultFamily =
      (family ?? style?.font.family ?? fonts?[.body].family ?? "Inter") == "Inter"
    around.textSize = textSize(properties, entry, style)
    return around
  }

  private var fonts: Fonts? { names.theme.fonts(for: .labels) }

  private func textSize(
    _ properties: [SyntaxMember], _ entry: ComponentEntry, _ typography: TextStyle?
  ) -> Double? {
    func value(_ key: String) -> SyntaxValue? { properties.last { $0.key == key }?.value }
    if let size = value("fontSize") ?? value("font-size") {
      return ForeignUnits.length(size) ?? size.text.flatMap(names.dimension(named:))
    }
    if let typography { return typography.font.size }
    let styling: Set = ["style", "substyle", "scheme", "typography", "className", "textStyle"]
    guard !properties.contains(where: { styling.contains($0.key) }) else { return nil }
    let word = value("font")?.text
    guard word != nil || entry.typeName == Text.typeName else { return nil }
    let style = word.map(TextStyleName.init(spelling:)) ?? .body
    return style.map { (fonts ?? Fonts())[$0].size }
  }
}
