// repository: xramos/BusTrip
// commit: 224c92773c33d4519842277da2d4087984883a1c
// sources: BusTrip/BusTrip/Views BusTrip/BusTrip/Entities/Entities BusTrip/BusTrip/Scenes/Preview BusTrip/BusTrip/Assets.xcassets
// add: BusTrip/BusTrip/Constants.swift BusTrip/BusTrip/Enumerations/Status.swift BusTrip/BusTrip/Extensions/String+BusTrip.swift
// modules: PreviewSnapshots
// use: fitted
// helpers: PreviewSnapshots.swift
// run: --scale 3 --device iphone-x --text-size medium --system ios17
// pictures: BusTrip/BusTripTests/**/__Snapshots__/{name}.png
import SwiftUI

/// Replace formatters that have the language and the time of the place where they are, with those of the recorder's.
extension DateFormatter {
  static let iso8601Full = formatter("en_US_POSIX", "GMT", "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")
  static let shortTotalWithLocale = formatter("es_ES", "Europe/Madrid", "d/M/yy, HH:mm")

  private static func formatter(_ locale: String, _ zone: String, _ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = format
    return formatter
  }
}

extension PreviewSnapshots {
  /// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 10 more than the one
  /// that they ask for.
  fileprivate func inSafeAreaOfTests(_ name: String) -> some View { view(name).safeAreaPadding(.top, 10) }
}

#Preview("PreviewSnapshotTests/test_snapshots.Default") { PreviewView_Previews.snapshots.inSafeAreaOfTests("Default") }
#Preview("ReportTextFieldMultilineSnapshotTests/test_snapshots.Default") {
  ReportTextFieldMultiline_Previews.snapshots.inSafeAreaOfTests("Default")
}
#Preview("ReportTextFieldSnapshotTests/test_snapshots.Default") {
  ReportTextField_Previews.snapshots.inSafeAreaOfTests("Default")
}
#Preview("StopInfoViewSnapshotTests/test_snapshots.Default") {
  StopInfoView_Previews.snapshots.inSafeAreaOfTests("Default")
}
#Preview("TripCardViewSnapshotTests/test_snapshots.Ongoing") {
  TripCardView_Previews.snapshots.inSafeAreaOfTests("Ongoing")
}
#Preview("TripCardViewSnapshotTests/test_snapshots.Cancelled") {
  TripCardView_Previews.snapshots.inSafeAreaOfTests("Cancelled")
}
#Preview("TripCardViewSnapshotTests/test_snapshots.Scheduled") {
  TripCardView_Previews.snapshots.inSafeAreaOfTests("Scheduled")
}
#Preview("TripCardViewSnapshotTests/test_snapshots.Finalized") {
  TripCardView_Previews.snapshots.inSafeAreaOfTests("Finalized")
}
