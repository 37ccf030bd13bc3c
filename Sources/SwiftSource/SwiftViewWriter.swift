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
    if let own = ownCall(of: node, &keys, at: inner) {
      call = own
      refuse(unsaid + keys.rest.map(\.description.name), of: node)
    } else if HouseComponents.has(node) {
      needsKit = true
      call = houseCall(of: node, &keys, at: inner)
    } else {
      if known == diagnostics.count {
        complain("SwiftUI has no word for a \(node.typeName) of a document", node)
      }
      return ["EmptyView()"]
    }
    // The box of a component that gives its own one its look stays in one piece.
    if !HouseComponents.isWhole(node) { call.modifiers += box(&keys, node).map { .line($0) } }
    let outer = places(&keys, node, at: place)
    let rest = keys.shared.flatMap { statements($0, path: $0.description.name, node) }
    if !rest.isEmpty {
      needsKit = true
      call.modifiers.append(.block("modifiers", rest))
    }
    call.modifiers += outer.map { .line($0) }
    if let id = node.id { call.modifiers.append(.line(".id(\(id.swiftExpression))")) }
    return call.lines(indentedBy: place.margin)
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
