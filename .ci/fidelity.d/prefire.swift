// repository: BarredEwe/Prefire
// commit: 7ef3ca1018d4553f0eab259ece1d992511e87f5c
// sources: Example/Shared
// use: fitted
// run: --scale 2 --system ios17
// pictures: Example/PrefireExampleTests/__Snapshots__/PreviewTests/{name}.png
import SwiftUI

/// Replace the names of a package that is not there.
protocol PrefireProvider: PreviewProvider {}
enum PreviewModel {
  typealias State = String
  typealias UserStory = String
}
extension View {
  func previewUserStory(_ story: PreviewModel.UserStory) -> some View { self }
  func previewState(_ state: PreviewModel.State) -> some View { self }
  func snapshot(delay: Double = 0, precision: Float = 1, perceptualPrecision: Float = 1) -> some View { self }

  /// The tests propose the width of the device to a component, and take its height.
  func component() -> some View { frame(width: 375).fixedSize(horizontal: false, vertical: true) }
  /// Screens have the text size of swift-snapshot-testing's devices.
  func screen() -> some View { frame(width: 375, height: 812).dynamicTypeSize(.medium) }
}

#Preview("test_authView_Preview-iPhone-15.1", traits: .sizeThatFitsLayout) { AuthView(login: "", password: "").screen() }
#Preview("test_authView_Preview-iPhone-15.3", traits: .sizeThatFitsLayout) {
  AuthView(login: "FireUser", password: "FirePassword").screen()
}
#Preview("test_greenButton-iPhone-15.1", traits: .sizeThatFitsLayout) { GreenButton_Previews.previews.component() }
#Preview("test_prefireView_Preview-iPhone-15.PrefireView", traits: .sizeThatFitsLayout) { PrefireView().component() }
#Preview("test_circleImage-iPhone-15.1", traits: .sizeThatFitsLayout) { CircleImage().component() }
#Preview("test_testView-iPhone-15.1", traits: .sizeThatFitsLayout) { TestView(isLoading: false).screen() }
#Preview("test_testView-iPhone-15.3", traits: .sizeThatFitsLayout) { TestView(isLoading: true).screen() }
#Preview("test_testView-iPhone-15.5", traits: .sizeThatFitsLayout) { TestView(isLoading: true).screen() }
#Preview("test_testViewWithoutState-iPhone-15.1", traits: .sizeThatFitsLayout) { TestView(isLoading: true).component() }
