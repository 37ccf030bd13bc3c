/// Reads tables of text: comma-separated values as RFC 4180 defines them, and the same with semicolons or
/// tabs.
///
/// The first line names the columns. The separator is the first of comma, semicolon and tab that the line has
/// outside of quotes. A field in double quotes may contain separators and line breaks, and a quote as `""`.
/// Lines end with LF, CRLF or CR; empty lines are skipped. Every other line has as many fields as the first.
package enum TableParser {
  /// Reads a table; linear in its length.
  ///
  /// - Returns: An array of objects, one for each line after the first, whose members are the columns in
  ///   their order. Fields are cells; see ``SyntaxValue/init(cell:at:)``. A line that is wrong has an error and is
  ///   null in the array. Nil with findings for a text that is not a table.
  package static func parse(
    _ source: SourceText, limits: ParsingLimits = .standard
  ) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    // Lines of marks are rows of one column, and so is a pointer: both are refused before.
    DataText.parse(source, "table", limits, keepsRest: true) { bytes, diagnostics in
      var reader = TableReader(bytes, limits, diagnostics)
      return reader.read()
    }
  }
}

private struct TableReader {
  private typealias Field = (text: String, range: SourceRange)

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ParsingLimits
  private let diagnostics: DiagnosticCollector
  private var index = 0
  private var separator = UInt8(ascii: ",")
  private var valueCount = 0
  /// The start of the field that was read last.
  private var fieldStart = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: ParsingLimits,
    _ diagnostics: DiagnosticCollector
  ) {
    (self.bytes, self.limits, self.diagnostics) = (bytes, limits, diagnostics)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func read() -> SyntaxValue? {
    let start = index
    skipEmptyLines()
    guard index < bytes.count else {
      diagnostics.error("the table is empty; its first line names the columns", at: nil)
      return nil
    }
    separator = firstSeparator()
    guard let columns = line(), check(columns) else { return nil }
    var rows: [SyntaxValue] = []
    skipEmptyLines()
    while index < bytes.count {
      guard let row = row(columns) else { return nil }
      rows.append(row)
      skipEmptyLines()
    }
    return SyntaxValue(.array(rows), at: SourceRange(start, bytes.count))
  }

  /// The separator of the first line; a comma for a line of one field.
  private func firstSeparator() -> UInt8 {
    var isQuoted = false
    for byte in bytes[index...] {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"):
        if !isQuoted { return byte }
      case 0x0A, 0x0D:
        if !isQuoted { return UInt8(ascii: ",") }
      default: break
      }
    }
    return UInt8(ascii: ",")
  }

  /// Reports columns without a name and names that occur twice.
  private func check(_ columns: [Field]) -> Bool {
    var known: Set<String> = []
    for column in columns {
      if column.text.isEmpty {
        diagnostics.error("the column has no name in the first line", at: column.range)
      } else if !known.insert(column.text).inserted {
        diagnostics.error(
          "the first line names two columns \(SyntaxValue.quoted(column.text))", at: column.range)
      }
    }
    return !diagnostics.hasErrors
  }

  private mutating func row(_ columns: [Field]) -> SyntaxValue? {
    let start = index
    guard let fields = line() else {
      // The next line is read again: a quote may be missing, and the lines behind it are as they were meant.
      skipLine(from: fieldStart)
      return SyntaxValue(.null, at: SourceRange(start, index))
    }
    let range = SourceRange(start, fields.last?.range.end ?? start)
    valueCount += fields.count
    guard valueCount <= limits.maximumValues else {
      diagnostics.error(
        "the table has more than \(limits.maximumValues) fields, the limit", at: range)
      return nil
    }
    guard fields.count == columns.count else {
      diagnostics.error(
        "the line has \(fields.count) field\(fields.count == 1 ? "" : "s"), and the first line names"
          + " \(columns.count) columns",
        at: range)
      return SyntaxValue(.null, at: range)
    }
    let members = zip(columns, fields).map { column, field in
      SyntaxMember(
        key: column.text, keyRange: column.range,
        value: SyntaxValue(cell: field.text, at: field.range))
    }
    return SyntaxValue(.object(members), at: range)
  }

  /// The fields of a line, and the break after it; nil after an error that hides where the line ends.
  private mutating func line() -> [Field]? {
    var fields: [Field] = []
    while true {
      guard let field = field() else { return nil }
      fields.append(field)
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    skipBreak()
    return fields
  }

  private mutating func field() -> Field? {
    let start = index
    fieldStart = start
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, bytes[index] != separator, !isBreak(bytes[index]) { index += 1 }
      return (text(start..<index), SourceRange(start, index))
    }
    index += 1
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\"") else {
        content.append(byte)
        continue
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        content.append(byte)
        index += 1
        continue
      }
      let range = SourceRange(start, index)
      guard index == bytes.count || bytes[index] == separator || isBreak(bytes[index]) else {
        diagnostics.error(
          "the field goes on after its closing quote; write a quote within it as \"\"", at: range)
        return nil
      }
      return (String(decoding: content, as: UTF8.self), range)
    }
    diagnostics.error("the quote is not closed", at: SourceRange(start, start + 1))
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func skipBreak() {
    guard index < bytes.count, isBreak(bytes[index]) else { return }
    let isCarriageReturn = bytes[index] == 0x0D
    index += 1
    if isCarriageReturn, index < bytes.count, bytes[index] == 0x0A { index += 1 }
  }

  /// Goes on at the line after the one of a byte.
  private mutating func skipLine(from start: Int) {
    index = start
    while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
    skipBreak()
  }

  private mutating func skipEmptyLines() {
    while index < bytes.count, isBreak(bytes[index]) { index += 1 }
  }
}
