// repository: IsabellaS2/Maven
// commit: 39d0d3e8ed49efff6c5da4ba6ed8da5e76c50f00
// sources: Maven
// use: judged
// run: --scale 3 --text-size large --system ios18
// pictures: MavenTests/SnapshotTests/__Snapshots__/{name}.1.png
import SwiftUI

/// The frame of the tests' controllers, which have no safe area.
@MainActor private func tested(_ view: some View, _ height: CGFloat) -> some View {
  view.frame(width: 375, height: height)._renderedAsLayer()
}

@MainActor private var nav: NavigationViewModel { NavigationViewModel(router: Router()) }

#Preview("MavenInfoSnapshotTest/testMavenInfoView", traits: .sizeThatFitsLayout) { tested(MavenInfoView(), 1100) }
#Preview("QuizIntroViewSnapshotTest/testQuizIntroView", traits: .sizeThatFitsLayout) {
  QuizData.allQuizzes["1"] = QuizSet(title: "Test Quiz", category: "Test Category", questions: [])
  return tested(QuizIntroView(quizID: "1", nav: nav), 800)
}
#Preview("QuizQuestionSnapshotTest/testQuizQuestionsView", traits: .sizeThatFitsLayout) {
  tested(
    QuizQuestionView(
      nav: nav,
      quiz: QuizSet(
        title: "Test Quiz",
        category: "Finance",
        questions: [
          Question(
            question: "What is APR?",
            options: ["Annual Percentage Rate", "Average Payment Rate", "Annual Pay Rate"],
            correctAnswer: "Annual Percentage Rate",
            explanation: "APR reflects the yearly cost of borrowing, including interest and fees."
          ),
          Question(
            question: "What is a credit score used for?",
            options: ["To measure savings", "To assess creditworthiness", "To calculate tax"],
            correctAnswer: "To assess creditworthiness",
            explanation: "It’s a number that shows how likely you are to repay debt."
          ),
        ])), 800)
}
