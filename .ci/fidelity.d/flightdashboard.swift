// repository: node-traversal/flight-dashboard
// commit: 47bb4ea2a79aa59899010393ec084ed09c592945
// sources: FlightDashboard
// use: judged
// run: --scale 3 --device iphone-x --text-size medium --system ios16
// pictures: FlightDashboardViewTests/**/__Snapshots__/{name}Tests/testDefaultView.1.png
import SwiftUI

/// The tests draw the previews of the sources. The simulator stood in the recorder's time zone.
@MainActor private func tested(_ view: some View) -> some View {
  NSTimeZone.default = TimeZone(identifier: "America/Chicago")!
  return view._renderedAsLayer()
}

/// The simulator had the favorite that the recorded pictures show.
@MainActor private func withFavorite(_ view: () -> some View) -> some View {
  Favorites().trip = Trip(flightNumber: "SWA-landed", origin: "HOU", destination: "DAL")
  return tested(view())
}

#Preview("AdaptiveStack") { tested(AdaptiveStack_Previews.previews) }
#Preview("AirportDelaysView") { tested(AirportDelaysView_Previews.previews) }
#Preview("AirportView") { tested(AirportView_Previews.previews) }
#Preview("ContentView") { withFavorite { ContentView_Previews.previews } }
#Preview("FlightDetailView") { tested(FlightDetailView_Previews.previews) }
#Preview("FlightViews") { tested(FlightViews_Previews.previews) }
#Preview("HomeView") { withFavorite { HomeView_Previews.previews } }
#Preview("LoadingView") { tested(LoadingView_Previews.previews) }
