import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyParsing

/// Writes a view as the components of a document.
///
/// It reads what the view was built from: where a component made a node, its keys are written; where a modifier did,
/// its values become keys of the component inside, as long as a document applies them in the same order, else keys
/// of a component around.
struct ViewWriter {
  /// The values that components inherit in the document, which need no keys.
  struct Inherited {
    var foreground: Color?
    var tint: Color?
    var isRedacted: Bool
  }

  /// The language and the reader's settings of the first component; the others have the same.
  private(set) var setting: Setting?
  /// The values that a document has on its canvas alone.
  struct Setting: Hashable {
    var locale: String
    var textSize: TextSize
    var boldText: Bool
  }

  /// The parts that could not be written.
  private(set) var findings: [ViewWritingError.Finding] = []
  /// The names of the views around, outermost first.
  private var path: [String] = []
  /// True if bars cover a part of the screen, or of the view that is being written.
  private(set) var hasSafeArea: Bool
  /// The distance by which the background of the view that is being written may be smaller, because a border covers
  /// its edge.
  var allowedInset: Double?
  let catalog: ComponentCatalog

  init(catalog: ComponentCatalog, hasSafeArea: Bool) {
    (self.catalog, self.hasSafeArea) = (catalog, hasSafeArea)
  }

  /// The components of the views that a view represents.
  mutating func components(
    of view: some View, _ environment: EnvironmentValues, _ inherited: Inherited
  ) -> [WrittenComponent] {
    let tree = LayoutTree(outlining: view, environment)
    return tree.children(of: 0).map { component(at: $0, in: tree, inherited) }
  }

