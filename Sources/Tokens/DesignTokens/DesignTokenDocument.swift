public import GalleyDesign
public import GalleyParsing

/// The tokens of a design-token file (Design Tokens Community Group format, 2025.10), with groups,
/// inheritance and references resolved.
///
/// Light and dark are read in two ways. A resolver document may have a modifier whose contexts are named
/// `light` and `dark`. In a plain file, a token may specify its value for a mode under
/// `$extensions.mode.light` and `$extensions.mode.dark`, as several exporters write it.
public struct DesignTokenDocument: Hashable, Sendable {
  /// The tokens in the order of the file.
  public var tokens: [DesignToken]
  /// The name of the theme whose values the tokens are; nil for other tokens.
  public var themeName: String?

  /// Makes a document.
  public init(tokens: [DesignToken] = []) {
    self.tokens = tokens
  }

  /// The token of a path, such as `color.accent`; linear in the number of tokens.
  public subscript(path: String) -> DesignToken? {
    tokens.first { $0.name == path }
  }
}

/// One token with its value.
public struct DesignToken: Hashable, Sendable {
  /// The names of its groups and its own.
  public var path: [String]
  /// The value; in light appearance where there is a difference.
  public var value: DesignTokenValue
  /// The value in dark appearance, where it differs.
  public var darkValue: DesignTokenValue?
  /// The target of the token when it is an alias as a whole; in light appearance where there is a
  /// difference.
  public var alias: String?
  /// The target in dark appearance; the same as ``alias`` unless the appearances differ.
  public var darkAlias: String?
  /// The description of the token.
  public var description: String?
  /// The deprecation of the token, with its reason, if it should not be used any more.
  public var deprecation: Deprecation?
  /// Data of other tools, kept as it was read.
  public var extensions: SyntaxValue?
  /// The position of the token.
  public var range: SourceRange

  /// A token that should not be used any more.
  public enum Deprecation: Hashable, Sendable {
    /// Without a reason.
    case unexplained
    /// With a reason.
    case explained(String)
  }

  /// Makes a token.
  public init(
    path: [String], value: DesignTokenValue, darkValue: DesignTokenValue? = nil,
    alias: String? = nil, description: String? = nil, at range: SourceRange = SourceRange(0, 0)
  ) {
    self.path = path
    self.value = value
    self.darkValue = darkValue
    self.alias = alias
    darkAlias = alias
    self.description = description
    self.range = range
  }

  /// The path joined by full stops, as references write it.
  public var name: String { path.joined(separator: ".") }
}

extension DesignToken {
  /// The dark value that the token itself states; nil where it comes with the token's alias.
  var ownDarkValue: DesignTokenValue? {
    alias == nil || darkAlias != alias ? darkValue : nil
  }

  /// The name in formats without groups, where a group's root may have the group's name.
  var plainName: String {
    (path.last == "$root" ? path.dropLast() : path[...]).joined(separator: ".")
  }

  /// The ``plainName`` of its target.
  var plainAlias: String? { alias.map(Self.plain) }

  /// The ``plainName`` of its target in dark appearance.
  var plainDarkAlias: String? { darkAlias.map(Self.plain) }

  private static func plain(_ name: String) -> String {
    name.hasSuffix(".$root") ? String(name.dropLast(6)) : name
  }
}
