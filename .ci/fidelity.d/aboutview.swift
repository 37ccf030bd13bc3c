// repository: renaudjenny/RenaudJennyAboutView
// commit: 97fc409dafda104461b4118f47d82227d6174f5f
// sources: Sources/RenaudJennyAboutView
// use: fitted
// run: --scale 3 --system ios16
// pictures: Tests/RenaudJennyAboutViewTests/__Snapshots__/AboutViewTests/{name}.1.png
import SwiftUI

#Preview("testTheAboutView", traits: .fixedLayout(width: 800, height: 400)) { AboutView_Previews.previews }
#Preview("testAboutViewInModal", traits: .fixedLayout(width: 800, height: 400)) { AboutViewInModal_Previews.previews }
#Preview("testAboutViewInModalDarkMode", traits: .fixedLayout(width: 800, height: 400)) {
  AboutViewInModalDarkMode_Previews.previews
}
#Preview("testAboutViewInModalLandscape", traits: .fixedLayout(width: 400, height: 800)) {
  AboutViewInModalLandscape_Previews.previews
}
#Preview("testAboutViewInModalWithBackground", traits: .fixedLayout(width: 800, height: 400)) {
  AboutViewInModalWithBackground_Previews.previews
}
#Preview("testAboutViewInModalWithBackgroundLandscape", traits: .fixedLayout(width: 400, height: 800)) {
  AboutViewInModalWithBackgroundLandscape_Previews.previews
}
