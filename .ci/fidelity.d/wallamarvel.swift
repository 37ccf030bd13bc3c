// repository: 0mar32/WallaMarvel
// commit: e5cfdbd830ca3158216e9c3e5190f54cfafd8483
// sources: Modules/DesignSystem/Sources/DesignSystem
// modules: Kingfisher
// use: fitted
// language: ar
// tests: Modules/DesignSystem/Tests/DesignSystemTests
// without: Sanpshot+Helpers.swift
// run: --scale 3 --system ios18
// pictures: Modules/DesignSystem/Tests/DesignSystemTests/SnapshotTests/__Snapshots__/{name}.png
import SwiftUI
import UIKit

/// Replaces the helper of the tests.
@MainActor func assertSnapshot(
  view: some View, named name: String? = nil, testName: String = #function, width: CGFloat = 320, height: CGFloat = 80,
  sizeCategory: ContentSizeCategory = .medium
) {
  draw(
    view.padding(4).frame(width: width, height: height).environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.sizeCategory, sizeCategory),
    testName, named: name)
}

/// Replaces the view of a package that is not there: the picture that a test put into its cache, or what it shows when
/// there is none.
struct KFImage: View {
  let url: URL?
  var failure = AnyView(EmptyView())

  init(_ url: URL?) { self.url = url }

  var body: some View {
    if let url, let image = ImageCache.default.images[url.absoluteString] {
      Image(uiImage: image).resizable()
    } else {
      failure
    }
  }

  func placeholder(@ViewBuilder _ content: () -> some View) -> Self { self }
  func onFailureView(@ViewBuilder _ content: () -> some View) -> Self {
    var image = self
    image.failure = AnyView(content())
    return image
  }
  func cancelOnDisappear(_ cancels: Bool) -> Self { self }
  func fade(duration: Double) -> Self { self }
  func resizable() -> Self { self }
}

final class ImageCache: @unchecked Sendable {
  static let `default` = ImageCache()
  var images: [String: UIImage] = [:]
  func store(_ image: UIImage, forKey key: String, toDisk: Bool) { images[key] = image }
  func clearMemoryCache() { images = [:] }
  func clearDiskCache() {}
}
