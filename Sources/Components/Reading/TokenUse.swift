import GalleyDesign

/// A key, or a part of one, whose value a document took from the theme by a name.
struct TokenUse: Sendable, Hashable {
  /// The key, dotted for parts: `padding.leading`.
  var key: String
  /// The token that supplied the value: `dimension.gap`, `color.brand`.
  var token: String

  /// Returns true if a described property has its value from here: the key itself, or one of its parts.
  func covers(_ property: String) -> Bool {
    property == key || property.hasPrefix(key) && property.dropFirst(key.count).first == "."
  }
}

extension ComponentReader {
  /// The number of points with a name; the use is noted, so that reports can name the dimension.
  mutating func dimension(named name: String, as key: String) -> Double? {
    guard let points = names.dimension(named: name) else { return nil }
    note("dimension.\(name)", for: key)
    return points
  }

  /// Returns the token that the theme stores under a name; the use is noted.
  mutating func token(named name: String, as key: String) -> ThemeToken? {
    guard let token = names.theme.tokens[name] else { return nil }
    note("\(token.value.type.rawValue).\(name)", for: key)
    return token
  }

  /// Notes that the value of a key came from a token.
  mutating func note(_ token: String, for key: String) {
    tokens.append(TokenUse(key: spelling?.named(key) ?? key, token: token))
  }

  /// Hands over the tokens that were noted and goes on with others.
  mutating func exchangeTokens(_ others: [TokenUse] = []) -> [TokenUse] {
    let noted = tokens
    tokens = others
    return noted
  }

  /// Forgets the tokens of a key that is read a second time.
  mutating func forgetTokens(of key: String) {
    let use = TokenUse(key: key, token: "")
    tokens.removeAll { use.covers($0.key) }
  }
}
