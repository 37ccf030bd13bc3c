internal import GalleyParsing

extension ComponentReader {
  /// Reads a member into the owner of a table when the table has its key; null counts as absent.
  mutating func readMember<Owner>(
    _ member: SyntaxMember, in place: PropertyPlace, _ table: PropertyTable<Owner>,
    _ owner: inout Owner, _ rows: inout RowSet
  ) {
    guard let index = table.row(named: member.key) else { return }
    let row = table.rows[index]
    guard row.description.place == place else { return }
    guard member.value.kind != .null else { return }
    if rows.contains(index) {
      diagnostics.repeatedKey(member)
      forgetTokens(of: row.description.name)
    }
    let outer = spelling
    let name = row.description.name
    spelling = member.key == name ? nil : KeySpelling(written: member.key, name: name)
    let around = self.member
    self.member = member
    defer { (spelling, self.member) = (outer, around) }
    if row.read(member.value, &owner, &self) { rows.insert(index) }
  }

  /// The key that is being read, as the document has it; nil where that is the key's own name.
  var writtenKey: String? { spelling?.written }

  /// Complains about members that no table of a component has a row for.
  mutating func checkKeys(
    of members: [SyntaxMember], in place: PropertyPlace, _ entry: ComponentEntry
  ) {
    for member in members {
      if let own = entry.parts.row(member.key) {
        checkPlace(of: member, in: place, entry.properties[own])
      } else if let shared = catalog.looks.row(named: member.key) {
        checkPlace(of: member, in: place, catalog.sharedProperties[shared])
        checkParent(of: member, catalog.sharedProperties[shared])
      } else if catalog.anyProperty(named: member.key) != nil {
        keyWithoutEffect(member, entry)
      } else {
        unknownKey(member, in: place, entry)
      }
    }
  }

  private mutating func checkPlace(
    of member: SyntaxMember, in place: PropertyPlace, _ description: PropertyDescription
  ) {
    guard description.place != place else { return }
    fail(
      "\"\(member.key)\" belongs in \"\(description.place.rawValue)\", "
        + "not in \"\(place.rawValue)\"",
      at: member.keyRange)
  }

  /// Complains about a key that the container around does not read.
  private mutating func checkParent(of member: SyntaxMember, _ description: PropertyDescription) {
    guard let parent, member.value.kind != .null else { return }
    let name = catalog.entries[parent].typeName
    guard let readers = ParentKeys.readers(of: description.name, in: name) else { return }
    let others = readers.count > 1 ? "\(readers.dropLast().joined(separator: ", ")) or " : ""
    warn(
      "\"\(member.key)\" has no effect in a component of type \(name); "
        + "it is for what stands in a \(others)\(readers.last ?? "")",
      at: member.keyRange)
  }

  /// Complains about a key that only components of other types have.
  private mutating func keyWithoutEffect(_ member: SyntaxMember, _ entry: ComponentEntry) {
    let catalog = catalog
    let names = (entry.properties + catalog.sharedProperties).map(\.name)
    if let (advice, range) = rewriting(member, among: names) {
      return diagnostics.warning(
        "\"\(member.key)\" has no effect on a component of type \(entry.typeName)", at: range,
        advice: advice)
    }
    let meant = ForeignNames.key(for: member.key, among: names)
    let advice = meant == nil ? ForeignNames.advice(on: member.key).map { "; \($0)" } : nil
    warn(
      "\"\(member.key)\" has no effect on a component of type \(entry.typeName)\(advice ?? "")",
      at: member.keyRange, suggestion: meant)
  }

  /// The advice to write a member of another system in this one's way, and the range of the whole member.
  private func rewriting(
    _ member: SyntaxMember, among known: @autoclosure () -> [String]
  ) -> (DiagnosticCollector.Advice, SourceRange)? {
    ForeignNames.member(for: member.key, member.value, among: known()).map { text in
      (
        .init("; write \(text)", replacement: text),
        SourceRange(member.keyRange.start, member.value.range.end)
      )
    }
  }

  private mutating func unknownKey(
    _ member: SyntaxMember, in place: PropertyPlace, _ entry: ComponentEntry
  ) {
    // Made only where they are looked through: a document may have a million unknown keys.
    let catalog = catalog
    func all() -> [PropertyDescription] { entry.properties + catalog.sharedProperties }
    let component = " of a component of type \(entry.typeName)"
    if ComponentKey(rawValue: member.key) != nil {
      return fail(
        "\"\(member.key)\" belongs in the component, beside \"\(place.rawValue)\"",
        at: member.keyRange)
    }
    if let (advice, range) = rewriting(member, among: all().map(\.name)) {
      return diagnostics.fail(
        "unknown key \(SyntaxValue.quoted(member.key)) in the \(place.rawValue)\(component)",
        at: range, advice: advice)
    }
    if let meant = ForeignNames.key(
      for: member.key, among: all().map(\.name) + ["subviews"] + ComponentKey.names)
    {
      return fail(
        "unknown key \(SyntaxValue.quoted(member.key)) in the \(place.rawValue)\(component)",
        at: member.keyRange, suggestion: meant)
    }
    if let advice = ForeignNames.advice(on: member.key, among: all().map(\.name)) {
      return fail(
        "unknown key \(SyntaxValue.quoted(member.key)) in the \(place.rawValue)\(component); \(advice)",
        at: member.keyRange)
    }
    let elsewhere = ForeignNames.elsewhere(member.key) {
      catalog.anyProperty(named: $0) != nil
    }
    if let elsewhere {
      return fail(
        "unknown key \(SyntaxValue.quoted(member.key)) in the \(place.rawValue)\(component); it would "
          + "be \"\(elsewhere)\", which a \(entry.typeName) does not have",
        at: member.keyRange)
    }
    diagnostics.unknownKey(
      member, " in the \(place.rawValue)\(component)",
      among: all().filter { $0.place == place }.map(\.name))
  }
}

/// A key that a document writes under another of its names.
struct KeySpelling: Sendable {
  var written: String
  var name: String

  /// A written key, or a part of it, under the key's own name.
  func named(_ key: String) -> String {
    key == written || key.hasPrefix(written + ".") ? name + key.dropFirst(written.count) : key
  }
}
