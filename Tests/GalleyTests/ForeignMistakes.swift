/// Documents as people write them who know CSS, Tailwind, React Native, Flutter, Compose, SwiftUI or UIKit: each
/// has one mistake, a key with the value that it has there.
enum ForeignMistakes {
  /// The texts of the documents.
  static var documents: [String] {
    properties.flatMap { types, pairs in
      pairs.map { pair in
        document(types, #""properties": {"\#(pair.0)": \#(pair.1)}"#)
      }
    } + values.map { document($0, #""values": {"\#($1)": \#($2)}"#) } + wholes
  }

  private static func document(_ type: String, _ members: String) -> String {
    let text = ["Text", "Badge"].contains(type) && !members.hasPrefix(#""values""#)
    return #"{"type": "\#(type)", "#
      + (text
        ? #""values": {"text": "a"}, "#
        : type == "Button" && !members.hasPrefix(#""values""#)
          ? #""values": {"title": "a"}, "# : "") + members + "}"
  }

  /// A type, and keys of its properties with values.
  private static let properties: [(String, [(String, String)])] = [
    (
      "Text",
      [
        ("color", ##""#333""##), ("color", ##""rgb(1, 2, 3)""##), ("color", ##""rgba(0,0,0,.5)""##),
        ("color", ##""hsl(120, 100%, 50%)""##), ("color", ##""rebeccapurple""##),
        ("color", ##""Colors.red""##),
        ("foregroundColor", ##""transparent""##), ("foregroundColor", ##""brand""##),
        ("foregroundColor", ##""#12""##), ("foregroundColor", "16711680"),
        ("textColor", ##""red""##),
        ("font-size", "14"), ("font-size", ##""14px""##), ("fontSize", ##""14px""##),
        ("fontSize", ##""1.5rem""##),
        ("fontSize", ##""large""##), ("size", "17"), ("textSize", "17"), ("font-weight", "700"),
        ("fontWeight", "700"), ("fontWeight", ##""w600""##),
        ("fontWeight", ##""FontWeight.bold""##),
        ("fontWeight", ##""normal""##), ("fontWeight", ##""extra-bold""##),
        ("weight", ##""bold""##),
        ("bold", "true"), ("italic", "true"), ("fontStyle", ##""italic""##),
        ("font-style", ##""italic""##),
        ("font", ##""h1""##), ("font", ##""title-large""##), ("font", ##""bold 17px Inter""##),
        ("font", ##""Inter""##),
        ("fontFamily", ##""Interr""##), ("font-family", ##""Inter""##),
        ("textStyle", ##""headline""##),
        ("text-align", ##""center""##), ("textAlign", ##""justify""##),
        ("alignment", ##""justified""##),
        ("line-height", "1.5"), ("lineHeight", ##""20px""##), ("letter-spacing", ##""0.1em""##),
        ("letterSpacing", ##""1px""##),
        ("tracking", "2"), ("kerning", "2"), ("text-decoration", ##""underline""##),
        ("textDecoration", ##""underline""##),
        ("textDecorationLine", ##""line-through""##), ("underline", ##""underline""##),
        ("strikethrough", "true"),
        ("text-transform", ##""uppercase""##), ("textTransform", ##""uppercase""##),
        ("textCase", ##""uppercase""##),
        ("numberOfLines", "2"), ("maxLines", "2"), ("lineLimit", ##""two""##),
        ("softWrap", "false"),
        ("white-space", ##""nowrap""##), ("textOverflow", ##""ellipsis""##),
        ("overflow", ##""hidden""##),
        ("ellipsizeMode", ##""tail""##), ("adjustsFontSizeToFitWidth", "true"),
        ("opacity", ##""50%""##), ("alpha", "0.5"),
        ("max-width", "200"), ("maxWidth", ##""100%""##), ("width", ##""100%""##),
        ("width", ##""50vw""##),
        ("width", ##""match_parent""##), ("height", ##""fit-content""##),
        ("minWidth", ##""infinity""##),
        ("maxWidth", ##""double.infinity""##), ("frame", "200"), ("padding", ##""8px 16px""##),
        ("padding", "[8, 16]"),
        ("padding", ##"{"left": 8}"##), ("padding", ##""EdgeInsets.all(8)""##),
        ("paddingHorizontal", "8"), ("px", "8"),
        ("padding-left", "8"), ("margin", "8"), ("margin", ##""0 auto""##),
        ("background", ##""red""##),
        ("background-color", ##""red""##), ("backgroundColor", ##""red-500""##),
        ("bg", ##""red""##), ("disabled", "true"),
        ("visibility", ##""hidden""##), ("display", ##""none""##), ("hidden", "true"),
        ("accessibilityLabel", ##""a""##),
        ("className", ##""title""##), ("style", ##""bold""##), ("onTap", ##""f""##),
        ("key", ##""a""##), ("testID", ##""a""##),
      ]
    ),
    (
      "VStack",
      [
        ("gap", "8"), ("gap", ##""8px""##), ("rowGap", "8"), ("spacing", ##""8px""##),
        ("spacing", ##""md""##), ("space-y", "4"),
        ("spacng", "8"), ("align-items", ##""center""##), ("alignItems", ##""flex-start""##),
        ("crossAxisAlignment", ##""start""##),
        ("alignment", ##""leading""##), ("alignment", ##""left""##),
        ("horizontalAlignment", ##""left""##),
        ("justify-content", ##""space-between""##), ("mainAxisAlignment", ##""center""##),
        ("verticalArrangement", "8"),
        ("distribution", ##""fill""##), ("flex-direction", ##""row""##), ("flex", "1"),
        ("grow", "1"), ("flexGrow", "1"),
        ("wrap", "true"), ("shadow", ##""0 8px 24px rgba(0,0,0,0.2)""##),
        ("shadow", ##""2px 2px 5px black""##),
        ("shadow", ##""inset 0 1px 2px #000""##), ("shadow", "4"),
        ("box-shadow", ##""0 1px 2px #000""##), ("boxShadow", ##""none""##),
        ("elevation", "4"), ("border", ##""1px solid #ccc""##), ("border", "1"),
        ("borderWidth", ##""1px solid #ccc""##),
        ("borderWidth", ##""1px""##), ("borderColor", ##""grey-300""##), ("border-bottom", "1"),
        ("borderRadius", "8"),
        ("border-radius", ##""8px""##), ("cornerRadius", ##""full""##),
        ("cornerRadius", ##""50%""##), ("rounded", "8"),
        ("radius", "8"), ("z-index", "2"), ("zIndex", ##""1""##), ("position", ##""absolute""##),
        ("top", "4"),
        ("transform", ##""rotate(45deg)""##), ("rotation", "45"), ("rotationEffect", ##""45deg""##),
        ("scale", "2"),
        ("decoration", "1"), ("fillMaxWidth", "true"), ("child", "1"), ("children", "1"),
        ("overflow", ##""scroll""##),
        ("backgroundImage", ##""linear-gradient(red, blue)""##),
        ("backgroundColor", ##""linear-gradient(red, blue)""##),
        ("gradient", ##""red""##), ("backdrop-filter", ##""blur(4px)""##), ("blur", ##""4px""##),
        ("filter", ##""grayscale(1)""##),
        ("opacity", "50"), ("clipped", "true"), ("clipsToBounds", "true"),
        ("aspect-ratio", ##""16/9""##), ("aspectRatio", ##""16:9""##),
      ]
    ),
    (
      "HStack",
      [
        ("alignItems", ##""center""##), ("verticalAlignment", ##""CenterVertically""##),
        ("verticalAlignment", ##""middle""##),
        ("justifyContent", ##""center""##), ("columnGap", "8"), ("space-x", "4"),
        ("alignment", ##""top""##), ("flex", "1"),
      ]
    ),
    (
      "Rectangle",
      [
        ("color", ##""red""##), ("background", ##""red""##), ("fill", ##""none""##),
        ("stroke", ##""1px red""##), ("strokeWidth", "2"),
        ("borderRadius", "4"), ("cornerRadius", ##""4px""##), ("width", ##""10pt""##),
        ("height", ##""10dp""##), ("skew", "4"),
        ("rotate", "45"), ("size", "10"), ("shape", ##""circle""##),
        ("cornerStyle", ##""continuous""##),
      ]
    ),
    (
      "Button",
      [
        ("variant", ##""outlined""##), ("kind", ##""outlined""##), ("kind", ##""primary""##),
        ("size", ##""lg""##), ("state", ##""pressed""##),
        ("disabled", "true"), ("enabled", "false"), ("loading", "true"), ("icon", ##""star""##),
        ("leadingIcon", ##""star""##),
        ("fullWidth", "true"), ("color", ##""primary""##), ("onPressed", ##""f""##),
        ("role", ##""destructive""##),
      ]
    ),
    (
      "Grid",
      [
        ("columnGap", "8"), ("gap", "8"), ("columns", "3"),
        ("grid-template-columns", ##""1fr 1fr""##), ("crossAxisCount", "2"),
        ("rows", "2"), ("alignItems", ##""center""##),
      ]
    ),
    (
      "Image",
      [
        ("object-fit", ##""cover""##), ("fit", ##""BoxFit.cover""##),
        ("contentMode", ##""ContentScale.Crop""##), ("resizeMode", ##""cover""##),
        ("tint", ##""red""##), ("bounds", "4"), ("resizable", "true"), ("borderRadius", "8"),
        ("alt", ##""a""##),
      ]
    ),
    (
      "TextField",
      [
        ("secure", ##""yes""##), ("isSecureTextEntry", "true"), ("obscureText", "true"),
        ("focused", "true"), ("multiline", "true"),
        ("keyboardType", ##""email""##), ("errorText", ##""a""##), ("disabled", "true"),
      ]
    ),
  ]

  /// A type, a key of its values and the value.
  private static let values: [(String, String, String)] = [
    ("Text", "label", ##""a""##), ("Text", "content", ##""a""##), ("Text", "title", ##""a""##),
    ("Text", "value", ##""a""##),
    ("Text", "children", ##""a""##), ("Text", "txt", ##""a""##), ("Text", "text", "5"),
    ("Button", "label", ##""a""##),
    ("Button", "text", ##""a""##), ("Button", "icon", ##""star""##), ("Button", "child", ##""a""##),
    ("Image", "src", ##""a.png""##),
    ("Image", "source", ##""a.png""##), ("Image", "name", ##""star""##),
    ("Image", "uri", ##""a.png""##), ("Image", "systemName", ##""star""##),
    ("Image", "systemIconName", ##""share""##), ("Image", "systemIconName", ##""check-circle""##),
    ("Image", "icon", ##""star""##),
    ("TextField", "label", ##""a""##), ("TextField", "hintText", ##""a""##),
    ("TextField", "value", ##""a""##),
    ("TextField", "image", ##""a""##), ("Link", "image", ##""a""##), ("Link", "href", ##""a""##),
    ("Picker", "image", ##""a""##),
    ("Picker", "selected", "1"), ("Picker", "items", ##"["a"]"##), ("Slider", "image", ##""a""##),
    ("Slider", "min", "0"),
    ("ProgressView", "image", ##""a""##), ("ProgressView", "percent", "50"),
    ("Badge", "image", ##""a""##), ("Badge", "count", "3"),
    ("Switch", "checked", "true"), ("Switch", "value", "true"), ("Path", "d", ##""M0 0h4""##),
    ("Path", "data", ##""M0 0h4""##),
    ("Chart", "data", "[1, 2]"), ("List", "items", ##"["a"]"##), ("Avatar", "initials", ##""AB""##),
    ("Avatar", "src", ##""a.png""##),
  ]

  /// Mistakes elsewhere than in one component's keys.
  private static let wholes = [
    ##"{"type": "Txt", "values": {"text": "a"}}"##, ##"{"type": "div"}"##,
    ##"{"type": "Column", "subviews": []}"##,
    ##"{"type": "Row"}"##, ##"{"type": "BarChart"}"##, ##"{"type": "Input"}"##,
    ##"{"type": "Select"}"##, ##"{"type": "Img"}"##,
    ##"{"type": "Svg"}"##, ##"{"type": "Code"}"##, ##"{"type": "View"}"##,
    ##"{"type": "Container"}"##, ##"{"type": "LineChart"}"##,
    ##"{"type": "Text", "theme": "dnakit", "values": {"text": "a"}}"##,
    ##"{"type": "Text", "description": "x", "values": {"text": "a"}}"##,
    ##"{"type": "Text", "text": "a"}"##, ##"{"type": "VStack", "spacing": 8}"##,
    ##"{"type": "VStack", "children": []}"##,
    ##"{"type": "VStack", "content": []}"##, ##"{"type": "VStack", "props": {"spacing": 4}}"##,
    ##"{"kind": "Text"}"##,
    ##"{"canvas": {"width": 100, "hight": 4}, "root": {"type": "Spacer"}}"##,
    ##"{"canvas": {"width": "100px"}, "root": {"type": "Spacer"}}"##,
    ##"{"canvas": {"backgroundColor": "white"}, "root": {"type": "Spacer"}}"##,
    ##"{"canvas": {"device": "iPhone 15"}, "root": {"type": "Spacer"}}"##,
    ##"{"canvas": {"appearance": "auto"}, "root": {"type": "Spacer"}}"##,
    ##"{"theme": "darkk", "root": {"type": "Spacer"}}"##,
    ##"{"stylesheet": "a", "rot": {"type": "Spacer"}}"##,
    ##"{"type": "Chart", "values": {"marks": [{"type": "bar"}]}}"##,
  ]
}
