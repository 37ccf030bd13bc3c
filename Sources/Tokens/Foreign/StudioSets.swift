internal import GalleyParsing

/// The sets of a Tokens Studio file, `{"core": {…}, "dark": {…}, "$themes": […], "$metadata": {…}}`, put over
/// one another as a theme selects them, or all in their order without a theme.
///
/// Of each group of themes one is taken: the one that an input names (`GROUP=THEME`, or
/// `theme=THEME` for a group without a name), else the one whose name has the appearance in it, else
/// the first.
struct StudioSets {
  private let members: [SyntaxMember]
  private let order: [String]
  private let themes: [Theme]
  private let inputs: [String: String]
  /// The name by which a group without one is chosen.
  private static let unnamedGroup = "theme"
  /// True if light and dark select different sets.
  private(set) var hasAppearances = false

  /// One theme: the sets that count, in no order.
  private struct Theme: Equatable {
    var name: String
    var range: SourceRange
    var group: String
    var sets: Set<String>
  }

  /// Returns true if a file consists of sets.
  static func areIn(_ members: [SyntaxMember]) -> Bool {
    members.contains { member in
      member.key == "$themes" && member.value.elements != nil
        || member.key == "$metadata" && member.value["tokenSetOrder"] != nil
    }
  }

  init(
    _ members: [SyntaxMember], inputs: [String: String], diagnostics: DiagnosticCollector
  ) {
    self.members = members
    self.inputs = inputs
    let root = SyntaxValue(.object(members), at: SourceRange(0, 0))
    let isSets = Self.areIn(members)
    let names = members.map(\.key).filter { !$0.hasPrefix("$") }
    let said = root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.text) ?? []
    order = isSets ? said.filter(names.contains) + names.filter { !said.contains($0) } : []
    themes = (root["$themes"]?.elements ?? []).compactMap { theme in
      guard let name = theme["name"]?.text, let sets = theme["selectedTokenSets"]?.members else {
        return nil
      }
      let chosen = sets.filter { $0.value.text != "disabled" }.map(\.key)
      return Theme(
        name: name, range: theme["name"]?.range ?? theme.range,
        group: theme["group"]?.text ?? Self.unnamedGroup, sets: Set(chosen))
    }
    hasAppearances = isSets && sets(for: "light") != sets(for: "dark")
    for (group, name) in inputs.sorted(by: { $0.key < $1.key }) {
      let known = themes.filter { $0.group == group }.map(\.name)
      if known.isEmpty {
        diagnostics.fail(
          "there is no group of themes \"\(group)\"", at: nil,
          suggestion: diagnostics.nearest(group, in: Set(themes.map(\.group)).sorted()))
      } else if !known.contains(name) {
        diagnostics.fail(
          "there is no theme \"\(name)\" in \"\(group)\"", at: nil,
          suggestion: diagnostics.nearest(name, in: known))
      }
    }
    reportLeftOut(diagnostics)
  }

  /// Reports themes that neither an input nor an appearance chooses, and sets that no theme selects: their values
  /// are in no token. An input leaves the others out on purpose, which is reported, but not as a loss.
  private func reportLeftOut(_ diagnostics: DiagnosticCollector) {
    guard !themes.isEmpty, !order.isEmpty else { return }
    let chosen = chosenThemes(for: "light") + chosenThemes(for: "dark")
    for theme in themes where !chosen.contains(theme) {
      if let input = inputs[theme.group] {
        diagnostics.add(
          Diagnostic(
            .note,
            "the theme \(SyntaxValue.quoted(theme.name)) is left out: "
              + "--context \"\(theme.group)=\(input)\" chooses another", at: theme.range))
        continue
      }
      let taken = chosen.filter { $0.group == theme.group }.map { SyntaxValue.quoted($0.name) }
      diagnostics.loss(
        "the theme \(SyntaxValue.quoted(theme.name)) is left out beside "
          + "\(Set(taken).sorted().joined(separator: " and ")); "
          + "--context \"\(theme.group)=\(theme.name)\" chooses it", at: theme.range)
    }
    let selected = themes.reduce(into: Set<String>()) { $0.formUnion($1.sets) }
    for member in members where order.contains(member.key) && !selected.contains(member.key) {
      diagnostics.loss(
        "no theme selects the set \(SyntaxValue.quoted(member.key)); it is left out",
        at: member.keyRange)
    }
  }

  /// The tokens in an appearance; a file without sets as it is.
  func members(for appearance: String) -> [SyntaxMember] {
    guard !order.isEmpty else { return members }
    let chosen = sets(for: appearance)
    var result: [SyntaxMember] = []
    for name in order where chosen.contains(name) {
      guard case .object(let set)? = members.last(where: { $0.key == name })?.value.kind else {
        continue
      }
      result = Self.merge(set, over: result)
    }
    return result
  }

  private func sets(for appearance: String) -> Set<String> {
    guard !themes.isEmpty else { return Set(order) }
    return chosenThemes(for: appearance).reduce(into: []) { $0.formUnion($1.sets) }
  }

  /// One theme of each group, in no order.
  private func chosenThemes(for appearance: String) -> [Theme] {
    Dictionary(grouping: themes, by: \.group).compactMap { group, themes in
      themes.first { $0.name == inputs[group] }
        ?? themes.first { $0.name.lowercased().contains(appearance) } ?? themes.first
    }
  }

  /// Members over others: groups are merged, tokens are replaced.
  static func merge(_ own: [SyntaxMember], over base: [SyntaxMember]) -> [SyntaxMember] {
    var result = base
    for member in own {
      guard let index = result.firstIndex(where: { $0.key == member.key }) else {
        result.append(member)
        continue
      }
      if case .object(let new) = member.value.kind,
        case .object(let old) = result[index].value.kind,
        !ForeignTokens.isToken(new), !ForeignTokens.isToken(old)
      {
        result[index].value.kind = .object(merge(new, over: old))
      } else {
        result[index] = member
      }
    }
    return result
  }
}
