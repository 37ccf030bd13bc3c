// repository: vegemanis/LivefrontTimes
// commit: 0eb7d12c3258650b24daf79343117761dfea60f7
// sources: LivefrontTimes/Network/ResponseModels LivefrontTimes/Assets.xcassets
// add: LivefrontTimes/Views/StoryCard.swift LivefrontTimes/Views/Models/Story.swift
// modules: NukeUI
// use: judged
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios17
// pictures: LivefrontTimesTests/Views/__Snapshots__/StoryCardTests/{name}.1.png
import SwiftUI

/// Replaces that of Nuke, which has no picture where there is no address.
struct LazyImage<Content: View>: View {
  init(url: URL?, @ViewBuilder content: (LazyPhase) -> Content) { self.body = content(LazyPhase()) }
  let body: Content
}
struct LazyPhase {
  let image: Image? = nil
  let error: (any Error)? = URLError(.badURL)
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the device
/// of the run.
@MainActor private func tested(_ abstract: String, _ title: String) -> some View {
  StoryCard(
    story: Story(data: TopStoryData(abstract: abstract, multimedia: nil, title: title, url: "https://example.com"))!
  )
  .safeAreaPadding(.top, 7)
  ._renderedAsLayer()
}

#Preview("testLayout") { tested("This is the abstract of the article.", "This is the title of the article.") }
#Preview("testLayoutLong") {
  tested(
    "This is the abstract of the article. This is the abstract of the article. This is the abstract of the article.",
    "This is the title of the article. This is the title of the article. This is the title of the article")
}
