/// What a person would call one component of the tree: the unit that reports, dumps and
/// explanations speak of. One element may own several layout nodes (its padding, its background,
/// its frame).
package struct Element: Sendable {
  /// The component's type name, for example `HStack`.
  package var typeName: String
  /// The user's identifier, unique in a document, or nil.
  package var id: String?
  /// The offset of the element in its source, or nil when it was made by code.
  package var sourceOffset: Int?
  /// Where the properties come from; text is made of them only when somebody asks.
  private var source: any ElementDescribing

  /// Makes an element.
  package init(
    typeName: String, id: String? = nil, sourceOffset: Int? = nil,
    properties: [ElementProperty] = []
  ) {
    self.init(
      typeName: typeName, id: id, sourceOffset: sourceOffset,
      describedBy: WrittenProperties(properties: properties))
  }

  /// Makes an element whose properties are put into words when they are first wanted, so that a
  /// tree of a hundred thousand elements costs no text while it is only being rendered.
  package init(
    typeName: String, id: String? = nil, sourceOffset: Int? = nil,
    describedBy source: any ElementDescribing
  ) {
    self.typeName = typeName
    self.id = id
    self.sourceOffset = sourceOffset
    self.source = source
  }

  /// Resolved properties in the order of the component's property table; made anew on each call
  /// when the element describes itself late.
  package var properties: [ElementProperty] {
    get { words.properties }
    set { source = WrittenProperties(properties: newValue) }
  }

  /// What it is besides its look; made anew on each call, as the properties are.
  public var facts: ElementFacts { words.facts }

  /// Both at the cost of one.
  package var words: ElementDescription { source.elementDescription }
}

/// An element in words.
package struct ElementDescription {
  /// Resolved properties in the order of the component's property table.
  package var properties: [ElementProperty]
  /// What the element is besides its look.
  package var facts: ElementFacts

  /// Puts both together; nothing is known unless it is said.
  package init(properties: [ElementProperty], facts: ElementFacts = ElementFacts()) {
    (self.properties, self.facts) = (properties, facts)
  }
}

/// Something that can put an element into words.
package protocol ElementDescribing: Sendable {
  /// The element in words, made anew on each call.
  var elementDescription: ElementDescription { get }
}

/// Properties that are already text.
private struct WrittenProperties: ElementDescribing {
  var properties: [ElementProperty]
  var elementDescription: ElementDescription { ElementDescription(properties: properties) }
}

extension Element: Hashable {
  /// Returns true if both are equal.
  package static func == (left: Element, right: Element) -> Bool {
    left.typeName == right.typeName && left.id == right.id
      && left.sourceOffset == right.sourceOffset && left.properties == right.properties
  }

  /// Hashes every property of the element.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(id)
    hasher.combine(sourceOffset)
    hasher.combine(properties)
  }
}

/// One resolved property, in text form so that it can be compared, printed and stored.
package struct ElementProperty: Hashable, Sendable {
  /// The name, dotted for parts: `padding.leading`.
  package var name: String
  /// The value in canonical text form: `16`, `#112233`, `bold`.
  package var value: String
  /// The token the value came from, for example `color.brand`, or nil.
  package var token: String?

  /// Makes a property.
  package init(_ name: String, _ value: String, token: String? = nil) {
    self.name = name
    self.value = value
    self.token = token
  }
}
