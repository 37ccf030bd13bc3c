internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == FontWeight {
  /// A name, or the number of OpenType's `wght` axis.
  static let weight = ThemeCodec(
    kind: .either([
      .choice(FontWeight.allCases.map { "\($0)" }), .wholeNumber(minimum: 100),
    ]),
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
    ThemeRow(
      "family", or: ["fontFamily", "fontName", "name"], \.family, .text,
      "The family; without one the system's font."),
    ThemeRow(
      "size", or: ["fontSize"], \.size, .length, usually: nil,
      "The size in points."),
    ThemeRow(
      "weight", or: ["fontWeight"], \.weight, .weight, usually: .regular,
      "The weight: a name or a number."),
    ThemeRow(
      "slant", \.slant, .word, usually: .upright,
      "Upright or italic."),
    ThemeRow(
      "features", \.features, .features, usually: [],
      "OpenType features by tag or by the words of CSS."),
    ThemeRow(
      "axes", \.axes, .axes, usually: [],
      "The values of variation axes by tag."),
    ThemeRow(
      "allowsSynthesis", \.allowsSynthesis, .truth, usually: true,
      "True if a missing italic is slanted and a missing bold thickened."),
    ThemeRow(
      "palette", \.palette, .palette, usually: .normal,
      "The palette of a font with coloured glyphs."),
  ]

  /// Family, size, weight, slant, features and axes.
  static let descriptor = ThemeObject(
    empty: { FontDescriptor(size: 17) }, rows: descriptorRows
  ).codec
}

extension ThemeCodec where Value == [FontFeature] {
  /// OpenType tags with their values, where true is 1, and CSS's words with true or false.
  static let features = ThemeCodec(
    kind: .named(.either([.truth, .wholeNumber(minimum: 0)]), known: FontFeature.words),
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
    kind: .either([.choice(FontPalette.words), .wholeNumber(minimum: 0)]),
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
    kind: .tags(.anyNumber),
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
  static let textStyle = ThemeCodec(
    kind: textStyleObject.kind,
    read: { value, scope in
      let outer = scope.text
      scope.text = value
      defer { scope.text = outer }
      return textStyleObject.read(value, scope)
    },
    write: textStyleObject.codec.write)

  private static let textStyleObject = ThemeObject(
    empty: { TextStyle(font: FontDescriptor(size: 17)) },
    rows: [
      ThemeRow(
        "family", or: ["fontFamily", "fontName", "name"], \.font.family, .text,
        "The family; without one the system's font."),
      ThemeRow(
        "size", or: ["fontSize"], \.font.size, .length, usually: nil,
        "The size in points."),
      ThemeRow(
        "weight", or: ["fontWeight"], \.font.weight, .weight, usually: .regular,
        "The weight: a name or a number."),
      ThemeRow(
        "slant", \.font.slant, .word, usually: .upright,
        "Upright or italic."),
      ThemeRow(
        "features", \.font.features, .features, usually: [],
        "OpenType features by tag or by the words of CSS."),
      ThemeRow(
        "axes", \.font.axes, .axes, usually: [],
        "The values of variation axes by tag."),
      ThemeRow(
        "lineHeight", \.lineHeight, .lineHeight,
        "The distance of baselines as a multiple of the size of the text, as in CSS; without it the font's own."
      ),
      ThemeRow(
        "lineSpacing", \.lineSpacing, .number, usually: 0,
        "The space added between lines, in points."),
      ThemeRow(
        "letterSpacing", or: ["tracking"], \.letterSpacing, .number, usually: 0,
        "The space added between letters, in points."),
      ThemeRow(
        "color", \.color, .color,
        "The colour of the text."),
      ThemeRow(
        "scaling", \.scaling, .word,
        "The platform's style after which the size follows the text size of the user."),
      ThemeRow(
        "textWrap", \.textWrap, .word,
        "How lines are broken."),
    ]
  )
}

extension ThemeCodec where Value == FontStyle.Scaling {
  /// `none` or the name of a text style.
  static let scaling = ThemeCodec(
    kind: .choice(["none"] + TextStyleName.allCases.map(\.rawValue)),
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
    ThemeRow(
      "name", or: ["family", "fontFamily", "fontName"], \.name, .text,
      "The family or PostScript name."),
    ThemeRow(
      "size", or: ["fontSize"], \.size, .length,
      "The size in points."),
    ThemeRow(
      "weight", or: ["fontWeight"], \.weight, .weight,
      "The weight: a name or a number."),
    ThemeRow(
      "slant", \.slant, .word,
      "Upright or italic."),
    ThemeRow(
      "scaling", \.scaling, .scaling,
      "The platform's style after which the size follows the text size of the user."),
    ThemeRow(
      "maximumSize", \.maximumSize, .length,
      "The largest size that scaling reaches."),
    ThemeRow(
      "boldName", \.boldName, .text,
      "The family or font in place of the name when the user wants bold text."),
    ThemeRow(
      "features", \.features, .features,
      "OpenType features by tag or by the words of CSS."),
    ThemeRow(
      "axes", \.axes, .axes,
      "The values of variation axes by tag."),
    ThemeRow(
      "allowsSynthesis", \.allowsSynthesis, .truth,
      "True if a missing italic is slanted and a missing bold thickened."),
    ThemeRow(
      "palette", \.palette, .palette,
      "The palette of a font with coloured glyphs."),
    ThemeRow(
      "textStyle", \.textStyle, .word,
      "The platform's style whose line height counts."),
  ]

  /// A font of which every part may be left open.
  static let font = ThemeObject(empty: { FontStyle() }, rows: fontRows).codec
}

extension ThemeCodec where Value == Fonts {
  /// The name of a family for all styles, or an object: `family` for all, a font by style, and
  static let fonts = ThemeCodec(
    kind: .either([
      .text,
      .object(
        [
          PropertyPart("family", .text, summary: "The family of all styles."),
          PropertyPart(
            "scales", .truth, summary: "True if sizes follow the text size of the user."),
        ]
          + TextStyleName.allCases.map {
            PropertyPart($0.rawValue, ThemeCodec<FontDescriptor>.descriptor.kind)
          }),
    ]),
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
