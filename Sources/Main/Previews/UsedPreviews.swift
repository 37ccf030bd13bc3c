import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// Previews of sources that an agent uses.
protocol UsedPreviews: PlayedScreens {
  /// The previews of the last build that succeeded.
  var listed: [ListedPreview] { get }

  /// Builds the sources if they have changed.
  func refresh() throws

  /// The cases that the previews are for tests.
  func cases() throws -> PreviewCases
}
