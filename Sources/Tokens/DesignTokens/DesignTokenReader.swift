internal import GalleyDesign
public import GalleyParsing

/// Reads design-token files and resolver documents (2025.10).
///
/// Findings name unknown tokens, circles of references with all their tokens, types that are
/// missing, unknown or do not fit, and values that do not fit their type, each at its place. The
/// forms of older drafts (colours and dimensions as text) are read with a warning, and so are files
/// of Style Dictionary and Tokens Studio from before there was a format.
public struct DesignTokenReader {
  private let diagnostics: DiagnosticCollector

  /// Reads a text.
  ///
  /// - Parameter others: Files whose tokens this one may refer to and replaces; findings in them name
  ///   their place in the message, and their tokens have the range of its first byte.
  /// - Parameter inputs: The contexts to take by the names of modifiers, for a resolver document, or
  ///   the themes by the names of their groups, for a file of Tokens Studio.
  /// - Parameter load: Finds the file that a resolver document names; none without it.
  /// - Returns: The tokens that could be read, and the findings.
  public static func read(
    _ source: SourceText, others: [SourceText] = [], mode: ReadingMode = .strict,
    inputs: [String: String] = [:],
    limits: ParsingLimits = .standard, load: @escaping (String) -> SourceText? = { _ in nil }
  ) -> (document: DesignTokenDocument, diagnostics: [Diagnostic]) {
    var (document, sources, findings) = read(
      others + [source], mode: mode, inputs: inputs, limits: limits, load: load)
    let placed = findings.map { finding -> Diagnostic in
      let (file, finding) = sources.place(finding)
      guard file.name != source.name else { return finding }
      return Diagnostic(
        finding.severity, finding.headline(in: file), at: SourceRange(0, 0), isLoss: finding.isLoss)
    }
    for index in document.tokens.indices {
      document.tokens[index].range = sources.rangeInLast(document.tokens[index].range)
    }
    return (document, placed)
  }

  /// Reads files of which each may refer to the ones before it and replaces their tokens.
  ///
  /// - Returns: The tokens, the files, and the findings. Findings, and the ranges of the tokens, lead to
  ///   a file by way of ``TokenSources/place(_:)``.
  package static func read(
    _ files: [SourceText], mode: ReadingMode, inputs: [String: String] = [:],
    limits: ParsingLimits = .standard, load: @escaping (String) -> SourceText? = { _ in nil }
  ) -> (document: DesignTokenDocument, sources: TokenSources, diagnostics: [Diagnostic]) {
    let sources = TokenSources(files)
    let diagnostics = DiagnosticCollector(mode: mode, limit: limits.maximumDiagnostics)
    let reader = DesignTokenReader(diagnostics: diagnostics)
    guard let value = reader.merged(sources, limits) else {
      return (DesignTokenDocument(), sources, diagnostics.sortedSummary)
    }
    let document = reader.document(value, inputs: inputs, load: load)
    return (document, sources, diagnostics.sortedSummary)
  }

  /// Reads tokens that are part of another file.
  package static func read(
    _ value: SyntaxValue, _ diagnostics: DiagnosticCollector
  ) -> DesignTokenDocument {
    DesignTokenReader(diagnostics: diagnostics).document(value, inputs: [:], load: { _ in nil })
  }

  /// Whether an object has tokens, or sets of tokens, as tools wrote them before the format.
  package static func reads(older members: [SyntaxMember]) -> Bool {
    StudioSets.areIn(members) || ForeignTokens.areIn(members)
  }

  /// Whether an object puts sets of tokens together.
  package static func isResolver(_ members: [SyntaxMember]) -> Bool {
    TokenResolver.isResolver(members)
  }

  /// The values of all files in one; nil when the last one has no value.
  private func merged(_ sources: TokenSources, _ limits: ParsingLimits) -> SyntaxValue? {
    var result: SyntaxValue?
    for (index, source) in sources.files.enumerated() {
      let (value, findings) = JSONParser.parse(source, limits: limits, acceptsJSON5: true)
      for finding in findings { diagnostics.add(sources.global(finding, in: index)) }
      // A single file keeps what was left unread.
      guard index > 0 || sources.files.count > 1 else { return value }
      let isLast = index == sources.files.count - 1
      guard let value, case .object(let own) = value.kind else {
        if isLast { return value }
        continue
      }
      var base: [SyntaxMember] = []
      if case .object(let members)? = result?.kind { base = members }
      let members = StudioSets.merge(sources.global(own, in: index), over: base)
      result = SyntaxValue(.object(members), at: sources.global(value.range, in: index))
    }
    return result
  }

  private func document(
    _ value: SyntaxValue, inputs: [String: String], load: @escaping (String) -> SourceText?
  ) -> DesignTokenDocument {
    guard let members = ValueReader(value, diagnostics: diagnostics)?.members else {
      return DesignTokenDocument()
    }
    if ForeignTokens.areIn(members) || StudioSets.areIn(members) {
      return foreignDocument(members, inputs: inputs, at: value.range)
    }
    guard TokenResolver.isResolver(members) else {
      return document(light: members, dark: members, at: value.range)
    }
    let files = TokenFiles(load: load, diagnostics: diagnostics)
    var resolver = TokenResolver(members, at: value.range, files: files, diagnostics: diagnostics)
    let light = resolver.members(inputs: inputs, appearance: "light")
    guard resolver.hasAppearances else {
      return document(light: light, dark: light, at: value.range)
    }
    // What is wrong with the resolver itself was said the first time.
    var again = TokenResolver(
      members, at: value.range, files: files, diagnostics: DiagnosticCollector(limit: 1))
    let dark = again.members(inputs: inputs, appearance: "dark")
    return document(light: light, dark: dark, at: value.range)
  }

