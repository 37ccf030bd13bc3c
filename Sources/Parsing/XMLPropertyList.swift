internal import CGalleyExpat

/// The run of expat over one XML property list.
///
/// A class, because expat hands its callbacks one pointer. It is confined to ``read(_:)``.
final class XMLPropertyList {
  /// The bytes expat is given at once; it counts them in 32 bits.
  private static let chunkSize = 1 << 24

  private var parser: XML_Parser?
  private var builder: PropertyListBuilder
  private let diagnostics: DiagnosticCollector
  private var isStopped = false

  /// Makes a run with no input.
  init(limits: ParsingLimits, diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    builder = PropertyListBuilder(limits: limits, diagnostics: diagnostics)
  }

  /// Reads a list.
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> SyntaxValue? {
    guard let parser = XML_ParserCreate(nil) else {
      diagnostics.error("there is no memory for the XML parser", at: nil)
      return nil
    }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers(of: parser)
    feed(bytes, to: parser)
    return builder.finish(at: bytes.count, isWhole: !isStopped && !diagnostics.hasErrors)
  }

  private func feed(_ bytes: UnsafeBufferPointer<UInt8>, to parser: XML_Parser) {
    var start = 0
    repeat {
      let end = min(start + XMLPropertyList.chunkSize, bytes.count)
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
    switch code {
    case _ where builder.innermost == nil && XMLPropertyList.isEarlyEnd(code):
      diagnostics.error("the text ends before its first element", at: place)
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_TAG_MISMATCH:
      let what = code == XML_ERROR_TAG_MISMATCH ? "another element is closed" : "the text ends"
      let name = builder.innermost?.name ?? "plist"
      let note = builder.innermost.map { Diagnostic(.note, "it begins here", at: $0.opening) }
      diagnostics.error("\(what) inside <\(name)>", at: place, notes: note.map { [$0] } ?? [])
    default: diagnostics.error("the XML is not well-formed: \(description)", at: place)
    }
  }

  private static func isEarlyEnd(_ code: XML_Error) -> Bool {
    code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
  }

  // MARK: Events

  private func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { pointer, name, _ in XMLPropertyList.of(pointer).startElement(name) },
      { pointer, _ in XMLPropertyList.of(pointer).endElement() })
    XML_SetCharacterDataHandler(parser) { pointer, text, count in
      XMLPropertyList.of(pointer).text(text, count)
    }
    XML_SetEntityDeclHandler(parser) { pointer, name, _, _, _, _, _, _, _ in
      XMLPropertyList.of(pointer).declaredEntity(name)
    }
    XML_SetSkippedEntityHandler(parser) { pointer, name, _ in
      XMLPropertyList.of(pointer).skippedEntity(name)
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLPropertyList {
    Unmanaged<XMLPropertyList>.fromOpaque(pointer.unsafelyUnwrapped).takeUnretainedValue()
  }

  private func startElement(_ name: UnsafePointer<CChar>?) {
    guard !isStopped, let name else { return }
    if !builder.open(String(cString: name), at: eventRange) { stop() }
  }

  private func endElement() {
    guard !isStopped else { return }
    if !builder.close(at: eventRange) { stop() }
  }

  private func text(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard !isStopped, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    builder.addText(bytes, at: eventRange)
  }

  private func declaredEntity(_ name: UnsafePointer<CChar>?) {
    guard !isStopped else { return }
    let name = name.map { String(cString: $0) } ?? ""
    let quoted = SyntaxValue.quoted(name)
    diagnostics.error(
      "the entity \(quoted) is declared; property lists with entities of their own are refused",
      at: eventRange)
    stop()
  }

  private func skippedEntity(_ name: UnsafePointer<CChar>?) {
    let name = name.map { String(cString: $0) } ?? ""
    diagnostics.error("the entity \(SyntaxValue.quoted(name)) is not known", at: eventRange)
  }
}
