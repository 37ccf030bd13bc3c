/// The values of a YAML text from its events. Nothing recurses.
struct YAMLBuilder {
  /// The properties that may precede a value.
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  /// The size of a value with all that is in it.
  private struct Size {
    var values = 1
    var bytes = 0
    /// The number of objects and lists in one another.
    var depth = 0

    mutating func add(_ other: Size) {
      values += other.values
      bytes += other.bytes
      depth = max(depth, other.depth)
    }
  }

  /// An object or list that is being read.
  private struct Open {
    var isObject: Bool
    var start: Int
    var anchor: String?
    var elements: [SyntaxValue] = []
    var members: [SyntaxMember] = []
    var key: (text: String, range: SourceRange)?
    var known: [String: SourceRange] = [:]
    var size = Size()
  }

  /// The documents that were read.
  private(set) var documents: [SyntaxValue] = []
  private let limits: ParsingLimits
  private let diagnostics: DiagnosticCollector
  private var open: [Open] = []
  private var anchors: [String: (value: SyntaxValue, size: Size)] = [:]
  private var total = Size(values: 0)

  init(_ limits: ParsingLimits, _ diagnostics: DiagnosticCollector) {
    (self.limits, self.diagnostics) = (limits, diagnostics)
  }

  // MARK: Events

  /// Anchors belong to one document.
  mutating func beginDocument() { anchors = [:] }

  mutating func scalar(
    _ text: String, isPlain: Bool, _ properties: Properties, at range: SourceRange
  ) {
    if wantsKey { return take(key: text, isPlain: isPlain, properties, at: range) }
    check(properties.tag, among: Self.scalarTags, at: range)
    let value = Self.value(text, isPlain: isPlain && properties.tag == nil, at: range)
    add(value, Size(values: 1, bytes: text.utf8.count), anchor: properties.anchor)
  }

  mutating func alias(_ name: String, at range: SourceRange) {
    guard let known = anchors[name] else {
      let isOpen = open.contains { $0.anchor == name }
      return diagnostics.error(
        isOpen ? "*\(name) would contain itself" : "there is no &\(name) before this *\(name)",
        at: range)
    }
    if wantsKey {
      guard let text = known.value.text else { return refuseKey(at: range) }
      return take(key: text, isPlain: false, Properties(), at: range)
    }
    guard open.count + known.size.depth <= limits.maximumNesting else {
      return refuseDepth(at: range)
    }
    add(known.value.placed(at: range), known.size, anchor: nil)
  }

  mutating func open(isObject: Bool, _ properties: Properties, at range: SourceRange) {
    if wantsKey { return refuseKey(at: range) }
    check(properties.tag, among: isObject ? Self.objectTags : Self.listTags, at: range)
    guard open.count < limits.maximumNesting else { return refuseDepth(at: range) }
    open.append(Open(isObject: isObject, start: range.start, anchor: properties.anchor))
  }

  mutating func close(at range: SourceRange) {
    guard var last = open.popLast() else { return }
    last.size.depth += 1
    let range = SourceRange(last.start, max(last.start, range.end))
    let kind: SyntaxValue.Kind = last.isObject ? .object(last.members) : .array(last.elements)
    // Inner values were counted when they were read.
    total.values -= last.size.values - 1
    total.bytes -= last.size.bytes
    add(SyntaxValue(kind, at: range), last.size, anchor: last.anchor)
  }

  private func refuseDepth(at range: SourceRange) {
    diagnostics.error(
      "objects and lists are nested deeper than \(limits.maximumNesting), the limit", at: range)
  }

  // MARK: Values

  private static let prefix = "tag:yaml.org,2002:"
  private static let scalarTags: Set = ["!", prefix + "str"]
  private static let objectTags: Set = [prefix + "map"]
  private static let listTags: Set = [prefix + "seq"]

  private func check(_ tag: String?, among known: Set<String>, at range: SourceRange) {
    guard let tag, !known.contains(tag) else { return }
    let name = tag.replacing(Self.prefix, with: "!!", maxReplacements: 1)
    diagnostics.error(
      "the tag \(SyntaxValue.quoted(name)) is not one of data; "
        + "\"!!str\" is for text, and quotes do the same", at: range)
  }

  private static func value(_ text: String, isPlain: Bool, at range: SourceRange) -> SyntaxValue {
    guard isPlain else { return SyntaxValue(.string(text), at: range) }
    let isNull = ["", "~", "null", "Null", "NULL"].contains(text)
    return isNull ? SyntaxValue(.null, at: range) : SyntaxValue(cell: text, at: range)
  }

  private mutating func add(_ value: SyntaxValue, _ size: Size, anchor: String?) {
    total.add(size)
    guard total.values <= limits.maximumValues, total.bytes <= limits.maximumBytes else {
      return diagnostics.error(
        "the data has more than \(limits.maximumValues) values or \(limits.maximumBytes) bytes, "
          + "with the copies that aliases make", at: value.range)
    }
    if let anchor { anchors[anchor] = (value, size) }
    guard var last = open.popLast() else { return documents.append(value) }
    last.size.add(size)
    if last.isObject {
      if let key = last.key {
        last.members.append(SyntaxMember(key: key.text, keyRange: key.range, value: value))
      }
      last.key = nil
    } else {
      last.elements.append(value)
    }
    open.append(last)
  }

  // MARK: Keys

  private var wantsKey: Bool { open.last.map { $0.isObject && $0.key == nil } ?? false }

  private mutating func take(
    key: String, isPlain: Bool, _ properties: Properties, at range: SourceRange
  ) {
    check(properties.tag, among: Self.scalarTags, at: range)
    if key == "<<", isPlain {
      return diagnostics.error("YAML 1.2 has no merge keys; write the fields out", at: range)
    }
    guard var last = open.popLast() else { return }
    if let first = last.known.updateValue(range, forKey: key) {
      diagnostics.error(
        "the key \(SyntaxValue.quoted(key)) occurs twice in this object", at: range,
        notes: [Diagnostic(.note, "it occurs here first", at: first)])
    }
    if let anchor = properties.anchor {
      anchors[anchor] = (SyntaxValue(.string(key), at: range), Size(bytes: key.utf8.count))
    }
    last.key = (key, range)
    last.size.bytes += key.utf8.count
    total.bytes += key.utf8.count
    open.append(last)
  }

  private func refuseKey(at range: SourceRange) {
    diagnostics.error("the key of a field is text, not a list or an object", at: range)
  }
}
