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
      let first = current?.objects[place]?.members?.first { table.row(named: $0.key) == index }
      diagnostics.repeatedKey(member, after: first)
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
    of members: [SyntaxMember], in place: PropertyPlace, _ entry: ComponentEntry,
    meaning meant: inout Set<String>
  ) {
    var strays: [Int: Stray]?
    var edits: [TextEdit] = []
    for (index, member) in members.enumerated() {
      let own = entry.parts.row(member.key)
      if let own, entry.properties[own].place == place { continue }
      let shared = own == nil ? catalog.looks.row(named: member.key) : nil
      if let shared, catalog.sharedProperties[shared].place == place {
        if catalog.parentKeys.contains(shared) {
          checkParent(of: member, catalog.sharedProperties[shared])
        }
        continue
      }
      if strays == nil {
        let found = self.strays(among: members, in: place, entry)
        if !found.isEmpty { edits = self.edits(moving: found, from: place, of: members) }
        strays = Dictionary(uniqueKeysWithValues: found.map { ($0.index, $0) })
      }
      if let stray = strays?[index] {
        meant.formUnion(stray.member.map { [$0.key] } ?? [])
        let advice = DiagnosticCollector.Advice(stray.advice, edits: edits)
        if stray.isWithoutEffect {
          diagnostics.warning(stray.message, at: member.keyRange, advice: advice)
        } else {
          diagnostics.fail(stray.message, at: member.keyRange, advice: advice)
        }
      } else if let own {
        checkPlace(of: member, in: place, entry.properties[own])
      } else if let shared {
        checkPlace(of: member, in: place, catalog.sharedProperties[shared])
        checkParent(of: member, catalog.sharedProperties[shared])
      } else if catalog.anyProperty(named: member.key) != nil {
        keyWithoutEffect(index, of: members, in: place, entry, &meant)
      } else {
        unknownKey(index, of: members, in: place, entry, &meant)
      }
    }
  }

  private mutating func checkPlace(
    of member: SyntaxMember, in place: PropertyPlace, _ description: PropertyDescription
  ) {
    fail(
      "\"\(member.key)\" belongs in \"\(description.place.rawValue)\", "
        + "not in \"\(place.rawValue)\"",
      at: member.keyRange)
  }

  /// Complains about a key that the container around does not read.
  private mutating func checkParent(of member: SyntaxMember, _ description: PropertyDescription) {
    guard member.value.kind != .null, parent != nil || current?.isRoot == true else { return }
    let name = parent.map { catalog.entries[$0].typeName }
    guard let readers = ParentKeys.readers(of: description.name, in: name) else { return }
    let place = name.map { "in a component of type \($0)" } ?? "on the root"
    let others = readers.count > 1 ? "\(readers.dropLast().joined(separator: ", ")) or " : ""
    warn(
      "\"\(member.key)\" has no effect \(place); "
        + "it is for what stands in a \(others)\(readers.last ?? "")",
      at: member.keyRange)
  }

  /// Complains about a key that only components of other types have.
  private mutating func keyWithoutEffect(
    _ index: Int, of members: [SyntaxMember], in place: PropertyPlace, _ entry: ComponentEntry,
    _ meant: inout Set<String>
  ) {
    let member = members[index]
    let found = "\"\(member.key)\" has no effect on a component of type \(entry.typeName)"
    let keys = keys(of: entry)
    if let rewriting = rewriting(index, of: members, in: place, entry) {
      meant.formUnion(rewriting.keys)
      return diagnostics.warning(found, at: member.range, advice: rewriting.advice)
    }
    let other = ForeignNames.key(for: member.key, among: keys.map(\.name))
    if let other { meant.insert(other) }
    let advice = other == nil ? ForeignNames.advice(on: member.key).map { "; \($0)" } : nil
    warn(found + (advice ?? ""), at: member.keyRange, suggestion: other)
  }

  /// Made only where they are looked through: a document may have a million unknown keys.
  private func keys(of entry: ComponentEntry) -> [PropertyDescription] {
    entry.properties + catalog.sharedProperties
  }

  private mutating func unknownKey(
    _ index: Int, of members: [SyntaxMember], in place: PropertyPlace, _ entry: ComponentEntry,
    _ meant: inout Set<String>
  ) {
    let member = members[index]
    let found =
      "unknown key \(SyntaxValue.quoted(member.key)) in the \(place.rawValue) of a component of type "
      + entry.typeName
    if let rewriting = rewriting(index, of: members, in: place, entry) {
      meant.formUnion(rewriting.keys)
      return diagnostics.fail(found, at: member.range, advice: rewriting.advice)
    }
    if let key = ComponentKey(rawValue: member.key) {
      return diagnostics.fail(
        "\"\(member.key)\" belongs in the component, beside \"\(place.rawValue)\"",
        at: member.keyRange, advice: lifting(index, of: members, from: place, as: key))
    }
    let keys = keys(of: entry)
    if let other = ForeignNames.key(for: member.key, among: keys.map(\.name)) {
      meant.insert(other)
      return fail(found, at: member.keyRange, suggestion: other)
    }
    if let other = ForeignNames.key(for: member.key, among: componentKeys(of: entry)) {
      return diagnostics.fail(
        "\(found); \"\(other)\" belongs in the component, beside \"\(place.rawValue)\"",
        at: member.keyRange,
        advice: ComponentKey(rawValue: other).flatMap {
          lifting(index, of: members, from: place, as: $0)
        })
    }
    if let advice = ForeignNames.advice(on: member.key, among: keys.map(\.name)) {
      return fail("\(found); \(advice)", at: member.keyRange)
    }
    let elsewhere = ForeignNames.elsewhere(member.key) {
      catalog.anyProperty(named: $0) != nil
    }
    if let elsewhere {
      return fail(
        "\(found); it would be \"\(elsewhere)\", which \(entry.typeName.withArticle) does not have",
        at: member.keyRange)
    }
    diagnostics.unknownKey(
      member, " in the \(place.rawValue) of a component of type \(entry.typeName)",
      among: keys.filter { $0.place == place }.map(\.name))
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
