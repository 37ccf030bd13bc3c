internal import GalleyDesign
public import GalleyParsing

/// Finds questionable parts of tokens that are well formed.
public enum TokenLint {
  /// The least contrast of text (WCAG 2.2, 1.4.3).
  private static let leastContrast = 4.5

  /// Returns duplicate colours, as notes, and pairs that are hard to read, as warnings: `onX` and `on-x` on
  /// `x` beside it, `foreground` and `text` on `background` in one group; references from one appearance's
  /// group into the other's, as warnings.
  public static func findings(in document: DesignTokenDocument) -> [Diagnostic] {
    let colors = document.tokens.filter { $0.value.type == .color }
    var known: [Values: DesignToken] = [:]
    var findings: [Diagnostic] = []
    for token in colors where token.alias == nil {
      let values = Values(light: token.value, dark: token.darkValue)
      if let first = known[values] {
        findings.append(
          Diagnostic(
            .note,
            "\"\(token.name)\" has the value of \"\(first.name)\"; \"{\(first.name)}\" would "
              + "follow it", at: token.range))
      } else {
        known[values] = token
      }
    }
    let byName = Dictionary(colors.map { ($0.name, $0) }) { first, _ in first }
    for token in colors {
      guard let ground = grounds(of: token).lazy.compactMap({ byName[$0] }).first else { continue }
      findings += contrast(of: token, on: ground)
    }
    return findings + document.tokens.compactMap(jump)
  }

  /// The tokens that no text of some files names, whole or in braces, as notes.
  public static func unused(in document: DesignTokenDocument, by texts: [String]) -> [Diagnostic] {
    var used: Set<String> = []
    for text in texts {
      used.insert(text)
      guard text.contains("{") else { continue }
      for part in text.split(separator: "{") {
        guard let end = part.firstIndex(of: "}") else { continue }
        let name = part[..<end]
        used.insert(String(name.hasSuffix(".value") ? name.dropLast(6) : name))
      }
    }
    return document.tokens.compactMap { token in
      guard !used.contains(token.name), !used.contains(token.plainName) else { return nil }
      return Diagnostic(.note, "nothing here uses \"\(token.name)\"", at: token.range)
    }
  }

  /// Returns the warning about a reference out of the group of an appearance into that of the other.
  private static func jump(_ token: DesignToken) -> Diagnostic? {
    guard let alias = token.alias else { return nil }
    func appearances(_ path: [Substring]) -> Set<String> {
      Set(path.map { $0.lowercased() }).intersection(["light", "dark"])
    }
    let (own, other) = (
      appearances(token.path.map { $0[...] }), appearances(alias.split(separator: "."))
    )
    guard own.count == 1, other.count == 1, own != other else { return nil }
    return Diagnostic(
      .warning, "\"\(token.name)\" refers to \"\(alias)\", which belongs to the other appearance",
      at: token.range)
  }

  private struct Values: Hashable {
    var light: DesignTokenValue
    var dark: DesignTokenValue?
  }

  /// The names that the colour beneath a token may have.
  private static func grounds(of token: DesignToken) -> [String] {
    guard let name = token.path.last else { return [] }
    let group = token.path.dropLast()
    func beside(_ name: String) -> String { (group + [name]).joined(separator: ".") }
    if name == "foreground" || name == "text" { return [beside("background")] }
    for prefix in ["on-", "on_", "on"] where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      guard prefix != "on" || rest.first?.isUppercase == true else { continue }
      return [beside(rest.prefix(1).lowercased() + rest.dropFirst()), beside(String(rest))]
    }
    return []
  }

  private static func contrast(of token: DesignToken, on ground: DesignToken) -> [Diagnostic] {
    let modes = [
      ("light", token.value, ground.value),
      ("dark", token.darkValue ?? token.value, ground.darkValue ?? ground.value),
    ]
    let isOne = token.darkValue == nil && ground.darkValue == nil
    return modes.prefix(isOne ? 1 : 2).compactMap { mode, text, beneath in
      guard case .color(let text) = text, case .color(let beneath) = beneath else { return nil }
      let ratio = text.core.contrastRatio(against: beneath.core)
      guard ratio < leastContrast else { return nil }
      let place = isOne ? "" : " in \(mode) appearance"
      let shown = (ratio * 100).rounded(.down) / 100
      return Diagnostic(
        .warning,
        "\"\(token.name)\" on \"\(ground.name)\" has a contrast of \(shown.written):1\(place); "
          + "text needs \(leastContrast.written):1", at: token.range)
    }
  }
}
