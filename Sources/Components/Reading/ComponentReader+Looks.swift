internal import GalleyDesign
internal import GalleyParsing

extension ComponentReader {
  /// The modifiers that a document specifies, before styles are applied.
  struct LookDraft {
    var look = Modifiers()
    var rows = RowSet()
    var tokens: [TokenUse] = []
    var scheme: Scheme?
  }

  /// Reads the keys that every component shares.
  mutating func readLook(
    _ properties: [SyntaxMember], _ entry: ComponentEntry
  ) -> LookDraft {
    var draft = LookDraft()
    let outer = exchangeTokens()
    for member in properties where entry.parts.row(member.key) == nil {
      readMember(member, in: .properties, catalog.looks, &draft.look, &draft.rows)
    }
    draft.tokens = exchangeTokens(outer)
    return draft
  }

  /// Returns the scheme of styles and the theme for a component whose properties have been read.
  func scheme(of draft: LookDraft, for content: any DocumentView) -> Scheme? {
    draft.look.combinedScheme(names, over: content.ownScheme(names.ownScheme(of:)))
  }

  /// Returns the modifiers in the state of their component, with styles and the theme applied.
  func finished(
    _ draft: LookDraft, _ content: ReadContent, _ entry: ComponentEntry
  ) -> LookReading {
    var (look, rows) = (draft.look, draft.rows)
    if let scheme = content.scheme {
      var adoption = StyleAdoption(look, rows: rows, catalog.looks)
      Modifiers.adopt(scheme, into: &adoption)
      (look, rows) = (adoption.owner, adoption.rows)
      if entry.parts.adoptsStyledBox { look = look.withBox(of: draft.look) }
    }
    return LookReading(
      look, rows: rows, written: draft.rows, tokens: draft.tokens, catalog.looks,
      scheme: draft.scheme, ownsBox: entry.parts.ownsBox)
  }
}
