// repository: hiragram/tweakable
// commit: 3ffa89452725043a65aedf3056c9e657d243baa7
// sources: AppCore
// modules: Prefire NukeUI Nuke RevenueCat RevenueCatUI FirebaseCore FirebaseCrashlytics FirebaseRemoteConfig OpenAI
// use: fitted
// strings: AppCore/Localizable.xcstrings
// previews: Prefire
// most: 12
// run: --scale 3 --device iphone-x --text-size medium --system ios26 --appearance both
// pictures: AppCoreTests/__Snapshots__/PreviewTests/{name}-{appearance}-en.1.png
// appearances: light=Light dark=Dark
import SwiftUI

/// Replaces the view of a package that is not there, before its picture has come.
struct LazyImage<Content: View>: View {
  struct State {
    var isLoading = true
    var image: Image?
    var error: (any Error)?
  }
  let content: Content
  init(url: URL?, @ViewBuilder content: (State) -> Content) { self.content = content(State()) }
  var body: some View { content }
}
