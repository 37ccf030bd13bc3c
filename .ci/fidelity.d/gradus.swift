// repository: dave-schmidt-dev/gradus
// commit: 79c1dcb605c77fd9ce34b20365e6eef637dbd750
// sources: app/GradusiOS/DesignTokens
// add: app/GradusiOS/Components/IconButton.swift app/GradusiOS/Components/ListRow.swift app/GradusiOS/Components/MobileNavBar.swift app/GradusiOS/EmptyStateView.swift app/Shared/SignalColor.swift app/GradusKit/Sources/GradusKit/SignalLevel.swift app/GradusKit/Sources/GradusKit/ExpectedPace.swift app/GradusKit/Sources/GradusKit/PercentFormat.swift app/GradusKit/Sources/GradusKit/Models.swift app/GradusKit/Sources/GradusKit/JSONValue.swift
// modules: GradusKit
// use: fitted
// appearances: light=Light dark=Dark
// run: --scale 3 --text-size large --system ios26 --appearance both
// pictures: app/GradusiOSTests/__Snapshots__/{name}{appearance}.1.png
// run: --scale 3 --text-size large --system ios26
// pictures: app/GradusiOSTests/__Snapshots__/DashboardSnapshotTests/{name}.1.png
import SwiftUI

/// Replaces that of the application's model.
enum DashboardEmptyState { case notSignedIn, syncDisabled, waitingForFirstPublish }

@MainActor private func fixed(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> some View {
  view.frame(width: width, height: height)._renderedAsLayer()
}

#Preview("IconButtonSnapshotTests/iconButtonSnapshot", traits: .sizeThatFitsLayout) {
  fixed(IconButton(Icon.settings) {}, 44, 44)
}
#Preview("ListRowSnapshotTests/listRowChevron", traits: .sizeThatFitsLayout) {
  fixed(ListRow.chevron(icon: Icon.settings, label: "Settings"), 390, 44)
}
#Preview("ListRowSnapshotTests/listRowToggleOff", traits: .sizeThatFitsLayout) {
  fixed(ListRow.toggle(icon: Icon.bell, label: "Notifications", isOn: .constant(false)), 390, 44)
}
#Preview("MobileNavBarSnapshotTests/mobileNavBarTitleWithTrailingIconButton", traits: .sizeThatFitsLayout) {
  fixed(MobileNavBar(title: "Gradus") { IconButton(Icon.settings) {} }, 390, 56)
}
#Preview("emptyStateNotSignedIn", traits: .sizeThatFitsLayout) {
  fixed(EmptyStateView(state: .notSignedIn), 390, 400)
}
#Preview("emptyStateSyncDisabled", traits: .sizeThatFitsLayout) {
  fixed(EmptyStateView(state: .syncDisabled), 390, 400)
}
#Preview("emptyStateWaitingForFirstPublish", traits: .sizeThatFitsLayout) {
  fixed(EmptyStateView(state: .waitingForFirstPublish), 390, 400)
}
