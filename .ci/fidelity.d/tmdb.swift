// repository: AhmedRaslan2022/TMDB_2026
// commit: 711cb94d1335006237f3792f3d462b6b6b0bac73
// sources: Packages/Core/CoreUI/Sources/CoreUI Packages/Core/CoreKit/Sources/CoreUtilities
// modules: CoreUtilities
// use: fitted
// tests: Packages/Core/CoreUI/Tests/CoreUITests
// calls: swift-snapshot-testing
// language: ar
// without: TMDBImageURLTests.swift ImageCacheTests.swift
// run: --scale 3 --system ios26
// pictures: Packages/Core/CoreUI/Tests/CoreUITests/__Snapshots__/{name}.png
// run: --scale 3 --system ios26 --appearance dark --filter Dark
// pictures: Packages/Core/CoreUI/Tests/CoreUITests/__Snapshots__/{name}.png
// run: --scale 3 --system ios26 --direction rtl --filter RightToLeft
// pictures: Packages/Core/CoreUI/Tests/CoreUITests/__Snapshots__/{name}.png
import SwiftUI
