// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Alignment inside the text's own box.
struct TextAlignmentsView: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("Lines of different length stand where leading says.")
        .font(size: 13)
        .multilineTextAlignment(.leading)
        .background(SystemColor.systemGray6.color)
      Text("Lines of different length stand where center says.")
        .font(size: 13)
        .multilineTextAlignment(.center)
        .background(SystemColor.systemGray6.color)
      Text("Lines of different length stand where trailing says.")
        .font(size: 13)
        .multilineTextAlignment(.trailing)
        .background(SystemColor.systemGray6.color)
      Text("Lines of different length stand where justified says.")
        .font(size: 13)
        .multilineTextAlignment(.justified)
        .background(SystemColor.systemGray6.color)
    }
    .padding(8)
  }
}

extension TextAlignmentsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 140
    return Scene(TextAlignmentsView(), canvas: SceneCanvas(settings))
  }
}

/// First baselines in one line; a shape stands on it.
struct TextBaselinesView: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text("Ag").font(.largeTitle)
      Text("Ag").font(.caption1)
      Rectangle().foregroundColor(SystemColor.systemRed.color).frame(width: 12, height: 12)
    }
    .padding(8)
  }
}

extension TextBaselinesView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextBaselinesView())
  }
}

/// Lines under and through text, highlight, capitals, letter spacing.
struct TextDecorationsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("underlined").with { $0.lines.underline = DecorationValue(LineDecoration()) }
      Text("red double")
        .with {
          $0.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF3B30)))
        }
      Text("dotted words only")
        .with { $0.lines.underline = DecorationValue(LineDecoration(pattern: .dot)) }
      Text("struck through").with { $0.lines.strikethrough = DecorationValue(LineDecoration()) }
      Text("highlighted").with { $0.lines.highlightColor = Color(RGBAColor(hex: 0xFFE066)) }
      Text("straße").with { $0.lines.uppercase = true }
      Text("wide").tracking(4)
    }
    .padding(8)
  }
}

extension TextDecorationsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextDecorationsView())
  }
}

/// Weights and slants that no face has, and words that lines do not tear apart.
struct TextEastAsianView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("漢字かな交じり").with { $0.lines.language = "ja" }
      Text("漢字かな交じり").fontWeight(.bold).with { $0.lines.language = "ja" }
      Text("漢字かな交じり")
        .fontWeight(.bold)
        .with {
          $0.fontStyle = .italic
          $0.lines.language = "ja"
        }
      Text("漢字かな交じり")
        .fontWeight(.bold)
        .with {
          $0.fontSynthesis = false
          $0.lines.language = "ja"
        }
      Text("모든 사람은 태어날 때부터 자유롭다")
        .multilineTextAlignment(.leading)
        .with { $0.lines.language = "ko" }
        .frame(width: 120)
      Text("모든 사람은 태어날 때부터 자유롭다")
        .multilineTextAlignment(.leading)
        .with {
          $0.lines.language = "ko"
          $0.lines.wordBreak = .hangulWords
        }
        .frame(width: 120)
    }
    .padding(10)
  }
}

extension TextEastAsianView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    settings.backgroundColor = .white
    return Scene(TextEastAsianView(), canvas: SceneCanvas(settings))
  }
}

/// Fonts by style, design, PostScript name and system name.
struct TextFontsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Inter italic").with { $0.fontStyle = .italic }
      Text("monospaced 0O1l").with { $0.fontDesign = .monospaced }
      Text("JetBrains Mono Bold").font(size: 15).with { $0.fontName = "JetBrainsMono-Bold" }
      Text("boldSystemFont").font(size: 15).with { $0.fontName = "boldSystemFont" }
    }
    .padding(8)
  }
}

extension TextFontsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextFontsView())
  }
}

/// The last baselines in one line.
struct TextLastBaselineView: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: 6) {
      Text("two\nlines").font(.caption1)
      Text("Ag").font(.title1)
    }
    .padding(8)
  }
}

extension TextLastBaselineView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextLastBaselineView())
  }
}

/// Line spacing and line height.
struct TextLineHeightView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text("single\nlines")
      Text("open\nlines").lineSpacing(10)
      Text("double\nheight").with { $0.lines.lineHeightMultiple = 2 }
    }
    .padding(8)
  }
}

