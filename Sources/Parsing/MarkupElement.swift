/// An element of an XML text with everything inside it.
package struct MarkupElement: Sendable {
  /// The name as written, prefix included.
  package let name: String
  /// The attributes in their order.
  package let attributes: [XMLAttribute]
  /// The opening tag.
  package let range: SourceRange
  /// The elements directly inside, in their order.
  package fileprivate(set) var children: [MarkupElement] = []
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
  ///   - diagnostics: Takes what is wrong.
  /// - Returns: The outermost element; nil when anything was wrong.
  package static func read(
    _ bytes: [UInt8], subject: String, limits: ParsingLimits, diagnostics: DiagnosticCollector
  ) -> MarkupElement? {
    let builder = XMLElementBuilder(subject, limits, diagnostics)
    let reading = XMLReading(builder, diagnostics: diagnostics)
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
    open.append(MarkupElement(name: name, attributes: attributes, range: range))
    return true
  }

  func close(at range: SourceRange) -> Bool {
    guard let element = open.popLast() else { return true }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    return true
  }

  func addText(_ bytes: UnsafeRawBufferPointer, at range: SourceRange) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }
}

extension MarkupElement {
  /// Makes a nameless element that holds another one.
  package init(holding child: MarkupElement) {
    self.init(name: "", attributes: [], range: child.range, children: [child])
  }
}
