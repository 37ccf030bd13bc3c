import GalleyParsing

/// Members of other systems that can be left out: their values hold here without them, or no picture shows them.
enum ForeignDefaults {
  /// Values that are the same as no value, by key.
  private static let values: [String: Set<String>] = [
    "width": contents, "height": contents, "minWidth": ["auto", "none", "0"],
    "minHeight": ["auto", "none", "0"], "maxWidth": ["none", "auto"],
    "maxHeight": ["none", "auto"],
    "lineLimit": ["none", "nil", "0"], "numberOfLines": ["0", "none"], "maxLines": ["none", "0"],
    "letterSpacing": ["normal", "none"], "tracking": ["normal", "none"],
    "wordSpacing": ["normal", "0"],
    "lineHeight": ["normal"], "leading": ["normal"], "border": ["none", "0"],
    "borderStyle": ["solid"], "outline": ["none", "0"], "shadow": ["none", "false"],
    "boxShadow": ["none"], "textShadow": ["none"], "elevation": ["0"],
    "textDecoration": ["none"], "underline": ["none", "false"], "strikethrough": ["none", "false"],
    "display": ["block", "inline", "inlineblock", "flex", "inlineflex"], "float": ["none"],
    "position": ["relative", "static"], "overflow": ["visible"], "overflowX": ["visible"],
    "overflowY": ["visible"], "flex": ["none", "initial"], "flexBasis": ["auto"],
    "basis": ["auto"], "flexWrap": ["nowrap"], "wrap": ["nowrap", "false"],
    "mainAxisSize": ["min"], "transform": ["none"], "filter": ["none"], "backdropFilter": ["none"],
    "background": ["none"], "backgroundColor": ["none"], "backgroundGradient": ["none"],
    "backgroundImage": ["none"], "color": inherited, "foregroundColor": inherited,
    "fill": ["currentcolor"], "margin": ["0", "auto"], "marginTop": ["0"], "marginBottom": ["0"],
    "marginLeft": ["0"], "marginRight": ["0"], "textBaseline": ["alphabetic"],
    "whiteSpace": ["normal", "prewrap", "preline"], "overflowWrap": ["breakword", "normal"],
    "hyphens": ["manual", "none"], "includeFontPadding": ["false"], "allowFontScaling": ["true"],
    "boxSizing": ["borderbox"], "type": ["submit", "button", "text"], "animation": ["none"],
    "direction": ["ltr"], "fontStretch": ["normal"], "fontVariant": ["normal"],
    "isHidden": ["false"], "redacted": ["none"],
  ]

  private static let contents: Set = [
    "auto", "fitcontent", "wrapcontent", "maxcontent", "mincontent", "hug", "none", "min",
  ]
  private static let inherited: Set = ["inherit", "currentcolor", "unset", "initial"]

  /// The reason for which a member can be left out; nil for a member that changes something.
  static func reason(toLeaveOut member: SyntaxMember, of typeName: String) -> String? {
    let name = ForeignNames.camelCased(member.key)
    if ForeignNames.isBehaviour(name) { return "pictures show no behaviour, only a \"state\"" }
    if ForeignNames.isUnseen(name) {
      return "pictures show nothing of it; what a component is to its reader is said by \"traits\""
    }
    guard let word = word(member.value), values[name]?.contains(word) == true else { return nil }
    if name == "type", typeName == "Text" { return nil }
    switch name {
    case "width", "height": return "without \"\(name)\" it is what the content needs"
    case "color", "foregroundColor": return "without it the colour is that of the surroundings"
    default: return "it is so without the key"
    }
  }

  /// A value as one word, without the type that it belongs to.
  private static func word(_ value: SyntaxValue) -> String? {
    if let number = value.number?.value { return number.plainText }
    if let truth = value.truth { return "\(truth)" }
    return value.text.map { ForeignNames.camelCased(ForeignNames.unqualified($0)).lowercased() }
  }
}
