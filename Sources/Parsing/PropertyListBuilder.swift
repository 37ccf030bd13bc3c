/// Assembles the elements of an XML property list into a value and checks its structure.
struct PropertyListBuilder: ~Copyable {
  /// An element that is open.
  struct OpenElement {
    /// Its name.
    var name: String
    /// Its opening tag.
    var opening: SourceRange
    /// Its role.
    var role: Role
    /// The key that waits for its value, in a dictionary.
    var waitingKey: SourceRange?
  }

  /// The roles an element can have.
  enum Role {
    case plist
    case container
    case key
    case scalar
  }

  private static let valueNames = [
    "dict", "array", "string", "integer", "real", "true", "false", "date", "data",
  ]

  private var stack = SyntaxStack()
  private var elements: [OpenElement] = []
  private var text: [UInt8] = []
  /// The number of elements that are open inside one that is skipped.
  private var skippedDepth = 0
  private var valueCount = 0
  private var lastStrayText = -1
  private let limits: ParsingLimits
  private let diagnostics: DiagnosticCollector

  /// Begins with nothing open.
  init(limits: ParsingLimits, diagnostics: DiagnosticCollector) {
    self.limits = limits
    self.diagnostics = diagnostics
  }

  /// The innermost element that is open.
  var innermost: OpenElement? { elements.last }

  /// Opens an element; false when reading should stop.
  mutating func open(_ name: String, at range: SourceRange) -> Bool {
    if skippedDepth > 0 || !isExpected(name, at: range) {
      skippedDepth += 1
      return true
    }
    let role: Role
    switch name {
    case "plist": role = .plist
    case "key": role = .key
    case "dict", "array": role = .container
    default: role = .scalar
    }
    if role == .container {
      guard stack.depth < limits.maximumNesting else {
        diagnostics.error("nesting is deeper than \(limits.maximumNesting) levels", at: range)
        return false
      }
      stack.open(name == "dict" ? .object : .array, at: range.start)
    }
    text.removeAll(keepingCapacity: true)
    elements.append(OpenElement(name: name, opening: range, role: role))
    return true
  }

  /// Returns true if an element is permitted here; reports it otherwise.
  private mutating func isExpected(_ name: String, at range: SourceRange) -> Bool {
    if let parent = elements.last, parent.role == .key || parent.role == .scalar {
      diagnostics.error("<\(parent.name)> holds only text, found <\(name)>", at: range)
      return false
    }
    let isValue = PropertyListBuilder.valueNames.contains(name)
    guard isValue || name == "key" || name == "plist" else {
      let known = PropertyListBuilder.valueNames + ["key", "plist"]
      let suggestion = SpellingSuggestion.nearest(name, in: known)
      diagnostics.error("unknown element <\(name)>", at: range, suggestion: suggestion)
      addNull(at: range)
      return false
    }
    guard let parent = elements.last else {
      if name == "plist" { return true }
      diagnostics.warning("expected <plist> round the value, found <\(name)>", at: range)
      return isValue
    }
    switch parent.role {
    case .plist where stack.root != nil:
      diagnostics.error("a property list holds one value, found another", at: range)
      return false
    default: return isExpected(name, isValue, in: parent, at: range)
    }
  }

  private mutating func isExpected(
    _ name: String, _ isValue: Bool, in parent: OpenElement, at range: SourceRange
  ) -> Bool {
    if parent.name != "dict" {
      if !isValue { diagnostics.error("expected a value, found <\(name)>", at: range) }
      return isValue
    }
    if name == "key" {
      if let key = parent.waitingKey { reportMissingValue(after: key) }
      return true
    }
    if isValue, parent.waitingKey == nil {
      diagnostics.error("expected <key> in front of the value, found <\(name)>", at: range)
    } else if !isValue {
      diagnostics.error("expected a value, found <\(name)>", at: range)
    }
    return isValue && parent.waitingKey != nil
  }

  private mutating func reportMissingValue(after key: SourceRange) {
    diagnostics.error("the key has no value", at: key)
    addNull(at: SourceRange(key.end, key.end))
  }

  /// Adds null in the place of a value that cannot be read, so that keys and values stay in step.
  private mutating func addNull(at range: SourceRange) {
    guard let parent = elements.last, parent.role == .container else { return }
    if parent.name == "dict", parent.waitingKey == nil { return }
    elements[elements.count - 1].waitingKey = nil
    _ = stack.add(SyntaxValue(.null, at: range))
  }

  /// Adds text to the innermost element.
  mutating func addText(_ bytes: UnsafeRawBufferPointer, at range: SourceRange) {
    if skippedDepth > 0 { return }
    if let role = elements.last?.role, role == .scalar || role == .key {
      text.append(contentsOf: bytes)
      return
    }
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard !isBlank, let parent = elements.last, parent.opening.start != lastStrayText else {
      return
    }
    lastStrayText = parent.opening.start
    diagnostics.error("<\(parent.name)> holds elements, found text", at: range)
  }

  /// Closes the innermost element; false when reading should stop.
  mutating func close(at range: SourceRange) -> Bool {
    if skippedDepth > 0 {
      skippedDepth -= 1
      return true
    }
    guard let element = elements.popLast() else { return true }
    let whole = SourceRange(element.opening.start, max(range.end, element.opening.end))
    switch element.role {
    case .plist:
      if stack.root == nil { diagnostics.error("the property list holds no value", at: whole) }
      return true
    case .key:
      stack.setKey(String(decoding: text, as: UTF8.self), at: whole)
      elements[elements.count - 1].waitingKey = whole
      return true
    case .container:
      if let key = element.waitingKey {
        diagnostics.error("the key has no value", at: key)
        _ = stack.add(SyntaxValue(.null, at: SourceRange(key.end, key.end)))
      }
      add(stack.close(at: whole.end))
    case .scalar:
      add(PropertyListScalar.read(element.name, text, at: whole, diagnostics: diagnostics))
    }
    guard valueCount <= limits.maximumValues else {
      diagnostics.error("the list has more than \(limits.maximumValues) values", at: whole)
      return false
    }
    return true
  }

  private mutating func add(_ value: consuming SyntaxValue) {
    valueCount += 1
    if !elements.isEmpty { elements[elements.count - 1].waitingKey = nil }
    _ = stack.add(value)
  }

  /// The value; what is still open, because reading stopped, is closed.
  mutating func finish(at end: Int, isWhole: Bool) -> SyntaxValue? {
    while stack.depth > 0 { _ = stack.add(stack.close(at: end)) }
    if isWhole, stack.root == nil {
      diagnostics.error("the property list holds no value", at: SourceRange(end, end))
    }
    return stack.root
  }
}
