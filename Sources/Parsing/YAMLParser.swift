internal import CGalleyYAML

/// Reads YAML as data, by libyaml.
///
/// The values are those that JSON has. A plain scalar is a cell (see ``SyntaxValue/init(cell:at:)``): its text as
/// it is written, which counts as a number, `true` or `false` where JSON would read it so; nothing and `~` and
/// `null` are null; `yes`, `0x1F` and `2026-11-27` are text. Quoted scalars and blocks are text. Tags other than
/// those of such values are refused, so that no type is ever made of a text, and so are merge keys. Aliases are
/// copies, counted as such. Several documents in one text are a list.
package enum YAMLParser {
  /// Reads a text; linear in the length of it and in the size of the copies that aliases make.
  ///
  /// - Returns: The value; nil with findings for a text that is not such data.
  package static func parse(
    _ source: SourceText, limits: ParsingLimits = .standard
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    DataText.parse(source, "data", limits) { bytes, diagnostics in
      YAMLReading(bytes, limits, diagnostics).read()
    }
  }
}

/// The run of libyaml over one text.
private struct YAMLReading {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let diagnostics: DiagnosticCollector
  private let places: YAMLPlaces
  private var builder: YAMLBuilder

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: ParsingLimits,
    _ diagnostics: DiagnosticCollector
  ) {
    (self.bytes, self.diagnostics) = (bytes, diagnostics)
    places = YAMLPlaces(bytes)
    builder = YAMLBuilder(limits, diagnostics)
  }

  consuming func read() -> SyntaxValue? {
    // The parser holds its own address.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      diagnostics.error("there is no memory for the YAML parser", at: nil)
      return nil
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    while !diagnostics.hasErrors {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        report(parser.pointee)
        return nil
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return end() }
      take(event)
    }
    return nil
  }

  private func end() -> SyntaxValue? {
    if builder.documents.isEmpty {
      diagnostics.error("the data is empty", at: nil)
      return nil
    }
    return builder.documents.count == 1
      ? builder.documents[0]
      : SyntaxValue(.array(builder.documents), at: SourceRange(0, bytes.count))
  }

  private mutating func take(_ event: yaml_event_t) {
    let range = SourceRange(
      places.offset(of: event.start_mark), places.offset(of: event.end_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      builder.scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        Self.properties(scalar.anchor, scalar.tag), at: range)
    case YAML_ALIAS_EVENT: builder.alias(Self.text(event.data.alias.anchor) ?? "", at: range)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      builder.open(isObject: true, Self.properties(start.anchor, start.tag), at: range)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      builder.open(isObject: false, Self.properties(start.anchor, start.tag), at: range)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: builder.close(at: range)
    case YAML_DOCUMENT_START_EVENT: builder.beginDocument()
    default: break
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLBuilder.Properties {
    YAMLBuilder.Properties(anchor: text(anchor), tag: text(tag))
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// Reports an error of the parser in its own words.
  private func report(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "there is no memory"
    guard parser.error != YAML_READER_ERROR else {
      let place = min(parser.problem_offset, bytes.count)
      diagnostics.error("YAML: \(problem)", at: SourceRange(place, min(place + 1, bytes.count)))
      return
    }
    let place = places.offset(of: parser.problem_mark)
    let context = parser.context.map { String(cString: $0) + ", " } ?? ""
    diagnostics.error(
      "YAML: \(context)\(problem)", at: SourceRange(place, min(place + 1, bytes.count)))
  }
}

/// The bytes at which characters begin: libyaml counts characters.
private struct YAMLPlaces {
  private static let stride = 64
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of every 64th character; none for a text in which characters are bytes.
  private var checkpoints: [Int] = []
  private let start: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte-order mark is not a character of the text.
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var count = 0
    for offset in start..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
      if count % Self.stride == 0 { checkpoints.append(offset) }
      count += 1
    }
  }

  func offset(of mark: yaml_mark_t) -> Int {
    guard !checkpoints.isEmpty else { return min(mark.index, bytes.count) }
    let checkpoint = mark.index / Self.stride
    guard checkpoint < checkpoints.count else { return bytes.count }
    var offset = checkpoints[checkpoint]
    for _ in 0..<(mark.index % Self.stride) where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
