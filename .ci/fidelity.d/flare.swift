// repository: space-code/flare
// commit: 40abd67aeb73db2bfde6c1a1fa394f4af099dcc8
// sources: Sources/FlareUI/Resources/Assets
// add: Sources/FlareUI/Classes/Core/Helpers/Value.swift Sources/FlareUI/Classes/Generated/Colors.swift Sources/FlareUI/Classes/Presentation/Components/Core/Constants/*.swift Sources/FlareUI/Classes/Presentation/Components/Styles/BorderedButtonStyle.swift Sources/FlareUI/Classes/Presentation/Components/Views/ProductPlaceholderView/ProductPlaceholderView.swift Sources/FlareUI/Classes/Presentation/Views/ProductView/Views/ProductInfoView/ProductInfoView.swift
// use: judged
// run: --scale 3 --text-size large --system ios18
// pictures: Tests/SnapshotTests/__Snapshots__/*/{name}-iOS.1.png
import SwiftUI

/// Replaces that of the library, whose states need the store's products.
struct ProductStyleConfiguration {
  struct Icon: View {
    var body: AnyView
    init(content: some View) { body = AnyView(content) }
  }
}

@MainActor private func drawn(_ view: some View, _ height: CGFloat) -> some View {
  view.frame(width: 375, height: height)._renderedAsLayer()
}

@MainActor private func product(crown: Bool, _ style: ProductInfoView.Style) -> ProductInfoView {
  ProductInfoView(
    viewModel: .init(
      id: "product", title: "My App Lifetime", description: "Lifetime access to additional content", price: "$19.99",
      priceDescription: nil),
    icon: crown ? .init(content: Image(systemName: "crown")) : nil, style: style, action: {})
}

#Preview("test_productInfoView_compactStyle_whenIconIsNil", traits: .sizeThatFitsLayout) {
  drawn(product(crown: false, .compact), 76)
}
#Preview("test_productInfoView_compactStyle_whenIconIsNotNil", traits: .sizeThatFitsLayout) {
  drawn(product(crown: true, .compact), 76)
}
#Preview("test_productInfoView_largeStyle_whenIconIsNil", traits: .sizeThatFitsLayout) {
  drawn(product(crown: false, .large), 400)
}
#Preview("test_productInfoView_largeStyle_whenIconIsNotNil", traits: .sizeThatFitsLayout) {
  drawn(product(crown: true, .large), 400)
}
#Preview("test_productPlaceholderView_compactStyle_whenIconIsHidden", traits: .sizeThatFitsLayout) {
  drawn(ProductPlaceholderView(isIconHidden: true, style: .compact), 76)
}
#Preview("test_productPlaceholderView_compactStyle_whenIconIsVisible", traits: .sizeThatFitsLayout) {
  drawn(ProductPlaceholderView(isIconHidden: false, style: .compact), 76)
}
#Preview("test_productPlaceholderView_largeStyle_whenIconIsHidden", traits: .sizeThatFitsLayout) {
  drawn(ProductPlaceholderView(isIconHidden: true, style: .large), 400)
}
#Preview("test_productPlaceholderView_largeStyle_whenIconIsVisible", traits: .sizeThatFitsLayout) {
  drawn(ProductPlaceholderView(isIconHidden: false, style: .large), 400)
}
