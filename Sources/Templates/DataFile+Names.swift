package import GalleyParsing

/// A pattern of file names that does not give one.
package struct FileNameFault: Error {
  /// The reason.
  package var message: String
  /// The place in the data; nil for a fault of the pattern itself.
  package var range: SourceRange?
  /// True if the record has no such field, which the pattern may have misspelt.
  package var isMissingField = false

  /// Makes a fault.
  package init(message: String, range: SourceRange? = nil, isMissingField: Bool = false) {
    (self.message, self.range, self.isMissingField) = (message, range, isMissingField)
  }
}

extension Template {
  /// True for a text with placeholders.
  package static func hasPlaceholders(_ text: String) -> Bool { !TemplateText.isPlain(text) }
}

extension DataFile {
  /// The name of a file for a record, as `cards/{id}.png` gives it.
  ///
  /// A field is part of one name and cannot lead into another folder: it has no slashes or control characters,
  /// is not empty, and does not begin with a full stop.
  ///
  /// - Parameter record: The place of the record, from 0.
  package func name(_ pattern: String, of record: Int) throws(FileNameFault) -> String {
    let parts: [TemplateText.Part]
    do throws(TemplateText.Fault) { parts = try TemplateText(pattern).parts } catch {
      throw FileNameFault(message: error.message)
    }
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .field(let placeholder): name += try field(placeholder, of: records[record])
      }
    }
    return name
  }

  /// The first fields of a record as a line, by which a person recognises it.
  ///
  /// - Parameter record: The place of the record, from 0.
  package func summary(ofRecord record: Int) -> String {
    let texts = (records[record].members ?? []).lazy.compactMap(\.value.fieldText)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return texts.filter { !$0.isEmpty }.prefix(3).map { text in
      let shown = text.prefix(40)
      return shown.count < text.count ? shown + "…" : String(shown)
    }.joined(separator: ", ")
  }

  private func field(
    _ placeholder: Placeholder, of record: SyntaxValue
  ) throws(FileNameFault) -> String {
    let path = placeholder.path
    let value = path.names.reduce(Optional(record)) { $0?[$1] }
    guard placeholder.format == nil else {
      throw FileNameFault(message: "a file name takes fields as they are, without a format")
    }
    guard let text = value?.fieldText ?? placeholder.fallback else {
      let names = (record.members ?? []).map(\.key)
      let nearest = SpellingSuggestion.nearest(path.names[0], in: names)
      throw FileNameFault(
        message: "the record has no \"\(path)\""
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        range: record.range, isMissingField: true)
    }
    let range = (value ?? record).range
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw FileNameFault(
        message: "\"\(path)\" is blank and cannot be part of a file name", range: range)
    }
    let isName =
      text.first != "."
      && !text.unicodeScalars.contains {
        $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F
      }
    guard isName else {
      throw FileNameFault(
        message: "\(SyntaxValue.quoted(text)) cannot be part of a file name", range: range)
    }
    return text
  }

  /// The place of the first field that a pattern of file names takes from a record; the record's for a pattern
  /// without fields.
  ///
  /// - Parameter record: The place of the record, from 0.
  package func range(ofName pattern: String, in record: Int) -> SourceRange {
    let record = records[record]
    let parts = (try? TemplateText(pattern).parts) ?? []
    for case .field(let placeholder) in parts {
      if let value = placeholder.path.names.reduce(Optional(record), { $0?[$1] }) {
        return value.range
      }
    }
    return record.range
  }
}
