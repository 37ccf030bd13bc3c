internal import GalleyDesign
internal import GalleyGeometry
public import GalleyParsing

extension ComponentReader {
  /// Reads a component with everything inside; nil when it cannot be read at all.
  public mutating func readComponent(_ value: SyntaxValue) -> DocumentNode? {
    var value = value
    return readComponent(taking: &value)
  }

  /// Reads a component and leaves null in its place, so that the syntax of a long document goes as
  /// its components come.
  package mutating func readComponent(taking value: inout SyntaxValue) -> DocumentNode? {
    guard case .object(let members) = value.kind else {
      diagnostics.mismatch("a component", value, advice: component(meaning: value))
      return nil
    }
    guard depth < Self.maximumDepth else {
      refuse(
        "components are nested more than \(Self.maximumDepth) deep; the rest is not read",
        at: value.range)
      return nil
    }
    depth += 1
    componentCount += 1
    defer { depth -= 1 }
    value.kind = .null
    return readComponent(members, at: value.range)
  }

  private mutating func readComponent(
    _ members: consuming [SyntaxMember], at range: SourceRange
  ) -> DocumentNode? {
    var keys = readKeys(members)
    let entry = readType(&keys, at: range)
    if !keys.strays.isEmpty { readStrays(&keys, entry.known ?? entry.meant, among: members) }
    members = []
    guard let entry = entry.known else {
      readOn(&keys, as: entry.meant, at: range)
      return nil
    }
    let id = readIdentifier(keys.id)
    let reading = readContent(keys, entry, at: range)
    let children = readSubviews(&keys, of: entry)
    return DocumentNode(
      reading: reading, id: id, sourceOffset: range.start, children: children)
  }

  /// The members of a component by what they are.
  struct ComponentKeys {
    var type: SyntaxValue?
    var id: SyntaxValue?
    var values: SyntaxValue?
    var properties: SyntaxValue?
    var subviews: SyntaxValue?
    /// `style`, `substyle` and `scheme`, which may also be written beside `properties`.
    var styling: [SyntaxMember] = []
    /// The members with other keys.
    var strays: [SyntaxMember] = []
    /// The place of a key that names the type by another word than `type`.
    var namedType: SourceRange?
    /// Members written beside `values` or `properties` by mistake, by the object that they belong in.
    var misplaced: [PropertyPlace: [SyntaxMember]] = [:]

    /// The objects of `values` and `properties`, as far as they are there.
    var objects: PlacedObjects { PlacedObjects(values: values, properties: properties) }

    /// True for a `Flex` whose children follow one another from top to bottom.
    var isVertical: Bool { properties?["axis"]?.text == "vertical" }
  }

  private mutating func readKeys(_ members: [SyntaxMember]) -> ComponentKeys {
    var keys = ComponentKeys()
    for member in members {
      switch ComponentKey(rawValue: member.key) {
      case .type: assign(member, to: &keys.type)
      case .id: assign(member, to: &keys.id)
      case .values: assign(member, to: &keys.values)
      case .properties: assign(member, to: &keys.properties)
      case .subviews: assign(member, to: &keys.subviews)
      case .style
      where member.value.members != nil && !members.contains { $0.key == "properties" }:
        fail(
          "expected the name of a style for \"style\", found an object", at: member.keyRange,
          suggestion: ComponentKey.properties.rawValue)
        if diagnostics.mode == .strict { assign(member, to: &keys.properties) }
      case .style, .substyle, .scheme: keys.styling.append(member)
      case .schema: _ = String.read(member.value, as: member.key, &self)
      case nil: keys.strays.append(member)
      }
    }
    return keys
  }

  private mutating func assign(_ member: SyntaxMember, to slot: inout SyntaxValue?) {
    if slot != nil { diagnostics.repeatedKey(member) }
    slot = member.value.kind == .null ? nil : member.value
  }

