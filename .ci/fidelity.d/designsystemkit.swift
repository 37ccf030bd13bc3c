// repository: medaminenajjar/DesignSystemKit
// commit: 80ef70d4071061c3acb1ccdbd292c8ec6bb0a41f
// sources: Sources/DesignSystemKit/Colors Sources/DesignSystemKit/Foundation Sources/DesignSystemKit/Assets
// add: Sources/DesignSystemKit/Components/AlertBanner.swift Sources/DesignSystemKit/Components/CardView.swift Sources/DesignSystemKit/Modifiers/PrimaryCardModifier.swift
// use: fitted
// run: --scale 3 --text-size large --system ios18
// pictures: Tests/DesignSystemKitTests/SnapshotTesting/__Snapshots__/AlertBannerSnapshotTests/{name}.1.png
// run: --scale 3 --device iphone-12 --text-size medium --system ios18
// pictures: Tests/DesignSystemKitTests/SnapshotTesting/__Snapshots__/{name}.1.png
import SwiftUI

#Preview("errorBannerStyle", traits: .sizeThatFitsLayout) {
  AlertBanner(type: .error, title: "Critical error", message: "Unable to load data.")
    .padding().frame(width: 375, height: 120)._renderedAsLayer()
}
#Preview("AlertBannerSnapshotTests/successBanner") {
  AlertBanner(type: .success, title: "Success", message: "The data has been saved successfully.")
    .padding()._renderedAsLayer()
}
#Preview("CardViewSnapshotTests/defaultCardView") {
  CardView {
    VStack(alignment: .leading) {
      Text("Titre")
      Text("Contenu de la carte")
    }
    .padding()
  }
  .padding()._renderedAsLayer()
}
#Preview("PrimaryCardSnapshotTests/rendersAsExpected") {
  VStack(spacing: 12) {
    Text("Titre principal").font(.title2).modifier(PrimaryCardModifier())
    Text("Sous-titre ou contenu").modifier(PrimaryCardModifier())
  }
  .padding().background(Color.gray.opacity(0.1))._renderedAsLayer()
}
