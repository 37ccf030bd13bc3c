// repository: frankgumeta/DaVinci
// commit: 67f989b55809a067e8bb86839edfcb00b994e4cf
// sources: Sources/DaVinciTokens
// add: Sources/DaVinciComponents/DSAccessibility.swift Sources/DaVinciComponents/DSBadge.swift Sources/DaVinciComponents/DSBadgeStyleResolver.swift Sources/DaVinciComponents/DSButton.swift Sources/DaVinciComponents/DSButtonStyleResolver.swift Sources/DaVinciComponents/DSCard.swift Sources/DaVinciComponents/DSColorContrast.swift Sources/DaVinciComponents/DSDivider.swift Sources/DaVinciComponents/DSIconButton.swift Sources/DaVinciComponents/DSLocalizedStrings.swift Sources/DaVinciComponents/DSPressableButtonStyle.swift Sources/DaVinciComponents/DSProgressBar.swift Sources/DaVinciComponents/DSProgressBarStyles.swift Sources/DaVinciComponents/DSSegmentedControl.swift Sources/DaVinciComponents/DSSegmentedControlStyleResolver.swift Sources/DaVinciComponents/DSShimmering.swift Sources/DaVinciComponents/DSSkeleton.swift Sources/DaVinciComponents/DSSwitch.swift Sources/DaVinciComponents/DSSymbol.swift Sources/DaVinciComponents/DSText.swift
// modules: DaVinciTokens
// use: fitted
// run: --scale 2 --text-size large --system ios26
// pictures: Tests/DaVinciComponentsTests/__Snapshots__/{name}-light.png
import SwiftUI

/// Replaces the helper of the tests, which draws without a window.
@MainActor private func drawn(
  _ view: some View, _ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight
) -> some View {
  view.frame(width: width, height: height).dsTheme(.defaultTheme).environment(\.layoutDirection, direction)
    .background(Color(white: 1))._renderedAsLayer()
}

#Preview("badge-brand", traits: .sizeThatFitsLayout) { drawn(DSBadge("New", tone: .brand), 100, 40) }
#Preview("button-primary", traits: .sizeThatFitsLayout) {
  drawn(DSButton("Submit", appearance: .primary) {}, 200, 60)
}
#Preview("card-compact", traits: .sizeThatFitsLayout) {
  drawn(
    DSCard(style: .compact) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Compact Card").font(.headline)
        Text("Tighter padding, no shadow").font(.body)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }, 300, 100)
}
#Preview("divider-horizontal-regular", traits: .sizeThatFitsLayout) {
  drawn(DSDivider(orientation: .horizontal, style: .regular), 300, 10)
}
#Preview("iconbutton-small", traits: .sizeThatFitsLayout) {
  drawn(
    DSIconButton(
      symbol: DSSymbol(systemName: "heart.fill")!, titleForAccessibility: "Like", appearance: .primary, size: .small
    ) {}, 100, 60)
}
#Preview("progress-zero", traits: .sizeThatFitsLayout) { drawn(DSProgressBar(value: 0.0), 300, 20) }
#Preview("segmented-subtle-rtl", traits: .sizeThatFitsLayout) {
  drawn(
    DSSegmentedControl(options: ["اليوم", "الأسبوع", "الشهر"], selectedIndex: .constant(1), appearance: .subtle), 340, 50,
    .rightToLeft)
}
#Preview("segmented-three", traits: .sizeThatFitsLayout) {
  drawn(DSSegmentedControl(options: ["Day", "Week", "Month"], selectedIndex: .constant(0)), 320, 50)
}
#Preview("skeleton-block-no-shimmer", traits: .sizeThatFitsLayout) {
  drawn(DSSkeletonBlock(height: 20, width: 200, isShimmering: false), 250, 40)
}
#Preview("switch-on", traits: .sizeThatFitsLayout) { drawn(DSSwitch(isOn: .constant(true)), 80, 40) }
#Preview("text-display", traits: .sizeThatFitsLayout) { drawn(DSText("Display", role: .display), 300, 50) }
#Preview("typography-controls-ax3", traits: .sizeThatFitsLayout) {
  drawn(
    VStack(alignment: .leading, spacing: SpacingTokens.space4) {
      DSText("Accessible controls with longer content", role: .body)
      DSButton(
        "Continue with accessible text", icon: .trailing(DSSymbol(systemName: "arrow.right")!)
      ) {}
      DSBadge("Accessible status", tone: .success, size: .large)
      DSSegmentedControl(options: ["Overview", "Activity"], selectedIndex: .constant(0))
    }
    .padding().dynamicTypeSize(.accessibility3), 375, 850)
}