  /// The catalogue's index of the type, or of the one that an unknown word means; a component without one is
  /// empty (DUI-8).
  private mutating func readType(
    _ keys: inout ComponentKeys, at range: SourceRange
  ) -> (known: Int?, meant: Int?) {
    guard let value = keys.type else {
      if let named = namedType(&keys) { return (nil, named) }
      warn("a component without \"type\" is empty", at: range)
      return (catalog.entry(named: EmptyView.typeName), nil)
    }
    guard case .string(let name) = value.kind else {
      return (mismatch("type", .text, value), nil)
    }
    if let entry = catalog.entry(named: name) { return (entry, nil) }
    if let meant = foreignType(name, keys) {
      let entry = catalog.entries[meant]
      let found = "unknown type \(SyntaxValue.quoted(name))"
      let filling = keys.properties == nil ? ForeignNames.filling(name, container) : nil
      if entry.typeName == "VStack", let filling {
        let text = "\"VStack\", \"properties\": {\(filling)}"
        diagnostics.fail(
          found, at: value.range, advice: .init("; write \(text)", replacement: text))
      } else {
        fail(found, at: value.range, suggestion: entry.typeName)
      }
      return (nil, meant)
    }
    if let advice = ForeignNames.advice(onType: name) {
      fail("unknown type \(SyntaxValue.quoted(name)); \(advice)", at: value.range)
      return (nil, nil)
    }
    diagnostics.unknown("type", name, at: value.range, among: catalog.typeNames)
    return (
      nil, SpellingSuggestion.nearest(name, in: catalog.typeNames).flatMap(catalog.entry(named:))
    )
  }

  /// The component that a type of another system means: a plain container where it has components inside, which
  /// the one that is meant otherwise does not take.
  private func foreignType(_ name: String, _ keys: ComponentKeys) -> Int? {
    let plain = ForeignNames.unqualified(name)
    let type = ForeignNames.type(for: name)
    guard let entry = catalog.entry(named: type ?? (plain == name ? "" : plain)) else { return nil }
    guard catalog.entries[entry].subviews == .none else { return entry }
    let stray = keys.strays.first {
      ForeignNames.key(for: $0.key, among: [ComponentKey.subviews.rawValue]) != nil
    }
    let inside = keys.subviews ?? stray?.value
    if keys.subviews == nil, let stray, ForeignNames.soleText(in: stray.value) != nil,
      Self.textKey(of: catalog.entries[entry]) != nil
    {
      return entry
    }
    let hasComponents = inside?.members != nil || inside?.elements?.first?.members != nil
    return hasComponents ? catalog.entry(named: "VStack") : entry
  }

  /// Reads what belongs to a component of unknown type, for the mistakes in it: as the type that was
  /// probably meant, its own keys only when there is one.
  private mutating func readOn(
    _ keys: inout ComponentKeys, as meant: Int?, at range: SourceRange
  ) {
    guard diagnostics.mode == .strict else { return }
    _ = readIdentifier(keys.id)
    if let meant { _ = readContent(keys, meant, at: range) }
    guard let entry = meant ?? catalog.entry(named: "VStack") else { return }
    _ = readSubviews(&keys, of: entry)
  }

  private mutating func readIdentifier(_ value: SyntaxValue?) -> String? {
    guard let value else { return nil }
    guard case .string(let id) = value.kind else { return mismatch("id", .text, value) }
    if let first = identifiers[id] {
      fail(
        "the identifier \(SyntaxValue.quoted(id)) is taken", at: value.range,
        notes: [Diagnostic(.note, "it was given first here", at: first)])
      return nil
    }
    identifiers[id] = value.range
    return id
  }

  /// The key of the text that a component shows first; nil for components without text.
  static func textKey(of entry: ComponentEntry) -> String? {
    entry.properties.first { $0.kind == .displayText }?.name
  }

  /// The members of `values` or `properties`; none when absent or not an object.
  private mutating func readMembers(
    _ value: SyntaxValue?, _ name: String, of entry: ComponentEntry
  ) -> [SyntaxMember] {
    guard let value else { return [] }
    if value.text != nil, name == ComponentKey.values.rawValue,
      let key = Self.textKey(of: entry)
    {
      let text = "{\"\(key)\": \(text(of: value))}"
      diagnostics.mismatch(
        "an object", value, for: name, advice: .init("; write \(text)", replacement: text))
      return []
    }
    return ValueReader(value, under: name, diagnostics: diagnostics)?.members ?? []
  }