extension TextLineHeightView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextLineHeightView())
  }
}

/// Two lines, clip.
struct TextLineLimitClipView: View {
  var body: some View {
    Text("The quick brown fox jumps over the lazy dog and goes on.")
      .lineLimit(2)
      .truncationMode(.clip)
      .padding(8)
  }
}

extension TextLineLimitClipView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(TextLineLimitClipView(), canvas: SceneCanvas(settings))
  }
}

/// Two lines, truncateHead.
struct TextLineLimitHeadView: View {
  var body: some View {
    Text("The quick brown fox jumps over the lazy dog and goes on.")
      .lineLimit(2)
      .truncationMode(.truncateHead)
      .padding(8)
  }
}

extension TextLineLimitHeadView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(TextLineLimitHeadView(), canvas: SceneCanvas(settings))
  }
}

/// Two lines, truncateMiddle.
struct TextLineLimitMiddleView: View {
  var body: some View {
    Text("The quick brown fox jumps over the lazy dog and goes on.")
      .lineLimit(2)
      .truncationMode(.truncateMiddle)
      .padding(8)
  }
}

extension TextLineLimitMiddleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(TextLineLimitMiddleView(), canvas: SceneCanvas(settings))
  }
}

/// Two lines, truncateTail.
struct TextLineLimitTailView: View {
  var body: some View {
    Text("The quick brown fox jumps over the lazy dog and goes on.")
      .lineLimit(2)
      .truncationMode(.truncateTail)
      .padding(8)
  }
}

extension TextLineLimitTailView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 160
    return Scene(TextLineLimitTailView(), canvas: SceneCanvas(settings))
  }
}

/// A link is text in the tint colour.
struct TextLinkView: View {
  var body: some View {
    Link("Open the manual", url: "https://example.org/manual")
      .modifiers { $0.padding = EdgeInsets(8) }
  }
}

extension TextLinkView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextLinkView())
  }
}

/// Lists and quotes nest with hanging indents, in HTML as in Markdown.
struct TextListsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text()
        .font(size: 14)
        .with {
          $0.html = MarkedText(html: "<ol start=9><li>An item that goes over more than a single line<li>Ten<ul><li>Nested, and long enough to be broken into two lines<li>Water: H<sub>2</sub>O, <big>E</big> = mc<sup>2</sup></ul></ol><blockquote>A quote that stands apart from the text around it on both of its lines.</blockquote><pre>let a = 1\n    + 2</pre>&Eacute;nd &mdash; caf&eacute; &hearts;")
        }
      Text()
        .font(size: 14)
        .with {
          $0.markdown = MarkedText(markdown: "9. An item that goes over more than a single line\n10. Ten\n    - Nested, and long enough to be broken into two lines\n\n> A quote that stands apart from the text around it on both of its lines.")
        }
      Text()
        .font(size: 14)
        .multilineTextAlignment(.natural)
        .with {
          $0.html = MarkedText(html: "<ul><li>פריט ברשימה שממשיך לשורה נוספת כדי להראות את ההזחה<li>שני</ul>")
        }
        .frame(width: 240)
    }
    .padding(10)
  }
}

extension TextListsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.backgroundColor = .white
    return Scene(TextListsView(), canvas: SceneCanvas(settings))
  }
}

/// Texts by key: one picture for each language, with plurals, arguments and markup.
struct TextLocalizedView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Sign in").font(.title2).fontWeight(.bold)
      Text("1 item")
      Text("3 items")
      Text("21 items")
      Text().with { $0.markdown = MarkedText(markdown: "Terms") }
      Button("Continue")
      Text("Where are you?").font(.footnote)
    }
    .padding(16)
  }
}

extension TextLocalizedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 220
    settings.scale = 2
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(TextLocalizedView(), canvas: SceneCanvas(settings))
  }
}

/// Characters that look otherwise from language to language: Han in four regions, Arabic letters in Urdu.
struct TextRegionalFormsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("骨直角今令海").font(size: 28)
      Text("الأردية").font(size: 28)
      Text("الأردية").fontWeight(.bold).font(size: 28)
    }
    .padding(10)
  }
}

