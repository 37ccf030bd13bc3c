// repository: lchogan/flashcards
// commit: b1a2ad9e68d399663d246221e381ea99fe60095d
// sources: ios/Flashcards/DesignSystem
// use: judged
// run: --scale 3 --device iphone-14 --text-size medium --system ios26
// pictures: ios/FlashcardsTests/__Snapshots__/DesignSystemSnapshotTests/{name}.png
import SwiftUI

@MainActor private var button: some View { MWButton("Continue") {}.frame(width: 340).padding() }

#Preview("test_MWButton_primary_idle.1") { button._renderedAsLayer() }
#Preview("test_MWButton_primary_dark.dark") { button.environment(\.colorScheme, .dark)._renderedAsLayer() }
#Preview("test_MWCard.1") { Text("Card body").mwCard().frame(width: 340).padding()._renderedAsLayer() }