  /// Says what has no place in a document, at the view that is being written.
  mutating func refuse(_ reason: String) {
    let finding = ViewWritingError.Finding(path: path, reason: reason)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Notes the values of a component that a document has on its canvas.
  mutating func note(_ environment: EnvironmentValues) {
    let next = Setting(
      locale: environment.locale, textSize: environment.textSize, boldText: environment.boldText)
    if setting == nil { setting = next }
    if setting != next { refuse("a language or a text size of a part") }
  }

  // Nodes

  /// The component of a node, inside of so many of its marks.
  mutating func component(
    at node: Int, depth: Int = 0, in tree: LayoutTree, _ inherited: Inherited
  ) -> WrittenComponent {
    guard let outline = tree.outline else { return WrittenComponent("EmptyView") }
    let marks = outline.marks(of: node)
    let outer = path
    defer { path = outer }
    for index in marks.indices.dropFirst(depth) {
      guard let mark = marks[index] as? ViewMark else { continue }
      switch mark {
      case .view(let view, let environment):
        enter(view)
        if let written = written(view, environment, at: node, in: tree, inherited) {
          return written
        }
      case .look(let look, let number):
        let place = outline.place(number)
        var inner = component(at: place.node, depth: place.depth, in: tree, inherited)
        apply(look, to: &inner)
        return inner
      case .mask(let mask, let alignment, let environment, let number):
        let place = outline.place(number)
        var inner = component(at: place.node, depth: place.depth, in: tree, inherited)
        if alignment != .center { refuse("a mask that is not in the centre") }
        let parts = components(of: mask, environment, inherited)
        inner.open(.mask)
        inner["mask"] = Self.one(parts).syntax
        return inner
      case .identifier(let id):
        var inner = component(at: node, depth: index + 1, in: tree, inherited)
        if inner.id != nil { inner.wrap() }
        inner.id = id
        return inner
      case .square:
        var shape = painted(tree.children(of: node), in: tree, inherited)
        shape.isSquare = true
        return shape
      case .painted: return painted(tree.children(of: node), in: tree, inherited)
      case .foreign(let reason):
        refuse(reason)
        return WrittenComponent("EmptyView")
      case .arrangement: break
      }
    }
    return component(of: outline.kinds[node], at: node, in: tree, inherited)
  }

  /// Notes a view on the way to what is inside it, and the values that change in it.
  private mutating func enter(_ view: any View) {
    let module = String(reflecting: type(of: view)).prefix { $0 != "." }
    guard !Self.ownModules.contains(String(module)) else { return }
    path.append(
      String("\(type(of: view))".drop { $0 == "(" }.prefix { $0 != "<" && $0 != " " }))
    for case (let label?, let value) in Mirror(reflecting: view).children
    where value is any ChangingValue {
      refuse("the state \"\(label.drop { $0 == "_" })\"")
    }
  }

  /// The modules whose views users did not write.
  private static let ownModules: Set = [
    "GalleyComponents", "GalleySwiftUI", "GalleyKit", "GalleyCharts", "GalleyUIKit",
    "GalleyPreviews", "GalleyStair", "Swift",
  ]

  /// The component of a node without a view of its own.
  private mutating func component(
    of kind: NodeKind, at node: Int, in tree: LayoutTree, _ inherited: Inherited
  ) -> WrittenComponent {
    let children = tree.children(of: node)
    let allowed = allowedInset
    allowedInset = nil
    func written(_ writer: inout ViewWriter, _ index: Int) -> WrittenComponent {
      children.indices.contains(index)
        ? writer.component(at: children[index], in: tree, inherited) : WrittenComponent("EmptyView")
    }
    func group(_ typeName: String, _ writer: inout ViewWriter) -> WrittenComponent {
      var result = WrittenComponent(typeName)
      result.subviews = children.indices.map { written(&writer, $0) }
      return result
    }
    switch kind {
    case .empty: return WrittenComponent("EmptyView")
    case .background(let alignment):
      var content = written(&self, 1)
      allowedInset = allowed
      let behind = written(&self, 0)
      allowedInset = nil
      if alignment == .center, content.takeBackground(behind) {
        content.backgroundInset = behind.inset
        return content
      }
      if behind.inset != 0 { refuse(Self.smallShape) }
      return layers("Background", content, behind, alignment)
    case .overlay(let alignment):
      guard children.count > 1 else { return written(&self, 0) }
      let front = written(&self, 1)
      // The background of a document's box ends in the middle of a border with corners.
      allowedInset = alignment == .center ? front.insetOfBorder : nil
      var content = written(&self, 0)
      allowedInset = nil
      if front.typeName == "EmptyView" { return content }
      if alignment == .center, content.takeBorder(front) { return content }
      if content.backgroundInset != 0 { refuse(Self.smallShape) }
      return layers("Overlay", content, front, alignment)
    case .safeAreaInset(let edge, let alignment, let spacing, _):
      let outer = hasSafeArea
      hasSafeArea = true
      var result = group("SafeAreaInset", &self)
      hasSafeArea = outer
      if edge != .bottom { result["edge"] = .text("\(edge)") }
      if alignment != .center { result["contentAlignment"] = word(alignment) }
      // A document has no word for a spacing that depends on the views.
      let distance = spacing ?? 8
      if distance != 0 { result["spacing"] = .number(distance) }
      return result
    case .zstack(let alignment):
      guard children.count > 1 else { return written(&self, 0) }
      var result = group("ZStack", &self)
      if alignment != .center { result["contentAlignment"] = word(alignment) }
      return result
    case .hstack(let alignment, let spacing):
      var result = group("HStack", &self)
      if alignment != .center { result["verticalAlignment"] = word(alignment) }
      spaced(&result, spacing)
      return result
    case .vstack(let alignment, let spacing):
      var result = group("VStack", &self)
      if alignment != .center { result["horizontalAlignment"] = word(alignment) }
      spaced(&result, spacing)
      return result
    case .custom(let layout as GridCells): return grid(layout, children, in: tree, inherited)
    case .passthrough: return written(&self, 0)
    default:
      guard children.count == 1 else {
        refuse(Self.name(of: kind))
        return WrittenComponent("EmptyView")
      }
      var inner = written(&self, 0)
      apply(kind, to: &inner)
      return inner
    }
  }

  static let smallShape = "a shape that is smaller than its frame"

  static func name(of kind: NodeKind) -> String {
    switch kind {
    case .custom: "a layout of one's own"
    case .reader: "a view that depends on its size"
    case .leaf, .fixed, .fill, .circle, .clamp, .area: "a drawing of one's own"
    default: "\"\("\(kind)".prefix { $0 != "(" })\""
    }
  }

  /// Distances that depend on the views have no word in documents.
  mutating func spaced(_ component: inout WrittenComponent, _ spacing: Double?) {
    guard let spacing else {
      if (component.subviews?.count ?? 0) > 1 { component["spacing"] = .text("automatic") }
      return
    }
    if spacing != 0 { component["spacing"] = .number(spacing) }
  }

  private mutating func layers(
    _ typeName: String, _ content: WrittenComponent, _ other: WrittenComponent,
    _ alignment: Alignment
  ) -> WrittenComponent {
    var result = WrittenComponent(typeName)
    if alignment != .center { result["contentAlignment"] = word(alignment) }
    result.subviews = [content, other]
    return result
  }

  func word<Word: PropertyWord>(_ value: Word) -> SyntaxValue {
    .text(Word.words.first { $0.1 == value }?.0 ?? "\(value)")
  }

  /// One component of several, over one another.
  static func one(_ components: [WrittenComponent]) -> WrittenComponent {
    if components.count == 1 { return components[0] }
    var result = WrittenComponent(components.isEmpty ? "EmptyView" : "ZStack")
    if !components.isEmpty { result.subviews = components }
    return result
  }

  /// A shape with its fill and its line, which are views of their own.
  private mutating func painted(
    _ parts: [Int], in tree: LayoutTree, _ inherited: Inherited
  ) -> WrittenComponent {
    let parts = parts.map { component(at: $0, in: tree, inherited) }
    guard parts.count == 2, parts[0].typeName == parts[1].typeName, parts[0]["stroke"] == nil,
      parts[1]["fill"] == nil, let stroke = parts[1]["stroke"]
    else { return Self.one(parts) }
    var result = parts[0]
    result["stroke"] = stroke
    // With a line, a shape without a fill is empty.
    if result["fill"] == nil { result["fill"] = .text("foreground") }
    return result
  }

  private mutating func grid(
    _ layout: GridCells, _ cells: [Int], in tree: LayoutTree, _ inherited: Inherited
  ) -> WrittenComponent {
    var result = WrittenComponent("Grid")
    if layout.alignment != .center { result["contentAlignment"] = word(layout.alignment) }
    if layout.spacing.horizontal != 8 {
      result["columnSpacing"] = .number(layout.spacing.horizontal)
    }
    if let vertical = layout.spacing.vertical {
      if vertical != 8 { result["rowSpacing"] = .number(vertical) }
    } else {
      refuse("a distance of rows that depends on the views")
    }
    result.subviews = layout.rows.map { row in
      let parts = row.cells.map { cell -> WrittenComponent in
        var part = component(at: cells[cell.child], in: tree, inherited)
        var item = LayoutItem()
        item.columnSpan = cell.span ?? 1
        item.cellAnchor = cell.anchor
        item.unsizedAxes = cell.unsizedAxes
        if item != LayoutItem() { apply(.item(item), to: &part) }
        if cell.columnGuide != nil { refuse("the alignment of a column of a grid") }
        return part
      }
      if row.isWhole, parts.count == 1 { return parts[0] }
      var written = WrittenComponent("GridRow")
      if let alignment = row.alignment { written["verticalAlignment"] = word(alignment) }
      written.subviews = parts
      return written
    }
    return result
  }
}
