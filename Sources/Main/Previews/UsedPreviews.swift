import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem

/// Previews of sources that an agent uses.
protocol UsedPreviews: Sendable {
  /// The previews of the last build that succeeded.
  var listed: [ListedPreview] { get }
  /// The errors in the sources since, and remarks about them.
  var messages: [String] { get }

  /// Builds the sources if they have changed.
  func refresh() throws

  /// The cases that the previews are for tests.
  func cases() throws -> PreviewCases

  /// The screen of a preview after steps.
  func screen(
    of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
  ) throws(RenderFailure) -> PreviewScreen
}
