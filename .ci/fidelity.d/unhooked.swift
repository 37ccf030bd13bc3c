// repository: aytekXR/unhooked-quit-widget
// commit: a246059e36de92433fad3daa00d4fec5092f48f6
// sources: App/Sources/DesignSystem Packages/StreakEngine/Sources
// modules: StreakEngine
// add: App/Sources/EraseEverythingView.swift App/Sources/EraseFlow.swift App/Sources/DiscreetSettingsCopy.swift App/Sources/SafetyResources*.swift App/Sources/AgeGate/AgeGateResources.swift App/Sources/Dashboard/Milestone*.swift App/Sources/Dashboard/StreakDetailComposer.swift App/Resources/Content/safetyCopy.json
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --device iphone-12 --text-size large --system ios26 --appearance both
// pictures: Tests/Snapshot/__Snapshots__/{name}.{appearance}.png
// run: --scale 3 --device iphone-12 --text-size accessibility5 --system ios26 --appearance both
// pictures: Tests/Snapshot/__Snapshots__/{name}.{appearance}-ax5.png
import SwiftUI

/// Replace what of the application these views name.
enum AppIconSwitcher {
  typealias ApplyIcon = @Sendable (String?) async throws -> Void
}
enum ResourcesSource: Sendable { case settings }
struct AnalyticsService: Sendable {
  enum Event { case resourcesViewed(source: ResourcesSource) }
  static let disabled = AnalyticsService()
  func fire(_ event: Event) {}
}

extension View {
  /// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the one that
  /// they ask for.
  fileprivate func tested() -> some View { safeAreaPadding(.top, 7)._renderedAsLayer() }
}

#Preview("EraseEverythingSnapshotTests/snapshot_eraseConfirm") {
  EraseEverythingView(flow: EraseFlow(erase: {}, applyIcon: { _ in }), onErased: {}).tested()
}
#Preview("MilestoneUnlockSnapshotTests/snapshot_milestoneUnlock") {
  ScrollView(.vertical) {
    MilestoneUnlockCard(
      row: MilestoneRowModel(
        afterHours: 72, title: "Three days",
        body: "Three days in. This is commonly reported as the toughest window — and you are through it.",
        state: .unlocked),
      isDiscreet: false, onDone: {}, onSeeAll: {}
    )
    .padding(Theme.space.s5)
    .frame(maxWidth: .infinity, alignment: .top)
  }
  .scrollBounceBehavior(.basedOnSize)
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  .themedScreenSurface().tested()
}
#Preview("ResourcesSnapshotTests/snapshot_resources_usRows") {
  SafetyResourcesView(
    data: SafetyResourcesViewData(
      title: "Support", intro: "Free, confidential help lines.",
      footerDisclaimer: "In an emergency, call your local emergency services first.",
      emergencyNote: "If you or someone else is in immediate danger, call emergency services first.",
      rows: [
        HelplineRow(
          name: "Crisis Support Line", descr: "Free, confidential support.", phoneDisplay: "988", dialString: "988")
      ],
      source: .settings)
  )
  .frame(maxWidth: .infinity, maxHeight: .infinity).tested()
}
