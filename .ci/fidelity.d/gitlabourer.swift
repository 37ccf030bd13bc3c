// repository: nadvitek/gitlabourer
// commit: a3dcf4499b7e8cb0c1a7694566ea87d08316562e
// sources: iosApp/Modules/GitLabourerUI/Sources iosApp/Modules/GitLabourerUI/Resources
// use: fitted
// run: --scale 1 --device iphone-8 --text-size small --appearance dark --system ios26
// pictures: iosApp/Modules/GitLabourerUI/Tests/__Snapshots__/GitLabourerUI_Tests/{name}.iP8_sizeS.png
// run: --scale 1 --device iphone-8 --text-size large --appearance dark --system ios26
// pictures: iosApp/Modules/GitLabourerUI/Tests/__Snapshots__/GitLabourerUI_Tests/{name}.iP8_sizeL.png
// run: --scale 1 --device iphone-8 --text-size extraExtraExtraLarge --appearance dark --system ios26
// pictures: iosApp/Modules/GitLabourerUI/Tests/__Snapshots__/GitLabourerUI_Tests/{name}.iP8_sizeXXXL.png
// run: --scale 1 --device iphone-12-pro-max --text-size small --appearance dark --system ios26
// pictures: iosApp/Modules/GitLabourerUI/Tests/__Snapshots__/GitLabourerUI_Tests/{name}.iP13ProMax_sizeS.png
// run: --scale 1 --device iphone-12-pro-max --text-size large --appearance dark --system ios26
// pictures: iosApp/Modules/GitLabourerUI/Tests/__Snapshots__/GitLabourerUI_Tests/{name}.iP13ProMax_sizeL.png
// run: --scale 1 --device iphone-12-pro-max --text-size extraExtraExtraLarge --appearance dark --system ios26
// pictures: iosApp/Modules/GitLabourerUI/Tests/__Snapshots__/GitLabourerUI_Tests/{name}.iP13ProMax_sizeXXXL.png
import SwiftUI

/// Replaces the names that a generator makes of the catalog.
public struct GitLabourerUIAsset {
  let name: String
  var swiftUIColor: Color { Color(name) }
  var swiftUIImage: Image { Image(name) }
  static let cancel = Self(name: "Cancel")
  static let fail = Self(name: "Fail")
  static let gitlabAccent = Self(name: "GitlabAccent")
  static let gitlabDark = Self(name: "GitlabDark")
  static let gitlabGray = Self(name: "GitlabGray")
  static let gitlabOrange = Self(name: "GitlabOrange")
  static let gitlabOrangeTwo = Self(name: "GitlabOrangeTwo")
  static let running = Self(name: "Running")
  static let success = Self(name: "Success")
  static let projectPlaceholder = Self(name: "ProjectPlaceholder")
}

/// Replace the types of the library in Kotlin.
public enum PipelineStatus: CaseIterable {
  case created, waitingForResource, preparing, pending, running, success, failed, canceled, skipped, manual, scheduled
  case unknown
}
public struct Namespace {
  var id = 0
  var name = ""
  var path = ""
}
public struct Project {
  var id = 0
  var name = ""
  var description: String?
  var webUrl = ""
  var defaultBranch: String?
  var visibility = ""
  var avatarUrl: String?
  var starCount: Int32 = 0
  var forksCount: Int32 = 0
  var createdAt = ""
  var lastActivityAt = ""
  var namespace: Namespace?
  var owner: Int?
}

#Preview("primaryButton") { PrimaryButton_Previews.testPreviews }
#Preview("secondaryButton") { SecondaryButton_Previews.testPreviews }
#Preview("textField") { GitLabourerTextField_Previews.testPreviews }
#Preview("errorState") { ErrorStateView_Previews.testPreviews }
#Preview("jobState") { JobStateView_Previews.testPreviews }
