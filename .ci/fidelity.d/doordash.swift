// repository: doordash-oss/swiftui-preview-snapshots
// commit: 36cd3662a48ef75cc13eae182d468178279a0445
// sources: Sources/PreviewSnapshots Examples/PreviewSnapshotsTestApp
// use: fitted
// layers: yes
// run: --scale 1 --appearance both --system ios16
// pictures: Examples/PreviewSnapshotsTestAppTests/__Snapshots__/PreviewSnapshotsTestAppTests/test_{name}{appearance}.png
// appearances: light=-Light dark=-Dark
// run: --scale 1 --system ios16
// pictures: Examples/PreviewSnapshotsTestAppTests/__Snapshots__/PreviewSnapshotsTestAppTests/test_{name}.png
import SwiftUI

extension View {
  /// The first view of the snapshots of a provider, at the size of the tests.
  func page() -> some View { frame(width: 400, height: 400) }
}

private let lorem =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."

#Preview("simpleViewSnapshots.iOS-Short-Message", traits: .sizeThatFitsLayout) {
  SimpleView(message: "Hello World").page()
}
#Preview("simpleViewSnapshots.iOS-Long-Message", traits: .sizeThatFitsLayout) { SimpleView(message: lorem).page() }

@MainActor private func short() -> some View {
  PreviewStateView(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test").page()
}
@MainActor private func long() -> some View {
  PreviewStateView(title: "Hello PreviewSnapshots", subtitle: "Welcome to PreviewSnapshots", message: lorem).page()
}
#Preview("previewStateViewSnapshots.iOS-Short", traits: .sizeThatFitsLayout) { short() }
#Preview("previewStateViewSnapshots.iOS-Long", traits: .sizeThatFitsLayout) { long() }
#Preview("previewStateLightAndDark.iOS-Short", traits: .sizeThatFitsLayout) { short() }
#Preview("previewStateLightAndDark.iOS-Long", traits: .sizeThatFitsLayout) { long() }

@MainActor private func object(_ input: String, validated: Bool = true) -> some View {
  let model = ObservableObjectViewModel()
  model.input = input
  if validated { model.validate() }
  return ObservableObjectView(viewModel: model).page()
}
#Preview("observableObjectSnapshots.iOS-Empty", traits: .sizeThatFitsLayout) { object("", validated: false) }
#Preview("observableObjectSnapshots.iOS-Too-Short", traits: .sizeThatFitsLayout) { object("Hi") }
#Preview("observableObjectSnapshots.iOS-Valid", traits: .sizeThatFitsLayout) { object("Hello World") }