  /// The tokens of a file from before the format. What cannot be read of it spoils nothing else.
  private func foreignDocument(
    _ members: [SyntaxMember], inputs: [String: String], at range: SourceRange
  ) -> DesignTokenDocument {
    let lenient = DiagnosticCollector(mode: .lenient, limit: diagnostics.limit)
    defer { diagnostics.add(contentsOf: lenient.diagnostics) }
    let sets = StudioSets(members, inputs: inputs, diagnostics: diagnostics)
    func translated(_ members: [SyntaxMember], _ findings: DiagnosticCollector) -> [SyntaxMember] {
      ForeignTokens(members, diagnostics: findings).translated(members)
    }
    let light = translated(sets.members(for: "light"), lenient)
    let dark =
      sets.hasAppearances
      ? translated(sets.members(for: "dark"), DiagnosticCollector(limit: 1)) : light
    return DesignTokenReader(diagnostics: lenient).document(light: light, dark: dark, at: range)
  }

  private func document(
    light: [SyntaxMember], dark: [SyntaxMember], at range: SourceRange
  ) -> DesignTokenDocument {
    var document = DesignTokenDocument(
      tokens: tokens(light, mode: "light", at: range, diagnostics))
    let hasModes = light != dark || document.tokens.contains { $0.hasMode }
    guard hasModes else { return document }
    let findings = DiagnosticCollector(mode: diagnostics.mode, limit: diagnostics.limit)
    var darkTokens: [String: DesignToken] = [:]
    let known = Set(diagnostics.diagnostics)
    for token in tokens(dark, mode: "dark", at: range, findings) { darkTokens[token.name] = token }
    for finding in findings.diagnostics where !known.contains(finding) { diagnostics.add(finding) }
    for index in document.tokens.indices {
      let dark = darkTokens.removeValue(forKey: document.tokens[index].name)
      document.tokens[index].darkAlias = dark?.alias
      if dark?.value != document.tokens[index].value {
        document.tokens[index].darkValue = dark?.value
      }
    }
    for token in darkTokens.values.sorted(by: { $0.name < $1.name }) {
      diagnostics.loss(
        "\"\(token.name)\" is left out: it has a value in dark appearance only", at: token.range)
    }
    return document
  }

  // MARK: One mode

  private func tokens(
    _ members: [SyntaxMember], mode: String, at range: SourceRange,
    _ diagnostics: DiagnosticCollector
  ) -> [DesignToken] {
    let tree = TokenTree(members, at: range, diagnostics: diagnostics)
    let references = TokenReferences(
      tree.tokens, groups: tree.groups, diagnostics: diagnostics
    ) { token in
      token["$extensions"]?["mode"]?[mode] ?? token["$value"]
        ?? token["$ref"].map { reference in
          let member = SyntaxMember(
            key: "$ref", keyRange: reference.range, value: reference)
          return SyntaxValue(.object([member]), at: reference.range)
        }
    }
    let values = TokenValueReader(diagnostics: diagnostics)
    return tree.tokens.indices.compactMap { index -> DesignToken? in
      guard let resolved = references.resolved[index] else { return nil }
      let raw = tree.tokens[index]
      guard let type = type(of: raw, resolved.type, diagnostics),
        let value = values.read(resolved.value, as: type)
      else {
        // What is wrong was said where the other token stands.
        if let alias = resolved.alias { diagnostics.leaveOut(raw, with: tree.tokens[alias]) }
        return nil
      }
      var token = DesignToken(path: raw.path, value: value, at: raw.nameRange)
      token.alias = resolved.alias.map { tree.tokens[$0].name }
      describe(&token, raw, diagnostics)
      return token
    }
  }

  private func type(
    of token: RawToken, _ type: SyntaxValue?, _ diagnostics: DiagnosticCollector
  ) -> DesignTokenType? {
    guard let type else {
      diagnostics.fail(
        "the token \"\(token.name)\" has no \"$type\", nor has a group round it",
        at: token.nameRange)
      return nil
    }
    guard let name = type.text else {
      diagnostics.mismatch("a type's name", type, for: "$type")
      return nil
    }
    if let known = DesignTokenType(rawValue: name) { return known }
    // Types of other tools' own (`string`, `boolean`, `link`) are common and spoil no other token;
    // what looks like a slip is one.
    let types = DesignTokenType.allCases.map(\.rawValue)
    if SpellingSuggestion.nearest(name, in: types) != nil {
      diagnostics.unknown("type", name, at: type.range, among: types)
    } else {
      diagnostics.loss(
        "the format has no type \"\(name)\"; \"\(token.name)\" is left out", at: type.range)
    }
    return nil
  }

  private func describe(
    _ token: inout DesignToken, _ raw: RawToken, _ diagnostics: DiagnosticCollector
  ) {
    if let description = raw["$description"] {
      token.description = description.text
      if description.text == nil {
        diagnostics.mismatch("a string", description, for: "$description")
      }
    }
    token.extensions = raw["$extensions"]
    if let extensions = token.extensions, extensions.members == nil {
      diagnostics.mismatch("an object", extensions, for: "$extensions")
      token.extensions = nil
    }
    guard let deprecated = raw["$deprecated"] ?? raw.groupDeprecation else { return }
    switch deprecated.kind {
    case .bool(let isDeprecated): token.deprecation = isDeprecated ? .unexplained : nil
    case .string(let reason): token.deprecation = .explained(reason)
    default:
      diagnostics.mismatch("true, false or a reason", deprecated, for: "$deprecated")
    }
  }
}

extension DesignToken {
  /// Whether the token says values for modes.
  fileprivate var hasMode: Bool { extensions?["mode"] != nil }
}