extension TextRegionalFormsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 300
    settings.backgroundColor = .white
    return Scene(TextRegionalFormsView(), canvas: SceneCanvas(settings))
  }
}

/// Scripts and emoji by the fallback order.
struct TextScriptsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("English, Ελληνικά, Русский")
      Text("العربية من اليمين")
      Text("עברית מימין")
      Text("हिन्दी क्षत्रिय")
      Text("ภาษาไทยตัดคำ")
      Text("👩‍👩‍👧‍👦 🇯🇵 👍🏽 ☀️")
    }
    .padding(8)
  }
}

extension TextScriptsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextScriptsView())
  }
}

/// minimumScaleFactor shrinks text in order not to cut it.
struct TextShrinkView: View {
  var body: some View {
    Text("This line shrinks to half before it is cut")
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(8)
  }
}

extension TextShrinkView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    return Scene(TextShrinkView(), canvas: SceneCanvas(settings))
  }
}

/// Small capitals are made of large ones where the font has none; marks that a font lacks come from another.
struct TextSmallCapitalsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hamburg, Große Straße 7")
        .font(size: 18)
        .with { $0.fontFeatures = [FontFeature("smcp", 1)] }
      Text("Ñandú Ώρα 2024")
        .font(size: 18)
        .with {
          $0.fontFeatures = [FontFeature("smcp", 1), FontFeature("c2sc", 1)]
          $0.lines.underline = DecorationValue(LineDecoration())
        }
      Text("Diyarbakır, İzmir")
        .font(size: 18)
        .with {
          $0.fontFeatures = [FontFeature("smcp", 1)]
          $0.lines.language = "tr"
        }
      Text("a ≂̸ b, 𝐀𝔸𝓐, 鄕樑").font(size: 18)
    }
    .padding(10)
  }
}

extension TextSmallCapitalsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.backgroundColor = .white
    return Scene(TextSmallCapitalsView(), canvas: SceneCanvas(settings))
  }
}

/// The eight text styles at the default text size (DUI-17).
struct TextStylesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("largeTitle").font(.largeTitle)
      Text("title").font(.title1)
      Text("headline").with { $0.font = .headline }
      Text("subheadline").font(.subheadline)
      Text("body").font(.body)
      Text("callout").font(.callout)
      Text("footnote").font(.footnote)
      Text("caption").font(.caption1)
    }
    .padding(8)
  }
}

extension TextStylesView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextStylesView())
  }
}

/// Symbols that Unicode shows as text are drawn as text; VS16 asks for the emoji, VS15 for text.
struct TextSymbolsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("✉ ✈ ✂ ✔ ☎ ⚙ ♠ ♥ ☐ ☑ ♫ ☀").font(size: 24)
      Text("✉️ ✈️ ✂️ ✔️ ☎️ ⚙️ ♠️ ♥️ ☑️ ☀️").font(size: 24)
      Text("⌚ ⌚︎ ⚡ ⚡︎ ☔ ☔︎ 😀").font(size: 24)
      Text("ℝ ℕ ∀x ∈ ℤ ⟨a⟩ ∮ ⊕ ⌘ ⌥ ⇧").font(size: 24)
    }
    .padding(10)
  }
}

extension TextSymbolsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 320
    settings.backgroundColor = .white
    return Scene(TextSymbolsView(), canvas: SceneCanvas(settings))
  }
}

/// Styles follow the reader's text size, a plain size does not (PLT-1).
struct TextTextSizeAccessibilityView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Title").font(.title1)
      Text("Body text that follows the reader.")
      Text("fixed 13").font(size: 13)
    }
    .padding(8)
  }
}

extension TextTextSizeAccessibilityView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 320
    settings.textSize = .accessibility1
    return Scene(TextTextSizeAccessibilityView(), canvas: SceneCanvas(settings))
  }
}

