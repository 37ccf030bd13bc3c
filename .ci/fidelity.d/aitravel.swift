// repository: SAVentures/AITravel
// commit: 33300f585063b50fc107168e984154642c774050
// sources: ios/AppTemplate/DesignSystem
// add: ios/AppTemplate/App/FontRegistry.swift ios/AppTemplate/Models/BookingStatus.swift ios/AppTemplate/Models/BookingType.swift ios/AppTemplate/Models/DetailRow.swift ios/AppTemplate/Models/PlaceCategory.swift ios/AppTemplate/Models/PlaceFacts.swift
// use: fitted
// run: --scale 3 --device iphone-16 --text-size large --system ios26
// pictures: ios/AppTemplateTests/Snapshots/{name}.png
import SwiftUI

/// Replaces the helpers of the tests.
@MainActor private func canvas(_ view: some View, _ inset: CGFloat, on page: Color? = nil) -> some View {
  view.padding(inset)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(page ?? ColorRole.surfacePage)
    .environment(\.disablesOneShotMotion, true)
    ._renderedAsLayer()
}

#Preview("__Snapshots__/AIVoiceSnapshotTests/default_.default") {
  canvas(
    AIVoice(
      eyebrow: "ITINERARY", line: "A slow morning in the old town, then the coast before the light goes."), Spacing.lg,
    on: .clear)
}
#Preview("Onboarding/__Snapshots__/ContextNoteSnapshotTests/textOnly.text-only") {
  canvas(
    ContextNote(eyebrow: "Lots of saves here", text: "We can lean on the 23 places you've already saved."),
    Spacing.screenInset)
}
#Preview("Onboarding/__Snapshots__/DayStepperSnapshotTests/doubleDigit.double-digit") {
  canvas(DayStepper(value: 10, range: 1...14, onChange: { _ in }), Spacing.lg)
}
#Preview("Saved/__Snapshots__/CategoryChipSnapshotTests/allFive.all-five") {
  canvas(
    HStack(spacing: Spacing.sm) { ForEach(PlaceCategory.allCases, id: \.self) { CategoryChip($0) } }, Spacing.lg)
}
#Preview("Wallet/__Snapshots__/BookingRowSnapshotTests/activityNow.activity-now") {
  canvas(
    BookingRow(
      model: BookingRowModel(
        id: "castelo", title: "Castelo de São Jorge", meta: "Now · 10:00 · timed entry · 2 adults",
        timeEmphasis: "Now · 10:00", type: .activity, systemImage: BookingType.activity.systemImage, status: .now,
        confirmation: "CSJ-4419"), accessibilityID: "bookingrow.castelo"), Spacing.lg)
}
#Preview("Wallet/__Snapshots__/ConfirmationRowSnapshotTests/confirmationRow.confirmation-row") {
  canvas(
    ConfirmationRow(code: "7XQK2M", onCopy: {}, accessibilityID: "booking.confirmation"), Spacing.screenInset)
}
#Preview("Wallet/__Snapshots__/DayGroupHeaderSnapshotTests/notToday.not-today") {
  canvas(DayGroupHeader(dayLabel: "Day 3", dateLabel: "Fri · Aug 28", isToday: false), Spacing.lg)
}
#Preview("Wallet/__Snapshots__/DetailListSnapshotTests/flightDetail.flight-detail") {
  canvas(
    DetailList(
      head: "Flight details",
      rows: [
        DetailRow(key: "Airline", value: "TAP Air Portugal"), DetailRow(key: "Flight", value: "TP 201"),
        DetailRow(key: "Departs", value: "Sat 13:40 · LIS"), DetailRow(key: "Arrives", value: "Sat 18:05 · JFK"),
        DetailRow(key: "Aircraft", value: "A330neo"),
      ]), Spacing.screenInset)
}
