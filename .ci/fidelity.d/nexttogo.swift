// repository: alvinh77/next-to-go
// commit: 9e98b9d54a04444431c3b770c14e0479938ea765
// add: NextToGo/Models/ActionViewModel.swift NextToGo/Models/FilterItemViewModel.swift NextToGo/Models/FilterListViewModel.swift NextToGo/Models/RaceItemViewModel.swift NextToGo/Models/RaceListViewModel.swift NextToGo/Views/CountdownMapper.swift NextToGo/Views/FilterItemView.swift NextToGo/Views/FilterListView.swift NextToGo/Views/FilterScreen.swift NextToGo/Views/Font+System.swift NextToGo/Views/RaceItemView.swift NextToGo/Views/RaceListView.swift
// use: fitted
// run: --scale 3 --text-size medium --system ios17 --appearance both
// pictures: NextToGoSnapshotTests/Views/__Snapshots__/{name}-_iPhone12Pro_{appearance}_portrait.1.png
// run: --scale 3 --device iphone-12 --text-size medium --system ios17 --appearance both
// pictures: NextToGoSnapshotTests/Screens/__Snapshots__/{name}-_iPhone12Pro_{appearance}_portrait.1.png
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios17 --appearance both
// pictures: NextToGoSnapshotTests/Screens/__Snapshots__/{name}-_iPhone12ProMax_{appearance}_portrait.1.png
import Combine
import SwiftUI

/// Replaces that of the application, whose presenter needs its router.
@MainActor public protocol FilterPresenterProtocol: ObservableObject {
  var model: FilterListViewModel { get }
  func onApplyFilters()
}

@MainActor private final class FilterModel: FilterPresenterProtocol {
  let model = filters
  func onApplyFilters() {}
}

@MainActor private let filters = FilterListViewModel(
  items: [
    FilterItemViewModel(id: "1", systemImageName: "checkmark.square", title: "Greyhound"),
    FilterItemViewModel(id: "2", systemImageName: "square", title: "Harness"),
    FilterItemViewModel(id: "3", systemImageName: "checkmark.square", title: "Horse"),
  ])

#Preview("FilterItemViewTests/test", traits: .sizeThatFitsLayout) {
  FilterItemView(
    model: FilterItemViewModel(id: "1", systemImageName: "checkmark.square", title: "Greyhound")
  )
  .fixedSize()._renderedAsLayer()
}
#Preview("FilterListViewTests/test", traits: .sizeThatFitsLayout) {
  FilterListView(model: filters).fixedSize()._renderedAsLayer()
}
#Preview("RaceItemViewTests/test", traits: .sizeThatFitsLayout) {
  RaceItemView(
    model: RaceItemViewModel(id: "1", title: "Meeting Name", detail: "Race Number", startTime: 100),
    date: Date(timeIntervalSince1970: 0)
  )
  .fixedSize()._renderedAsLayer()
}
#Preview("RaceListViewTests/test", traits: .sizeThatFitsLayout) {
  RaceListView(
    model: RaceListViewModel(
      items: (0...5).map {
        RaceItemViewModel(
          id: "\($0)", title: "Meeting Name \($0)", detail: "Race Number \($0)", startTime: 100 + $0)
      }),
    date: Date(timeIntervalSince1970: 0)
  )
  .fixedSize()._renderedAsLayer()
}
#Preview("FilterScreenTests/test") {
  FilterScreen(presenter: FilterModel()).safeAreaPadding(.top, 7)._renderedAsLayer()
}
