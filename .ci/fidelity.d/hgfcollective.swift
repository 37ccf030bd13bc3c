// repository: williamdolke/HGFcollective
// commit: 894774c82a7d31b4ae2cee2cd00e72f58e689615
// sources: HGFcollective/Assets.xcassets/Colours HGFcollective/Assets.xcassets/Icons
// add: HGFcollective/Extensions/Color+Extension.swift HGFcollective/Extensions/HorizontalAlignment+Extension.swift HGFcollective/Views/AddNewArtistView.swift HGFcollective/Views/HTMLView.swift HGFcollective/Views/LoginView.swift HGFcollective/Views/MenuView.swift HGFcollective/Views/NotificationSettingsView.swift HGFcollective/Components/ActivityIndicator.swift HGFcollective/Components/CustomTextField.swift HGFcollective/Components/MessageField.swift HGFcollective/Components/SelectPhotosButton.swift HGFcollective/Components/SubmitButton.swift
// modules: FirebaseAnalytics FirebaseAuth FirebaseCrashlytics MessageUI
// use: fitted
// layers: yes
// appearances: light=Light dark=Dark
// run: --scale 3 --device iphone-x --text-size medium --appearance both --system ios16
// pictures: HGFcollectiveSnapshotTests/__Snapshots__/*/{name}{appearance}.1.png
import SwiftUI

/// Replace the types of packages that are not there.
struct Log {
  func info(_ text: String) {}
  func error(_ text: String) {}
}
let logger = Log()
enum Analytics {
  static func logEvent(_ name: String, parameters: [String: Any]?) {}
}
let AnalyticsEventScreenView = "AnalyticsEventScreenView"
let AnalyticsEventLogin = "AnalyticsEventLogin"
let AnalyticsParameterScreenName = "AnalyticsParameterScreenName"
let AnalyticsParameterScreenClass = "AnalyticsParameterScreenClass"
let AnalyticsParameterMethod = "AnalyticsParameterMethod"
struct Auth {
  struct User { var uid = "" }
  struct Result { var user = User() }
  static func auth() -> Self { Self() }
  func signIn(withEmail email: String, password: String, _ body: @escaping (Result?, (any Error)?) -> Void) {}
}
struct Crashlytics {
  static func crashlytics() -> Self { Self() }
  func record(error: any Error) {}
}

/// Replace those that need the packages, and that no picture shows.
final class MessagesManager: ObservableObject {
  init(uid: String = "", isCustomer: Bool = true) {}
  func sendMessage(text: String, type: String) {}
  func sendImage(image: UIImage) {}
  func cleanup() {}
}
final class ArtistManager: ObservableObject {
  struct Result {
    var success = false
    var message = ""
  }
  func createArtistIfDoesNotExist(name: String, biography: String, _ body: @escaping (Result?) -> Void) {}
}
final class UserManager: @unchecked Sendable {
  static let shared = UserManager()
  func login() {}
}
enum LoginUtils {
  static func deleteFCMtoken() {}
  static func storeFCMtoken(token: String) {}
}
struct AboutView: View {
  var body: some View { EmptyView() }
}
struct ReportView: View {
  var body: some View { EmptyView() }
}
struct ImagePickerView: View {
  @Binding var selectedImage: UIImage?
  var sourceType: UIImagePickerController.SourceType
  var body: some View { EmptyView() }
}

extension View {
  /// The telephone that ran the tests has a safe area of 47 points at the top, 3 more than the one that they ask for.
  fileprivate var inSafeAreaOfTests: some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(.top, 3)
  }
}

#Preview("testMenuView") { MenuView().inSafeAreaOfTests }
#Preview("testNotificationSettingsView") { NotificationSettingsView().inSafeAreaOfTests }
#Preview("testSubmitButton") { SubmitButton(action: {}).inSafeAreaOfTests }
#Preview("testLoginView") { LoginView().inSafeAreaOfTests }
#Preview("testAddNewArtistView") { AddNewArtistView().inSafeAreaOfTests }
#Preview("testMessageField") { MessageField().inSafeAreaOfTests }
