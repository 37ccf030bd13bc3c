internal import GalleyParsing

/// Puts the sets and modifiers of a resolver document together into one tree of tokens.
struct TokenResolver {
  private let members: [SyntaxMember]
  private let range: SourceRange
  private let files: TokenFiles
  private let diagnostics: DiagnosticCollector
  /// True if a modifier has contexts for light and dark.
  private(set) var hasAppearances = false

  init(
    _ members: [SyntaxMember], at range: SourceRange, files: TokenFiles,
    diagnostics: DiagnosticCollector
  ) {
    self.members = members
    self.range = range
    self.files = files
    self.diagnostics = diagnostics
  }

  private static let version = "2025.10"

  /// Whether a document is a resolver rather than a tree of tokens.
  static func isResolver(_ members: [SyntaxMember]) -> Bool {
    let root = SyntaxValue(.object(members))
    if root["resolutionOrder"]?.elements != nil { return true }
    // Its order was forgotten.
    guard let version = root["version"]?.text else { return false }
    return version == self.version
      || ["sets", "modifiers"].contains { root[$0]?.members != nil }
  }

  /// The tokens for inputs; a modifier without input takes the context named as the appearance, and
  /// its default where it has none.
  mutating func members(
    inputs: [String: String], appearance: String
  ) -> [SyntaxMember] {
    var reader = ValueReader(members, at: range, diagnostics: diagnostics)
    if let version = reader.string("version", .required), version != Self.version {
      let place = reader.value("version")?.range ?? range
      diagnostics.fail("only version \(Self.version) is read, found \"\(version)\"", at: place)
    }
    for key in ["name", "description", "$schema"] { _ = reader.string(key) }
    let sets = reader.object("sets")
    let modifiers = reader.object("modifiers")
    let order = reader.array("resolutionOrder", .required)
    reader.finish(knownKeys: Self.rootKeys)
    for (kind, definitions) in [(Kind.set, sets), (.modifier, modifiers)] {
      for member in definitions?.members ?? [] { check(member.value, as: kind, isInline: false) }
    }
    if let order, order.isEmpty {
      diagnostics.fail("\"resolutionOrder\" names nothing to take tokens from", at: range)
    }
    reportUnknown(inputs, modifiers)
    var result: [SyntaxMember] = []
    var names: Set<String> = []
    for item in order ?? [] {
      guard names.insert(Self.name(of: item)).inserted else {
        diagnostics.fail(
          "\"\(Self.name(of: item))\" stands in the order already", at: item.range)
        continue
      }
      result = merge(item, sets, modifiers, inputs, appearance, over: result)
    }
    return result
  }

  private static let rootKeys = [
    "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs",
    "$extensions",
  ]

  /// The kind of the parts of the order.
  private enum Kind: String, CaseIterable {
    case set, modifier
  }

  /// The name of an entry of the order: its own, or that of what it refers to.
  private static func name(of item: SyntaxValue) -> String {
    item["$ref"]?.text ?? item["name"]?.text ?? "\(item.range.start)"
  }

  /// Looks at the keys of a set or a modifier; inside the order it must say its name and what it is.
  private func check(_ value: SyntaxValue, as kind: Kind, isInline: Bool) {
    guard var reader = ValueReader(value, diagnostics: diagnostics) else { return }
    _ = reader.string("description")
    if isInline {
      _ = reader.string("name", .required)
      _ = reader.oneOf("type", as: Kind.self, .required)
    }
    let keys = kind == .set ? ["sources"] : ["contexts", "default"]
    reader.finish(
      knownKeys: ["description", "$extensions"] + (isInline ? ["name", "type"] : []) + keys)
  }

  private func reportUnknown(_ inputs: [String: String], _ modifiers: ValueReader?) {
    let names = modifiers?.members.map(\.key) ?? []
    for name in inputs.keys.sorted() where !names.contains(name) {
      diagnostics.fail(
        "there is no modifier \"\(name)\"", at: nil,
        suggestion: diagnostics.nearest(name, in: names))
    }
  }

