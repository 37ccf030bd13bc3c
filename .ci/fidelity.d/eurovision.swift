// repository: michmaml/EurovisionRanking
// commit: c23b799fad559def47f80ba6a72c08c529f41fb2
// sources: EurovisionRanking/Assets.xcassets
// add: EurovisionRanking/Views/HeartFlagView.swift
// use: fitted
// layers: yes
// run: --scale 3 --system ios16
// pictures: EurovisionRankingTests/__Snapshots__/HeartFlagViewSnapshotTests/{name}.1.png
// run: --scale 3 --system ios16 --appearance dark --filter dark
// pictures: EurovisionRankingTests/__Snapshots__/HeartFlagViewSnapshotTests/{name}.1.png
// run: --scale 3 --system ios16 --text-size accessibility3 --filter dynamicType
// pictures: EurovisionRankingTests/__Snapshots__/HeartFlagViewSnapshotTests/{name}.1.png
// run: --scale 3 --system ios16 --direction rtl --filter rtl
// pictures: EurovisionRankingTests/__Snapshots__/HeartFlagViewSnapshotTests/{name}.1.png
import SwiftUI
@MainActor private func flag() -> some View { HeartFlagView(countryName: "belgium") }
#Preview("test_lightMode_heartFlagView", traits: .sizeThatFitsLayout) { flag() }
#Preview("test_darkMode_heartFlagView", traits: .sizeThatFitsLayout) { flag() }
#Preview("test_dynamicType_heartFlagView", traits: .sizeThatFitsLayout) { flag().frame(width: 300, height: 200) }
#Preview("test_rtl_heartFlagView", traits: .sizeThatFitsLayout) { flag() }
