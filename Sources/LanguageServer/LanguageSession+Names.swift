import GalleyDocuments
import GalleyParsing
import GalleySystem

extension LanguageSession {
  /// Where a name is given, and what is given to it.
  struct Definition {
    var document: OpenDocument
    var name: SourceRange
    var value: SourceRange
  }

  /// A place at which a name is written.
  struct Use {
    var document: OpenDocument
    /// The name alone, without quotes or tags.
    var range: SourceRange
  }

  // MARK: Definitions

  /// Where the name at a place is given: a style or colour of a sheet or theme, an identifier of the
  /// document, a file.
  func definition(_ spot: Spot) throws(JSONRPC.Fault) -> SyntaxValue {
    let (site, document) = (spot.site, spot.document)
    let found =
      switch site.name {
      case (let kind, let name)?: definition(kind, name, in: document)
      case nil:
        designTexts(of: document).token(site.text, of: "colors")
          .flatMap { definition($0, in: document) }
      }
    if let found { return location(found.name, in: found.document) }
    guard !site.cursor.isKey, !site.text.isEmpty, let path = document.path(named: site.text),
      readable.contains(path)
    else {
      return .null
    }
    return .object([
      ("uri", .text(FileAddress.uri(path))),
      ("range", TextPositions(SourceText(name: path, text: ""), unit).range(SourceRange(0, 0))),
    ])
  }

  func definition(
    _ kind: DocumentGrammar.Name, _ name: String, in document: OpenDocument
  ) -> Definition? {
    switch kind {
    case .identifier: identifier(name, in: document)
    case .style: designTexts(of: document).style(name).flatMap { definition($0, in: document) }
    case .type, .scheme, .textStyle, .theme, .styleSheet: nil
    }
  }

  private func identifier(_ name: String, in document: OpenDocument) -> Definition? {
    var found: Definition?
    document.syntax.visit { value, key, object in
      guard found == nil, key == "id", value.text == name else { return }
      found = Definition(
        document: document, name: value.range, value: object?.range ?? value.range)
    }
    return found
  }

  /// The sheet and the theme that an envelope names, as the editor has them, or writes out.
  private func designTexts(of document: OpenDocument) -> DesignTexts {
    DesignTexts(of: .init(source: document.source, value: document.syntax, isDocument: true)) {
      document.path(named: $0).flatMap(file)?.source
    }
  }

  private func definition(
    _ found: DesignTexts.Definition, in document: OpenDocument
  ) -> Definition? {
    holder(of: found.text, for: document).map {
      Definition(document: $0, name: found.key, value: found.value.range)
    }
  }

  /// The document in which a text stands.
  private func holder(of text: DesignTexts.Text, for document: OpenDocument) -> OpenDocument? {
    text.isDocument ? document : file(text.source.name)
  }

  private func sheet(of document: OpenDocument) -> (document: OpenDocument, value: SyntaxValue)? {
    designTexts(of: document).sheet.flatMap { sheet in
      holder(of: sheet, for: document).map { ($0, sheet.value) }
    }
  }

  /// A file as the editor has it, or from the disk.
  private func file(_ path: String) -> OpenDocument? {
    documents.values.first { File.isSame($0.source.name, path) }
      ?? (try? ConfinedFiles(to: readable).read(path, limit: 1 << 30)).map {
        OpenDocument(
          uri: FileAddress.uri(path), SourceText(file: path, bytes: $0), unit)
      }
  }

  // MARK: Uses

  func references(_ spot: Spot) throws(JSONRPC.Fault) -> SyntaxValue {
    .array(
      uses(of: try name(at: spot), in: spot.document).map { location($0.range, in: $0.document) })
  }

  /// The range of the name that could be given another.
  func renamed(_ spot: Spot) throws(JSONRPC.Fault) -> SyntaxValue {
    guard let (_, name) = try? name(at: spot),
      let range = spot.document.range(of: name, in: spot.site.cursor.word)
    else { return .null }
    return spot.document.positions.range(range)
  }

