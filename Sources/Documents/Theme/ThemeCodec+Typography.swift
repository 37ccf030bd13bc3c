internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == FontWeight {
  /// A name, or the number of OpenType's `wght` axis.
  static let weight = ThemeCodec(
    read: { value, scope in
      if let number = value.number,
        let weight = Int(exactly: number.value).flatMap(FontWeight.init(rawValue:))
      {
        return weight
      }
      if let weight = FontWeight.allCases.first(where: { value.text == "\($0)" }) { return weight }
      scope.diagnostics.mismatch(FontWeight.allCases.map { "\($0)" }, value)
      return nil
    },
    write: { .text("\($0)") })
}

extension ThemeCodec where Value == FontDescriptor {
  static let descriptorRows: [ThemeRow<FontDescriptor>] = [
    ThemeRow("family", \.family, .text),
    ThemeRow("size", \.size, .length, usually: nil),
    ThemeRow("weight", \.weight, .weight, usually: .regular),
    ThemeRow("slant", \.slant, .word, usually: .upright),
    ThemeRow("features", \.features, .features, usually: []),
    ThemeRow("axes", \.axes, .axes, usually: []),
    ThemeRow("allowsSynthesis", \.allowsSynthesis, .truth, usually: true),
    ThemeRow("palette", \.palette, .palette, usually: .normal),
  ]

  /// Family, size, weight, slant, features and axes.
  static let descriptor = ThemeObject(
    empty: { FontDescriptor(size: 17) }, rows: descriptorRows
  ).codec
}

extension ThemeCodec where Value == [FontFeature] {
  /// OpenType tags with their values, where true is 1, and CSS's words with true or false.
  static let features = ThemeCodec(
    read: { value, scope in
      guard let reader = ValueReader(value, diagnostics: scope.diagnostics) else { return nil }
      reader.reportDuplicateKeys()
      return reader.members.flatMap { read($0, scope) }
    },
    write: { features in
      SyntaxValue(.object(features.map { SyntaxMember($0.tag, .number(Double($0.value))) }))
    })

  private static func read(_ member: SyntaxMember, _ scope: ThemeScope) -> [FontFeature] {
    if case .bool(let isOn) = member.value.kind, let features = FontFeature.named(member.key) {
      return features.map { FontFeature($0.tag, isOn ? $0.value : 0) }
    }
    return tag(member, scope).map { [$0] } ?? []
  }

  private static func tag(_ member: SyntaxMember, _ scope: ThemeScope) -> FontFeature? {
    guard FontFeature.isTag(member.key) else {
      scope.diagnostics.fail("the tag of a feature has four letters", at: member.keyRange)
      return nil
    }
    if let number = member.value.number, let value = UInt32(exactly: number.value) {
      return FontFeature(member.key, value)
    }
    scope.diagnostics.mismatch("a whole number", member.value, for: member.key)
    return nil
  }
}

extension ThemeCodec where Value == FontPalette {
  /// A word, or a number from zero.
  static let palette = ThemeCodec(
    read: { value, scope in
      if let palette = value.text.flatMap(FontPalette.init(word:)) { return palette }
      if let number = value.number, let index = UInt16(exactly: number.value) {
        return .numbered(Int(index))
      }
      scope.diagnostics.mismatch(FontPalette.words, value)
      return nil
    },
    write: { palette in
      if case .numbered(let number) = palette { return .number(Double(number)) }
      return .text(palette.word ?? "normal")
    })
}

extension ThemeCodec where Value == [FontAxisValue] {
  /// Axis tags with their places.
  static let axes = ThemeCodec(
    read: { value, scope in
      guard let reader = ValueReader(value, diagnostics: scope.diagnostics) else { return nil }
      reader.reportDuplicateKeys()
      return reader.members.compactMap { member in
        guard FontFeature.isTag(member.key), let number = member.value.number else {
          scope.diagnostics.mismatch(
            "a number for an axis with a tag of four characters", member.value, for: member.key)
          return nil
        }
        return FontAxisValue(member.key, number.value)
      }
    },
    write: { axes in
      SyntaxValue(.object(axes.map { SyntaxMember($0.tag, .number($0.value)) }))
    })
}

extension ThemeCodec where Value == TextStyle {
  /// A font with the air round it and its colour.
  static let textStyle = ThemeObject(
    empty: { TextStyle(font: FontDescriptor(size: 17)) },
    rows: [
      ThemeRow("family", \.font.family, .text),
      ThemeRow("size", \.font.size, .length, usually: nil),
      ThemeRow("weight", \.font.weight, .weight, usually: .regular),
      ThemeRow("slant", \.font.slant, .word, usually: .upright),
      ThemeRow("features", \.font.features, .features, usually: []),
      ThemeRow("axes", \.font.axes, .axes, usually: []),
      ThemeRow("lineHeight", \.lineHeightMultiple, .length, usually: 1),
      ThemeRow("letterSpacing", \.letterSpacing, .number, usually: 0),
      ThemeRow("color", \.color, .color),
      ThemeRow("scaling", \.scaling, .word),
      ThemeRow("textWrap", \.textWrap, .word),
    ]
  ).codec
}

extension ThemeCodec where Value == FontStyle.Scaling {
  /// `none` or the name of a text style.
  static let scaling = ThemeCodec(
    read: { value, scope in
      if value.text == "none" { return FontStyle.Scaling.none }
      if let style = value.text.flatMap(TextStyleName.init(spelling:)) { return .style(style) }
      scope.diagnostics.mismatch(["none"] + TextStyleName.allCases.map(\.rawValue), value)
      return nil
    },
    write: { scaling in
      if case .style(let style) = scaling { .text(style.rawValue) } else { .text("none") }
    })
}

