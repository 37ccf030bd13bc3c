// repository: moaahmad/ShopSavvy
// commit: 524964ed7a57f3993f8ff446d28ac9d40261c7cc
// sources: Packages/DesignKit/Sources Packages/ModelKit/Sources Packages/CoreKit/Sources
// add: Sources/Feature/Shopping?Cart/*/*.swift Sources/Supporting?Files/Localizable.strings
// modules: DesignKit ModelKit CoreKit Kingfisher
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --system ios16
// pictures: Tests/Feature/Shopping Cart/View/__Snapshots__/ShoppingCartViewTests/{name}.1.png
import SwiftUI

/// Replaces that of Kingfisher; nothing that is compared has pictures.
struct KFImage: View {
  init(_ url: URL) {}
  func placeholder(_ content: () -> some View) -> KFImage { self }
  enum Interval { case seconds(Double) }
  func retry(maxCount: Int, interval: Interval) -> KFImage { self }
  func fade(duration: Double) -> KFImage { self }
  func resizable() -> KFImage { self }
  var body: some View { EmptyView() }
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the device
/// of the run.
@MainActor private func tested(_ view: some View) -> some View {
  view.safeAreaPadding(.top, 7)._renderedAsLayer()
}

#Preview("test_ShoppingCartView_EmptyState") { tested(ShoppingCartView(viewModel: ShoppingCartViewModel())) }
#Preview("test_ShoppingCartViewInNavigationStack_EmptyState") {
  tested(NavigationStack { ShoppingCartView(viewModel: ShoppingCartViewModel()) })
}
