// repository: WezSieTato/ScanNow
// commit: ab02c440d822380c47b1fb063c4b967e62abc6c8
// sources: App/Sources/ScanNowCore/settings App/Sources/ScanNowCore/generated App/Sources/ScanNowCore/localizable App/Sources/ScanNowCore/Assets.xcassets
// add: App/Sources/ScanNowCore/result/share/FilenameStrategy.swift App/Sources/ScanNowCore/result/share/TimeProvider.swift App/Sources/ScanNowCore/scanner/ScanCounter.swift App/Tests/ScanNowCoreTests/Date+Components.swift App/Tests/ScanNowCoreTests/generated/AutoMockable.generated.swift
// modules: ScanNowCore
// use: fitted
// run: --scale 3 --system ios18
// pictures: App/Tests/ScanNowCoreTests/settings/{name}.1.png
// run: --scale 3 --system ios18 --device iphone-13-mini --text-size medium --filter view_whenSettingsAreDefault
// pictures: App/Tests/ScanNowCoreTests/settings/__Snapshots__/SettingsViewSnapshotTests/{name}.1.png
// run: --scale 3 --system ios18 --device iphone-13-mini --text-size medium --appearance dark --filter view_whenAppearanceIsDark
// pictures: App/Tests/ScanNowCoreTests/settings/__Snapshots__/SettingsViewSnapshotTests/{name}.1.png
import SwiftUI

/// Returns what the tests give the versions and the settings.
@MainActor func version(_ number: String, _ build: String) -> VersioningMock {
  let version = VersioningMock()
  version.versionNumber = number
  version.buildNumber = build
  return version
}
@MainActor func fileForm(_ change: (FileSettingsMock) -> Void = { _ in }) -> some View {
  let settings = FileSettingsMock()
  settings.filename = "Scan"
  settings.format = .pdf
  settings.suffix = .none
  change(settings)
  let time = TimeProviderMock()
  time.nowReturnValue = Date.date()
  return Form { FileSettingsSectionView(settings: settings, timeProvider: time) }
}

extension View {
  /// The tests have swift-snapshot-testing render the layer of the view, without a window.
  fileprivate var recorded: some View { _renderedAsLayer() }
}

#Preview("view_whenSettingsAreDefault") {
  SettingsView(version: version("1.0.0", "1"), timeProvider: FoundationTimeProvider()).recorded
}
#Preview("view_whenAppearanceIsDark") {
  SettingsView(version: version("1.0.0", "1"), timeProvider: FoundationTimeProvider()).recorded
}
#Preview("about/__Snapshots__/AboutSettingsSectionViewSnapshotTests/view", traits: .fixedLayout(width: 375, height: 180)) {
  Form { AboutSettingsSectionView(version: PreviewVersion()) }.recorded
}
#Preview("about/__Snapshots__/GithubRowViewSnapshotTests/view", traits: .fixedLayout(width: 375, height: 90)) {
  Form { GithubRowView() }.recorded
}
#Preview("about/__Snapshots__/VersionRowViewSnapshotTests/When-data-is-version-1-0-0-buildNumber-1", traits: .fixedLayout(width: 375, height: 90)) {
  Form { VersionRowView(version: version("1.0.0", "1")) }.recorded
}
#Preview("about/__Snapshots__/VersionRowViewSnapshotTests/When-data-is-version-1-0-0-buildNumber-2", traits: .fixedLayout(width: 375, height: 90)) {
  Form { VersionRowView(version: version("1.0.0", "2")) }.recorded
}
#Preview("about/__Snapshots__/VersionRowViewSnapshotTests/When-data-is-version-2-1-3-buildNumber-7", traits: .fixedLayout(width: 375, height: 90)) {
  Form { VersionRowView(version: version("2.1.3", "7")) }.recorded
}
#Preview("about/mail/__Snapshots__/WriteToUsViewSnapshotTests/view", traits: .fixedLayout(width: 375, height: 90)) {
  Form { WriteToUsView(composeMailDataFactory: ComposeMailDataFactory(appVersioning: version("1.0", "1"))) }.recorded
}
#Preview("file/__Snapshots__/FileSettingsSectionViewSnapshotTests/view_whenSettingsAreDefault", traits: .fixedLayout(width: 375, height: 240)) {
  fileForm().recorded
}
#Preview("file/__Snapshots__/FileSettingsSectionViewSnapshotTests/view_whenFileNameIsEmpty", traits: .fixedLayout(width: 375, height: 240)) {
  fileForm { $0.filename = "" }.recorded
}
#Preview("file/__Snapshots__/FileSettingsSectionViewSnapshotTests/view_whenSuffixIsCounter", traits: .fixedLayout(width: 375, height: 240)) {
  fileForm { $0.suffix = .counter }.recorded
}
#Preview("file/__Snapshots__/FileSettingsSectionViewSnapshotTests/view_whenSuffixIsDateAndTime", traits: .fixedLayout(width: 375, height: 240)) {
  fileForm { $0.suffix = .dateAndTime }.recorded
}
#Preview("file/__Snapshots__/FileSettingsSectionViewSnapshotTests/view_whenFormatIsJpeg", traits: .fixedLayout(width: 375, height: 240)) {
  fileForm { $0.format = .jpeg }.recorded
}
