// repository: lockw1n/attempt
// commit: befbb524795babb7efe759121de27654ffd34db1
// sources: Packages/DesignSystem/Sources/DesignTokens
// add: Packages/DesignSystem/Sources/DesignSystem/Card.swift Packages/DesignSystem/Sources/DesignSystem/DeltaIndicator.swift Packages/DesignSystem/Sources/DesignSystem/GroupedSection.swift Packages/DesignSystem/Sources/DesignSystem/MetricTile.swift Packages/DesignSystem/Sources/DesignSystem/PrimaryActionButtonStyle.swift Packages/DesignSystem/Sources/DesignSystem/StateScaffold.swift Packages/DesignSystem/Sources/DesignSystem/StateViews.swift
// modules: DesignTokens
// use: fitted
// run: --scale 2 --text-size large --system ios26
// pictures: Packages/DesignSystem/Tests/DesignSystemSnapshotTests/__Snapshots__/{name}.png
import SwiftUI

/// Replaces the names of the module's catalogue with its words.
enum DesignSystemStrings {
  static let errorHeadline: LocalizedStringResource = "Something went wrong"
  static let retry: LocalizedStringResource = "Try again"
  static let loadingLabel: LocalizedStringResource = "Loading"
  static let offlineHeadline: LocalizedStringResource = "You're offline"
  static let offlineMessage: LocalizedStringResource =
    "This needs a connection. Everything you have logged is on this device and still works."
  static let insufficientDataHeadline: LocalizedStringResource = "Not enough data yet"
}

/// Replaces the helper of the tests, which draws without a window.
@MainActor private func drawn(
  _ scheme: ColorScheme, _ size: DynamicTypeSize, @ViewBuilder _ view: () -> some View
) -> some View {
  view().padding(Spacing.lg.points).frame(width: 320).background(ColorToken.background)
    .environment(\.colorScheme, scheme).dynamicTypeSize(size)._renderedAsLayer()
}

#Preview("Card-base.light.default", traits: .sizeThatFitsLayout) {
  drawn(.light, .large) { Card { Text(verbatim: "Card content") } }
}
#Preview("Card-raised.dark.default", traits: .sizeThatFitsLayout) {
  drawn(.dark, .large) { Card(elevation: .raised) { Text(verbatim: "Raised content") } }
}
#Preview("GroupedSection.light.accessibility3", traits: .sizeThatFitsLayout) {
  drawn(.light, .accessibility3) {
    GroupedSection(Text(verbatim: "Section")) {
      Text(verbatim: "First row")
      Text(verbatim: "Second row")
    }
  }
}
#Preview("MetricTile-with-context.dark.accessibility3", traits: .sizeThatFitsLayout) {
  drawn(.dark, .accessibility3) {
    Card {
      MetricTile(label: Text(verbatim: "Squat e1RM"), value: Text(verbatim: "142.5 kg")) {
        DeltaIndicator(.increase, value: "2.5 kg")
      }
    }
  }
}
#Preview("MetricTile-value-only.light.default", traits: .sizeThatFitsLayout) {
  drawn(.light, .large) { Card { MetricTile(label: Text(verbatim: "Sessions"), value: Text(verbatim: "18")) } }
}
#Preview("PrimaryAction-intrinsic.dark.default", traits: .sizeThatFitsLayout) {
  drawn(.dark, .large) { Button {} label: { Text(verbatim: "Start session") }.buttonStyle(.primaryAction) }
}
#Preview("PrimaryAction-disabled.light.accessibility3", traits: .sizeThatFitsLayout) {
  drawn(.light, .accessibility3) {
    Button {} label: { Text(verbatim: "Start session") }.buttonStyle(.primaryAction(.fill)).disabled(true)
  }
}
#Preview("Delta-increase.dark.accessibility3", traits: .sizeThatFitsLayout) {
  drawn(.dark, .accessibility3) { DeltaIndicator(.increase, value: "2.5 kg") }
}
#Preview("State-empty.light.default", traits: .sizeThatFitsLayout) {
  drawn(.light, .large) {
    EmptyStateView(
      headline: Text(verbatim: "No exercises yet"), message: Text(verbatim: "Add one to start logging."),
      action: StateAction(Text(verbatim: "Add exercise")) {})
  }
}
#Preview("State-error.dark.default", traits: .sizeThatFitsLayout) {
  drawn(.dark, .large) { ErrorStateView(message: Text(verbatim: "That could not be saved."), retry: {}) }
}
#Preview("State-offline.light.accessibility3", traits: .sizeThatFitsLayout) {
  drawn(.light, .accessibility3) { OfflineStateView(retry: {}) }
}
#Preview("State-insufficient-data.dark.accessibility3", traits: .sizeThatFitsLayout) {
  drawn(.dark, .accessibility3) { InsufficientDataView(message: Text(verbatim: "Log two more sets to see a trend.")) }
}
