// repository: eser/aya.is
// commit: 91599e1d433a30d69952d438a2f2896f1e390be9
// sources: apps/apple/Sources/UI apps/apple/Sources/Models apps/apple/Sources/Networking
// modules: YouTubePlayerKit
// use: fitted
// helpers: AYA.swift
// tests: apps/apple/Tests
// without: SnapshotTestHelper.swift AYATests.swift LocaleTests.swift macOS LoadingView RTLSnapshotTests.swift
// most: 17
// run: --scale 3 --system ios26
// pictures: apps/apple/Tests/__Snapshots__/{name}.png
import SwiftUI
