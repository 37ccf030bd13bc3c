internal import GalleyComponents
internal import GalleyDesign
internal import GalleyLayout
internal import GalleyParsing

/// Writes components of a document as the views that Swift makes of them.
///
/// Styles, schemes and text styles are resolved: what they say stands in the source as if the
/// document said it. What the theme says about a kind of view is left to the theme where the view
/// asks it in Swift as well.
struct SwiftViewWriter {
  /// Whether texts are in the platform's fonts, so that a text style means the same in both.
  private let hasPlainFonts: Bool
  /// What could not be written, at the component.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a view takes an image from a file or an address.
  private(set) var needsImages = false

  private let theme: Theme

  init(theme: Theme) {
    self.theme = theme
    hasPlainFonts = theme.fonts(for: .labels) == nil
  }

  /// The lines of a component with everything inside, at a distance from the margin.
  mutating func lines(of node: DocumentNode, indentedBy margin: Int) -> [String] {
    var call = SwiftCall(name: node.entry.swiftName)
    let isResolved = resolvesStyles(of: node)
    func isSaid(_ key: DocumentNode.Key) -> Bool { isResolved ? key.isSet : key.isWritten }
    if let text = node.textWithoutSubviews {
      call = SwiftCall(name: "Text", arguments: [text.swiftExpression])
    } else if node.typeName == EmptyView.typeName {
      // In braces an empty view of Swift is none at all; a text that says nothing is one.
      call.name = "Text"
    } else if let paint = (node.content as? any GradientView)?.paint, paint.gradient != nil {
      call.arguments = paint.swiftArguments
    } else {
      writeOwnKeys(of: node, isSaid, isResolved: isResolved, to: &call)
      if node.entry.subviews == .many {
        call.content = node.children.flatMap { lines(of: $0, indentedBy: margin + 2) }
      }
    }
    var keys = SharedKeys(
      node.sharedKeys.filter { isSaid($0) && !Self.isStyle($0) }, of: node.entry,
      isStyled: isStyled(node))
    let outer = keys.takePlaces()
    let inner = keys.takeBox()
    let rest = keys.rest.compactMap { statement($0, path: $0.description.name, node) }
    if !rest.isEmpty { call.modifiers.append(.block("modifiers", rest)) }
    call.modifiers += (inner + outer).map { .line($0) }
    if let id = node.id { call.modifiers.append(.line(".id(\(id.swiftExpression))")) }
    return call.lines(indentedBy: margin)
  }

  /// Whether Swift asks the theme about a view of the kind; about texts only if there is an answer.
  private func isStyled(_ node: DocumentNode) -> Bool {
    node.entry.isStyled || node.content is Text && theme[.labels] != nil
  }

  /// Whether everything is written that styles and the theme say, because Swift does not ask the
  /// theme itself, or would not be told the same.
  private mutating func resolvesStyles(of node: DocumentNode) -> Bool {
    guard isStyled(node) else { return true }
    let hasStyle = node.sharedKeys.contains { Self.isStyle($0) }
    if !hasStyle, node.keysStyledOtherwise(by: theme, settingWritten: true).isEmpty { return false }
    for key in node.keysStyledOtherwise(by: theme, settingWritten: false) {
      complain(
        "in Swift the theme decides \"\(key)\" of a \(node.typeName), whatever is set", node)
    }
    return true
  }

  /// Whether a key names what is resolved.
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
        guard isSaid(key), let statement = statement(key, path: path, node) else { continue }
        statements.append(statement)
      }
    }
    if isResolved { statements += statementsWithoutKeys(node) }
    call.arguments = unlabelled + labelled
    if !statements.isEmpty { call.modifiers.append(.block("with", statements)) }
  }

  /// What styles say that no key says.
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

  private mutating func statement(
    _ key: DocumentNode.Key, path: String, _ node: DocumentNode
  ) -> String? {
    expression(key, node).map { "$0.\(path) = \($0)" }
  }

  /// The value of a key as an expression; nil without one, or after a complaint.
  private mutating func expression(
    _ key: DocumentNode.Key, _ node: DocumentNode
  ) -> String? {
    guard let value = key.value else { return nil }
    if let shape = value as? AnyShape {
      // Shapes with numbers of their own do not say them.
      let isPlain = ["Rectangle", "Circle", "Ellipse", "Capsule"].contains(shape.name)
      if isPlain { return "AnyShape(\(shape.name)())" }
    }
    if let node = (value as? AnyView)?.documentNode {
      return "AnyView(\(lines(of: node, indentedBy: 0).joined(separator: "\n")))"
    }
    let expression = swiftExpression(of: value)
    if expression == nil { complain(about: key.description.name, value, node) }
    return expression
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
