extension Diagnostic {
  /// The finding as `name:line:column: error: message`, the line it stands on, and a caret.
  ///
  /// Notes follow in the same form. The text ends without a line break. Findings in inputs without
  /// lines are placed by the offset of their byte, and those about the whole input by its name.
  public func rendered(in source: SourceText) -> String {
    var text = headline(in: source)
    if let range, source.placeStyle == .lineAndColumn {
      let excerpt = SourceExcerpt(of: range, in: source)
      if !excerpt.isEmpty { text += "\n" + excerpt.text }
    }
    for note in notes { text += "\n" + note.rendered(in: source) }
    return text
  }

  /// The first line of the rendered form: place, severity, message and suggestion.
  public func headline(in source: SourceText) -> String {
    var text = source.name
    if let range {
      switch source.placeStyle {
      case .lineAndColumn: text += ":\(source.location(of: range.start))"
      case .byteOffset: text += ": byte \(range.start)"
      }
    }
    text += ": \(severity.rawValue): \(message)"
    if let suggestion { text += "; did you mean \"\(suggestion)\"?" }
    return text
  }
}
