// repository: imodeveloperlab/dskit-swiftui
// commit: 2db14a16d59797ad2c87b1de800eae820ea8b99f
// sources: DSKit/Sources/DSKit
// modules: SDWebImageSwiftUI
// use: fitted
// run: --scale 3 --text-size large --system ios17
// pictures: DSKitTests/__Snapshots__/DSKitTests/{name}.1.png
import SwiftUI
import UIKit

/// Replaces the loader of a package that is not there. No picture here comes from the network.
final class ImageManager: ObservableObject {
  @Published var image: UIImage?
  let cacheType = Cache.none
  func load(url: URL?, context: [Option: Any]) {}
  func cancel() {}
  enum Cache { case none }
  enum Option { case imageTransformer }
}

struct SDImageResizingTransformer {
  enum ScaleMode { case aspectFill }
  init(size: CGSize, scaleMode: ScaleMode) {}
}

/// A hosting controller stacks the views of a test that has several.
@MainActor private func tested(_ view: some View) -> some View {
  VStack { view }.frame(width: 400).padding(20).fixedSize()._renderedAsLayer()
}

#Preview("DSBackgroundModifier", traits: .sizeThatFitsLayout) { tested(Testable_DSBackgroundModifier()) }
#Preview("DSCornerRadiusModifier", traits: .sizeThatFitsLayout) { tested(Testable_DSCornerRadiusModifier()) }
#Preview("DSPriceView", traits: .sizeThatFitsLayout) { tested(Testable_DSPriceView()) }
#Preview("DSBottomContainer", traits: .sizeThatFitsLayout) { tested(Testable_DSBottomContainer()) }
#Preview("DSButton", traits: .sizeThatFitsLayout) { tested(Testable_DSButton()) }
#Preview("DSGroupedList", traits: .sizeThatFitsLayout) { tested(Testable_DSGroupedList()) }
#Preview("DSSectionHeaderView", traits: .sizeThatFitsLayout) { tested(Testable_DSSectionHeaderView()) }
#Preview("DSTermsAndConditions", traits: .sizeThatFitsLayout) { tested(Testable_DSTermsAndConditions()) }
