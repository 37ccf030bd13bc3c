import GalleyComponents
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleySnapshots
import GalleyStair
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
    var read: @Sendable (Drawn) -> Double?

    var testDescription: String { "\(screen): \(name)" }
  }

  /// The nodes of a screen and its drawing.
  struct Drawn: Sendable {
    var nodes: [SceneNode]
    var list: DisplayList

    func first(_ type: String) -> Rect? { nodes.first { $0.type == type }?.frame }

    func all(_ type: String) -> [Rect] { nodes.filter { $0.type == type }.map(\.frame) }

    func text(_ words: String) -> Rect? {
      nodes.first { $0.type == "Text" && $0.value(of: "text") == words }?.frame
    }

    /// The position of the letters of a text.
    func baseline(_ words: String) -> Double? {
      guard let box = text(words) else { return nil }
      for command in list.commands {
        guard case .glyphs(_, let origin, _) = command else { continue }
        if box.inset(by: -1).contains(origin) { return origin.y }
      }
      return nil
    }

    /// The corners of what is filled or cut in a frame.
    func radius(of box: Rect?) -> Double? {
      guard let box else { return nil }
      for command in list.commands {
        let shape: DisplayShape
        switch command {
        case .fill(let filled, _): shape = filled
        case .clip(let cut): shape = cut
        default: continue
        }
        let rect = shape.bounds
        guard abs(rect.minY - box.minY) < 0.5, abs(rect.width - box.width) < 0.5,
          abs(rect.height - box.height) < 0.5
        else { continue }
        let radius = (1...20).map(Double.init).first { radius in
          let radii = CornerRadii(radius)
          return shape == .roundedRectangle(rect, radii)
            || shape == .path(.continuousRectangle(rect, radii: radii))
        }
        if let radius { return radius }
      }
      return nil
    }
  }

  static let measures: [Measure] = [
    Measure(screen: "settings", name: "margin of cards", platform: 20) {
      $0.all("SectionRow").map(\.minX).min()
    },
    Measure(screen: "settings", name: "row of one line", platform: 44) {
      $0.all("SectionRow").map(\.height).min()
    },
    Measure(screen: "settings", name: "room over a tall row's content", platform: 6) {
      guard let row = $0.all("SectionRow").first, let avatar = $0.first("Avatar") else {
        return nil
      }
      return avatar.minY - row.minY
    },
    Measure(screen: "settings", name: "text from the card's edge", platform: 20) {
      guard let row = $0.all("SectionRow").first, let words = $0.text("Bold text") else {
        return nil
      }
      return words.minX - row.minX
    },
    Measure(screen: "settings", name: "line under a row", platform: 1.0 / 3, tolerance: 0.01) {
      $0.all("Rectangle").map(\.height).filter { $0 < 1 }.max()
    },
    Measure(screen: "settings", name: "card to card with a header", platform: 56.7, tolerance: 0.7)
    {
      let rows = $0.all("SectionRow")
      return rows.count > 1 ? rows[1].minY - rows[0].maxY : nil
    },
    Measure(
      screen: "settings", name: "card to card with footer and header", platform: 72.3,
      tolerance: 0.7
    ) {
      let rows = $0.all("SectionRow")
      return rows.count > 4 ? rows[4].minY - rows[3].maxY : nil
    },
    // Drawn 51 points wide in a slot of 49, as recorded before iOS 26.
    Measure(screen: "settings", name: "width of a switch's slot", platform: 49) {
      $0.first("Switch")?.width
    },
    Measure(screen: "settings", name: "height of a switch", platform: 31) {
      $0.first("Switch")?.height
    },
    Measure(screen: "settings", name: "switch from the card's end", platform: 20) {
      guard let row = $0.all("SectionRow").first, let control = $0.first("Switch") else {
        return nil
      }
      return row.maxX - control.maxX
    },
    Measure(screen: "settings", name: "chevron from the card's end", platform: 20) {
      guard let row = $0.all("SectionRow").first, let sign = $0.first("Chevron") else {
        return nil
      }
      return row.maxX - sign.maxX
    },
    Measure(screen: "settings", name: "width of a chevron", platform: 7) {
      $0.first("Chevron")?.width
    },
    Measure(screen: "settings", name: "height of a chevron", platform: 12) {
      $0.first("Chevron")?.height
    },
    Measure(screen: "settings", name: "top of the navigation bar", platform: 53.67) {
      $0.first("NavigationBar")?.minY
    },
    Measure(screen: "settings", name: "baseline of a large title in its bar", platform: 80) {
      guard let bar = $0.first("NavigationBar"), let line = $0.baseline("Settings") else {
        return nil
      }
      return line - bar.minY
    },
    Measure(screen: "settings", name: "card below the bar with a large title", platform: 0) {
      guard let row = $0.all("SectionRow").first, let bar = $0.first("NavigationBar") else {
        return nil
      }
      return row.minY - bar.maxY
    },
    // A line of 20.33 in the middle of the row without its separator, with its baseline at 16.2.
    Measure(screen: "settings", name: "baseline of a row's text", platform: 27.87) {
      guard let line = $0.baseline("Bold text"), let words = $0.text("Bold text") else {
        return nil
      }
      return $0.all("SectionRow").first { $0.contains(words.origin) }.map { line - $0.minY }
    },
    Measure(screen: "settings", name: "baseline of a header above its card", platform: 9) {
      guard let line = $0.baseline("Network") else { return nil }
      return $0.all("SectionRow").first { $0.minY > line }.map { $0.minY - line }
    },
    // Read off with "about".
    Measure(
      screen: "settings", name: "baseline of a footer below its card", platform: 17.8,
      tolerance: 0.75
    ) {
      guard let line = $0.baseline("Known networks are joined by themselves.") else { return nil }
      return $0.all("SectionRow").last { $0.maxY < line }.map { line - $0.maxY }
    },
    Measure(screen: "settings", name: "corners of a card", platform: 10) { drawn in
      guard let row = drawn.all("SectionRow").first else { return nil }
      return drawn.radius(of: row)
    },
    Measure(screen: "settings", name: "corners of the search field", platform: 10) {
      $0.radius(of: $0.all("SearchField").last)
    },
    Measure(screen: "settings", name: "baseline of a tab's title in its bar", platform: 45) {
      guard let bar = $0.first("TabBar") else { return nil }
      let items = $0.nodes.filter { $0.type == "Text" && bar.contains($0.frame.origin) }
      guard let words = items.first?.value(of: "text") else { return nil }
      return $0.baseline(words).map { $0 - bar.minY }
    },
    Measure(screen: "settings", name: "height of a slider", platform: 34) {
      $0.first("Slider")?.height
    },
    Measure(
      screen: "settings", name: "navigation bar with large title and search", platform: 148,
      tolerance: 0.7
    ) { $0.first("NavigationBar")?.height },
    // The margin of bars is 16 below a width of 414.
    Measure(screen: "settings", name: "large title from the edge", platform: 16) { drawn in
      drawn.nodes.first { node in
        node.properties.contains { $0.name == "font" && $0.value == "largeTitle" }
      }?.frame.minX
    },
    Measure(screen: "settings", name: "search field", platform: 36) {
      $0.all("SearchField").map(\.height).min()
    },
    Measure(screen: "settings", name: "tab bar", platform: 49) {
      $0.first("TabBar")?.height
    },
    Measure(screen: "settings", name: "middle of a tab's icon in its bar", platform: 19) {
      guard let bar = $0.first("TabBar") else { return nil }
      let icon = $0.nodes.first { $0.type == "Image" && bar.contains($0.frame.origin) }
      return icon.map { $0.frame.midY - bar.minY }
    },
    Measure(screen: "login", name: "large button", platform: 50.33) {
      $0.first("Button")?.height
    },
    Measure(screen: "login", name: "corners of a large button", platform: 12) {
      $0.radius(of: $0.first("Button"))
    },
    Measure(screen: "checkout", name: "inline navigation bar", platform: 44) {
      $0.first("NavigationBar")?.height
    },
    Measure(screen: "checkout", name: "baseline of an inline title in its bar", platform: 28.3) {
      guard let bar = $0.first("NavigationBar"), let line = $0.baseline("Checkout") else {
        return nil
      }
      return line - bar.minY
    },
    Measure(screen: "dashboard", name: "corners of a segmented control", platform: 9) {
      // The ground of the segments, which is a point higher than their room.
      $0.radius(of: $0.first("RoundedRectangle"))
    },
    Measure(screen: "chat", name: "inline navigation bar", platform: 44) {
      $0.first("NavigationBar")?.height
    },
    Measure(
      screen: "dashboard", name: "navigation bar with large title", platform: 96, tolerance: 0.7
    ) {
      $0.first("NavigationBar")?.height
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
    let scene = try renderer.prepare(Scene(document, settings: settings))
    let drawn = Drawn(nodes: SceneDescription(scene).nodes, list: scene.list)
    let value = try #require(measure.read(drawn))
    #expect(abs(value - measure.platform) <= measure.tolerance + 1e-9, "\(value)")
  }

  @Test("only a bar at the top of a phone's screen begins above the safe area's edge")
  func barPlaces() throws {
    let renderer = try #require(FaultDrillTests.renderer)
    func top(_ screen: some View, safeArea: Double) throws -> Double {
      var canvas = SceneCanvas(width: 393, height: 852)
      canvas.safeArea = EdgeInsets(top: safeArea, leading: 0, bottom: 34, trailing: 0)
      let layout = try renderer.layout(Scene(screen, canvas: canvas)).layout
      return try #require(layout.frame(ofID: "first")).minY
    }
    func column(_ first: some View) -> some View {
      VStack(spacing: 0) {
        first.id("first")
        NavigationBar("Title")
        Spacer()
      }
    }
    let bar = NavigationBar("Title")
    #expect(try top(column(bar), safeArea: 59) == 161.0 / 3)
    #expect(try top(column(bar), safeArea: 62) == 169.0 / 3)
    #expect(try top(column(bar), safeArea: 47) == 47)
    #expect(try top(column(Rectangle().frame(height: 8)), safeArea: 59) == 59)
    // Recorded on iOS 18 without a screen: aessam/NiceViewsLib at 7ea4562d, testContentView.
    #expect(try top(column(bar).environment(\.rendersLayers, true), safeArea: 59) == 59)
  }
}
