// repository: HymnalDreamTeam/Hymns-iOS
// commit: 05692cc8dfe752f99c9e653e53e853eb02817774
// sources: Hymns/Assets.xcassets Hymns/Common/TabView Hymns/en.lproj
// add: Hymns/Common/CustomTitleView.swift Hymns/Common/Dialog.swift Hymns/Common/DialogViewModel.swift Hymns/Common/ErrorView.swift Hymns/Common/IconSizeConstants.swift Hymns/Common/SearchBar.swift Hymns/Common/Toast.swift Hymns/Common/ToolTip.swift Hymns/Common/WrappedHStack.swift Hymns/Common/Badge.swift Hymns/Common/FontViewModifier.swift Hymns/Infrastructure/Application+Extensions.swift Hymns/Infrastructure/ContentSizeCategory+Extensions.swift Hymns/Home/HomeTab.swift Hymns/Home/HomeTabView.swift Hymns/Display/HymnTab.swift Hymns/Infrastructure/View+Extensions.swift Hymns/Settings/SimpleSettingView.swift Hymns/Settings/SimpleSettingViewModel.swift Hymns/Settings/AboutUsButtonView.swift Hymns/Settings/PrivacyPolicySettingView.swift Hymns/Browse/SubcategoryView.swift Hymns/Tags/ColorSelectorView.swift Hymns/Tags/TagColor.swift Hymns/Tags/TagPillModifier.swift
// use: fitted
// layers: yes
// pixels: 2
// run: --scale 3 --appearance both --system ios18
// pictures: HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/{name}-iPhone-16-Pro{appearance}.png
// appearances: light= dark=-dark
// run: --scale 3 --appearance both --system ios18 --filter Pairs
// pictures: HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/{name}-iPhone-16-Pro{appearance}.1.png
import SwiftUI

/// Replaces the protocol of a package that is not there.
protocol PrefireProvider: PreviewProvider {}
struct AboutUsDialogView: View { var body: some View { EmptyView() } }
struct PrivacyPolicyView: View { var body: some View { EmptyView() } }

/// The tests propose the width of the device to a component, and take its height.
extension View {
  func component() -> some View { frame(width: 390).fixedSize(horizontal: false, vertical: true) }
  func screen() -> some View {
    // Screens have the text size of swift-snapshot-testing's devices.
    frame(width: 390, height: 844).dynamicTypeSize(.medium)
  }
}

#Preview("AboutUsButtonView_0", traits: .sizeThatFitsLayout) { AboutUsButtonView().component() }
#Preview("PrivacyPolicySettingView_0", traits: .sizeThatFitsLayout) { PrivacyPolicySettingView().component() }
#Preview("ColorSelectorView_0", traits: .sizeThatFitsLayout) {
  ColorSelectorView(tagColor: .constant(.blue)).padding().component()
}
#Preview("ErrorView_0", traits: .sizeThatFitsLayout) { ErrorView().screen() }
#Preview("CustomTitle.test_customTitle", traits: .sizeThatFitsLayout) { CustomTitle(title: "Favorites").component() }
#Preview("Badge_0", traits: .sizeThatFitsLayout) {
  Image(systemName: "magnifyingglass").padding().badge(shouldShow: .constant(true)).component()
}
#Preview("HomeTabView-search", traits: .sizeThatFitsLayout) { HomeTabView(selectedTab: .constant(.search)).component() }
#Preview("HomeTabView-browse", traits: .sizeThatFitsLayout) { HomeTabView(selectedTab: .constant(.browse)).component() }
#Preview("HomeTabView-favorites", traits: .sizeThatFitsLayout) {
  HomeTabView(selectedTab: .constant(.favorites)).component()
}
#Preview("settings", traits: .sizeThatFitsLayout) { HomeTabView(selectedTab: .constant(.settings)).component() }
#Preview("HomeTabView-settings-without-badge", traits: .sizeThatFitsLayout) {
  HomeTabView(showPreferredSearchLanguageAnnouncement: false, selectedTab: .constant(.settings)).component()
}

#Preview("SimpleSettingView.no-subtitle", traits: .sizeThatFitsLayout) {
  SimpleSettingView(viewModel: SimpleSettingViewModel(title: "Privacy policy", action: {})).component()
}
#Preview("SimpleSettingView.with-subtitle", traits: .sizeThatFitsLayout) {
  SimpleSettingView(viewModel: SimpleSettingViewModel(title: "Theme", subtitle: "Using system theme", action: {}))
    .component()
}

@MainActor private func searchBar(_ text: String, _ isActive: Bool) -> some View {
  SearchBar(
    searchText: .constant(text), searchActive: .constant(isActive), placeholderText: "Search by numbers or words"
  ).padding().component()
}
#Preview("SearchBar.inactive", traits: .sizeThatFitsLayout) { searchBar("", false) }
#Preview("SearchBar.active", traits: .sizeThatFitsLayout) { searchBar("", true) }
#Preview("SearchBar.with-search-text", traits: .sizeThatFitsLayout) { searchBar("Who let the dogs out?", true) }

@MainActor private func subcategory() -> some View {
  SubcategoryView(viewModel: SubcategoryViewModel(subcategory: "His Worship", count: 5))
}
#Preview("SubcategoryView.default", traits: .sizeThatFitsLayout) { subcategory().padding().component() }
#Preview("SubcategoryView.accessibility-size", traits: .sizeThatFitsLayout) {
  subcategory().environment(\.sizeCategory, .accessibilityMedium).padding().component()
}

