// repository: SatishBirajdar/Sake-Finder
// commit: 2bbee869b9d0d32b5c951fea19fc715f78840388
// add: Sake?Finder/Views/Components/[CFMR]*.swift Sake?Finder/Views/Components/SakeShopRow.swift Sake?Finder/Support/*.swift Sake?Finder/Models/*.swift Sake?Finder/Persistence/*.swift
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios26
// pictures: Sake FinderTests/__Snapshots__/{name}.1.png
import SwiftUI
import UIKit

/// Replaces the loader of pictures from the network. No shop here has a picture.
@MainActor final class ImageLoader {
  static let shared = ImageLoader()
  func image(for url: URL, maxPixelSize: CGFloat) async throws -> UIImage { throw CancellationError() }
}

@MainActor private func row(favourite: Bool) -> some View {
  let shop = SakeShop(
    name: "Masumi Brewery", description: "A historic Nagano sake brewery.", picture: nil, rating: 4.5,
    address: "123 Sake Street, Nagano", coordinates: [0, 0], googleMapsLink: "https://maps.apple.com",
    website: "https://example.com")
  let favourites = FavouritesStore(defaults: UserDefaults(suiteName: "favourites.\(favourite)")!, storageKey: "favs")
  if favourites.isFavourite(shop) != favourite { favourites.toggle(shop) }
  return SakeShopRow(shop: shop).environmentObject(favourites).padding().frame(width: 350, height: 110)._renderedAsLayer()
}

@MainActor private func fitting(_ view: some View) -> some View { EmptyProposal { view }._renderedAsLayer() }

#Preview("SakeFinderSnapshotTests/testFavouritesBadgeEmpty", traits: .sizeThatFitsLayout) {
  fitting(FavouritesBadge(count: 0))
}
#Preview("SakeFinderSnapshotTests/testFavouritesBadgePopulated", traits: .sizeThatFitsLayout) {
  fitting(FavouritesBadge(count: 3))
}
#Preview("SakeFinderSnapshotTests/testMessageViewEmptyState", traits: .sizeThatFitsLayout) {
  MessageView(
    systemImage: AppTheme.Icon.heart, title: AppStrings.Favourites.emptyTitle,
    message: AppStrings.Favourites.emptyMessage
  )
  .frame(width: 320, height: 300)
}
#Preview("SakeFinderSnapshotTests/testSakeShopRow", traits: .sizeThatFitsLayout) { row(favourite: false) }
#Preview("SakeFinderSnapshotTests/testSakeShopRowFavourited", traits: .sizeThatFitsLayout) { row(favourite: true) }
