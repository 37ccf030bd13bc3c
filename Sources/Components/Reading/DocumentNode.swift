internal import GalleyDesign
public import GalleyLayout
internal import Synchronization

/// One component of a document with its place, its look and the components inside it.
public final class DocumentNode: Sendable {
  let reading: ComponentReading
  /// The user's identifier, unique in the document, or nil.
  public let id: String?
  /// The offset of the component's first byte in its source.
  public let sourceOffset: Int
  /// The components inside; nil without `subviews`.
  private let subviews: [DocumentNode]?

  init(reading: ComponentReading, id: String?, sourceOffset: Int, children: [DocumentNode]?) {
    self.reading = reading
    self.id = id
    self.sourceOffset = sourceOffset
    subviews = children
  }

  /// The components inside, in order.
  public var children: [DocumentNode] { subviews ?? [] }
  /// True if `subviews` is missing where it is expected: a component with values of its own may omit it.
  var lacksSubviews: Bool {
    subviews == nil && reading.entry.subviews == .many && !reading.holdsWrittenValues
  }
  /// The word in `type`.
  public var typeName: String { reading.entry.typeName }
  /// The look all components share.
  public var look: Modifiers { reading.look.look }
  /// The component itself.
  public var content: any DocumentView { reading.content }

  /// The number of components from this one down.
  public var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The view that a document describes, with what is inside it.
  private var view: any DocumentView {
    var view = reading.content
    if !children.isEmpty { view.take(DocumentSubviews(children)) }
    return view
  }

  /// Puts the keys that were set into words, in the order of the tables.
  fileprivate struct Description: ElementDescribing {
    let reading: ComponentReading
    let isPlaceholder: Bool
    let appearance: Appearance
    let contrast: Contrast

    var elementDescription: ElementDescription {
      var writer = PropertyWriter(appearance: appearance, contrast: contrast)
      writer.tokens = reading.tokens
      reading.entry.parts.describe(reading.content, reading.rows, &writer)
      reading.look.describe(in: &writer)
      writer.facts.isPlaceholder = isPlaceholder
      return ElementDescription(properties: writer.properties, facts: writer.facts)
    }
  }
}

extension DocumentNode: PrimitiveView {
  /// Appends the component inside its modifiers, as an element with its place in the document.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let element = Element(
      typeName: typeName, id: id, sourceOffset: sourceOffset,
      describedBy: Description(
        reading: reading, isPlaceholder: lacksSubviews, appearance: environment.appearance,
        contrast: environment.contrast))
    tree.marked(self, environment) { build(as: element, in: &$0, environment) }
  }

  private func build(
    as element: Element, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    tree.element(element) { tree in
      let look = reading.look
      look.build(in: &tree, environment) {
        if let textWithoutSubviews {
          Text(textWithoutSubviews).build(in: &$0, $1.asPart)
        } else {
          Self.build(view, look.look, in: &$0, $1)
        }
      }
    }
  }

  private nonisolated static func build<Content: DocumentView>(
    _ view: Content, _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    view.build(look, in: &tree, environment.inside(Content.self))
  }

  /// Appends the component, which expands to one view.
  public nonisolated static func _makeChildren(
    _ view: DocumentNode, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    view.build(in: &tree, environment)
  }

  /// Appends the component, an element with the identifier and the source range of the document.
  public nonisolated static func _makeElement(
    _ view: DocumentNode, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    view.build(in: &tree, environment)
  }

  /// The document's `type`.
  public nonisolated static func _elementName(_ view: DocumentNode) -> String { view.typeName }

  /// Describes the values from the document, its style sheets and the theme, in this order of strength.
  public nonisolated static func _describe(_ view: DocumentNode, in writer: inout PropertyWriter) {
    view.describe(in: &writer)
  }

  private func describe(in writer: inout PropertyWriter) {
    let description = Description(
      reading: reading, isPlaceholder: lacksSubviews, appearance: writer.appearance,
      contrast: writer.contrast
    ).elementDescription
    for property in description.properties {
      writer.write(property.name, property.value, token: property.token)
    }
    writer.facts.add(description.facts)
  }
}

