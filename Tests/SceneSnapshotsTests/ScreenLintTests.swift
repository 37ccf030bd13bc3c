import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleySnapshots
import GalleyStair
import GalleySystem
import Testing

@testable import GalleySceneSnapshots

/// The six whole screens of the corpus, with text as it is and as large as it gets for readers who need
/// that. Their scenes in Swift are held to the same drawing by the parity tests.
@Suite("Lints on whole screens")
struct ScreenLintTests {
  private static let screens = FilePath(#filePath).folder.folder.folder.appending(
    "Snapshots/screens")

  /// Returns the contrasts of the platform's own colours with each other that are below the WCAG requirement
  /// for small text: Galley cannot change them.
  private static func platformPairs(_ appearance: Appearance) -> Set<String> {
    func color(_ color: SystemColor) -> RGBAColor { color.color.resolved(for: appearance) }
    let surface = color(.secondarySystemGroupedBackground)
    let plain = [surface, color(.systemBackground), color(.systemGroupedBackground)]
    let grounds =
      plain
      + plain.flatMap { page in
        [SystemColor.tertiaryFill, .secondaryFill].map { color($0).composited(over: page) }
      }
    let pairs: [(RGBAColor, RGBAColor)] =
      [SystemColor.systemBlue, .systemRed].map { (.white, color($0)) }
      + [
        SystemColor.systemBlue, .systemRed, .systemGreen, .systemTeal, .secondaryLabel,
        .tertiaryLabel,
      ].flatMap { text in grounds.map { (color(text), $0) } }
    return Set(
      pairs.map { text, ground in
        let ratio = (text.contrastRatio(against: ground) * 100).rounded(.down) / 100
        return "contrast \(ratio):1"
      })
  }

  @Test(
    "nothing is cut, overflows, lies over a control or is too small to press",
    arguments: ["settings", "login", "checkout", "chat", "weather", "dashboard"],
    [TextSize.large, .accessibility1, .accessibility3])
  func clean(screen: String, size: TextSize) throws {
    let document = try #require(
      try DocumentLoader().load(Self.screens.appending(screen + ".json").string).document)
    let renderer = try #require(FaultDrillTests.renderer)
    for appearance in Appearance.allCases {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var settings = SceneSettings()
        (settings.appearance, settings.direction, settings.textSize) = (appearance, direction, size)
        let scene = SceneDescription(
          try renderer.prepare(Scene(document, settings: settings)))
        #expect(scene.nodes.count > 20)
        let known = Self.platformPairs(appearance)
        let found = SceneLinter().findings(in: scene).filter { finding in
          finding.lint != "contrast" || !known.contains { finding.message.hasPrefix($0 + " ") }
        }
        #expect(
          found.isEmpty,
          "\(appearance) \(direction): \(found.map { "\($0.lint) \($0.node) \($0.message)" })")
      }
    }
  }

  @Test("controls that are scrolled out of sight lie under nothing")
  func scrolledAway() throws {
    func findings(_ type: String) throws -> [String] {
      let root = """
        {"type": "VStack", "properties": {"height": 160}, "subviews": [
          {"type": "\(type)", "properties": {"height": 60}, "subviews": [
            {"type": "Rectangle", "properties": {"width": 60, "height": 80}},
            {"type": "Rectangle",
             "properties": {"width": 60, "height": 50, "traits": ["button"]}}]},
          {"type": "Rectangle",
           "properties": {"width": 60, "height": 100, "traits": ["button"]}}]}
        """
      return try SceneLintTests().lints(root).filter { $0 == "overlapping-controls" }
    }
    #expect(try findings("ScrollView").isEmpty)
    #expect(try findings("VStack") == ["overlapping-controls"])
  }

  @Test("what a badge shows does not reach out of it, although it was moved")
  func moved() throws {
    let badge = """
      {"type": "Badge", "properties": {"offset": {"x": 30, "y": 0}}, "values": {"text": "3"}}
      """
    let lints = try SceneLintTests().lints(badge)
    #expect(!lints.contains("overflow"))
  }
}
