// repository: suguruTakahashi-1234/fia-practical-sample
// commit: 19976cb6e1153a18850279fbed5832cfe1ad9e81
// sources: DISampleAppPackage/Sources/Domain/Entity DISampleAppPackage/Sources/Domain/Extension DISampleAppPackage/Sources/Domain/Protocol DISampleAppPackage/Sources/Domain/Resources DISampleAppPackage/Sources/Domain/Framework/DataStore DISampleAppPackage/Sources/Domain/Framework/Domain DISampleAppPackage/Sources/Presentation/View DISampleAppPackage/Sources/Presentation/Domain DISampleAppPackage/Sources/Presentation/DIContainerDependency DISampleAppPackage/Sources/Presentation/Resources
// add: DISampleAppPackage/Sources/Domain/Framework/Driver/BuildEnvDriver.swift DISampleAppPackage/Sources/Domain/Framework/Driver/ClipboardDriver.swift DISampleAppPackage/Sources/Domain/Framework/Driver/DeviceInfoDriver.swift DISampleAppPackage/Sources/Domain/Framework/Driver/LogDriver.swift DISampleAppPackage/Sources/Domain/Framework/Driver/LogDriverDependency.swift DISampleAppPackage/Sources/Domain/Framework/Driver/StaticLogDriver.swift DISampleAppPackage/Sources/Presentation/Interactor/DeviceInfoInteractorDependency.swift
// modules: DomainLayer PreviewSnapshots
// use: fitted
// helpers: PreviewSnapshots.swift
// run: --scale 3 --device iphone-14 --text-size medium --system ios17 --locale ja --filter View
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --system ios17 --locale ja --appearance dark --filter DarkMode
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility1 --system ios17 --locale ja --filter ContentSize.accessibility-medium
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility2 --system ios17 --locale ja --filter ContentSize.accessibility-large
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility3 --system ios17 --locale ja --filter ContentSize.accessibility-extra-large
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility4 --system ios17 --locale ja --filter ContentSize.accessibility-extra-extra-large
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility5 --system ios17 --locale ja --filter ContentSize.accessibility-extra-extra-extra-large
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size extraExtraExtraLarge --system ios17 --locale ja --filter ContentSize.extra-extra-extra-large
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size extraExtraLarge --system ios17 --locale ja --filter ContentSize.extra-extra-large
// pictures: DISampleAppPackage/Tests/ViewSnapshotTest/__Snapshots__/{name}.png
import SwiftUI

/// Replaces one that needs the identifier of the application.
public final class OSLogDriver: OSLogDriverProtocol {
  public init() {}
  public func log(_ event: LogEventType, level: LogLevel, file: String, function: String, line: Int) {}
  public static func log(_ event: LogEventType, level: LogLevel, file: String, function: String, line: Int) {}
}

/// Has the values of the simulator that recorded the pictures.
@MainActor public final class DeviceInfoInteractor<Dependency> {
  public init(dependency: Dependency) {}

  public func getDeviceInfoValue(_ type: DeviceInfoType) -> String {
    switch type {
    case .appVersion: "15.3 (22719)"
    case .osVersion: "iOS 17.4"
    case .buildScheme: "Development"
    case .buildConfiguration: "Debug"
    case .bundleId: "com.apple.dt.xctest.tool"
    case .isSimulator: "true"
    case .isPreview: "false"
    case .deviceName: "Mock"
    case .deviceIdentifier: "iPhone16,1"
    case .timezone: "Asia/Tokyo"
    case .preferredLanguages: "[\"ja\"]"
    case .language: "ja"
    case .launchAppCount: "999999"
    case .apnsToken: "not set"
    }
  }
}

#Preview("DebugMenuViewSnapshotTest/DebugMenuView.Standard") { DebugMenuView_Previews.snapshots.view("Standard") }
#Preview("DebugShortcutViewListViewSnapshotTest/DebugShortcutView.Empty") {
  DebugShortcutViewListView_Previews.snapshots.view("Empty")
}
#Preview("DebugShortcutViewListViewSnapshotTest/DebugShortcutView.Original") {
  DebugShortcutViewListView_Previews.snapshots.view("Original")
}
#Preview("DebugViewCatalogListViewSnapshotTest/DebugView.Standard") {
  DebugViewCatalogListView_Previews.snapshots.view("Standard")
}
#Preview("HomeTabViewSnapshotTest/HomeTabView.Setting") { HomeTabView_Previews.snapshots.view("Setting") }
#Preview("HomeTabViewSnapshotTest/HomeTabView.Task") { HomeTabView_Previews.snapshots.view("Task") }
#Preview("LicenseDetailViewSnapshotTest/LicenseDetailView.Size-S") { LicenseDetailView_Previews.snapshots.view("Size-S") }
#Preview("LicenseDetailViewSnapshotTest/LicenseDetailView.Size-M") { LicenseDetailView_Previews.snapshots.view("Size-M") }
#Preview("LicenseDetailViewSnapshotTest/LicenseDetailView.Size-L") { LicenseDetailView_Previews.snapshots.view("Size-L") }
#Preview("LicenseListViewSnapshotTest/LicenseListView.Empty") { LicenseListView_Previews.snapshots.view("Empty") }
#Preview("OnboardingViewSnapshotTest/OnboardingView.Introduction") {
  OnboardingView_Previews.snapshots.view("Introduction")
}
#Preview("OnboardingViewSnapshotTest/OnboardingView.Start") { OnboardingView_Previews.snapshots.view("Start") }
#Preview("SettingViewSnapshotTest/SettingView.Standard") { SettingView_Previews.snapshots.view("Standard") }
#Preview("SettingViewSnapshotTest/SettingView.Release-Build-Configuration") {
  SettingView_Previews.snapshots.view("Release-Build-Configuration")
}
#Preview("SFSymbolsListViewSnapshotTest/SFSymbolsListView.SFSymbolsListView") {
  SFSymbolsListView_Previews.snapshots.view("SFSymbolsListView")
}
#Preview("TaskListViewSnapshotTest/TaskListView.isEnabledNewFeature-True") {
  TaskListView_Previews.snapshots.view("isEnabledNewFeature-True")
}
#Preview("TaskListViewSnapshotTest/TaskListView.isEnabledNewFeature-False") {
  TaskListView_Previews.snapshots.view("isEnabledNewFeature-False")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ColorThema.DarkMode-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.accessibility-medium-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.accessibility-large-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.accessibility-extra-large-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.accessibility-extra-extra-large-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.accessibility-extra-extra-extra-large-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.extra-extra-extra-large-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
#Preview("DeviceInfoViewSnapshotTest/DeviceInfoView-ContentSize.extra-extra-large-Standard") {
  DeviceInfoView_Previews.snapshots.view("Standard")
}
