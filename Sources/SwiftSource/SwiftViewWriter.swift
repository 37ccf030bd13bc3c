internal import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout
internal import GalleyParsing

/// Writes components of a document as SwiftUI's views, and those that SwiftUI has no word for as the
/// house's.
///
/// Styles, schemes and text styles are resolved: their values are in the source as if the document set them.
/// A key without a word is reported at its component.
struct SwiftViewWriter {
  /// The failures of writing, at their components.
  private(set) var diagnostics: [Diagnostic] = []
  /// True if a component or a modifier is the house's.
  var needsKit = false
  /// True if a chart is written as Swift Charts has it.
  var needsCharts = false
  /// The components that are written as the kit's.
  private var kitNodes: Set<ObjectIdentifier> = []
  /// The keys of the component that is being written that SwiftUI has no word for.
  var unsaid: [String] = []
  /// The colours that have constants.
  var palette = SwiftPalette()

  /// True if the canvas has a safe area, over which SwiftUI's backgrounds reach by default.
  let hasSafeArea: Bool

  init(hasSafeArea: Bool) { self.hasSafeArea = hasSafeArea }

  /// The surroundings of a component that decide how it is written.
  struct Place {
    /// True if icons have the size of their font here.
    var hugsIcons = false
    /// The component around.
    var parent: DocumentNode?
    /// The distance from the margin.
    var margin: Int
  }

  /// The lines of a component with everything inside.
  mutating func lines(of node: DocumentNode, at place: Place) -> [String] {
    if let text = node.textWithoutSubviews {
      // The picture of the document requests the missing components in words.
      return ["Text(\(text.swiftExpression))"]
    }
    var keys = ComponentKeys(of: node)
    var inner = place
    inner.hugsIcons = node.hugsIcons(within: place.hugsIcons)
    var call: SwiftCall
    let known = diagnostics.count
    let outerUnsaid = unsaid
    unsaid = []
    defer { unsaid = outerUnsaid }
    let before = self
    let own = belongsToKit(node, in: place.parent) ? nil : ownCall(of: node, &keys, at: inner)
    if let own, unsaid.isEmpty && keys.rest.isEmpty || !HouseComponents.hasName(node) {
      call = own
      refuse(unsaid + keys.rest.map(\.description.name), of: node)
    } else if HouseComponents.hasName(node) {
      self = before
      keys = ComponentKeys(of: node)
      needsKit = true
      kitNodes.insert(ObjectIdentifier(node))
      call = houseCall(of: node, &keys, at: inner)
    } else {
      if known == diagnostics.count {
        complain("SwiftUI has no word for a \(node.typeName) of a document", node)
      }
      return ["EmptyView()"]
    }
    // The box of a component that gives its own one its look stays in one piece.
    if !isWhole(node) { call.modifiers += box(&keys, node).map { .line($0) } }
    let spans = kitSpans(&keys, node, in: place.parent)
    let outer = places(&keys, node, at: place)
    let rest = keys.shared.flatMap { statements($0, path: $0.description.name, node) }
    if !rest.isEmpty {
      needsKit = true
      call.modifiers.append(.block("modifiers", rest))
    }
    call.modifiers += outer.map { .line($0) }
    if !spans.isEmpty { call.modifiers.append(.block("modifiers", spans)) }
    if let id = node.id { call.modifiers.append(.line(".id(\(id.swiftExpression))")) }
    return call.lines(indentedBy: place.margin)
  }

  /// True if a component is written as the kit's.
  func isKit(_ node: DocumentNode) -> Bool {
    HouseComponents.has(node) || kitNodes.contains(ObjectIdentifier(node))
  }

  /// True if a component looks at its frame and its box itself, so that they stay together. A row of the kit's grid
  /// is found by the grid only without a modifier of SwiftUI around it.
  func isWhole(_ node: DocumentNode) -> Bool {
    isKit(node) && (node.entry.isStyled || node.typeName == "GridRow")
  }

  /// True if a component is the kit's because its parent is, which knows its own parts alone, or because of what is
  /// inside.
  private func belongsToKit(_ node: DocumentNode, in parent: DocumentNode?) -> Bool {
    func isSet(_ names: String..., of child: DocumentNode) -> Bool {
      (child.ownKeys + child.sharedKeys).contains {
        $0.isSet && names.contains($0.description.name)
      }
    }
    switch node.typeName {
    case "Section", "GridRow":
      return parent.map { kitNodes.contains(ObjectIdentifier($0)) } ?? false
    case "List":
      return node.children.contains { isSet("separators", "separatorInset", of: $0) }
    case "Grid":
      let hasRows = node.children.contains { $0.typeName == "GridRow" }
      return !hasRows && node.children.contains { isSet("columnSpan", "rowSpan", of: $0) }
    default: return false
    }
  }

  /// The statements for the cell of a component in a grid of the kit.
  private mutating func kitSpans(
    _ keys: inout ComponentKeys, _ node: DocumentNode, in parent: DocumentNode?
  ) -> [String] {
    guard let parent, kitNodes.contains(ObjectIdentifier(parent)),
      ["Grid", "GridRow"].contains(parent.typeName)
    else { return [] }
    let names = ["columnSpan", "rowSpan", "cellAnchor", "unsizedAxes"]
    let cell = keys.takeShared(where: { names.contains($0.description.name) })
    return cell.flatMap { statements($0, path: $0.description.name, node) }
  }

  /// The lines of the components inside one.
  mutating func content(of node: DocumentNode, at place: Place) -> [String] {
    node.children.flatMap { child in
      lines(
        of: child,
        at: Place(
          hugsIcons: node.hugsIconsInside(within: place.hugsIcons), parent: node,
          margin: place.margin + 2))
    }
  }

  // Failures

  /// Says at a component which of its keys have no word.
  mutating func refuse(_ names: [String], of node: DocumentNode) {
    for name in names {
      complain("SwiftUI has no word for \"\(name)\" of a \(node.typeName)", node)
    }
  }

  /// Says at a component what cannot be written.
  mutating func complain(_ message: String, _ node: DocumentNode) {
    let place = SourceRange(node.sourceOffset, node.sourceOffset + 1)
    diagnostics.append(Diagnostic(.error, message, at: place))
  }
}
