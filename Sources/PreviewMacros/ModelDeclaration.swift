/// A class under `@Model` or an actor under `@ModelActor`, as far as the macros ask.
struct ModelDeclaration {
  private let name: String
  private let access: String
  /// The stored variables, each with what `@Relationship` was given.
  private let properties: [(name: String, relationship: String)]

  init?(_ source: String) {
    var scanner = SourceScanner(source[...])
    var body: Substring?
    var head = source[...]
    while let (character, place) = scanner.next() {
      guard character == "{", scanner.depth == 1 else { continue }
      head = source[..<place]
      let end = source.lastIndex(of: "}") ?? source.endIndex
      body = source[source.index(after: place)..<end]
      break
    }
    let words = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let kind = words.lastIndex(where: { $0 == "class" || $0 == "actor" }),
      kind + 1 < words.count, let body
    else { return nil }
    name = String(words[kind + 1])
    let isSeen = words.contains { $0 == "public" || $0 == "open" || $0 == "package" }
    access = isSeen ? words.contains("package") ? "package " : "public " : ""
    properties = PropertyDeclaration.all(in: body).filter(\.isStored).map {
      ($0.name, $0.argument(of: "Relationship"))
    }
  }

  var members: String {
    let relationships = properties.map { property in
      let more = property.relationship.isEmpty ? "" : ", " + property.relationship
      return "Schema.Relationship(\\\(name).\(property.name)\(more))"
    }
    return """
      @ObservationIgnored \(access)let _$observationRegistrar = _ModelRegistrar()
      \(access)static var _$relationships: [Schema.Relationship] {
        [\(relationships.joined(separator: ",\n"))]
      }
      internal func access<Member>(keyPath: KeyPath<\(name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      internal func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      internal func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool { true }
      """
  }

  var actorMembers: String {
    """
    \(access)nonisolated let modelContainer: ModelContainer
    \(access)init(modelContainer: ModelContainer) { self.modelContainer = modelContainer }
    """
  }
}

/// A variable of a type.
struct PropertyDeclaration {
  let name: String
  let isStored: Bool
  private let attributes: Substring

  /// What an attribute was given between its brackets.
  func argument(of attribute: String) -> String {
    guard let found = attributes.firstRange(of: "@\(attribute)(") else { return "" }
    var scanner = SourceScanner(attributes[found.upperBound...])
    while let (_, place) = scanner.next() {
      if scanner.depth < 0 {
        return SourceScanner.trimmed(attributes[found.upperBound..<place])
      }
    }
    return ""
  }

  init?(_ declaration: Substring) {
    // The word `var` outside of brackets; what stands before it are attributes and modifiers.
    var scanner = SourceScanner(declaration)
    var word = ""
    var end: Substring.Index?
    var before: Set<String> = []
    while let (character, place) = scanner.next() {
      if character.isLetter || character == "_" || character == "@" {
        if scanner.depth == 0 { word.append(character) }
        continue
      }
      if word == "var" {
        end = place
        break
      }
      before.insert(word)
      word = ""
    }
    guard let end else { return nil }
    attributes = declaration[..<end]
    let rest = declaration[end...].drop(while: \.isWhitespace)
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    guard !name.isEmpty,
      before.isDisjoint(with: ["let", "func", "init", "case", "class", "struct"])
    else { return nil }
    let unobserved: Set = ["static", "lazy", "@Transient", "@ObservationIgnored", "@Published"]
    isStored = unobserved.isDisjoint(with: before) && !Self.isComputed(rest)
  }

  /// Whether a block of accessors follows the name and the type; observers do not count.
  private static func isComputed(_ text: Substring) -> Bool {
    var scanner = SourceScanner(text)
    while let (character, place) = scanner.next() {
      if character == "=", scanner.depth == 0 { return false }
      guard character == "{", scanner.depth == 1 else { continue }
      let inside = text[text.index(after: place)...].drop(while: \.isWhitespace)
      return !inside.hasPrefix("didSet") && !inside.hasPrefix("willSet")
    }
    return false
  }

  /// The variables that a type's body declares, but those under a condition.
  static func all(in body: Substring) -> [PropertyDeclaration] {
    var open = 0
    return PreviewableDeclarations.statements(body)
      .reduce(into: [Substring]()) { declarations, statement in
        // Attributes may be on lines of their own.
        if let last = declarations.last, isAttribute(last) {
          declarations[declarations.count - 1] = body[last.startIndex..<statement.endIndex]
        } else {
          declarations.append(statement)
        }
      }
      .compactMap { statement in
        let text = statement.drop(while: \.isWhitespace)
        if text.hasPrefix("#if") { open += 1 }
        if text.hasPrefix("#endif") { open -= 1 }
        return open > 0 ? nil : PropertyDeclaration(statement)
      }
  }

  private static func isAttribute(_ statement: Substring) -> Bool {
    let text = SourceScanner.trimmed(statement)
    guard text.hasPrefix("@") else { return text.isEmpty }
    var scanner = SourceScanner(text[...])
    while let (character, _) = scanner.next() {
      if scanner.depth == 0, character.isWhitespace { return false }
    }
    return true
  }
}
