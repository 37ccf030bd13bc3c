// repository: jgallenrenau/MARVEL
// commit: ab0865c39aa404da6591179243081753b6e11cec
// sources: Marvel/Marvel/DesignSystem/Sources/Styles Marvel/Marvel/DesignSystem/Sources/Theme
// add: Marvel/Marvel/DesignSystem/Sources/Components/DS[HNS]*.swift Marvel/Marvel/DesignSystem/Sources/Animations/DSTimeAnimation.swift Marvel/Marvel/HeroDetail/Sources/View/Components/HeroDetailInfoView.swift
// modules: DesignSystem
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios17
// pictures: Marvel/Marvel/DesignSystem/Tests/ComponentsTests/__Snapshots__/{name}.1.png
// run: --scale 3 --device iphone-12 --text-size medium --system ios17
// pictures: Marvel/Marvel/HeroDetail/Tests/View/Components/__Snapshots__/HeroDetailInfoViewSnapshotTests/captureSnapshots-for-named.{name}_iPhone-13.png
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios17
// pictures: Marvel/Marvel/HeroDetail/Tests/View/Components/__Snapshots__/HeroDetailInfoViewSnapshotTests/captureSnapshots-for-named.{name}_iPhone-13-Pro-Max.png
// run: --scale 3 --device iphone-se-1 --text-size medium --system ios17
// pictures: Marvel/Marvel/HeroDetail/Tests/View/Components/__Snapshots__/HeroDetailInfoViewSnapshotTests/captureSnapshots-for-named.{name}_iPhone-SE.png
import SwiftUI

#Preview("DSHeaderViewTests/testHeaderViewSnapshot", traits: .sizeThatFitsLayout) {
  DSHeaderView(key: "header_title", bundle: .main).frame(width: 300, height: 100)._renderedAsLayer()
}
#Preview("DSNoResultsViewTests/testNoResultsViewSnapshot", traits: .sizeThatFitsLayout) {
  DSNoResultsView(
    imageName: "magnifyingglass.circle", title: "No results found", message: "Try adjusting your search criteria."
  )
  .frame(width: 300, height: 300)._renderedAsLayer()
}
#Preview("DSSearchBarSnapshotTests/testSearchBarSnapshot", traits: .sizeThatFitsLayout) {
  DSSearchBar(
    text: .constant(""), placeholder: "Search...", bundle: .main, icon: "magnifyingglass",
    clearIcon: "xmark.circle.fill"
  )
  .frame(width: 300, height: 50)._renderedAsLayer()
}
#Preview("DSSectionHeaderViewTests/testSectionHeaderViewSnapshot", traits: .sizeThatFitsLayout) {
  DSSectionHeaderView(localizedKey: "section_title", bundle: .main).frame(width: 300, height: 50).background(Color.black)
    ._renderedAsLayer()
}
#Preview("HeroDetailInfoView_FullData") {
  HeroDetailInfoView(
    name: "Spider-Man",
    description:
      "Spider-Man is a fictional superhero created by writer-editor Stan Lee and writer-artist Steve Ditko. He first appeared in Amazing Fantasy #15 (August 1962).",
    comics: [
      "Amazing Spider-Man #1", "Ultimate Spider-Man #1", "Spider-Verse #1", "Web of Spider-Man #1",
      "Spectacular Spider-Man #1",
    ],
    series: [
      "Spider-Man (1994-1998)", "The Amazing Spider-Man (1977-1979)", "Spider-Man Unlimited (1999-2005)",
      "Spider-Man: The Animated Series",
    ],
    stories: [
      "The Night Gwen Stacy Died", "Kraven's Last Hunt", "The Clone Saga", "Back in Black", "Spider-Island",
    ],
    events: ["Civil War", "Secret Wars", "Infinity War", "Spider-Verse", "The Gauntlet"])
}
#Preview("HeroDetailInfoView_EmptyData") {
  HeroDetailInfoView(name: "Spider-Man", description: "", comics: [], series: [], stories: [], events: [])
}
