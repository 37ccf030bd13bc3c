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
    // The soft edge of a round view would show around that of the border.
    if entry.parts.cutsOwnCorners, look.cornerRadius != nil, look.hasOpaqueBorder,
      look.clipped == nil
    {
      look.clipped = true
    }
    return LookReading(
      look, rows: rows, written: draft.rows, tokens: draft.tokens, catalog.looks,
      scheme: draft.scheme, ownsBox: entry.parts.ownsBox)
  }

  /// Warns about keys of a box that paint nothing, since the other key is absent from the document and the theme.
  ///
  /// - Returns: True if there is such a key.
  mutating func warn(
    aboutIdleKeysIn properties: [SyntaxMember], of look: Modifiers, _ entry: ComponentEntry
  ) -> Bool {
    var isIdle = false
    func value(_ key: String) -> SyntaxMember? {
      properties.last { $0.key == key && $0.value.kind != .null }
    }
    func note(_ key: String, _ reason: String) {
      guard let member = value(key) else { return }
      diagnostics.warnOfMissingKey(
        "\"\(key)\" has no effect without \(reason)", at: member.keyRange)
      isIdle = true
    }
    if look.borderColor == nil, (look.borderWidth ?? 0) > 0 {
      note("borderWidth", "\"borderColor\"")
    }
    if look.borderColor != nil, look.borderWidth == nil { note("borderColor", "\"borderWidth\"") }
    // A shape or a component that paints its own box has corners of its own.
    if look.cornerRadius != nil, !look.hasBox, entry.subviews != .none, !entry.parts.ownsBox,
      entry.schemeKind == nil
    {
      note("cornerRadius", "a background, a border, a shadow or \"clipped\"")
    }
    return isIdle
  }
}