/// What texts may ask for beside size and weight: features, axes, runs, indents, tabs, underlines that skip ink, air above lines.
struct TextTypographyView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 0) {
        Text("111.10 | as it is").foregroundColor(.label)
        Text("888.80 | as it is").foregroundColor(.label)
        Text("111.10 | tabular-nums slashed-zero")
          .with { $0.fontFeatures = [FontFeature("tnum", 1), FontFeature("zero", 1)] }
          .foregroundColor(.label)
        Text("888.80 | tabular-nums slashed-zero")
          .with { $0.fontFeatures = [FontFeature("tnum", 1), FontFeature("zero", 1)] }
          .foregroundColor(.label)
        Text("1/2 3/4 a(b) 1st")
          .with { $0.fontFeatures = [FontFeature("frac", 1), FontFeature("case", 1)] }
          .foregroundColor(.label)
      }
      Text("Weight 250, 425 and 725")
        .with { $0.fontVariations = [FontAxisValue("wght", 250)] }
        .foregroundColor(.label)
      Text("Weight 250, 425 and 725")
        .with { $0.fontVariations = [FontAxisValue("wght", 425)] }
        .foregroundColor(.label)
      Text("Weight 250, 425 and 725")
        .with { $0.fontVariations = [FontAxisValue("wght", 725)] }
        .foregroundColor(.label)
      Text()
        .with {
          $0.runs = [StyledRun("From "), StyledRun("€ 20") { $0.bold = true; $0.foregroundColor = SystemColor.systemRed.color }, StyledRun(" a night, "), StyledRun("breakfast") { $0.italic = true; $0.underline = DecorationValue(LineDecoration()) }, StyledRun(" and "), StyledRun("gym") { $0.foregroundColor = .black; $0.highlightColor = SystemColor.systemYellow.color }, StyledRun(" with it"), StyledRun("1") { $0.fontSize = 10; $0.baselineOffset = 6 }, StyledRun(" small print") { $0.font = .caption1; $0.uppercase = true }]
        }
        .foregroundColor(.label)
      Text("Jumping quickly: skips ink")
        .font(.title3)
        .with { $0.lines.underline = DecorationValue(LineDecoration()) }
        .foregroundColor(.label)
      Text("Jumping quickly: does not")
        .font(.title3)
        .with {
          $0.lines.underline = DecorationValue(LineDecoration(.double))
          $0.lines.underlineSkipsInk = false
        }
        .foregroundColor(.label)
      Text("Jumping quickly")
        .font(.title3)
        .with {
          $0.fontStyle = .italic
          $0.lines.underline = DecorationValue(LineDecoration(.thick), color: SystemColor.systemBlue.color)
        }
        .foregroundColor(.label)
      Text("A paragraph whose first line begins further in than the others and whose lines end early.\nThe next one stands apart from it.")
        .font(.footnote)
        .with {
          $0.lines.firstLineIndent = 24
          $0.lines.tailIndent = 40
          $0.lines.paragraphSpacing = 10
        }
        .foregroundColor(.label)
      Text("1.\tA hanging indent: a tab leads to where the other lines begin.\n12.\tThe next item.")
        .font(.footnote)
        .with { $0.lines.indent = 28 }
        .foregroundColor(.label)
      Text("Tea\tgreen\t2.50\nCoffee\tblack\t3.00")
        .font(.footnote)
        .with { $0.lines.tabStops = [90, 200] }
        .foregroundColor(.label)
      HStack(alignment: .top, spacing: 16) {
        Text("Air on\nboth sides")
          .with {
            $0.lines.lineHeightMultiple = 1.6
            $0.lines.highlightColor = SystemColor.systemGray5.color
          }
          .foregroundColor(.label)
        Text("Air\nabove")
          .with {
            $0.lines.lineHeightMultiple = 1.6
            $0.lines.lineHeightPlacement = .above
            $0.lines.highlightColor = SystemColor.systemGray5.color
          }
          .foregroundColor(.label)
      }
      HStack(alignment: .top, spacing: 16) {
        Text("直す 骨 ja").with { $0.lines.language = "ja" }.foregroundColor(.label)
        Text("直す 骨 zh").with { $0.lines.language = "zh-Hans" }.foregroundColor(.label)
        Text("iıİ tr")
          .with {
            $0.lines.language = "tr"
            $0.lines.uppercase = true
          }
          .foregroundColor(.label)
      }
    }
    .padding(16)
  }
}

extension TextTypographyView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 300
    settings.scale = 2
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(TextTypographyView(), canvas: SceneCanvas(settings))
  }
}

