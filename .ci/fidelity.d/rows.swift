// repository: V8tr/SnapshotTestingSwiftUI
// commit: 4c3767d27eeaafb4553eb225f96a8325e758f50b
// sources: SnapshotTestingSwiftUI
// use: fitted
// layers: yes
// run: --scale 3
// pictures: SnapshotTestingSwiftUITests/__Snapshots__/{name}.1.png
import SwiftUI

#Preview("LandmarkRowTests/testRenderLandmark", traits: .fixedLayout(width: 300, height: 70)) {
  LandmarkRow(landmark: Landmark(name: "Turtle Rock", imageName: "turtlerock", isFavorite: false))
    .frame(width: 300, height: 70)
}
#Preview("LandmarkRowTests/testRenderFavorite", traits: .fixedLayout(width: 300, height: 70)) {
  LandmarkRow(landmark: Landmark(name: "Turtle Rock", imageName: "turtlerock", isFavorite: true))
    .frame(width: 300, height: 70)
}
#Preview("SendButtonTests/testDefaultAppearance", traits: .fixedLayout(width: 150, height: 50)) {
  SendButton().frame(width: 150, height: 50)
}
#Preview("SendButtonTests/testRightToLeft", traits: .fixedLayout(width: 150, height: 50)) {
  SendButton().frame(width: 150, height: 50).environment(\.layoutDirection, .rightToLeft)
}
#Preview("SendButtonTests/testRuLocale", traits: .fixedLayout(width: 150, height: 50)) {
  SendButton().frame(width: 150, height: 50).environment(\.locale, Locale(identifier: "RU"))
}
