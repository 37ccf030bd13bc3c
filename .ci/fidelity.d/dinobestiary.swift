// repository: maganharenan-portfolio/ios-dino-bestiary
// commit: 7c71483406937d8b6bc9691519f7d84348db96ed
// sources: Resources
// add: Dino?Bestiary/Utils/Constants/FileResources.swift Dino?BestiaryTests/Mock/DinoMock.swift Dino?Bestiary/Presentation/DinoFilesView/*.swift Dino?Bestiary/Presentation/DinoFilesView/Components/*.swift Dino?Bestiary/Presentation/Core/SharedComponents/AggressivenessRate.swift Dino?Bestiary/Presentation/Core/SharedComponents/SafeAsyncImage.swift Dino?Bestiary/Presentation/Utils/*/*.swift Dino?Bestiary/Data/*/*.swift Dino?Bestiary/Domain/*/*.swift
// modules: Dino_Bestiary
// use: fitted
// appearances: light=3 dark=9
// run: --scale 3 --device iphone-14 --text-size medium --system ios18 --appearance both
// pictures: Dino BestiarySnapshotTests/Screens/__Snapshots__/DinoFilesViewSnapshotTests/{name}.{appearance}.png
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios18 --appearance light --filter missing
// pictures: Dino BestiarySnapshotTests/Screens/__Snapshots__/DinoFilesViewSnapshotTests/{name}.5.png
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios18 --appearance dark --filter missing
// pictures: Dino BestiarySnapshotTests/Screens/__Snapshots__/DinoFilesViewSnapshotTests/{name}.11.png
import SwiftUI

/// Replaces that of the application, which shows a map.
struct DinoDetailView: View {
  let dino: Dino
  var body: some View { EmptyView() }
}

/// Replaces a file that is not there or that cannot be read.
struct FailingRepository: DinoFileRepository {
  let error: DinoRepositoryError
  func getDinosList() async throws -> [Dino] { throw error }
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the devices
/// of the runs.
@MainActor private func tested(_ model: DinoFilesViewModel) -> some View {
  DinoFilesView(viewModel: model).safeAreaPadding(.top, 7)._renderedAsLayer()
}

@MainActor private func failed(_ error: DinoRepositoryError, _ message: StringResources) -> DinoFilesViewModel {
  let model = DinoFilesViewModel(repository: FailingRepository(error: error))
  model.errorMessage = message.localized
  return model
}

#Preview("empty_list") { tested(DinoFilesViewModel(repository: MockDinoFileRepository(dinos: []))) }
#Preview("missing_json_error") { tested(failed(.fileNotFound(""), .collectionNotFound)) }
#Preview("parse_json_error") { tested(failed(.decodingError(CancellationError()), .collectionUnreadable)) }
