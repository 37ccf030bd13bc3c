import GalleyParsing

/// A pattern of file names that does not give one.
package struct FileNameFault: Error {
  /// The reason.
  package var message: String
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
        message: "\(place(of: record)) has no \"\(path)\""
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    let isName =
      !text.isEmpty && text.first != "."
      && !text.unicodeScalars.contains {
        $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F
      }
    guard isName else {
      throw FileNameFault(
        message:
          "\(SyntaxValue.quoted(text)) of \(place(of: value ?? record)) cannot be part of a file name"
      )
    }
    return text
  }

  private func place(of value: SyntaxValue) -> String {
    "\(source.name):\(source.location(of: value.range.start))"
  }
}