/// The result of reading a component, without its place and its children; shared by all components that are
/// written alike.
final class ComponentReading: Sendable {
  let entry: ComponentEntry
  let content: any DocumentView
  let look: LookReading
  private let keys: SetKeys

  init(entry: ComponentEntry, _ content: any DocumentView, _ keys: SetKeys, look: LookReading) {
    self.entry = entry
    self.content = content
    self.keys = keys
    self.look = look
  }

  var rows: RowSet { keys.rows }
  /// The rows that the document itself set.
  var written: RowSet { keys.written }
  /// The content's keys that have their values from the theme.
  var tokens: [TokenUse] { keys.tokens }

  /// True if the document gave the component a value, such as a title.
  var holdsWrittenValues: Bool {
    entry.properties.indices.contains {
      entry.properties[$0].place == .values && written.contains($0)
    }
  }
}

/// The set of keys that a component has values for; the rows of a list mostly have the same set.
final class SetKeys: Sendable {
  let rows: RowSet
  let written: RowSet
  let tokens: [TokenUse]

  init(_ read: ReadContent, tokens: [TokenUse]) {
    (rows, written, self.tokens) = (read.rows, read.written, tokens)
  }

  func isAlike(_ other: SetKeys) -> Bool {
    rows == other.rows && written == other.written && tokens == other.tokens
  }
}

/// A look with the rows that were set.
final class LookReading: Sendable {
  let look: Modifiers
  let rows: RowSet
  /// The rows that the document itself set.
  let written: RowSet
  /// The look's keys that have their values from the theme.
  let tokens: [TokenUse]
  private let ownScheme: Rare<Scheme>
  /// The nodes round the content.
  private let layers: LookLayers
  /// True if the component paints its box itself.
  private let ownsBox: Bool
  private let boxes = Mutex<[Box]>([])
  let table: PropertyTable<Modifiers>

  init(
    _ look: Modifiers, rows: RowSet, written: RowSet, tokens: [TokenUse],
    _ table: PropertyTable<Modifiers>, scheme: Scheme?, ownsBox: Bool
  ) {
    self.look = look
    self.rows = rows
    self.written = written
    self.tokens = tokens
    self.table = table
    ownScheme = Rare(wrappedValue: scheme)
    self.ownsBox = ownsBox
    layers = LookLayers(ownsBox ? look.withoutBox : look)
  }

  /// The properties that styles, schemes and the theme give to the component, before its own state is taken
  /// into account.
  var scheme: Scheme? { ownScheme.wrappedValue }

  /// The modifiers that the box is painted from: nothing but opacity for a component that paints its box
  /// itself.
  private var boxLook: Modifiers { ownsBox ? look.withoutBox : look }

  /// The painting of the box in one surrounding.
  private struct Box {
    var appearance: Appearance
    var contrast: Contrast
    var tint: Color?
    var drawing: BoxDrawing
  }

  /// True if the box is more than one.
  private var isParted: Bool {
    look.mask != nil && boxLook.mask != nil || look.backgroundIgnoresSafeArea?.isEmpty == false
  }

  /// Appends the nodes round the content.
  func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues,
    content: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    guard !isParted else {
      return boxLook.buildBox(in: &tree, environment, content: content)
    }
    layers.build(in: &tree, environment, box: box(in: environment), content: content)
  }

  /// Returns the drawing of the box; nil if there is nothing to paint.
  private func box(in context: EnvironmentValues) -> BoxDrawing? {
    guard layers.boxIndex != nil else { return nil }
    return boxes.withLock { boxes in
      let known = boxes.first {
        $0.appearance == context.appearance && $0.contrast == context.contrast
          && $0.tint == context.tint
      }
      if let known { return known.drawing }
      let drawing = BoxDrawing(boxLook, context)
      boxes.append(
        Box(
          appearance: context.appearance, contrast: context.contrast, tint: context.tint,
          drawing: drawing))
      return drawing
    }
  }

  /// True if it changes nothing.
  var isPlain: Bool { rows == RowSet() }

  func describe(in writer: inout PropertyWriter) {
    writer.tokens = tokens
    for (index, row) in table.rows.enumerated() where rows.contains(index) {
      row.describe(look, &writer)
    }
  }
}
