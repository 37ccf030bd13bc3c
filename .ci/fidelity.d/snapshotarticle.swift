// repository: KlacsoRobert/SnapshotArticle
// commit: 408f0520bf0d94f45330940c859d7b11e8e9a427
// sources: SnapshotArticle
// use: fitted
// run: --scale 3 --device iphone-14 --text-size medium --appearance both --system ios16
// pictures: SnapshotArticleTests/__Snapshots__/SnapshotTest/{name}{appearance}.1.png
// appearances: light= dark=_dark
import SwiftUI

#Preview("testContentView_Previews") { ContentView_Previews.previews }
#Preview("testSecondView_Previews") { SecondView_Previews.previews }
