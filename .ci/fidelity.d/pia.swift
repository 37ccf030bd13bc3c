// repository: pia-foss/mobile-ios
// commit: 0c9be9f77656b6961649dbf7d3d3b532c533c651
// sources: LocalPackages/PIAUI/Sources/PIADesignSystem/Colors LocalPackages/PIAUI/Sources/PIADesignSystem/Typography
// use: fitted
// helpers: Drawn.swift
// run: --scale 1 --text-size large --system ios26
// pictures: LocalPackages/PIAUI/Tests/PIADesignSystemTests/SnapshotTests/__Snapshots__/{name}.1.png
import SwiftUI

/// Replaces the recorder of the tests: its controller has the size that the view has at three pixels to a point, and draws
/// it at one, where lines have whole points, in the middle of that size.
@MainActor private func recorded(_ view: some View, _ height: CGFloat) -> some View {
  view.frame(width: 1024).fixedSize().frame(width: 1024, height: height)._renderedAsLayer()
}

@MainActor private func typography(_ size: ContentSizeCategory, _ height: CGFloat) -> some View {
  recorded(TypographyPreview().environment(\.colorScheme, .light).environment(\.sizeCategory, size), height)
}

@MainActor private func colors(_ scheme: ColorScheme) -> some View {
  recorded(ColorPreview().environment(\.colorScheme, scheme), 2341)
}

#Preview("ColorSnapshotTests/colorPreviewDark", traits: .sizeThatFitsLayout) { colors(.dark) }
#Preview("ColorSnapshotTests/colorPreviewLight", traits: .sizeThatFitsLayout) { colors(.light) }
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraExtraLarge", traits: .sizeThatFitsLayout) {
  typography(.extraExtraExtraLarge, 1694)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraExtraLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityExtraExtraExtraLarge, 5449)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraLarge", traits: .sizeThatFitsLayout) {
  typography(.extraExtraLarge, 1560)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityExtraExtraLarge, 4614)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraLarge", traits: .sizeThatFitsLayout) {
  typography(.extraLarge, 1432)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityExtraLarge, 3557)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraSmall", traits: .sizeThatFitsLayout) {
  typography(.extraSmall, 1200)
}
#Preview("TypographySnapshotTests/typographyAccessibilityLarge", traits: .sizeThatFitsLayout) {
  typography(.large, 1300)
}
#Preview("TypographySnapshotTests/typographyAccessibilityLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityLarge, 2703)
}
#Preview("TypographySnapshotTests/typographyAccessibilityMedium", traits: .sizeThatFitsLayout) {
  typography(.medium, 1272)
}