/// The nine weights.
struct TextWeightsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("ultraLight").fontWeight(.ultraLight)
      Text("thin").fontWeight(.thin)
      Text("light").fontWeight(.light)
      Text("regular").fontWeight(.regular)
      Text("medium").fontWeight(.medium)
      Text("semibold").fontWeight(.semibold)
      Text("bold").fontWeight(.bold)
      Text("heavy").fontWeight(.heavy)
      Text("black").fontWeight(.black)
    }
    .padding(8)
  }
}

extension TextWeightsView {
  /// The picture of the document.
  static func scene() -> Scene {
    Scene(TextWeightsView())
  }
}

/// Languages written in scripts of their own, each with a face that comes with Galley.
struct TextWorldScriptsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("bn").font(size: 11).frame(width: 26)
          Text("বাংলা ভাষা।").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("as").font(size: 11).frame(width: 26)
          Text("অসমীয়া").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("ta").font(size: 11).frame(width: 26)
          Text("தமிழ் மொழி").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("te").font(size: 11).frame(width: 26)
          Text("తెలుగు భాష").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("kn").font(size: 11).frame(width: 26)
          Text("ಕನ್ನಡ ಭಾಷೆ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("ml").font(size: 11).frame(width: 26)
          Text("മലയാളം ഭാഷ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("gu").font(size: 11).frame(width: 26)
          Text("ગુજરાતી ભાષા").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("pa").font(size: 11).frame(width: 26)
          Text("ਪੰਜਾਬੀ ਭਾਸ਼ਾ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("or").font(size: 11).frame(width: 26)
          Text("ଓଡ଼ିଆ ଭାଷା").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("si").font(size: 11).frame(width: 26)
          Text("සිංහල භාෂාව").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("my").font(size: 11).frame(width: 26)
          Text("မြန်မာဘာသာ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("km").font(size: 11).frame(width: 26)
          Text("ភាសាខ្មែរ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("lo").font(size: 11).frame(width: 26)
          Text("ພາສາລາວ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("am").font(size: 11).frame(width: 26)
          Text("አማርኛ ቋንቋ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("ka").font(size: 11).frame(width: 26)
          Text("ქართული ენა").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("hy").font(size: 11).frame(width: 26)
          Text("Հայոց լեզու").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("bo").font(size: 11).frame(width: 26)
          Text("བོད་སྐད་").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("dv").font(size: 11).frame(width: 26)
          Text("ދިވެހި ބަސް").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("chr").font(size: 11).frame(width: 26)
          Text("ᏣᎳᎩ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("iu").font(size: 11).frame(width: 26)
          Text("ᐃᓄᒃᑎᑐᑦ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("jv").font(size: 11).frame(width: 26)
          Text("ꦧꦱꦗꦮ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("su").font(size: 11).frame(width: 26)
          Text("ᮘᮞ ᮞᮥᮔ᮪ᮓ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("mn").font(size: 11).frame(width: 26)
          Text("ᠮᠣᠩᠭᠣᠯ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("sat").font(size: 11).frame(width: 26)
          Text("ᱥᱟᱱᱛᱟᱲᱤ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("mni").font(size: 11).frame(width: 26)
          Text("ꯃꯩꯇꯩꯂꯣꯟ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("zgh").font(size: 11).frame(width: 26)
          Text("ⵜⴰⵎⴰⵣⵉⵖⵜ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("nqo").font(size: 11).frame(width: 26)
          Text("ߒߞߏ").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("ff").font(size: 11).frame(width: 26)
          Text("𞤆𞤵𞤤𞤢𞤪").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("zh").font(size: 11).frame(width: 26)
          Text("简体中文").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("ja").font(size: 11).frame(width: 26)
          Text("日本語です").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Text("ko").font(size: 11).frame(width: 26)
          Text("한국어입니다").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
        HStack(spacing: 6) {
          Text("yo").font(size: 11).frame(width: 26)
          Text("Èdè Yorùbá, ẹ̀kọ́").font(size: 17)
          Spacer()
        }
        .frame(width: 172)
      }
    }
    .padding(10)
  }
}

extension TextWorldScriptsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 380
    settings.backgroundColor = .white
    return Scene(TextWorldScriptsView(), canvas: SceneCanvas(settings))
  }
}

/// Text wraps at words inside its padding.
struct TextWrapView: View {
  var body: some View {
    Text("The quick brown fox jumps over the lazy dog and goes on to the next line.").padding(8)
  }
}

extension TextWrapView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 180
    return Scene(TextWrapView(), canvas: SceneCanvas(settings))
  }
}

/// Tables without room share it among their columns as browsers do, and their cells break into lines.
struct TextWrappedTablesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text()
        .font(size: 14)
        .with {
          $0.html = MarkedText(html: "<table><tr><th>Name</th><th>What it does</th><th align=right>Price</th></tr><tr><td>Kerning</td><td>Moves letters so that the distance between them looks <b>even</b></td><td align=right>9.50</td></tr><tr><td colspan=2>All of it in one package for everyone who reads</td><td align=right>120</td></tr></table>Text behind it")
        }
      Text()
        .font(size: 14)
        .with {
          $0.markdown = MarkedText(markdown: "> |Language|Sentence|\n> |:-:|--:|\n> |Deutsch|Zwölf Boxkämpfer jagen Viktor quer über den Deich|\n> |日本語|いろはにほへとちりぬるをわかよたれそ|")
        }
      Text()
        .font(size: 14)
        .multilineTextAlignment(.natural)
        .with {
          $0.html = MarkedText(html: "<table dir=rtl><tr><td>אבגדה</td><td>טקסט ארוך שחייב להישבר לכמה שורות 123 ועוד קצת</td></tr><tr><td>ד</td><td>ה</td></tr></table>")
        }
      Text()
        .font(size: 14)
        .with {
          $0.html = MarkedText(html: "<ol type=A reversed><li>Two<li style=\"letter-spacing:.1em\">One</ol>")
        }
    }
    .padding(10)
  }
}

extension TextWrappedTablesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 280
    settings.backgroundColor = .white
    return Scene(TextWrappedTablesView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addText(to scenes: inout ParityScenes) {
    scenes.add("text/alignments") { _ in TextAlignmentsView.scene() }
    scenes.add("text/baselines") { _ in TextBaselinesView.scene() }
    scenes.add("text/decorations") { _ in TextDecorationsView.scene() }
    scenes.add("text/east-asian") { _ in TextEastAsianView.scene() }
    scenes.add("text/fonts") { _ in TextFontsView.scene() }
    scenes.add("text/last-baseline") { _ in TextLastBaselineView.scene() }
    scenes.add("text/line-height") { _ in TextLineHeightView.scene() }
    scenes.add("text/line-limit-clip") { _ in TextLineLimitClipView.scene() }
    scenes.add("text/line-limit-head") { _ in TextLineLimitHeadView.scene() }
    scenes.add("text/line-limit-middle") { _ in TextLineLimitMiddleView.scene() }
    scenes.add("text/line-limit-tail") { _ in TextLineLimitTailView.scene() }
    scenes.add("text/link") { _ in TextLinkView.scene() }
    scenes.add("text/lists") { _ in TextListsView.scene() }
    scenes.add("text/localized") { _ in TextLocalizedView.scene() }
    scenes.add("text/regional-forms") { _ in TextRegionalFormsView.scene() }
    scenes.add("text/scripts") { _ in TextScriptsView.scene() }
    scenes.add("text/shrink") { _ in TextShrinkView.scene() }
    scenes.add("text/small-capitals") { _ in TextSmallCapitalsView.scene() }
    scenes.add("text/styles") { _ in TextStylesView.scene() }
    scenes.add("text/symbols") { _ in TextSymbolsView.scene() }
    scenes.add("text/text-size-accessibility") { _ in TextTextSizeAccessibilityView.scene() }
    scenes.add("text/typography") { _ in TextTypographyView.scene() }
    scenes.add("text/weights") { _ in TextWeightsView.scene() }
    scenes.add("text/world-scripts") { _ in TextWorldScriptsView.scene() }
    scenes.add("text/wrap") { _ in TextWrapView.scene() }
    scenes.add("text/wrapped-tables") { _ in TextWrappedTablesView.scene() }
  }
}
