// repository: avnish015/News
// commit: eadb3d827674be1ad3b80004e3e157e8aa705905
// sources: News/News/Resource News/News/Core/Utility News/News/Presentation/NewsDetails
// add: News/News/Presentation/NewsList/Model/Article.swift News/News/Presentation/NewsList/View/Components/ArticleCellView.swift News/News/Presentation/NewsList/ViewModel/ArticleCellViewModel.swift
// use: judged
// run: --scale 3 --text-size large --system ios17
// pictures: News/NewsSnapshotTests/__Snapshots__/{name}.1.png
import SwiftUI

private let article = Article(
  id: UUID().uuidString, author: "David Henderson", title: "An EV Canary in the Coal Mine?",
  description: "I’ve written before about why I think California is the canary in the coal mine.",
  url: "https://www.econlib.org/an-ev-canary-in-the-coal-mine/",
  urlToImage: "https://www.econlib.org/wp-content/uploads/2023/12/Unknown.jpeg", publishedAt: "2023-12-04T18:46:48Z")

#Preview("NewsCellSnapshotTests/testNewsCellView", traits: .sizeThatFitsLayout) {
  ArticleCellView(viewModel: ArticleCellViewModel(article: article)).frame(width: 393)._renderedAsLayer()
}
#Preview("NewsDetailsViewSnapshotTests/testNewsDetailsView", traits: .sizeThatFitsLayout) {
  NewsDetailsView(viewModel: NewsDetailsViewModel(article: article)).frame(width: 393, height: 852)._renderedAsLayer()
}
