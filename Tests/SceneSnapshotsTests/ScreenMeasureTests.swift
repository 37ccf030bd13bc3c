import Galley
import GalleyGeometry
import GalleySnapshots
import GalleySystem
import Testing

@testable import GalleySceneSnapshots

/// The six whole screens of the corpus at three pixels a point, held to what was measured on the
/// platform, in points.
@Suite("Measures of whole screens")
struct ScreenMeasureTests {
  /// One measure of a screen: where it is read, what the platform has, and by how much it may differ.
  struct Measure: Sendable, CustomTestStringConvertible {
    var screen: String
    var name: String
    var platform: Double
    var tolerance = 1.0 / 3
    var read: @Sendable ([SceneNode]) -> Double?

    var testDescription: String { "\(screen): \(name)" }
  }

  private static func first(_ type: String, _ nodes: [SceneNode]) -> SceneNode? {
    nodes.first { $0.type == type }
  }

  private static func all(_ type: String, _ nodes: [SceneNode]) -> [Rect] {
    nodes.filter { $0.type == type }.map(\.frame)
  }

  private static func text(_ words: String, _ nodes: [SceneNode]) -> Rect? {
    nodes.first {
      $0.type == "Text" && $0.properties.contains { $0.name == "text" && $0.value == words }
    }?
    .frame
  }

  static let measures: [Measure] = [
    Measure(screen: "settings", name: "margin of cards", platform: 20) {
      all("SectionRow", $0).map(\.minX).min()
    },
    Measure(screen: "settings", name: "row of one line", platform: 44) {
      all("SectionRow", $0).map(\.height).min()
    },
    Measure(screen: "settings", name: "room over a tall row's content", platform: 6) {
      guard let row = all("SectionRow", $0).first, let avatar = first("Avatar", $0) else {
        return nil
      }
      return avatar.frame.minY - row.minY
    },
    Measure(screen: "settings", name: "text from the card's edge", platform: 20) {
      guard let row = all("SectionRow", $0).first, let words = text("Bold text", $0) else {
        return nil
      }
      return words.minX - row.minX
    },
    Measure(screen: "settings", name: "line under a row", platform: 1.0 / 3, tolerance: 0.01) {
      all("Rectangle", $0).map(\.height).filter { $0 < 1 }.max()
    },
    Measure(screen: "settings", name: "card to card with a header", platform: 56.7, tolerance: 0.7)
    {
      let rows = all("SectionRow", $0)
      return rows.count > 1 ? rows[1].minY - rows[0].maxY : nil
    },
    Measure(
      screen: "settings", name: "card to card with footer and header", platform: 72.3,
      tolerance: 0.7
    ) {
      let rows = all("SectionRow", $0)
      return rows.count > 4 ? rows[4].minY - rows[3].maxY : nil
    },
    Measure(screen: "settings", name: "width of a switch", platform: 51) {
      first("Switch", $0)?.frame.width
    },
    Measure(screen: "settings", name: "height of a switch", platform: 31) {
      first("Switch", $0)?.frame.height
    },
    Measure(screen: "settings", name: "switch from the card's end", platform: 20) {
      guard let row = all("SectionRow", $0).first, let control = first("Switch", $0) else {
        return nil
      }
      return row.maxX - control.frame.maxX
    },
    Measure(screen: "settings", name: "chevron from the card's end", platform: 20) {
      guard let row = all("SectionRow", $0).first, let sign = first("Chevron", $0) else {
        return nil
      }
      return row.maxX - sign.frame.maxX
    },
    Measure(screen: "settings", name: "height of a slider", platform: 34) {
      first("Slider", $0)?.frame.height
    },
    Measure(
      screen: "settings", name: "navigation bar with large title and search", platform: 148,
      tolerance: 0.7
    ) { first("NavigationBar", $0)?.frame.height },
    Measure(screen: "settings", name: "large title from the edge", platform: 20) { nodes in
      let title = nodes.first { node in
        node.properties.contains { $0.name == "font" && $0.value == "largeTitle" }
      }
      return title?.properties.first { $0.name == "padding.leading" }.flatMap { Double($0.value) }
    },
    Measure(screen: "settings", name: "search field", platform: 36) {
      all("SearchField", $0).map(\.height).min()
    },
    Measure(screen: "settings", name: "tab bar", platform: 49) {
      first("TabBar", $0)?.frame.height
    },
    Measure(screen: "login", name: "large button", platform: 50.33) {
      first("Button", $0)?.frame.height
    },
    Measure(screen: "checkout", name: "inline navigation bar", platform: 44) {
      first("NavigationBar", $0)?.frame.height
    },
    Measure(screen: "chat", name: "inline navigation bar", platform: 44) {
      first("NavigationBar", $0)?.frame.height
    },
    Measure(
      screen: "dashboard", name: "navigation bar with large title", platform: 96, tolerance: 0.7
    ) {
      first("NavigationBar", $0)?.frame.height
    },
  ]

  private static let screens = FilePath(#filePath).folder.folder.folder.appending(
    "Snapshots/screens")

  @Test("as on the platform", arguments: measures)
  func measured(_ measure: Measure) throws {
    let document = try #require(
      try DocumentLoader().load(Self.screens.appending(measure.screen + ".json").string).document)
    let renderer = try #require(FaultDrillTests.renderer)
    var settings = SceneSettings()
    settings.scale = 3
    let scene = SceneDescription(try renderer.prepare(Scene(document, settings: settings)))
    let value = try #require(measure.read(scene.nodes))
    #expect(abs(value - measure.platform) <= measure.tolerance + 1e-9, "\(value)")
  }
}
