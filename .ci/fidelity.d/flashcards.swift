// repository: lchogan/flashcards
// commit: b1a2ad9e68d399663d246221e381ea99fe60095d
// sources: ios/Flashcards/Assets.xcassets ios/Flashcards/DesignSystem
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --system ios26
// pictures: ios/FlashcardsTests/__Snapshots__/DesignSystemSnapshotTests/{name}.png
import SwiftUI

/// In the window of the telephone that ran the tests, which has 54 points at the top, as the middle of what stands alone
/// in each picture shows.
@MainActor private func tested(_ view: some View) -> some View { view.safeAreaPadding(.top, 7)._renderedAsLayer() }

@MainActor private var button: some View { MWButton("Continue") {}.frame(width: 340).padding() }

#Preview("test_MWButton_primary_idle.1") { tested(button) }
#Preview("test_MWButton_primary_dark.dark") { tested(button.environment(\.colorScheme, .dark)) }
#Preview("test_MWCard.1") { tested(Text("Card body").mwCard().frame(width: 340).padding()) }
