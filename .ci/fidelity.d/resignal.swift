// repository: remlostime/Resignal-iOS
// commit: 2a93c00e6fa19a77c7fe9dcc8ab3e0e7dc6f7225
// sources: Resignal-iOS/Resignal
// use: judged
// run: --scale 3 --text-size large --system ios26 --appearance dark
// pictures: Resignal-iOS/ResignalTests/SnapshotTests/__Snapshots__/*/{name}.1.png
import SwiftUI

/// The frame of the tests' controllers.
@MainActor private func tested(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> some View {
  view.background(Color.white).frame(width: width, height: height)._renderedAsLayer()
}

#Preview("testAllButtonStyles", traits: .sizeThatFitsLayout) {
  tested(
    VStack(spacing: 16) {
      PrimaryButton("Filled Button", icon: "sparkles") {}
      PrimaryButton("Outlined Button", icon: "square.and.pencil", style: .outlined) {}
      PrimaryButton("Text Button", icon: "doc.on.doc", style: .text) {}
      PrimaryButton("Disabled Button", isDisabled: true) {}
      DestructiveButton("Delete", icon: "trash") {}
    }
    .padding()
    .frame(width: 320), 360, 350)
}
#Preview("testPrimaryButton_Filled", traits: .sizeThatFitsLayout) {
  tested(PrimaryButton("Analyze", icon: "sparkles") {}.frame(width: 300).padding(), 340, 80)
}
#Preview("testEmptyStateView_NoSessions", traits: .sizeThatFitsLayout) {
  tested(EmptyStateView.noSessions.frame(width: 350, height: 350), 350, 350)
}
#Preview("testTagChipsView_SingleTag", traits: .sizeThatFitsLayout) {
  tested(TagChipsView(tags: ["iOS"]).padding(), 200, 60)
}
#Preview("testSectionCard_Basic", traits: .sizeThatFitsLayout) {
  tested(
    SectionCard(title: "Summary", icon: "doc.text") {
      Text("This is the content of the section card.")
        .foregroundStyle(Color.gray)
    }
    .frame(width: 350)
    .padding(), 380, 200)
}
#Preview("testFeedbackSectionView_Expanded", traits: .sizeThatFitsLayout) {
  tested(
    FeedbackSectionView(
      title: "Strengths",
      icon: "star.fill",
      content: "- Good communication skills\n- Clear explanations\n- Technical depth",
      isExpanded: .constant(true)
    )
    .frame(width: 350)
    .padding(), 380, 250)
}
#Preview("testDestructiveButton", traits: .sizeThatFitsLayout) {
  tested(DestructiveButton("Delete", icon: "trash") {}.padding(), 150, 60)
}
#Preview("testPrimaryButton_Outlined", traits: .sizeThatFitsLayout) {
  tested(PrimaryButton("Cancel", style: .outlined) {}.frame(width: 300).padding(), 340, 80)
}
