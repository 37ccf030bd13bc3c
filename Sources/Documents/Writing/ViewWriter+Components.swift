import GalleyComponents
import GalleyDesign
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyText

// Views that documents have a component for.

extension ViewWriter {
  /// The component of a view; nil for a view that is written by what it is made of.
  mutating func written(
    _ view: any View, _ environment: EnvironmentValues, at node: Int, in tree: LayoutTree,
    _ inherited: Inherited
  ) -> WrittenComponent? {
    var result: WrittenComponent
    switch view {
    case let text as Text: result = written(text, environment)
    case let shape as ShapeView:
      guard let shape = written(shape) else { return nil }
      result = shape
    case let list as StyledList: result = written(list, environment, inherited)
    case let section as SectionBody: result = written(section, environment, inherited)
    case let cell as any DocumentView:
      guard catalog.entry(named: cell) != nil else { return nil }
      result = component(of: cell, environment, at: node, in: tree, inherited)
    default: return nil
    }
    note(environment)
    inherit(&result, environment, inherited)
    return result
  }

  /// Writes the values that components inherit where they change.
  private func inherit(
    _ part: inout WrittenComponent, _ environment: EnvironmentValues, _ inherited: Inherited
  ) {
    let now = Inherited(environment)
    let hasColor =
      !["Spacer", "Divider", "EmptyView"].contains(part.typeName)
      && !(["fill", "stroke"].contains { part[$0] != nil } && !part.usesForeground)
    if hasColor, let foreground = now.foreground, foreground != inherited.foreground,
      part["foregroundColor"] == nil
    {
      part["foregroundColor"] = ValueSyntax.syntax(of: foreground)
    }
    let isPlain = ["Text", "Image", "Spacer", "Divider", "EmptyView", "Rectangle"]
      .contains(part.typeName)
    if !isPlain, let tint = now.tint, tint != inherited.tint, part["tint"] == nil {
      part["tint"] = ValueSyntax.syntax(of: tint)
    }
    if now.isRedacted != inherited.isRedacted { part["redacted"] = .truth(now.isRedacted) }
  }

  private mutating func component<Content: DocumentView>(
    of view: Content, _ environment: EnvironmentValues, at node: Int, in tree: LayoutTree,
    _ inherited: Inherited
  ) -> WrittenComponent {
    guard let entry = catalog.entry(named: view) else { return WrittenComponent("EmptyView") }
    var part = WrittenComponent(Content.typeName)
    part.isWhole = entry.isStyled && !Self.boxless.contains(part.typeName)
    write(view, standard: entry.standardValues, environment, inherited, to: &part)
    writeParts(of: view, environment, inherited, to: &part)
    for (path, value) in view.valuesWithoutKeys.sorted(by: { $0.key < $1.key }) where value != nil {
      refuse("\"\(path)\" of a \(part.typeName)")
    }
    if let container = view as? any ContainerView {
      part.subviews = subviews(
        of: container, environment, at: node, in: tree, Inherited(environment))
      if let distance = part["spacing"], distance == .text("automatic"),
        (part.subviews?.count ?? 0) < 2
      {
        part["spacing"] = nil
      }
    }
    return part
  }

  /// The components in a look of their own inside the box that a document gives them, as any view is.
  private static let boxless: Set = [
    "Toggle", "Slider", "Stepper", "ProgressView", "Gauge", "Picker", "ColorPicker", "DatePicker",
    "Label", "Link", "ControlGroup", "GroupBox", "DisclosureGroup",
  ]

  /// Writes the keys that differ from the defaults of the component.
  private mutating func write<Content: DocumentView>(
    _ view: Content, standard: [(any Sendable)?], _ environment: EnvironmentValues,
    _ inherited: Inherited, to part: inout WrittenComponent
  ) {
    var failed: [String] = []
    let nested = Box(writer: self)
    var values = ValueSyntax()
    values.component = { view in
      ViewWriter.one(nested.writer.components(of: view, environment, Inherited(environment)))
        .syntax
    }
    let members = values.members(of: view, Content.properties, standard: standard) {
      failed.append($0)
    }
    self = nested.writer
    put(members, failed, into: &part)
  }

