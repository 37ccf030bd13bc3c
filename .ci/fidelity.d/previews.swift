// repository: paulz/ViewSnapshots
// commit: 911a2135322c442626bc10de16f78b46451d4f5c
// sources: ExampleApp
// use: fitted
// run: --scale 1
// pictures: AppTests/Snapshots/{name}.png
import SwiftUI

#Preview("ComplexView", traits: .sizeThatFitsLayout) { ComplexView(date: .sample) }
#Preview("ContentView.1", traits: .sizeThatFitsLayout) { ContentView().background(Color.yellow) }
#Preview("ContentView.2", traits: .sizeThatFitsLayout) { ContentView().background(Color.green) }
#Preview("FavoriteView.1", traits: .sizeThatFitsLayout) { FavoriteView() }
#Preview("FavoriteView.2", traits: .sizeThatFitsLayout) { FavoriteView().background(Color.white) }
#Preview("LayeringShadowsView", traits: .sizeThatFitsLayout) { LayeringShadowsView() }
#Preview("PopularityBadge.1", traits: .sizeThatFitsLayout) { PopularityBadge(score: 80) }
#Preview("PopularityBadge.2", traits: .sizeThatFitsLayout) { PopularityBadge(score: 10) }
#Preview("PopularityBadge.3", traits: .sizeThatFitsLayout) { PopularityBadge(score: 30) }
#Preview("PopularityBadge.4", traits: .sizeThatFitsLayout) { PopularityBadge(score: 50) }
#Preview("SettingsForm", traits: .fixedLayout(width: 390, height: 797)) { SettingsForm() }
#Preview("SmallColorDifferenceView.1", traits: .sizeThatFitsLayout) { SmallColorDifferenceView(difference: 0.01) }
#Preview("SmallColorDifferenceView.2", traits: .sizeThatFitsLayout) { SmallColorDifferenceView(difference: 0.03) }
#Preview("ToggleView", traits: .sizeThatFitsLayout) {
  Group {
    ToggleView(on: true)
    ToggleView(on: false)
  }
}
