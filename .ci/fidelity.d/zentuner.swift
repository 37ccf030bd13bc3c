// repository: jpsim/ZenTuner
// commit: 74b6862009189f02747c69538e7422c62639b961
// sources: ZenTuner/Helpers ZenTuner/Models ZenTuner/Views
// modules: MicrophonePitchDetector
// use: fitted
// run: --scale 3 --device iphone-se-1 --text-size medium --system ios17 --appearance both --filter TunerScreen34
// pictures: ZenTunerTests/__Snapshots__/TunerViewSnapshotTests/testTunerView.iphone4-{appearance}.png
// run: --scale 3 --device iphone-8 --text-size medium --system ios17 --appearance both --filter TunerScreen34
// pictures: ZenTunerTests/__Snapshots__/TunerViewSnapshotTests/testTunerView.iphone6-{appearance}.png
// run: --scale 3 --device iphone-8-plus --text-size medium --system ios17 --appearance both --filter TunerScreen34
// pictures: ZenTunerTests/__Snapshots__/TunerViewSnapshotTests/testTunerView.iphone6Plus-{appearance}.png
// run: --scale 3 --device iphone-x --text-size medium --system ios17 --appearance both --filter TunerScreen10
// pictures: ZenTunerTests/__Snapshots__/TunerViewSnapshotTests/testTunerView.iphone58-{appearance}.png
// run: --scale 3 --device iphone-xs-max --text-size medium --system ios17 --appearance both --filter TunerScreen10
// pictures: ZenTunerTests/__Snapshots__/TunerViewSnapshotTests/testTunerView.iphone65-{appearance}.png
// run: --scale 3 --device iphone-8 --text-size medium --system ios17 --filter MatchedNote
// pictures: ZenTunerTests/__Snapshots__/MatchedNoteViewSnapshotTests/testMatchedNoteView.1.png
import SwiftUI

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top on every device that they
/// ask for.
#Preview("TunerScreen34") {
  TunerView(tunerData: TunerData(), modifierPreference: .preferSharps, selectedTransposition: 0)
    .safeAreaPadding(.top, 34)
}
#Preview("TunerScreen10") {
  TunerView(tunerData: TunerData(), modifierPreference: .preferSharps, selectedTransposition: 0)
    .safeAreaPadding(.top, 10)
}
#Preview("MatchedNote") {
  MatchedNoteView(
    match: ScaleNote.Match(note: .ASharp_BFlat, octave: 4, distance: 0), modifierPreference: .preferSharps
  )
  .safeAreaPadding(.top, 34)
}

/// Replaces Foundation's formatter, which Linux lacks.
final class MeasurementFormatter {
  let numberFormatter = NumberFormatter()
  func string(from measurement: Measurement<UnitFrequency>) -> String {
    "\(numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "") \(measurement.unit.symbol)"
  }
}
