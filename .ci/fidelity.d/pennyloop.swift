// repository: Drinkwater0922/subscription-management-
// commit: 224daa1fe8149bd1ec632f0a13b6b48e59f1d246
// sources: Trackr/DesignSystem Trackr/Resources Trackr/Features/Onboarding Trackr/Features/Widget
// add: Trackr/Features/Detail/PriceChangeBanner.swift Trackr/Info.plist
// use: fitted
// run: --scale 3 --text-size large --system ios18 --appearance dark
// pictures: TrackrTests/__Snapshots__/{name}.1.png
import SwiftUI

/// Replaces that of the application, whose store of renewals needs the database.
struct UpcomingRenewal: Equatable {
  let id: UUID
  let name: String
  let displayAmount: String
  let daysUntil: Int
  let nextBillingDate: Date
}

@MainActor private func fixed(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> some View {
  view.frame(width: width, height: height).background(TrackrColors.bg)._renderedAsLayer()
}

@MainActor private func fitting(_ view: some View) -> some View {
  view.padding().background(TrackrColors.bg)._renderedAsLayer()
}

private func renewal(_ name: String, _ days: Int, _ amount: String) -> UpcomingRenewal {
  UpcomingRenewal(id: UUID(), name: name, displayAmount: amount, daysUntil: days, nextBillingDate: .distantFuture)
}

#Preview("DesignSystemSnapshot_Tests/test_monoSquareIcon_variants", traits: .sizeThatFitsLayout) {
  fitting(
    HStack(spacing: 12) {
      MonoSquareIcon(name: "AI Chat Pro")
      MonoSquareIcon(name: "Code Editor +")
      MonoSquareIcon(name: "Copilot")
      MonoSquareIcon(name: "X")
      MonoSquareIcon(name: "")
    })
}
#Preview("DesignSystemSnapshot_Tests/test_trackrButton_bothVariants", traits: .sizeThatFitsLayout) {
  fitting(
    VStack(spacing: 12) {
      TrackrButton("CONTINUE") {}
      TrackrButton("RESTORE", variant: .outlined) {}
    }
    .frame(width: 320))
}
#Preview("MediumRenewalWidgetView_Snapshot_Tests/test_empty_render", traits: .sizeThatFitsLayout) {
  fixed(MediumRenewalWidgetView(renewals: []), 338, 158)
}
#Preview("MediumRenewalWidgetView_Snapshot_Tests/test_threeRenewals_render", traits: .sizeThatFitsLayout) {
  fixed(
    MediumRenewalWidgetView(
      renewals: [
        renewal("Netflix", 3, "$15.49"), renewal("Spotify", 7, "$10.99"), renewal("iCloud", 12, "$0.99"),
      ]), 338, 158)
}
#Preview("OnboardingView_Snapshot_Tests/test_brandPage_render", traits: .sizeThatFitsLayout) {
  OnboardingBrandPage().frame(width: 390, height: 844)._renderedAsLayer()
}
#Preview("OnboardingView_Snapshot_Tests/test_valuePage_render", traits: .sizeThatFitsLayout) {
  OnboardingValuePage().frame(width: 390, height: 844)._renderedAsLayer()
}
#Preview("PriceChangeBanner_Snapshot_Tests/test_priceIncrease_render", traits: .sizeThatFitsLayout) {
  PriceChangeBanner(message: "Netflix raised its Standard price from $15.49 to $17.99.", onDismiss: {})
    .frame(width: 360, height: 80)._renderedAsLayer()
}
#Preview("SmallRenewalWidgetView_Snapshot_Tests/test_withRenewal_render", traits: .sizeThatFitsLayout) {
  fixed(SmallRenewalWidgetView(renewal: renewal("Netflix", 3, "$15.49")), 158, 158)
}
