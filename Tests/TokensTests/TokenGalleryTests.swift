import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import GalleyTokens
import Testing

@Suite struct TokenGalleryTests {
  private static let own: Theme = {
    var theme = Theme.what3words
    theme.palette["deep"] = Color(light: RGBAColor(hex: 0x0A3049), dark: .white)
    theme.dimensions = ["gap": 12, "tuck": -2]
    theme.textStyles["lead"] = TextStyle(font: FontDescriptor(size: 21, weight: .medium))
    return theme
  }()

  private func texts(
    _ page: String, _ theme: Theme, _ appearance: Appearance, ownAlone: Bool = false
  ) throws -> [String] {
    let pages = TokenGallery.pages(of: theme, appearance, ownAlone: ownAlone)
    let value = pages[try #require(TokenGallery.pageNames.firstIndex(of: page))]
    let source = SourceText(name: page, text: JSONWriter.text(of: value))
    let (document, findings) = DocumentReader.read(source, options: .init(theme: theme))
    #expect(findings.isEmpty)
    return texts(try #require(document).root)
  }

  private func texts(_ node: DocumentNode) -> [String] {
    ((node.content as? Text).map { [$0.text] } ?? []) + node.children.flatMap(texts)
  }

  @Test(
    "W3W-2, W3W-8: the palette shows every colour with its contrast on the page and to its text",
    arguments: [(Appearance.light, "#0A3049", "13.71:1 AAA"), (.dark, "#FFFFFF", "21:1 AAA")])
  func palette(appearance: Appearance, hex: String, contrast: String) throws {
    let shown = try texts("palette", Self.own, appearance)
    let place = try #require(shown.firstIndex(of: "deep"))
    #expect(shown[place + 1] == hex)
    #expect(shown[place + 2] == contrast)
    #expect(!shown.contains("cranberry"))
    #expect(try texts("palette", .plain, appearance).contains("cranberry"))
  }

  @Test("a theme's own values come first, and alone where nothing else is wanted")
  func ownValues() throws {
    var theme = Theme(name: "own")
    theme.dimensions = ["gap": 12]
    theme.textStyles["lead"] = TextStyle(font: FontDescriptor(size: 21, weight: .medium))
    let color = TokenColor(RGBAColor.black)
    let length = { (points: Double) in TokenDimension(points, .px) }
    theme.tokens["lift"] = ThemeToken(
      .shadow([
        TokenShadow(
          color: color, offsetX: length(0), offsetY: length(4), blur: length(8), spread: length(0))
      ]))
    for (page, own, common) in [
      ("type", "lead", "largeTitle"), ("spacing", "gap", "extraMedium"),
      ("shadows", "lift", "modal"),
    ] {
      let all = try texts(page, theme, .light)
      #expect(all.contains(common))
      #expect(
        try #require(all.firstIndex(of: own)) < #require(all.firstIndex(of: common)), "\(page)")
      let alone = try texts(page, theme, .light, ownAlone: true)
      #expect(alone.contains(own) && !alone.contains(common), "\(page)")
      // A page without values of the theme's own is not empty.
      #expect(try texts(page, .plain, .light, ownAlone: true).contains(common))
    }
  }

  @Test("a dimension of any size is shown", arguments: [1e18, -1e18, 1e300])
  func hugeDimensions(_ value: Double) throws {
    var theme = Self.own
    theme.dimensions["far"] = value
    #expect(try texts("spacing", theme, .light).contains("far"))
  }

  @Test("texts have no boxes of the theme's, which would cover the swatches")
  func textsAreBare() throws {
    for page in TokenGallery.pages(of: .what3words, .light) {
      let source = SourceText(name: "page", text: JSONWriter.text(of: page))
      let root = try #require(
        DocumentReader.read(source, options: .init(theme: .what3words)).document
      ).root
      var nodes = [root]
      while let node = nodes.popLast() {
        nodes += node.children
        guard node.content is Text else { continue }
        #expect(node.look.padding == .zero)
        #expect(node.look.backgroundColor?.light.alpha == 0)
      }
    }
  }

  @Test("W3W-12, PLT-1: every step, text style and dimension is on its page")
  func scales() throws {
    let type = try texts("type", Self.own, .light)
    for name in TextStyleName.allCases.map(\.rawValue) + DNATypography.allCases.map(\.name) {
      #expect(type.contains(name))
    }
    #expect(type.contains("21 pt, medium, letter spacing 0"))
    let spacing = try texts("spacing", Self.own, .light)
    for name in ["gap", "tuck", "extraExtraLarge", "five", "threePoint", "extraMedium"] {
      #expect(spacing.contains(name))
    }
    let radii = try texts("radii", .plain, .light)
    #expect(radii.filter { $0 == "half the shorter side" }.count == 2)
    let shadows = try texts("shadows", .plain, .dark)
    for step in Shadow.steps { #expect(shadows.contains(step.name)) }
  }
}
