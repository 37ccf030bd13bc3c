// repository: DanijelHuis/ArchitectureDemo
// commit: 9ca8f94651eb04dfaaaa452e98891afb58b5a7cc
// sources: Feedy/CommonUI/Sources Feedy/PresentationMVI/Sources Feedy/Domain/Sources
// use: fitted
// tests: Feedy/PresentationMVI/Tests/PresentationMVISnapshotTests
// without: AddRSSChannel Loaded
// calls: swift-snapshot-testing
// run: --scale 2 --system ios17
// pictures: Feedy/PresentationMVI/Tests/PresentationMVISnapshotTests/**/__Snapshots__/{name}.png
import SwiftUI
