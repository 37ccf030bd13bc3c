// repository: enzo-prism/marble
// commit: 20169771628c6b282012f602596ef729a022f888
// add: marble/Components/MarbleStyles.swift marble/Components/SectionHeaderView.swift marble/Features/Journal/AddSetView.swift marble/Theme/DesignTokens.swift marble/Theme/Theme.swift
// use: fitted
// run: --scale 3 --device iphone-15 --text-size large --system ios26 --appearance both --filter iPhone15Pro
// pictures: Tests/Snapshots/__Snapshots__/LastTimeSnapshotTests/{name}_{appearance}_default.png
// run: --scale 3 --device iphone-se --text-size accessibility5 --system ios26 --appearance both --filter iPhoneSE
// pictures: Tests/Snapshots/__Snapshots__/LastTimeSnapshotTests/{name}_{appearance}_a11y.png
import SwiftUI

/// Replaces the settings of the application's tests.
enum TestHooks { static var forcedColorScheme: ColorScheme? { nil } }

/// The card as the tests draw it, as large as the screen and in the middle of its safe area.
private struct LastTime: View {
  let metrics: [(String, String)]
  let width: CGFloat
  let height: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: MarbleSpacing.m) {
      SectionHeaderView(title: "Last time")
      LastTimeCardView(
        content: LastTimeContent(
          metrics: metrics.map { LastTimeMetric(label: $0.0, value: $0.1) },
          loggedAtText: metrics.isEmpty ? nil : "Logged Jan 15, 2025 at 9:15 AM",
          emptyText: metrics.isEmpty ? "No history for this exercise" : nil, accessibilityLabel: "",
          hasHistory: !metrics.isEmpty))
    }
    .padding(MarbleLayout.pagePadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .frame(width: width, height: height)
    .background(Theme.backgroundColor(for: scheme))
  }
}

@MainActor private func large(_ metrics: [(String, String)]) -> some View {
  LastTime(metrics: metrics, width: 393, height: 852)._renderedAsLayer()
}

@MainActor private func small(_ metrics: [(String, String)]) -> some View {
  LastTime(metrics: metrics, width: 375, height: 667).safeAreaPadding(.top, 34)._renderedAsLayer()
}

private let history = [("Weight", "185 lb"), ("Reps", "5"), ("Rest", "1m 30s")]
private let bodyweight = [("Weight", "Bodyweight"), ("Reps", "12"), ("Rest", "1m")]

#Preview("testLastTimeCardHistory.LastTime_History_iPhone15Pro") { large(history) }
#Preview("testLastTimeCardBodyweight.LastTime_Bodyweight_iPhone15Pro") { large(bodyweight) }
#Preview("testLastTimeCardEmpty.LastTime_Empty_iPhone15Pro") { large([]) }
#Preview("testLastTimeCardHistory.LastTime_History_iPhoneSE") { small(history) }
#Preview("testLastTimeCardBodyweight.LastTime_Bodyweight_iPhoneSE") { small(bodyweight) }
#Preview("testLastTimeCardEmpty.LastTime_Empty_iPhoneSE") { small([]) }
