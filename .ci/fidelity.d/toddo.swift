// repository: myh6/ToDDo
// commit: 5adbcbfc23612d9acb7e6cfa93bb6d6e9f589718
// sources: ToDDoCore/Features ToDDoiOSPresentation
// modules: ToDDoCore
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --system ios16 --appearance both
// pictures: ToDDoiOSPresentationTests/snapshots/{name}_{appearance}.png
import SwiftUI

private struct NoLists: FeedLoader {
  func load(completion: @escaping (FeedLoader.Result) -> Void) { completion(.success(nil)) }
}

#Preview("EMPTY_VIEW") {
  ToDDoMainPageView(
    viewModel: ToDDoMainViewModel(
      date: Date(timeIntervalSince1970: 1_679_961_600), loader: NoLists(), timezone: TimeZone(identifier: "UTC")!,
      locale: Locale(identifier: "en_US_POSIX")),
    store: SelectableMenuStore(options: ["Recent", "Pending", "Finished"], didSelect: { _ in }))
}
