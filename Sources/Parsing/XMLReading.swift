internal import CGalleyExpat

/// What takes the elements of an XML text as they are read. Names and values are UTF-8.
protocol XMLHandler: AnyObject {
  /// The kind of text in messages, such as "property lists".
  var subject: String { get }
  /// The innermost element that is open.
  var innermost: (name: String, opening: SourceRange)? { get }
  /// Opens an element; false when reading should stop.
  func open(_ name: String, _ attributes: [XMLAttribute], at range: SourceRange) -> Bool
  /// Closes the innermost element; false when reading should stop.
  func close(at range: SourceRange) -> Bool
  /// Takes text inside of the innermost element.
  func addText(_ bytes: UnsafeRawBufferPointer, at range: SourceRange)
}

/// One attribute of an element.
package struct XMLAttribute: Hashable, Sendable {
  /// The name as written, prefix included.
  package let name: String
  /// The value, references resolved.
  package let value: String
}

/// The run of expat over one XML text. A document type is tolerated and never loaded; entities of the
/// text's own are refused where they are declared, so that nothing can be expanded or fetched. A caller
/// may take plain ones: short, without entities or files inside.
///
/// A class, because expat hands its callbacks one pointer. It is confined to ``read(_:)``.
final class XMLReading {
  /// The bytes expat is given at once; it counts them in 32 bits.
  private static let chunkSize = 1 << 24

  private var parser: XML_Parser?
  private let handler: any XMLHandler
  private let diagnostics: DiagnosticCollector
  private var isStopped = false
  /// The number of bytes that all further entities together may have; 0 to refuse them.
  private var entityBytes: Int

  /// Makes a run with no input.
  init(_ handler: any XMLHandler, takesEntities: Bool = false, diagnostics: DiagnosticCollector) {
    self.handler = handler
    entityBytes = takesEntities ? 16_384 : 0
    self.diagnostics = diagnostics
  }

  /// Reads a text; false when reading stopped before its end.
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let parser = XML_ParserCreate(nil) else {
      diagnostics.error("there is no memory for the XML parser", at: nil)
      return false
    }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers(of: parser)
    feed(bytes, to: parser)
    return !isStopped
  }

  private func feed(_ bytes: UnsafeBufferPointer<UInt8>, to parser: XML_Parser) {
    var start = 0
    repeat {
      let end = min(start + Self.chunkSize, bytes.count)
      let isLast: Int32 = end == bytes.count ? 1 : 0
      let status = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<end])
        .withMemoryRebound(to: CChar.self) { chunk in
          XML_Parse(parser, chunk.baseAddress, Int32(chunk.count), isLast)
        }
      if status != XML_STATUS_OK {
        reportError(of: parser, length: bytes.count)
        return
      }
      start = end
    } while start < bytes.count
  }

  /// The bytes of the event being reported.
  private var eventRange: SourceRange {
    guard let parser else { return SourceRange(0, 0) }
    let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
    return SourceRange(start, start + max(0, Int(XML_GetCurrentByteCount(parser))))
  }

  private func stop() {
    isStopped = true
    if let parser { _ = XML_StopParser(parser, 0) }
  }

  private func reportError(of parser: XML_Parser, length: Int) {
    let code = XML_GetErrorCode(parser)
    if code == XML_ERROR_ABORTED { return }
    isStopped = true
    let start = min(max(0, Int(XML_GetCurrentByteIndex(parser))), length)
    let place = SourceRange(start, min(start + 1, length))
    let description = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
    let innermost = handler.innermost
    switch code {
    case XML_ERROR_NO_ELEMENTS where innermost == nil,
      XML_ERROR_UNCLOSED_TOKEN where innermost == nil:
      diagnostics.error("the text ends before its first element", at: place)
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_TAG_MISMATCH:
      let what = code == XML_ERROR_TAG_MISMATCH ? "another element is closed" : "the text ends"
      let inside = innermost.map { " inside <\($0.name)>" } ?? ""
      let note = innermost.map { Diagnostic(.note, "it begins here", at: $0.opening) }
      diagnostics.error(what + inside, at: place, notes: note.map { [$0] } ?? [])
    default: diagnostics.error("the XML is not well-formed: \(description)", at: place)
    }
  }

  // MARK: Events

  private func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { pointer, name, attributes in XMLReading.of(pointer).startElement(name, attributes) },
      { pointer, _ in XMLReading.of(pointer).endElement() })
    XML_SetCharacterDataHandler(parser) { pointer, text, count in
      XMLReading.of(pointer).text(text, count)
    }
    XML_SetEntityDeclHandler(parser) { pointer, name, isParameter, value, count, _, _, _, _ in
      let text = value.map { UnsafeRawBufferPointer(start: $0, count: Int(count)) }
      XMLReading.of(pointer).declaredEntity(name, isParameter == 0 ? text : nil)
    }
    XML_SetSkippedEntityHandler(parser) { pointer, name, _ in
      XMLReading.of(pointer).skippedEntity(name)
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLReading {
    Unmanaged<XMLReading>.fromOpaque(pointer.unsafelyUnwrapped).takeUnretainedValue()
  }

  private func startElement(
    _ name: UnsafePointer<CChar>?,
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard !isStopped, let name else { return }
    var attributes: [XMLAttribute] = []
    var index = 0
    while let name = list?[index], let value = list?[index + 1] {
      attributes.append(
        XMLAttribute(name: String(cString: name), value: String(cString: value)))
      index += 2
    }
    if !handler.open(String(cString: name), attributes, at: eventRange) { stop() }
  }

  private func endElement() {
    guard !isStopped else { return }
    if !handler.close(at: eventRange) { stop() }
  }

  private func text(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard !isStopped, let text else { return }
    handler.addText(UnsafeRawBufferPointer(start: text, count: Int(count)), at: eventRange)
  }

  /// Takes an entity whose text holds no others; a bomb is made of entities inside of entities.
  private func declaredEntity(_ name: UnsafePointer<CChar>?, _ text: UnsafeRawBufferPointer?) {
    guard !isStopped else { return }
    if let text, text.count <= entityBytes, !text.contains(UInt8(ascii: "&")) {
      entityBytes -= text.count
      return
    }
    let quoted = SyntaxValue.quoted(name.map { String(cString: $0) } ?? "")
    let kind = entityBytes == 0 ? "entities of their own" : "long, nested or external entities"
    diagnostics.error(
      "the entity \(quoted) is declared; \(handler.subject) with \(kind) are refused",
      at: eventRange)
    stop()
  }

  private func skippedEntity(_ name: UnsafePointer<CChar>?) {
    let name = name.map { String(cString: $0) } ?? ""
    diagnostics.error("the entity \(SyntaxValue.quoted(name)) is not known", at: eventRange)
  }
}
