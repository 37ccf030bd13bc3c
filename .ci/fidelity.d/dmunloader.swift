// repository: nikolay-dementiev/DMUnLoader
// commit: 42dddb0532980044a4fd7a3c710dcb30d29a6a86
// sources: Sources/DMUnLoader/PresentationView Sources/DMUnLoader/Helpers/Atomic Sources/DMUnLoader/Helpers/Buttons Sources/DMUnLoader/Helpers/Debug
// add: Sources/DMUnLoader/DMAppError.swift Sources/DMUnLoader/DMLoadableType/DMLoadableTypeSuccess.swift Sources/DMUnLoader/Helpers/Extensions/CGSize+Hashable.swift Sources/DMUnLoader/Helpers/Extensions/EdgeInsets+Hashable.swift Sources/DMUnLoader/Helpers/Extensions/View+ForegroundStyle.swift Tests/DMUnLoaderTests/Helpers+Tests/Helpers/LoadingViewContainer.swift
// use: fitted
// layers: yes
// run: --scale 3 --device iphone-14 --text-size medium --system ios17 --appearance both
// pictures: Tests/DMUnLoaderTests/Views/Package views/__Snapshots__/{name}iPhone13Pro-{appearance}.png
import SwiftUI

/// Replace types of a package that is not there.
protocol DMAction {
  var simpleAction: () -> Void { get }
}
struct DMButtonAction: DMAction {
  let simpleAction: () -> Void
  init(_ action: @escaping () -> Void) { simpleAction = action }
  init(_ action: @escaping (@escaping (Bool) -> Void) -> Void) { simpleAction = { action { _ in } } }
}

/// Has the platform's words for an error, which Foundation words otherwise here.
private struct PlatformError: LocalizedError {
  let errorDescription: String?
  init(_ code: String) { errorDescription = "The operation couldn’t be completed. (\(code).)" }
}

@MainActor private func failure(
  _ settings: DMErrorDefaultViewSettings, _ code: String = "TestErrorDomain error 1", canRetry: Bool = false
) -> some View {
  LoadingViewContainer {
    DMErrorView(
      settings: settings, error: PlatformError(code), onRetry: canRetry ? DMButtonAction {} : nil,
      onClose: DMButtonAction {})
  }
}

@MainActor private var buttons: DMErrorDefaultViewSettings {
  DMErrorDefaultViewSettings(
    errorText: "", actionButtonCloseSettings: ActionButtonSettings(text: "Dismiss"),
    actionButtonRetrySettings: ActionButtonSettings(text: "Try Again"))
}

#Preview("DMErrorViewTests/testThatThe_ViewWithCloseButton_IsStyledCorrectlyAccordingToSettings.ViewWith-CloseButton-") {
  failure(buttons, "DMUnLoader.DMAppError error 2")
}
#Preview("DMErrorViewTests/testThatThe_ViewWithRetryButton_IsStyledCorrectlyAccordingToSettings.ViewWith-RetryButton-") {
  failure(buttons, "DMUnLoader.DMAppError error 2", canRetry: true)
}
#Preview("DMErrorViewTests/testThat_ErrorView_Renders_Correctly_When_DefaultSettings_Provided.DefaultSettings-") {
  failure(DMErrorDefaultViewSettings())
}
#Preview("DMErrorViewTests/testThat_ErrorView_Renders_Correctly_When_CustomSettings_Provided.CustomSettingsSettings-") {
  failure(
    DMErrorDefaultViewSettings(
      errorText: "Oops! Looks like something went wrong...",
      actionButtonCloseSettings: ActionButtonSettings(text: "X"),
      actionButtonRetrySettings: ActionButtonSettings(text: "Try Again"),
      errorTextSettings: ErrorTextSettings(
        foregroundColor: Color.mint, multilineTextAlignment: .leading,
        padding: EdgeInsets(top: 11, leading: 16, bottom: 12, trailing: 17)),
      errorImageSettings: ErrorImageSettings(
        image: Image(systemName: "exclamationmark.triangle"), foregroundColor: Color.orange,
        frameSize: CustomViewSize(width: 54, height: 54, alignment: .bottomTrailing))),
    canRetry: true)
}

private struct Finished: DMLoadableTypeSuccess {
  var description = "All tasks finished successfully."
}

#Preview("DMSuccessViewTests/testSnapshotDefaultSuccessView.") {
  LoadingViewContainer { DMSuccessView(settings: DMSuccessDefaultViewSettings(), assosiatedObject: nil) }
}
#Preview("DMSuccessViewTests/testSnapshotCustomSuccessView.") {
  LoadingViewContainer {
    DMSuccessView(
      settings: DMSuccessDefaultViewSettings(
        successImageProperties: .init(
          image: Image(systemName: "star.fill"), frame: CustomViewSize(width: 61, height: 70), foregroundColor: .cyan),
        successTextProperties: .init(text: "Operation Completed!", foregroundColor: .pink),
        spacingBetweenElements: 22.2),
      assosiatedObject: Finished())
  }
}
