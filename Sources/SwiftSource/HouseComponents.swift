internal import GalleyComponents
internal import GalleyDesign

/// The components that SwiftUI has no word for: `GalleyKit` has them, in SwiftUI's manner.
enum HouseComponents {
  /// Their words in documents.
  static let names: Set<String> = [
    "ActiveInput", "ActivityIndicator", "Arc", "Avatar", "AvatarGroup", "Badge", "Banner", "Bubble",
    "CapsuleCell", "Card", "Cell", "Checkbox", "Chip", "CollectionView", "Drawing", "ErrorLine",
    "Flex", "Flow", "FormRow", "HintView", "HomeIndicator", "IconButton", "ImageView", "InfoLabel",
    "Linear", "NavigationBar", "NumericLabel", "PageControl", "Polygon", "Popover", "Positions",
    "RadioButton", "Ring", "SafeAreaInset", "SearchField", "Sheet", "Star", "StateView",
    "StatusBar", "SuggestionCell", "Switch", "TabBar", "Tag", "TextButton", "TextView", "Toast",
    "Toolbar", "Tooltip", "WordsView",
  ]

  /// The words of components that SwiftUI has as well, and the kit under names of its own: `KitButton`.
  static let aliases: Set<String> = [
    "ActionSheet", "Alert", "Button", "Chart", "ColorPicker", "ContentUnavailableView",
    "ControlGroup", "DatePicker",
    "DisclosureGroup", "Divider", "Form", "Gauge", "Grid", "GridRow", "GroupBox", "Image", "Label",
    "Link", "List", "Menu", "Path", "Picker", "ProgressView", "ScrollView", "Section", "Slider",
    "Stepper", "Table", "Text", "TextField", "Toggle",
  ]

  /// The words of all components that are not a user's own.
  private static let known = Set(ComponentCatalog.standard.typeNames)

  /// True if a component is the house's, or a user's own.
  static func has(_ node: DocumentNode) -> Bool {
    names.contains(node.typeName) || !known.contains(node.typeName)
  }

  /// True if the kit has a name for a component.
  static func hasName(_ node: DocumentNode) -> Bool {
    has(node) || aliases.contains(node.typeName)
  }

  /// The name of a component in the kit.
  static func name(of node: DocumentNode) -> String {
    has(node) ? node.entry.swiftName : "Kit\(node.typeName)"
  }
}

// Components of the house, as their initialisers and properties.

extension SwiftViewWriter {
  /// The call of a component of the house with its keys: arguments, modifiers and properties.
  mutating func houseCall(
    of node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall {
    var call = SwiftCall(name: HouseComponents.name(of: node))
    var unlabelled: [String] = []
    var labelled: [String] = []
    var statements: [String] = []
    for key in node.ownKeys {
      let name = key.description.name
      switch node.entry.swiftSpellings[name] ?? .property(name) {
      case .image:
        // The house's pictures come from a source of images, which a preview has none of.
        if keys.isSaid(key) { refuse([name], of: node) }
      case .argument(let label, let isRequired):
        guard keys.isSaid(key) || isRequired, let value = expression(key, node) else { continue }
        if let label, key.value is Color {
          // An initialiser may take SwiftUI's colour as well; the property is the house's.
          statements.append("$0.\(label) = \(value)")
        } else if let label {
          labelled.append("\(label): \(value)")
        } else {
          unlabelled.append(value)
        }
      case .property(let path):
        if keys.isSaid(key) { statements += self.statements(key, path: path, node) }
      }
    }
    for (path, value) in node.content.valuesWithoutKeys.sorted(by: { $0.key < $1.key }) {
      guard let value else { continue }
      if let written = swiftStatements(assigning: value, to: path) {
        statements += written
      } else {
        refuse([path], of: node)
      }
    }
    call.arguments = unlabelled + labelled
    if !statements.isEmpty { call.modifiers.append(.block("with", statements)) }
    if node.entry.subviews == .many { call.content = content(of: node, at: place) }
    return call
  }

  /// Returns the statements that set a property; a component that is the value of a key takes several lines.
  mutating func statements(
    _ key: DocumentNode.Key, path: String, _ node: DocumentNode
  ) -> [String] {
    if let inner = (key.value as? AnyView)?.base as? DocumentNode {
      return ["$0.\(path) = AnyView("] + lines(of: inner, at: Place(margin: 0)).indented + [")"]
    }
    return expression(key, node).map { ["$0.\(path) = \($0)"] } ?? []
  }

  /// The value of a key as an expression; nil without one, or after a complaint.
  private mutating func expression(_ key: DocumentNode.Key, _ node: DocumentNode) -> String? {
    guard let value = key.value else { return nil }
    let expression = swiftExpression(of: value)
    if expression == nil { refuse([key.description.name], of: node) }
    return expression
  }
}
