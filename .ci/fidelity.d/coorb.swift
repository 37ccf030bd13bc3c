// repository: mwefky/COORB
// commit: fd43ad616a34482fc36d7aae19224f3bc4d36779
// sources: COORBAssessment/Features/CountryDetail
// add: COORBAssessment/Features/CountryList/CountryRow.swift COORBAssessment/Models/Country.swift
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --system ios18 --filter Detail
// pictures: COORBAssessmentTests/Snapshots/__Snapshots__/{name}.1.png
// run: --scale 3 --text-size large --system ios18 --filter Row
// pictures: COORBAssessmentTests/Snapshots/__Snapshots__/{name}.1.png
import SwiftUI

private let egypt = Country(code: "EG", name: "Egypt", capital: "Cairo", currency: "Egyptian pound", flagURL: "")

#Preview("CountryDetailViewSnapshotTests/test_detailView_withMissingFlag") {
  // The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the device
  // of the run. It has Arabic among its languages, as the height of the lines shows.
  NavigationStack { CountryDetailView(viewModel: CountryDetailViewModel(country: egypt)) }
    .typesettingLanguage(.init(identifier: "ar"))
    .safeAreaPadding(.top, 7)
    ._renderedAsLayer()
}
#Preview("CountryRowSnapshotTests/test_countryRow_default", traits: .sizeThatFitsLayout) {
  CountryRow(country: egypt)
    .padding()
    .background(Color.white)
    .frame(width: 375, height: 120)
    .typesettingLanguage(.init(identifier: "ar"))
    ._renderedAsLayer()
}
