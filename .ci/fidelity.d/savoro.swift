// repository: dylanreedx/savoro
// commit: fefaf2f22ef6e85c59eee60ca2e5395a26088ce6
// sources: SavoroIOS/Savoro
// use: fitted
// run: --scale 3 --device iphone-17 --text-size large --system ios26 --filter light-standard
// pictures: SavoroIOS/SavoroTests/__Snapshots__/SnapshotTests/{name}.png
// run: --scale 3 --device iphone-17 --text-size large --system ios26 --appearance dark --filter dark-standard
// pictures: SavoroIOS/SavoroTests/__Snapshots__/SnapshotTests/{name}.png
// run: --scale 3 --device iphone-17 --text-size accessibility5 --system ios26 --appearance dark --filter dark-accessibility
// pictures: SavoroIOS/SavoroTests/__Snapshots__/SnapshotTests/{name}.png
import SwiftUI

/// Replaces the helper of the tests.
@MainActor private func tested(_ screen: some View) -> some View {
  NavigationStack { screen }
    .environment(\.locale, Locale(identifier: "en_US_POSIX"))
    ._renderedAsLayer()
}

@MainActor private var today: some View {
  tested(TodayPlaceholderView(viewModel: TodaySummaryViewModel(dayLog: .todayFixture)))
}

@MainActor private var logging: some View {
  tested(
    LogRecipeSheetView(
      viewModel: LogRecipeSheetViewModel(
        requestedRecipeId: "recipe_shawarma_bowl", requestedRecipeVersionId: "recipe_version_20260606",
        defaultMealType: .lunch, defaultLogDate: DayLog.todayFixture.logDate)))
}

#Preview("testCommunitySnapshots.light-standard") { tested(CommunityPlaceholderView()) }
#Preview("testDiscoverSnapshots.dark-standard") { tested(DiscoverPlaceholderView()) }
#Preview("testLoggingSheetSnapshots.dark-standard") { logging }
#Preview("testProfileSnapshots.light-standard") { tested(ProfilePlaceholderView()) }
#Preview("testTodaySnapshots.dark-standard") { today }
#Preview("testCommunitySnapshots.dark-accessibility-xxxl") { tested(CommunityPlaceholderView()) }
#Preview("testLoggingSheetSnapshots.dark-accessibility-xxxl") { logging }
#Preview("testTodaySnapshots.dark-accessibility-xxxl") { today }
