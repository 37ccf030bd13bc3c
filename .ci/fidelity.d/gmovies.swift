// repository: knight6700/GMovies
// commit: 5f7b0231d0ed0da606cc89a54c38f0a8c71df539
// sources: Packages/DesignSystem/Sources/DesignSystem/Resources Packages/DesignSystem/Sources/DesignSystem/Tokens
// add: Packages/DesignSystem/Sources/DesignSystem/DSContentUnavailableView.swift Packages/DesignSystem/Sources/DesignSystem/MovieCardView.swift Packages/DesignSystem/Sources/DesignSystem/OfflineBannerView.swift Packages/DesignSystem/Sources/DesignSystem/SearchBarView.swift
// use: fitted
// run: --scale 3 --text-size large --system ios26 --appearance dark
// pictures: Packages/DesignSystem/Tests/DesignSystemSnapshotTests/__Snapshots__/DesignSystemSnapshotTests/{name}.1.png
import SwiftUI

/// Replaces the loader of pictures from the network. No film here has a picture.
struct CachedAsyncImage<Content: View, Placeholder: View>: View {
  private let placeholder: Placeholder
  init(url: URL?, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> Placeholder) {
    self.placeholder = placeholder()
  }
  var body: some View { placeholder }
}

/// The simulator that recorded the pictures has Arabic among its languages: lines of 12 points are 18 points apart.
@MainActor private func fixed(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> some View {
  view.frame(width: width, height: height).typesettingLanguage(.init(identifier: "ar"))._renderedAsLayer()
}

@MainActor private func card(_ title: String, _ rating: Double, _ year: Int? = nil) -> MovieCardView {
  MovieCardView(title: title, posterURL: nil, rating: rating, year: year)
}

@MainActor private let failed = DSContentUnavailableView(
  style: .error(message: "Could not load movies. Check your connection.", retry: {}))

#Preview("test_appearance", traits: .sizeThatFitsLayout) { fixed(OfflineBannerView(), 390, 44) }
#Preview("test_empty", traits: .sizeThatFitsLayout) { fixed(SearchBarView(text: .constant("")), 358, 52) }
#Preview("test_withText", traits: .sizeThatFitsLayout) {
  fixed(SearchBarView(text: .constant("Inception")), 358, 52)
}
#Preview("test_withYearAndRating", traits: .sizeThatFitsLayout) { fixed(card("Inception", 8.8, 2010), 160, 280) }
#Preview("test_withoutYear", traits: .sizeThatFitsLayout) { fixed(card("Inception", 8.8), 160, 260) }
#Preview("test_longTitle", traits: .sizeThatFitsLayout) {
  fixed(card("The Lord of the Rings: The Return of the King", 9.0, 2003), 160, 300)
}
#Preview("test_lowRating", traits: .sizeThatFitsLayout) { fixed(card("Bad Movie", 3.2, 2022), 160, 280) }
#Preview("test_withYearAndRating_accessibilityXL", traits: .sizeThatFitsLayout) {
  fixed(card("Inception", 8.8, 2010).environment(\.sizeCategory, .accessibilityExtraLarge), 180, 340)
}
#Preview("test_zeroRating", traits: .sizeThatFitsLayout) { fixed(card("Unrated Film", 0.0, 2024), 160, 280) }
#Preview("test_errorStyle", traits: .sizeThatFitsLayout) { fixed(failed, 390, 420) }
#Preview("test_emptyStyle", traits: .sizeThatFitsLayout) {
  fixed(
    DSContentUnavailableView(style: .empty(title: "No Movies Found", message: "Try a different search term.")), 390,
    420)
}
#Preview("test_errorStyle_accessibilityXL", traits: .sizeThatFitsLayout) {
  fixed(failed.environment(\.sizeCategory, .accessibilityExtraLarge), 390, 520)
}