extension ThemeCodec where Value == FontStyle {
  static let fontRows: [ThemeRow<FontStyle>] = [
    ThemeRow("name", \.name, .text), ThemeRow("size", \.size, .length),
    ThemeRow("weight", \.weight, .weight), ThemeRow("slant", \.slant, .word),
    ThemeRow("scaling", \.scaling, .scaling), ThemeRow("maximumSize", \.maximumSize, .length),
    ThemeRow("boldName", \.boldName, .text), ThemeRow("features", \.features, .features),
    ThemeRow("axes", \.axes, .axes),
    ThemeRow("allowsSynthesis", \.allowsSynthesis, .truth),
    ThemeRow("palette", \.palette, .palette),
    ThemeRow("textStyle", \.textStyle, .word),
  ]

  /// A font of which every part may be left open.
  static let font = ThemeObject(empty: { FontStyle() }, rows: fontRows).codec
}

extension ThemeCodec where Value == Fonts {
  /// The name of a family for all styles, or an object: `family` for all, a font by style, and
  static let fonts = ThemeCodec(
    read: { value, scope in
      if let family = value.text { return Fonts(FontDescriptor(family: family, size: 17)) }
      return read(value, scope)
    },
    write: { fonts in
      var members = TextStyleName.allCases.compactMap { style in
        fonts.styles[style].map {
          SyntaxMember(style.rawValue, ThemeCodec<FontDescriptor>.descriptor.write($0))
        }
      }
      if !fonts.scalesWithTextSize {
        members.append(SyntaxMember("scales", SyntaxValue.truth(false)))
      }
      return SyntaxValue(.object(members))
    })

  private static func read(_ value: SyntaxValue, _ scope: ThemeScope) -> Fonts? {
    guard var reader = ValueReader(value, diagnostics: scope.diagnostics) else { return nil }
    var given: [TextStyleName: FontDescriptor] = [:]
    for style in TextStyleName.allCases {
      guard let value = reader.value(style.rawValue) else { continue }
      given[style] = ThemeCodec<FontDescriptor>.descriptor.read(value, scope)
    }
    let family = reader.string("family")
    let scales = reader.bool("scales")
    reader.finish(knownKeys: TextStyleName.allCases.map(\.rawValue) + ["family", "scales"])
    var fonts = family.map { Fonts(FontDescriptor(family: $0, size: 17)) } ?? Fonts()
    for style in TextStyleName.allCases {
      if let font = given[style] { fonts[style] = font }
    }
    fonts.scalesWithTextSize = scales ?? true
    return fonts
  }
}

extension ThemeCodec where Value == TextStyling.Line {
  /// The name of a line, or an object with its parts.
  static let line = ThemeCodec(
    read: { value, scope in
      if let line = value.text.flatMap(TextStyling.Line.init(name:)) { return line }
      if value.members != nil { return parts.read(value, scope) }
      let names = TextStyling.Line.Stroke.allCases.map(\.rawValue)
      let patterns = TextStyling.Line.Pattern.allCases.dropFirst().map(\.rawValue)
      scope.diagnostics.mismatch(names + patterns + ["byWord"], value)
      return nil
    },
    write: { line in
      let isPlain = line.pattern == .solid && !line.byWord && line.skipsInk
      return isPlain ? .text(line.stroke.rawValue) : parts.write(line)
    })

  private static let parts = ThemeObject(
    empty: { TextStyling.Line() },
    rows: [
      ThemeRow("stroke", \.stroke, .word, usually: .single),
      ThemeRow("pattern", \.pattern, .word, usually: .solid),
      ThemeRow("byWord", \.byWord, .truth, usually: false),
      ThemeRow("skipsInk", \.skipsInk, .truth, usually: true),
    ]
  ).codec
}

extension ThemeCodec where Value == TextStyling {
  static let stylingRows: [ThemeRow<TextStyling>] = [
    ThemeRow("foreground", \.foreground, .color), ThemeRow("background", \.background, .color),
    ThemeRow("font", \.font, .font), ThemeRow("lineSpacing", \.lineSpacing, .number),
    ThemeRow("lineHeightPlacement", \.lineHeightPlacement, .word),
    ThemeRow("lineHeightMultiple", \.lineHeightMultiple, .length),
    ThemeRow("kern", \.kern, .number), ThemeRow("underline", \.underline, .line),
    ThemeRow("underlineColor", \.underlineColor, .color),
    ThemeRow("strikethrough", \.strikethrough, .line),
    ThemeRow("strikethroughColor", \.strikethroughColor, .color),
    ThemeRow("obliqueness", \.obliqueness, .number), ThemeRow("link", \.link, .text),
    ThemeRow("alignment", \.alignment, .word), ThemeRow("lineBreak", \.lineBreak, .word),
    ThemeRow("textWrap", \.textWrap, .word),
    ThemeRow("sizeFactor", \.sizeFactor, .length), ThemeRow("rise", \.rise, .number),
    ThemeRow("language", \.language, .text),
    ThemeRow("firstLineIndent", \.firstLineIndent, .length), ThemeRow("indent", \.indent, .length),
    ThemeRow("tailIndent", \.tailIndent, .length),
    ThemeRow("paragraphSpacing", \.paragraphSpacing, .length),
  ]

  /// The attributes of styled text.
  static let styling = ThemeObject(empty: { TextStyling() }, rows: stylingRows).codec
}
