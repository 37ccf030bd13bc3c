internal import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout
internal import GalleyParsing

/// Writes components of a document as the views that Swift makes of them.
///
/// Styles, schemes and text styles are resolved: their values are in the source as if the document set them.
/// The theme's values for a kind of view are left to the theme if the view reads them in Swift as well.
struct SwiftViewWriter {
  /// True if texts are in the platform's fonts, so that a text style means the same in both.
  private let hasPlainFonts: Bool
  /// The failures of writing, at their components.
  private(set) var diagnostics: [Diagnostic] = []
  /// True if a view takes an image from a file or an address.
  private(set) var needsImages = false

  private let theme: Theme
  /// The number of components around this one that give texts a colour.
  private var colorDepth = 0

  init(theme: Theme) {
    self.theme = theme
    hasPlainFonts = theme.fonts(for: .labels) == nil
  }

  /// The lines of a component with everything inside, at a distance from the margin.
  mutating func lines(of node: DocumentNode, indentedBy margin: Int) -> [String] {
    var call = SwiftCall(name: node.entry.swiftName)
    let isResolved = resolvesStyles(of: node)
    // In Swift a colour that was given round a label goes before the theme's.
    let isColored = colorDepth > 0 && node.entry.schemeKind == .labels
    func isSaid(_ key: DocumentNode.Key) -> Bool {
      if key.isWritten { return true }
      return key.isSet && (isResolved || isColored && key.description.name == "foregroundColor")
    }
    if let text = node.textWithoutSubviews {
      call = SwiftCall(name: "Text", arguments: [text.swiftExpression])
      if theme[.labels] != nil { complain("the theme styles \"\(text)\" in Swift", node) }
    } else if node.typeName == EmptyView.typeName {
      // In braces an empty view of Swift does not count as a view; an empty text does, unless the theme gives
      // it a padding.
      call.expression = theme[.labels] == nil ? "Text()" : "StateView(.empty) {}"
    } else if let whole = node.content as? any SwiftExpressible {
      call.expression = whole.swiftExpression
    } else {
      writeOwnKeys(of: node, isSaid, isResolved: isResolved, to: &call)
      if node.entry.subviews == .many {
        let colors = node.look.foregroundColor == nil ? 0 : 1
        colorDepth += colors
        call.content = node.children.flatMap { lines(of: $0, indentedBy: margin + 2) }
        colorDepth -= colors
      }
    }
    var keys = SharedKeys(
      node.sharedKeys.filter { isSaid($0) && !Self.isStyle($0) }, of: node.entry,
      isWhole: node.entry.isStyled || node.ownScheme(in: theme) != nil)
    let outer = keys.takePlaces()
    let inner = keys.takeBox()
    let rest = keys.rest.flatMap { statements($0, path: $0.description.name, node) }
    if !rest.isEmpty { call.modifiers.append(.block("modifiers", rest)) }
    call.modifiers += (inner + outer).map { .line($0) }
    if let id = node.id { call.modifiers.append(.line(".id(\(id.swiftExpression))")) }
    return call.lines(indentedBy: margin)
  }

  /// Returns true if all values of styles and the theme are written out, because in Swift the view does not
  /// read the theme itself, or would not get the same values.
  private mutating func resolvesStyles(of node: DocumentNode) -> Bool {
    let isLabel = node.typeName == Text.typeName && theme[.labels] != nil
    guard node.entry.isStyled || isLabel else { return true }
    let hasStyle = node.sharedKeys.contains { Self.isStyle($0) }
    if !hasStyle, node.keysStyledOtherwise(by: theme, settingWritten: true).isEmpty { return false }
    for key in node.keysStyledOtherwise(by: theme, settingWritten: false) {
      complain(
        "in Swift the theme decides \"\(key)\" of a \(node.typeName), whatever is set", node)
    }
    return true
  }

  /// Returns true if a key names what is resolved.
  private static func isStyle(_ key: DocumentNode.Key) -> Bool {
    key.isSet && ["style", "substyle", "scheme", "typography"].contains(key.description.name)
  }

  // A component's own keys

