// repository: mohwaili/ArtiBol
// commit: 7699e646ca5003681654dff184559e09154ee468
// sources: ArtiBol
// use: fitted
// appearances: light= dark=-dark
// run: --scale 3 --device iphone-se-1 --text-size medium --system ios18 --appearance both
// pictures: ArtiBol/Features/{name}{appearance}.1.png
import SwiftUI

private final class CatalogModel: ArtworkCatalogViewModel, ArtworkDetailNavigator {
  var destinations: Binding<[NavigationDestination]> = .constant([])
  @Published private(set) var viewState: ViewState<(artworks: [Artwork], loadingMore: Bool)>
  init(_ viewState: ViewState<(artworks: [Artwork], loadingMore: Bool)>) { self.viewState = viewState }
  func onAppear() async {}
  func loadData(isRefreshing: Bool) async {}
  func loadMore() async {}
}

private final class SearchModel: ArtworkSearchViewModel, ArtworkDetailNavigator {
  var destinations: Binding<[NavigationDestination]> = .constant([])
  let viewState: ViewState<[ArtworkSearchResult]>? = nil
  @Published var query = ""
  func search() async {}
}

/// In the window of the telephone that ran the tests, which has 47 points at the top; it has Arabic among its languages,
/// as the height of all lines and of the button shows.
@MainActor private func tested(_ view: some View) -> some View {
  view.typesettingLanguage(.init(identifier: "ar")).safeAreaPadding(.top, 27)._renderedAsLayer()
}

#Preview("ArtworkCatalog/Tests/Snapshots/__Snapshots__/ArtworkCatalogSnapshotTests/test_emptyState") {
  tested(
    ArtworkCatalogView(viewModel: CatalogModel(.loaded((artworks: [], loadingMore: false))), cardView: { _ in EmptyView() }))
}
#Preview("ArtworkCatalog/Tests/Snapshots/__Snapshots__/ArtworkCatalogSnapshotTests/test_errorState") {
  tested(ArtworkCatalogView(viewModel: CatalogModel(.error), cardView: { _ in EmptyView() }))
}
#Preview("ArtworkSearch/Tests/Snapshots/__Snapshots__/ArtworkSearchSnapshotTests/test_initialState") {
  tested(ArtworkSearchView(viewModel: SearchModel(), artworkImageView: { _ in EmptyView() }))
}
