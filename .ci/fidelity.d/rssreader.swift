// repository: martinomamic/RSSReader
// commit: 029e492670aee8cedf9d9243fe99dc0a7939eea1
// sources: RSSReaderKit/Sources/Common
// add: RSSReaderKit/Sources/SharedModels/Feed.swift RSSReaderKit/Sources/SharedModels/FeedItem.swift RSSReaderKit/Sources/SharedUI/*StateView.swift RSSReaderKit/Sources/SharedUI/FeedImageView.swift RSSReaderKit/Sources/SharedUI/ToggleButton.swift RSSReaderKit/Sources/FeedItemsFeature/FeedItemRow.swift RSSReaderKit/Sources/FeedListFeature/FeedList/FeedRow.swift
// modules: Common SharedModels SharedUI Kingfisher
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios18 --appearance dark
// pictures: RSSReaderKit/Tests/*/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-8 --text-size medium --system ios18 --appearance dark
// pictures: RSSReaderKit/Tests/FeedListFeatureTests/__Snapshots__/FeedRowSnapshotTests/testFeedRowVariations.{name}.png
import SwiftUI

/// Replaces the view of a package that is not there, which shows its placeholder until it has a picture.
struct KFImage: View {
  var content = AnyView(EmptyView())
  init(_ url: URL?) {}
  var body: some View { content }
  func placeholder(@ViewBuilder _ content: () -> some View) -> Self {
    var image = self
    image.content = AnyView(content())
    return image
  }
  func resizable() -> Self { self }
}

/// Replaces the helper of the tests. The simulator that ran them is dark, and the recorder does not apply a preferred
/// scheme.
@MainActor private func tested(_ view: some View, _ scheme: ColorScheme, large: Bool = false) -> some View {
  ZStack {
    Color(.systemBackground).ignoresSafeArea()
    if large {
      view.environment(\.colorScheme, scheme).environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    } else {
      view.environment(\.colorScheme, scheme)
    }
  }
  .background(Color(.systemBackground))
}

@MainActor private func fixed(_ view: some View, _ height: CGFloat, _ scheme: ColorScheme, large: Bool = false) -> some View {
  tested(view, scheme, large: large).frame(width: 375, height: height)._renderedAsLayer()
}

@MainActor private func empty(action: Bool) -> some View {
  EmptyStateView(
    title: "No Items", systemImage: "tray", description: "Add items to get started", primaryAction: action ? {} : nil,
    primaryActionLabel: action ? "Add Item" : nil)
}

@MainActor private var minimalRow: some View {
  FeedItemRow(
    item: FeedItem(
      feedID: UUID(), title: "Minimal Item", link: URL(string: "https://default.example.com/item")!, pubDate: nil,
      description: nil, imageURL: nil)
  )
  .background(Color(.systemBackground))
}

@MainActor private var feedRow: some View {
  FeedRow(
    feed: Feed(
      url: URL(string: "https://default.example.com/feed")!, title: "Default Test Feed",
      description: "Default test description.", imageURL: URL(string: "https://default.example.com/image.jpg")),
    onFavoriteToggle: {}, onNotificationsToggle: {}, notificationIcon: Constants.Images.notificationDisabledIcon,
    favoriteIcon: Constants.Images.isNotFavoriteIcon
  )
  .background(Color(.systemBackground))
}

#Preview("EmptyStateViewSnapshotTests/testEmptyStateViewVariations.EmptyStateViewAccessible-375x450-XXXL-dark", traits: .sizeThatFitsLayout) {
  fixed(empty(action: true), 450, .dark, large: true)
}
#Preview("EmptyStateViewSnapshotTests/testEmptyStateViewVariations.EmptyStateViewAccessible-375x450-XXXL-light", traits: .sizeThatFitsLayout) {
  fixed(empty(action: true), 450, .light, large: true)
}
#Preview("EmptyStateViewSnapshotTests/testEmptyStateViewVariations.EmptyStateViewBasic-375x400-dark", traits: .sizeThatFitsLayout) {
  fixed(empty(action: false), 400, .dark)
}
#Preview("EmptyStateViewSnapshotTests/testEmptyStateViewVariations.EmptyStateViewBasic-375x400-light", traits: .sizeThatFitsLayout) {
  fixed(empty(action: false), 400, .light)
}
#Preview("ErrorStateViewSnapshotTests/testErrorStateViewVariations.ErrorStateViewAccessible-375x450-XXXL-dark", traits: .sizeThatFitsLayout) {
  fixed(ErrorStateView(error: AppError.networkError, retryAction: {}), 450, .dark, large: true)
}
#Preview("ErrorStateViewSnapshotTests/testErrorStateViewVariations.ErrorStateViewAccessible-375x450-XXXL-light", traits: .sizeThatFitsLayout) {
  fixed(ErrorStateView(error: AppError.networkError, retryAction: {}), 450, .light, large: true)
}
#Preview("ErrorStateViewSnapshotTests/testErrorStateViewVariations.ErrorStateViewInvalidURL-375x400-dark", traits: .sizeThatFitsLayout) {
  fixed(ErrorStateView(error: AppError.invalidURL, retryAction: {}), 400, .dark)
}
#Preview("FeedItemRowSnapshotTests/testFeedItemRowVariations.FeedItemRowMinimal-375x80-dark", traits: .sizeThatFitsLayout) {
  fixed(minimalRow, 80, .dark)
}
#Preview("FeedItemRowSnapshotTests/testFeedItemRowVariations.FeedItemRowMinimal-375x80-light", traits: .sizeThatFitsLayout) {
  fixed(minimalRow, 80, .light)
}
#Preview("FeedRowAccessible-smallPhone-XXXL-dark") {
  tested(feedRow, .dark, large: true)
}
#Preview("FeedRowAccessible-smallPhone-XXXL-light") {
  tested(feedRow, .light, large: true)
}
#Preview("FeedRowDefault-smallPhone-dark") {
  tested(feedRow, .dark)
}
