import GalleyGeometry
import GalleySwiftUI
import Testing

import enum GalleyDesign.SystemVersion

/// The looks of bars and controls that `appearance()` and `toolbarBackground` give. The numbers were recorded on iOS 18.1:
/// bitwarden/authenticator-ios at 9fbbceb1, SelectLanguageViewTests/test_viewRender and
/// TutorialViewTests/test_snapshot_TutorialView_previews.
@MainActor
@Suite struct BarAppearanceTests {
  /// A view whose body changes a look before bars and controls are made, as the main view of an app does.
  private struct Changed<Content: View>: View {
    let content: Content
    let change: () -> Void

    init(_ content: Content, change: @escaping () -> Void) {
      (self.content, self.change) = (content, change)
    }
    var body: some View {
      change()
      return content
    }
  }

  private func screen(_ change: @escaping (UINavigationBar) -> Void) -> some View {
    Changed(
      NavigationStack { Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    ) { change(UINavigationBar.appearance()) }
  }

  /// The fills over the whole width: top, height and colour.
  private func bands(_ view: some View, system: SystemVersion = .ios18) throws -> [String] {
    try Settled(view, width: 390, height: 300, system: system).layout.painted().commands
      .compactMap {
        guard case .fill(let shape, let paint) = $0, shape.bounds.width == 390 else { return nil }
        return "\(shape.bounds.minY) \(shape.bounds.height) \(paint)"
      }
  }

  /// The same of a bar above content at rest with an appearance.
  private func bands(
    atRest change: @escaping (UINavigationBarAppearance) -> Void
  ) throws -> [String] {
    try bands(
      screen {
        let look = UINavigationBarAppearance()
        change(look)
        $0.scrollEdgeAppearance = look
      })
  }

  private func isGround(_ band: String) -> Bool { band.hasPrefix("0.0 44.0") }

  @Test func aBarHasTheGroundOfItsAppearance() throws {
    let plain = try bands(screen { _ in })
    #expect(plain.isEmpty)
    let red = try bands(atRest: { $0.backgroundColor = .red })
    #expect(red.contains(where: isGround))
    // The line is the last of the bar.
    #expect(red.contains { $0.hasPrefix("43.") })
    #expect(try bands(atRest: { $0.configureWithTransparentBackground() }).isEmpty)
  }

  @Test func theAppearanceOfScrolledContentIsNotThatOfContentAtRest() throws {
    let bands = try bands(
      screen {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        $0.standardAppearance = look
      })
    #expect(bands.isEmpty)
  }

  @Test func onePictureDoesNotHaveTheAppearanceOfAnother() throws {
    _ = try bands(atRest: { $0.backgroundColor = .red })
    #expect(try bands(screen { _ in }).isEmpty)
  }

  @Test func aTitleHasTheTextAttributesOfTheBar() throws {
    func commands(_ view: some View) throws -> [String] {
      try Settled(view, width: 390, height: 300).layout.painted().commands.map { "\($0)" }
    }
    let dressed = try commands(
      screen {
        $0.titleTextAttributes = [
          .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
        ]
      })
    let plain = NavigationStack {
      Text("A").navigationTitle(
        Text("Title").font(.system(size: 12, weight: .regular)).foregroundColor(Color(UIColor.red))
      )
      .navigationBarTitleDisplayMode(.inline)
    }
    #expect(try dressed == commands(plain))
  }

  @Test func aVisibleBackgroundOfAToolbarIsShownAtRest() throws {
    func stack(_ visibility: Visibility) -> some View {
      NavigationStack {
        Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(visibility, for: .navigationBar)
      }
    }
    #expect(try bands(stack(.automatic)).isEmpty)
    #expect(try bands(stack(.hidden)).isEmpty)
    #expect(try bands(stack(.visible)).contains(where: isGround))
    #expect(try bands(stack(.visible), system: .ios26).contains { $0.hasPrefix("0.0 ") })
    // A rendered layer keeps the line: TiagoLinharess/FinancialControl at 6fae01b0, WeeklyBudgetsHomeViewTests, iOS 17.
    #expect(try bands(stack(.visible)._renderedAsLayer()).contains { $0.hasPrefix("43.") })
  }

  @Test func aHiddenTabBarTakesNoRoom() throws {
    func tabs(isHidden: Bool) -> some View {
      Changed(TabView { Color.clear.id("screen").tabItem { Text("A") } }) {
        UITabBar.appearance().isHidden = isHidden
      }
    }
    let shown = try Settled(tabs(isHidden: false), width: 390, height: 300)
    let hidden = try Settled(tabs(isHidden: true), width: 390, height: 300)
    #expect(try #require(hidden.size(of: "screen"))[1] == 300)
    #expect(hidden.lineCount == 0 && shown.lineCount == 1)
  }

  @Test func theDotsOfPagesHaveTheColorsOfTheControl() throws {
    func pages(_ color: UIColor?) -> some View {
      let tabs = TabView {
        Color.clear
        Color.clear
      }
      return Changed(tabs.tabViewStyle(.page)) {
        UIPageControl.appearance().currentPageIndicatorTintColor = color
      }
    }
    func dots(_ color: UIColor?) throws -> [String] {
      try Settled(pages(color), width: 390, height: 300).layout.painted().commands.compactMap {
        guard case .fill(let shape, let paint) = $0, shape.bounds.width == 7 else { return nil }
        return "\(paint)"
      }
    }
    let (plain, colored) = (try dots(nil), try dots(.green))
    #expect(plain.count == 2)
    #expect(plain[0] != colored[0])
    #expect(plain[1] == colored[1])
  }
}