  private mutating func writeOwnKeys(
    of node: DocumentNode, _ isSaid: (DocumentNode.Key) -> Bool, isResolved: Bool,
    to call: inout SwiftCall
  ) {
    let keys = node.ownKeys
    var unlabelled: [String] = []
    var labelled: [String] = []
    var statements: [String] = []
    var hasImage = false
    for key in keys {
      let name = key.description.name
      let spelling = spelling(of: key, among: keys, in: node.entry)
      switch spelling {
      case .image(let property, let label):
        guard let value = key.value as? String, !hasImage else { continue }
        hasImage = true
        needsImages = true
        let argument = (label.map { "\($0): " } ?? "") + value.swiftExpression
        if let property {
          statements.append("$0.\(property) = Image(\(argument), from: images)")
        } else {
          labelled += [argument, "from: images"]
        }
      case .argument(let label, let isRequired):
        guard isSaid(key) || isRequired, let value = expression(key, node) else { continue }
        if name == "systemIconName" { hasImage = true }
        if let label { labelled.append("\(label): \(value)") } else { unlabelled.append(value) }
      case .modifier(let modifier, let label):
        guard isSaid(key), let value = expression(key, node) else { continue }
        call.modifiers.append(.line(".\(modifier)(\(label.map { "\($0): " } ?? "")\(value))"))
      case .property(let path):
        if isSaid(key) { statements += self.statements(key, path: path, node) }
      }
    }
    if isResolved { statements += statementsWithoutKeys(node) }
    call.arguments = unlabelled + labelled
    if !statements.isEmpty { call.modifiers.append(.block("with", statements)) }
  }

  /// Returns the statements for values of styles that have no keys.
  private mutating func statementsWithoutKeys(_ node: DocumentNode) -> [String] {
    let values = node.content.valuesWithoutKeys.sorted { $0.key < $1.key }
    return values.flatMap { path, value -> [String] in
      guard let value else { return [] }
      if let statements = swiftStatements(assigning: value, to: path) { return statements }
      complain(about: path, value, node)
      return []
    }
  }

  private func spelling(
    of key: DocumentNode.Key, among keys: [DocumentNode.Key], in entry: ComponentEntry
  ) -> SwiftSpelling {
    let name = key.description.name
    if name == "font", entry.typeName == Text.typeName, let style = key.value as? TextStyleName {
      // SwiftUI's modifier sets the style's weight as well, where documents leave it regular.
      let hasWeight = keys.contains { $0.description.name == "fontWeight" && $0.isSet }
      if hasWeight || hasPlainFonts && style.weight == .regular { return .modifier("font") }
    }
    return entry.swiftSpellings[name] ?? .property(name)
  }

  /// Returns the statements that set a property; a component that is the value of a key takes several lines.
  private mutating func statements(
    _ key: DocumentNode.Key, path: String, _ node: DocumentNode
  ) -> [String] {
    if let inner = (key.value as? AnyView)?.base as? DocumentNode {
      return ["$0.\(path) = AnyView("] + lines(of: inner, indentedBy: 0).indented + [")"]
    }
    return expression(key, node).map { ["$0.\(path) = \($0)"] } ?? []
  }

  /// The value of a key as an expression; nil without one, or after a complaint.
  private mutating func expression(
    _ key: DocumentNode.Key, _ node: DocumentNode
  ) -> String? {
    guard let value = key.value else { return nil }
    needsImages = needsImages || Self.takesImages(value)
    let expression = swiftExpression(of: value)
    if expression == nil { complain(about: key.description.name, value, node) }
    return expression
  }

  /// Returns true if Swift writes a value with the images around the document.
  private static func takesImages(_ value: Any) -> Bool {
    switch value {
    case let style as AnyShapeStyle: style.isPattern
    case let stroke as ShapeStroke: stroke.paint.isPattern
    case let text as MarkedText: text.hasImages
    case let runs as [StyledRun]:
      runs.contains { $0.image.localImageName != nil || $0.image.imageUrl != nil }
    default: false
    }
  }

  private mutating func complain(about name: String, _ value: any Sendable, _ node: DocumentNode) {
    complain(
      "the value of \"\(name)\" cannot be written in Swift: \(type(of: value)) is no "
        + "SwiftExpressible", node)
  }

  /// Says at a component what cannot be written.
  private mutating func complain(_ message: String, _ node: DocumentNode) {
    let place = SourceRange(node.sourceOffset, node.sourceOffset + 1)
    diagnostics.append(Diagnostic(.error, message, at: place))
  }
}