  /// Gives a style or an identifier another name wherever it is written: in the sheet, in the open
  /// documents and in those of the editor's folders.
  func rename(_ spot: Spot, to newName: String) throws(JSONRPC.Fault) -> SyntaxValue {
    let name = try name(at: spot)
    let isPlain = newName.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !"\"\\<>&".unicodeScalars.contains($0)
    }
    guard !newName.isEmpty, isPlain else {
      throw .badParameters("a name has no quotes, backslashes, angle brackets or ampersands")
    }
    var changes: [(String, [SyntaxValue])] = []
    for use in uses(of: name, in: spot.document) {
      let change = edit(use.range, newName, in: use.document)
      if let index = changes.firstIndex(where: { $0.0 == use.document.uri }) {
        changes[index].1.append(change)
      } else {
        changes.append((use.document.uri, [change]))
      }
    }
    return .object([("changes", .object(changes.map { ($0.0, .array($0.1)) }))])
  }

  /// The style or identifier at a place of a document or sheet.
  private func name(at spot: Spot) throws(JSONRPC.Fault) -> (DocumentGrammar.Name, String) {
    if isDocument(spot.document), let (kind, name) = spot.site.name,
      [.style, .identifier].contains(kind)
    {
      return (kind, name)
    }
    if let name = spot.document.style(at: spot.offset) { return (.style, name) }
    throw .badParameters("no style and no identifier stands here")
  }

  private func uses(
    of name: (kind: DocumentGrammar.Name, text: String), in document: OpenDocument
  ) -> [Use] {
    guard name.kind == .style else { return document.identifierUses(name.text) }
    guard let sheet = sheet(of: document) else { return document.styleUses(name.text) }
    let path = sheet.document.source.name
    let others = workspace(beside: document).filter { other in
      !File.isSame(other.source.name, path)
        && self.sheet(of: other).map { File.isSame($0.document.source.name, path) } ?? false
    }
    return sheet.document.definitions(ofStyle: name.text, in: sheet.value)
      + ([sheet.document] + others).flatMap { $0.styleUses(name.text) }
  }

  /// The most files that are looked through for uses of a name.
  private static let workspaceLimit = 5_000

  /// The open documents and those of the folders that the editor shows; without a folder, those
  /// beside a document.
  private func workspace(beside document: OpenDocument) -> [OpenDocument] {
    var found = documents.values.sorted { $0.uri < $1.uri }
    let known = Set(found.map(\.source.name))
    let beside = FilePath(document.source.name).folder.string
    var open = folders.isEmpty ? [beside] : folders
    var count = 0
    while let folder = open.popLast(), count < Self.workspaceLimit {
      for name in ((try? Directory.names(in: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        let path = FilePath(folder).appending(name).string
        count += 1
        if name.hasSuffix(".json") {
          if !known.contains(path), let file = file(path) { found.append(file) }
        } else if Directory.exists(path), readable.contains(path) {
          open.append(path)
        }
      }
    }
    return found
  }
}

extension OpenDocument {
  /// The bytes of a name within a string, key or tag.
  func range(of name: String, in range: SourceRange) -> SourceRange? {
    let name = Array(name.utf8)
    guard !name.isEmpty, range.end - range.start >= name.count else { return nil }
    let start = (range.start...(range.end - name.count)).first {
      source.bytes[$0...].starts(with: name)
    }
    return start.map { SourceRange($0, $0 + name.count) }
  }

  private func use(of name: String, in range: SourceRange) -> LanguageSession.Use? {
    self.range(of: name, in: range).map { LanguageSession.Use(document: self, range: $0) }
  }

  /// Where components use a style, and styles have it as their parent.
  func styleUses(_ name: String) -> [LanguageSession.Use] {
    var found: [LanguageSession.Use] = []
    syntax.visit { value, key, _ in
      guard let key, ["style", "substyle", "parent"].contains(key), value.text == name else {
        return
      }
      if let use = use(of: name, in: value.range) { found.append(use) }
    }
    return found
  }

  /// Where a sheet gives a style its name.
  func definitions(ofStyle name: String, in sheet: SyntaxValue) -> [LanguageSession.Use] {
    (sheet["styles"]?.members ?? []).filter { $0.key == name }.compactMap {
      use(of: name, in: $0.keyRange)
    }
  }

  /// Where components have an identifier, and positions name it.
  func identifierUses(_ name: String) -> [LanguageSession.Use] {
    var found: [LanguageSession.Use] = []
    var inPosition: [SourceRange] = []
    syntax.visit { value, key, _ in
      if let key, DocumentGrammar.siblingKeys.contains(key) { inPosition.append(value.range) }
      guard value.text == name else { return }
      let isReference = inPosition.contains {
        $0.start <= value.range.start && value.range.end <= $0.end
      }
      guard key == "id" || isReference, let use = use(of: name, in: value.range) else { return }
      found.append(use)
    }
    return found
  }

  /// The style whose name or parent stands at a byte of a sheet.
  func style(at offset: Int) -> String? {
    func holds(_ range: SourceRange) -> Bool { range.start <= offset && offset <= range.end }
    for member in syntax["styles"]?.members ?? [] {
      if holds(member.keyRange) { return member.key }
      if let parent = member.value["parent"], holds(parent.range) { return parent.text }
    }
    return nil
  }
}
