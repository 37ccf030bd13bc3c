// repository: biffdownhill/Pawdle
// commit: 037558bb054a96fb7b6f0a8edcebe42c64b4b82d
// sources: Pawdle/Assets.xcassets
// add: Pawdle/Views/Components/PawdleButton.swift Pawdle/Theme/Colors.swift Pawdle/Theme/Sizes.swift Pawdle/Theme/TextStyles.swift
// use: fitted
// tests: PawdleTests/SnapshotTests
// without: HomeViewSnapshotTests.swift
// calls: swift-snapshot-testing
// run: --scale 3 --text-size large --system ios18
// pictures: PawdleTests/SnapshotTests/__Snapshots__/{name}.png
import SwiftUI
