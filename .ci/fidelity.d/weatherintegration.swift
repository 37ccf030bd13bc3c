// repository: ynieSalesforce/SwiftUIIntegration
// commit: 73db20308875402dff93b8c558de548b7cbbeaf4
// sources: SwiftUIIntergrationProject/ModifiersExtensions/Constants SwiftUIIntergrationProject/ModifiersExtensions/SwiftUIModifiers
// add: SwiftUIIntergrationProject/SwiftUIMix/Views/CurrentWeatherView.swift SwiftUIIntergrationProject/SwiftUIMix/Views/ForecastWeatherView.swift SwiftUIIntergrationProject/Models/*DisplayData*.swift
// modules: PreviewSnapshots
// use: fitted
// helpers: PreviewSnapshots.swift
// run: --scale 3 --device iphone-14 --text-size medium --system ios17
// pictures: SwiftUIIntergrationProject/SwiftUIMix/Views/__Snapshots__/{name}SnapshotTests/test_snapshots.data-Loads-state-1.png
import SwiftUI

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the device
/// of the run, and stands in the time zone of the recorder.
@MainActor private func tested(_ view: AnyView) -> some View {
  NSTimeZone.default = TimeZone(identifier: "America/Denver")!
  return view.safeAreaPadding(.top, 7)._renderedAsLayer()
}

#Preview("CurrentWeatherView") { tested(CurrentWeatherView_Previews.snapshots.view("data Loads state")) }
#Preview("ForecastWeatherView") { tested(ForecastWeatherView_Previews.snapshots.view("data Loads state")) }