  private mutating func readContent(
    _ keys: ComponentKeys, _ index: Int, at range: SourceRange
  ) -> ComponentReading {
    let nowhere = SourceRange(0, 0)
    let misplaced = keys.misplaced.isEmpty ? [] : keys.misplaced.values.flatMap(\.self)
    let key = SharedReadings.Key(
      entry: index, parent: parent, values: keys.values?.range ?? nowhere,
      properties: keys.properties?.range ?? nowhere, styling: keys.styling + misplaced)
    if let known = shared.readings.reading(for: key, in: source.bytes) { return known }
    let entry = catalog.entries[index]
    let findings = diagnostics.count
    let components = componentCount
    var values = readMembers(keys.values, "values", of: entry)
    let own = readMembers(keys.properties, "properties", of: entry)
    var written = keys.styling.isEmpty ? own : keys.styling + own
    let outer = (parent, container, current)
    defer { (parent, container, current) = outer }
    let misplacedProperties = keys.misplaced[.properties] ?? []
    if !misplacedProperties.isEmpty { written += misplacedProperties }
    current = Current(
      entry: index, properties: Current.properties(decidingIn: written),
      container: container, objects: keys.objects, type: keys.type?.range, subviews: keys.subviews,
      isRoot: parent == nil && current == nil)
    var meant: Set<String> = []
    checkKeys(of: values, in: .values, entry, meaning: &meant)
    let lookKey = key.ofLook
    let known = shared.looks.reading(for: lookKey, in: source.bytes)
    // These keys were checked for the component with the same look, all but those that are for its container.
    if known == nil || known?.written.intersects(catalog.parentKeys) == true {
      checkKeys(of: keys.styling, in: .properties, entry, meaning: &meant)
      checkKeys(of: own, in: .properties, entry, meaning: &meant)
    }
    if keys.values?.text != nil { meant.formUnion(Self.textKey(of: entry).map { [$0] } ?? []) }
    values += keys.misplaced[.values] ?? []
    (parent, container) = (nil, nil)
    let properties = aligned(written, in: entry)
    let place = ComponentPlace(
      range: keys.type?.range ?? range, values: values, properties: properties, meant: meant)
    // A look is large; none is made for components that share one.
    var draft = known == nil ? readLook(properties, entry) : nil
    let lookFindings = diagnostics.count
    // Properties may contain components: the tokens that those use are not noted for this one.
    let outerTokens = exchangeTokens()
    var content = readProperties(properties, entry, lookKey)
    if let unstyled = draft { draft?.scheme = scheme(of: unstyled, for: content.content) }
    let scheme = known?.scheme ?? draft?.scheme
    entry.parts.readValues(values, &content, scheme, &self, place)
    let tokens = exchangeTokens(outerTokens)
    let look = known ?? finished(draft ?? LookDraft(), content, entry)
    let isIdle = warn(aboutIdleKeysIn: properties, of: look.look, entry)
    // Components that paint their box themselves may let it depend on `values`.
    let ownsBox = entry.parts.ownsBox || entry.parts.adoptsStyledBox
    if known == nil, !isIdle, findings == lookFindings, components == componentCount, !ownsBox {
      shared.looks.keep(look, for: lookKey, in: source.bytes)
    }
    let set = shared.keeping(SetKeys(content, tokens: tokens))
    let reading = ComponentReading(entry: entry, content.content, set, look: look)
    // A finding has a place, as components inside have, so whatever is written alike must be looked
    // at again.
    if findings == diagnostics.count, components == componentCount {
      shared.readings.keep(reading, for: key, in: source.bytes)
    }
    return reading
  }

  /// The keys of a stack, with the one by which it aligns its children taken from `alignment` where
  /// it is not written itself: SwiftUI's stacks have one word for both.
  private func aligned(
    _ properties: [SyntaxMember], in entry: ComponentEntry
  ) -> [SyntaxMember] {
    guard var member = properties.last(where: { $0.key == "alignment" }),
      let word = member.value.text,
      let (key, part) = Self.stackAlignment(word, of: entry.typeName),
      !properties.contains(where: { $0.key == key })
    else { return properties }
    member.key = key
    member.value.kind = .string(part)
    // Baselines are not places in a frame, for which the word is used as well.
    let isPlace = Alignment.words.contains { $0.0 == word }
    return properties.filter { isPlace || $0.key != "alignment" || part != word } + [member]
  }

