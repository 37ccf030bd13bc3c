/// An element of an XML text with everything inside it.
package struct MarkupElement: Sendable {
  /// The name as written, prefix included.
  package fileprivate(set) var name: String
  /// The attributes in their order.
  package fileprivate(set) var attributes: [XMLAttribute]
  /// The opening tag.
  package let range: SourceRange
  /// The number of elements that begin before it.
  package let index: Int
  /// The elements directly inside, in their order.
  package fileprivate(set) var children: [MarkupElement] = []
  /// The number of bytes of ``text`` before each of them.
  package fileprivate(set) var textOffsets: [Int] = []
  /// The text directly inside, its parts put together.
  package fileprivate(set) var text = ""

  /// The value of an attribute.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Reads a text; linear in its length.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or another encoding that the text declares and expat knows.
  ///   - subject: The kind of text in messages, such as "property lists".
  ///   - limits: The greatest depth, and the greatest number of elements.
  ///   - takesEntities: Whether the text may declare entities of its own, none inside of another. Texts of
  ///     more than 2 MiB may not, since entities make them longer still.
  ///   - diagnostics: Takes what is wrong.
  /// - Returns: The outermost element; nil when anything was wrong.
  package static func read(
    _ bytes: [UInt8], subject: String, limits: ParsingLimits, takesEntities: Bool = false,
    diagnostics: DiagnosticCollector
  ) -> MarkupElement? {
    let builder = XMLElementBuilder(subject, limits, diagnostics)
    let reading = XMLReading(
      builder, takesEntities: takesEntities && bytes.count <= 1 << 21, diagnostics: diagnostics)
    let isWhole = bytes.withUnsafeBufferPointer { reading.read($0) }
    return isWhole && !diagnostics.hasErrors ? builder.root : nil
  }
}

/// Puts elements into one another.
private final class XMLElementBuilder: XMLHandler {
  let subject: String
  private(set) var root: MarkupElement?
  private var open: [MarkupElement] = []
  private var count = 0
  private let limits: ParsingLimits
  private let diagnostics: DiagnosticCollector

  init(_ subject: String, _ limits: ParsingLimits, _ diagnostics: DiagnosticCollector) {
    self.subject = subject
    self.limits = limits
    self.diagnostics = diagnostics
  }

  var innermost: (name: String, opening: SourceRange)? { open.last.map { ($0.name, $0.range) } }

  func open(_ name: String, _ attributes: [XMLAttribute], at range: SourceRange) -> Bool {
    guard open.count < limits.maximumNesting else {
      diagnostics.error("nesting is deeper than \(limits.maximumNesting) levels", at: range)
      return false
    }
    count += 1
    guard count <= limits.maximumValues else {
      diagnostics.error("there are more than \(limits.maximumValues) elements", at: range)
      return false
    }
    open.append(MarkupElement(name: name, attributes: attributes, range: range, index: count - 1))
    return true
  }

  func close(at range: SourceRange) -> Bool {
    guard let element = open.popLast() else { return true }
    guard let outer = open.indices.last else {
      root = element
      return true
    }
    open[outer].textOffsets.append(open[outer].text.utf8.count)
    open[outer].children.append(element)
    return true
  }

  func addText(_ bytes: UnsafeRawBufferPointer, at range: SourceRange) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }
}

extension MarkupElement {
  /// The same tree with names by their namespaces.
  ///
  /// - Parameter prefixes: The prefix that each known namespace gets, whatever the text calls it; an
  ///   empty one is left out. Names of other namespaces have a prefix in any case, those of none at all
  ///   stay as they are.
  package func named(by prefixes: [String: String]) -> MarkupElement {
    named(by: prefixes, in: [:])
  }

  private func named(
    by prefixes: [String: String], in outer: [Substring: String]
  ) -> MarkupElement {
    var scope = outer
    for attribute in attributes {
      if attribute.name == "xmlns" { scope[""] = attribute.value }
      if attribute.name.hasPrefix("xmlns:") { scope[attribute.name.dropFirst(6)] = attribute.value }
    }
    func renamed(_ name: String, isAttribute: Bool) -> String {
      let colon = name.firstIndex(of: ":")
      // An attribute without a prefix belongs to its element.
      if colon == nil, isAttribute { return name }
      let prefix = colon.map { name[..<$0] } ?? ""
      guard let space = scope[prefix], !space.isEmpty else { return name }
      let local = colon.map { String(name[name.index(after: $0)...]) } ?? name
      switch prefixes[space] {
      case ""?: return local
      case let known?: return "\(known):\(local)"
      case nil: return colon == nil ? "other:\(local)" : name
      }
    }
    var result = self
    result.name = renamed(name, isAttribute: false)
    result.attributes = attributes.map {
      XMLAttribute(name: renamed($0.name, isAttribute: true), value: $0.value)
    }
    result.children = children.map { $0.named(by: prefixes, in: scope) }
    return result
  }
}
