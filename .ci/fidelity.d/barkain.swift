// repository: THHUnlimted/barkain
// commit: b87530a0485698402e56fa8e0045ff4f078b64c5
// sources: Barkain/Features/Shared/Extensions
// add: Barkain/Features/Purchase/PurchaseInterstitialModels.swift Barkain/Features/Recommendation/PortalCTA.swift Barkain/Features/Recommendation/RecommendationHero.swift Barkain/Features/Recommendation/RecommendationModels.swift Barkain/Features/Shared/Components/StackingReceiptView.swift Barkain/Features/Shared/Components/UnresolvedProductView.swift Barkain/Features/Shared/Models/CardReward.swift Barkain/Features/Shared/Models/PriceComparison.swift
// use: fitted
// run: --scale 3 --text-size large --system ios26
// pictures: BarkainTests/Features/{name}.png
// run: --scale 3 --text-size large --system ios26 --appearance dark --filter Recommendation/
// pictures: BarkainTests/Features/{name}.png
import SwiftUI

/// Replaces the helper of the tests, whose stage is as high as the highest view.
@MainActor private func hosted(_ view: some View) -> some View {
  ZStack {
    Color.barkainSurface.ignoresSafeArea()
    view
  }
  .frame(width: 402, height: 2800)._renderedAsLayer()
}

@MainActor private func receipt(_ receipt: StackingReceipt) -> some View {
  hosted(StackingReceiptView(receipt: receipt).padding(.horizontal, 16).padding(.vertical, 24))
}

private func recommendation(_ savings: Double, _ price: Double) -> Recommendation {
  Recommendation(
    productId: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, productName: "AirPods Pro (2nd gen)",
    winner: StackedPath(
      retailerId: "walmart", retailerName: "Walmart", basePrice: price, finalPrice: price - savings * 0.5,
      effectiveCost: price - savings * 0.5 - savings * 0.3 - savings * 0.2, totalSavings: savings,
      identitySavings: savings * 0.5, identitySource: "Walmart+ membership", cardSavings: savings * 0.3,
      cardSource: "Chase Freedom Flex", portalSavings: savings * 0.2, portalSource: "Rakuten", condition: "new",
      productUrl: "https://walmart.com/ip/abc"), headline: "Best at Walmart with Walmart+ + Chase",
    why: "Stacks Walmart+ shipping, Rakuten 5% portal bonus, and Chase Freedom Flex 5% category cashback.",
    alternatives: [], brandDirectCallout: nil, hasStackableValue: true, computeMs: 87, cached: false)
}

#Preview("Recommendation/__Snapshots__/RecommendationHeroSnapshotTests/provisional_approximateMatch.provisional-approximate-match", traits: .sizeThatFitsLayout) {
  hosted(
    RecommendationHero(
      recommendation: recommendation(47, 199.99), isProvisional: true, searchQuery: "Milwaukee M18 FUEL 2960-22 kit"
    )
    .padding(.horizontal, 16))
}
#Preview("Recommendation/__Snapshots__/RecommendationHeroSnapshotTests/tier1_smallSavings.tier1-small-savings", traits: .sizeThatFitsLayout) {
  hosted(RecommendationHero(recommendation: recommendation(2, 19.99)).padding(.horizontal, 16))
}
#Preview("Recommendation/__Snapshots__/RecommendationHeroSnapshotTests/tier2_typicalSavings.tier2-typical-savings", traits: .sizeThatFitsLayout) {
  hosted(RecommendationHero(recommendation: recommendation(47, 199.99)).padding(.horizontal, 16))
}
#Preview("Shared/__Snapshots__/StackingReceiptViewSnapshotTests/fullFourLine.full-four-line", traits: .sizeThatFitsLayout) {
  receipt(
    StackingReceipt(
      retailPrice: 199.99, identitySavings: 20, identitySource: "Walmart+ membership", portalSavings: 8,
      portalSource: "Rakuten", cardSavings: 7, cardSource: "Chase Freedom Flex", yourPrice: 164.99))
}
#Preview("Shared/__Snapshots__/StackingReceiptViewSnapshotTests/oneLinePortalOnly.one-line-portal-only", traits: .sizeThatFitsLayout) {
  receipt(
    StackingReceipt(retailPrice: 49.99, portalSavings: 2.50, portalSource: "TopCashBack", yourPrice: 47.49))
}
#Preview("Shared/__Snapshots__/StackingReceiptViewSnapshotTests/twoLineIdentityAndCard.two-line-identity-card", traits: .sizeThatFitsLayout) {
  receipt(
    StackingReceipt(
      retailPrice: 89.99, identitySavings: 12, identitySource: "Best Buy My Best Buy Plus", cardSavings: 4.50,
      cardSource: "Citi Custom Cash", yourPrice: 73.49))
}
#Preview("Shared/__Snapshots__/UnresolvedProductViewSnapshotTests/scannerContextRendersWithCorrectCTAs.scanner-context", traits: .sizeThatFitsLayout) {
  hosted(
    UnresolvedProductView(
      primaryActionTitle: "Scan another item", primaryAction: {}, secondaryActionTitle: "Search by name instead",
      secondaryAction: {}))
}
#Preview("Shared/__Snapshots__/UnresolvedProductViewSnapshotTests/searchContextRendersWithCorrectCTAs.search-context", traits: .sizeThatFitsLayout) {
  hosted(
    UnresolvedProductView(
      primaryActionTitle: "Try a different search", primaryAction: {},
      secondaryActionTitle: "Scan the barcode instead", secondaryAction: {}))
}
