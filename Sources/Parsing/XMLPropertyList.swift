/// Hands the elements of an XML text to the builder of property lists, which passes over attributes.
final class XMLPropertyList: XMLHandler {
  private var builder: PropertyListBuilder
  private let diagnostics: DiagnosticCollector
  let subject = "property lists"

  /// Makes a reader with no input.
  init(limits: ParsingLimits, diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    builder = PropertyListBuilder(limits: limits, diagnostics: diagnostics)
  }

  /// Reads a list.
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> SyntaxValue? {
    let isWhole = XMLReading(self, diagnostics: diagnostics).read(bytes)
    return builder.finish(at: bytes.count, isWhole: isWhole && !diagnostics.hasErrors)
  }

  var innermost: (name: String, opening: SourceRange)? {
    builder.innermost.map { ($0.name, $0.opening) }
  }

  func open(_ name: String, _ attributes: [XMLAttribute], at range: SourceRange) -> Bool {
    builder.open(name, at: range)
  }

  func close(at range: SourceRange) -> Bool { builder.close(at: range) }

  func addText(_ bytes: UnsafeRawBufferPointer, at range: SourceRange) {
    builder.addText(bytes, at: range)
  }
}
