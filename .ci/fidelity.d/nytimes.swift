// repository: syedqamara/NYTimes
// commit: 5cbcbb6f1465cadf03fa632dd3ed924269afd268
// sources: NYTimes/Core/Models
// add: NYTimes/Application/Modules/Detail/Views/ArticleDetailView.swift NYTimes/Application/Modules/Detail/Views/InformationRow.swift NYTimes/Application/Modules/Detail/Views/MediaMetaDataView.swift NYTimes/Application/Modules/Detail/Views/MediaView.swift NYTimes/Application/Modules/List/*.swift NYTimes/Core/Module/ViewModels/NYTListViewModeling.swift NYTimes/Core/Module/Views/Previewer.swift NYTimes/Helpers/Lotties.swift
// modules: core_architecture Dependencies DebuggerUI
// use: judged
// run: --scale 3 --device iphone-12-pro-max --text-size medium --system ios16
// pictures: NYTimesTests/SnapshotsTests/__Snapshots__/{name}.png
import Combine
import SwiftUI

/// Replace the packages that the sources import.
public protocol DataModel: Codable {}
public protocol UIModel { associatedtype DataModelType }
public protocol ViewModeling: ObservableObject {}
public protocol SwiftUIView: View { associatedtype ViewModelType }
extension Collection { public var isNotEmpty: Bool { !isEmpty } }
extension CGFloat {
  public init?(_ value: Int) { self = CGFloat(Double(value)) }
}

public struct MostPopular {
  func mostViewedArticlesPublisher(days: Int) -> AnyPublisher<[NYTArticle], any Error> { Empty().eraseToAnyPublisher() }
}
public struct ViewFactory {
  enum Input { case detail(NYTArticleUIM?) }
  func makeView(input: Input) -> some View { EmptyView() }
}
public struct Dependencies {
  let mostPopular = MostPopular()
  let viewFactory = ViewFactory()
}
@propertyWrapper public struct Dependency<Value> {
  public let wrappedValue: Value
  public init(_ path: KeyPath<Dependencies, Value>) { wrappedValue = Dependencies()[keyPath: path] }
}

/// The views of an image that is not there, as in the recorded pictures, and of an animation of Lottie, which they
/// do not have.
public struct RemoteImage: View {
  init(url: String, lottiePlaceholder: String, size: CGSize) {}
  public var body: some View { VStack {} }
}
public struct AnimatedView: View {
  enum Mode { case loop }
  init(animationFileName: String, loopMode: Mode, size: CGSize) {}
  public var body: some View { EmptyView() }
}
extension View {
  /// Outside of a navigation stack there is no title.
  public func navigationTitleView(_ title: String) -> some View { self }
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the device
/// of the run.
@MainActor private func tested<State>(_ previewer: Previewer<State>, _ name: String = "Preview") -> some View {
  previewer.configure(previewer.configurations.first { $0.name == name }!.state)
    .safeAreaPadding(.top, 7)
    ._renderedAsLayer()
}

#Preview("ListSnapshotTests/testSnapshots.Preview-Error") {
  tested(NYTListView_Previews.snapshots, "Preview Error")
}
#Preview("ListSnapshotTests/testSnapshots.Preview-Article") {
  tested(NYTListView_Previews.snapshots, "Preview Article")
}
#Preview("ArticleSnapshotTests/testSnapshots.Preview") { tested(NYTArticleView_Previews.snapshots) }
#Preview("ArticleDetailSnapshotTests/testSnapshots.Preview") { tested(ArticleDetailView_Previews.snapshots) }
#Preview("MediaSnapshotTests/testSnapshots.Preview") { tested(MediaView_Previews.snapshots) }
#Preview("MediaMetadataSnapshotTests/testSnapshots.Preview") { tested(MediaMetadataView_Previews.snapshots) }