  /// Puts members where their keys belong, and refuses the keys whose values have no form in documents.
  mutating func put(
    _ members: [(key: PropertyDescription, value: SyntaxValue)], _ failed: [String],
    into part: inout WrittenComponent
  ) {
    for name in failed { refuse("this value of \"\(name)\" of a \(part.typeName)") }
    for (key, value) in members {
      if key.place == .values {
        part.values.append((key.name, value))
      } else {
        part[key.name] = value
      }
    }
  }

  /// The writer while a closure uses it.
  private final class Box {
    var writer: ViewWriter
    init(writer: ViewWriter) { self.writer = writer }
  }

  // Parts of controls that are views in code and words in documents

  /// The keys of views in the places of words and icons.
  private static let wordKeys = [
    "labelView": "label", "titleView": "title", "currentValueView": "currentValueLabel",
    "valueView": "value", "messageView": "message",
  ]

  private mutating func writeParts<Content: DocumentView>(
    of view: Content, _ environment: EnvironmentValues, _ inherited: Inherited,
    to part: inout WrittenComponent
  ) {
    for case (let label?, let value) in Mirror(reflecting: view).children {
      let known = Set(part.values.map(\.key) + part.properties.map(\.key))
      if label == "optionViews", let options = value as? [AnyView] {
        let words = options.map { self.words(of: $0, environment, "an option") }
        put(.array(words.map { .text($0 ?? "") }), as: "options", of: Content.self, to: &part)
        continue
      }
      guard let slot = value as? AnyView else { continue }
      switch label {
      case "minimumView", "maximumView":
        let end = String(label.dropLast(4))
        if Content.properties.contains(where: { $0.description.name == "\(end)ValueLabel" }) {
          let words = words(of: slot, environment, "the label of an end")
          put(.text(words ?? ""), as: "\(end)ValueLabel", of: Content.self, to: &part)
        } else if let icon = icon(of: slot, environment) {
          put(.text(icon), as: "\(end)IconName", of: Content.self, to: &part)
        } else {
          refuse("the label of an end of a \(part.typeName) that is no symbol")
        }
      case "iconView":
        if let icon = icon(of: slot, environment) {
          put(.text(icon), as: "systemIconName", of: Content.self, to: &part)
        } else {
          refuse("the icon of a \(part.typeName) that is no symbol")
        }
      default:
        guard var key = Self.wordKeys[label], !known.contains(key) else { continue }
        let names = Set(Content.properties.map(\.description.name))
        // A button's label is its title.
        if !names.contains(key), key == "label" { key = "title" }
        guard names.contains(key) else { continue }
        if let words = words(of: slot, environment, "the label of a \(part.typeName)") {
          put(.text(words), as: key, of: Content.self, to: &part)
        }
      }
    }
  }

  private func put<Content: DocumentView>(
    _ value: SyntaxValue, as key: String, of type: Content.Type, to part: inout WrittenComponent
  ) {
    guard let property = Content.properties.first(where: { $0.description.name == key }) else {
      return
    }
    if property.description.place == .values {
      if value != .text("") { part.values.append((key, value)) }
    } else {
      part[key] = value
    }
  }

  /// The words of a view that is a text without a look of its own; nil after a complaint.
  mutating func words(
    of view: AnyView, _ environment: EnvironmentValues, _ name: String
  ) -> String? {
    let parts = components(of: view, environment, Inherited(environment))
    if parts.isEmpty { return "" }
    guard parts.count == 1, parts[0].typeName == "Text", parts[0].properties.isEmpty,
      case .string(let words) = parts[0].values.first?.value.kind ?? .string("")
    else {
      refuse("\(name) that is more than words")
      return nil
    }
    return words
  }

  /// The symbol that a view is; nil for any other view.
  private mutating func icon(of view: AnyView, _ environment: EnvironmentValues) -> String? {
    let known = findings
    let parts = components(of: view, environment, Inherited(environment))
    guard parts.count == 1, parts[0].typeName == "Image", known == findings,
      case .string(let name)? = parts[0].values.first?.value.kind
    else { return nil }
    return name
  }

  // Components inside

  private mutating func subviews<Container: ContainerView>(
    of container: Container, _ environment: EnvironmentValues, at node: Int, in tree: LayoutTree,
    _ inherited: Inherited
  ) -> [WrittenComponent] {
    // Each view of a group of avatars is arranged in a ring that is the group's.
    guard Container.typeName != "AvatarGroup", let arranged = arrangement(at: node, in: tree) else {
      return components(of: container.content, environment, inherited)
    }
    return tree.children(of: arranged).map { component(at: $0, in: tree, inherited) }
  }

