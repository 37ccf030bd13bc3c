// repository: angu-software/basic-multiplication
// commit: 4b90923d47561ac32d88f1f498a1770e370090ea
// sources: Packages/A11y/Sources/A11y Packages/A11y/Sources/A11yUI Packages/MathExercise/Sources Packages/UITokens/Sources Sources/BasicMultiplication/MainUI Sources/BasicMultiplication/Resources
// modules: A11y A11yUI MathExercise UITokens
// use: fitted
// run: --scale 3 --device iphone-13-mini --text-size medium --system ios18
// pictures: Tests/SnapshotTests/__Snapshots__/MultiplicationExerciseViewTests/{name}.1.png
import SwiftUI

/// The name that Xcode makes of the catalogue's colour.
extension Color {
  static var background: Color { Color("Background") }
}

/// In the window of the telephone that ran the tests, which is taller than the device that they ask for.
@MainActor private func shown(_ state: ViewState) -> some View {
  MultiplicationExerciseView(viewState: state).safeAreaPadding(.top, 12).ignoresSafeArea(.container, edges: .bottom)
}

#Preview("test_it_should_vertically_layout_operation_and_suggestions") {
  shown(ViewState(operation: "1 x 1", productSuggestions: ["1", "9", "6"]))
}
#Preview("test_it_indicates_the_selection_is_correct") {
  shown(
    ViewState(
      operation: "1 x 1", productSuggestions: ["1", "9", "6"], isContinueButtonDisabled: false, selection: .correct,
      selectedSuggestion: "1"))
}
#Preview("test_it_indicates_the_selection_is_wrong") {
  shown(
    ViewState(
      operation: "1 x 1", productSuggestions: ["1", "9", "6"], isContinueButtonDisabled: false, selection: .wrong,
      selectedSuggestion: "9"))
}
