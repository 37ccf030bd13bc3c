// repository: stotic-dev/homete_iOS
// commit: bad5845aed371a9fa6f7c2835f989a897d9027e5
// sources: LocalPackage/Sources/AppRoot LocalPackage/Sources/Features LocalPackage/Sources/HometeDomain LocalPackage/Sources/HometeUI LocalPackage/Sources/HometeResources
// add: homete/Resouces/Localizable.xcstrings
// modules: HometeDomain HometeUI HometeResources AuthFeature SettingFeature HomeFeature HouseworkFeature HometeInfrastructure MultipeerConnectivity
// use: fitted
// previews: Prefire
// without: LaunchScreenView LoadingIndicator
// most: 25
// run: --scale 2 --text-size medium --system ios18 --locale ja
// pictures: hometeSnapshotTests/__Snapshots__/PreviewTests.generated/{name}-iPhone-16.1.png
import SwiftUI