@MainActor private func hymnTabs(
  _ alignment: TabAlignment = .top, _ spacing: TabSpacing = .maxWidth, indicator: Bool = true, divider: Bool = true
) -> some View {
  let selected: HymnTab = .lyrics(Text("%_PREVIEW_% Lyrics here").maxSize().eraseToAnyView())
  return IndicatorTabView(
    currentTab: .constant(selected), tabItems: [selected, .music(Text("%_PREVIEW_% Music here").eraseToAnyView())],
    tabAlignment: alignment, tabSpacing: spacing, showIndicator: indicator, showDivider: divider
  ).screen()
}
#Preview("IndicatorTabView.top-tabs-divider", traits: .sizeThatFitsLayout) { hymnTabs() }
#Preview("IndicatorTabView.top-tabs-no-divider", traits: .sizeThatFitsLayout) { hymnTabs(divider: false) }
#Preview("IndicatorTabView.bottom-tabs-divider", traits: .sizeThatFitsLayout) { hymnTabs(.bottom) }
#Preview("IndicatorTabView.bottom-tabs-no-divider", traits: .sizeThatFitsLayout) { hymnTabs(.bottom, divider: false) }
#Preview("IndicatorTabView.custom-tab-spacing-no-show-indicator", traits: .sizeThatFitsLayout) {
  hymnTabs(.top, .custom(spacing: 250), indicator: false)
}

@MainActor private func homeTabs(_ tab: HomeTab) -> some View {
  ScrollView(showsIndicators: false) {
    TabBar(
      currentTab: .constant(tab), tabItems: [.search, .browse, .favorites, .settings], tabSpacing: .maxWidth,
      showIndicator: true)
  }.component()
}
@MainActor private func lyricsTabs(_ spacing: TabSpacing, indicator: Bool = true) -> some View {
  let lyrics: HymnTab = .lyrics(EmptyView().eraseToAnyView())
  return ScrollView(showsIndicators: false) {
    TabBar(
      currentTab: .constant(lyrics), tabItems: [lyrics, .music(EmptyView().eraseToAnyView())], tabSpacing: spacing,
      showIndicator: indicator)
  }.component()
}
#Preview("TabBar.lyrics-tab-selected", traits: .sizeThatFitsLayout) { lyricsTabs(.maxWidth) }
#Preview("TabBar.home-tab-selected", traits: .sizeThatFitsLayout) { homeTabs(.search) }
#Preview("TabBar.browse-tab-selected", traits: .sizeThatFitsLayout) { homeTabs(.browse) }
#Preview("TabBar.custom-spacing", traits: .sizeThatFitsLayout) { lyricsTabs(.custom(spacing: 0)) }
#Preview("TabBar.no-indicator", traits: .sizeThatFitsLayout) { lyricsTabs(.custom(spacing: 5), indicator: false) }

@MainActor private func toast(
  _ options: ToastOptions, @ViewBuilder _ content: @escaping () -> some View
) -> some View {
  Text("%_PREVIEW_% Content here").maxSize()
    .toast(item: .constant(TagColor.blue), options: options) { _ in content() }.screen()
}
@MainActor private func tick() -> some View {
  HStack {
    Image(systemName: "checkmark").foregroundColor(.green).padding()
    Text("%_PREVIEW_% Toast text").padding(.trailing)
  }
}
#Preview("Toast.top", traits: .sizeThatFitsLayout) {
  toast(ToastOptions(alignment: .top)) { Text("%_PREVIEW_% Toast text").padding() }
}
#Preview("Toast.center", traits: .sizeThatFitsLayout) {
  toast(ToastOptions(alignment: .center)) {
    VStack {
      Text("%_PREVIEW_% Toast line 1")
      Text("%_PREVIEW_% Toast line 2")
    }.padding()
  }
}
#Preview("Toast.bottom", traits: .sizeThatFitsLayout) { toast(ToastOptions(alignment: .bottom)) { tick() } }
#Preview("Toast.bottom-without-backdrop", traits: .sizeThatFitsLayout) {
  toast(ToastOptions(alignment: .bottom, backdrop: false)) { tick() }
}

@MainActor private func toolTip(
  _ x: CGFloat,
  _ kind: ToolTipConfiguration.ArrowConfiguration.Position.AlignmentType,
  _ size: ToolTipConfiguration.BodyConfiguration.Size = .init(height: 1, width: 1, sizeType: .relative),
  alignment: ToolTipConfiguration.Alignment = .init(horizontal: .center, vertical: .bottom)
) -> some View {
  ToolTipView(
    tapAction: {}, label: { Text("%_PREVIEW_% tool tip text").padding() },
    configuration: ToolTipConfiguration(
      alignment: alignment, arrowConfiguration: .init(height: 7, position: .init(midX: x, alignmentType: kind)),
      bodyConfiguration: .init(cornerRadius: 10, size: size))
  ).padding().component()
}
#Preview("ToolTipView.offset-arrow-positioning", traits: .sizeThatFitsLayout) { toolTip(30, .offset) }
#Preview("ToolTipView.percentage-arrow-positioning", traits: .sizeThatFitsLayout) { toolTip(0.7, .percentage) }
#Preview("ToolTipView.top-aligned", traits: .sizeThatFitsLayout) {
  toolTip(0.5, .percentage, alignment: .init(horizontal: .leading, vertical: .top))
}
#Preview("ToolTipView.half-sized", traits: .sizeThatFitsLayout) {
  toolTip(0.5, .percentage, .init(height: 0.5, width: 0.5, sizeType: .relative))
}

@MainActor private func wrapped(_ title: String, _ items: [String]) -> some View {
  ScrollView {
    VStack {
      Text("%_PREVIEW_% \(title)").font(.headline)
      WrappedHStack(items: .constant(items), horizontalSpacing: 0, verticalSpacing: 0) { Text($0) }
    }
  }.screen()
}
#Preview("WrappedHStack.hundred-items", traits: .sizeThatFitsLayout) {
  wrapped("Title", (1...100).map { "Playstation \($0)!!" })
}
