import GalleySystem

extension Diagnostic {
  /// The style of printed findings.
  public enum Style: Sendable {
    /// As text alone.
    case plain
    /// With the colours of a terminal.
    case terminal

    fileprivate func strong(_ text: String) -> String { code("1", text) }

    fileprivate func code(_ code: String, _ text: String) -> String {
      self == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }

  /// The finding as `name:line:column: error: message`, the line it stands on, and a caret.
  ///
  /// Notes follow in the same form. The text ends without a line break. Findings about the
  /// whole input are placed by its name.
  public func rendered(in source: SourceText, _ style: Style = .plain) -> String {
    var text = headline(in: source, style)
    guard source.isQuotable else { return text }
    if let range {
      let excerpt = SourceExcerpt(of: range, in: source)
      if !excerpt.isEmpty {
        text += "\n\(excerpt.line.printable)\n\(style.code("32", excerpt.carets))"
      }
    }
    for note in notes { text += "\n" + note.rendered(in: source, style) }
    return text
  }

  /// The first line of the rendered form: place, severity, message and suggestion.
  public func headline(in source: SourceText, _ style: Style = .plain) -> String {
    var place = source.name.printableLine
    if let range { place += ":\(source.location(of: range.start))" }
    let finding = quotable(in: source)
    var words = finding.message.printableLine
    if let suggestion = finding.suggestion {
      words += "; did you mean \"\(suggestion.printableLine)\"?"
    }
    return "\(style.strong(place + ":")) \(severity.label(style)) \(style.strong(words))"
  }

  /// The finding without what it tells of a source that may not be quoted.
  package func quotable(in source: SourceText) -> Diagnostic {
    if source.isQuotable { return self }
    return Diagnostic(
      severity, "it lies behind a link that leads out of its folder, so nothing of it is shown",
      at: range)
  }
}

extension DiagnosticSeverity {
  /// The word that stands before what is said, with its colon.
  package func label(_ style: Diagnostic.Style) -> String {
    let color =
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return style.code(color, rawValue + ":")
  }
}
