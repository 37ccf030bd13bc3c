// repository: pia-foss/mobile-ios
// commit: 0c9be9f77656b6961649dbf7d3d3b532c533c651
// sources: LocalPackages/PIAUI/Sources/PIADesignSystem/Colors LocalPackages/PIAUI/Sources/PIADesignSystem/Typography
// use: judged
// helpers: Drawn.swift
// pixels: 1
// run: --scale 3 --text-size large --system ios26
// pictures: LocalPackages/PIAUI/Tests/PIADesignSystemTests/SnapshotTests/__Snapshots__/{name}.1.png
import SwiftUI

@MainActor private func typography(_ size: ContentSizeCategory) -> some View {
  TypographyPreview().environment(\.colorScheme, .light).environment(\.sizeCategory, size).frame(width: 1024).fixedSize()
    ._renderedAsLayer()
}

@MainActor private func colors(_ scheme: ColorScheme) -> some View {
  ColorPreview().environment(\.colorScheme, scheme).frame(width: 1024).fixedSize()._renderedAsLayer()
}

#Preview("ColorSnapshotTests/colorPreviewDark", traits: .sizeThatFitsLayout) { colors(.dark) }
#Preview("ColorSnapshotTests/colorPreviewLight", traits: .sizeThatFitsLayout) { colors(.light) }
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraExtraLarge", traits: .sizeThatFitsLayout) {
  typography(.extraExtraExtraLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraExtraLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityExtraExtraExtraLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraLarge", traits: .sizeThatFitsLayout) {
  typography(.extraExtraLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraExtraLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityExtraExtraLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraLarge", traits: .sizeThatFitsLayout) {
  typography(.extraLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityExtraLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityExtraSmall", traits: .sizeThatFitsLayout) {
  typography(.extraSmall)
}
#Preview("TypographySnapshotTests/typographyAccessibilityLarge", traits: .sizeThatFitsLayout) { typography(.large) }
#Preview("TypographySnapshotTests/typographyAccessibilityLargeSize", traits: .sizeThatFitsLayout) {
  typography(.accessibilityLarge)
}
#Preview("TypographySnapshotTests/typographyAccessibilityMedium", traits: .sizeThatFitsLayout) { typography(.medium) }