  /// The key and the word by which a stack aligns its children.
  private static func stackAlignment(
    _ word: String, of typeName: String
  ) -> (key: String, word: String)? {
    let lower = word.lowercased()
    switch typeName {
    case "VStack", "LazyVStack":
      let side = ["leading", "trailing"].first { lower.hasSuffix($0) }
      return side.map { ("horizontalAlignment", $0) }
    case "HStack", "LazyHStack":
      if word.hasSuffix("TextBaseline") { return ("verticalAlignment", word) }
      let side = ["top", "bottom"].first { lower.hasPrefix($0) }
      return side.map { ("verticalAlignment", $0) }
    case "ZStack", "Overlay", "Background", "SafeAreaInset":
      // Other words are complained about under the key that was written.
      return Alignment.words.contains { $0.0 == word } ? ("contentAlignment", word) : nil
    default: return nil
    }
  }

  /// A component without its values, which most rows of a list share.
  private mutating func readProperties(
    _ properties: [SyntaxMember], _ entry: ComponentEntry, _ lookKey: SharedReadings.Key
  ) -> ReadContent {
    if let known = shared.contents.reading(for: lookKey, in: source.bytes) {
      tokens = known.tokens
      return known
    }
    let findings = diagnostics.count
    let components = componentCount
    var content = entry.parts.readProperties(properties, &self)
    content.tokens = tokens
    // Components inside properties have places and identifiers of their own.
    if components == componentCount, findings == diagnostics.count {
      shared.contents.keep(content, for: lookKey, in: source.bytes)
    }
    return content
  }

  /// Reads the children; nil if they are not given as a list.
  private mutating func readSubviews(
    _ keys: inout ComponentKeys, of index: Int
  ) -> [DocumentNode]? {
    guard var value = keys.subviews.take() else { return nil }
    let entry = catalog.entries[index]
    let outer = (parent, container)
    parent = index
    container = ForeignSurroundings.Parent(typeName: entry.typeName, isVertical: keys.isVertical)
    defer { (parent, container) = outer }
    var elements: [SyntaxValue] = []
    switch value.kind {
    case .array(let array):
      elements = array
      value.kind = .null
    case .object:
      let brackets = [
        TextEdit(range: SourceRange(value.range.start, value.range.start), text: "["),
        TextEdit(range: SourceRange(value.range.end, value.range.end), text: "]"),
      ]
      diagnostics.mismatch(
        "a list of components", value, for: "subviews",
        advice: .init("; put it in brackets", edits: hasData ? [] : brackets), outcome: .used)
      elements = [value]
    default:
      diagnostics.mismatch("a list of components", value, for: "subviews")
    }
    if entry.subviews == .none, let first = elements.first {
      let found = "\"subviews\" has no effect on a component of type \(entry.typeName)"
      let list = SyntaxValue(.array(elements), at: value.range)
      diagnostics.warning(
        found, at: first.range, advice: keys.values == nil ? titled(list, entry) : nil)
      return []
    }
    var children: [DocumentNode] = []
    children.reserveCapacity(elements.count)
    if elements.count > Self.batch, !keepsSyntax {
      readBatches(&elements, into: &children)
    } else {
      for index in elements.indices {
        let child =
          keepsSyntax
          ? readComponent(elements[index]) : readComponent(taking: &elements[index])
        if let child { children.append(child) }
      }
    }
    return children
  }

  /// The syntax of so many rows goes at once: were it to go row by row, the components of the next
  /// rows would be scattered over the room it leaves, and none of that could be given back.
  private static let batch = 4096

  private mutating func readBatches(
    _ elements: inout [SyntaxValue], into children: inout [DocumentNode]
  ) {
    keepsSyntax = true
    defer { keepsSyntax = false }
    for index in elements.indices {
      if let child = readComponent(elements[index]) { children.append(child) }
      guard (index + 1) % Self.batch == 0 else { continue }
      for done in index + 1 - Self.batch...index { elements[done].kind = .null }
    }
  }
}
