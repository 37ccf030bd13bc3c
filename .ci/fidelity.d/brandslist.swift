// repository: bodya48/Brands-List
// commit: e4716fddab2257ed2c6346f65e0b65a93953ca7f
// sources: TestCompany
// use: fitted
// appearances: light=LightMode dark=DarkMode
// run: --scale 3 --device iphone-x --text-size medium --system ios18 --appearance both
// pictures: TestCompanyTests/SnapshotTests/__Snapshots__/*/{name}_{appearance}.1.png
import SwiftUI

/// The content of the view model, which loads again when its view appears, does not change until the picture is taken.
struct Silent: NetworkServiceProtocol {
  func fetchManufacturers(page: Int) async throws -> PageDataModel {
    while true { try await Task.sleep(for: .seconds(3600)) }
  }
  func fetchModels(manufacturerId: String, page: Int) async throws -> PageDataModel {
    try await fetchManufacturers(page: page)
  }
}

@MainActor private func failed() -> MainViewModel {
  let model = MainViewModel(networkService: Silent())
  model.viewState = .error("The operation couldn’t be completed. (NSURLErrorDomain error -1000.)")
  return model
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 10 more than the device
/// of the run.
@MainActor private func tested(_ view: some View) -> some View {
  view.safeAreaPadding(.top, 10)._renderedAsLayer()
}

#Preview("testErrorView") { tested(ErrorView(description: MockDataProvider.errorBadURL)) }
#Preview("testListItemView") { tested(ListItemView(name: MockDataProvider.manufacturer.brand)) }
#Preview("testMainView_whenViewStateIsError") { tested(MainView(viewModel: failed())) }