  private mutating func merge(
    _ item: SyntaxValue, _ sets: ValueReader?, _ modifiers: ValueReader?,
    _ inputs: [String: String], _ appearance: String, over base: [SyntaxMember]
  ) -> [SyntaxMember] {
    var value = item
    var name = item["name"]?.text ?? ""
    if let reference = item["$ref"] {
      guard let path = reference.text.flatMap(TokenReference.pointer), path.count == 2,
        let found = (path[0] == "sets" ? sets : path[0] == "modifiers" ? modifiers : nil)?
          .members.last(where: { $0.key == path[1] })
      else {
        diagnostics.fail(
          "expected \"#/sets/…\" or \"#/modifiers/…\" that exists", at: reference.range)
        return base
      }
      value = found.value
      name = path[1]
    } else {
      check(item, as: item["contexts"] == nil ? .set : .modifier, isInline: true)
    }
    if let contexts = value["contexts"] {
      guard let sources = context(value, contexts, name, inputs, appearance) else { return base }
      return merge(sources, sets, over: base)
    }
    guard let sources = value["sources"]?.elements else {
      diagnostics.fail(
        "expected a set with \"sources\" or a modifier with \"contexts\"", at: value.range)
      return base
    }
    return merge(sources, sets, over: base)
  }

  /// The sources of the context to take.
  private mutating func context(
    _ modifier: SyntaxValue, _ contexts: SyntaxValue, _ name: String, _ inputs: [String: String],
    _ appearance: String
  ) -> [SyntaxValue]? {
    let names = contexts.members?.map(\.key) ?? []
    if names.isEmpty {
      diagnostics.fail("the modifier \"\(name)\" has no contexts", at: contexts.range)
      return nil
    }
    let usual = modifier["default"]
    if let usual, !names.contains(usual.text ?? "") {
      diagnostics.fail("the default is none of the contexts", at: usual.range)
    }
    var chosen = inputs[name]
    if chosen == nil, names.contains("light"), names.contains("dark") {
      hasAppearances = true
      chosen = appearance
    }
    guard let chosen = chosen ?? usual?.text else {
      let message = "the modifier \"\(name)\" has no default and was given no context"
      diagnostics.fail(message, at: modifier.range)
      return nil
    }
    guard let sources = contexts[chosen]?.elements else {
      diagnostics.fail(
        "the modifier \"\(name)\" has no context \"\(chosen)\"", at: contexts.range,
        suggestion: diagnostics.nearest(chosen, in: names))
      return nil
    }
    return sources
  }

  private func merge(
    _ sources: [SyntaxValue], _ sets: ValueReader?, over base: [SyntaxMember], depth: Int = 0
  ) -> [SyntaxMember] {
    var result = base
    for source in sources {
      guard let reference = source["$ref"] else {
        guard case .object(let members) = source.kind else {
          diagnostics.mismatch("tokens or a reference", source)
          continue
        }
        result = TokenTree.merge(members, over: result)
        continue
      }
      if let path = reference.text.flatMap(TokenReference.pointer), path.first == "sets",
        path.count == 2, depth < 20,
        let set = sets?.members.last(where: { $0.key == path[1] })?.value["sources"]?.elements
      {
        result = merge(set, sets, over: result, depth: depth + 1)
      } else if let members = files.members(reference) {
        result = TokenTree.merge(members, over: result)
      }
    }
    return result
  }
}

/// The token files that a resolver document names.
struct TokenFiles {
  let load: (String) -> SourceText?
  let diagnostics: DiagnosticCollector

  /// The members of the file a reference names. Everything in it counts as standing at the
  /// reference, since findings can be placed in one source only; what is wrong with the file's
  /// syntax is said with the file's own line and column.
  func members(_ reference: SyntaxValue) -> [SyntaxMember]? {
    guard let path = reference.text, !path.hasPrefix("#"), let source = load(path) else {
      let name = reference.text.map { "\"\($0)\"" } ?? "named by \(reference.summary)"
      diagnostics.fail("the file \(name) cannot be read", at: reference.range)
      return nil
    }
    let (value, findings) = JSONParser.parse(source, acceptsJSON5: true)
    for finding in findings {
      let headline = finding.headline(in: source)
      diagnostics.add(Diagnostic(finding.severity, headline, at: reference.range))
    }
    guard case .object(let members)? = value?.kind else { return nil }
    return members.map { $0.placed(at: reference.range) }
  }
}

extension SyntaxMember {
  /// The member with everything in it placed at a range.
  func placed(at range: SourceRange) -> SyntaxMember {
    SyntaxMember(key: key, keyRange: range, value: value.placed(at: range))
  }
}

extension SyntaxValue {
  /// The value with everything in it placed at a range.
  func placed(at range: SourceRange) -> SyntaxValue {
    switch kind {
    case .array(let elements):
      SyntaxValue(.array(elements.map { $0.placed(at: range) }), at: range)
    case .object(let members):
      SyntaxValue(.object(members.map { $0.placed(at: range) }), at: range)
    default: SyntaxValue(kind, at: range)
    }
  }
}