  /// The node whose children are those of a container; nil for one that builds them in another way.
  private func arrangement(at node: Int, in tree: LayoutTree) -> Int? {
    let marks = tree.outline?.marks(of: node) ?? []
    for case .arrangement? in marks.lazy.map({ $0 as? ViewMark }) { return node }
    let children = tree.children(of: node)
    guard children.count == 1 else { return nil }
    // Another view inside arranges its own children.
    let isOther = (tree.outline?.marks(of: children[0]) ?? []).contains {
      if case .view? = $0 as? ViewMark { true } else { false }
    }
    return isOther ? nil : arrangement(at: children[0], in: tree)
  }

  // Shapes

  private mutating func written(_ view: ShapeView) -> WrittenComponent? {
    guard view.strokes.count < 2 else { return nil }
    guard let outline = OutlineSyntax(view.shape) else {
      refuse("a shape of one's own")
      return WrittenComponent("Rectangle")
    }
    var part = WrittenComponent(outline.typeName)
    part.properties = outline.members.map { (key: $0.0, value: $0.1) }
    if let range = outline.part {
      part["trim"] = .object([("from", .number(range.from)), ("to", .number(range.to))])
    }
    if let fill = view.fill {
      if fill != AnyShapeStyle(.foreground) { part.set("fill", ValueSyntax.syntax(of: fill)) }
      if outline.inset != 0 {
        if outline.inset == allowedInset {
          part.inset = outline.inset
        } else {
          refuse(Self.smallShape)
        }
      }
    }
    if var stroke = view.strokes.first {
      // A line in the middle of a shape that is smaller by half its width is inside.
      if outline.inset == stroke.style.width / 2, stroke.placement == .center {
        if outline.inset != 0 { stroke = ShapeStroke(stroke.paint, stroke.style, .inside) }
      } else if outline.inset != 0 {
        refuse(Self.smallShape)
      }
      part.set("stroke", ValueSyntax().syntax(of: stroke) { stroke.describe(as: $0, in: &$1) })
    }
    return part
  }

  // Lists

  private mutating func written(
    _ list: StyledList, _ environment: EnvironmentValues, _ inherited: Inherited
  ) -> WrittenComponent {
    var part = WrittenComponent("List")
    part["listStyle"] = .text(list.presentation.rawValue)
    var inner = environment
    inner.listPresentation = list.presentation
    part.subviews = list.rows.flatMap { row -> [WrittenComponent] in
      let rows = components(of: row, inner, inherited)
      // Rows without a section of their own make an implicit one.
      guard rows.count == 1, rows[0].typeName == "Section", rows[0].values.isEmpty,
        rows[0].properties.isEmpty, list.rows.count == 1
      else { return rows }
      return rows[0].subviews ?? []
    }
    return part
  }

  private mutating func written(
    _ section: SectionBody, _ environment: EnvironmentValues, _ inherited: Inherited
  ) -> WrittenComponent {
    var part = WrittenComponent("Section")
    for (key, wording) in [("header", section.header), ("footer", section.footer)] {
      let words =
        wording.view.map { self.words(of: $0, environment, "a \(key) of a section") ?? "" }
        ?? wording.words
      if !words.isEmpty { part.values.append((key, .text(words))) }
    }
    part.subviews = section.rows.flatMap { row -> [WrittenComponent] in
      if row.background != nil || row.hidesSeparator {
        refuse("a row of a list with a look of its own")
      }
      return components(of: row.view, environment, inherited)
    }
    return part
  }
}

extension WrittenComponent {
  /// True if a part of a shape has the foreground colour.
  fileprivate var usesForeground: Bool {
    ["fill", "stroke"].contains { key in
      guard let value = self[key] else { return false }
      return value == .text("foreground") || value["style"] == .text("foreground")
    }
  }
}

extension ViewWriter.Inherited {
  init(_ environment: EnvironmentValues) {
    self.init(
      foreground: environment.foreground, tint: environment.tint,
      isRedacted: environment.isRedacted)
  }
}

extension ComponentCatalog {
  /// The entry of a view.
  fileprivate func entry(named view: some DocumentView) -> ComponentEntry? {
    let name = type(of: view).typeName
    return entries.first { $0.typeName == name }
  }
}
