// repository: constzz/addmile-by-headway-test-task
// commit: 8b19f7a3695c96a4e9a3da2aa81eff5729f26f6b
// sources: BookListener/BookListener/Assets.xcassets BookListener/BookListener/UIComponents/PlaybackControlView
// add: BookListener/BookListener/ListenScreen/UIComponents/CoverImageView.swift
// use: fitted
// run: --scale 3 --text-size large --system ios17 --appearance both
// pictures: BookListener/BookListenerTests/__Snapshots__/BookListenerSnapshotTests/{name}_pixels_{appearance}.png
import Combine
import SwiftUI

@MainActor private func tested(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> some View {
  view.frame(width: width, height: height)._renderedAsLayer()
}

#Preview("test_coverImageView.200_300", traits: .sizeThatFitsLayout) {
  tested(CoverImageView(coverImage: nil, foregroundColor: .dark), 200, 300)
}
#Preview("test_playbackControlView.300_200", traits: .sizeThatFitsLayout) {
  tested(
    PlaybackControlView(
      state: .init(
        previousAction: {}, reverseAction: {}, playAction: {}, pauseAction: {}, forwardAction: {}, nextAction: {}),
      isPlayActivePublisher: Empty().eraseToAnyPublisher(), isPreviousActivePublisher: Empty().eraseToAnyPublisher(),
      isNextActivePublisher: Empty().eraseToAnyPublisher()), 300, 200)
}
